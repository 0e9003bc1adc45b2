/**
 * Writes a backup: a zip of the bot's rows and of what the data service keeps, its files or its rows in Postgres. What is
 * sealed stays sealed, and no key is in it.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZipStream, type ZipEntry } from '#platform/zip.ts';
import { rowsOfPostgres } from '#service/server/rows/rows-of-postgres.ts';
import { lineOf, SERVICE_ROWS_VERSION } from '#service/server/rows/service-row.ts';
import { copyServiceFile, serviceFiles } from '#service/server/service-files.ts';
import type { ServiceStore } from '#service/server/service-store.ts';
import type { DatabaseAddress } from '#storage/database.ts';
import { dumpDatabase } from '#storage/dump.ts';
import { BACKUP_FORMAT, type Entry, MANIFEST, type Manifest, ROWS, SERVICE_ROWS } from './manifest.ts';

export interface BackupSource {
  /** The bot's database. */
  address: DatabaseAddress;
  /** Where the data service keeps what is people's; undefined where it runs elsewhere. */
  service: ServiceStore | undefined;
}

/** Lines go on in pieces of so many characters. */
const PIECE = 256 * 1024;

/**
 * Writes `file`, while everything goes on. The file is there when it is whole, and not before; what is needed meanwhile
 * lies beside it: as much again as the largest file of an archive has.
 * Rejects with the signal's reason, ServiceDataError, or the error of the database or the disk, as where another backup is
 * on its way into the same file.
 */
export async function writeBackup(
  file: string,
  source: BackupSource,
  madeAt: Date,
  signal: AbortSignal,
): Promise<Manifest> {
  const [partial, copy] = [`${file}.part`, `${file}.copy`];
  const descriptor = openSync(partial, 'wx', 0o600);
  rmSync(copy, { force: true });
  const entries: Entry[] = [];
  const rows: Record<string, number> = {};
  const serviceRows: Record<string, number> = {};
  let databaseVersion = 0;

  /** What it has is noted when all of it has been read. */
  async function* hashed(name: string, pieces: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer | string> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += Buffer.byteLength(piece);
      yield piece;
    }
    entries.push({ name, bytes, sha256: hash.digest('hex') });
  }

  async function* linesOfBot(): AsyncGenerator<string> {
    for await (const { table, row } of dumpDatabase(source.address, signal)) {
      rows[table] = (rows[table] ?? 0) + 1;
      if (table === 'meta' && row.name === 'version') databaseVersion = Number(row.value);
      yield JSON.stringify({ table, row });
    }
  }

  async function* linesOfService(url: string): AsyncGenerator<string> {
    for await (const row of rowsOfPostgres(url, signal)) {
      serviceRows[row.table] = (serviceRows[row.table] ?? 0) + 1;
      yield lineOf(row);
    }
  }

  async function* filesOfService(folder: string): AsyncGenerator<ZipEntry> {
    for (const name of serviceFiles(folder)) {
      if (!copyIfThere(join(folder, name), copy)) continue;
      // Sealed records do not get smaller.
      yield { name, content: hashed(name, createReadStream(copy)), level: 0 };
      rmSync(copy);
    }
  }

  async function* contents({ dataDir, databaseUrl }: Partial<ServiceStore>): AsyncGenerator<ZipEntry> {
    // Nor do they here: what gets smaller is how they are written down.
    if (databaseUrl !== undefined)
      yield { name: SERVICE_ROWS, content: hashed(SERVICE_ROWS, batch(linesOfService(databaseUrl))), level: 1 };
    else if (dataDir !== undefined) yield* filesOfService(dataDir);
    yield { name: ROWS, content: hashed(ROWS, batch(linesOfBot())) };
    const service = databaseUrl === undefined ? {} : { service: { version: SERVICE_ROWS_VERSION, rows: serviceRows } };
    manifest = { format: BACKUP_FORMAT, madeAt: madeAt.toISOString(), databaseVersion, rows, ...service, entries };
    yield { name: MANIFEST, content: Buffer.from(JSON.stringify(manifest)) };
  }

  let manifest: Manifest | undefined;
  try {
    const output = createWriteStream(partial, { fd: descriptor });
    await pipeline(createZipStream(contents(source.service ?? {}), madeAt), output, { signal });
    if (manifest === undefined) throw new Error('a backup has been written without its manifest');
    renameSync(partial, file);
    return manifest;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    rmSync(copy, { force: true });
    rmSync(partial, { force: true });
  }
}

/** False where it is gone: its owner has been erased since the files were listed. */
function copyIfThere(from: string, to: string): boolean {
  try {
    copyServiceFile(from, to);
    return true;
  } catch (error) {
    if (!existsSync(from)) return false;
    throw error;
  }
}

/** One line after the other, not each by itself on its way. */
async function* batch(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
