/** The key file: base64 keys of 32 bytes, one per line, newest first, readable only by the program's user. */
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

/** A key file that is readable by others or has an invalid line. */
export class KeyFileError extends OperatorError {
  override name = 'KeyFileError';
}

/**
 * Reads the keys from `path`, creating the file with one new key if it doesn't exist: of several processes that do so at the
 * same time, one creates it and all read the same key.
 * @throws KeyFileError if group or others have any access to the file, or a line isn't a key
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
    throw new KeyFileError(`${path} does not contain base64 keys of ${KEY_BYTES} bytes, one per line`);
  }
  return keys;
}

function createKeyFile(path: string): void {
  makePrivateFolder(dirname(path));
  const next = `${path}.${randomBytes(6).toString('hex')}`;
  writeKeys(next, [randomBytes(KEY_BYTES)]);
  try {
    // A hard link appears atomically with the complete file, and never replaces an existing one.
    linkSync(next, path);
  } catch (error) {
    // Another process created it at the same time: use its key.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(next, { force: true });
  }
  syncFolder(dirname(path));
}

/** Replaces the file's content atomically, newest key first. The keys are durable on return. */
export function writeKeyFile(path: string, keys: readonly Buffer[]): void {
  const next = `${path}.next`;
  writeKeys(next, keys);
  renameSync(next, path);
  syncFolder(dirname(path));
}

function writeKeys(path: string, keys: readonly Buffer[]): void {
  writeFileSync(path, keys.map((key) => `${key.toString('base64')}\n`).join(''), { mode: 0o600, flush: true });
}

/** Makes new names in a folder survive a power cut. Windows can't sync folders, and doesn't need to. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Parses a key from base64, or from 64 hexadecimal digits, which some platforms generate; undefined for anything else. */
export function parseKey(text: string): Buffer | undefined {
  const trimmed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return undefined;
  const key = Buffer.from(trimmed, 'base64');
  return key.length === KEY_BYTES ? key : undefined;
}
