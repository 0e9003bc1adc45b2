/** What is made before SQLite opens a file must leave the locks alone that this process holds on it. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePrivateFile } from '#platform/files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('a private file', () => {
  it('is made empty, in a folder of its own, for nobody else', () => {
    const path = join(folder, 'deep', 'some.sqlite');
    ensurePrivateFile(path);
    expect([modeOf(path), modeOf(join(folder, 'deep')), statSync(path).size]).toEqual([0o600, 0o700, 0]);
  });

  it('that is there already keeps what is in it, and becomes private', () => {
    const path = join(folder, 'some.sqlite');
    writeFileSync(path, 'kept', { mode: 0o644 });
    ensurePrivateFile(path);
    expect([readFileSync(path, 'utf8'), modeOf(path)]).toEqual(['kept', 0o600]);
  });

  it('where no folder can be made is refused with the reason', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => ensurePrivateFile(join(folder, 'file', 'some.sqlite'))).toThrow(/ENOTDIR|EEXIST/);
  });
});
