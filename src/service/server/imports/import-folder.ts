/**
 * What is kept of an import on disk, in a folder of its own: the file, encrypted as it arrives under a key of its own, and
 * beside it, sealed, that key, whose it is, what was answered and, in the end, what became of it.
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

/** A name that any disk takes, and that leads nowhere. Its beginning and its ending stay: some exports say there what they are. */
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
      log.warn({ err: error, import: id }, 'what is left of an import cannot be read; it is removed');
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

  /** Read under its lock: whoever had it may have ended it meanwhile. */
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
    /** Makes the folder of a new import, with an empty file to write into. */
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
    /** Makes the file empty again. */
    empty: (id: string) => truncateSync(at(id, ARRIVING)),
    /** Where the file is written while it arrives. */
    arriving: (id: string, kept: KeptJob) => ({ path: at(id, ARRIVING), key: keyOf(kept) }),
    /** Bytes of it that are there. */
    arrivedBytes: (id: string) => statSync(at(id, ARRIVING)).size,
    /** The whole file, and a name for it that is safe. */
    whole: (id: string, kept: KeptJob): ExportOnDisk => ({
      path: at(id, WHOLE),
      sealed: { key: keyOf(kept), name: safeFileName(kept.name) },
    }),
    /** Calls what has arrived the whole file. */
    complete: (id: string) => renameSync(at(id, ARRIVING), at(id, WHOLE)),
    /** Keeps what became of it, and the file where it still has a key; nothing at all where the disk takes not even that. */
    conclude(id: string, kept: KeptJob) {
      try {
        keep(id, kept);
      } catch (error) {
        log.warn({ err: error, import: id }, 'what became of an import cannot be kept beyond this process');
        return remove(id);
      }
      if (kept.key !== '') return;
      removeFile(id);
      unlock(id);
    },
    remove,
    /**
     * What an earlier process left, oldest first; what cannot be read of it is removed. It is this process's from now on,
     * and until `close` nobody else's.
     * @returns `held`: there is more, which another process works on
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
