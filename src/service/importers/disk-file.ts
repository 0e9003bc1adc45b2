/** Random access to a file on this machine, in clear or fully encrypted with `createCtrCipher` (platform/vault.ts). */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import yauzl from 'yauzl';
import { createCtrCipher } from '#platform/vault.ts';

export interface DiskFile {
  readonly path: string;
  /** 32 bytes; undefined for a file in clear. */
  readonly key?: Uint8Array | undefined;
}

/** Measured: larger chunks aren't faster, they only cost memory. */
export const PIECE_BYTES = 256 * 1024;

/** Streams `length` (at least one) bytes from `start`. */
export function streamOf({ path, key }: DiskFile, start: number, length: number): Readable {
  const file = createReadStream(path, { start, end: start + length - 1, highWaterMark: PIECE_BYTES });
  if (!key) return file;
  // Errors of both streams surface on the one being read, and destroying it destroys the other.
  return pipeline(file, createCtrCipher(key, start), () => undefined);
}

/** Random access to an encrypted file, for yauzl. */
export async function randomAccess({ path, key }: DiskFile & { key: Uint8Array }): Promise<yauzl.RandomAccessReader> {
  return new SealedReader(await open(path), key);
}

class SealedReader extends yauzl.RandomAccessReader {
  readonly #file: FileHandle;
  readonly #key: Uint8Array;

  constructor(file: FileHandle, key: Uint8Array) {
    super();
    this.#file = file;
    this.#key = key;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#file.read(buffer, offset, length, position).then(
      ({ bytesRead }) => {
        const read = buffer.subarray(offset, offset + bytesRead);
        read.set(createCtrCipher(this.#key, position).update(read));
        callback(null, bytesRead);
      },
      (error: Error) => callback(error),
    );
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(() => callback(null), callback);
  }
}
