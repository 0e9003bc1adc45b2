/** The databases that the inbox is tested on: SQLite always, Postgres embedded, a real Postgres where one is given. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { type Database, type DatabaseAddress, openDatabase, prepareDatabase } from '#storage/database.ts';
import type { Tables } from '#storage/schema.ts';

export const TEST_KEY = randomBytes(32);
const vault = createVault([TEST_KEY]);

export interface TestDatabase {
  database: Database;
  /** Where another process can open it; undefined for one that lives in this process only. */
  address: DatabaseAddress | undefined;
  /** Forgets every update, payment and worker. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseKind {
  /** For a test's title; says why it is skipped when it is. */
  name: string;
  skipped: boolean;
  open(): Promise<TestDatabase>;
}

function over(database: Database, address: DatabaseAddress | undefined, close: () => Promise<void>): TestDatabase {
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

export const sqlite: DatabaseKind = {
  name: 'SQLite',
  skipped: false,
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
    const address = { kind: 'sqlite', path: join(folder, 'bot.sqlite') } as const;
    const database = await openDatabase(address, vault);
    return over(database, address, async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });
  },
};

export const embeddedPostgres: DatabaseKind = {
  name: 'embedded Postgres',
  skipped: false,
  async open() {
    const engine = await PGlite.create();
    const query = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine }) });
    const database = await prepareDatabase('postgres', query, vault);
    return over(database, undefined, async () => {
      await database.close();
      if (!engine.closed) await engine.close();
    });
  },
};

const serverUrl = process.env.TEST_POSTGRES_URL;

/** On the server at TEST_POSTGRES_URL, each call in a database of its own. */
export const postgres: DatabaseKind = {
  name: serverUrl ? 'Postgres' : 'Postgres (skipped: TEST_POSTGRES_URL is not set)',
  skipped: !serverUrl,
  async open() {
    const name = `inbox_${randomBytes(6).toString('hex')}`;
    const admin = async (statement: string) => {
      const client = new pg.Client({ connectionString: serverUrl });
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    await admin(`create database ${name}`);
    const url = new URL(serverUrl ?? '');
    url.pathname = `/${name}`;
    const address = { kind: 'postgres', url: url.href } as const;
    const database = await openDatabase(address, vault);
    return over(database, address, async () => {
      await database.close();
      await admin(`drop database ${name} with (force)`);
    });
  },
};

/** Makes the tests that `tests` holds on each of these databases, emptied after each test. */
export function describeOn(
  kinds: readonly DatabaseKind[],
  name: string,
  tests: (database: () => Database) => void,
): void {
  describe.each(kinds)(`${name} on $name`, (kind) => {
    describe.skipIf(kind.skipped)('', () => {
      let opened: TestDatabase | undefined;
      beforeAll(async () => {
        opened = await kind.open();
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
  });
}
