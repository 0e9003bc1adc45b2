import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVault, KeyFileError, parseKey, readOrCreateKeyFile, SealError } from '../../src/secrets.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

describe('the vault', () => {
  it('opens what it sealed, whatever the text', () => {
    const vault = createVault([newKey]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, binding) => {
        expect(vault.open(vault.seal(plain, binding), binding)).toBe(plain);
      }),
    );
  });

  it('never makes the same sealed text twice', () => {
    const vault = createVault([newKey]);
    expect(vault.seal('x', 'row')).not.toBe(vault.seal('x', 'row'));
  });

  it('refuses another row, another key, and a single flipped bit', () => {
    const vault = createVault([newKey]);
    const sealed = vault.seal('secret', 'row/1');
    expect(() => vault.open(sealed, 'row/2')).toThrow(SealError);
    expect(() => createVault([oldKey]).open(sealed, 'row/1')).toThrow(SealError);
    const [format, id, body = ''] = sealed.split('.');
    fc.assert(
      fc.property(fc.nat({ max: Buffer.from(body, 'base64url').length * 8 - 1 }), (bit) => {
        const bytes = Buffer.from(body, 'base64url');
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => vault.open([format, id, bytes.toString('base64url')].join('.'), 'row/1')).toThrow(SealError);
      }),
    );
  });

  it('refuses garbage with one kind of error', () => {
    const vault = createVault([newKey]);
    fc.assert(
      fc.property(fc.string(), (garbage) => {
        expect(() => vault.open(garbage, 'row')).toThrow(SealError);
      }),
    );
  });

  it('opens with any listed key and seals with the newest', () => {
    const before = createVault([oldKey]).seal('kept', 'row');
    const vault = createVault([newKey, oldKey]);
    expect(vault.open(before, 'row')).toBe('kept');
    expect(vault.isCurrent(before)).toBe(false);
    expect(vault.isCurrent(vault.seal('kept', 'row'))).toBe(true);
  });
});

describe('the vault of a running bot', () => {
  it('reads the keys again when it meets one that it does not know, and seals with the newest from then on', () => {
    let keys = [oldKey];
    let reads = 0;
    const vault = createVault(keys, () => {
      reads += 1;
      return keys;
    });
    const before = vault.seal('kept', 'row');
    keys = [newKey, oldKey];
    const rotated = createVault([newKey]).seal('kept', 'row');
    expect(vault.open(rotated, 'row')).toBe('kept');
    expect(vault.open(before, 'row')).toBe('kept');
    expect(vault.isCurrent(vault.seal('more', 'row'))).toBe(true);
    expect(createVault([newKey]).open(vault.seal('more', 'row'), 'row')).toBe('more');
    expect(reads).toBe(1);
  });
});

describe('the key file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once, for its owner only, and read again after that', () => {
    const path = join(folder, 'deep', 'keys');
    const keys = readOrCreateKeyFile(path);
    expect(keys).toHaveLength(1);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readOrCreateKeyFile(path)).toEqual(keys);
  });

  it('that others can read is refused with the command that mends it', () => {
    const path = join(folder, 'keys');
    readOrCreateKeyFile(path);
    chmodSync(path, 0o640);
    expect(() => readOrCreateKeyFile(path)).toThrow(`chmod 600 ${path}`);
  });

  it('without a usable key is refused and not overwritten', () => {
    const path = join(folder, 'keys');
    writeFileSync(path, 'not a key\n', { mode: 0o600 });
    expect(() => readOrCreateKeyFile(path)).toThrow(KeyFileError);
    expect(readFileSync(path, 'utf8')).toBe('not a key\n');
  });

  it('keys are 32 bytes of base64 and nothing else', () => {
    expect(parseKey(newKey.toString('base64'))).toEqual(newKey);
    expect(parseKey(newKey.toString('base64url'))).toEqual(newKey);
    for (const wrong of [
      '',
      'abc',
      randomBytes(31).toString('base64'),
      randomBytes(33).toString('base64'),
      '!'.repeat(44),
    ]) {
      expect(parseKey(wrong)).toBeUndefined();
    }
  });
});
