/**
 * Writes a backup: a zip of the bot's rows and of what the data service keeps, its files or its rows in Postgres. What is
 * sealed stays sealed, and no key is in it.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { rowsOfPostgres } from '../service/rows/rows-of-postgres.ts';
import { lineOf, SERVICE_ROWS_VERSION } from '../service/rows/service-row.ts';
import { copyServiceFile, serviceFiles } from '../service/service-files.ts';
import type { ServicePlace } from '../service/service-place.ts';
import type { DatabaseAddress } from '../storage/database.ts';
import { dumpDatabase } from '../storage/dump.ts';
import { type Entry, MANIFEST, type Manifest, ROWS, SERVICE_ROWS } from './manifest.ts';

export interface BackupSource {
  /** The bot's database. */
  address: DatabaseAddress;
  /** Where the data service keeps what is people's; undefined where it runs elsewhere. */
  service: ServicePlace | undefined;
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
  const zip = new yazl.ZipFile();
  // Whoever gives it an entry hears of what went wrong.
  zip.on('error', () => undefined);
  const written = pipeline(zip.outputStream as Readable, createWriteStream(partial, { fd: descriptor }), { signal });
  // It is waited for below; until then nobody listens.
  written.catch(() => undefined);
  const entries: Entry[] = [];
  const rows: Record<string, number> = {};
  const serviceRows: Record<string, number> = {};
  let databaseVersion = 0;

  /** One entry after the other: the next begins when this one has been read to its end. */
  async function add(name: string, content: Readable, how: { compress: boolean; compressionLevel?: number }) {
    const hash = createHash('sha256');
    let bytes = 0;
    // Measured on the way in: whoever reads the other end may still be behind when the last piece has been written.
    async function* measured(pieces: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer | string> {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += Buffer.byteLength(piece);
        yield piece;
      }
    }
    const entry = new PassThrough();
    zip.addReadStream(entry, name, { ...how, mtime: madeAt });
    await Promise.race([pipeline(content, measured, entry, { signal }), written]);
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

  async function addFiles(folder: string): Promise<void> {
    for (const name of serviceFiles(folder)) {
      signal.throwIfAborted();
      if (!copyIfThere(join(folder, name), copy)) continue;
      // Sealed records do not get smaller.
      await add(name, createReadStream(copy), { compress: false });
      rmSync(copy);
    }
  }

  try {
    const { dataDir, databaseUrl } = source.service ?? {};
    // Nor do they here: what gets smaller is how they are written down.
    if (databaseUrl !== undefined)
      await add(SERVICE_ROWS, inPieces(linesOfService(databaseUrl)), { compress: true, compressionLevel: 1 });
    else if (dataDir !== undefined) await addFiles(dataDir);
    await add(ROWS, inPieces(linesOfBot()), { compress: true });
    const service = databaseUrl === undefined ? {} : { service: { version: SERVICE_ROWS_VERSION, rows: serviceRows } };
    const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), databaseVersion, rows, ...service, entries };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST, { mtime: madeAt });
    zip.end();
    await written;
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
function inPieces(lines: AsyncIterable<string>): Readable {
  async function* pieces(): AsyncGenerator<string> {
    let piece = '';
    for await (const line of lines) {
      piece += `${line}\n`;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    if (piece !== '') yield piece;
  }
  return Readable.from(pieces());
}
