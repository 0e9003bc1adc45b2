/**
 * Files as they come: read piece by piece, no faster than whoever reads takes them, so that a large one is never whole in
 * memory. Nothing of a file, nor its address, which holds the bot's token, is in an error.
 */

import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { Pool } from 'undici';
import { type Clock, TimeoutError } from '#platform/clock.ts';
import { BotApiError, refusal } from './errors.ts';

/** A file at its beginning. Disposing of it ends what is left of it. */
export interface OpenFile extends AsyncDisposable {
  /** Bytes, where that is known. */
  readonly size: number | undefined;
  /** To be read once. */
  readonly chunks: AsyncIterable<Buffer>;
}

export interface OpenLimits {
  signal: AbortSignal | undefined;
  /** A larger file is refused (413). */
  maxBytes: number;
}

export interface Downloads {
  /** @param path percent-encoded. Rejects with BotApiError, as reading does */
  open(path: string, limits: OpenLimits): Promise<OpenFile>;
  destroy(): Promise<void>;
}

const CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 10_000;
/** How long nothing may come while somebody waits for it. */
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
    /** @throws BotApiError, also when nothing comes */
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
    // Whoever ends it early hears nothing of that.
    body.on('error', () => undefined);
    const end = () => void body.destroy();
    const size = sizeOf(reply.headers['content-length']);
    if (status !== 200 || (size ?? 0) > maxBytes) {
      end();
      throw status === 200 ? tooLarge(maxBytes) : refusal(METHOD, { error_code: status, description: 'not sent' });
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
 * Opens a regular file whose real path, links resolved, leads through a folder called like the token.
 * Rejects with BotApiError: `refused` for any other path, `in-doubt` for a file that cannot be read here.
 */
export async function openLocalFile(path: string, token: string, limits: OpenLimits): Promise<OpenFile> {
  let file: FileHandle | undefined;
  try {
    const real = await realpath(path);
    if (!real.split(sep).slice(0, -1).includes(token)) throw foreign();
    // Between the two calls the last part may have become a link.
    file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const facts = await file.stat();
    if (!facts.isFile()) throw foreign();
    if (facts.size > limits.maxBytes) throw tooLarge(limits.maxBytes);
    const opened = file;
    return {
      size: facts.size,
      chunks: read(opened, limits.signal),
      [Symbol.asyncDispose]: () => opened.close(),
    };
  } catch (error) {
    await file?.close();
    throw error instanceof BotApiError ? error : unreadable(error);
  }
}

const foreign = () => new BotApiError('refused', METHOD, { description: 'its path is not the server’s' });

/** Without the cause's own words: they hold the path, and so the token. */
function unreadable(error: unknown): BotApiError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new BotApiError('in-doubt', METHOD, { cause: new Error(`a file of the Bot API server: ${code}`) });
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
