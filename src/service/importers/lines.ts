/** Splits a chunked file into lines. LF and CRLF are distinguished, since the difference can matter. */

export interface Line {
  /** Without the line ending. */
  readonly text: string;
  readonly ending: '\n' | '\r\n' | '';
  /** Whether it exceeded the limit and was truncated. */
  readonly isCut: boolean;
  /** Offset in the file. */
  readonly start: number;
}

const [LF, CR] = [10, 13];

/**
 * The lines that end in each chunk, and finally a last line without an ending.
 * @param maxBytes limit per line; memory holds at most one line and one chunk
 */
export async function* readLines(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<readonly Line[], void, void> {
  let parts: Buffer[] = [];
  let [length, start, at] = [0, 0, 0];
  let isCut = false;

  function keep(bytes: Buffer): void {
    const room = maxBytes - length;
    isCut ||= bytes.length > room;
    const kept = isCut ? bytes.subarray(0, room) : bytes;
    if (kept.length > 0) parts.push(kept);
    length += kept.length;
  }

  function take(isEnded: boolean): Line {
    const [only] = parts;
    const bytes = parts.length === 1 && only ? only : Buffer.concat(parts, length);
    const isCrlf = isEnded && !isCut && bytes.at(-1) === CR;
    const ending = isCrlf ? '\r\n' : isEnded ? '\n' : '';
    const line: Line = { text: bytes.toString('utf8', 0, length - (isCrlf ? 1 : 0)), ending, isCut, start };
    parts = [];
    length = 0;
    isCut = false;
    return line;
  }

  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, from)) {
      keep(chunk.subarray(from, end));
      lines.push(take(true));
      from = end + 1;
      start = at + from;
    }
    keep(chunk.subarray(from));
    at += chunk.length;
    yield lines;
  }
  if (length > 0) yield [take(false)];
}
