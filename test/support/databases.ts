/** The bot's database in tests: SQLite, or a separate Postgres database in the postgres tier. */
import { randomBytes } from 'node:crypto';
import type { CompiledQuery, QueryResult } from 'kysely';
import { afterAll } from 'vitest';
import { createVault, type Vault } from '#platform/vault.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { createPostgresDatabase } from './postgres.ts';

export const testVault = (): Vault => createVault([randomBytes(32)]);

const sqlite = (vault = testVault()): Promise<Database> => openDatabase({ kind: 'sqlite', path: ':memory:' }, vault);

async function postgres(vault = testVault()): Promise<Database> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openDatabase({ kind: 'postgres', url }, vault);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Opens a database of the kind that this tier tests. */
export const openTestDatabase = process.env.TEST_POSTGRES_URL === undefined ? sqlite : postgres;

/** The same, closed after the tests of the file. */
export async function testDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  afterAll(() => database.close());
  return database;
}

/** Writes the statements in one transaction; their results. */
export function written(
  database: Pick<Database, 'write'>,
  statements: readonly CompiledQuery[],
): Promise<readonly QueryResult<unknown>[]> {
  return database.write({ statements, read: (results) => results });
}

/** Jobs that aren't done, oldest first. */
export const openJobs = ({ query }: Pick<Database, 'query'>, kind?: 'update' | 'message' | 'deletion') =>
  query
    .selectFrom('jobs')
    .selectAll()
    .where('state', '<>', 'done')
    .where('kind', 'in', kind === undefined ? ['update', 'message', 'deletion'] : [kind])
    .orderBy('id')
    .execute();
