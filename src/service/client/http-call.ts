/** A service call within its deadline, retried once if that is safe, and logged. */
import type { Clock } from '#platform/clock.ts';
import {
  createHttpPool,
  type ExchangeLimits,
  HttpError,
  type HttpErrorKind,
  type HttpPool,
  type HttpReply,
  type HttpRequest,
} from '#platform/http-client.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { currentRequest } from '#platform/request-context.ts';
import type { AnswerProgress } from '../contract/answers.ts';
import { REQUEST_ID_HEADER, requestIdFor } from '../contract/extensions.ts';
import { type FailureCode, ServiceFailure } from '../contract/failure.ts';
import { ACCEPT_EVENTS, watchAnswer } from './answers.ts';
import { classifyErrorReply, failureInSuccess } from './classify.ts';
import { readBody } from './reply-body.ts';

/** Generous: a deployment first decrypts a person’s data, and an agent makes several model calls (assumed). */
const DEADLINES_MS = { answer: 150_000, data: 60_000, quick: 15_000 } as const;
export type Deadline = keyof typeof DEADLINES_MS;

/** Pause before the second attempt. */
const RETRY_PAUSE_MS = 200;
/** Longest wait before a free call is retried without telling the caller. */
const MAX_RETRY_WAIT_MS = 2_000;
/** Short: if the peer closes a connection just as it is reused, it's unknown whether a paid call was made. */
const KEEP_ALIVE_MS = 4_000;
/** Maximum per host; further requests queue within their deadline. */
const CONNECTIONS = 64;

export interface ServiceRequest {
  /** For the log. */
  readonly operation: string;
  /** From `addressOf`. */
  readonly address: string;
  readonly method: HttpRequest['method'];
  /** Percent-encoded. */
  readonly path: string;
  /** Percent-encoded, without `?`. */
  readonly query?: string | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent instead of `body`; `size` in bytes, if known. */
  readonly file?: { readonly chunks: AsyncIterable<Uint8Array>; readonly size: number | undefined };
  /** A person's token or the service key; removed from failure texts. */
  readonly secret: string;
  /** `once`: free, but not retried if it may have been carried out. Unknown prices count as paid. */
  readonly cost: 'paid' | 'free' | 'once';
  readonly deadline: Deadline;
}

export interface CallLimits {
  signal: AbortSignal;
  /** For the whole call; overrides the request's deadline. */
  deadlineMs?: number | undefined;
  /** Called with each complete reply, whatever its status, before it is parsed. */
  onReply?: ((reply: HttpReply) => void) | undefined;
  /** If given, requests events and is called with the progress of the answer; must not throw. */
  onProgress?: ((progress: AnswerProgress) => void) | undefined;
}

export interface HttpCallOptions {
  /** Base addresses of the requests, from `addressOf`. */
  addresses: readonly string[];
  clock: Clock;
  log: Log;
  metrics?: Metrics | undefined;
  maxReplyBytes: number;
}

/** Normalises a base address: no trailing slash. @throws TypeError if it isn't an http(s) address */
export function addressOf(text: string): string {
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new TypeError('not an http(s) address');
  return url.origin + url.pathname.replace(/\/+$/, '');
}

export function createHttpCall(options: HttpCallOptions) {
  const { addresses, clock, log, metrics = createMetrics(), maxReplyBytes: maxBytes } = options;
  const pools = new Map<string, HttpPool>();
  for (const origin of new Set(addresses.map((address) => new URL(address).origin)))
    pools.set(origin, createHttpPool({ origin, clock, connections: CONNECTIONS, keepAliveMs: KEEP_ALIVE_MS }));

  /** Makes one attempt. @returns the reply, whatever its status. @throws ServiceFailure if no complete reply arrived */
  async function exchange(
    request: ServiceRequest,
    limits: Omit<ExchangeLimits, 'maxBytes'>,
    accept = 'application/json',
  ): Promise<HttpReply> {
    const { origin, pathname, search } = new URL(`${request.address}${request.path}?${request.query ?? ''}`);
    const pool = pools.get(origin);
    if (!pool) throw new TypeError('not a host of the service');
    const { method } = request;
    try {
      return await pool.request(
        { method, path: pathname + search, headers: headersOf(request, accept), body: bodyOf(request) },
        { ...limits, maxBytes },
      );
    } catch (error) {
      throw error instanceof HttpError ? failureOf(error) : error;
    }
  }

  return {
    /** @param read returns undefined for an invalid value. @throws only ServiceFailure */
    async call<T>(request: ServiceRequest, limits: CallLimits, read: (value: unknown) => T | undefined): Promise<T> {
      const { operation, cost, secret } = request;
      const { signal, deadlineMs = DEADLINES_MS[request.deadline], onReply, onProgress } = limits;
      const startedAt = clock.monotonic();
      const leftMs = () => deadlineMs - (clock.monotonic() - startedAt);
      let last: HttpReply | undefined;

      async function attempt() {
        last = undefined;
        const watched = onProgress && watchAnswer(onProgress);
        const exchangeLimits = { signal, deadlineMs: leftMs(), onHeaders: watched?.onHeaders };
        const reply = await exchange(request, exchangeLimits, watched && ACCEPT_EVENTS);
        last = watched ? watched.whole(reply) : reply;
        onReply?.(last);
        return contentOf(last, clock.now(), secret, read);
      }

      async function retry(error: unknown) {
        const pause = error instanceof ServiceFailure ? retryPause(error, cost !== 'free') : undefined;
        if (pause === undefined || pause >= leftMs()) throw error;
        // If the wait is aborted, the next attempt fails immediately with the right code and sends nothing.
        await clock.sleep(pause, signal).catch(() => undefined);
        return attempt();
      }

      function report(failure?: ServiceFailure): void {
        const ms = clock.monotonic() - startedAt;
        const status = failure ? failure.detail.status : last?.status;
        const { code, mayHaveCost } = failure ?? {};
        metrics.serviceCalls.observe({ operation }, ms / 1000);
        if (code) metrics.serviceFailures.add({ operation, code });
        log.debug({ operation, status, bytes: last?.body.length, ms, code, mayHaveCost }, 'service call');
      }

      try {
        const value = await attempt().catch(retry);
        report();
        return value;
      } catch (error) {
        const failure = failureFor(error, cost === 'paid');
        report(failure);
        throw failure;
      }
    },
    /** Sends a request once, limited only by `signal`, and reads its reply. @throws ServiceFailure */
    send: async <T>(request: ServiceRequest, signal: AbortSignal, read: (value: unknown) => T | undefined) =>
      contentOf(await exchange(request, { signal }), clock.now(), request.secret, read),
    /** Ends running calls as cancelled and rejects later ones. */
    async close(): Promise<void> {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

function headersOf({ secret, body, file }: ServiceRequest, accept: string): Record<string, string> {
  const origin = currentRequest();
  const type = file ? 'application/octet-stream' : body === undefined ? undefined : 'application/json';
  return {
    authorization: `Bearer ${secret}`,
    accept,
    // A compressed reply could be small on the wire and huge in memory.
    'accept-encoding': 'identity',
    'user-agent': 'personal-data-bot',
    ...(origin ? { [REQUEST_ID_HEADER]: requestIdFor(origin.reference) } : {}),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(file?.size === undefined ? {} : { 'content-length': String(file.size) }),
  };
}

const bodyOf = ({ body, file }: ServiceRequest): HttpRequest['body'] =>
  file?.chunks ?? (body === undefined ? undefined : JSON.stringify(body));

const CODES: Readonly<Record<HttpErrorKind, FailureCode>> = {
  timeout: 'timeout',
  aborted: 'cancelled',
  'connection-failed': 'connection-lost',
  'not-http': 'unreadable-reply',
  'too-large': 'reply-too-large',
};

function failureOf({ kind, started, status, cause }: HttpError): ServiceFailure {
  const code = kind === 'connection-failed' && !started ? 'unreachable' : CODES[kind];
  return new ServiceFailure(code, started, status === undefined ? {} : { status }, cause);
}

/**
 * Milliseconds to wait before the single retry, or undefined for none. A paid call is retried only if it can't have
 * reached the service; any answer to it is reported to the caller without delay.
 * @param onlyOnce whether carrying out the call twice would cost or leave something
 */
function retryPause(failure: ServiceFailure, onlyOnce: boolean): number | undefined {
  if (failure.code === 'unreachable') return failure.mayHaveCost ? undefined : RETRY_PAUSE_MS;
  if (onlyOnce) return undefined;
  const { status, retryAfterMs } = failure.detail;
  const transient =
    failure.code === 'connection-lost' ||
    (failure.code === 'service-failed' && status !== undefined && status >= 500) ||
    (failure.code === 'rate-limited' && retryAfterMs !== undefined);
  const pause = retryAfterMs ?? RETRY_PAUSE_MS;
  return transient && pause <= MAX_RETRY_WAIT_MS ? pause : undefined;
}

/** The value of a complete reply. @throws ServiceFailure for a refusal, an error in a success, an unreadable reply */
function contentOf<T>(reply: HttpReply, now: number, secret: string, read: (value: unknown) => T | undefined): T {
  const { status } = reply;
  const body = readBody(reply.body, reply.header('content-encoding'));
  const secrets = [secret, encodeURIComponent(secret)];
  if (status < 200 || status > 299)
    throw classifyErrorReply({ status, body, retryAfter: reply.header('retry-after'), secrets }, now);
  const failure = failureInSuccess({ status, body, secrets });
  if (failure) throw failure;
  const value = body.kind === 'json' ? read(body.value) : undefined;
  if (value === undefined) throw new ServiceFailure('unreadable-reply', true, { status });
  return value;
}

/** The failure for the caller: a free call never costs anything, and any other error comes from reading a reply. */
function failureFor(error: unknown, isPaid: boolean): ServiceFailure {
  if (!(error instanceof ServiceFailure)) return new ServiceFailure('unreadable-reply', isPaid, {}, error);
  if (isPaid || !error.mayHaveCost) return error;
  return new ServiceFailure(error.code, false, error.detail, error.cause);
}
