/** Text in UTF-16 as the UTF-8 that every reader reads: editors of Windows save exports so, when they are opened there. */

/** What begins a text that says so: the byte order mark. */
const MARKS = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const;
const MARK_BYTES = 2;

/** Pieces of a file as they are, or in UTF-8 where the file begins with the mark of UTF-16; half a letter becomes U+FFFD. */
export async function* inUtf8(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, void> {
  let begin: Buffer | undefined = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const piece of pieces) {
    let next = piece;
    if (begin !== undefined) {
      next = begin.length === 0 ? piece : Buffer.concat([begin, piece]);
      begin = next.length < MARK_BYTES ? next : undefined;
      if (begin !== undefined) continue;
      const found = MARKS.find(({ mark }) => mark.equals(next.subarray(0, MARK_BYTES)));
      decoder = found && new TextDecoder(found.encoding);
    }
    const read = decoder ? Buffer.from(decoder.decode(next, { stream: true })) : next;
    if (read.length > 0) yield read;
  }
  if (begin !== undefined && begin.length > 0) yield begin;
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield Buffer.from(rest);
}
