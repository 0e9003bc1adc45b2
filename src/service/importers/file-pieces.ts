/** Reads a file or a part of one in large chunks, and checks it against its announced size. */
import { addAbortSignal, pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { BrokenSourceError, untilBroken } from './broken-source.ts';
import { type DiskFile, PIECE_BYTES, streamOf } from './disk-file.ts';

export interface PieceRange {
  readonly file: DiskFile;
  /** Offset on disk. */
  readonly start: number;
  /** Number of bytes on disk. */
  readonly length: number;
  /** Whether it is compressed with deflate. */
  readonly deflated: boolean;
  /** Announced size in bytes, unpacked. */
  readonly size: number;
  /** Checksum of the unpacked bytes, if known. */
  readonly crc32?: number | undefined;
}

/**
 * The unpacked bytes of a range, in order; never yields more than the announced size.
 * @throws BrokenSourceError where it ends too early, exceeds its size, or is damaged (a wrong checksum shows only at
 * the end); the reason of `signal` if it is aborted
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
        if (whole !== piece) throw new BrokenSourceError(at, 'it unpacks to more than its announced size');
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
  // Errors of both streams surface on the one being read, and destroying it destroys the other.
  pipeline(file, inflate, () => undefined);
  return addAbortSignal(signal, inflate);
}

/** The first `bytes` bytes of `pieces`, or as many as can be read. */
export async function headOf(pieces: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const head: Buffer[] = [];
  let length = 0;
  for await (const piece of untilBroken(pieces)) {
    head.push(piece);
    length += piece.length;
    if (length >= bytes) break;
  }
  // A copy, so that the pieces can be freed.
  return Buffer.concat(head, Math.min(length, bytes));
}
