/** Import jobs: uploads in pieces, limits, a full disk, lost connections, other processes. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createCtrCipher, createVault } from '#platform/vault.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import type { ImportView } from '#service/contract/imports.ts';
import { openArchiveFile } from '#service/server/archive/sqlite-store.ts';
import { safeFileName } from '#service/server/imports/import-folder.ts';
import { createImportJobs, type ImportJobs, type ImportJobsOptions } from '#service/server/imports/import-jobs.ts';
import { type FakeClock, fakeClock } from '../support/clock.ts';
import { scratchFolders } from '../support/folders.ts';
import { exportOf, said } from './importers/telegram-export.ts';

const scratch = scratchFolders('jobs');

import { zipOf } from './importers/zip-file.ts';

const KEY = randomBytes(32);
const EXPORT = Buffer.from(exportOf([said(1, 'the ferry leaves at nine')]));
const HOUR = 3_600_000;

let folder: string;
let clock: FakeClock;
const open: ImportJobs[] = [];
beforeEach(() => {
  folder = scratch();
  clock = fakeClock();
});
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.close();
});

function start(
  limits: Partial<ImportJobsOptions['limits']> = {},
  log = createLog('silent'),
  others: Partial<ImportJobsOptions> = {},
): ImportJobs {
  const jobs = createImportJobs({
    folder: join(folder, 'imports'),
    vault: createVault([KEY]),
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock,
    log,
    limits: { maxBytes: 1024 ** 2, archiveBytes: Number.MAX_SAFE_INTEGER, freeShare: 0, ...limits },
    archiveOf: async (owner) => ({ file: join(folder, `${owner}.sqlite`), key: KEY }),
    storedBytes: async () => 0,
    ownerAmong: async () => undefined,
    ...others,
  });
  open.push(jobs);
  jobs.resume();
  return jobs;
}

const MB = 1024 ** 2;
const given = (size?: number) => ({ owner: 'anna', name: 'result.json', telegramId: undefined, size, answers: {} });
async function* pieces(...parts: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}
/** Yields its parts, then hangs until cancelled. */
async function* silence(...parts: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
  await new Promise(() => undefined);
}
async function* broken(...parts: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
  throw new Error('ECONNRESET');
}
/** Import folders that contain a file, and anything else in the folder. */
const kept = () =>
  readdirSync(join(folder, 'imports')).filter(
    (name) =>
      !existsSync(join(folder, 'imports', name, 'import.sealed')) ||
      readdirSync(join(folder, 'imports', name)).some((file) => FILES.includes(file)),
  );
const FILES = ['arriving', 'whole'];
async function upload(
  jobs: ImportJobs,
  content: Uint8Array = EXPORT,
  { owner = 'anna', ...about }: { owner?: string; name?: string; timeZone?: string } = {},
): Promise<string> {
  const id = await jobs.begin({ ...given(content.length), owner, ...about });
  // receive() takes ownership of the buffer.
  await jobs.receive(owner, id, 0, pieces(Uint8Array.from(content)));
  return id;
}
const sealedState = (id: string) => readFileSync(join(folder, 'imports', id, 'import.sealed'), 'utf8');
const arrived = (id: string) => readFileSync(join(folder, 'imports', id, 'arriving'));
async function ends(jobs: ImportJobs, id: string): Promise<ImportView> {
  for (;;) {
    const view = jobs.view('anna', id);
    if (view.state === 'done' || view.state === 'failed') return view;
    await sleep(5);
  }
}

it('an owner may have three large imports open at once, and small ones besides', async () => {
  const jobs = start({ maxBytes: 1024 * MB });
  for (const size of [200, 201, 202]) await jobs.begin(given(size * MB));
  await expect(jobs.begin(given(203 * MB))).rejects.toMatchObject({ status: 409 });
  // A file of unknown size counts as large.
  await expect(jobs.begin(given())).rejects.toMatchObject({ status: 409 });
  await jobs.begin(given(1000));
  await jobs.begin({ ...given(204 * MB), owner: 'ben' });
});

it('an import waits for the previous one of its owner, but not for large ones of other owners', async () => {
  const held = new Map<string, () => void>();
  const endHeld = () => {
    for (const end of held.values()) end();
  };
  const archiveOf = (owner: string) =>
    owner === 'ben'
      ? Promise.resolve({ file: join(folder, 'ben.sqlite'), key: KEY })
      : new Promise<never>((_, reject) => held.set(owner, () => reject(new Error('the test is over'))));
  const jobs = start({ maxBytes: 1024 * MB }, undefined, { archiveOf });
  // Small only until it is unpacked.
  const large = zipOf([{ path: 'result.json', content: Buffer.concat([EXPORT, Buffer.alloc(17 * MB, ' ')]) }]);
  const sent = async (owner: string, file: Uint8Array) => ({ owner, id: await upload(jobs, file, { owner }) });
  const state = ({ owner, id }: { owner: string; id: string }) => jobs.view(owner, id).state;
  const reachesState = async (job: { owner: string; id: string }, wanted: string) => {
    while (state(job) !== wanted) await sleep(5);
  };
  for (const owner of ['anna', 'cara']) await reachesState(await sent(owner, large), 'running');
  const next = await sent('anna', EXPORT);
  const other = await sent('dora', large);
  await reachesState(next, 'waiting');
  await reachesState(other, 'waiting');
  await reachesState(await sent('ben', EXPORT), 'done');
  expect([state(next), state(other)]).toEqual(['waiting', 'waiting']);
  endHeld();
  await reachesState(next, 'running');
  await reachesState(other, 'running');
  endHeld();
});

describe('a file uploaded in pieces', () => {
  it('is complete wherever it was split and however often the connection broke', async () => {
    const jobs = start();
    const cuts = fc.array(fc.record({ length: fc.nat({ max: 400 }), breaks: fc.boolean() }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (list) => {
        const id = await jobs.begin(given(EXPORT.length + 1));
        let at = 0;
        for (const { length, breaks } of list) {
          const part = EXPORT.subarray(at, at + length);
          at += part.length;
          const sent = jobs.receive('anna', id, at - part.length, breaks ? broken(part) : pieces(part));
          if (breaks) await expect(sent).rejects.toMatchObject({ status: 400 });
          else expect(await sent).toBe(at);
        }
        expect(await jobs.receive('anna', id, at, pieces(EXPORT.subarray(at)))).toBe(EXPORT.length);
        const { key } = JSON.parse(createVault([KEY]).open(sealedState(id), `imports/${id}`)) as { key: string };
        expect(createCtrCipher(Buffer.from(key, 'base64'), 0).update(arrived(id))).toEqual(EXPORT);
        for (let start = 0; start + 8 <= EXPORT.length; start += 8)
          expect(arrived(id).includes(EXPORT.subarray(start, start + 8))).toBe(false);
        expect(jobs.view('anna', id)).toMatchObject({ state: 'arriving', received: EXPORT.length });
        jobs.cancel('anna', id);
      }),
      { numRuns: 30 },
    );
    expect(kept()).toEqual([]);
  });

  it('rejects a piece at a wrong offset, beyond its size, or of another owner', async () => {
    const jobs = start();
    const id = await jobs.begin(given(100));
    await jobs.receive('anna', id, 0, pieces(Buffer.alloc(50)));
    for (const offset of [0, 49, 51, 100])
      await expect(jobs.receive('anna', id, offset, pieces(Buffer.alloc(1)))).rejects.toMatchObject({ status: 409 });
    await expect(jobs.receive('anna', id, 50, pieces(Buffer.alloc(51)))).rejects.toMatchObject({ status: 400 });
    await expect(jobs.receive('ben', id, 50, pieces(Buffer.alloc(1)))).rejects.toMatchObject({ status: 404 });
    expect(jobs.view('anna', id)).toMatchObject({ received: 50 });
  });

  it('continues over a new connection while the lost one still hangs', async () => {
    const jobs = start();
    const id = await jobs.begin(given(EXPORT.length));
    const lost = jobs.receive('anna', id, 0, silence(EXPORT.subarray(0, 100)));
    const refused = expect(lost).rejects.toMatchObject({ status: 409 });
    while (arrived(id).length < 100) await sleep(2);
    await jobs.receive('anna', id, 100, pieces(EXPORT.subarray(100)));
    await refused;
    expect(await ends(jobs, id)).toMatchObject({ state: 'done' });
  });

  it('is removed after an hour without a byte, but not earlier', async () => {
    const jobs = start();
    const id = await jobs.begin(given(100));
    await clock.advance(HOUR - 1);
    await jobs.receive('anna', id, 0, pieces(Buffer.alloc(10)));
    await clock.advance(HOUR - 1);
    expect(jobs.view('anna', id).state).toBe('arriving');
    await clock.advance(1);
    expect(jobs.view('anna', id)).toMatchObject({ state: 'failed', sentence: /did not arrive completely/ });
    await expect(jobs.receive('anna', id, 10, pieces(Buffer.alloc(1)))).rejects.toMatchObject({ status: 409 });
    expect(kept()).toEqual([]);
  });

  it('is one import if begun again before its first byte, after which it is another one', async () => {
    const jobs = start();
    const id = await jobs.begin(given(100));
    expect(await jobs.begin(given(100))).toBe(id);
    await jobs.receive('anna', id, 0, pieces(Buffer.alloc(1)));
    expect(await jobs.begin(given(100))).not.toBe(id);
  });
});

describe('a file sent twice at the same time', () => {
  async function sent(jobs: ImportJobs, content: Buffer, owner = 'anna', name = 'result.json'): Promise<string> {
    const id = await jobs.begin({ ...given(content.length), owner, name });
    await jobs.receive(owner, id, 0, pieces(content.subarray(0, 50)));
    await jobs.receive(owner, id, 50, pieces(content.subarray(50)));
    return id;
  }

  it('is imported once, but again for another owner, with other bytes or afterwards', async () => {
    const jobs = start();
    const first = await sent(jobs, EXPORT);
    const again = await sent(jobs, EXPORT);
    const other = await sent(jobs, Buffer.from(String(EXPORT).replace('nine', 'tens')));
    const bens = await sent(jobs, EXPORT, 'ben');
    expect(jobs.view('anna', again)).toMatchObject({ state: 'failed', reason: 'same-file' });
    expect(jobs.view('ben', bens).state).not.toBe('failed');
    for (const id of [first, other]) expect(await ends(jobs, id)).toMatchObject({ state: 'done' });
    expect(await ends(jobs, await sent(jobs, EXPORT))).toMatchObject({ state: 'done', receipt: { read: 1 } });
  });

  it('replaces the one that waits for an answer', async () => {
    const jobs = start();
    const stranger = Buffer.from(`[1/2/26, 10:37:00 AM] Ada: hello\n[1/2/26, 10:38:00 AM] Mia: hi\n`.repeat(2));
    const first = await sent(jobs, stranger, 'anna', 'WhatsApp Chat.txt');
    await expect.poll(() => jobs.view('anna', first).state, { timeout: 15_000 }).toBe('asking');
    const again = await sent(jobs, stranger, 'anna', 'WhatsApp Chat.txt');
    expect(jobs.view('anna', first)).toMatchObject({ state: 'failed', reason: 'same-file' });
    await expect.poll(() => jobs.view('anna', again).state, { timeout: 15_000 }).toBe('asking');
  });
});

describe('an import whose thread hangs', () => {
  it('is tried three times and then set aside, with a log line', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line: string) => lines.push(line) });
    const jobs = start({}, log, { hungMs: 20 });
    const id = await upload(jobs);
    expect(await ends(jobs, id)).toMatchObject({ state: 'failed', reason: 'set-aside' });
    expect(lines.filter((line) => line.includes('import thread died; retrying'))).toHaveLength(3);
    expect(lines.at(-1)).toContain('an import was set aside');
    expect(lines.at(-1)).toContain(id);
    expect(kept()).toEqual([]);
  });
});

describe('a file that is too large', () => {
  it('is refused before it begins, or once it exceeds the limit', async () => {
    const jobs = start({ maxBytes: 1000 });
    await expect(jobs.begin(given(1001))).rejects.toMatchObject({ status: 413 });
    const id = await jobs.begin(given());
    const endless = pieces(Buffer.alloc(999), Buffer.alloc(2));
    await expect(jobs.receive('anna', id, 0, endless)).rejects.toMatchObject({ status: 413 });
    expect(jobs.view('anna', id)).toMatchObject({ state: 'arriving', received: 999 });
  });

  it('for the disk is refused before and during the upload, and what was written stays', async () => {
    const full = start({ freeShare: 1 });
    await expect(full.begin(given(10))).rejects.toMatchObject({ status: 507 });
    await expect(full.begin(given(10))).rejects.toThrow(/There is no room left on the disk/);
    expect(kept()).toEqual([]);
    const before = start();
    const id = await before.begin(given(100));
    await before.receive('anna', id, 0, pieces(Buffer.alloc(40)));
    await before.close();
    const after = start({ freeShare: 1 });
    await expect(after.receive('anna', id, 40, pieces(Buffer.alloc(1)))).rejects.toMatchObject({ status: 507 });
    expect(after.view('anna', id)).toMatchObject({ state: 'arriving', received: 40 });
  });
});

describe('an archive', () => {
  it('that has reached its quota refuses further files with a code', async () => {
    const jobs = start({ archiveBytes: 1000 }, undefined, { storedBytes: async () => 1000 });
    await expect(jobs.begin(given(10))).rejects.toMatchObject({ status: 507, code: 'archive-full' });
    expect(kept()).toEqual([]);
  });

  it('that reaches its quota ends the import, with a receipt that says so', async () => {
    const wide = start({ archiveBytes: 10 * MB });
    const first = await ends(wide, await upload(wide));
    expect(first).toMatchObject({ receipt: { written: 1, archive: { bytes: expect.any(Number), of: 10 * MB } } });
    await wide.close();
    const narrow = start({ archiveBytes: 4096 });
    const second = await ends(narrow, await upload(narrow));
    expect(second).toMatchObject({ state: 'done', receipt: { written: 0, ended: 'archive full' } });
  });

  it('has an empty journal after an import, even while another connection is open', async () => {
    const jobs = start();
    await ends(jobs, await upload(jobs));
    using reader = new DatabaseSync(join(folder, 'anna.sqlite'), { readOnly: true });
    expect(reader.prepare('select count(*) as n from record').get()?.n).toBe(2);
    const id = await upload(jobs, Buffer.from(String(EXPORT).replace('nine', 'five')), { name: 'other.json' });
    expect(await ends(jobs, id)).toMatchObject({ receipt: { updated: 1 } });
    expect(statSync(join(folder, 'anna.sqlite-wal')).size).toBe(0);
  });

  it('limits its journal to 200 MB and a twentieth of the free disk during writes, and to 4 MB afterwards', () => {
    using database = openArchiveFile(join(folder, 'some.sqlite'));
    const read = (name: string) => Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]);
    const { bavail, bsize } = statfsSync(folder);
    const most = Math.min(200 * MB, (bavail * bsize) / 19);
    expect(read('wal_autocheckpoint') * read('page_size')).toBeLessThanOrEqual(most);
    expect(read('journal_size_limit')).toBe(4 * MB);
  });
});

describe('an import left by another process', () => {
  it('names nobody in clear, is removed if unreadable, and other files stay', async () => {
    const jobs = start();
    const id = await jobs.begin(given(100));
    const other = await jobs.begin({ ...given(100), name: 'Anneliese.json', telegramId: '987654321' });
    expect(sealedState(other)).not.toMatch(/Anneliese|987654321|anna/);
    await jobs.close();
    writeFileSync(join(folder, 'imports', id, 'import.sealed'), 'v1.garbage');
    rmSync(join(folder, 'imports', other, 'arriving'));
    writeFileSync(join(folder, 'imports', 'note.txt'), 'mine');
    start();
    expect(kept()).toEqual(['note.txt']);
  });
});

describe('the outcome of an import', () => {
  const RECEIPT = { state: 'done', name: 'result.json', receipt: { written: 1 } };
  async function imported(jobs: ImportJobs): Promise<string> {
    const id = await upload(jobs);
    expect(await ends(jobs, id)).toMatchObject(RECEIPT);
    return id;
  }

  it('is available for a day, even in another process, and then removed with its folder', async () => {
    const before = start();
    const id = await imported(before);
    const cancelled = await before.begin(given(10));
    before.cancel('anna', cancelled);
    await before.close();
    await clock.advance(23 * HOUR);
    const after = start();
    expect(after.view('anna', id)).toMatchObject(RECEIPT);
    expect(after.view('anna', cancelled)).toMatchObject({ state: 'failed', sentence: /Cancelled/ });
    expect(() => after.view('ben', id)).toThrow('no such import');
    expect(sealedState(id)).not.toMatch(/anna|result|Telegram/);
    await clock.advance(HOUR);
    expect(() => after.view('anna', id)).toThrow('no such import');
    expect(readdirSync(join(folder, 'imports'))).toEqual([]);
  });

  it('is removed with its owner, and the oldest ones are removed if there are many', async () => {
    const jobs = start();
    const id = await imported(jobs);
    for (let count = 0; count < 50; count++) jobs.cancel('ben', await jobs.begin({ ...given(10), owner: 'ben' }));
    const last = await jobs.begin({ ...given(10), owner: 'ben' });
    jobs.cancel('ben', last);
    expect(readdirSync(join(folder, 'imports'))).toHaveLength(51);
    await jobs.erase('ben');
    expect(readdirSync(join(folder, 'imports'))).toEqual([id]);
    expect(() => jobs.view('ben', last)).toThrow('no such import');
  });
});

describe('a file imported with a guess', () => {
  const line = (at: number, who: string, text: string) =>
    `24/12/19, 11:${String(at % 60).padStart(2, '0')} - ${who}: ${text}\n`;
  async function importChat(jobs: ImportJobs, chat: string, more = '') {
    const bytes = Buffer.from(line(0, chat, 'ahoy') + line(1, 'Anna', 'salut') + more);
    const about = { name: `WhatsApp Chat with ${chat}.txt`, timeZone: 'Europe/Lisbon' };
    const id = await upload(jobs, bytes, about);
    expect(await ends(jobs, id)).toMatchObject({ state: 'done', receipt: { me: { name: 'Anna', guessed: true } } });
    return id;
  }

  it('is kept encrypted, and can be reread in another process with a different answer', async () => {
    const before = start();
    const id = await importChat(before, 'Ben');
    expect(readFileSync(join(folder, 'imports', id, 'whole')).includes('ahoy')).toBe(false);
    await before.close();
    const after = start();
    expect(after.view('anna', id)).toMatchObject({ people: [{ id: 'Ben', name: 'Ben', messages: 1 }] });
    after.answer('anna', id, { me: 'none' });
    expect(await ends(after, id)).toMatchObject({ receipt: { written: 2, updated: 0 }, people: [] });
    expect(kept()).toEqual([id]);
    await clock.advance(24 * HOUR);
    expect(kept()).toEqual([]);
  });

  it('is removed once newer ones exceed 64 MB in total; the newest stays, however large', async () => {
    const jobs = start({ maxBytes: 128 * MB });
    const long = Array.from({ length: 40 }, (_, at) => line(at, 'Anna', `${at}${'y'.repeat(900_000)}`)).join('');
    const first = await importChat(jobs, 'Ben');
    const second = await importChat(jobs, 'Cora', long);
    expect(kept().sort()).toEqual([first, second].sort());
    const third = await importChat(jobs, 'Dora', long);
    expect(kept()).toEqual([third]);
    expect(jobs.view('anna', first)).not.toHaveProperty('people');
    expect(() => jobs.answer('anna', first, { me: 'none' })).toThrow('asks nothing');
  }, 60_000);
});

describe('two processes with one folder', () => {
  it('never both resume an import: the second takes over when the first has ended', async () => {
    const first = start();
    const id = await first.begin(given(EXPORT.length));
    await first.receive('anna', id, 0, pieces(EXPORT.subarray(0, 100)));
    const second = start();
    expect(() => second.view('anna', id)).toThrow('no such import');
    await clock.advance(60_000);
    expect(() => second.view('anna', id)).toThrow('no such import');
    await first.close();
    await clock.advance(60_000);
    await second.receive('anna', id, 100, pieces(EXPORT.subarray(100)));
    expect(await ends(second, id)).toMatchObject({ state: 'done' });
  });
});

describe('a file name', () => {
  it('is made valid for any file system, without a path, keeping its extension', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 })), (name) => {
        const safe = safeFileName(name);
        expect(safe).not.toMatch(/[/\\\p{C}]|^\.|^$/u);
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255);
        writeFileSync(join(folder, safe), '');
        expect(existsSync(join(folder, safe))).toBe(true);
        rmSync(join(folder, safe));
      }),
    );
    expect(safeFileName('../../WhatsApp Chat with Ben.txt')).toBe('WhatsApp Chat with Ben.txt');
    expect(safeFileName(`WhatsApp Chat with ${'Б'.repeat(200)}.zip`)).toMatch(/^WhatsApp Chat with Б+\.zip$/);
    expect(safeFileName('..')).toBe('export');
  });
});
