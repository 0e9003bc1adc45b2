/** Bytes of a file or of a part of one, in big pieces, held against the size that was announced for them. */
import { addAbortSignal, pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { BrokenSourceError, untilBroken } from './broken-source.ts';
import { type DiskFile, PIECE_BYTES, streamOf } from './disk-file.ts';

export interface PieceRange {
  readonly file: DiskFile;
  /** First byte on disk. */
  readonly start: number;
  /** Bytes on disk. */
  readonly length: number;
  /** Packed with deflate. */
  readonly deflated: boolean;
  /** Bytes that it unpacks to, as announced. */
  readonly size: number;
  /** Of all bytes unpacked, where it is known. */
  readonly crc32?: number | undefined;
}

/**
 * The unpacked bytes of a range, in order; nothing beyond the announced size is ever given out.
 * @throws BrokenSourceError where it ends too early, goes on beyond its size, or is damaged (found out at its end where
 * only the checksum tells); the reason of `signal` once that is aborted
 */
export async function* readPieces(range: PieceRange, signal: AbortSignal): AsyncGenerator<Buffer, void, void> {
  signal.throwIfAborted();
  let at = 0;
  let sum = 0;
  if (range.length > 0) {
    const stream = open(range, signal);
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        const rest = range.size - at;
        const whole = piece.length <= rest ? piece : piece.subarray(0, rest);
        if (range.crc32 !== undefined) sum = crc32(whole, sum);
        at += whole.length;
        if (whole.length > 0) yield whole;
        if (whole !== piece) throw new BrokenSourceError(at, 'it unpacks to more than it announces');
      }
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BrokenSourceError) throw error;
      throw new BrokenSourceError(at, range.deflated ? 'it is damaged' : 'it cannot be read', { cause: error });
    }
  }
  if (at < range.size) throw new BrokenSourceError(at, 'it ends before it should');
  if (range.crc32 !== undefined && sum !== range.crc32) throw new BrokenSourceError(at, 'it is damaged');
}

function open({ file: onDisk, start, length, deflated }: PieceRange, signal: AbortSignal): Readable {
  const file = streamOf(onDisk, start, length);
  if (!deflated) return addAbortSignal(signal, file);
  const inflate = createInflateRaw({ chunkSize: PIECE_BYTES });
  // What goes wrong in either is thrown by the one that is read; ending that one ends the other.
  pipeline(file, inflate, () => undefined);
  return addAbortSignal(signal, inflate);
}

/** The first bytes of what `pieces` gives, at most `bytes`: as many as can be read. */
export async function headOf(pieces: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const head: Buffer[] = [];
  let length = 0;
  for await (const piece of untilBroken(pieces)) {
    head.push(piece);
    length += piece.length;
    if (length >= bytes) break;
  }
  // A copy of its own: the whole pieces are not kept for it.
  return Buffer.concat(head, Math.min(length, bytes));
}
