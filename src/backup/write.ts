/** Writes a backup: a zip of the bot's rows and the data service's files. What is sealed stays sealed, and no key is in it. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { copyServiceFile, serviceFiles } from '../service/service-files.ts';
import type { DatabaseAddress } from '../storage/database.ts';
import { dumpDatabase } from '../storage/dump.ts';
import { type Entry, MANIFEST, type Manifest, ROWS } from './manifest.ts';

export interface BackupSource {
  /** The bot's database. */
  address: DatabaseAddress;
  /** Where the data service keeps its files; undefined where it runs elsewhere. */
  serviceFolder: string | undefined;
}

/**
 * Writes `file`, while everything goes on. The file is there when it is whole, and not before; what is needed meanwhile
 * lies beside it: as much again as the largest archive has.
 * Rejects with the signal's reason, or with the error of the database or the disk, as where another backup is on its way
 * into the same file.
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
  const written = pipeline(zip.outputStream as Readable, createWriteStream(partial, { fd: descriptor }), { signal });
  // It is waited for below; until then nobody listens.
  written.catch(() => undefined);
  const entries: Entry[] = [];
  const rows: Record<string, number> = {};
  let databaseVersion = 0;

  /** One entry after the other: the next begins when this one has been read to its end. */
  async function add(name: string, content: Readable, compress: boolean): Promise<void> {
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
    zip.addReadStream(entry, name, { compress, mtime: madeAt });
    await Promise.race([pipeline(content, measured, entry, { signal }), written]);
    entries.push({ name, bytes, sha256: hash.digest('hex') });
  }

  async function* lines(): AsyncGenerator<string> {
    for await (const { table, row } of dumpDatabase(source.address, signal)) {
      rows[table] = (rows[table] ?? 0) + 1;
      if (table === 'meta' && row.name === 'version') databaseVersion = Number(row.value);
      yield `${JSON.stringify({ table, row })}\n`;
    }
  }

  try {
    const { serviceFolder: folder } = source;
    const files = folder === undefined ? [] : serviceFiles(folder).map((name) => ({ name, from: join(folder, name) }));
    for (const { name, from } of files) {
      signal.throwIfAborted();
      if (!copyIfThere(from, copy)) continue;
      // Sealed records do not get smaller.
      await add(name, createReadStream(copy), false);
      rmSync(copy);
    }
    await add(ROWS, Readable.from(lines()), true);
    const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), databaseVersion, rows, entries };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST, { mtime: madeAt });
    zip.end();
    await written;
    renameSync(partial, file);
    return manifest;
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
