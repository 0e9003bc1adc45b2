/**
 * A zip as the source of an export. yauzl reads its central directory; its files are never unpacked to disk, and in
 * memory only chunk by chunk. The names, sizes and counts in the zip are not trusted.
 */

import { once } from 'node:events';
import yauzl from 'yauzl';
import { BrokenSourceError, UnusableSourceError } from './broken-source.ts';
import { type DiskFile, randomAccess } from './disk-file.ts';
import { headOf, readPieces } from './file-pieces.ts';
import { isSystemFile, type OpenedFiles, type SourceLimits } from './folder-source.ts';
import type { ExportFile } from './importer.ts';

const STORED = 0;
const DEFLATED = 8;

export interface OpenedZip extends OpenedFiles {
  close(): Promise<void>;
}

/**
 * The files of a zip, sorted by path. Symbolic links and names that point outside the zip (`../..`, absolute, drive
 * letters) are counted and left out; a zip inside it stays a file.
 * @throws UnusableSourceError if it is damaged, empty, password-protected, contains only zips, or exceeds the limits
 */
export async function openZip(
  file: DiskFile & { readonly size: number },
  limits: SourceLimits,
  signal: AbortSignal,
): Promise<OpenedZip> {
  // Names are checked one by one in pathOf: yauzl would reject the whole zip for a single bad name.
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  const { path, key, size } = file;
  const opened = key ? openSealed({ path, key }, size, options) : yauzl.openPromise(path, options);
  const zip = await opened.catch((error) => {
    throw damaged(error);
  });
  // Ignores late errors.
  zip.on('error', () => undefined);
  async function close(): Promise<void> {
    if (!zip.isOpen) return;
    zip.close();
    await once(zip, 'close');
  }
  try {
    return { ...(await filesOf(zip, file, limits, signal)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSealed(
  file: DiskFile & { key: Uint8Array },
  size: number,
  options: yauzl.Options,
): Promise<yauzl.ZipFile> {
  const reader = await randomAccess(file);
  try {
    return await yauzl.fromRandomAccessReaderPromise(reader, size, options);
  } catch (error) {
    await new Promise<void>((resolve) => reader.close(() => resolve()));
    throw error;
  }
}

async function filesOf(
  zip: yauzl.ZipFile,
  file: DiskFile,
  limits: SourceLimits,
  signal: AbortSignal,
): Promise<OpenedFiles> {
  if (zip.entryCount > limits.maxFiles) throw new UnusableSourceError('too-many-files');
  const files: ZippedFile[] = [];
  let [leftOut, bytes, others, zips, nameBytes] = [0, 0, 0, 0, 0];
  for await (const entry of entriesOf(zip)) {
    signal.throwIfAborted();
    const path = pathOf(entry);
    if (path === undefined || isLink(entry)) leftOut += 1;
    else if (!path.endsWith('/') && !isSystemFile(path)) {
      if (entry.isEncrypted()) throw new UnusableSourceError('zip-password');
      bytes += entry.uncompressedSize;
      if (bytes > limits.maxBytes || isBomb(entry, limits)) throw new UnusableSourceError('zip-bomb');
      if (/\.zip$/i.test(path)) zips += 1;
      if (MEDIA.test(path)) {
        others += 1;
        continue;
      }
      nameBytes += path.length;
      if (nameBytes > MAX_NAME_BYTES || files.length === MAX_FILES) throw new UnusableSourceError('too-many-files');
      files.push(new ZippedFile(zip, file, entry, path));
    }
  }
  if (files.length + others === 0) throw new UnusableSourceError('empty');
  if (files.length + others === zips) throw new UnusableSourceError('zip-of-zips');
  files.sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
  // Of files with the same name, the first one counts.
  const named = files.filter(({ path }, at) => path !== files[at - 1]?.path);
  return { files: named, leftOut: leftOut + files.length - named.length };
}

/** Files that no importer reads, of which an export may have a hundred thousand. */
const MEDIA =
  /\.(?:jpe?g|png|webp|gif|heic|heif|bmp|tiff?|svg|mp4|mov|m4v|3gp|mkv|webm|avi|mp3|m4a|aac|wav|flac|og[ga]|opus|amr|tgs|vcf|pdf|docx?|xlsx?|pptx?|apk|css|js)$/i;
/** Number of all other files, and total length of their names. */
const [MAX_FILES, MAX_NAME_BYTES] = [100_000, 16 * 1024 ** 2];
const MAX_PATH = 1000;

async function* entriesOf(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry, void, void> {
  const entries = zip.eachEntry();
  for (;;) {
    const next = await entries.next().catch((error) => {
      throw damaged(error);
    });
    if (next.done) return;
    yield next.value;
  }
}

/** The path by yauzl's rules, with backslashes as slashes; undefined for names that point outside the zip. */
function pathOf(entry: yauzl.Entry): string | undefined {
  const raw = entry.fileNameRaw;
  const path = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
  return path === '' || path.length > MAX_PATH || path.includes('\0') || yauzl.validateFileName(path) !== null
    ? undefined
    : path;
}

/** The Unix file mode is in the upper half of the external attributes. */
function isLink(entry: yauzl.Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function isBomb({ compressedSize, uncompressedSize }: yauzl.Entry, limits: SourceLimits): boolean {
  return uncompressedSize > limits.ratioFreeBytes && uncompressedSize > limits.maxRatio * compressedSize;
}

/** Keeps only numbers, not yauzl's entry, since there may be a hundred thousand files. */
class ZippedFile implements ExportFile {
  readonly path: string;
  readonly size: number;
  readonly #zip: yauzl.ZipFile;
  readonly #file: DiskFile;
  readonly #method: number;
  readonly #length: number;
  readonly #crc32: number;
  readonly #header: number;

  constructor(zip: yauzl.ZipFile, file: DiskFile, entry: yauzl.Entry, path: string) {
    this.path = path;
    this.size = entry.uncompressedSize;
    this.#zip = zip;
    this.#file = file;
    this.#method = entry.compressionMethod;
    this.#length = entry.compressedSize;
    this.#crc32 = entry.crc32;
    this.#header = entry.relativeOffsetOfLocalHeader;
  }

  async *read(signal: AbortSignal): AsyncGenerator<Buffer, void, void> {
    if (this.#method !== STORED && this.#method !== DEFLATED) {
      throw new UnusableSourceError('damaged');
    }
    signal.throwIfAborted();
    const entry = new yauzl.Entry();
    entry.relativeOffsetOfLocalHeader = this.#header;
    entry.compressedSize = this.#length;
    const header = await this.#zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch((error) => {
      throw new BrokenSourceError(0, 'the zip is damaged here', { cause: error });
    });
    const range = { file: this.#file, start: header.fileDataStart, length: this.#length, size: this.size };
    yield* readPieces({ ...range, deflated: this.#method === DEFLATED, crc32: this.#crc32 }, signal);
  }

  head(bytes: number, signal: AbortSignal): Promise<Buffer> {
    return headOf(this.read(signal), bytes);
  }
}

function damaged(cause: unknown): UnusableSourceError {
  return new UnusableSourceError('damaged', { cause });
}
