/** The two hosts of the service: one pool for each origin, and a ServiceFailure for every exchange that brought no whole reply. */
import type { Clock } from '#platform/clock.ts';
import {
  createHttpPool,
  type ExchangeLimits,
  HttpError,
  type HttpErrorKind,
  type HttpPool,
  type HttpReply,
} from '#platform/http-client.ts';
import { type FailureCode, ServiceFailure } from '../contract/failure.ts';
import type { ServiceRequest } from './request.ts';

export interface SendLimits extends Pick<ExchangeLimits, 'deadlineMs' | 'onHeaders'> {
  signal: AbortSignal;
}

export interface Exchange {
  /**
   * Sends a request, once, and reads the reply to its end, whatever its status, within `deadlineMs` from now on. Aborting
   * `signal` ends it at once.
   * @throws ServiceFailure unreachable, connection-lost, timeout, cancelled, reply-too-large, unreadable-reply (not HTTP);
   *   `mayHaveCost` tells whether the request may have left
   */
  send(request: ServiceRequest, limits: SendLimits): Promise<HttpReply>;
  /** Ends all running requests as cancelled, and all connections. */
  close(): Promise<void>;
}

/**
 * How long an idle connection is kept, milliseconds. Short on purpose: a connection that the far side closes at the moment
 * of reuse puts a paid call in doubt, which is worse than a handshake.
 */
const KEEP_ALIVE_MS = 4_000;

const CODES: Readonly<Record<HttpErrorKind, FailureCode>> = {
  timeout: 'timeout',
  aborted: 'cancelled',
  'connection-failed': 'connection-lost',
  'not-http': 'unreadable-reply',
  'too-large': 'reply-too-large',
};

/**
 * @param options.connections most connections per origin; further requests queue until their deadline
 * @param options.maxReplyBytes largest reply body
 */
export function createExchange(options: {
  origins: readonly string[];
  clock: Clock;
  connections: number;
  maxReplyBytes: number;
}): Exchange {
  const { clock, connections, maxReplyBytes: maxBytes } = options;
  const pools = new Map<string, HttpPool>();
  for (const origin of new Set(options.origins)) {
    pools.set(origin, createHttpPool({ origin, clock, connections, keepAliveMs: KEEP_ALIVE_MS }));
  }
  return {
    async send({ origin, ...request }, limits) {
      const pool = pools.get(origin);
      if (!pool) throw new TypeError('not a host of the service');
      try {
        return await pool.request(request, { ...limits, maxBytes });
      } catch (error) {
        throw error instanceof HttpError ? failureOf(error) : error;
      }
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

function failureOf({ kind, started, status, cause }: HttpError): ServiceFailure {
  const code = kind === 'connection-failed' && !started ? 'unreachable' : CODES[kind];
  return new ServiceFailure(code, started, status === undefined ? {} : { status }, cause);
}
