/** The archives of several owners, worked on in threads. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ArchiveFileError } from '#service/server/archive/archive-file.ts';
import { type Archive, type Archives, createArchives } from '#service/server/archives/archives.ts';

let folder: string;
let archives: Archives;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-archives-'));
  archives = createArchives({ dataDir: folder });
});
afterEach(async () => {
  await archives.close();
  rmSync(folder, { recursive: true, force: true });
});

const signal = new AbortController().signal;
const of = (owner: string, key = owner): Archive => archives.of(owner, Buffer.alloc(32, key.charCodeAt(0)), signal);
const say = (archive: Archive, text: string) =>
  archive.put(
    [['social-chat-message', { _id: `m-${text}`, messageText: text, sentAt: '2026-01-01T00:00:00.000Z' }]],
    Date.parse('2026-11-22'),
  );
const find = async (archive: Archive, keywords: string) =>
  (await archive.search({ keywords, datastores: ['social-chat-message'], limit: 10 })).hits.map(
    (hit) => hit.record._id,
  );

it('whoever leaves is answered at once, and the others in their turn', async () => {
  const leaving = new AbortController();
  const archive = archives.of('anna', Buffer.alloc(32, 1), leaving.signal);
  const left = archive.count('file');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(archive.count('file')).rejects.toThrow('gone');
  expect(await of('boris').count('file')).toBe(0);
});

it('an erased archive leaves no file, and the next one of that name is empty', async () => {
  const anna = of('anna');
  await say(anna, 'ferry');
  await find(anna, 'ferry');
  const { records, bytes } = await archives.erase('anna', Buffer.alloc(32, 'a'.charCodeAt(0)));
  expect([records, bytes > 4096]).toEqual([1, true]);
  expect(readdirSync(join(folder, 'archives'))).toEqual([]);
  expect(await find(of('anna'), 'ferry')).toEqual([]);
});

it.each(['../anna', 'a/b', '', 'a.b', `a${'x'.repeat(64)}`])('%j names no archive', (owner) => {
  expect(() => of(owner, 'k')).toThrow(RangeError);
  expect(existsSync(join(folder, 'anna.sqlite'))).toBe(false);
});

it('a folder in place of the file is refused in words', async () => {
  mkdirSync(join(folder, 'archives', 'anna.sqlite'));
  await expect(of('anna').count('file')).rejects.toThrow(ArchiveFileError);
});
