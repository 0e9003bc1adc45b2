/** Reads a backup: its table of contents, its entries, and the rows that are in some. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { z } from 'zod';
import { rowOf, type ServiceRow } from '#service/server/rows/service-row.ts';
import type { TableRow } from '#storage/dump.ts';
import { BackupError, type Entry, isConsistent, MANIFEST, Manifest, ROWS } from './manifest.ts';

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
    if (!isConsistent(manifest)) throw new BackupError('it holds a file that belongs to no backup');
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

/** The bot's rows in an entry that was unpacked. Rejects with BackupError for what is none. */
export async function* botRows(path: string): AsyncGenerator<TableRow> {
  for await (const line of linesOf(path)) {
    const read = Line.safeParse(line);
    if (!read.success) throw new BackupError('a row of the bot cannot be read');
    yield read.data;
  }
}

/** Likewise those of the data service. */
export async function* serviceRows(path: string): AsyncGenerator<ServiceRow> {
  for await (const line of linesOf(path)) {
    const row = rowOf(line);
    if (!row) throw new BackupError('a row of the data service cannot be read');
    yield row;
  }
}

async function* linesOf(path: string): AsyncGenerator<unknown> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }))
    yield parsed(line);
}
