/** One HTTP request of the Bot API over an undici pool: knows whether it ever reached a socket, and bounds the reply. */
import type { Dispatcher, FormData, Pool } from 'undici';

export interface ExchangeRequest {
  path: string;
  headers: Record<string, string>;
  body: string | FormData;
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

/** Aborts are obeyed at once, whatever the connection does; the rejection is an ExchangeError with the reason as cause. */
export function exchange(pool: Pool, request: ExchangeRequest, signal: AbortSignal): Promise<ExchangeReply> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let size = 0;
    let over = false;
    const chunks: Buffer[] = [];

    const settle = (finish: () => void) => {
      if (over) return;
      over = true;
      signal.removeEventListener('abort', onAbort);
      finish();
    };
    const fail = (message: string, cause?: unknown) =>
      settle(() => {
        const error = new ExchangeError(message, controller !== undefined, cause);
        reject(error);
        controller?.abort(error);
      });
    function onAbort() {
      fail('the request was given up', signal.reason);
    }

    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    pool.dispatch(
      { method: 'POST', path: request.path, headers: request.headers, body: request.body },
      {
        onRequestStart(given) {
          // Settled while it waited for a connection: it must not go out any more.
          if (over) given.abort(new ExchangeError('the request was given up', false));
          else controller = given;
        },
        onResponseStart(_controller, statusCode) {
          status = statusCode;
        },
        onResponseData(_controller, chunk) {
          size += chunk.length;
          if (size > request.maxBytes) fail(`the reply is larger than ${request.maxBytes} bytes`);
          else chunks.push(chunk);
        },
        onResponseEnd() {
          settle(() => resolve({ status, body: textOf(chunks) }));
        },
        onResponseError(_controller, error) {
          fail('the connection failed', error);
        },
      },
    );
  });
}

function textOf(chunks: readonly Buffer[]): string {
  const [only] = chunks;
  return (chunks.length === 1 && only ? only : Buffer.concat(chunks)).toString('utf8');
}
