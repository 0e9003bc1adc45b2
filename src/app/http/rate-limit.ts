/** Bounds how often one address may open a page, so that states and tokens cannot be guessed by the thousand. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';

/**
 * Where a request comes from. Behind a PaaS router every connection is the router's: the last hop that it reports is the
 * one it vouches for.
 */
export function addressOf(context: Context): string {
  const reported = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return reported ?? getConnInfo(context).remote.address ?? 'unknown';
}

/** At most `limit` requests per address and `windowMs`; more get 429 with Retry-After. */
export function rateLimit(clock: Clock, limit: number, windowMs: number): MiddlewareHandler {
  const counted = createRateLimiter(clock, windowMs);
  return async (context, next) => {
    const { count, endsAt } = counted(addressOf(context));
    if (count > limit) {
      return context.text('Too many requests. Try again in a minute.', 429, {
        'Retry-After': String(Math.ceil((endsAt - clock.monotonic()) / 1000)),
      });
    }
    await next();
    return undefined;
  };
}
