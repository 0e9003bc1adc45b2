/** One HTTP request of the Bot API over an undici pool: knows whether it ever reached a socket, and bounds the reply. */
import type { Dispatcher, FormData, Pool } from 'undici';
import { type Clock, DeadlineError } from '../clock.ts';

export interface ExchangeRequest {
  path: string;
  headers: Record<string, string>;
  body: string | FormData;
}

export interface ExchangeLimits {
  clock: Clock;
  /** For the whole exchange, from now to the last byte of the reply. */
  deadlineMs: number;
  /** Ends it early. */
  signal: AbortSignal | undefined;
  /** Largest reply that is read. */
  maxBytes: number;
}

export interface ExchangeReply {
  status: number;
  body: string;
}

/** No whole reply came. `started`: the request was handed to a connection, so it may have been received. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
  readonly started: boolean;
  constructor(message: string, started: boolean, cause?: unknown) {
    super(message, { cause });
    this.started = started;
  }
}

/**
 * Resolves with any whole reply, whatever its status. The deadline and aborts are obeyed at once, whatever the
 * connection does; the rejection is an ExchangeError with the DeadlineError or the signal's reason as cause.
 */
export function exchange(pool: Pool, { path, headers, body }: ExchangeRequest, limits: ExchangeLimits) {
  return new Promise<ExchangeReply>((resolve, reject) => {
    const exchanging = new Exchange(limits, resolve, reject);
    if (exchanging.over) return;
    try {
      pool.dispatch({ method: 'POST', path, headers, body }, exchanging);
    } catch (error) {
      exchanging.fail('the request could not be made', error);
    }
  });
}

/** Hears undici's events. Every call of the bot makes one, so it is lean: no signal of its own, no closures. */
class Exchange implements Dispatcher.DispatchHandler {
  over = false;
  readonly #limits: ExchangeLimits;
  readonly #resolve: (reply: ExchangeReply) => void;
  readonly #reject: (error: ExchangeError) => void;
  readonly #clearDeadline: () => void;
  readonly #onAbort: (() => void) | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #size = 0;
  readonly #chunks: Buffer[] = [];

  constructor(limits: ExchangeLimits, resolve: (reply: ExchangeReply) => void, reject: (error: ExchangeError) => void) {
    const { clock, deadlineMs, signal } = limits;
    this.#limits = limits;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#clearDeadline = clock.after(deadlineMs, () => this.#giveUp(new DeadlineError(deadlineMs)));
    if (!signal) return;
    this.#onAbort = () => this.#giveUp(signal.reason);
    if (signal.aborted) this.#onAbort();
    else signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // Settled while it waited for a connection: it must not go out any more.
    if (this.over) controller.abort(new ExchangeError('the request was given up', false));
    else this.#controller = controller;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    const { maxBytes } = this.#limits;
    this.#size += chunk.length;
    if (this.#size > maxBytes) this.fail(`the reply is larger than ${maxBytes} bytes`);
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#settle()) this.#resolve({ status: this.#status, body: textOf(this.#chunks) });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail('the connection failed', error);
  }

  #giveUp(reason: unknown): void {
    this.fail('the request was given up', reason);
  }

  fail(message: string, cause?: unknown): void {
    if (!this.#settle()) return;
    const error = new ExchangeError(message, this.#controller !== undefined, cause);
    this.#reject(error);
    this.#controller?.abort(error);
  }

  /** Whether it is settled by this call. */
  #settle(): boolean {
    if (this.over) return false;
    this.over = true;
    this.#clearDeadline();
    if (this.#onAbort) this.#limits.signal?.removeEventListener('abort', this.#onAbort);
    return true;
  }
}

function textOf(chunks: readonly Buffer[]): string {
  const [only] = chunks;
  return (chunks.length === 1 && only ? only : Buffer.concat(chunks)).toString('utf8');
}
