/**
 * HTTP requests over a pool of connections to one origin. An error tells for certain whether anything of the request can
 * have left. Nothing is sent twice, no redirect is followed, and a reply is cut off as soon as it is larger than allowed.
 */
import { type Dispatcher, Pool } from 'undici';
import { type Clock, TimeoutError } from './clock.ts';

const CONNECT_TIMEOUT_MS = 10_000;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
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
  | 'too-large'; // a body of more than `maxBytes`, or more headers than undici reads

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
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: keepAliveMs,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The deadline of each request rules alone.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  let closing: Promise<void> | undefined;
  return {
    request: (request, limits) => send(pool, clock, request, limits),
    close: () => (closing ??= pool.close()),
    destroy: () => pool.destroy(),
  };
}

type Headers = Record<string, string | string[] | undefined>;

function replyOf(status: number, headers: Headers, body: Buffer): HttpReply {
  return { status, body, header: (name) => [headers[name.toLowerCase()] ?? []].flat().join(', ') || undefined };
}

/** Every call of the program comes here: undici's own `request` takes half as much again of the processor, and twice the memory. */
function send(pool: Pool, clock: Clock, request: HttpRequest, limits: ExchangeLimits): Promise<HttpReply> {
  const { signal, deadlineMs, maxBytes, onHeaders } = limits;
  const { promise, resolve, reject } = Promise.withResolvers<HttpReply>();
  const pieces: Buffer[] = [];
  let connection: Dispatcher.DispatchController | undefined;
  let reply: { readonly status: number; readonly headers: Headers } | undefined;
  let take = (piece: Buffer): void => void pieces.push(piece);
  let bytes = 0;
  let isOver = false;
  let clearTimer: (() => void) | undefined;

  /** Whether it is settled by this call. */
  function settle(): boolean {
    if (isOver) return false;
    isOver = true;
    clearTimer?.();
    signal?.removeEventListener('abort', onAbort);
    return true;
  }
  function fail(kind: HttpErrorKind, cause?: unknown): void {
    if (!settle()) return;
    const error = new HttpError(kind, connection !== undefined, reply?.status, cause);
    reject(error);
    connection?.abort(error);
  }
  const onAbort = () => fail(signal?.reason instanceof TimeoutError ? 'timeout' : 'aborted', signal?.reason);

  if (deadlineMs !== undefined) {
    const onTimeout = () => fail('timeout', new TimeoutError(deadlineMs));
    if (deadlineMs <= 0) onTimeout();
    else clearTimer = clock.setTimer(deadlineMs, onTimeout);
  }
  if (signal?.aborted) onAbort();
  if (isOver) return promise;
  signal?.addEventListener('abort', onAbort, { once: true });
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      // Given up while it waited for a connection, or tried on a second one: it must not go out any more.
      if (isOver || connection) controller.abort(new Error('not sent'));
      else connection = controller;
    },
    onResponseStart(_, status, headers) {
      // Early hints are no reply.
      if (status < 200) return;
      reply = { status, headers };
      if (Number(headers['content-length'] ?? 0) > maxBytes) return fail('too-large');
      take = onHeaders?.(replyOf(status, headers, NOTHING)) ?? take;
    },
    onResponseData(_, piece) {
      if (isOver) return;
      bytes += piece.length;
      if (bytes > maxBytes) fail('too-large');
      else take(piece);
    },
    onResponseEnd() {
      if (!reply) fail('not-http');
      else if (settle()) resolve(replyOf(reply.status, reply.headers, Buffer.concat(pieces)));
    },
    onResponseError: (_, error) => fail(kindOf(error, connection !== undefined), error),
  };
  try {
    pool.dispatch(request as Dispatcher.DispatchOptions, handler);
  } catch (error) {
    fail('connection-failed', error);
  }
  return promise;
}

const NOTHING = Buffer.alloc(0);

/** What an error of undici means; before anything was written, all but the pool's end says that no connection came about. */
function kindOf({ name, code }: Error & { code?: unknown }, started: boolean): HttpErrorKind {
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED') return 'aborted';
  if (!started) return 'connection-failed';
  if (name === 'HTTPParserError') return 'not-http';
  return code === 'UND_ERR_HEADERS_OVERFLOW' ? 'too-large' : 'connection-failed';
}
