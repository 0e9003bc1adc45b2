/** `npm run backup` and `npm run restore`: data is restored unchanged, or refused before anything is changed. */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { BACKUP_FORMAT, BackupError, type BackupPlace, MANIFEST, MANIFEST_BINDING } from '#cli/backup/backup-file.ts';
import { writeBackup } from '#cli/backup/write-backup.ts';
import { copyServiceFile, serviceFiles } from '#service/server/service-files.ts';
import { type DatabaseAddress, openDatabase } from '#storage/database.ts';
import { isEmptyDatabase } from '#storage/dump.ts';
import { createStores } from '#storage/stores.ts';
import { runCommand } from '../../support/run-command.ts';
import { openService } from '../../support/service.ts';
import { items } from '../../support/text-table.ts';
import { KEYS, MADE_AT, OTHER_KEYS, openBackupRig } from './backup-rig.ts';

const { signal } = new AbortController();
const sqliteIn = (folder: string): DatabaseAddress => ({ kind: 'sqlite', path: join(folder, 'bot.sqlite') });

const service = await openService();
afterAll(() => service.close());
const { vault } = service;
const rig = openBackupRig(vault);
const { scratch, opened, restored, verified } = rig;
const address = sqliteIn(scratch());
const source: BackupPlace = { address, service: { dataDir: service.dataDir } };
beforeAll(async () => {
  const database = await openDatabase(address, vault);
  const { settings } = createStores(database);
  for (let person = 0; person < 250; person++)
    await settings.change(database.pseudonym(person), { dailyCreditCap: person, zone: 'Europe/Lisbon' });
  await database.close();
});

const backedUp = (from = source) => rig.backedUp(from);
const archiveIn = (entries: ReadonlyMap<string, Buffer>) =>
  [...entries.keys()].find((name) => name.startsWith('archives/')) ?? '';
const target = () => {
  const folder = scratch();
  return { address: sqliteIn(folder), service: { dataDir: folder } };
};

/** A digest of every row of every table. */
function rowHashes(path: string): Record<string, string> {
  using database = new DatabaseSync(path, { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  return Object.fromEntries(
    tables.map(({ name }) => {
      const hash = createHash('sha256');
      const rows = database.prepare(`select * from "${name}"`).all();
      const lines = rows.map((row) =>
        JSON.stringify(row, (_, value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)),
      );
      for (const line of lines.sort()) hash.update(line);
      return [String(name), hash.digest('hex')];
    }),
  );
}

async function zipped(entries: ReadonlyMap<string, Buffer>): Promise<string> {
  const file = join(scratch(), 'made.backup');
  const zip = new yazl.ZipFile();
  for (const [name, content] of entries) zip.addBuffer(content, name);
  zip.end();
  writeFileSync(file, await buffer(zip.outputStream));
  return file;
}
async function unzipped(file: string): Promise<Map<string, Buffer>> {
  const zip = await yauzl.openPromise(file, { autoClose: false });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  return entries;
}

/** A manifest for these entries; `more` overrides its members. */
function manifestOf(entries: Iterable<[string, Buffer]>, more: object = {}): string {
  const listed = [...entries].map(([name, content]) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  return JSON.stringify({ format: BACKUP_FORMAT, madeAt: '', databaseVersion: 0, rows: 0, entries: listed, ...more });
}

/** Writes a backup with these entries and a manifest sealed with the right key. */
async function forged(entries: Record<string, string>, more: object = {}): Promise<string> {
  const content = new Map(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]));
  const manifest = Buffer.from(vault.seal(manifestOf(content, more), MANIFEST_BINDING));
  return zipped(content.set(MANIFEST, manifest));
}

describe('a backup', { timeout: 60_000 }, () => {
  it('restores every row of every file', async () => {
    const to = target();
    // Left behind by a killed restore.
    mkdirSync(join(to.service.dataDir, 'restore-abc'));
    await restored(await backedUp(), to);
    expect(serviceFiles(to.service.dataDir)).toEqual(serviceFiles(service.dataDir));
    for (const name of serviceFiles(service.dataDir))
      expect(rowHashes(join(to.service.dataDir, name))).toEqual(rowHashes(join(service.dataDir, name)));
    expect(rowHashes(join(to.service.dataDir, 'bot.sqlite'))).toEqual(
      rowHashes(address.kind === 'sqlite' ? address.path : ''),
    );
    expect(readdirSync(to.service.dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });

  it('is a consistent snapshot, taken while data is written', async () => {
    const database = await openDatabase(sqliteIn(scratch()), vault);
    const { settings } = createStores(database);
    const person = database.pseudonym('somebody');
    let goesOn = true;
    const writing = (async () => {
      for (let cap = 0; goesOn; cap++) await settings.change(person, { dailyCreditCap: cap });
    })();
    const token = await service.tokenWith();
    const searching = fetch(`${service.url}/search/universal?keywords=boat`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const file = await backedUp();
    goesOn = false;
    await writing;
    expect((await searching).status).toBe(200);
    await database.close();
    await verified(file);
  });

  it('skips the archive of an owner who is erased meanwhile', async () => {
    const dataDir = scratch();
    mkdirSync(join(dataDir, 'archives'));
    // A dangling link: listed, but missing when it is opened.
    symlinkSync(join(dataDir, 'nowhere'), join(dataDir, 'archives', 'gone.sqlite'));
    const file = await backedUp({ address, service: { dataDir } });
    await verified(file);
    const names = await opened(file, ({ manifest }) => manifest.entries.map(({ name }) => name));
    expect(names).toEqual(['bot.ndjson']);
  });

  it('contains no key and no plain text', async () => {
    const content = readFileSync(await backedUp()).toString('latin1');
    expect(content).not.toContain('Andorinha');
    expect(content).not.toContain('encryption.keys');
  });

  it.skipIf(process.platform === 'win32')(
    'is readable by its owner only, and so are its temporary copies',
    async () => {
      const copy = join(scratch(), 'copy');
      copyServiceFile(join(service.dataDir, 'service.sqlite'), copy);
      for (const file of [copy, await backedUp()]) expect(statSync(file).mode & 0o777).toBe(0o600);
    },
  );

  it('overwrites nothing, and leaves no partial file', async () => {
    const folder = scratch();
    const file = join(folder, 'all.backup');
    writeFileSync(`${file}.part`, '');
    await expect(writeBackup(file, source, vault, MADE_AT, signal)).rejects.toThrow(/EEXIST/);
    expect(readdirSync(folder)).toEqual(['all.backup.part']);
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(writeBackup(join(folder, 'other'), source, vault, MADE_AT, stopped)).rejects.toThrow('stopped');
    expect(readdirSync(folder).filter((name) => name.startsWith('other'))).toEqual([]);
  });
});

describe('a restore', { timeout: 60_000 }, () => {
  it('needs empty databases', async () => {
    const file = await backedUp();
    const to = target();
    await restored(file, to);
    await expect(restored(file, to)).rejects.toThrow(/there are archives/);
    await expect(restored(file, { ...to, service: { dataDir: scratch() } })).rejects.toThrow('database is not empty');
  });

  it('that cannot move the archives into place restores no rows of the bot either', async () => {
    const to = target();
    // A symbolic link can't be replaced by a folder.
    symlinkSync(scratch(), join(to.service.dataDir, 'archives'));
    await expect(restored(await backedUp(), to)).rejects.toThrow(/ENOTDIR/);
    expect(serviceFiles(to.service.dataDir)).toEqual([]);
    expect(await isEmptyDatabase(to.address)).toBe(true);
    rmSync(join(to.service.dataDir, 'archives'));
    await restored(await backedUp(), to);
  });

  it('with other keys changes nothing', async () => {
    const to = target();
    await expect(restored(await backedUp(), to, OTHER_KEYS)).rejects.toThrow(/none of the keys decrypts/);
    expect(serviceFiles(to.service.dataDir)).toEqual([]);
    const dataDir = scratch();
    await restored(await backedUp(), { address: sqliteIn(scratch()), service: { dataDir } });
    using directory = new DatabaseSync(join(dataDir, 'service.sqlite'));
    directory.prepare('update owner set archive_key = ?').run(OTHER_KEYS.seal('x', 'y'));
    await expect(restored(await backedUp({ address, service: { dataDir } }), to)).rejects.toThrow(
      'service.sqlite: none of the keys decrypts it',
    );
    const foreign = await forged({
      'bot.ndjson': `${JSON.stringify({ table: 'meta', row: { name: 'pepper', value: OTHER_KEYS.seal('x', 'y') } })}\n`,
    });
    await expect(verified(foreign)).rejects.toThrow('none of the keys decrypts the bot’s data');
  });

  it('of a damaged, truncated or foreign file changes nothing', async () => {
    const file = await backedUp();
    const bytes = readFileSync(file);
    for (const place of [Math.floor(bytes.length / 3), Math.floor(bytes.length / 2)]) {
      const damaged = join(scratch(), 'damaged');
      const copy = Buffer.from(bytes);
      copy.writeUInt8((copy.readUInt8(place) + 1) % 256, place);
      writeFileSync(damaged, copy);
      const to = target();
      await expect(restored(damaged, to)).rejects.toThrow(/damaged/);
      expect(serviceFiles(to.service.dataDir)).toEqual([]);
    }
    truncateSync(file, Math.floor(bytes.length / 2));
    await expect(verified(file)).rejects.toThrow(/not a backup, or is incomplete/);
    const text = join(scratch(), 'text');
    writeFileSync(text, 'not a backup');
    await expect(verified(text)).rejects.toThrow(/not a backup/);
  });

  const row = '{"table":"connections","row":{"person":"me","sealed":"x"}}\n';
  const changing = (name: string, change: (content: Buffer) => string | Buffer) => (entries: Map<string, Buffer>) =>
    entries.set(name, Buffer.from(change(entries.get(name) ?? Buffer.alloc(0))));
  it.each<[string, (entries: Map<string, Buffer>) => unknown]>([
    ['an added row', changing('bot.ndjson', (rows) => `${rows}${row}`)],
    ['a removed row', changing('bot.ndjson', (rows) => String(rows).replace(/.*\n/, ''))],
    ['a truncated file', changing('service.sqlite', (file) => file.subarray(0, -1))],
    ['a swapped file', (entries) => entries.set('service.sqlite', entries.get(archiveIn(entries)) ?? Buffer.alloc(0))],
    ['a missing file', (entries) => entries.delete(archiveIn(entries))],
  ])('of a backup with %s is refused, even with a matching manifest', async (_, change) => {
    const entries = await unzipped(await backedUp());
    change(entries);
    const to = target();
    await expect(restored(await zipped(entries), to)).rejects.toThrow(/is damaged|is missing/);
    entries.delete(MANIFEST);
    const fitting = manifestOf(entries);
    for (const manifest of [fitting, OTHER_KEYS.seal(fitting, MANIFEST_BINDING)])
      await expect(restored(await zipped(entries.set(MANIFEST, Buffer.from(manifest))), to)).rejects.toThrow(
        'none of the keys decrypts its manifest',
      );
    expect(serviceFiles(to.service.dataDir)).toEqual([]);
    expect(await isEmptyDatabase(to.address)).toBe(true);
  });

  it.each([
    ['of a newer program', { 'bot.ndjson': '' }, { databaseVersion: 999 }, 'another version of the program'],
    ['of version 0.1', { 'bot.ndjson': '' }, { databaseVersion: 6 }, 'data version 6'],
    ['of another format', { 'bot.ndjson': '' }, { format: 1 }, 'cannot be read'],
    ['with an unexpected file', { 'bot.ndjson': '', 'evil.sqlite': 'x' }, {}, 'does not belong in a backup'],
    [
      'with an invalid archive',
      { 'archives/a.sqlite': 'no database '.repeat(90), 'bot.ndjson': '' },
      {},
      'it is damaged',
    ],
    ['with invalid rows', { 'bot.ndjson': '{"table":1}\n' }, {}, 'a row of the bot cannot be read'],
    ['with rows that are not JSON', { 'bot.ndjson': '{"table":\n' }, {}, 'a row of the bot cannot be read'],
  ])('of a backup %s is refused', async (_, entries, more, reason) => {
    await expect(verified(await forged(entries, more))).rejects.toThrow(reason);
  });
});

describe('a forged file', { timeout: 60_000 }, () => {
  const content = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.jsonValue().map((value) => `${JSON.stringify({ table: 'meta', row: value })}\n`),
    fc.constantFrom(
      '{"__proto__":{"polluted":1}}\n',
      '['.repeat(50_000),
      '{"table":"meta","row":{"name":"pepper","value":1}}\n',
    ),
  );
  const names = fc.constantFrom(
    ...items(`
      bot.ndjson | service.sqlite | archives/a.sqlite | archives/../../a.sqlite | __proto__`),
  );
  const more = fc.dictionary(
    fc.constantFrom('rows', 'entries', 'databaseVersion', 'format', 'madeAt', '__proto__'),
    fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant([{ name: '../../x', bytes: 1, sha256: 'a'.repeat(64) }])),
    { maxKeys: 2, noNullPrototype: true },
  );

  it('is refused with BackupError, and leaves nothing behind', async () => {
    const beside = scratch();
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(names, content, { maxKeys: 3, noNullPrototype: true }),
        more,
        async (entries, others) => {
          // Not every name is allowed in a zip.
          const file = await forged(entries, others).catch(() => undefined);
          const outcome = file && (await verified(file, beside).catch((error: unknown) => error));
          if (outcome !== undefined) expect(outcome).toBeInstanceOf(BackupError);
          expect(readdirSync(beside)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the commands', { timeout: 60_000 }, () => {
  async function run(name: string, parameters: string[], environment: Record<string, string>) {
    const { code, said, warned } = await runCommand([name, ...parameters], { environment });
    return { code, said: said + warned };
  }

  it('write a file, verify it, and restore it', async () => {
    const file = join(scratch(), 'all.backup');
    const here = { DATA_DIR: service.dataDir, ENCRYPTION_KEYS: KEYS };
    expect(await run('backup', [file], here)).toMatchObject({
      code: 0,
      said: expect.stringContaining('It does not include the keys'),
    });
    expect(await run('backup', [file], here)).toMatchObject({
      code: 1,
      said: expect.stringContaining('already exists'),
    });
    expect(await run('restore', [file, '--verify'], here)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Complete and readable'),
    });
    const there = { DATA_DIR: join(scratch(), 'data'), ENCRYPTION_KEYS: KEYS };
    mkdirSync(there.DATA_DIR);
    expect(await run('restore', [file], there)).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
    expect(serviceFiles(there.DATA_DIR)).toEqual(serviceFiles(service.dataDir));
  });

  it('need a file, and the keys', async () => {
    expect((await run('backup', [], {})).code).toBe(1);
    expect((await run('restore', ['a', 'b'], {})).code).toBe(1);
    const empty = { DATA_DIR: scratch() };
    expect(await run('restore', [await backedUp()], empty)).toMatchObject({
      code: 1,
      said: expect.stringContaining('put the keys back first'),
    });
    expect(readdirSync(empty.DATA_DIR)).toEqual([]);
  });
});
