/**
 * Who may talk to the playground: programs and pages of this machine. A Host that is not loopback is a web page that
 * rebound its name to 127.0.0.1; a foreign Origin is a web page trying to use the reader's browser.
 */
import type { MiddlewareHandler } from 'hono';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Why the request is refused, or undefined when it may pass. Header values as received. */
export function guardProblem(headers: { host?: string; origin?: string; fetchSite?: string }): string | undefined {
  const { host = '', origin, fetchSite } = headers;
  if (!LOOPBACK_HOST.test(host)) return 'This program answers only to this machine: use http://127.0.0.1.';
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
    return 'Requests from other web pages are refused.';
  // Browsers send this one even where they leave Origin out (images, event streams, plain GETs).
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return 'Requests from other web pages are refused.';
  return undefined;
}

/** Answers 403 to everything that `guardProblem` refuses. A link from elsewhere may still open the page itself. */
export const loopbackGuard: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host');
  const origin = context.req.header('origin');
  const opensPage = context.req.header('sec-fetch-mode') === 'navigate' && context.req.path === '/';
  const fetchSite = opensPage ? undefined : context.req.header('sec-fetch-site');
  const problem = guardProblem({
    ...(host === undefined ? {} : { host }),
    ...(origin === undefined ? {} : { origin }),
    ...(fetchSite === undefined ? {} : { fetchSite }),
  });
  if (problem !== undefined) return context.json({ ok: false, error_code: 403, description: problem }, 403);
  return await next();
};
