/** Streams a zip that is generated while it is read. */
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | AsyncIterable<string | Uint8Array>;
  /** Compression level from 0 (stored) to 9; 6 when absent. */
  readonly level?: number;
}

/**
 * Streams a zip of these files in order: the next one is requested once the previous one has been read. Errors of `files` or a
 * content fail the stream; destroying the stream stops them.
 * @param madeAt modification time of the entries
 */
export function createZipStream(files: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, madeAt = new Date()): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  // yazl propagates neither errors nor the closing of its output.
  output.once('close', () => reading?.destroy());
  // yazl's own errors, for instance for content of a different size than announced.
  zip.once('error', (error) => output.destroy(error));

  async function addAll(): Promise<void> {
    for await (const { name, content, level = 6 } of files) {
      const options = { mtime: madeAt, compressionLevel: level };
      if (output.destroyed) return;
      if (Buffer.isBuffer(content)) {
        zip.addBuffer(content, name, options);
        continue;
      }
      reading = Readable.from(content);
      zip.addReadStream(reading, name, options);
      await finished(reading);
    }
    zip.end();
  }

  addAll().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}
