/** The key file: base64 keys of 32 bytes, one a line, newest first, which only the program's user can read. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { makePrivateFolder } from './files.ts';
import { OperatorError } from './operator-error.ts';

export const KEY_BYTES = 32;

/** A key file that others can read, or that holds no key. */
export class KeyFileError extends OperatorError {
  override name = 'KeyFileError';
}

/**
 * Reads the keys of `path`; makes the file with one new key where there is none: of several processes that do so at once, one
 * makes it and all read the same key.
 * @throws KeyFileError when group or others have any access to it, or a line is not a key
 */
export function readOrCreateKeyFile(path: string): Buffer[] {
  if (!existsSync(path)) createKeyFile(path);
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
    throw new KeyFileError(`${path} can be read by others; make it private with: chmod 600 ${path}`);
  }
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const keys = lines.map(parseKey).filter((key) => key !== undefined);
  if (keys.length === 0 || keys.length < lines.length) {
    throw new KeyFileError(`${path} does not hold base64 keys of ${KEY_BYTES} bytes, one a line`);
  }
  return keys;
}

function createKeyFile(path: string): void {
  makePrivateFolder(dirname(path));
  const next = `${path}.${randomBytes(6).toString('hex')}`;
  writeKeys(next, [randomBytes(KEY_BYTES)]);
  try {
    // A link appears with the whole file behind it, and never in place of an existing one.
    linkSync(next, path);
  } catch (error) {
    // Another process made it in the same moment: its key is the one to use.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(next, { force: true });
  }
  syncFolder(dirname(path));
}

/** Puts `keys` into the file, newest first, at once or not at all. On return a power cut would leave them there. */
export function writeKeyFile(path: string, keys: readonly Buffer[]): void {
  const next = `${path}.next`;
  writeKeys(next, keys);
  renameSync(next, path);
  syncFolder(dirname(path));
}

function writeKeys(path: string, keys: readonly Buffer[]): void {
  writeFileSync(path, keys.map((key) => `${key.toString('base64')}\n`).join(''), { mode: 0o600, flush: true });
}

/** Makes names in a folder survive a power cut. Windows does so by itself, and cannot be asked to. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** A key from base64, or from 64 hexadecimal digits as some platforms make them; undefined for anything else. */
export function parseKey(text: string): Buffer | undefined {
  const trimmed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return undefined;
  const key = Buffer.from(trimmed, 'base64');
  return key.length === KEY_BYTES ? key : undefined;
}
