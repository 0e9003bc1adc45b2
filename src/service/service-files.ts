/** The files in which the data service keeps what is people's: copies of them while it runs, and what is wrong with one. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SealError, type Vault } from '../secrets.ts';
import { ARCHIVE_VERSION } from './archive/archive-file.ts';
import { OWNERS_VERSION } from './owners/database.ts';
import { sealedFor } from './owners/owner-names.ts';

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

/** A compact copy of one moment, made while others read and write. `to` must not exist; it is removed where this throws. */
export function copyServiceFile(from: string, to: string): void {
  try {
    using database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    database.prepare('vacuum into ?').run(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  }
}

/** What keeps a file of this name from being used, in a few words; undefined when nothing does. */
export function faultOf(name: string, path: string, vault: Vault): string | undefined {
  using database = new DatabaseSync(path, { readOnly: true });
  if (!isSound(database)) return 'it is damaged';
  const version = Number(database.prepare('pragma user_version').get()?.user_version);
  if (version !== (name === DIRECTORY ? OWNERS_VERSION : ARCHIVE_VERSION))
    return 'another version of the program wrote it';
  if (name !== DIRECTORY) return undefined;
  const sealed = database.prepare("select value from meta where name = 'pepper'").get()?.value;
  try {
    if (sealed !== undefined) vault.open(String(sealed), sealedFor.pepper);
    return undefined;
  } catch (error) {
    if (error instanceof SealError) return 'none of the keys opens it';
    throw error;
  }
}

function isSound(database: DatabaseSync): boolean {
  try {
    return database.prepare('pragma quick_check(1)').get()?.quick_check === 'ok';
  } catch {
    return false;
  }
}
