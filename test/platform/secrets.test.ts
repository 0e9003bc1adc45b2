import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKey } from '#platform/key-file.ts';
import {
  createCtrCipher,
  createPseudonyms,
  createVault,
  deriveSecret,
  freshBytes,
  SealError,
} from '#platform/vault.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

describe('the vault', () => {
  it('opens any text that it sealed', () => {
    const vault = createVault([newKey]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, binding) => {
        expect(vault.open(vault.seal(plain, binding), binding)).toBe(plain);
      }),
    );
  });

  it('never produces the same sealed text twice', () => {
    const vault = createVault([newKey]);
    const sealed = Array.from({ length: 1000 }, () => vault.seal('x', 'row'));
    expect(new Set(sealed).size).toBe(sealed.length);
  });

  it('never reuses random bytes, whatever sizes are requested', () => {
    const pieces = [1, 12, 6, 4095, 4096, 5000, 12].map(freshBytes);
    expect(pieces.map(({ length }) => length)).toEqual([1, 12, 6, 4095, 4096, 5000, 12]);
    const sixes = Array.from({ length: 2000 }, () => freshBytes(6).toString('hex'));
    expect(new Set(sixes).size).toBe(sixes.length);
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

  it.each([
    ['another key', /not listed/, createVault([oldKey]).seal('secret', 'row/1')],
    ['another row', /altered/, createVault([newKey]).seal('secret', 'row/2')],
    ['nothing after its key id', /too short/, createVault([newKey]).seal('', 'row/1').slice(0, 12)],
    ['half of it missing', /too short/, createVault([newKey]).seal('secret', 'row/1').slice(0, 40)],
    ['a later format', /a format/, createVault([newKey]).seal('secret', 'row/1').replace('v1', 'v2')],
    ['no format at all', /a format/, '{"plain":1}'],
  ])('refuses a value sealed with %s with its own message: %s', (_name, message, sealed) => {
    const open = () => createVault([newKey]).open(sealed, 'row/1');
    expect(open).toThrow(SealError);
    expect(open).toThrow(message);
  });

  it('refuses garbage with SealError', () => {
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
    expect(vault.usesNewestKey(before)).toBe(false);
    expect(vault.usesNewestKey(vault.seal('kept', 'row'))).toBe(true);
  });
});

describe('the vault of a running bot', () => {
  it('reloads the keys when it meets an unknown one, and seals with the newest from then on', () => {
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
    expect(vault.usesNewestKey(vault.seal('more', 'row'))).toBe(true);
    expect(createVault([newKey]).open(vault.seal('more', 'row'), 'row')).toBe('more');
    expect(reads).toBe(1);
  });
});

describe('the cipher of a file', () => {
  it('gives the same result from any offset, and hides every byte', () => {
    const plain = Buffer.from('the ferry leaves at nine '.repeat(40));
    const whole = createCtrCipher(oldKey, 0).update(plain);
    expect(whole).toHaveLength(plain.length);
    expect(whole.includes(plain.subarray(0, 8))).toBe(false);
    expect(createCtrCipher(newKey, 0).update(whole).equals(plain)).toBe(false);
    fc.assert(
      fc.property(fc.nat(plain.length), fc.nat(plain.length), (one, other) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        expect(createCtrCipher(oldKey, start).update(whole.subarray(start, end))).toEqual(plain.subarray(start, end));
        expect(createCtrCipher(oldKey, start).update(plain.subarray(start, end))).toEqual(whole.subarray(start, end));
      }),
    );
  });

  it('works beyond four gigabytes', () => {
    const offset = 5 * 1024 ** 3 + 7;
    const sealed = createCtrCipher(oldKey, offset).update(Buffer.from('far away'));
    expect(createCtrCipher(oldKey, offset).update(sealed).toString()).toBe('far away');
    expect(
      createCtrCipher(oldKey, offset - 2 ** 32)
        .update(sealed)
        .toString(),
    ).not.toBe('far away');
  });
});

describe('a key', () => {
  it('is 32 bytes of base64 and nothing else', () => {
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

// Created by an earlier build: its stored values must stay readable and its pseudonyms unchanged.
describe('the data of an earlier build', () => {
  const key = Buffer.from('00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210', 'hex');
  const vault = createVault([newKey, key]);

  it('opens', () => {
    const sealed = 'v1._uQ0mhkO.F2ERSHAMTT3iuiz4NyAQQ1FUnTrMu-OM7h0PB0kibw8fO73EoUzqxKM-j5NUc2twJ_wDiWBi';
    expect(vault.open(sealed, 'connections/abc')).toBe('Привет 🛶, a token');
    expect(createVault([key]).usesNewestKey(sealed)).toBe(true);
    expect(vault.usesNewestKey(sealed)).toBe(false);
  });

  it('has the same pseudonyms and derived secrets', () => {
    const pseudonym = createPseudonyms(key);
    expect([pseudonym(123456789), pseudonym('-1001234567890')]).toEqual([
      'yjeBUlNuxJYdpOPIROLd6c',
      '_173FaZmBorpwaq8uHz8BJ',
    ]);
    expect(deriveSecret(key, 'webhook secret')).toBe('xnZVb6NJ2w39JZu0ZbAyUj5NA7rcWX8kqPrLQLs_QmY');
  });
});
