/** Bounds how often one address may open a page, so that states and tokens cannot be guessed by the thousand. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';

const MAX_ADDRESSES = 10_000;

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
  const seen = new Map<string, { count: number; endsAt: number }>();
  return async (context, next) => {
    const now = clock.now();
    const address = addressOf(context);
    let entry = seen.get(address);
    if (!entry || entry.endsAt <= now) {
      if (seen.size >= MAX_ADDRESSES) seen.clear();
      entry = { count: 0, endsAt: now + windowMs };
      seen.set(address, entry);
    }
    entry.count += 1;
    if (entry.count > limit) {
      return context.text('Too many requests. Try again in a minute.', 429, {
        'Retry-After': String(Math.ceil((entry.endsAt - now) / 1000)),
      });
    }
    await next();
    return undefined;
  };
}
