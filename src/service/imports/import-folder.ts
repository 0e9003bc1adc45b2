/**
 * What is kept of an import on disk, in a folder of its own: the file as far as it has arrived, then whole under a safe
 * name, and beside it, sealed, whose it is and what was answered.
 */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { Vault } from '../../secrets.ts';
import { KeptJob } from './import-job.ts';

export interface ImportFolder {
  /** Makes the folder of a new import, with an empty file to write into. */
  make(id: string, kept: KeptJob): void;
  keep(id: string, kept: KeptJob): void;
  /** Where the file is written while it arrives. */
  arriving(id: string): string;
  /** Bytes of it that are there. */
  arrivedBytes(id: string): number;
  /** The whole file, under a name that is safe. */
  whole(id: string, kept: KeptJob): string;
  /** Calls what has arrived the whole file. */
  complete(id: string, kept: KeptJob): void;
  remove(id: string): void;
  /** What an earlier process left, oldest first; what cannot be read of it is removed. */
  leftOver(): { readonly id: string; readonly kept: KeptJob; readonly isWhole: boolean }[];
}

const ID = /^[0-9a-f-]{36}$/;
const STATE_FILE = 'import.sealed';
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

export function openImportFolder(folder: string, vault: Vault, log: Log): ImportFolder {
  const folderOf = (id: string) => join(folder, id);
  const bindingOf = (id: string) => `imports/${id}`;
  const arriving = (id: string) => join(folderOf(id), 'arriving');
  const whole = (id: string, { name }: KeptJob) => join(folderOf(id), 'export', safeFileName(name));

  function keep(id: string, kept: KeptJob): void {
    const next = join(folderOf(id), `${STATE_FILE}.next`);
    writeFileSync(next, vault.seal(JSON.stringify(kept), bindingOf(id)), { mode: 0o600 });
    renameSync(next, join(folderOf(id), STATE_FILE));
  }

  function readKept(id: string): KeptJob | undefined {
    try {
      const sealed = readFileSync(join(folderOf(id), STATE_FILE), 'utf8');
      return KeptJob.parse(JSON.parse(vault.open(sealed, bindingOf(id))));
    } catch (error) {
      log.warn({ err: error, import: id }, 'what is left of an import cannot be read; it is removed');
      return undefined;
    }
  }

  const remove = (id: string) => rmSync(folderOf(id), { recursive: true, force: true });

  return {
    make(id, kept) {
      mkdirSync(join(folderOf(id), 'export'), { recursive: true, mode: 0o700 });
      try {
        keep(id, kept);
        closeSync(openSync(arriving(id), 'a', 0o600));
      } catch (error) {
        remove(id);
        throw error;
      }
    },
    keep,
    arriving,
    arrivedBytes: (id) => statSync(arriving(id)).size,
    whole,
    complete: (id, kept) => renameSync(arriving(id), whole(id, kept)),
    remove,
    leftOver() {
      if (!existsSync(folder)) return [];
      const found = readdirSync(folder)
        .filter((id) => ID.test(id))
        .flatMap((id) => {
          const kept = readKept(id);
          const isWhole = kept !== undefined && existsSync(whole(id, kept));
          if (kept && (isWhole || existsSync(arriving(id)))) return [{ id, kept, isWhole }];
          remove(id);
          return [];
        });
      return found.sort((one, other) => one.kept.createdAt - other.kept.createdAt);
    },
  };
}
