/** Runs imports into a real archive, and checks the receipts, also for a full disk and an early end. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { ImportReceipt } from '#service/contract/imports.ts';
import { importerOf } from '#service/importers/importers.ts';
import { openSource } from '#service/importers/source.ts';
import { type ImportProgress, runImport } from '#service/server/imports/import-run.ts';
import { scratchFolders } from '../support/folders.ts';
import { type ArchiveRig, type FileRig, openArchive } from './archive-rig.ts';
import { exportOf, said, service } from './importers/telegram-export.ts';
import { zipOf } from './importers/zip-file.ts';

const scratch = scratchFolders('run');

let archive: ArchiveRig;
let folder: string;
beforeEach(() => {
  archive = openArchive();
  folder = scratch();
});
afterEach(() => {
  archive.close();
});

interface Run {
  name?: string;
  dryRun?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
}

async function run(
  text: string | Buffer,
  { name = 'result.json', dryRun = false, signal = new AbortController().signal, onProgress }: Run = {},
) {
  const path = join(folder, name);
  writeFileSync(path, text);
  const source = await openSource(path, { signal: new AbortController().signal });
  try {
    return await runImport({
      source,
      importer: await importerOf(source, new AbortController().signal),
      choices: { me: 'user4242' },
      schemaBase: DEFAULT_SCHEMA_BASE,
      archive: dryRun ? undefined : archive.archive,
      now: Date.parse('2026-11-22T10:00:00Z'),
      onProgress: onProgress ?? (() => undefined),
      signal,
    });
  } finally {
    await source.close();
  }
}

const many = (count: number) =>
  exportOf(Array.from({ length: count }, (_, at) => said(at + 1, `message ${at} about the boat ${at * 7919}`)));
const held = () => archive.reader.count('social-chat-message');
const sumOf = ({ written, updated, duplicate }: ImportReceipt) => written + updated + duplicate;

/** The most that is prepared or written at a time, from now on. */
function watchedWrites() {
  const { archive: whole } = archive;
  const most = { bytes: 0, prepared: 0, written: 0 };
  let unwritten = 0;
  const prepare: typeof whole.prepare = (drafts, now) => {
    unwritten += drafts.length;
    most.bytes = Math.max(most.bytes, JSON.stringify(drafts).length);
    most.prepared = Math.max(most.prepared, drafts.length);
    return whole.prepare(drafts, now);
  };
  const write: typeof whole.write = () => {
    most.written = Math.max(most.written, unwritten);
    unwritten = 0;
    return whole.write();
  };
  archive = { ...archive, archive: { ...whole, prepare, write } };
  return most;
}

describe('an import', () => {
  it('counts each item once: as new, changed, duplicate, or skipped with a reason', async () => {
    const chat = (text: string) =>
      exportOf([said(1, 'one'), said(2, text), service(3, 'phone_call'), service(4, 'pin_message')]);
    const first = await run(chat('two'));
    expect(first).toMatchObject({ read: 2, written: 2, updated: 0, duplicate: 0, brokenAt: null });
    expect(Object.values(first.skipped)).toEqual([2]);
    expect(first).not.toHaveProperty('ended');
    expect(await run(chat('three'))).toMatchObject({ read: 2, written: 0, updated: 1, duplicate: 1 });
    expect(held()).toBe(2);
    expect(archive.reader.count('social-chat-group')).toBe(1);
  });

  // Only the SQLite file has a size limit that this test can set.
  if (process.env.TEST_POSTGRES_URL === undefined)
    it('reports a full disk, keeps what was written, and continues when there is room', async () => {
      const pages = Number((archive as FileRig).database.prepare('pragma page_count').get()?.page_count);
      // Room for some of the batches; beyond it, SQLite reports a full disk.
      (archive as FileRig).database.exec(`pragma max_page_count = ${pages + 1300}`);
      const full = await run(many(10_000));
      expect(full.ended).toBe('disk full');
      expect(full.written).toBeGreaterThan(0);
      expect(full.written).toBeLessThan(10_000);
      expect(held()).toBe(full.written);
      (archive as FileRig).database.exec('pragma max_page_count = 1000000');
      const rest = await run(many(10_000));
      expect(rest).toMatchObject({ read: 10_000, duplicate: full.written, written: 10_000 - full.written });
      expect(held()).toBe(10_000);
    }, 60_000);

  it('writes long messages a few at a time', async () => {
    const most = watchedWrites();
    const chat = Array.from({ length: 40 }, (_, at) => `24.12.2023, 11:10 - Bo: ${at} ${'ok '.repeat(20_000)}\n`);
    expect((await run(chat.join(''), { name: 'WhatsApp Chat with Bo.txt' })).written).toBe(40);
    // A record has its text twice.
    expect(most.bytes).toBeLessThan(2 * 2 * 512 * 1024);
  });

  it('cuts a text of a record that is longer than any app would write', async () => {
    const record = { _id: 'f', name: 'x', contentText: 'ok '.repeat(100_000) };
    const receipt = await run(`${JSON.stringify({ datastore: 'file', record })}\n`, { name: 'records.jsonl' });
    expect(receipt).toMatchObject({ read: 1, written: 1, shortened: 1 });
    expect(archive.reader.get('file', 'f')?.contentText).toHaveLength(200_000);
  });

  it('leaves out native data that is larger than any app writes, and records that are too large without it', async () => {
    const blob = 'x'.repeat(500_000);
    const chat = await run(exportOf([{ ...said(1, 'the ferry'), blob }, said(2, 'at nine')]));
    expect(chat).toMatchObject({ read: 2, written: 2, shortened: 1 });
    const lines = [
      { _id: 'a', name: 'x', sourceData: { blob } },
      { _id: 'b', name: 'x'.repeat(3_000), blob: 'small' },
      { _id: 'c', name: 'x', blob },
    ].map((record) => `${JSON.stringify({ datastore: 'file', record })}\n`);
    const receipt = await run(lines.join(''), { name: 'records.jsonl' });
    expect(receipt).toMatchObject({ written: 2, shortened: 2, skipped: { 'too large': 1 } });
    expect(archive.reader.get('file', 'a')?.sourceData).toBeUndefined();
    expect(archive.reader.get('file', 'b')).toMatchObject({ name: 'x'.repeat(2_000), blob: 'small' });
    expect(archive.reader.get('file', 'c')).toBeUndefined();
    const limits = { records: 9, bytes: 9_000_000 };
    for (const record of archive.reader.after('social-chat-message', undefined, limits).items)
      expect(JSON.stringify(record).length).toBeLessThan(2_000);
  });

  it('limits what is prepared and written at a time, however much is read at a time', async () => {
    const most = watchedWrites();
    const chat = Array.from({ length: 12_000 }, (_, at) => `24.12.2023, 11:10 - Bo: ok ${at}\n`).join('');
    expect((await run(chat, { name: 'WhatsApp Chat with Bo.txt' })).written).toBe(12_000);
    expect(most.prepared).toBeLessThanOrEqual(100);
    expect(most.written).toBeLessThanOrEqual(8000);
  }, 60_000);

  it('writes what it has read when cancelled, and says so', async () => {
    const ending = new AbortController();
    const receipt = await run(many(12_000), {
      signal: ending.signal,
      onProgress: ({ read }) => read > 0 && ending.abort(),
    });
    expect(receipt.ended).toBe('cancelled');
    expect(receipt.read).toBeLessThan(12_000);
    expect(sumOf(receipt)).toBe(receipt.read);
    expect(held()).toBe(receipt.read);
  }, 60_000);

  it('keeps everything before a break, and the complete file adds the rest', async () => {
    const whole = many(3000);
    const cut = await run(whole.slice(0, Math.floor(whole.length / 2)));
    expect(cut).toMatchObject({ ended: 'broken', brokenAt: expect.any(Number) });
    expect(held()).toBe(cut.read);
    expect(await run(whole)).toMatchObject({ duplicate: cut.read, written: 3000 - cut.read });
  });

  it('skips messages dated after the year 9999 or before the year 0, and has a readable receipt', async () => {
    const messages = [
      said(1, 'ship', { date: '', date_unixtime: '8640000000000' }),
      said(2, 'ship', { date: '0000-01-01T00:00:00+14:00', date_unixtime: '' }),
      said(3, 'ship', { date_unixtime: '253402300799', edited_unixtime: '8640000000000' }),
    ];
    const receipt = await run(exportOf(messages));
    expect(ImportReceipt.parse(receipt)).toMatchObject({
      ...{ read: 1, written: 1, skipped: { 'no date': 2 } },
      ...{ first: '9999-12-31T23:59:59.000Z', last: '9999-12-31T23:59:59.000Z' },
    });
  });

  it('counts the files of a zip that are not read because their names lead out of it or occur twice', async () => {
    const chat = (path: string) => ({ path, content: many(1) });
    const zip = zipOf([chat('result.json'), chat('result.json'), chat('../result.json'), chat('/a/result.json')]);
    expect(await run(zip, { name: 'export.zip' })).toMatchObject({ read: 1, skipped: { 'unreadable file': 3 } });
  });
});
