/** The key of one archive: bodies are encrypted with AES-256-GCM, words become keyed hashes. */
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Overhead of sealing in bytes. */
export const SEAL_BYTES = IV_BYTES + TAG_BYTES;
/** 50 bits: among a million words, the chance that any two share a token is one in two thousand. */
export const TOKEN_LENGTH = 10;
const PRINT_BYTES = 6;
/** In code point order, so that token numbers sort like the tokens. */
const TOKEN_LETTERS = '234567abcdefghijklmnopqrstuvwxyz';
const LETTER_BITS = 5;
/** Letters that fit in a 32-bit integer, and the factor for the half after it. */
const [LETTERS_AT_ONCE, HALF] = [TOKEN_LENGTH / 2, 2 ** ((TOKEN_LENGTH / 2) * LETTER_BITS)];

/** The bytes weren't sealed by this key for this place. */
export class ArchiveSealError extends Error {
  override name = 'ArchiveSealError';
}

export type ArchiveKey = ReturnType<typeof createArchiveKey>;

/** @param key 32 bytes. Hashes are SHA-256 over a fixed-length key and the text, truncated: a fifth of the time of an HMAC. @throws RangeError for a key of another length */
export function createArchiveKey(key: Uint8Array) {
  if (key.length !== KEY_BYTES) throw new RangeError(`an archive key must have ${KEY_BYTES} bytes`);
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `archive/${purpose}`, KEY_BYTES));
  const sealing = derive('bodies');
  const hashing = derive('words').toString('base64');
  const printing = derive('prints').toString('base64');
  const nextIv = createIvs();
  return {
    /** Encrypts `plain`; `binding` names its place, so that it can't be moved to another. */
    seal(plain: Uint8Array, binding: string): Buffer {
      const iv = nextIv();
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(binding));
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    /** @throws ArchiveSealError */
    open(sealed: Uint8Array, binding: string): Buffer {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(binding))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const plain = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        // final() only verifies the tag; this cipher has no bytes left to return.
        decipher.final();
        return plain;
      } catch (error) {
        throw new ArchiveSealError('altered, or sealed with another key or for another place', { cause: error });
      }
    },
    /** The index token of a word or any other searchable text: 10 characters of a–z and 2–7. */
    token: (word: string) => toLetters(hash('sha256', hashing + word, 'latin1')),
    /** Fingerprints a version of a record: `print` is an integer below 2^48, `revision` 32 hex digits. */
    print(text: string): { print: number; revision: string } {
      const digest = hash('sha256', printing + text, 'hex');
      return { print: Number.parseInt(digest.slice(0, 2 * PRINT_BYTES), 16), revision: digest.slice(32) };
    },
  };
}

/** Requesting random bytes takes longer than sealing a word. */
const IVS_PER_BATCH = 256;

function createIvs(): () => Buffer {
  let left = Buffer.of();
  return () => {
    if (left.length === 0) left = randomBytes(IVS_PER_BATCH * IV_BYTES);
    const iv = left.subarray(0, IV_BYTES);
    left = left.subarray(IV_BYTES);
    return iv;
  };
}

/** Five bits per letter. @param digest one byte per character: a separate buffer would cost more than the hash */
function toLetters(digest: string): string {
  let letters = '';
  for (let index = 0; index < TOKEN_LENGTH; index++) letters += TOKEN_LETTERS[digest.charCodeAt(index) & 31];
  return letters;
}

/** The token that starts at `at`, as an integer below 2^50, which is faster to sort, count and look up. */
export function tokenNumber(text: string, at = 0): number {
  return lettersNumber(text, at) * HALF + lettersNumber(text, at + LETTERS_AT_ONCE);
}

function lettersNumber(text: string, from: number): number {
  let number = 0;
  for (let at = from; at < from + LETTERS_AT_ONCE; at++) {
    const code = text.charCodeAt(at);
    number = (number << LETTER_BITS) | (code < 97 ? code - 50 : code - 91);
  }
  return number;
}

export function tokenOfNumber(number: number): string {
  let token = '';
  for (let rest = number; token.length < TOKEN_LENGTH; rest = Math.floor(rest / TOKEN_LETTERS.length))
    token = TOKEN_LETTERS.charAt(rest % TOKEN_LETTERS.length) + token;
  return token;
}
