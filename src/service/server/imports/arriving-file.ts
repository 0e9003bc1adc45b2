/** Writes a file to disk as it arrives, encrypted, and stops when it is too large or the disk too full. */
import { type FileHandle, open } from 'node:fs/promises';
import { createCtrCipher } from '#platform/vault.ts';
import { ARCHIVE_FULL } from '../../contract/imports.ts';
import { freeMemory } from '../free-memory.ts';
import { ApiError } from '../http/api-error.ts';
import { lacksRoom, type StorageLimits } from './storage-limits.ts';

export interface ArrivalLimits extends StorageLimits {
  /** Maximum size of an export in bytes. */
  readonly maxBytes: number;
}

/** Bytes between checks of the free disk space. */
const CHECK_EVERY = 32 * 1024 ** 2;

export function tooLarge({ maxBytes }: ArrivalLimits): ApiError {
  const megabytes = Math.floor(maxBytes / 1024 ** 2);
  return new ApiError(
    413,
    `This file is too large: an export may have ${megabytes} MB here. Export it without photos and videos, or in parts.`,
    { connection: 'close' },
  );
}

function diskFull(): ApiError {
  return new ApiError(
    507,
    'There is no room left on the disk of this service for your file. Whoever runs it can make some; then send it again.',
    { connection: 'close' },
  );
}

export function archiveFull(): ApiError {
  return new ApiError(
    507,
    'Your archive is as large as it may be here. Whoever runs this service can allow more.',
    { connection: 'close' },
    ARCHIVE_FULL,
  );
}

/** @throws ApiError 507 if the disk of `folder` has no room for that many more bytes */
export async function requireRoom(folder: string, bytes: number, { freeShare }: ArrivalLimits): Promise<void> {
  if (await lacksRoom(folder, bytes, freeShare)) throw diskFull();
}

export interface Arriving {
  readonly path: string;
  /** For `createCtrCipher`. */
  readonly key: Uint8Array;
  /** Number of bytes already in the file. */
  readonly offset: number;
  /** Final size in bytes, if known; more bytes are rejected. */
  readonly size: number | undefined;
  /** Must not be used elsewhere: their memory is freed. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Stops the writing; what was written stays. */
  readonly signal: AbortSignal;
}

/**
 * Appends `pieces` to the file.
 * @returns the size of the file in bytes
 * @throws ApiError 413, 507, or 400 when `pieces` breaks off (what came before stays written); the signal's reason
 */
export async function writeArriving(arriving: Arriving, limits: ArrivalLimits): Promise<number> {
  const { path, key, pieces, signal } = arriving;
  let { offset } = arriving;
  let checkAt = offset;
  const cipher = createCtrCipher(key, offset);
  const file = await open(path, 'a', 0o600);
  try {
    for await (const piece of untilAborted(pieces, signal)) {
      if (offset + piece.byteLength > limits.maxBytes) throw tooLarge(limits);
      if (offset + piece.byteLength > (arriving.size ?? limits.maxBytes))
        throw new ApiError(400, 'More bytes were sent than announced.', { connection: 'close' });
      if (offset >= checkAt) {
        await requireRoom(path, piece.byteLength, limits);
        checkAt = offset + CHECK_EVERY;
      }
      const sealed = cipher.update(piece);
      offset += piece.byteLength;
      freeIfUnshared(piece);
      await writeWhole(file, sealed);
      freeIfUnshared(sealed);
    }
    return offset;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw code === 'ENOSPC' || code === 'EDQUOT' ? diskFull() : error;
  } finally {
    await file.close();
  }
}

/** Frees the memory of a piece, unless it is a view of a larger buffer that others may use. */
function freeIfUnshared({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) freeMemory(buffer);
}

async function writeWhole(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let done = 0; done < piece.byteLength; ) {
    done += (await file.write(piece, done, piece.byteLength - done)).bytesWritten;
  }
}

/** Turns a network error into a 400: the service isn't at fault. */
function brokenOff(): never {
  throw new ApiError(400, 'The file arrived incomplete.', { connection: 'close' });
}

/** Ends on abort even while waiting for a piece, since a silent sender never delivers one. */
async function* untilAborted(pieces: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  aborted.catch(() => undefined);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([aborted, iterator.next().catch(brokenOff)]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not awaited: it settles when the pending read does.
    iterator.return?.().catch(() => undefined);
  }
}
