/**
 * One HTTP request and its whole reply, over undici's pool. Knows for certain whether any byte of a request can have left:
 * undici calls `onRequestStart` right before it writes. Nothing is sent twice, no redirect is followed (so the token goes
 * nowhere else), compression is not asked for, and a reply is cut off as soon as it is larger than allowed.
 */
import { Agent, type Dispatcher, errors } from 'undici';
import { DeadlineError } from '../clock.ts';
import { type FailureCode, type FailureDetail, ServiceFailure } from '../contract/failure.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface HttpReply {
  readonly status: number;
  /** The header's value, several joined with a comma. */
  header(name: string): string | undefined;
  readonly body: Buffer;
}

export interface Exchange {
  /**
   * Sends a request and reads the reply to its end, whatever its status.
   * Aborting `signal` closes the connection at once.
   * @throws ServiceFailure unreachable, connection-lost, timeout (reason is a DeadlineError), cancelled,
   *   reply-too-large, unreadable-reply (not HTTP); `mayHaveCost` tells whether the request may have left
   */
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpReply>;
  /** Ends all running requests as cancelled, and all connections. */
  close(): Promise<void>;
}

/**
 * How long an idle connection is kept, milliseconds. Short on purpose: a connection that the far side closes at the moment
 * of reuse puts a paid call in doubt, which is worse than a handshake. A Keep-Alive header of the service overrides it.
 */
const KEEP_ALIVE_MS = 4_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * @param options.connections most connections per origin; further requests queue until their deadline
 * @param options.maxReplyBytes largest reply body
 */
export function createExchange(options: { connections: number; maxReplyBytes: number }): Exchange {
  const agent = new Agent({
    connections: options.connections,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    // The caller's deadline covers headers and body together.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const running = new Set<(code: FailureCode) => void>();
  let closed = false;

  function send(request: HttpRequest, signal: AbortSignal): Promise<HttpReply> {
    return new Promise((resolve, reject) => {
      let connection: Dispatcher.DispatchController | undefined;
      let settled = false;
      let status: number | undefined;
      let headers: Record<string, string | string[] | undefined> = {};
      const chunks: Buffer[] = [];
      let size = 0;

      function settle(finish: () => void): void {
        if (settled) return;
        settled = true;
        running.delete(fail);
        signal.removeEventListener('abort', onAbort);
        finish();
      }
      function fail(code: FailureCode, cause?: unknown): void {
        const detail: FailureDetail = status === undefined ? {} : { status };
        const failure = new ServiceFailure(code, connection !== undefined, detail, cause);
        settle(() => {
          connection?.abort(failure);
          reject(failure);
        });
      }
      function onAbort(): void {
        fail(signal.reason instanceof DeadlineError ? 'timeout' : 'cancelled', signal.reason);
      }

      if (closed) return fail('cancelled');
      if (signal.aborted) return onAbort();
      signal.addEventListener('abort', onAbort, { once: true });
      running.add(fail);

      const { url } = request;
      agent.dispatch(
        {
          origin: url.origin,
          path: url.pathname + url.search,
          method: request.method,
          headers: request.headers,
          body: request.body ?? null,
        },
        {
          onRequestStart(controller) {
            // A request given up while it waited for a connection is not written; none is written a second time.
            if (settled || connection) {
              controller.abort(new Error('not sent'));
              return;
            }
            connection = controller;
          },
          onResponseStart(_controller, statusCode, received) {
            if (statusCode < 200) return;
            status = statusCode;
            headers = received;
            if (Number(headers['content-length'] ?? 0) > options.maxReplyBytes) fail('reply-too-large');
          },
          onResponseData(_controller, chunk) {
            if (settled) return;
            size += chunk.length;
            if (size > options.maxReplyBytes) return fail('reply-too-large');
            chunks.push(chunk);
          },
          onResponseEnd() {
            if (status === undefined) return fail('unreadable-reply');
            const reply = { status, header: headerReader(headers), body: Buffer.concat(chunks) };
            settle(() => resolve(reply));
          },
          onResponseError(_controller, error) {
            fail(codeOf(error, connection !== undefined), error);
          },
        },
      );
    });
  }

  return {
    send,
    async close() {
      closed = true;
      for (const end of [...running]) end('cancelled');
      await agent.destroy();
    },
  };
}

/** What a connection's error means; before anything was written every error means that no connection came about. */
function codeOf(error: Error, written: boolean): FailureCode {
  if (!written) return 'unreachable';
  if (error instanceof errors.HTTPParserError) return 'unreadable-reply';
  if (error instanceof errors.HeadersOverflowError) return 'reply-too-large';
  return 'connection-lost';
}

function headerReader(headers: Record<string, string | string[] | undefined>): HttpReply['header'] {
  return (name) => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}
