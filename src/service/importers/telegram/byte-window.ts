/** The part of a file that is being read: its pieces joined, so that what lies across a seam is whole. */
import { BrokenSourceError } from '../broken-source.ts';

const FIRST_BYTES = 1024 * 1024;
/** Above it, what is waited for is large: every further look at it begins anew, so it grows by doubling. */
const DOUBLING_FROM = 1024 * 1024;

export class ByteWindow {
  /** Unread is what lies from `start` to `end`; only until the next `more()`. */
  bytes: Buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  start = 0;
  end = 0;
  /** Where `bytes` begins in the file. */
  #base = 0;
  #broken: unknown;
  readonly #pieces: AsyncIterator<Buffer>;

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** Of the next unread byte, in the file. */
  get position(): number {
    return this.#base + this.start;
  }

  /**
   * Adds what follows, keeping what is unread.
   * @returns false at the end of the file
   * @throws whatever the pieces throw, when everything before it was given out
   */
  async more(): Promise<boolean> {
    if (this.#broken !== undefined) throw this.#broken;
    const unread = this.end - this.start;
    const wanted = unread < DOUBLING_FROM ? unread + 1 : unread * 2;
    try {
      while (this.end - this.start < wanted) {
        const next = await this.#pieces.next();
        if (next.done) break;
        this.#append(next.value);
      }
    } catch (error) {
      if (this.end - this.start === unread) throw error;
      this.#broken = error;
    }
    return this.end - this.start > unread;
  }

  /** As `more()`, where the file must go on. @throws BrokenSourceError at its end */
  async mustGoOn(): Promise<void> {
    if (!(await this.more())) throw new BrokenSourceError(this.#base + this.end, 'the file ends before it should');
  }

  /** Lets go of the file. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  #append(piece: Buffer): void {
    const needed = this.end - this.start + piece.length;
    if (this.end + piece.length > this.bytes.length) {
      const room = needed > this.bytes.length ? Buffer.allocUnsafeSlow(needed * 2) : this.bytes;
      this.bytes.copy(room, 0, this.start, this.end);
      this.#base += this.start;
      this.end -= this.start;
      this.start = 0;
      this.bytes = room;
    }
    piece.copy(this.bytes, this.end);
    this.end += piece.length;
  }
}
