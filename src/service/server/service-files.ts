/**
 * The files in which the data service keeps what is people's: copies of them while it runs, what is wrong with one, and how
 * copies get where it looks for them.
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
 * Names of the files below `dataDir`: archives first, so that the directory that is copied last knows them all.
 * Uploads that are under way are not among them: their senders have them still.
 */
export function serviceFiles(dataDir: string): string[] {
  const archives = existsSync(join(dataDir, 'archives')) ? readdirSync(join(dataDir, 'archives')) : [];
  const names = archives.map((name) => `archives/${name}`).filter((name) => ARCHIVE.test(name));
  return [...names.sort(), ...(existsSync(join(dataDir, DIRECTORY)) ? [DIRECTORY] : [])];
}

/** Whether it is a name that `serviceFiles` gives. */
export const isServiceFile = (name: string): boolean => name === DIRECTORY || ARCHIVE.test(name);

/**
 * Makes a compact copy of one moment, while others read and write. `to` must not exist; it is removed where this throws.
 * @returns false where the file is gone: its owner has been erased since the files were listed
 */
export function copyServiceFile(from: string, to: string): boolean {
  try {
    using database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    // SQLite writes into an empty file, and leaves it its permissions.
    closeSync(openSync(to, 'wx', 0o600));
    database.prepare('vacuum into ?').run(to);
    return true;
  } catch (error) {
    rmSync(to, { force: true });
    if (!existsSync(from)) return false;
    throw error;
  }
}

/** What keeps a file of this name from being used, in a few words; undefined when nothing does. */
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
    return error instanceof SealError ? 'none of the keys opens it' : 'it is damaged';
  }
}

/** What a directory has sealed for the service itself, its secret and keys of archives, and what each is bound to. */
function* sealedIn(path: string): Generator<[sealed: string, binding: string]> {
  using database = new DatabaseSync(path, { readOnly: true });
  for (const { value } of database.prepare("select value from meta where name = 'pepper'").iterate())
    yield [String(value), sealedFor.pepper];
  for (const { id, archive_key } of database.prepare('select id, archive_key from owner').iterate())
    yield [String(archive_key), sealedFor.archiveKey(String(id))];
}

/** Undefined where the file is damaged. */
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

/** What is ready, and shown to nobody yet. Disposed of before `place`, it was never there. */
export interface Prepared extends AsyncDisposable {
  /** Makes all of it be there. */
  place(): Promise<void>;
}

/** Whether there is nothing below `dataDir` that would be in the way of what is put there. */
export function isEmptyFolder(dataDir: string): boolean {
  const archives = join(dataDir, 'archives');
  return serviceFiles(dataDir).length === 0 && !(existsSync(archives) && readdirSync(archives).length > 0);
}

/**
 * Makes copies that lie below `folder` ready for `dataDir`, on the same disk, without archives whose owner the directory
 * does not know: whoever was erased while they were copied is not brought back in part.
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
