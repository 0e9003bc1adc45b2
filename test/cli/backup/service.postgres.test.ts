/**
 * A backup of what the data service keeps in Postgres: it comes back as it was, into Postgres or into files, or is refused
 * before anything is changed.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Manifest } from '#cli/backup/manifest.ts';
import { openBackup } from '#cli/backup/read.ts';
import { restoreBackup } from '#cli/backup/restore-backup.ts';
import { verifyBackup } from '#cli/backup/verify-backup.ts';
import { writeBackup } from '#cli/backup/write.ts';
import { systemClock } from '#platform/clock.ts';
import { createVault, type Vault } from '#platform/vault.ts';
import { createArchives } from '#service/server/archives/archives.ts';
import { exportLines } from '#service/server/archives/export.ts';
import { type ChargingOwners, openOwners } from '#service/server/owners/owners.ts';
import { ARCHIVE_TABLES, DIRECTORY_TABLES } from '#service/server/rows/service-row.ts';
import { serviceFiles } from '#service/server/service-files.ts';
import type { ServiceStore } from '#service/server/service-store.ts';
import { openDatabase } from '#storage/database.ts';
import { createStores } from '#storage/stores.ts';
import { scratchFolders } from '../../support/folders.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { runCommand } from '../../support/run-command.ts';
import { openService, type ServiceDouble } from '../../support/service.ts';

const KEYS = Buffer.alloc(32, 42).toString('base64');
const MADE_AT = new Date('2026-11-22T12:00:00.000Z');
const { signal } = new AbortController();
const scratch = scratchFolders('service-backup');
const TABLES = [...Object.keys(DIRECTORY_TABLES), ...Object.keys(ARCHIVE_TABLES)];
const WORDS = ['ferry', 'fer', 'Joana', '"the ferry"', '"tram and day"', '"ferry and"', 'tram -ferry', 'корабль', '17'];

const message = (id: string, messageText: string) =>
  [
    'social-chat-message',
    { _id: id, messageText, groupId: 'g', fromName: 'Joana', sentAt: '2026-03-01T08:00:00.000Z' },
  ] as const;

/** More than one segment of the index holds, and few. */
const RECORDS = { anna: 4300, ben: 40 };
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

/** A database of its own, gone with the test. */
async function freshDatabase(): Promise<string> {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return url;
}

/** A digest of every row of every table; archives by the names of their owners, who may have other numbers elsewhere. */
async function rowHashes(url: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of TABLES) {
    const isOwned = Object.hasOwn(ARCHIVE_TABLES, table) && table !== 'archive';
    const rows = await ask(
      url,
      isOwned
        ? `select a.name as of, to_jsonb(t) - 'owner' as row from data_service.${table} t join data_service.archive a using (owner)`
        : `select to_jsonb(t)${table === 'archive' ? " - 'owner' - 'changes'" : ''} as row from data_service.${table} t`,
    );
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    hashes[table] = createHash('sha256').update(lines.join('\n')).digest('hex');
  }
  return hashes;
}

/** What people get out of a place: every record of every owner, and what searches find. */
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

let service: ServiceDouble;
let vault: Vault;
let place: ServiceStore & { databaseUrl: string };
let botFile: string;

async function backedUp(from: ServiceStore = place): Promise<string> {
  const file = join(scratch(), 'all.backup');
  await writeBackup(file, { address: { kind: 'sqlite', path: botFile }, service: from }, MADE_AT, signal);
  return file;
}
async function opened<T>(
  file: string,
  work: (backup: Awaited<ReturnType<typeof openBackup>>) => Promise<T>,
): Promise<T> {
  const backup = await openBackup(file);
  try {
    return await work(backup);
  } finally {
    backup.close();
  }
}
async function restored(file: string, to: ServiceStore, keys = vault): Promise<string> {
  const path = join(scratch(), 'bot.sqlite');
  await opened(file, (backup) =>
    restoreBackup(backup, { address: { kind: 'sqlite', path }, service: to }, keys, signal),
  );
  return path;
}
const verified = (file: string, keys = vault) => opened(file, (backup) => verifyBackup(backup, tmpdir(), keys, signal));
const manifestOf = (file: string): Promise<Manifest> => opened(file, async ({ manifest }) => manifest);
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
  service = await openService({ empty: true });
  vault = service.vault;
  place = { dataDir: service.dataDir, databaseUrl: service.databaseUrl ?? '' };
  botFile = join(scratch(), 'bot.sqlite');
  const database = await openDatabase({ kind: 'sqlite', path: botFile }, vault);
  await createStores(database).settings.save(database.pseudonym(1), { dailyCreditCap: 5 });
  await database.close();
  await service.service.admin.issueToken({ owner: 'anna', scopes: ['api:search-universal'] });
  await service.service.admin.setBalance(77, 'anna');
  await service.service.admin.issueToken({ owner: 'ben', scopes: ['api:search-universal'] });
  await withOwners(place, async ({ directory, tickets }) => {
    await directory.link('anna', '1234');
    const archives = createArchives(place);
    for (const name of ['anna', 'ben'] as const) {
      const { id } = await directory.findOrMake(name);
      await tickets.issue(id, { purpose: 'upload' });
      const archive = archives.of(id, await directory.archiveKey(id), signal);
      await archive.put([...Array(RECORDS[name]).keys()].map(sentenceOf), 1);
      await archive.put([message('m2', 'a tram at nine'), message('ünï/1', 'кораблі')], 2);
      await archive.remove([{ datastore: 'social-chat-message', id: 'm3' }]);
    }
    await archives.close();
  });
}, 120_000);
afterAll(() => service?.close());

describe('a backup of the data service in Postgres', { timeout: 120_000 }, () => {
  it('knows every column of every table but the one that each place counts for itself', async () => {
    const rows = await ask(
      place.databaseUrl,
      `select table_name, column_name from information_schema.columns
       where table_schema = 'data_service' and table_name <> 'version'`,
    );
    const known = Object.entries({ ...DIRECTORY_TABLES, ...ARCHIVE_TABLES }).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    const there = rows.map((row) => `${row.table_name}.${row.column_name}`);
    expect(there.sort()).toEqual([...known, 'archive.changes'].sort());
  });

  it('brings back every row, and the service goes on from there', async () => {
    const file = await backedUp();
    await verified(file);
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    const bot = await restored(file, to);
    expect(await rowHashes(to.databaseUrl)).toEqual(await rowHashes(place.databaseUrl));
    expect(await contentOf(to, vault)).toEqual(await contentOf(place, vault));
    expect(readdirSync(to.dataDir)).toEqual([]);
    using database = new DatabaseSync(bot, { readOnly: true });
    expect(database.prepare('select count(*) as n from settings').get()?.n).toBe(1);
    // Numbers that were given out are not given out again.
    await withOwners(to, async ({ directory, credits, tickets }) => {
      const { id } = await directory.findOrMake('carl');
      expect((await credits.charge(id, 1, { operation: 'search', tokenId: 't' })).ok).toBe(true);
      await tickets.issue(id, { purpose: 'upload' });
      const archives = createArchives(to);
      const archive = archives.of(id, await directory.archiveKey(id), signal);
      await archive.put([message('m1', 'new')], 1);
      expect(await archive.countAll()).toBe(1);
      await archives.close();
    });
  });

  it('goes into files, and from there into Postgres again, with everything that is found', async () => {
    const before = await contentOf(place, vault);
    expect(before).toMatchObject({
      anna: { count: RECORDS.anna, found: { '"the ferry"': expect.arrayContaining(['m4299']) } },
    });
    const files = { dataDir: scratch() };
    await restored(await backedUp(), files);
    expect(serviceFiles(files.dataDir).length).toBe(3);
    const segments = await ask(place.databaseUrl, 'select distinct segment from data_service.posting');
    expect(segments.length).toBeGreaterThan(1);
    expect(await contentOf(files, vault)).toEqual(before);
    const back = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await restored(await backedUp(files), back);
    expect(await contentOf(back, vault)).toEqual(before);
    const { posting: _, ...hashes } = await rowHashes(back.databaseUrl);
    const { posting: __, ...first } = await rowHashes(place.databaseUrl);
    expect(hashes).toEqual(first);
    const lists = (url: string) =>
      ask(
        url,
        `select name, token, segment, records from data_service.posting join data_service.archive using (owner) order by 1, 2, 3`,
      );
    expect(await lists(back.databaseUrl)).toEqual(await lists(place.databaseUrl));
  });

  it('holds one moment, while somebody brings in more and somebody is erased', async () => {
    const archives = createArchives(place);
    const owners: ChargingOwners = await openOwners({
      ...{ ...place, vault, clock: systemClock, monthlyCredits: 1000 },
      removeArchive: async (id) => archives.erase(id, await owners.directory.archiveKey(id)),
    });
    const [{ id }, { id: dora }] = [
      await owners.directory.findOrMake('writer'),
      await owners.directory.findOrMake('dora'),
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
      writeBackup(file, { address: { kind: 'sqlite', path: botFile }, service: place }, MADE_AT, signal),
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
         (select count(*) from data_service.identity i where i.owner = a.owner)::int as ids,
         exists (select 1 from data_service.owner where id = a.name) as owned
       from data_service.archive a`,
    );
    for (const { told, records, ids, owned } of counts)
      expect({ told, records, ids, owned }).toEqual({ told, records: told, ids: told, owned: true });
    const ofDora = counts.find(({ name }) => name === dora);
    expect([undefined, 0, 1]).toContain(ofDora?.records);
    expect(manifest.service?.rows.archive).toBeGreaterThanOrEqual(counts.length);
  });

  it('leaves out what is left of somebody whose erasure had not come to its end', async () => {
    const copy = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await restored(await backedUp(), copy);
    const [ben] = await withOwners(copy, async ({ directory }) => [await directory.find('ben')]);
    await ask(copy.databaseUrl, 'delete from data_service.owner where id = $1', [ben?.id]);
    const orphans = (url: string) =>
      ask(url, 'select 1 from data_service.archive where name not in (select id from data_service.owner)');
    expect((await orphans(copy.databaseUrl)).length).toBe(1);
    const file = await backedUp(copy);
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await restored(file, to);
    expect(await orphans(to.databaseUrl)).toEqual([]);
    expect(
      await ask(
        to.databaseUrl,
        'select 1 from data_service.block where owner not in (select owner from data_service.archive)',
      ),
    ).toEqual([]);
    const files = { dataDir: scratch() };
    await restored(file, files);
    expect(serviceFiles(files.dataDir).some((name) => name.includes(ben?.id ?? '?'))).toBe(false);
  });

  it('holds no key, and nothing in clear', async () => {
    const rows = await opened(await backedUp(), async (backup) => {
      const [entry] = backup.manifest.entries.filter(({ name }) => name === 'service.ndjson');
      const pieces: Buffer[] = [];
      if (entry) for await (const piece of await backup.content(entry)) pieces.push(piece as Buffer);
      return Buffer.concat(pieces).toString();
    });
    expect(rows).toContain('["owner",');
    for (const word of ['Joana', 'ferry', '"anna"', KEYS]) expect(rows).not.toContain(word);
  });

  it('of a database that cannot be reached, or was made by another version, is not written', async () => {
    const nowhere = { dataDir: scratch(), databaseUrl: 'postgres://postgres@127.0.0.1:1/nowhere' };
    await expect(backedUp(nowhere)).rejects.toThrow(/cannot be used: connect ECONNREFUSED/);
    const other = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await withOwners(other, async () => undefined);
    await ask(other.databaseUrl, 'update data_service.version set number = number + 1');
    await expect(backedUp(other)).rejects.toThrow('made by another version');
    await ask(other.databaseUrl, 'update data_service.version set number = number - 1');
    await prepareTables(other.databaseUrl);
    await ask(other.databaseUrl, "update data_service.version set number = 3 where part = 'archives'");
    await expect(backedUp(other)).rejects.toThrow('made by another version');
  });

  it('of a Postgres in which there is no data service holds none', async () => {
    const file = await backedUp({ dataDir: scratch(), databaseUrl: await freshDatabase() });
    await verified(file);
    expect((await manifestOf(file)).service?.rows).toEqual({});
    const files = { dataDir: scratch() };
    await restored(file, files);
    expect(readdirSync(files.dataDir)).toEqual([]);
  });
});

describe('a restore into Postgres', { timeout: 120_000 }, () => {
  it('goes only where nothing is', async () => {
    const file = await backedUp();
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await withOwners(to, async ({ directory }) => void (await directory.findOrMake('somebody')));
    await expect(restored(file, to)).rejects.toThrow('there is something of a data service in its Postgres already');
    expect(await ask(to.databaseUrl, 'select id from data_service.owner')).toHaveLength(1);
  });

  it('of two at once is done by one', async () => {
    const file = await backedUp();
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    const both = await Promise.allSettled([restored(file, to), restored(file, { ...to, dataDir: scratch() })]);
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('there is something of a data service in its Postgres already')]);
    expect(await rowHashes(to.databaseUrl)).toEqual(await rowHashes(place.databaseUrl));
  });

  it('may go into the one that the bot has, and come from there', async () => {
    const databaseUrl = await freshDatabase();
    const address = { kind: 'postgres', url: databaseUrl } as const;
    const all = { address, service: { dataDir: scratch(), databaseUrl } };
    await opened(await backedUp(), (backup) => restoreBackup(backup, all, vault, signal));
    expect(await rowHashes(databaseUrl)).toEqual(await rowHashes(place.databaseUrl));
    const file = join(scratch(), 'all.backup');
    const manifest = await writeBackup(file, all, MADE_AT, signal);
    expect(manifest.rows.settings).toBe(1);
    const files = { dataDir: scratch() };
    await restored(file, files);
    expect(await contentOf(files, vault)).toEqual(await contentOf(place, vault));
  });

  it('with other keys, or where a key of an archive does not open, changes nothing', async () => {
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    const other = createVault([Buffer.alloc(32, 9)]);
    await expect(restored(await backedUp(), to, other)).rejects.toThrow('none of the keys opens');
    const copy = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    await restored(await backedUp(), copy);
    const foreign = other.seal('x', 'y');
    await ask(
      copy.databaseUrl,
      'update data_service.owner set archive_key = $1 where id = (select max(id) from data_service.owner)',
      [foreign],
    );
    await expect(restored(await backedUp(copy), to)).rejects.toThrow(
      'none of the keys opens what the data service kept',
    );
    expect(await isUntouched(to.databaseUrl)).toBe(true);
  });

  it('of a damaged backup, or of one with fewer rows or of another version, changes nothing', async () => {
    const file = await backedUp();
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    const bytes = readFileSync(file);
    const damaged = join(scratch(), 'damaged');
    bytes.writeUInt8((bytes.readUInt8(Math.floor(bytes.length / 2)) + 1) % 256, Math.floor(bytes.length / 2));
    writeFileSync(damaged, bytes);
    await expect(restored(damaged, to)).rejects.toThrow('service.ndjson is damaged in the backup');
    const otherwise = (more: (service: NonNullable<Manifest['service']>) => Manifest['service']) =>
      opened(file, async (backup) => {
        const { manifest } = backup;
        if (!manifest.service) throw new Error('it has no rows');
        const told = { ...backup, manifest: { ...manifest, service: more(manifest.service) } };
        await verifyBackup(told, tmpdir(), vault, signal);
      });
    await expect(
      otherwise(({ rows, version }) => ({ version, rows: { ...rows, block: (rows.block ?? 0) + 1 } })),
    ).rejects.toThrow('rows of the data service are missing');
    await expect(otherwise(({ rows }) => ({ rows, version: 99 }))).rejects.toThrow(
      'from another version of the program',
    );
    expect(await isUntouched(to.databaseUrl)).toBe(true);
  });

  it('that fails at the bot’s rows brings back nothing of the data service', async () => {
    const file = await backedUp();
    const to = { dataDir: scratch(), databaseUrl: await freshDatabase() };
    const inTheWay = join(scratch(), 'a-file');
    writeFileSync(inTheWay, '');
    const address = { kind: 'sqlite', path: join(inTheWay, 'bot.sqlite') } as const;
    await expect(
      opened(file, (backup) => restoreBackup(backup, { address, service: to }, vault, signal)),
    ).rejects.toThrow();
    expect(
      await ask(to.databaseUrl, 'select 1 from data_service.owner union all select 1 from data_service.block'),
    ).toEqual([]);
    await restored(file, to);
  });

  it('and a backup are commands that say what is in the file', async () => {
    const file = join(scratch(), 'all.backup');
    const from = { ENCRYPTION_KEYS: KEYS, SERVICE_DATABASE_URL: place.databaseUrl, DATA_DIR: scratch() };
    copyFileSync(botFile, join(from.DATA_DIR, 'bot.sqlite'));
    const [{ n } = {}] = await ask(place.databaseUrl, 'select count(*)::int as n from data_service.archive');
    expect(await said('backup', [file], from)).toMatch(new RegExp(`${n} archives and \\d+ rows of the bot`));
    const to = { ...from, SERVICE_DATABASE_URL: await freshDatabase(), DATA_DIR: scratch() };
    expect(await said('restore', [file, '--verify'], to)).toContain('Whole and readable');
    expect(await said('restore', [file], to)).toContain(`with ${n} archives`);
    expect(await said('restore', [file], to)).toContain('already');
  });
});

async function said(program: string, parameters: readonly string[], environment: Record<string, string>) {
  const { said, warned } = await runCommand([program, ...parameters], { environment });
  return said + warned;
}

/** The tables of archives are made with the first one that is opened. */
async function prepareTables(databaseUrl: string): Promise<void> {
  const archives = createArchives({ dataDir: scratch(), databaseUrl });
  await archives.of('nobody', Buffer.alloc(32), signal).countAll();
  await archives.close();
  await ask(databaseUrl, 'delete from data_service.archive');
}
