/** The key file: created once, private, and durable before anything is sealed with its keys. */
import fs, { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeyFileError, readOrCreateKeyFile, writeKeyFile } from '#platform/key-file.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('key-file');

const KEYS = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

let folder: string;
let path: string;
const { openSync, fsyncSync, renameSync, linkSync } = fs;
const originals = { openSync, fsyncSync, renameSync, linkSync };

beforeEach(() => {
  folder = scratch();
  path = join(folder, 'deep', 'keys');
});
afterEach(() => {
  Object.assign(fs, originals);
  syncBuiltinESMExports();
});

/** Replaces functions of Node's file system module in this process. */
function replace(changes: Partial<typeof originals>): void {
  Object.assign(fs, changes);
  syncBuiltinESMExports();
}

/** Records the names that are synced, renamed and linked from now on, in order. */
function watchDisk(): string[] {
  const events: string[] = [];
  const opened = new Map<number, string>();
  const named = (name: fs.PathLike) => relative(folder, String(name)).replace(/\.(next|[0-9a-f]{12})$/, '.new') || '.';
  replace({
    openSync(name, ...rest) {
      const descriptor = originals.openSync(name, ...rest);
      opened.set(descriptor, named(name));
      return descriptor;
    },
    fsyncSync(descriptor) {
      events.push(`sync ${opened.get(descriptor)}`);
      originals.fsyncSync(descriptor);
    },
    renameSync(from, to) {
      events.push(`rename ${named(from)} ${named(to)}`);
      originals.renameSync(from, to);
    },
    linkSync(from, to) {
      events.push(`link ${named(from)} ${named(to)}`);
      originals.linkSync(from, to);
    },
  });
  return events;
}

describe('the key file', () => {
  it('is created once, for its owner only, and then reused', () => {
    const keys = readOrCreateKeyFile(path);
    expect(keys).toHaveLength(1);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700);
    expect(readOrCreateKeyFile(path)).toEqual(keys);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['keys']);
  });

  it('stores the given keys, newest first, for its owner only', () => {
    path = join(folder, 'keys');
    writeKeyFile(path, KEYS);
    expect(readOrCreateKeyFile(path)).toEqual(KEYS);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['keys']);
  });

  it.each(['640', '620', '610', '604', '602', '601'])(
    'with mode %s is refused with the command that fixes it',
    (mode) => {
      readOrCreateKeyFile(path);
      chmodSync(path, Number.parseInt(mode, 8));
      expect(() => readOrCreateKeyFile(path)).toThrow(`chmod 600 ${path}`);
    },
  );

  it.each(['not a key\n', '', `${KEYS[0]?.toString('base64')}\nnot a key\n`])(
    'with %j in it is refused and not overwritten',
    (text) => {
      path = join(folder, 'keys');
      writeFileSync(path, text, { mode: 0o600 });
      expect(() => readOrCreateKeyFile(path)).toThrow(KeyFileError);
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );
});

describe('a power cut', () => {
  it('after a rotation leaves the new keys: the file is synced before the rename, and the folder before the return', () => {
    path = join(folder, 'keys');
    writeKeyFile(path, KEYS);
    const events = watchDisk();
    writeKeyFile(path, [Buffer.alloc(32, 3), ...KEYS]);
    expect(events).toEqual(['sync keys.new', 'rename keys.new keys', 'sync .']);
  });

  it('after a first start leaves the key: the file is synced before the link, and the folder before the return', () => {
    path = join(folder, 'deep', 'deeper', 'keys');
    const events = watchDisk();
    readOrCreateKeyFile(path);
    expect(events).toEqual([
      'sync deep/deeper/keys.new',
      'link deep/deeper/keys.new deep/deeper/keys',
      'sync deep/deeper',
    ]);
  });
});
