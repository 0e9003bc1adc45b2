/** All records of an owner as a zip that is made while it is read: no more than some pages of them are in memory. */
import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Archive } from '../archives/archives.ts';
import { exportLines } from '../archives/export.ts';

/** In it: a record a line, in the form in which they can be brought in again. */
const LINES_NAME = 'records.jsonl';

/** @param madeAt what the zip says of its file, milliseconds since 1970. Reading it fails as the archive does. */
export function recordsZip(archive: Pick<Archive, 'query'>, madeAt: number): Readable {
  const zip = new yazl.ZipFile();
  const lines = Readable.from(textOf(archive));
  const output = zip.outputStream as Readable;
  // The zip does not hear of it, in either direction.
  lines.once('error', (error) => output.destroy(error));
  output.once('close', () => lines.destroy());
  zip.addReadStream(lines, LINES_NAME, { mtime: new Date(madeAt) });
  zip.end();
  return output;
}

async function* textOf(archive: Pick<Archive, 'query'>): AsyncGenerator<string> {
  for await (const { text } of exportLines(archive)) yield text;
}
