/**
 * Encryption of stored values: AES-256-GCM with a list of keys (newest first), bound to its row by associated data; and
 * pseudonyms of ids.
 */
import {
  type Cipheriv,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { KEY_BYTES } from './key-file.ts';
import { memoize } from './lru-cache.ts';
import { OperatorError } from './operator-error.ts';

const FORMAT = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Size of an AES block, and of the counter in CTR mode. */
const COUNTER_BYTES = 16;

export interface Vault {
  /** Encrypts `plain` (UTF-8) under the newest key. `binding` names the row, e.g. `connections/abc`. */
  seal(plain: string, binding: string): string;
  /** Decrypts a value sealed with the same binding and any listed key. @throws SealError with the reason otherwise */
  open(sealed: string, binding: string): string;
  /** Whether `sealed` was sealed with the newest key. */
  usesNewestKey(sealed: string): boolean;
}

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);
/** Random bytes from a pool, never handed out twice: a randomBytes call per value takes longer than AES itself. */
export function freshBytes(size: number): Buffer {
  if (pool.length < size) pool = randomBytes(Math.max(POOL_BYTES, size));
  const bytes = pool.subarray(0, size);
  pool = pool.subarray(size);
  return bytes;
}

/** A stored value can't be decrypted: unknown format or key, altered, or sealed for another row. */
export class SealError extends OperatorError {
  override name = 'SealError';
}

interface RingKey {
  key: Buffer;
  /** Identifies the key in sealed values without revealing it. */
  id: string;
}

function ringOf(keys: readonly Buffer[]): { ring: readonly RingKey[]; newest: RingKey } {
  const ring = keys.map((key) => ({ key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) }));
  const [newest] = ring;
  if (!newest || keys.some((key) => key.length !== KEY_BYTES)) throw new Error('the vault needs keys of 32 bytes');
  return { ring, newest };
}

/**
 * Creates a vault with `keys`, 32 bytes each, newest first, at least one.
 * @param reload re-reads the keys when a value was sealed with an unlisted one, because they were rotated meanwhile
 */
export function createVault(keys: readonly Buffer[], reload?: () => readonly Buffer[]): Vault {
  let { ring, newest } = ringOf(keys);
  const find = (id: string | undefined) => ring.find((candidate) => candidate.id === id);
  return {
    seal(plain, binding) {
      const iv = freshBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest.key, iv).setAAD(Buffer.from(binding));
      const body = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${FORMAT}.${newest.id}.${body.toString('base64url')}`;
    },
    open(sealed, binding) {
      const [format, id, body] = sealed.split('.');
      if (format !== FORMAT || body === undefined)
        throw new SealError('sealed in a format that this version does not know');
      if (reload && !find(id)) ({ ring, newest } = ringOf(reload()));
      const entry = find(id);
      if (!entry) throw new SealError('sealed with a key that is not listed');
      const bytes = Buffer.from(body, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) throw new SealError('too short');
      try {
        const decipher = createDecipheriv('aes-256-gcm', entry.key, bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(binding))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new SealError('altered, or sealed for another row');
      }
    },
    usesNewestKey: (sealed) => sealed.startsWith(`${FORMAT}.${newest.id}.`),
  };
}

/** The plain text of a sealed value; undefined if no listed key opens it. */
export function tryOpen(vault: Vault, sealed: string, binding: string): string | undefined {
  try {
    return vault.open(sealed, binding);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/**
 * A cipher for a large file that is written and read in pieces, starting at byte `offset`: AES-256-CTR, which encrypts and
 * decrypts alike and keeps the length. `key` has 32 bytes and must be used for one file only, with no byte written twice.
 * It doesn't authenticate: anyone who can write to the file can change the plaintext.
 */
export function createCtrCipher(key: Uint8Array, offset: number): Cipheriv {
  const counter = Buffer.alloc(COUNTER_BYTES);
  counter.writeBigUInt64BE(BigInt(Math.floor(offset / COUNTER_BYTES)), COUNTER_BYTES / 2);
  const cipher = createCipheriv('aes-256-ctr', key, counter);
  cipher.update(Buffer.alloc(offset % COUNTER_BYTES));
  return cipher;
}

/** Cached, because every message needs its person's pseudonym several times. */
const PSEUDONYMS_KEPT = 10_000;

/**
 * Turns ids into pseudonyms that can't be reversed without `pepper`: 22 characters of `A-Za-z0-9_-`.
 * The same id always gets the same pseudonym.
 */
export function createPseudonyms(pepper: Buffer): (id: string | number) => string {
  const pseudonymOf = memoize(PSEUDONYMS_KEPT, (id) =>
    createHmac('sha256', pepper).update(id).digest('base64url').slice(0, 22),
  );
  return (id) => pseudonymOf(String(id));
}

/** A separate secret for `purpose`, derived from `root` (HKDF-SHA256): 43 characters of `A-Za-z0-9_-`. */
export function deriveSecret(root: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), purpose, KEY_BYTES)).toString('base64url');
}

/**
 * Returns a function that compares texts with `secret` in constant time. The secret's length isn't protected.
 */
export function timingSafeMatcher(secret: string): (given: string) => boolean {
  const expected = Buffer.from(secret);
  return (text) => {
    const given = Buffer.from(text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}
