/** The archives of several owners, in threads. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ThreadError } from '#platform/thread-requests.ts';
import { createArchiveThread } from '#service/server/archives/archive-thread.ts';
import { type Archive, type Archives, createArchives } from '#service/server/archives/archives.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('archives');

let folder: string;
let archives: Archives;
beforeEach(() => {
  folder = scratch();
  archives = createArchives({ dataDir: folder });
});
afterEach(async () => {
  await archives.close();
});

const signal = new AbortController().signal;
const of = (owner: string, key = owner): Archive => archives.of(owner, Buffer.alloc(32, key.charCodeAt(0)), signal);
it('an aborted call rejects immediately, and the others continue in turn', async () => {
  const leaving = new AbortController();
  const archive = archives.of('anna', Buffer.alloc(32, 1), leaving.signal);
  const left = archive.count('file');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(archive.count('file')).rejects.toThrow('gone');
  expect(await of('boris').count('file')).toBe(0);
});

it('an erased archive isn’t created again by a call that had begun before', async () => {
  const archive = of('anna');
  await archive.put([['file', { _id: 'a', name: 'boat' }]], 0);
  expect(await archives.erase('anna', Buffer.alloc(32, 'a'.charCodeAt(0)))).toMatchObject({ records: 1 });
  await expect(archive.put([['file', { _id: 'b', name: 'boat' }]], 0)).rejects.toThrow('no such owner');
  await expect(archive.count('file')).rejects.toThrow('no such owner');
  expect(readdirSync(join(folder, 'archives'))).toEqual([]);
});

it.each(['../anna', 'a/b', '', 'a.b', `a${'x'.repeat(64)}`])('%j is no valid owner of an archive', (owner) => {
  expect(() => of(owner, 'k')).toThrow(RangeError);
  expect(existsSync(join(folder, 'anna.sqlite'))).toBe(false);
});

it('a request beyond its deadline is rejected, and the next one gets a new thread', async () => {
  const file = join(folder, 'anna.sqlite');
  const archive = { file, key: Buffer.alloc(32, 1) };
  const record = ['file', { _id: 'a', name: 'boat' }];
  const thread = createArchiveThread(5000);
  try {
    const count = () => thread.ask({ kind: 'method', archive, method: 'count', given: ['file'] });
    expect(await count()).toBe(0);
    const locking = new DatabaseSync(file);
    locking.exec('begin immediate');
    const late = thread.ask({ kind: 'method', archive, method: 'put', given: [[record], 0] });
    const next = count();
    await expect(late).rejects.toThrow(ThreadError);
    expect(await next).toBe(0);
    locking.close();
  } finally {
    await thread.close();
  }
  await expect(thread.ask({ kind: 'erase', archive })).rejects.toThrow('closing');
}, 30_000);
