/** Files that hold what people keep: nobody else on the machine can read them. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes an empty file, and its folder, for this program's user alone; what is there already is kept, and becomes so. Before
 * SQLite opens a file: what it puts beside that (`-wal`, `-shm`) has the file's permissions of then.
 * @throws the file system's error
 */
export function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  makeNew(path);
  chmodSync(path, 0o600);
}

/**
 * Never opens what is there: to close it again would take away all locks that SQLite holds on it elsewhere in this process
 * (fcntl_locking(2); sqlite.org/howtocorrupt.html, 2.2).
 */
function makeNew(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
