/** Opens an export: a file, a folder or a zip. */
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { OTHER_ARCHIVES, UnusableSourceError } from './broken-source.ts';
import { type DiskFile, streamOf } from './disk-file.ts';
import { DEFAULT_SOURCE_LIMITS, fileOnDisk, filesOfFolder, type SourceLimits } from './folder-source.ts';
import type { ExportSource } from './importer.ts';
import { openZip } from './zip-source.ts';

export interface OpenedSource extends ExportSource {
  /** Number of files left out: links, and names that point outside the export. */
  readonly leftOut: number;
}

export interface OpenOptions {
  readonly signal: AbortSignal;
  readonly limits?: Partial<SourceLimits> | undefined;
  /** Key and name of an encrypted file. */
  readonly sealed?: { readonly key: Uint8Array; readonly name: string } | undefined;
}

/**
 * Opens an export on this machine. A zip is recognised by its first bytes or its extension.
 * @throws UnusableSourceError if there is nothing to read; the reason of `signal` if it is aborted
 */
export async function openSource(path: string, { signal, limits, sealed }: OpenOptions): Promise<OpenedSource> {
  signal.throwIfAborted();
  const all = { ...DEFAULT_SOURCE_LIMITS, ...limits };
  const name = sealed?.name ?? basename(resolve(path));
  const closed = async () => undefined;
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) return { name, ...(await filesOfFolder(path, all, signal)), close: closed };
    const file = { path, key: sealed?.key, size: stats.size };
    if (await isZip(file, name, stats, signal)) return { name, ...(await openZip(file, all, signal)) };
    return { name, files: [fileOnDisk(file, stats.size, name)], leftOut: 0, close: closed };
  } catch (error) {
    throw unusableOf(error);
  }
}

/** Number of bytes needed to recognise an archive. */
const MAGIC_BYTES = 8;

async function isZip(file: DiskFile, name: string, stats: Stats, signal: AbortSignal): Promise<boolean> {
  if (!stats.isFile()) throw new UnusableSourceError('not-readable');
  if (stats.size === 0) throw new UnusableSourceError('empty');
  const head = await addAbortSignal(signal, streamOf(file, 0, MAGIC_BYTES)).toArray();
  const start = Buffer.concat(head).toString('hex');
  if (OTHER_ARCHIVES.some((magic) => start.startsWith(magic))) throw new UnusableSourceError('other-archive');
  // A local file header, an empty zip, or the first part of a split one.
  return /^504b(0304|0506|0708)/.test(start) || /\.zip$/i.test(name);
}

function unusableOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new UnusableSourceError('no-file', { cause: error });
  if (code === 'EACCES' || code === 'EPERM') {
    return new UnusableSourceError('not-readable', { cause: error });
  }
  return error;
}
