/** Writes a backup. Sealed values stay sealed, and no key is included. */
import { createHash } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeFile } from '#platform/files.ts';
import type { Vault } from '#platform/vault.ts';
import { createZipStream, type ZipEntry } from '#platform/zip.ts';
import { copyIntoFiles } from '#service/server/service-copy.ts';
import { copyServiceFile, serviceFiles } from '#service/server/service-files.ts';
import { dumpDatabase } from '#storage/dump.ts';
import { BACKUP_FORMAT, type BackupPlace, MANIFEST, MANIFEST_BINDING, type Manifest, ROWS } from './backup-file.ts';

/** Characters per chunk of the bot's lines. */
const CHUNK_LENGTH = 256 * 1024;

/**
 * Writes `file` while the program runs; it appears only when complete. Temporary copies are written next to it: of one archive
 * at a time, or of all archives if they are in Postgres.
 * Rejects with the signal's reason, ServiceDataError, or an error of the database or the disk, for instance if another backup is
 * writing the same file.
 */
export async function writeBackup(
  file: string,
  { address, service: { dataDir, databaseUrl } }: BackupPlace,
  vault: Vault,
  madeAt: Date,
  signal: AbortSignal,
): Promise<Manifest> {
  const copy = `${file}.copy`;
  const manifest: Manifest = {
    ...{ format: BACKUP_FORMAT, madeAt: madeAt.toISOString() },
    ...{ databaseVersion: 0, rows: 0, entries: [] },
  };

  /** Passes `pieces` through, and adds the entry to the manifest once all were read. */
  async function* listed(name: string, pieces: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer | string> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += Buffer.byteLength(piece);
      yield piece;
    }
    manifest.entries.push({ name, bytes, sha256: hash.digest('hex') });
  }
  async function* linesOfBot(): AsyncGenerator<string> {
    let lines = '';
    for await (const { table, row } of dumpDatabase(address, signal)) {
      manifest.rows += 1;
      if (table === 'meta' && row.name === 'version') manifest.databaseVersion = Number(row.value);
      lines += `${JSON.stringify({ table, row })}\n`;
      if (lines.length < CHUNK_LENGTH) continue;
      yield lines;
      lines = '';
    }
    yield lines;
  }
  /** Stored uncompressed: sealed data doesn't compress. */
  const fileOf = (name: string, path: string) => ({ name, content: listed(name, createReadStream(path)), level: 0 });
  async function* entries(): AsyncGenerator<ZipEntry> {
    if (databaseUrl !== undefined) for (const name of serviceFiles(copy)) yield fileOf(name, join(copy, name));
    else
      for (const name of serviceFiles(dataDir)) {
        if (!copyServiceFile(join(dataDir, name), copy)) continue;
        yield fileOf(name, copy);
        rmSync(copy);
      }
    yield { name: ROWS, content: listed(ROWS, linesOfBot()) };
    yield { name: MANIFEST, content: Buffer.from(vault.seal(JSON.stringify(manifest), MANIFEST_BINDING)) };
  }

  const removeCopy = () => rmSync(copy, { recursive: true, force: true });
  using cleanup = new DisposableStack();
  async function content() {
    removeCopy();
    cleanup.defer(removeCopy);
    if (databaseUrl !== undefined) await copyIntoFiles(databaseUrl, copy, vault, signal);
    return createZipStream(entries(), madeAt);
  }
  await writeWholeFile(file, content, signal);
  return manifest;
}
