/** A file or folder on this machine as a source of an export. */
import { lstat, opendir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DiskFile } from './disk-file.ts';
import { headOf, readPieces } from './file-pieces.ts';
import type { ExportFile } from './importer.ts';
import { isSystemFile, type OpenedFiles, type SourceLimits, tooManyFiles } from './source-limits.ts';
import { inUtf8 } from './unicode-pieces.ts';
import { UnusableSourceError } from './unusable-source.ts';

/** @param path what the file is called inside the export; the file's own name where absent */
export function fileOnDisk(file: DiskFile, size: number, path = basename(file.path)): ExportFile {
  const read = (signal: AbortSignal) =>
    inUtf8(readPieces({ file, start: 0, length: size, deflated: false, size }, signal));
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
        if (files.length > limits.maxFiles) throw tooManyFiles(limits);
      }
    }
  }
  if (files.length === 0) throw new UnusableSourceError('There is no file in this folder.');
  return { files: files.sort((one, other) => (one.path < other.path ? -1 : 1)), leftOut };
}
