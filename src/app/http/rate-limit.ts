/** Limits how often one address may open a page, so that states and tokens can't be brute-forced. */
import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { clientAddress, type TrustedProxies } from '#platform/client-address.ts';
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';

export function addressOf({ env }: Context, trusted: TrustedProxies | undefined): string {
  const { incoming }: { incoming?: IncomingMessage } = env;
  return incoming === undefined ? '' : clientAddress(incoming, trusted);
}

export type RateLimit = (limit: number) => MiddlewareHandler;

/** Limits requests per address and minute; more get 429 with Retry-After. */
export function perMinute(clock: Clock, trusted: TrustedProxies | undefined): RateLimit {
  return (limit) => {
    const countCall = createRateLimiter(clock, 60_000);
    return async (context, next) => {
      const { count, endsAt } = countCall(addressOf(context, trusted));
      if (count > limit) {
        return context.text('Too many requests. Try again in a minute.', 429, {
          'Retry-After': String(Math.ceil((endsAt - clock.monotonic()) / 1000)),
        });
      }
      await next();
      return undefined;
    };
  };
}
