/** Reads CSV (RFC 4180): quoted fields may contain commas, quotes and line breaks. */
import { StringDecoder } from 'node:string_decoder';
import { BrokenSourceError } from '../broken-source.ts';

/** Maximum characters and fields of a row; Discord's messages have at most a few kilobytes. */
const [MAX_ROW, MAX_FIELDS] = [256 * 1024, 50];
/** A special character, or the text up to the next one. */
const PARTS = /[",\r\n\ufeff]|[^",\r\n\ufeff]+/g;

/** The rows of each chunk; undefined for a too long one. @throws BrokenSourceError if the last row is incomplete */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<(readonly string[] | undefined)[], void, void> {
  const decoder = new StringDecoder('utf8');
  let fields = [''];
  let length = 0;
  let isQuoted = false;
  /** The last part was a quotation mark within quotes: the closing one, or the first of an escaped pair. */
  let afterQuote = false;
  let at = 0;

  function rowsIn(text: string): (readonly string[] | undefined)[] {
    const rows: (readonly string[] | undefined)[] = [];
    for (const [part] of text.matchAll(PARTS)) {
      const isSecond = afterQuote && part === '"';
      afterQuote = isQuoted && part === '"';
      if (afterQuote) isQuoted = false;
      else if (isSecond) {
        isQuoted = true;
        add('"');
      } else if (isQuoted) add(part);
      else if (part === '"' && fields.at(-1) === '') isQuoted = true;
      else if (part === '\n') {
        const row = take();
        if (row !== 'empty') rows.push(row);
      } else if (part === ',' && fields.length <= MAX_FIELDS) fields.push('');
      else if (part !== '\r' && part !== '\ufeff') add(part);
    }
    return rows;
  }

  function add(part: string): void {
    length += part.length;
    if (length <= MAX_ROW) fields.push((fields.pop() ?? '') + part);
  }

  function take(): readonly string[] | undefined | 'empty' {
    const row = length === 0 && fields.length === 1 ? 'empty' : fields;
    const isTooLong = length > MAX_ROW || fields.length > MAX_FIELDS;
    fields = [''];
    length = 0;
    return isTooLong ? undefined : row;
  }

  for await (const chunk of chunks) {
    at += chunk.length;
    yield rowsIn(decoder.write(chunk));
  }
  yield rowsIn(`${decoder.end()}${isQuoted ? '' : '\n'}`);
  if (isQuoted) throw new BrokenSourceError(at, 'the file ends in the middle of a message');
}
