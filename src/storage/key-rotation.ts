/**
 * Re-encrypts values sealed with older keys under the newest one, row by row, while the bot runs. A row that changes
 * meanwhile is skipped, because the change sealed it with the newest key.
 */
import { type Kysely, sql } from 'kysely';
import { tryOpen, type Vault } from '#platform/vault.ts';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';

/** A column of a table, which has these columns of text among others. */
export interface SealedColumn<Name extends string = string> {
  readonly table: string;
  readonly column: Name;
  /** The primary key. */
  readonly key: Name;
  /** Associated data of a value. */
  binding(row: Readonly<Record<Name, string>>): string;
}

/** Every column with sealed values, with the primary key of its table. */
const SEALED_COLUMNS: readonly SealedColumn<
  'id' | 'key' | 'person' | 'connection' | 'value' | 'sealed' | 'progress' | 'name'
>[] = [
  { table: 'meta', column: 'value', key: 'name', binding: bindings.pepper },
  { table: 'connections', column: 'sealed', key: 'person', binding: bindings.connections },
  { table: 'kept', column: 'sealed', key: 'key', binding: bindings.kept },
  { table: 'accounts', column: 'sealed', key: 'connection', binding: bindings.accounts },
  { table: 'routines', column: 'sealed', key: 'id', binding: bindings.routines },
  { table: 'jobs', column: 'sealed', key: 'id', binding: bindings.job },
  { table: 'jobs', column: 'progress', key: 'id', binding: bindings.jobProgress },
];

export interface RotationReport {
  /** Values that were re-encrypted under the newest key. */
  rotated: number;
  /** Values that no listed key opens; left unchanged. */
  unreadable: number;
}

/** Rows per read, limited because stored lists may be large. */
const ROWS_AT_ONCE = 200;

/** Processes every sealed value of the database once. `signal` aborts between rows. */
export const rotateKeys = ({ query, vault }: Database, signal: AbortSignal): Promise<RotationReport> =>
  resealColumns(query, vault, SEALED_COLUMNS, signal);

/** Processes every value of these columns once. `signal` aborts between rows. */
export async function resealColumns<Tables, Name extends string>(
  query: Kysely<Tables>,
  vault: Vault,
  columns: readonly SealedColumn<Name>[],
  signal: AbortSignal,
): Promise<RotationReport> {
  type Row = Record<Name, string>;
  const report: RotationReport = { rotated: 0, unreadable: 0 };
  for (const { table, column, key, binding } of columns) {
    const where = table === 'meta' ? sql`name = 'pepper'` : sql`${sql.ref(column)} is not null`;
    let after = sql`true`;
    for (;;) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${where} and ${after}
        order by ${sql.ref(key)} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(query);
      for (const row of rows) {
        signal.throwIfAborted();
        const old = row[column];
        if (vault.usesNewestKey(old)) continue;
        const plain = tryOpen(vault, old, binding(row));
        if (plain === undefined) {
          report.unreadable += 1;
          continue;
        }
        const changed = await sql`update ${sql.table(table)}
          set ${sql.ref(column)} = ${vault.seal(plain, binding(row))}
          where ${sql.ref(key)} = ${row[key]} and ${sql.ref(column)} = ${old}
          returning ${sql.ref(key)}`.execute(query);
        report.rotated += changed.rows.length;
      }
      if (rows.length < ROWS_AT_ONCE) break;
      after = sql`${sql.ref(key)} > ${rows.at(-1)?.[key]}`;
    }
  }
  return report;
}
