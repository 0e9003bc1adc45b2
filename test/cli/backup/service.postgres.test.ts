/**
 * Backups of a data service in Postgres are restored unchanged, into Postgres or into files, or refused before anything is
 * changed.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { archivesIn } from '#cli/backup/backup-file.ts';
import { writeBackup } from '#cli/backup/write-backup.ts';
import { systemClock } from '#platform/clock.ts';
import type { Vault } from '#platform/vault.ts';
import { createArchives } from '#service/server/archives/archives.ts';
import { exportLines } from '#service/server/archives/export.ts';
import { OWNER_COLUMNS } from '#service/server/owners/database.ts';
import { type ChargingOwners, openOwners } from '#service/server/owners/owners.ts';
import { serviceFiles } from '#service/server/service-files.ts';
import type { ServiceStore } from '#service/server/service-store.ts';
import { openDatabase } from '#storage/database.ts';
import { createStores } from '#storage/stores.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { adminOf, openService } from '../../support/service.ts';
import { KEYS, MADE_AT, OTHER_KEYS, openBackupRig } from './backup-rig.ts';

const { signal } = new AbortController();
const WORDS = ['ferry', 'fer', 'Joana', '"the ferry"', '"tram and day"', '"ferry and"', 'tram -ferry', 'корабль', '17'];

const message = (id: string, messageText: string) =>
  [
    'social-chat-message',
    { _id: id, messageText, groupId: 'g', fromName: 'Joana', sentAt: '2026-03-01T08:00:00.000Z' },
  ] as const;

const RECORDS = { anna: 4300, ben: 40 };
/** Number of people with settings in the bot. */
const PEOPLE = 250;
const sentenceOf = (at: number) => message(`m${at}`, `the ferry, the tram and day ${at % 97}`);

async function inPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const ask = (url: string, sql: string, values: unknown[] = []) =>
  inPostgres(url, async (client) => (await client.query(sql, values)).rows);

/** Creates a database that is dropped after the test. */
async function freshDatabase(): Promise<string> {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return url;
}

/** A digest of every row of the directory. */
async function rowHashes(url: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of Object.keys(OWNER_COLUMNS)) {
    const rows = await ask(url, `select to_jsonb(t) as row from data_service.${table} t`);
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    hashes[table] = createHash('sha256').update(lines.join('\n')).digest('hex');
  }
  return hashes;
}

/** The content of a store as people see it: every record of every owner, and the results of searches. */
async function contentOf(place: ServiceStore, vault: Vault) {
  const owners = await openOwners({ ...place, vault, clock: systemClock, monthlyCredits: 1000 });
  const archives = createArchives(place);
  try {
    const content: Record<string, unknown> = {};
    for (const { id, name } of await owners.directory.list()) {
      const archive = archives.of(id, await owners.directory.archiveKey(id), signal);
      const records = createHash('sha256');
      for await (const { text } of exportLines(archive)) records.update(text);
      const found: Record<string, string[]> = {};
      for (const keywords of WORDS) {
        const { hits } = await archive.search({
          keywords,
          datastores: ['social-chat-message', 'social-email'],
          limit: 20,
        });
        found[keywords] = hits.map(({ record }) => record._id);
      }
      content[name] = { records: records.digest('hex'), count: await archive.countAll(), found };
    }
    return content;
  } finally {
    await archives.close();
    await owners.close();
  }
}

/** Everyone's settings in the bot's database file. */
function settingsIn(file: string) {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare('select * from kept order by key').all();
}

const service = await openService({ empty: true });
afterAll(() => service.close());
const { vault } = service;
const rig = openBackupRig(vault);
const { scratch, opened, verified } = rig;
let place: ServiceStore & { databaseUrl: string };
let botFile: string;
/** A backup from before the first test, with the rows and content at that time. */
let whole: string;
let rowsThen: Awaited<ReturnType<typeof rowHashes>>;
let contentThen: Awaited<ReturnType<typeof contentOf>>;

const backedUp = (from: ServiceStore = place) =>
  rig.backedUp({ address: { kind: 'sqlite', path: botFile }, service: from });
async function restored(file: string, to: ServiceStore, keys = vault): Promise<string> {
  const path = join(scratch(), 'bot.sqlite');
  await rig.restored(file, { address: { kind: 'sqlite', path }, service: to }, keys);
  return path;
}
const isUntouched = async (url: string) =>
  (await ask(url, "select 1 from pg_namespace where nspname = 'data_service'")).length === 0;
async function withOwners<T>(at: ServiceStore, work: (owners: ChargingOwners) => Promise<T>) {
  const owners = await openOwners({ ...at, vault, clock: systemClock, monthlyCredits: 1000 });
  try {
    return await work(owners);
  } finally {
    await owners.close();
  }
}

beforeAll(async () => {
  place = { dataDir: service.dataDir, databaseUrl: service.databaseUrl ?? '' };
  botFile = join(scratch(), 'bot.sqlite');
  const database = await openDatabase({ kind: 'sqlite', path: botFile }, vault);
  const { settings } = createStores(database);
  for (let id = 0; id < PEOPLE; id++) await settings.change(database.pseudonym(id), { dailyCreditCap: id });
  await database.close();
  await adminOf(service.service).issueToken({ owner: 'anna', scopes: ['api:search-universal'] });
  await adminOf(service.service).setBalance(77, 'anna');
  await adminOf(service.service).issueToken({ owner: 'ben', scopes: ['api:search-universal'] });
  await withOwners(place, async ({ directory, tickets }) => {
    await directory.link('anna', '1234');
    const archives = createArchives(place);
    for (const name of ['anna', 'ben'] as const) {
      const { id } = await directory.getOrCreate(name);
      await tickets.issue(id, { purpose: 'upload' });
      const archive = archives.of(id, await directory.archiveKey(id), signal);
      await archive.put([...Array(RECORDS[name]).keys()].map(sentenceOf), 1);
      await archive.put([message('m2', 'a tram at nine'), message('ünï/1', 'кораблі')], 2);
      await archive.remove([{ datastore: 'social-chat-message', id: 'm3' }]);
    }
    await archives.close();
  });
  whole = await backedUp();
  rowsThen = await rowHashes(place.databaseUrl);
  contentThen = await contentOf(place, vault);
}, 120_000);

describe('a backup of the data service in Postgres', { timeout: 120_000 }, () => {
  it('restores everything, into Postgres or files, and from files into Postgres; the service continues from there', async () => {
    expect(contentThen).toMatchObject({
      anna: { count: RECORDS.anna, found: { '"the ferry"': expect.arrayContaining([expect.stringMatching(/^m42/)]) } },
    });
    const files = { dataDir: scratch() };
    expect(settingsIn(await restored(whole, files))).toEqual(settingsIn(botFile));
    expect(serviceFiles(files.dataDir).length).toBe(3);
    expect(await contentOf(files, vault)).toEqual(contentThen);
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await restored(await backedUp(files), to);
    expect(await rowHashes(to.databaseUrl)).toEqual(rowsThen);
    expect(await contentOf(to, vault)).toEqual(contentThen);
    expect(readdirSync(to.dataDir)).toEqual([]);
    // Sequences continue after the restored numbers.
    await withOwners(to, async ({ directory, credits, tickets }) => {
      const { id } = await directory.getOrCreate('carl');
      expect((await credits.charge(id, 1, { operation: 'search', tokenId: 't' })).ok).toBe(true);
      await tickets.issue(id, { purpose: 'upload' });
      const archives = createArchives(to);
      const archive = archives.of(id, await directory.archiveKey(id), signal);
      await archive.put([message('m1', 'new')], 1);
      expect(await archive.countAll()).toBe(1);
      await archives.close();
    });
  });

  it('is a consistent snapshot while records are added and an owner is erased', async () => {
    const archives = createArchives(place);
    const owners: ChargingOwners = await openOwners({
      ...{ ...place, vault, clock: systemClock, monthlyCredits: 1000 },
      removeArchive: async (id) => archives.erase(id, await owners.directory.archiveKey(id)),
    });
    const [{ id }, { id: dora }] = [
      await owners.directory.getOrCreate('writer'),
      await owners.directory.getOrCreate('dora'),
    ];
    const key = await owners.directory.archiveKey(id);
    await archives.of(dora, await owners.directory.archiveKey(dora), signal).put([message('m1', 'soon gone')], 1);
    let written = 0;
    let isOver = false;
    const writing = (async () => {
      const archive = archives.of(id, key, signal);
      for (; !isOver; written++)
        await archive.put(
          [...Array(20).keys()].map((at) => message(`w${written}-${at}`, `ferry ${written} ${at}`)),
          1,
        );
    })();
    while (written === 0) await pause(5);
    const file = join(scratch(), 'all.backup');
    const [manifest] = await Promise.all([
      writeBackup(file, { address: { kind: 'sqlite', path: botFile }, service: place }, vault, MADE_AT, signal),
      owners.directory.erase(dora),
    ]);
    isOver = true;
    await writing;
    await archives.close();
    await owners.close();
    expect(written).toBeGreaterThan(1);
    await verified(file);
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await restored(file, to);
    const content = await contentOf(to, vault);
    expect((content.writer as { count: number }).count % 20).toBe(0);
    const counts = await ask(
      to.databaseUrl,
      `select name, (select coalesce(sum(records), 0) from data_service.datastore d where d.owner = a.owner)::int as told,
         (select count(*) from data_service.record r where r.owner = a.owner)::int as records,
         exists (select 1 from data_service.owner where id = a.name) as owned
       from data_service.archive a`,
    );
    for (const { told, records, owned } of counts)
      expect({ told, records, owned }).toEqual({ told, records: told, owned: true });
    const ofDora = counts.find(({ name }) => name === dora);
    expect([undefined, 0, 1]).toContain(ofDora?.records);
    expect(archivesIn(manifest)).toBeGreaterThan(2);
  });

  it('leaves out the remaining data of an owner whose erasure was not finished', async () => {
    const copy = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await restored(whole, copy);
    const [ben] = await withOwners(copy, async ({ directory }) => [await directory.find('ben')]);
    await ask(copy.databaseUrl, 'delete from data_service.owner where id = $1', [ben?.id]);
    const files = { dataDir: scratch() };
    await restored(await backedUp(copy), files);
    expect(serviceFiles(files.dataDir).map((name) => name.includes(ben?.id ?? ''))).toEqual([false, false]);
  });

  it('contains no key and no plain text', async () => {
    const content = readFileSync(whole).toString('latin1');
    for (const word of ['Joana', 'ferry', KEYS]) expect(content).not.toContain(word);
  });

  it('is not written for an unreachable database or one of another version', async () => {
    const nowhere = { dataDir: scratch(), databaseUrl: 'postgres://postgres@127.0.0.1:1/nowhere' };
    await expect(backedUp(nowhere)).rejects.toThrow(/cannot be used: connect ECONNREFUSED/);
    const other = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await withOwners(other, async ({ directory }) => void (await directory.getOrCreate('anna')));
    await ask(other.databaseUrl, 'update data_service.version set number = number + 1');
    await expect(backedUp(other)).rejects.toThrow('version of this program');
    await ask(other.databaseUrl, 'update data_service.version set number = number - 1');
    await ask(other.databaseUrl, "update data_service.version set number = 3 where part = 'archives'");
    await expect(backedUp(other)).rejects.toThrow('version of this program');
  });

  it('of a Postgres without a data service contains no data service', async () => {
    const file = await backedUp({ dataDir: scratch(), databaseUrl: await freshDatabase() });
    await verified(file);
    expect(await opened(file, ({ manifest }) => manifest.entries.map(({ name }) => name))).toEqual(['bot.ndjson']);
    const files = { dataDir: scratch() };
    await restored(file, files);
    expect(readdirSync(files.dataDir)).toEqual([]);
  });
});

describe('a restore into Postgres', { timeout: 120_000 }, () => {
  it('needs an empty data service', async () => {
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await withOwners(to, async ({ directory }) => void (await directory.getOrCreate('somebody')));
    await expect(restored(whole, to)).rejects.toThrow('the Postgres of the data service is not empty');
    expect(await ask(to.databaseUrl, 'select id from data_service.owner')).toHaveLength(1);
  });

  it('is done by only one of two concurrent restores', async () => {
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    const both = await Promise.allSettled([restored(whole, to), restored(whole, { ...to, dataDir: scratch() })]);
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('the Postgres of the data service is not empty')]);
    expect(await rowHashes(to.databaseUrl)).toEqual(rowsThen);
  });

  it('may use the Postgres of the bot, and be backed up from there', async () => {
    const databaseUrl = await freshDatabase();
    const address = { kind: 'postgres', url: databaseUrl } as const;
    const all = { address, service: { dataDir: scratch(), databaseUrl } };
    await rig.restored(whole, all);
    expect(await rowHashes(databaseUrl)).toEqual(rowsThen);
    const file = join(scratch(), 'all.backup');
    const manifest = await writeBackup(file, all, vault, MADE_AT, signal);
    expect(manifest.rows).toBeGreaterThan(PEOPLE);
    const files = { dataDir: scratch() };
    expect(settingsIn(await restored(file, files))).toEqual(settingsIn(botFile));
    expect(await contentOf(files, vault)).toEqual(contentThen);
  });

  it('with other keys, or with an archive key that does not open, changes nothing', async () => {
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await expect(restored(whole, to, OTHER_KEYS)).rejects.toThrow('none of the keys decrypts');
    const copy = { dataDir: scratch() };
    await restored(whole, copy);
    const spoil = 'update owner set archive_key = ? where id = (select max(id) from owner)';
    new DatabaseSync(join(copy.dataDir, 'service.sqlite')).prepare(spoil).run(OTHER_KEYS.seal('x', 'y'));
    await expect(restored(await backedUp(copy), to)).rejects.toThrow('service.sqlite: none of the keys decrypts it');
    expect(await isUntouched(to.databaseUrl)).toBe(true);
  });

  it('is not possible for a service whose archive keys do not open: the backup is refused', async () => {
    const copy = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await restored(whole, copy);
    const spoil = 'update data_service.owner set archive_key = $1 where id = (select max(id) from data_service.owner)';
    await ask(copy.databaseUrl, spoil, [OTHER_KEYS.seal('x', 'y')]);
    await expect(backedUp(copy)).rejects.toThrow('none of the keys decrypts');
  });

  it('that fails at the bot’s rows restores nothing of the data service', async () => {
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    const inTheWay = join(scratch(), 'a-file');
    writeFileSync(inTheWay, '');
    const address = { kind: 'sqlite', path: join(inTheWay, 'bot.sqlite') } as const;
    await expect(rig.restored(whole, { address, service: to })).rejects.toThrow();
    expect(
      await ask(to.databaseUrl, 'select 1 from data_service.owner union all select 1 from data_service.block'),
    ).toEqual([]);
    await restored(whole, to);
  });
});
