/** A file or folder on this machine as a source of an export. */
import { lstat, opendir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UnusableSourceError } from './broken-source.ts';
import type { DiskFile } from './disk-file.ts';
import { headOf, readPieces } from './file-pieces.ts';
import type { ExportFile } from './importer.ts';

export interface SourceLimits {
  readonly maxFiles: number;
  /** Unpacked, of all files of a zip together. */
  readonly maxBytes: number;
  /** Unpacked to packed bytes, of each file of a zip that is larger than `ratioFreeBytes`. */
  readonly maxRatio: number;
  readonly ratioFreeBytes: number;
}

/** Chats of a hundred thousand photos fit in; the ratio is one that text never has and deflate can still reach. */
export const DEFAULT_SOURCE_LIMITS: SourceLimits = {
  maxFiles: 200_000,
  maxBytes: 64 * 1024 ** 3,
  maxRatio: 1_000,
  ratioFreeBytes: 100 * 1024 ** 2,
};

/** Files that may each be an export by itself, of one app: each is opened several times. */
const MAX_ALIKE = 5000;

/** @throws UnusableSourceError where there are too many of them */
export function demandFew(files: readonly ExportFile[]): void {
  if (files.length > MAX_ALIKE) throw new UnusableSourceError('too-many-files');
}

export interface OpenedFiles {
  readonly files: readonly ExportFile[];
  /** Of those that were there: links, and names that lead out of the export. */
  readonly leftOut: number;
}

/** What operating systems put beside one's own files. */
export function isSystemFile(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$|Thumbs\.db$|desktop\.ini$)/.test(path);
}

/** @param path what the file is called inside the export; the file's own name where absent */
export function fileOnDisk(file: DiskFile, size: number, path = basename(file.path)): ExportFile {
  const read = (signal: AbortSignal) => readPieces({ file, start: 0, length: size, deflated: false, size }, signal);
  return { path, size, read, head: (bytes, signal) => headOf(read(signal), bytes) };
}

/**
 * Every regular file of a folder and of the folders inside it, sorted by path; symbolic links, devices and the like are
 * counted and left out.
 * @throws UnusableSourceError when there is nothing in it, more than allowed, or it cannot be looked into
 */
export async function filesOfFolder(root: string, limits: SourceLimits, signal: AbortSignal): Promise<OpenedFiles> {
  const files: ExportFile[] = [];
  let leftOut = 0;
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for await (const entry of await opendir(join(root, folder))) {
      signal.throwIfAborted();
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(path);
      else if (!entry.isFile()) leftOut += 1;
      else if (!isSystemFile(path)) {
        const diskPath = join(root, path);
        files.push(fileOnDisk({ path: diskPath }, (await lstat(diskPath)).size, path));
        if (files.length > limits.maxFiles) throw new UnusableSourceError('too-many-files');
      }
    }
  }
  if (files.length === 0) throw new UnusableSourceError('empty');
  return { files: files.sort((one, other) => (one.path < other.path ? -1 : 1)), leftOut };
}
