/**
 * The `fetch` that the model's client is given: one request over a pool of ours, its reply as it comes. Nothing of what
 * the client would like to tell about this machine leaves with it.
 */
import type { Clock } from '#platform/clock.ts';
import { createHttpPool, type HttpPool } from '#platform/http-client.ts';

const CONNECTIONS = 64;
const KEEP_ALIVE_MS = 4_000;
/** Of one reply: a stream has some hundred bytes around each token. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

export interface ModelFetchOptions {
  /** Of the model's address. */
  origin: string;
  apiKey: string | undefined;
  clock: Clock;
}

/** Connections are made when they are needed, and end by themselves when they are not. The fetch rejects with HttpError. */
export function createModelFetch({ origin, apiKey, clock }: ModelFetchOptions): typeof fetch {
  const pool = createHttpPool({ origin, clock, connections: CONNECTIONS, keepAliveMs: KEEP_ALIVE_MS });
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    'accept-encoding': 'identity',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return (input, init) => {
    const { pathname, search } = new URL(typeof input === 'string' || input instanceof URL ? input : input.url);
    const body = typeof init?.body === 'string' ? init.body : '';
    return send(pool, { method: 'POST', path: pathname + search, headers, body }, init?.signal ?? undefined);
  };
}

function send(pool: HttpPool, request: Parameters<HttpPool['request']>[0], signal?: AbortSignal): Promise<Response> {
  const left = new AbortController();
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pieces = controller;
    },
    cancel: () => left.abort(),
  });
  return new Promise((resolve, reject) => {
    const whole = pool.request(request, {
      signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
      maxBytes: MAX_REPLY_BYTES,
      onHeaders(begun) {
        const { status } = begun;
        const type = begun.header('content-type') ?? '';
        // A status that may not have a body cannot come: it would have no answer either.
        const shown = status === 204 || status === 205 || status === 304 ? 502 : status;
        resolve(new Response(body, { status: shown, headers: { 'content-type': type } }));
        return (piece) => {
          if (!left.signal.aborted) pieces?.enqueue(piece);
        };
      },
    });
    whole.then(
      () => pieces?.close(),
      (error: unknown) => {
        reject(error);
        if (!left.signal.aborted) pieces?.error(error);
      },
    );
  });
}
