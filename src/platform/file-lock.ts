/**
 * Which process works on something, where several have one folder: a lock on a file that the system takes back when the
 * process ends, however it ends. SQLite has such locks on every system (www.sqlite.org/lockingv3.html); its file stays empty.
 */
import { DatabaseSync } from 'node:sqlite';

export interface FileLock {
  release(): void;
}

/** Takes the lock; undefined when somebody has it, or when its folder is not there any more. */
export function takeLock(path: string): FileLock | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path);
    // A journal on the disk would be written to at once: a full disk would look like a lock that somebody has.
    file.exec('pragma journal_mode = memory; begin exclusive');
    const held = file;
    return { release: () => held.close() };
  } catch {
    file?.close();
    return undefined;
  }
}
