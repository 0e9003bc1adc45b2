/** Splits a file into lines, wherever its chunks begin and end. Ends of lines are told apart: they can mean something. */

export interface Line {
  /** Without its end. */
  readonly text: string;
  readonly ending: '\n' | '\r\n' | '';
  /** It was longer than the limit; the rest of it is left out. */
  readonly isCut: boolean;
  /** First byte of it in the file. */
  readonly start: number;
}

const [LF, CR] = [10, 13];

/**
 * The lines that end in each chunk; at the end, what stands after the last end of a line.
 * @param maxBytes of one line: memory holds one line and one chunk at most
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
