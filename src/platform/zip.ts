/** A zip that is made while it is read. */
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | AsyncIterable<string | Uint8Array>;
  /** From 0, as it is, to 9, as small as can be; 6 when absent. */
  readonly level?: number;
}

/**
 * The bytes of a zip of these files, in this order: the next one is asked for when the one before has been read. Reading it
 * fails as a content or the files do, and whoever stops reading stops those.
 * @param madeAt what the zip says of its files
 */
export function createZipStream(files: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, madeAt = new Date()): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  // The zip does not hear of what goes wrong, in either direction.
  output.once('close', () => reading?.destroy());
  // It has an error of its own for what does not hold what it said.
  zip.once('error', (error) => output.destroy(error));

  async function addAll(): Promise<void> {
    for await (const { name, content, level = 6 } of files) {
      const how = { mtime: madeAt, compressionLevel: level };
      if (output.destroyed) return;
      if (Buffer.isBuffer(content)) {
        zip.addBuffer(content, name, how);
        continue;
      }
      reading = Readable.from(content);
      zip.addReadStream(reading, name, how);
      await finished(reading);
    }
    zip.end();
  }

  addAll().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
}
