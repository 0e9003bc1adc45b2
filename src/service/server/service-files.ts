/**
 * The data service's files: lists them, copies them while the service runs, checks copies, and moves copies into place.
 */
import { closeSync, existsSync, openSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SealError, type Vault } from '#platform/vault.ts';
import { newestOf, userVersionOf } from '#storage/schema-version.ts';
import { ARCHIVE_SCHEMA } from './archive/sqlite-store.ts';
import { OWNERS_SCHEMA } from './owners/database.ts';
import { sealedFor } from './owners/owner-names.ts';
import { archiveFile } from './service-store.ts';

const DIRECTORY = 'service.sqlite';
const ARCHIVE = /^archives\/[\w-]{1,64}\.sqlite$/;

/**
 * Names of the files below `dataDir`: archives first, so that the directory, copied last, knows them all.
 * Unfinished uploads are left out: their senders still have them.
 */
export function serviceFiles(dataDir: string): string[] {
  const archives = existsSync(join(dataDir, 'archives')) ? readdirSync(join(dataDir, 'archives')) : [];
  const names = archives.map((name) => `archives/${name}`).filter((name) => ARCHIVE.test(name));
  return [...names.sort(), ...(existsSync(join(dataDir, DIRECTORY)) ? [DIRECTORY] : [])];
}

/** Whether `serviceFiles` could return this name. */
export const isServiceFile = (name: string): boolean => name === DIRECTORY || ARCHIVE.test(name);

/**
 * Makes a compact copy from one snapshot, while others read and write. `to` must not exist; it is removed if this throws.
 * @returns false when the file is gone: its owner was erased after the files were listed
 */
export function copyServiceFile(from: string, to: string): boolean {
  try {
    using database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    // "vacuum into" accepts an empty file and keeps its permissions.
    closeSync(openSync(to, 'wx', 0o600));
    database.prepare('vacuum into ?').run(to);
    return true;
  } catch (error) {
    rmSync(to, { force: true });
    if (!existsSync(from)) return false;
    throw error;
  }
}

/** Why a file of this name can't be used, in a few words; undefined if it can. */
export function faultOf(name: string, path: string, vault: Vault): string | undefined {
  const version = versionOf(path);
  if (version === undefined) return 'it is damaged';
  if (version !== newestOf(name === DIRECTORY ? OWNERS_SCHEMA : ARCHIVE_SCHEMA))
    return 'another version of the program wrote it';
  if (name !== DIRECTORY) return undefined;
  try {
    for (const [sealed, binding] of sealedIn(path)) vault.open(sealed, binding);
    return undefined;
  } catch (error) {
    return error instanceof SealError ? 'none of the keys decrypts it' : 'it is damaged';
  }
}

/** The sealed values that the service itself needs (the pepper and the archive keys), each with its binding. */
function* sealedIn(path: string): Generator<[sealed: string, binding: string]> {
  using database = new DatabaseSync(path, { readOnly: true });
  for (const { value } of database.prepare("select value from meta where name = 'pepper'").iterate())
    yield [String(value), sealedFor.pepper];
  for (const { id, archive_key } of database.prepare('select id, archive_key from owner').iterate())
    yield [String(archive_key), sealedFor.archiveKey(String(id))];
}

/** Schema version; undefined for a damaged file. */
function versionOf(path: string): number | undefined {
  using database = new DatabaseSync(path, { readOnly: true });
  return isSound(database) ? userVersionOf(database) : undefined;
}

function isSound(database: DatabaseSync): boolean {
  try {
    return database.prepare('pragma quick_check(1)').get()?.quick_check === 'ok';
  } catch {
    return false;
  }
}

function ownersIn(path: string): string[] {
  using database = new DatabaseSync(path, { readOnly: true });
  return database
    .prepare('select id from owner')
    .all()
    .map(({ id }) => String(id));
}

/** Restored data that isn't visible yet. Disposing of it before `place` discards it. */
export interface Prepared extends AsyncDisposable {
  /** Makes all of it visible. */
  place(): Promise<void>;
}

/** Whether `dataDir` holds no files of the data service. */
export function isEmptyFolder(dataDir: string): boolean {
  const archives = join(dataDir, 'archives');
  return serviceFiles(dataDir).length === 0 && !(existsSync(archives) && readdirSync(archives).length > 0);
}

/**
 * Prepares the copies below `folder` for `dataDir`, which must be on the same disk. Archives whose owner the directory doesn't
 * know are deleted: their owners were erased while the copy was made.
 */
export function prepareFiles(folder: string, dataDir: string): Prepared {
  const directory = join(folder, DIRECTORY);
  const known = new Set(existsSync(directory) ? ownersIn(directory).map((id) => archiveFile(folder, id)) : []);
  for (const name of serviceFiles(folder))
    if (name !== DIRECTORY && !known.has(join(folder, name))) rmSync(join(folder, name));
  const names = ['archives', DIRECTORY].filter((name) => existsSync(join(folder, name)));
  return {
    async place() {
      const moved: string[] = [];
      try {
        for (const name of names) {
          const to = join(dataDir, name);
          if (name === 'archives' && existsSync(to)) rmdirSync(to);
          renameSync(join(folder, name), to);
          moved.push(to);
        }
      } catch (error) {
        for (const path of moved) rmSync(path, { recursive: true });
        throw error;
      }
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}
