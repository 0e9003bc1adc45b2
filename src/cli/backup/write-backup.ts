/** Writes a backup. What is sealed stays sealed, and no key is in it. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZipStream, type ZipEntry } from '#platform/zip.ts';
import { rowsOfPostgres } from '#service/server/rows/rows-of-postgres.ts';
import { lineOf, SERVICE_ROWS_VERSION } from '#service/server/rows/service-row.ts';
import { copyServiceFile, serviceFiles } from '#service/server/service-files.ts';
import { dumpDatabase, type TableRow } from '#storage/dump.ts';
import {
  BACKUP_FORMAT,
  type BackupPlace,
  type Counts,
  MANIFEST,
  type Manifest,
  ROWS,
  SERVICE_ROWS,
} from './backup-file.ts';

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
  { address, service: { dataDir, databaseUrl } }: BackupPlace,
  madeAt: Date,
  signal: AbortSignal,
): Promise<Manifest> {
  const [partial, copy] = [`${file}.part`, `${file}.copy`];
  const descriptor = openSync(partial, 'wx', 0o600);
  rmSync(copy, { force: true });
  const [rows, serviceRows]: [Counts, Counts] = [{}, {}];
  const manifest: Manifest = {
    ...{ format: BACKUP_FORMAT, madeAt: madeAt.toISOString(), databaseVersion: 0, rows },
    ...(databaseUrl !== undefined && { service: { version: SERVICE_ROWS_VERSION, rows: serviceRows } }),
    entries: [],
  };

  /** It is listed when all of it has been read. */
  async function* listed(name: string, pieces: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer | string> {
    const hash = createHash('sha256');
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
    manifest.entries.push({ name, sha256: hash.digest('hex') });
  }
  function lineOfBot({ table, row }: TableRow): string {
    if (table === 'meta' && row.name === 'version') manifest.databaseVersion = Number(row.value);
    return JSON.stringify({ table, row });
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    // What is sealed does not get smaller; how rows are written down does.
    if (databaseUrl !== undefined) {
      const lines = linesOf(rowsOfPostgres(databaseUrl, signal), serviceRows, lineOf);
      yield { name: SERVICE_ROWS, content: listed(SERVICE_ROWS, lines), level: 1 };
    } else
      for (const name of serviceFiles(dataDir)) {
        if (!copyIfThere(join(dataDir, name), copy)) continue;
        yield { name, content: listed(name, createReadStream(copy)), level: 0 };
        rmSync(copy);
      }
    yield { name: ROWS, content: listed(ROWS, linesOf(dumpDatabase(address, signal), rows, lineOfBot)) };
    yield { name: MANIFEST, content: Buffer.from(JSON.stringify(manifest)) };
  }

  try {
    const output = createWriteStream(partial, { fd: descriptor });
    await pipeline(createZipStream(entries(), madeAt), output, { signal });
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

/** A line a row, many lines at a time; counts the rows. */
async function* linesOf<Row extends { readonly table: string }>(
  rows: AsyncIterable<Row>,
  counts: Counts,
  line: (row: Row) => string,
): AsyncGenerator<string> {
  let piece = '';
  for await (const row of rows) {
    counts[row.table] = (counts[row.table] ?? 0) + 1;
    piece += `${line(row)}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
