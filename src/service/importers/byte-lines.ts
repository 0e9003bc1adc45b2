/** Splits pieces of a file into lines, wherever the pieces begin and end. Ends of lines are told apart: they can mean something. */

export interface ByteLine {
  /** Without its end. */
  readonly text: string;
  readonly ending: 'lf' | 'crlf' | 'none';
  /** The line was longer than the limit; the rest of it is left out. */
  readonly cut: boolean;
}

const LF = 10;
const CR = 13;

export class ByteLines {
  readonly #maxBytes: number;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #cut = false;

  /** @param maxBytes of one line; memory holds one line at most */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @returns the lines that end in this piece */
  push(piece: Buffer): ByteLine[] {
    const lines: ByteLine[] = [];
    let start = 0;
    for (let end = piece.indexOf(LF); end >= 0; end = piece.indexOf(LF, start)) {
      this.#keep(piece.subarray(start, end));
      lines.push(this.#line(true));
      start = end + 1;
    }
    if (start < piece.length) this.#keep(piece.subarray(start));
    return lines;
  }

  /** @returns what stands after the last end of a line, if anything */
  end(): ByteLine | undefined {
    return this.#pendingBytes > 0 ? this.#line(false) : undefined;
  }

  #keep(bytes: Buffer): void {
    const room = this.#maxBytes - this.#pendingBytes;
    if (bytes.length > room) this.#cut = true;
    const kept = bytes.length > room ? bytes.subarray(0, room) : bytes;
    if (kept.length === 0) return;
    this.#pending.push(kept);
    this.#pendingBytes += kept.length;
  }

  #line(ended: boolean): ByteLine {
    const [only] = this.#pending;
    const bytes = this.#pending.length === 1 && only ? only : Buffer.concat(this.#pending, this.#pendingBytes);
    const crlf = ended && !this.#cut && bytes.at(-1) === CR;
    const line = {
      text: bytes.toString('utf8', 0, crlf ? bytes.length - 1 : bytes.length),
      ending: crlf ? 'crlf' : ended ? 'lf' : 'none',
      cut: this.#cut,
    } as const;
    this.#pending = [];
    this.#pendingBytes = 0;
    this.#cut = false;
    return line;
  }
}
