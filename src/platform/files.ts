/** Files that no other user of the machine can read, and a lock between processes. */
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
 * Makes a folder for this program's user alone, with those above it; `recursive` of Node never comes back where a folder
 * can have none inside, as /proc. @returns whether it was not there @throws the file system's error
 */
export function makePrivateFolder(path: string): boolean {
  try {
    mkdirSync(path, 0o700);
    return true;
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
    const above = dirname(path);
    if (existsSync(above)) throw error;
    makePrivateFolder(above);
    return makePrivateFolder(path);
  }
}

/**
 * Makes an empty file, and its folder, for this program's user alone; an existing file keeps its content. To be called
 * before SQLite opens a file: `-wal` and `-shm` get the permissions that it has then.
 * @throws the file system's error
 */
export function ensurePrivateFile(path: string): void {
  makePrivateFolder(dirname(path));
  try {
    // Never opens an existing file: closing it would drop SQLite's locks on it in this process (sqlite.org/howtocorrupt.html, 2.2).
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(path, 0o600);
}

/**
 * Writes a file for this program's user alone, which is there when it is whole and not before, nor over another one. Rejects
 * with the signal's reason, what the content fails with, or the error of the disk, as where another process writes it just now.
 */
export async function writeWholeFile(
  path: string,
  content: () => Readable | Promise<Readable>,
  signal: AbortSignal,
): Promise<void> {
  if (existsSync(path)) throw new OperatorError(`${path} is there already`);
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
 * Takes a lock that the system takes back when the process ends, however it ends; undefined when another one has it for
 * `waitMs` more, or its folder is gone. SQLite has such locks on every system (sqlite.org/lockingv3.html); the file stays empty.
 */
export function tryLock(path: string, waitMs = 0): FileLock | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: waitMs });
    // A journal on a full disk would look like a lock that somebody has.
    file.exec('pragma journal_mode = memory; begin exclusive');
    const held = file;
    return { release: () => held.close() };
  } catch {
    file?.close();
    return undefined;
  }
}
