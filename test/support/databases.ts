/** The databases that every storage test runs on: the embedded file and Postgres (in this process, no server). */
import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { type CompiledQuery, Kysely, PGliteDialect, type QueryResult } from 'kysely';
import { createVault, type Vault } from '#platform/vault.ts';
import { type Database, openDatabase, prepareDatabase } from '#storage/database.ts';
import type { Tables } from '#storage/schema.ts';

export const testVault = (): Vault => createVault([randomBytes(32)]);

export const DATABASES: readonly { name: string; open(vault?: Vault): Promise<Database> }[] = [
  { name: 'SQLite', open: (vault = testVault()) => openDatabase({ kind: 'sqlite', path: ':memory:' }, vault) },
  {
    name: 'Postgres',
    open: async (vault = testVault()) => {
      // bigint columns hold milliseconds and update ids: numbers, as the pg driver is told to read them.
      const pglite = new PGlite({ parsers: { 20: Number } });
      return prepareDatabase('postgres', new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }), vault);
    },
  },
];

/** Makes the statements durable in one go, in the present moment; what each said. */
export function written(
  database: Pick<Database, 'write'>,
  statements: readonly CompiledQuery[],
): Promise<readonly QueryResult<unknown>[]> {
  return database.write({ statements, read: (results) => results });
}
