/** All records of an owner as a zip that is made while it is read: no more than some pages of them are in memory. */
import type { Readable } from 'node:stream';
import { createZipStream } from '#platform/zip.ts';
import type { Archive } from '../archives/archives.ts';
import { exportLines } from '../archives/export.ts';

/** In it: a record a line, in the form in which they can be brought in again. */
const LINES_NAME = 'records.jsonl';

/** @param madeAt what the zip says of its file, milliseconds since 1970. Reading it fails as the archive does. */
export function recordsZip(archive: Pick<Archive, 'query'>, madeAt: number): Readable {
  return createZipStream([{ name: LINES_NAME, content: textOf(archive) }], new Date(madeAt));
}

async function* textOf(archive: Pick<Archive, 'query'>): AsyncGenerator<string> {
  for await (const { text } of exportLines(archive)) yield text;
}
