/** Files that no other user of the machine can read, and a lock between processes. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes an empty file, and its folder, for this program's user alone; an existing file keeps its content. To be called
 * before SQLite opens a file: `-wal` and `-shm` get the permissions that it has then.
 * @throws the file system's error
 */
export function ensurePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // Never opens an existing file: closing it would drop SQLite's locks on it in this process (sqlite.org/howtocorrupt.html, 2.2).
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(path, 0o600);
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
