/** Names of the people and chats of a person's data, as their service last told them: sealed, one row a person. */
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';

export interface KeptNames {
  /** JSON: the caller parses it. */
  readonly names: unknown;
  /** When they were told, milliseconds since 1970. */
  readonly at: number;
}

export interface Names {
  find(person: string): Promise<KeptNames | undefined>;
  /** In place of those before. */
  put(person: string, names: unknown, at: number): Promise<void>;
  /** Whether there were any. */
  erase(person: string): Promise<boolean>;
}

export function createNames({ query, read, vault }: Database): Names {
  const byPerson = query.selectFrom('names').selectAll().where('person', '=', '').compile();
  return {
    async find(person) {
      const [row] = await read(byPerson, [person]);
      return row && { names: JSON.parse(vault.open(row.sealed, bindings.names(row))), at: Number(row.told_at) };
    },
    async put(person, names, at) {
      const row = { sealed: vault.seal(JSON.stringify(names), bindings.names({ person })), told_at: at };
      await query
        .insertInto('names')
        .values({ person, ...row })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
        .execute();
    },
    async erase(person) {
      const { numDeletedRows } = await query.deleteFrom('names').where('person', '=', person).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
