/** The database of the inbox in tests, which other processes can open: a SQLite file, or Postgres in the postgres tier. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { type Database, type DatabaseAddress, openDatabase } from '#storage/database.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';

export const TEST_KEY = randomBytes(32);
const vault = createVault([TEST_KEY]);

export interface TestDatabase {
  database: Database;
  /** Where another process can open it. */
  address: DatabaseAddress;
  /** Forgets every update, payment and worker. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

function over(database: Database, address: DatabaseAddress, close: () => Promise<void>): TestDatabase {
  return {
    database,
    address,
    close,
    async wipe() {
      for (const table of ['inbox', 'seen', 'outbox', 'spending', 'workers'] as const)
        await database.query.deleteFrom(table).execute();
    },
  };
}

export async function openSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const address = { kind: 'sqlite', path: join(folder, 'bot.sqlite') } as const;
  const database = await openDatabase(address, vault);
  return over(database, address, async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

async function openPostgres(): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const address = { kind: 'postgres', url } as const;
  const database = await openDatabase(address, vault);
  return over(database, address, async () => {
    await database.close();
    await drop();
  });
}

/** In the store of this tier of tests. */
export const openTestDatabase = process.env.TEST_POSTGRES_URL === undefined ? openSqlite : openPostgres;

/** A suite on the database of this tier of tests, emptied after each test. */
export function describeOn(name: string, tests: (database: () => Database) => void): void {
  describe(name, () => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase();
    });
    afterEach(async () => {
      await opened?.database.settled();
      await opened?.wipe();
    });
    afterAll(() => opened?.close());

    tests(() => {
      if (!opened) throw new Error('the database is not open');
      return opened.database;
    });
  });
}
