/** Files that only this program's user can read, and a lock between processes. */
import {
  chmodSync,
  closeSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from './operator-error.ts';

/**
 * Creates a folder and its parents, accessible to this user only. Node's `recursive` option hangs in file systems that allow no
 * new folders, such as /proc. @returns whether it was created @throws the file system's error
 */
export function makePrivateFolder(path: string): boolean {
  try {
    mkdirSync(path, 0o700);
    return true;
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
    const parent = dirname(path);
    if (existsSync(parent)) throw error;
    makePrivateFolder(parent);
    return makePrivateFolder(path);
  }
}

/**
 * Creates an empty file and its folder, accessible to this user only; an existing file keeps its content. Call it before SQLite
 * opens the file, because `-wal` and `-shm` inherit its permissions.
 * @throws the file system's error
 */
export function ensurePrivateFile(path: string): void {
  makePrivateFolder(dirname(path));
  try {
    // "wx" never opens an existing file: closing it would drop this process's SQLite locks (sqlite.org/howtocorrupt.html, 2.2).
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(path, 0o600);
}

/**
 * Writes a file atomically, accessible to this user only; never overwrites an existing one. Rejects with the signal's reason, the
 * content's error, or the disk's error, for instance if another process is writing the same file.
 */
export async function writeWholeFile(
  path: string,
  content: () => Readable | Promise<Readable>,
  signal: AbortSignal,
): Promise<void> {
  if (existsSync(path)) throw new OperatorError(`${path} already exists`);
  const partial = `${path}.part`;
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    await pipeline(await content(), createWriteStream(partial), { signal });
    renameSync(partial, path);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    rmSync(partial, { force: true });
  }
}

export interface FileLock {
  release(): void;
}

/**
 * Takes a lock that the system releases when the process ends in any way; undefined if another process still holds it after
 * `waitMs`, or the folder is gone. Uses SQLite's file locks, which work on every system (sqlite.org/lockingv3.html); the file
 * stays empty.
 */
export function tryLock(path: string, waitMs = 0): FileLock | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: waitMs });
    // A journal file that fails on a full disk would look like a held lock.
    file.exec('pragma journal_mode = memory; begin exclusive');
    const held = file;
    return { release: () => held.close() };
  } catch {
    file?.close();
    return undefined;
  }
}
