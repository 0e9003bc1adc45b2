/**
 * Streams files with backpressure, so that a large one is never wholly in memory. Errors contain neither file contents
 * nor the file's URL, which holds the bot's token.
 */

import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { Pool } from 'undici';
import { type Clock, TimeoutError } from '#platform/clock.ts';
import { BotApiError, refusal } from './errors.ts';

/** An open file. Disposing of it aborts the rest of the download. */
export interface OpenFile extends AsyncDisposable {
  /** Bytes, if known. */
  readonly size: number | undefined;
  /** Can be read only once. */
  readonly chunks: AsyncIterable<Buffer>;
}

export interface OpenLimits {
  signal: AbortSignal | undefined;
  /** Larger files are refused (413). */
  maxBytes: number;
}

export interface Downloads {
  /** @param path percent-encoded. Rejects with BotApiError, and so does reading */
  open(path: string, limits: OpenLimits): Promise<OpenFile>;
  destroy(): Promise<void>;
}

const CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 10_000;
/** Maximum wait for data while the caller is reading. */
export const IDLE_MS = 30_000;
const METHOD = 'a file';

export function createDownloads({ origin, clock }: { origin: string; clock: Clock }): Downloads {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  async function open(path: string, { signal, maxBytes }: OpenLimits): Promise<OpenFile> {
    signal?.throwIfAborted();
    const idle = new AbortController();
    const ended = signal ? AbortSignal.any([signal, idle.signal]) : idle.signal;
    /** @throws BotApiError, also after IDLE_MS without data */
    async function wait<T>(work: Promise<T>): Promise<T> {
      const clear = clock.setTimer(IDLE_MS, () => idle.abort(new TimeoutError(IDLE_MS)));
      try {
        return await work;
      } catch (error) {
        throw new BotApiError('in-doubt', METHOD, { cause: ended.aborted ? ended.reason : error });
      } finally {
        clear();
      }
    }

    const headers = { 'accept-encoding': 'identity' };
    const reply = await wait(pool.request({ method: 'GET', path, headers, signal: ended }));
    const { statusCode: status, body } = reply;
    // Ending the download early must not raise an unhandled error.
    body.on('error', () => undefined);
    const end = () => void body.destroy();
    const size = sizeOf(reply.headers['content-length']);
    if (status !== 200 || (size ?? 0) > maxBytes) {
      end();
      throw status === 200 ? tooLarge(maxBytes) : refusal(METHOD, { error_code: status, description: 'refused' });
    }
    async function* chunks(): AsyncGenerator<Buffer> {
      let received = 0;
      const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      for (;;) {
        const { done, value } = await wait(pieces.next());
        if (done) return;
        received += value.length;
        if (received > maxBytes) throw tooLarge(maxBytes);
        yield value;
      }
    }
    return { size, chunks: chunks(), [Symbol.asyncDispose]: async () => end() };
  }

  return { open, destroy: () => pool.destroy() };
}

function sizeOf(header: string | string[] | undefined): number | undefined {
  const size = Number(header ?? Number.NaN);
  return Number.isSafeInteger(size) ? size : undefined;
}

const tooLarge = (maxBytes: number) =>
  new BotApiError('refused', METHOD, { code: 413, description: `more than ${maxBytes} bytes` });

const CHUNK_BYTES = 256 * 1024;

/**
 * Opens a regular file whose real path, with links resolved, contains a folder named like the token.
 * Rejects with BotApiError: `refused` for any other path, `in-doubt` for a file that cannot be read here.
 */
export async function openLocalFile(path: string, token: string, limits: OpenLimits): Promise<OpenFile> {
  let file: FileHandle | undefined;
  try {
    const real = await realpath(path);
    if (!real.split(sep).slice(0, -1).includes(token)) throw foreignPath();
    // The last path component may have become a link since realpath().
    file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = await file.stat();
    if (!stats.isFile()) throw foreignPath();
    if (stats.size > limits.maxBytes) throw tooLarge(limits.maxBytes);
    const opened = file;
    return {
      size: stats.size,
      chunks: read(opened, limits.signal),
      [Symbol.asyncDispose]: () => opened.close(),
    };
  } catch (error) {
    await file?.close();
    throw error instanceof BotApiError ? error : unreadable(error);
  }
}

const foreignPath = () => new BotApiError('refused', METHOD, { description: 'the path is not in the server’s folder' });

/** Leaves out the cause's message, which contains the path and so the token. */
function unreadable(error: unknown): BotApiError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new BotApiError('in-doubt', METHOD, { cause: new Error(`cannot read a file of the Bot API server: ${code}`) });
}

async function* read(file: FileHandle, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      if (signal?.aborted) throw new BotApiError('in-doubt', METHOD, { cause: signal.reason });
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } catch (error) {
    throw error instanceof BotApiError ? error : unreadable(error);
  }
}
