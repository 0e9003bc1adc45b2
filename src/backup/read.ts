/** Reads a backup: checks that it is whole and that the keys fit, and puts it back where nothing is yet. */
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { z } from 'zod';
import type { Vault } from '../secrets.ts';
import { faultOf, isServiceFile, serviceFiles } from '../service/service-files.ts';
import { DatabaseRefusedError } from '../storage/database.ts';
import { isEmptyDatabase, restoreDatabase, type TableRow } from '../storage/dump.ts';
import { DATABASE_VERSION, opensPepper } from '../storage/inspection.ts';
import { BackupError, type Entry, MANIFEST, Manifest, ROWS } from './manifest.ts';
import type { BackupSource } from './write.ts';

/** A table of contents is small, whoever wrote it. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
const Line = z.object({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export interface OpenBackup {
  readonly manifest: Manifest;
  /** Every entry, in the order of the manifest. */
  content(entry: Entry): Promise<Readable>;
  close(): void;
}

/** Rejects with BackupError for what is no backup, or lacks something. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch((error: unknown) => {
    throw new BackupError(`${file} is no backup, or not a whole one`, { cause: error });
  });
  try {
    const found = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) found.set(entry.fileName, entry);
    const open = async (name: string) => {
      const entry = found.get(name);
      if (!entry) throw new BackupError(`${name} is missing in the backup`);
      return zip.openReadStreamPromise(entry);
    };
    if ((found.get(MANIFEST)?.uncompressedSize ?? 0) > MAX_MANIFEST_BYTES)
      throw new BackupError('its contents are too long');
    const read = Manifest.safeParse(await jsonOf(await open(MANIFEST)));
    if (!read.success)
      throw new BackupError('its table of contents cannot be read: another version of the program wrote it');
    const manifest = read.data;
    if (!manifest.entries.some(({ name }) => name === ROWS)) throw new BackupError(`${ROWS} is missing in the backup`);
    const strange = manifest.entries.find(({ name }) => name !== ROWS && !isServiceFile(name));
    if (strange) throw new BackupError('it holds a file that belongs to no backup');
    return { manifest, content: ({ name }) => open(name), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function jsonOf(stream: Readable): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return parsed(Buffer.concat(pieces).toString('utf8'));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Unpacks every file into `folder` and checks it: whole, undamaged, of this version, opened by the keys. Rejects with
 * BackupError for the first that is not.
 */
async function unpack(backup: OpenBackup, folder: string, vault: Vault, signal: AbortSignal): Promise<void> {
  for (const entry of backup.manifest.entries) {
    const path = join(folder, entry.name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    const content = await backup.content(entry);
    content.on('data', (piece: Buffer) => hash.update(piece));
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal }).catch(
      (error: unknown) => {
        if (signal.aborted) throw signal.reason;
        throw new BackupError(`${entry.name} is damaged in the backup`, { cause: error });
      },
    );
    if (hash.digest('hex') !== entry.sha256) throw new BackupError(`${entry.name} is damaged in the backup`);
    const fault = entry.name === ROWS ? undefined : faultOf(entry.name, path, vault);
    if (fault !== undefined) throw new BackupError(`${entry.name}: ${fault}`);
  }
  await checkRows(backup.manifest, join(folder, ROWS), vault);
}

async function checkRows({ databaseVersion, rows }: Manifest, path: string, vault: Vault): Promise<void> {
  if (databaseVersion > DATABASE_VERSION) throw new BackupError('a newer program made it');
  const counted: Record<string, number> = {};
  for await (const { table, row } of rowsIn(path)) {
    counted[table] = (counted[table] ?? 0) + 1;
    if (table === 'meta' && row.name === 'pepper' && !opensPepper(vault, String(row.value)))
      throw new BackupError('none of the keys opens what the bot kept');
  }
  const names = new Set([...Object.keys(rows), ...Object.keys(counted)]);
  if ([...names].some((name) => rows[name] !== counted[name])) throw new BackupError('rows of the bot are missing');
}

async function* rowsIn(path: string): AsyncGenerator<TableRow> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    const read = Line.safeParse(parsed(line));
    if (!read.success) throw new BackupError('a row of the bot cannot be read');
    yield read.data;
  }
}

/** Checks a backup, and leaves nothing behind. `beside`: a folder with room for all of it. */
export async function verifyBackup(
  backup: OpenBackup,
  beside: string,
  vault: Vault,
  signal: AbortSignal,
): Promise<void> {
  const folder = mkdtempSync(join(beside, 'verify-'));
  try {
    await unpack(backup, folder, vault, signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a backup where nothing is: first all of it is unpacked and checked beside its place, then it is put in its place.
 * Rejects with BackupError, and has changed nothing then.
 */
export async function restoreBackup(
  backup: OpenBackup,
  { address, serviceFolder }: BackupSource & { serviceFolder: string },
  vault: Vault,
  signal: AbortSignal,
): Promise<void> {
  if (serviceFiles(serviceFolder).length > 0) throw new BackupError(`there are archives in ${serviceFolder} already`);
  if (!(await isEmptyDatabase(address))) throw new BackupError('the bot’s database is not empty');
  mkdirSync(serviceFolder, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(serviceFolder, 'restore-'));
  try {
    await unpack(backup, folder, vault, signal);
    const { databaseVersion, entries } = backup.manifest;
    if (databaseVersion > 0) await restoreDatabase(address, databaseVersion, rowsIn(join(folder, ROWS)), vault);
    mkdirSync(join(serviceFolder, 'archives'), { recursive: true, mode: 0o700 });
    for (const { name } of entries.filter(({ name }) => name !== ROWS))
      renameSync(join(folder, name), join(serviceFolder, name));
  } catch (error) {
    throw error instanceof DatabaseRefusedError ? new BackupError(error.message, { cause: error }) : error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(serviceFolder) && readdirSync(serviceFolder).length === 0)
      rmSync(serviceFolder, { recursive: true });
  }
}
