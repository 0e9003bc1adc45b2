/** The directory's database, SQLite or Postgres, as those who ask it see it: the same statements, with `?` for each value. */

export type Row = Record<string, unknown>;
export type Value = string | number | Uint8Array | null;

export interface Statements {
  /** @returns the rows of a statement that has any: written ones as `returning` names them */
  all(sql: string, ...values: readonly Value[]): Promise<Row[]>;
}

export interface OwnersDatabase extends Statements {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * One transaction, rolled back when `work` rejects; `work` asks `within` alone, and opens no other.
   * @param about those about the same thing (an owner's id, a name) are carried out one after the other, in all processes
   */
  transaction<T>(about: string, work: (within: Statements) => Promise<T>): Promise<T>;
  /** Makes what was erased or ended stay so, whatever happens to the machine, and leaves no trace of it in a journal. */
  harden(): Promise<void>;
  close(): Promise<void>;
}

/** The first row. */
export async function one(statements: Statements, sql: string, ...values: readonly Value[]): Promise<Row | undefined> {
  return (await statements.all(sql, ...values))[0];
}
