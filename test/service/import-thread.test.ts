/** Import threads are reused: stopping one task doesn't affect the next. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThreadError } from '#platform/thread-requests.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { createImportThreads, type ImportThreads } from '#service/server/imports/import-thread.ts';
import { scratchFolders } from '../support/folders.ts';
import { exportOf, said } from './importers/telegram-export.ts';

const scratch = scratchFolders('import-thread');

const KEY = randomBytes(32);
const MESSAGES = 20_000;
const never = new AbortController().signal;

let folder: string;
let path: string;
let threads: ImportThreads;
beforeEach(() => {
  folder = scratch();
  path = join(folder, 'result.json');
  const messages = Array.from({ length: MESSAGES }, (_, index) => said(index + 1, `message ${index} about the boat`));
  writeFileSync(path, exportOf(messages));
  threads = createImportThreads();
});
afterEach(async () => {
  await threads.close();
});

const task = () => ({
  path,
  choices: { me: 'user4242' },
  schemaBase: DEFAULT_SCHEMA_BASE,
  archive: { file: join(folder, 'archive.sqlite'), key: KEY },
  now: 0,
});
const runImport = (signal = never, onProgress = () => {}) => threads.runImport(task(), onProgress, signal);

it('a stopped import reports what it has written, and the next one is complete', async () => {
  const stopping = new AbortController();
  const stopped = await runImport(stopping.signal, () => stopping.abort());
  expect(stopped).toMatchObject({ ended: 'cancelled' });
  const next = await runImport();
  expect(next).toMatchObject({ read: MESSAGES, duplicate: stopped.written });
  expect(next.ended).toBeUndefined();
}, 60_000);

it('a stopped inspection rejects with the reason, and the next one is complete', async () => {
  const stopping = new AbortController();
  const inspecting = threads.inspect({ path }, stopping.signal);
  const reason = new Error('no longer needed');
  stopping.abort(reason);
  await expect(inspecting).rejects.toBe(reason);
  await expect(threads.inspect({ path }, stopping.signal)).rejects.toBe(reason);
  expect(await threads.inspect({ path }, never)).toMatchObject({ platform: 'telegram' });
});

it('a thread that ran out of memory is not reused', async () => {
  await threads.close();
  // Enough for short messages, so that it dies during the import: V8 may abort the whole process if a thread runs out of
  // memory while it loads its modules.
  threads = createImportThreads({ limits: { maxOldGenerationSizeMb: 28, maxYoungGenerationSizeMb: 1 } });
  const textOf = (index: number) => Array.from({ length: 15_000 }, (_, at) => `word${index}x${at}`).join(' ');
  const short = Array.from({ length: 10_000 }, (_, index) => said(index + 1, `message ${index}`));
  const long = Array.from({ length: 40 }, (_, index) => said(MESSAGES + index, textOf(index)));
  writeFileSync(path, exportOf([...short, ...long]));
  for (const onProgress of [vi.fn(), vi.fn()]) {
    await expect(runImport(never, onProgress)).rejects.toThrow(ThreadError);
    expect(onProgress).toHaveBeenCalled();
  }
}, 60_000);

it('terminates a thread that hangs, and does not reuse it', async () => {
  await threads.close();
  threads = createImportThreads({ hungMs: 2000 });
  // Converting this to text takes many minutes.
  const part = (type: string, text: string) => `--b\nContent-Type: text/${type}\n\n${text}\n`;
  const parts = `${part('plain', 'hello')}${part('html', '<a href='.repeat(130_000))}--b--\n`;
  const mail = `From: a@example.org\nDate: Thu, 1 Jan 2026 10:00:00 +0000\nContent-Type: multipart/mixed; boundary=b\n\n${parts}`;
  const slow = join(folder, 'slow.eml');
  writeFileSync(slow, mail);
  const running = threads.runImport({ ...task(), path: slow, choices: {} }, () => {}, never);
  await expect(running).rejects.toThrow(ThreadError);
  expect(await threads.inspect({ path }, never)).toMatchObject({ platform: 'telegram' });
});
