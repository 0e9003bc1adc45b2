/** Sources of exports: files, folders and zips, including hostile ones. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCtrCipher } from '#platform/vault.ts';
import { BrokenSourceError, UnusableSourceError } from '#service/importers/broken-source.ts';
import type { SourceLimits } from '#service/importers/folder-source.ts';
import type { ExportFile, ExportSource } from '#service/importers/importer.ts';
import { openSource } from '#service/importers/source.ts';
import { scratchFolders } from '../../support/folders.ts';
import { items } from '../../support/text-table.ts';
import { type ZippedFile, zipOf } from './zip-file.ts';

const scratch = scratchFolders('export-source');

const signal = AbortSignal.timeout(60_000);
let folder: string;
const opened: ExportSource[] = [];

beforeEach(() => {
  folder = scratch();
});

afterEach(async () => {
  for (const source of opened.splice(0)) await source.close();
});

function put(path: string, content: string | Buffer): string {
  writeFileSync(join(folder, path), content);
  return join(folder, path);
}

async function open(path: string, limits?: Partial<SourceLimits>) {
  const source = await openSource(path, { signal, limits });
  opened.push(source);
  return source;
}

const openZip = (files: readonly ZippedFile[], limits?: Partial<SourceLimits>) =>
  open(put('export.zip', zipOf(files)), limits);

async function bytesOf(file: ExportFile | undefined): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of file?.read(signal) ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** How much of a file is read before it breaks, and where it does. */
async function brokenOf(file: ExportFile | undefined): Promise<{ read: number; at: number; message: string }> {
  let read = 0;
  try {
    for await (const piece of file?.read(signal) ?? []) read += piece.length;
  } catch (error) {
    expect(error).toBeInstanceOf(BrokenSourceError);
    const { at, message } = error as BrokenSourceError;
    return { read, at, message };
  }
  throw new Error('it was read to its end');
}

async function refusal(opening: Promise<unknown>): Promise<string> {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UnusableSourceError);
  return (error as UnusableSourceError).code;
}

/** A few incompressible megabytes, several chunks long. */
const LARGE = Buffer.from(Array.from({ length: 300_000 }, (_, index) => `${(index * 7919) % 100_003},`).join(''));

describe('a file', () => {
  it('is read unchanged in chunks', async () => {
    const source = await open(put('chat.txt', LARGE));
    expect(source).toMatchObject({ name: 'chat.txt', leftOut: 0, files: [{ path: 'chat.txt', size: LARGE.length }] });
    expect((await bytesOf(source.files[0])).equals(LARGE)).toBe(true);
    expect((await source.files[0]?.head(10, signal))?.equals(LARGE.subarray(0, 10))).toBe(true);
    expect((await source.files[0]?.head(LARGE.length * 2, signal))?.equals(LARGE)).toBe(true);
  });

  it('that is truncated while being read is broken at its end', async () => {
    const source = await open(put('chat.txt', LARGE));
    truncateSync(join(folder, 'chat.txt'), 1_000);
    expect(await brokenOf(source.files[0])).toEqual({ read: 1_000, at: 1_000, message: 'it ends before it should' });
    expect(await source.files[0]?.head(2_000, signal)).toHaveLength(1_000);
  });

  it('is rejected if it is missing, empty, or not a regular file', async () => {
    expect(await refusal(open(join(folder, 'nothing')))).toBe('no-file');
    expect(await refusal(open(join(put('a.txt', 'x'), 'inside')))).toBe('no-file');
    expect(await refusal(open(put('empty.json', '')))).toBe('empty');
    expect(await refusal(open('/dev/null'))).toBe('not-readable');
  });

  it.each([
    ['rar', '526172211a0700'],
    ['7z', '377abcaf271c00'],
    ['gz', '1f8b08000000'],
  ])('that is a %s archive is rejected with a reason', async (_, magic) => {
    expect(await refusal(open(put('export.dat', Buffer.from(magic, 'hex'))))).toBe('other-archive');
  });

  it('stops being read when its signal is aborted', async () => {
    const source = await open(put('chat.txt', LARGE));
    const stop = new AbortController();
    const reading = (async () => {
      for await (const _ of source.files[0]?.read(stop.signal) ?? []) stop.abort(new Error('no longer wanted'));
    })();
    await expect(reading).rejects.toThrow('no longer wanted');
    await expect(openSource(folder, { signal: stop.signal })).rejects.toThrow('no longer wanted');
  });
});

describe('a folder', () => {
  it('yields all files, including those in subfolders, sorted by path', async () => {
    mkdirSync(join(folder, 'b/deep'), { recursive: true });
    put('z.txt', 'z');
    put('b/deep/a.txt', 'deep');
    put('.DS_Store', 'x');
    const source = await open(folder);
    expect(source.files.map(({ path, size }) => [path, size])).toEqual([
      ['b/deep/a.txt', 4],
      ['z.txt', 1],
    ]);
    expect(String(await bytesOf(source.files[0]))).toBe('deep');
  });

  it('yields no targets of links', async () => {
    put('a.txt', 'a');
    symlinkSync('/etc/passwd', join(folder, 'b.txt'));
    symlinkSync('/etc', join(folder, 'c'));
    const source = await open(folder);
    expect(source.files.map(({ path }) => path)).toEqual(['a.txt']);
    expect(source.leftOut).toBe(2);
  });

  it('is rejected if it is empty or has too many files', async () => {
    expect(await refusal(open(folder))).toBe('empty');
    put('a', 'a');
    put('b', 'b');
    expect(await refusal(open(folder, { maxFiles: 1 }))).toBe('too-many-files');
  });
});

describe('a zip', () => {
  it('yields its files except photos and the like, whatever its name and compression', async () => {
    const zip = zipOf([
      { path: 'photos/é.jpg', content: 'jpg', stored: true },
      { path: 'texts/é.txt', content: 'text', stored: true },
      { path: 'folder/', content: '', stored: true },
      { path: '__MACOSX/._a', content: 'x' },
      { path: 'a.json', content: LARGE },
      { path: 'none.txt', content: '', stored: true },
    ]);
    const source = await open(put('export.bin', zip));
    expect(source.files.map(({ path, size }) => [path, size])).toEqual([
      ['a.json', LARGE.length],
      ['none.txt', 0],
      ['texts/é.txt', 4],
    ]);
    const [large, none, stored] = await Promise.all(source.files.map((file) => bytesOf(file)));
    expect(large?.equals(LARGE)).toBe(true);
    expect([String(none), String(stored)]).toEqual(['', 'text']);
    expect(String(await source.files[0]?.head(5, signal))).toBe(String(LARGE.subarray(0, 5)));
  });

  it('yields no files with a path outside the zip, and no links', async () => {
    const paths = items(`
      ../up.txt | a/../../up.txt | /etc/passwd | C:/boot.ini | C:\\boot.ini | ..\\up.txt | \\\\host\\a`);
    const source = await openZip([
      ...paths.map((path) => ({ path, content: 'x' })),
      { path: 'link', content: '/etc/passwd', mode: 0o120777 },
      { path: 'folder\\inside.txt', content: 'fine' },
      { path: 'ok.txt', content: 'fine' },
      { path: 'ok.txt', content: 'twice' },
    ]);
    expect(source.files.map(({ path }) => path)).toEqual(['folder/inside.txt', 'ok.txt']);
    expect(source.leftOut).toBe(paths.length + 2);
    expect(String(await bytesOf(source.files[1]))).toBe('fine');
  });

  it('that announces more than it contains is broken at the byte where it ends', async () => {
    for (const stored of [true, false]) {
      const source = await openZip([{ path: 'a.txt', content: 'abc', size: 4_000_000_000, stored }], {
        maxRatio: 1e12,
      });
      expect(await brokenOf(source.files[0])).toEqual({ read: 3, at: 3, message: 'it ends before it should' });
    }
  });

  it('that unpacks to more than it announces is cut at that size', async () => {
    for (const stored of [true, false]) {
      const source = await openZip([{ path: 'a.txt', content: LARGE, size: 1_000, stored }]);
      expect(await brokenOf(source.files[0])).toMatchObject({ read: 1_000, at: 1_000 });
    }
  });

  it('that is damaged inside is broken there', async () => {
    const zip = zipOf([{ path: 'a.txt', content: LARGE }]);
    zip.fill(0xff, 100_000, 200_000);
    const source = await open(put('damaged.zip', zip));
    const { read, at, message } = await brokenOf(source.files[0]);
    expect(message).toBe('it is damaged');
    expect(read).toBe(at);
    expect(at).toBeLessThan(LARGE.length);
    const wrong = await openZip([{ path: 'a.txt', content: 'abc', crc: 1, stored: true }]);
    expect(await brokenOf(wrong.files[0])).toEqual({ read: 3, at: 3, message: 'it is damaged' });
  });

  it('with an invalid offset in its directory is broken at the start of the file', async () => {
    const zip = zipOf([{ path: 'a.txt', content: 'abc' }]);
    zip.write('XXXX', 0);
    const source = await open(put('x.zip', zip));
    expect(await brokenOf(source.files[0])).toMatchObject({ read: 0, at: 0 });
  });

  it('is rejected if it is empty, cut off, or not a zip', async () => {
    const whole = zipOf([{ path: 'a.txt', content: LARGE }]);
    expect(await refusal(openZip([]))).toBe('empty');
    expect(await refusal(openZip([{ path: 'folder/', content: '' }]))).toBe('empty');
    for (const bytes of [whole.subarray(0, -30), whole.subarray(0, 100), Buffer.from('not a zip')]) {
      expect(await refusal(open(put('cut.zip', bytes)))).toBe('damaged');
    }
    const lying = Buffer.from(whole);
    lying.writeUInt16LE(2, whole.length - 12);
    expect(await refusal(open(put('lying.zip', lying)))).toBe('damaged');
  });

  it('is rejected if it has a password', async () => {
    expect(await refusal(openZip([{ path: 'a.txt', content: 'abc', flags: 1 }]))).toBe('zip-password');
  });

  it('is rejected for the number, size or compression ratio of its files', async () => {
    const files = ['a', 'b', 'c'].map((path) => ({ path, content: 'x'.repeat(100) }));
    expect(await refusal(openZip(files, { maxFiles: 2 }))).toBe('too-many-files');
    expect(await refusal(openZip(files, { maxBytes: 299 }))).toBe('zip-bomb');
    expect((await openZip(files, { maxBytes: 300, maxFiles: 3 })).files).toHaveLength(3);
    expect(await refusal(openZip([{ path: 'a', content: 'abc', size: 4_000_000_000 }]))).toBe('zip-bomb');
  });

  it('inside a zip stays a file, and is rejected if there is nothing else', async () => {
    const inner = zipOf([{ path: 'result.json', content: '{}' }]);
    expect(await refusal(openZip([{ path: 'inner.zip', content: inner }]))).toBe('zip-of-zips');
    const source = await openZip([
      { path: 'inner.zip', content: inner },
      { path: 'a.txt', content: 'a' },
    ]);
    expect(source.files.map(({ path }) => path)).toEqual(['a.txt', 'inner.zip']);
  });

  it('with an unsupported compression is rejected when it is read', async () => {
    const source = await openZip([{ path: 'a.txt', content: 'abc', method: 9 }]);
    await expect(bytesOf(source.files[0])).rejects.toThrow(UnusableSourceError);
  });
});

describe('an encrypted file', () => {
  const key = randomBytes(32);
  async function openSealed(content: string | Buffer, name: string, withKey = key) {
    const path = put('whole', createCtrCipher(key, 0).update(Buffer.from(content)));
    const source = await openSource(path, { signal, sealed: { key: withKey, name } });
    opened.push(source);
    return source;
  }
  const large = 'the ferry leaves at nine, '.repeat(50_000);

  it('that was cut off or is opened with a wrong key is reported as damaged', async () => {
    const zip = zipOf([{ path: 'a.txt', content: large }]);
    await expect(openSealed(zip.subarray(0, zip.length - 30), 'export.zip')).rejects.toThrow(UnusableSourceError);
    await expect(openSealed(zip, 'export.zip', randomBytes(32))).rejects.toThrow(UnusableSourceError);
    await expect(openSealed('', 'export.zip')).rejects.toThrow('This file is empty');
  });
});
