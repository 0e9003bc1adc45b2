/**
 * The one HTTP exchange of the program: a request over a pool of connections to one origin, and its whole reply as bytes.
 * It knows for certain whether anything of a request can have left (undici calls `onRequestStart` right before it writes).
 * Nothing is sent twice, no redirect is followed, and a reply is cut off as soon as it is larger than allowed.
 */
import type { Dispatcher, Pool as UndiciPool } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js';
import { type Clock, TimeoutError } from './clock.ts';

const CONNECT_TIMEOUT_MS = 10_000;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path and query, percent-encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What comes piece by piece is asked for as fast as the other side takes it; where it throws, the request is cut off. */
  readonly body: string | Buffer | AsyncIterable<Uint8Array> | undefined;
}

export interface ExchangeLimits {
  /** Ends it at once, whatever the connection does. */
  readonly signal?: AbortSignal | undefined;
  /** For the whole exchange in milliseconds, from now (waiting for a connection included) to the reply's last byte. */
  readonly deadlineMs?: number | undefined;
  /** Largest body of the reply that is read. */
  readonly maxBytes: number;
  /**
   * Asked once the reply has begun: what takes its body piece by piece, as it comes, in place of it being collected; the
   * reply's body is empty then. Where it gives nothing, the body is collected. Neither may throw.
   */
  readonly onHeaders?: OnHeaders | undefined;
}

export type OnHeaders = (begun: Pick<HttpReply, 'status' | 'header'>) => ((piece: Buffer) => void) | undefined;

/** A whole reply, whatever its status. */
export interface HttpReply {
  readonly status: number;
  readonly body: Buffer;
  /** The header's value, several joined with a comma. */
  header(name: string): string | undefined;
}

export type HttpErrorKind =
  | 'timeout' // the deadline has passed, or the signal was aborted by one (its reason is a TimeoutError)
  | 'aborted' // the signal was aborted, or the pool is closed
  | 'connection-failed' // none came about, or it ended before the reply was complete
  | 'not-http' // what came is no HTTP reply
  | 'headers-overflow'
  | 'too-large'; // more than `maxBytes`

/** No whole reply came. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly kind: HttpErrorKind;
  /** Whether the request was handed to a connection: then it may have arrived, else it certainly has not. */
  readonly started: boolean;
  /** Of the reply, where it had begun. */
  readonly status: number | undefined;
  constructor(kind: HttpErrorKind, started: boolean, status: number | undefined, cause: unknown) {
    super(`no whole HTTP reply: ${kind}${started ? '' : ', nothing was sent'}`, { cause });
    this.kind = kind;
    this.started = started;
    this.status = status;
  }
}

export interface HttpPool {
  /**
   * Sends a request, once. Rejects with HttpError, at once when the deadline passes or the signal is aborted; the cause is
   * then the TimeoutError or the signal's reason.
   */
  request(request: HttpRequest, limits: ExchangeLimits): Promise<HttpReply>;
  /** Refuses further requests and lets those under way end. A second call joins the first. */
  close(): Promise<void>;
  /** Refuses further requests and ends those under way as aborted. */
  destroy(): Promise<void>;
}

export interface HttpPoolOptions {
  /** Scheme, host and port. */
  origin: string;
  clock: Clock;
  /** Most connections; further requests wait for one, within their deadline. */
  connections: number;
  /** How long an idle connection is kept, unless the server's Keep-Alive header says less. */
  keepAliveMs: number;
}

/** Connections are made when they are needed. @throws Error when `origin` is not an http(s) origin */
export function createHttpPool({ origin, clock, connections, keepAliveMs }: HttpPoolOptions): HttpPool {
  const pool: UndiciPool = new Pool(origin, {
    connections,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: keepAliveMs,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The deadline of each exchange rules alone.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  let closing: Promise<void> | undefined;
  return {
    request: (request, limits) =>
      new Promise((resolve, reject) => {
        const exchange = new Exchange(clock, limits, resolve, reject);
        if (exchange.over) return;
        try {
          pool.dispatch(request as Dispatcher.DispatchOptions, exchange);
        } catch (error) {
          exchange.fail('connection-failed', error);
        }
      }),
    close: () => {
      closing ??= pool.close();
      return closing;
    },
    destroy: () => pool.destroy(),
  };
}

class Reply implements HttpReply {
  readonly status: number;
  readonly body: Buffer;
  readonly #headers: HeaderMap;
  constructor(status: number, headers: HeaderMap, body: Buffer) {
    this.status = status;
    this.#headers = headers;
    this.body = body;
  }
  header(name: string): string | undefined {
    const value = this.#headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  }
}

type HeaderMap = Record<string, string | string[] | undefined>;

/** Hears undici's events. Every call of the program makes one, so it is lean: no signal of its own, no closure it can spare. */
class Exchange implements Dispatcher.DispatchHandler {
  over = false;
  readonly #limits: ExchangeLimits;
  readonly #resolve: (reply: HttpReply) => void;
  readonly #reject: (error: HttpError) => void;
  readonly #clearDeadline: (() => void) | undefined;
  readonly #onAbort: (() => void) | undefined;
  #connection: Dispatcher.DispatchController | undefined;
  #status: number | undefined;
  #headers: HeaderMap = NO_HEADERS;
  #size = 0;
  readonly #chunks: Buffer[] = [];
  #take: ((piece: Buffer) => void) | undefined;

  constructor(
    clock: Clock,
    limits: ExchangeLimits,
    resolve: (reply: HttpReply) => void,
    reject: (error: HttpError) => void,
  ) {
    const { deadlineMs, signal } = limits;
    this.#limits = limits;
    this.#resolve = resolve;
    this.#reject = reject;
    if (deadlineMs !== undefined && deadlineMs <= 0) {
      this.fail('timeout', new TimeoutError(deadlineMs));
      return;
    }
    if (deadlineMs !== undefined) {
      this.#clearDeadline = clock.setTimer(deadlineMs, () => this.fail('timeout', new TimeoutError(deadlineMs)));
    }
    if (!signal) return;
    this.#onAbort = () => this.fail(signal.reason instanceof TimeoutError ? 'timeout' : 'aborted', signal.reason);
    if (signal.aborted) this.#onAbort();
    else signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  onRequestStart(connection: Dispatcher.DispatchController): void {
    // Given up while it waited for a connection, or tried on a second one: it must not go out any more.
    if (this.over || this.#connection) connection.abort(new Error('not sent'));
    else this.#connection = connection;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: HeaderMap): void {
    // Early hints are no reply.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length'] ?? 0) > this.#limits.maxBytes) this.fail('too-large');
    else this.#take = this.#limits.onHeaders?.(new Reply(status, headers, NOTHING));
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.over) return;
    this.#size += chunk.length;
    if (this.#size > this.#limits.maxBytes) this.fail('too-large');
    else if (this.#take) this.#take(chunk);
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#status === undefined) this.fail('not-http');
    else if (this.#settle()) this.#resolve(new Reply(this.#status, this.#headers, joined(this.#chunks)));
  }

  onResponseError(_: Dispatcher.DispatchController | null, error: Error): void {
    this.fail(troubleOf(error, this.#connection !== undefined), error);
  }

  fail(kind: HttpErrorKind, cause?: unknown): void {
    if (!this.#settle()) return;
    const error = new HttpError(kind, this.#connection !== undefined, this.#status, cause);
    this.#reject(error);
    this.#connection?.abort(error);
  }

  /** Whether it is settled by this call. */
  #settle(): boolean {
    if (this.over) return false;
    this.over = true;
    this.#clearDeadline?.();
    if (this.#onAbort) this.#limits.signal?.removeEventListener('abort', this.#onAbort);
    return true;
  }
}

const NO_HEADERS: HeaderMap = {};
const NOTHING = Buffer.alloc(0);

/** What an error of undici means; before anything was written, all but the pool's end says that no connection came about. */
function troubleOf(error: Error & { code?: unknown }, started: boolean): HttpErrorKind {
  if (error.code === 'UND_ERR_DESTROYED' || error.code === 'UND_ERR_CLOSED') return 'aborted';
  if (!started) return 'connection-failed';
  if (error.name === 'HTTPParserError') return 'not-http';
  return error.code === 'UND_ERR_HEADERS_OVERFLOW' ? 'headers-overflow' : 'connection-failed';
}

function joined(chunks: readonly Buffer[]): Buffer {
  const [only] = chunks;
  return chunks.length === 1 && only ? only : Buffer.concat(chunks);
}
