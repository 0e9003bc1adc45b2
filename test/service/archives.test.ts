/** The archives of several owners, in threads. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
