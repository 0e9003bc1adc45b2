/** The key of one archive: bodies are sealed (AES-256-GCM), words become keyed hashes. */
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** By how much what is sealed is longer than it was. */
export const SEAL_BYTES = IV_BYTES + TAG_BYTES;
/** 50 bits: two words of a million share a token with a chance of one in two thousand. */
export const TOKEN_LENGTH = 10;
const PRINT_BYTES = 6;
/** In the order of their codes, so that numbers of tokens have the order of the tokens. */
const TOKEN_LETTERS = '234567abcdefghijklmnopqrstuvwxyz';
const LETTER_BITS = 5;
/** Letters that make a whole number of 32 bits, and what is behind them. */
const [LETTERS_AT_ONCE, HALF] = [TOKEN_LENGTH / 2, 2 ** ((TOKEN_LENGTH / 2) * LETTER_BITS)];

/** The bytes are not what this key sealed for this place. */
export class ArchiveSealError extends Error {
  override name = 'ArchiveSealError';
}

export interface ArchiveKey {
  /** Seals `plain`; `binding` names its place, so that it cannot be moved to another. */
  seal(plain: Uint8Array, binding: string): Buffer;
  /** @throws ArchiveSealError */
  open(sealed: Uint8Array, binding: string): Buffer;
  /** A word (or any other text that is looked for) as the index holds it: 10 characters of a–z and 2–7. */
  token(word: string): string;
  /** Tells versions of a record apart: `print` is a whole number below 2^48, `revision` 32 hex digits. */
  print(text: string): { print: number; revision: string };
}

/** @param key 32 bytes. Hashes are SHA-256 over a key of fixed length and the text, cut short: a fifth of an HMAC's time. */
export function createArchiveKey(key: Uint8Array): ArchiveKey {
  if (key.length !== KEY_BYTES) throw new RangeError(`an archive's key has ${KEY_BYTES} bytes`);
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `archive/${purpose}`, KEY_BYTES));
  const sealing = derive('bodies');
  const hashing = derive('words').toString('base64');
  const printing = derive('prints').toString('base64');
  const nextIv = createIvs();
  return {
    seal(plain, binding) {
      const iv = nextIv();
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(binding));
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, binding) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(binding))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const plain = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        // Of this cipher nothing is left for the end, which only tells whether the tag is right.
        decipher.final();
        return plain;
      } catch (error) {
        throw new ArchiveSealError('altered, or sealed with another key or for another place', { cause: error });
      }
    },
    token: (word) => toLetters(hash('sha256', hashing + word, 'latin1')),
    print(text) {
      const digest = hash('sha256', printing + text, 'hex');
      return { print: Number.parseInt(digest.slice(0, 2 * PRINT_BYTES), 16), revision: digest.slice(32) };
    },
  };
}

/** To ask for random bytes takes longer than to seal a word. */
const IVS_TOGETHER = 256;

function createIvs(): () => Buffer {
  let left = Buffer.of();
  return () => {
    if (left.length === 0) left = randomBytes(IVS_TOGETHER * IV_BYTES);
    const iv = left.subarray(0, IV_BYTES);
    left = left.subarray(IV_BYTES);
    return iv;
  };
}

/** Five bits a letter. @param digest a byte a character: a buffer of its own would cost more than the hash */
function toLetters(digest: string): string {
  let letters = '';
  for (let index = 0; index < TOKEN_LENGTH; index++) letters += TOKEN_LETTERS[digest.charCodeAt(index) & 31];
  return letters;
}

/** The token that begins there, as a whole number below 2^50: it is sorted, counted and looked up in less time. */
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

/** The token of a number. */
export function tokenOfNumber(number: number): string {
  let token = '';
  for (let rest = number; token.length < TOKEN_LENGTH; rest = Math.floor(rest / TOKEN_LETTERS.length))
    token = TOKEN_LETTERS.charAt(rest % TOKEN_LETTERS.length) + token;
  return token;
}
