/** How much an export may hold, and which of its files are never part of one. */
import type { ExportFile } from './importer.ts';
import { UnusableSourceError } from './unusable-source.ts';

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

export interface OpenedFiles {
  readonly files: readonly ExportFile[];
  /** Of those that were there: links, and names that lead out of the export. */
  readonly leftOut: number;
}

export function tooManyFiles({ maxFiles }: SourceLimits): UnusableSourceError {
  return new UnusableSourceError(
    `There are more than ${maxFiles} files in this export. Leave out its photos and videos.`,
  );
}

/** What operating systems put beside one's own files. */
export function isSystemFile(path: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$|Thumbs\.db$|desktop\.ini$)/.test(path);
}
