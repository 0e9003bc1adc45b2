/** Bounds the bodies of requests, by what they announce: HTTP holds a sender to its Content-Length. */
import type { MiddlewareHandler } from 'hono';

/** Larger ones get 413; those that do not say how large they are, as no browser sends them, 411. */
export function bodyAtMost(bytes: number): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined)
      return context.text('The request has to say how large it is.', 411, { Connection: 'close' });
    if (Number(context.req.header('content-length') ?? 0) > bytes)
      return context.text('The request is too large.', 413, { Connection: 'close' });
    await next();
    return undefined;
  };
}
