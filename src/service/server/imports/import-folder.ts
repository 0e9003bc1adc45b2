/**
 * The folder of an import on disk: its file, encrypted on arrival under its own key, and the sealed state with that
 * key, the owner, the answers and, in the end, the outcome.
 */
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { type FileLock, makePrivateFolder, tryLock } from '#platform/files.ts';
import type { Log } from '#platform/log.ts';
import type { Vault } from '#platform/vault.ts';
import { KeptJob } from './import-job.ts';
import { importsIn, readState, whileStateLocked, writeState } from './import-state.ts';
import type { ExportOnDisk } from './import-thread.ts';

const LOCK_FILE = 'lock';
const ARRIVING = 'arriving';
const WHOLE = 'whole';
const MAX_NAME_BYTES = 200;
const ENDING = /\.[A-Za-z0-9]{1,8}$/;

/** A name valid on any file system, without a path. Keeps its beginning and extension, which identify some exports. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}<>:"|?*]/gu, '_').replace(/^[.\s]+/, '_');
  const ending = ENDING.exec(plain)?.[0] ?? '';
  const stem = [...plain.slice(0, plain.length - ending.length)];
  while (Buffer.byteLength(stem.join('') + ending) > MAX_NAME_BYTES) stem.pop();
  const shortened = (stem.join('') + ending).trimEnd();
  return /[^._\s]/.test(shortened) ? shortened : 'export';
}

export function openImportFolder(folder: string, vault: Vault, log: Log) {
  const locks = new Map<string, FileLock>();
  const at = (id: string, name: string) => join(folder, id, name);
  const keyOf = ({ key }: KeptJob) => Buffer.from(key, 'base64');

  const keep = (id: string, kept: KeptJob) => writeState(folder, id, vault, kept);

  function readKept(id: string): KeptJob | undefined {
    try {
      return KeptJob.parse(readState(folder, id, vault));
    } catch (error) {
      log.warn({ err: error, import: id }, 'state of an import cannot be read; removing the import');
      return undefined;
    }
  }

  function lock(id: string): boolean {
    const taken = locks.get(id) ?? tryLock(at(id, LOCK_FILE));
    if (taken) locks.set(id, taken);
    return taken !== undefined;
  }

  function unlock(id: string): void {
    locks.get(id)?.release();
    locks.delete(id);
  }

  function remove(id: string): void {
    unlock(id);
    whileStateLocked(folder, id, () => rmSync(join(folder, id), { recursive: true, force: true }));
  }

  function removeFile(id: string): void {
    for (const name of [ARRIVING, WHOLE]) rmSync(at(id, name), { force: true });
  }

  /** Must be called under the import's lock: the process that held it may have ended the import meanwhile. */
  function readLeftOver(id: string) {
    const kept = readKept(id);
    if (kept?.ended && kept.key === '') {
      removeFile(id);
      unlock(id);
      return { id, kept, isWhole: false };
    }
    const isWhole = existsSync(at(id, WHOLE));
    if (kept && (isWhole || existsSync(at(id, ARRIVING)))) return { id, kept, isWhole };
    remove(id);
    return undefined;
  }

  return {
    /** Creates the folder of a new import, with an empty file. */
    make(id: string, kept: KeptJob): void {
      makePrivateFolder(join(folder, id));
      try {
        lock(id);
        keep(id, kept);
        closeSync(openSync(at(id, ARRIVING), 'a', 0o600));
      } catch (error) {
        remove(id);
        throw error;
      }
    },
    keep,
    /** Truncates the file to zero bytes. */
    empty: (id: string) => truncateSync(at(id, ARRIVING)),
    /** Path and key of the file while it arrives. */
    arriving: (id: string, kept: KeptJob) => ({ path: at(id, ARRIVING), key: keyOf(kept) }),
    /** Number of bytes received. */
    arrivedBytes: (id: string) => statSync(at(id, ARRIVING)).size,
    /** The complete file, with a safe name. */
    whole: (id: string, kept: KeptJob): ExportOnDisk => ({
      path: at(id, WHOLE),
      sealed: { key: keyOf(kept), name: safeFileName(kept.name) },
    }),
    /** Marks the file as complete. */
    complete: (id: string) => renameSync(at(id, ARRIVING), at(id, WHOLE)),
    /** Stores the outcome, and removes a file without a key; removes everything if the outcome can't be written. */
    conclude(id: string, kept: KeptJob) {
      try {
        keep(id, kept);
      } catch (error) {
        log.warn(
          { err: error, import: id },
          'outcome of an import cannot be stored; it is lost when this process ends',
        );
        return remove(id);
      }
      if (kept.key !== '') return;
      removeFile(id);
      unlock(id);
    },
    remove,
    /**
     * Takes over the imports of earlier processes, oldest first, and locks them until `close`. Removes unreadable ones.
     * @returns `held`: whether another process works on more
     */
    leftOver() {
      const ids = importsIn(folder).filter((id) => !locks.has(id));
      const mine = ids.filter(lock);
      const found = mine.flatMap((id) => readLeftOver(id) ?? []);
      found.sort((one, other) => one.kept.createdAt - other.kept.createdAt);
      return { found, held: mine.length < ids.length };
    },
    close() {
      for (const id of [...locks.keys()]) unlock(id);
    },
  };
}
