/** A zip that is made while it is read. */
import { Readable } from 'node:stream';
import yazl from 'yazl';

export interface ZippedFile {
  readonly name: string;
  readonly content: Buffer | AsyncIterable<string>;
}

/**
 * The bytes of a zip of these files, in this order. Reading it fails as a content does, and whoever stops reading stops that.
 * @param madeAt what the zip says of its files
 */
export function zipped(files: readonly ZippedFile[], madeAt = new Date()): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  for (const { name, content } of files) {
    if (Buffer.isBuffer(content)) {
      zip.addBuffer(content, name, { mtime: madeAt });
      continue;
    }
    const text = Readable.from(content);
    // The zip does not hear of it, in either direction.
    text.once('error', (error) => output.destroy(error));
    output.once('close', () => text.destroy());
    zip.addReadStream(text, name, { mtime: madeAt });
  }
  zip.end();
  return output;
}
