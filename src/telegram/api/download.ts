/**
 * Files as they come: read piece by piece, no faster than whoever reads takes them, so that a large one is never whole in
 * memory. Nothing of a file, nor its address, which holds the bot's token, is in an error.
 */

import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { type Dispatcher, Pool } from 'undici';
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
/** Bytes that wait to be taken before the connection is told to pause. */
const ENOUGH_WAITING = 256 * 1024;
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
  return {
    async open(path, limits) {
      limits.signal?.throwIfAborted();
      const download = new Download(clock, limits);
      try {
        pool.dispatch({ method: 'GET', path, headers: { 'accept-encoding': 'identity' } }, download);
      } catch (error) {
        download.fail('unreachable', error);
      }
      return await download.begun();
    },
    destroy: () => pool.destroy(),
  };
}

export const tooLarge = (maxBytes: number) =>
  new BotApiError('refused', METHOD, { code: 413, description: `more than ${maxBytes} bytes` });

/** Hears undici's events, and hands on what they bring. */
class Download implements Dispatcher.DispatchHandler {
  readonly #clock: Clock;
  readonly #limits: OpenLimits;
  readonly #chunks: Buffer[] = [];
  #waiting = 0;
  #received = 0;
  #connection: Dispatcher.DispatchController | undefined;
  #begun = false;
  #size: number | undefined;
  #ended = false;
  #error: BotApiError | undefined;
  /** Somebody waits for the next event. */
  #wake: (() => void) | undefined;

  constructor(clock: Clock, limits: OpenLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  onRequestStart(connection: Dispatcher.DispatchController): void {
    if (this.#error) connection.abort(this.#error);
    else this.#connection = connection;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Record<string, unknown>): void {
    if (status < 200 || this.#error) return;
    const length = Number(headers['content-length']);
    if (Number.isSafeInteger(length)) this.#size = length;
    if (status !== 200) this.#stop(refusal(METHOD, { error_code: status, description: 'not sent' }));
    else if ((this.#size ?? 0) > this.#limits.maxBytes) this.#stop(tooLarge(this.#limits.maxBytes));
    else {
      this.#begun = true;
      this.#wake?.();
    }
  }

  onResponseData(connection: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#error) return;
    this.#received += chunk.length;
    this.#waiting += chunk.length;
    if (this.#received > this.#limits.maxBytes) this.#stop(tooLarge(this.#limits.maxBytes));
    else {
      this.#chunks.push(chunk);
      if (this.#waiting > ENOUGH_WAITING) connection.pause();
      this.#wake?.();
    }
  }

  onResponseEnd(): void {
    this.#ended = true;
    this.#wake?.();
  }

  onResponseError(_: Dispatcher.DispatchController | null, error: Error): void {
    this.fail(this.#connection ? 'in-doubt' : 'unreachable', error);
  }

  fail(kind: 'unreachable' | 'in-doubt', cause: unknown): void {
    this.#stop(new BotApiError(kind, METHOD, { cause }));
  }

  /** Resolves when the reply has begun. */
  async begun(): Promise<OpenFile> {
    while (!this.#begun) await this.#event();
    return {
      size: this.#size,
      chunks: this.#read(),
      [Symbol.asyncDispose]: async () =>
        this.#stop(new BotApiError('in-doubt', METHOD, { cause: new Error('closed') })),
    };
  }

  async *#read(): AsyncGenerator<Buffer> {
    for (;;) {
      const chunk = this.#chunks.shift();
      if (chunk) {
        this.#waiting -= chunk.length;
        if (this.#connection?.paused && this.#waiting <= ENOUGH_WAITING / 2) this.#connection.resume();
        yield chunk;
      } else if (this.#error) throw this.#error;
      else if (this.#ended) return;
      else await this.#event();
    }
  }

  /** Resolves when something has come; rejects when it has failed, nothing comes, or the signal is aborted. */
  async #event(): Promise<void> {
    if (this.#error) throw this.#error;
    const { signal } = this.#limits;
    const { promise, resolve } = Promise.withResolvers<void>();
    const giveUp = () => this.fail('in-doubt', signal?.reason);
    const clear = this.#clock.setTimer(IDLE_MS, () => this.fail('in-doubt', new TimeoutError(IDLE_MS)));
    signal?.addEventListener('abort', giveUp, { once: true });
    this.#wake = resolve;
    if (signal?.aborted) giveUp();
    await promise;
    this.#wake = undefined;
    clear();
    signal?.removeEventListener('abort', giveUp);
    if (this.#error) throw this.#error;
  }

  #stop(error: BotApiError): void {
    if (this.#error || this.#ended) return;
    this.#error = error;
    this.#wake?.();
    this.#connection?.abort(error);
  }
}

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
