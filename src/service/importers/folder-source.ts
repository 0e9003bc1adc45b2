/** A file or folder on this machine as the source of an export. */
import { lstat, opendir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UnusableSourceError } from './broken-source.ts';
import type { DiskFile } from './disk-file.ts';
import { headOf, readPieces } from './file-pieces.ts';
import type { ExportFile } from './importer.ts';

export interface SourceLimits {
  readonly maxFiles: number;
  /** Total unpacked size of the files in a zip. */
  readonly maxBytes: number;
  /** Maximum ratio of unpacked to packed bytes, for each file in a zip larger than `ratioFreeBytes`. */
  readonly maxRatio: number;
  readonly ratioFreeBytes: number;
}

/** Allows chats with a hundred thousand photos; text never reaches the ratio, though deflate could. */
export const DEFAULT_SOURCE_LIMITS: SourceLimits = {
  maxFiles: 200_000,
  maxBytes: 64 * 1024 ** 3,
  maxRatio: 1_000,
  ratioFreeBytes: 100 * 1024 ** 2,
};

/** Maximum number of files that are exports of their own, since each is opened several times. */
export const MAX_EXPORT_FILES = 5000;

/** @throws UnusableSourceError if there are too many files */
export function checkFileCount(files: readonly ExportFile[]): void {
  if (files.length > MAX_EXPORT_FILES) throw new UnusableSourceError('too-many-files');
}

export interface OpenedFiles {
  readonly files: readonly ExportFile[];
  /** Number of files left out: links, and names that point outside the export. */
  readonly leftOut: number;
}

/** Whether it is a file created by the operating system. */
export function isSystemFile(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$|Thumbs\.db$|desktop\.ini$)/.test(path);
}

/** @param path path inside the export; the file name by default */
export function fileOnDisk(file: DiskFile, size: number, path = basename(file.path)): ExportFile {
  const read = (signal: AbortSignal) => readPieces({ file, start: 0, length: size, deflated: false, size }, signal);
  return { path, size, read, head: (bytes, signal) => headOf(read(signal), bytes) };
}

/**
 * All regular files in a folder and its subfolders, sorted by path; symbolic links, devices and the like are counted
 * and left out.
 * @throws UnusableSourceError if the folder is empty or has too many files; file system errors
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
