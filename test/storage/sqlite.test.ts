/** The SQLite file: written by a worker thread, read directly. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { withWrites, writeOf } from '#storage/write.ts';
import { testVault } from '../support/databases.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('sqlite');

const vault = testVault();
let folder: string;
let path: string;
const opened: Database[] = [];

async function open(): Promise<Database> {
  const database = await openDatabase({ kind: 'sqlite', path }, vault);
  opened.push(database);
  return database;
}

beforeEach(() => {
  folder = scratch();
  path = join(folder, 'inner', 'bot.sqlite');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

const nameOf = (database: Database) =>
  database.read(database.query.selectFrom('meta').selectAll().where('name', '=', '').compile(), ['note']);

describe('the SQLite file', () => {
  it('shows readers a write once it has resolved, and not before the commit', async () => {
    const database = await open();
    await database.query.transaction().execute(async (transaction) => {
      await transaction.insertInto('meta').values({ name: 'note', value: 'x' }).execute();
      expect(await nameOf(database)).toEqual([]);
    });
    expect(await nameOf(database)).toEqual([{ name: 'note', value: 'x' }]);
  });

  it('retries a write that finds the disk full until there is space, all or nothing', async () => {
    const database = await open();
    const pages = (most: number) => sql.raw(`pragma max_page_count = ${most}`).execute(database.query);
    const noting = (name: string, value: string) =>
      writeOf(database.query.insertInto('meta').values({ name, value }).compile());
    await pages(1);
    const written = database.write(withWrites(noting('note', 'x'), [noting('long', 'x'.repeat(100_000))]));
    await expect(database.write(noting('other', 'x'.repeat(100_000)), { once: true })).rejects.toMatchObject({
      errcode: 13,
    });
    expect(await nameOf(database)).toEqual([]);
    await pages(1_000_000);
    await written;
    expect(await nameOf(database)).toEqual([{ name: 'note', value: 'x' }]);
  });

  it('can be written by two programs at once, with atomic transactions', async () => {
    const [one, two] = [await open(), await open()];
    await one.query.insertInto('meta').values({ name: 'note', value: '0' }).execute();
    const increment = (database: Database) => {
      const add = sql`update meta set value = cast(value as integer) + 1 where name = 'note'`.compile(database.query);
      const look = database.query.selectFrom('meta').selectAll().compile();
      return database.write({ statements: [add, look], read: () => undefined });
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => increment(index % 2 === 0 ? one : two)));
    expect(await nameOf(one)).toEqual([{ name: 'note', value: '20' }]);
    expect(await nameOf(two)).toEqual([{ name: 'note', value: '20' }]);
  });

  it('is private, as are the files beside it, even if it existed before', async () => {
    mkdirSync(join(folder, 'inner'));
    writeFileSync(path, '', { mode: 0o644 });
    const database = await open();
    await database.query.insertInto('meta').values({ name: 'note', value: 'x' }).execute();
    for (const ending of ['', '-wal', '-shm']) expect(statSync(path + ending).mode & 0o777).toBe(0o600);
  });

  it('processes requests in order, finishes them before it closes, and accepts none afterwards', async () => {
    const database = await open();
    const order: number[] = [];
    const writes = Array.from({ length: 20 }, (_, index) =>
      database.query
        .insertInto('meta')
        .values({ name: `note ${index}`, value: '' })
        .execute()
        .then(() => order.push(index)),
    );
    await writes[0];
    await database.close();
    await Promise.allSettled(writes);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    await expect(database.query.selectFrom('meta').selectAll().execute()).rejects.toThrow();
    const again = await open();
    const rows = await again.query.selectFrom('meta').selectAll().where('name', 'like', 'note %').execute();
    expect(rows.length).toBe(order.length);
  });

  it('is not opened if it is not a database', async () => {
    path = join(folder, 'bot.sqlite');
    writeFileSync(path, 'this is a text, and a long one, so that it cannot be taken for a header '.repeat(20));
    await expect(open()).rejects.toThrow(/not a database/);
    path = join(folder, 'bot.sqlite', 'below-a-file');
    await expect(open()).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
