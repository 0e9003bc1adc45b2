/** A backup of the bot's rows moves between a SQLite file and Postgres. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBackup } from '#cli/backup/read.ts';
import { restoreBackup } from '#cli/backup/restore-backup.ts';
import { type BackupSource, writeBackup } from '#cli/backup/write.ts';
import { type DatabaseAddress, openDatabase } from '#storage/database.ts';
import { createPeople } from '#storage/people.ts';
import { createStores } from '#storage/stores.ts';
import { testVault } from '../../support/databases.ts';
import { scratchFolders } from '../../support/folders.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';

const PEOPLE = 250;
const vault = testVault();
const { signal } = new AbortController();
const scratch = scratchFolders('bot-backup');

/** Backs up the rows at `from` and restores them at `to`. */
async function move(from: BackupSource, to: DatabaseAddress): Promise<void> {
  const file = join(scratch(), 'all.backup');
  await writeBackup(file, from, new Date('2026-11-22T12:00:00.000Z'), signal);
  const backup = await openBackup(file);
  try {
    await restoreBackup(backup, { address: to, service: { dataDir: scratch() } }, vault, signal);
  } finally {
    backup.close();
  }
}

/** What everybody has set. */
async function capsAt(address: DatabaseAddress): Promise<unknown[]> {
  const database = await openDatabase(address, vault);
  const people = createPeople(database);
  const caps = await Promise.all(
    Array.from(
      { length: PEOPLE },
      async (_, id) => (await people.read(database.pseudonym(id), 0)).settings.dailyCreditCap,
    ),
  );
  await database.close();
  return caps;
}

it('a backup of a file is restored into Postgres, and from there into a file', async () => {
  const own = await createPostgresDatabase();
  onTestFinished(own.drop);
  const inPostgres: DatabaseAddress = { kind: 'postgres', url: own.url };
  const [first, last] = ['first', 'last'].map(
    (name): DatabaseAddress => ({ kind: 'sqlite', path: join(scratch(), `${name}.sqlite`) }),
  ) as [DatabaseAddress, DatabaseAddress];
  const database = await openDatabase(first, vault);
  const { settings } = createStores(database);
  for (let id = 0; id < PEOPLE; id++) await settings.change(database.pseudonym(id), { dailyCreditCap: id });
  await database.close();

  await move({ address: first, service: undefined }, inPostgres);
  await move({ address: inPostgres, service: undefined }, last);
  const expected = Array.from({ length: PEOPLE }, (_, id) => id);
  expect(await capsAt(inPostgres)).toEqual(expected);
  expect(await capsAt(last)).toEqual(expected);
});
