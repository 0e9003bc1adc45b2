/** Knows a browser again by a cookie of the ticket’s own, and whether a form was sent from our page. */
import { createHash, randomBytes } from 'node:crypto';

/** Longer than any page of a ticket can be used. */
const MAX_AGE_SECONDS = 3 * 3600;

/** @param publicUrl under which people see the pages, besides the request's own (behind a proxy) */
export function createBrowserCheck(publicUrl: string | undefined) {
  const outside = publicUrl === undefined ? undefined : URL.parse(publicUrl);
  // Each ticket has a cookie of its own: opening one link does not close the page of another.
  const cookieName = (ticket: string) => `ticket-${createHash('sha256').update(ticket).digest('hex').slice(0, 16)}`;

  function isSecure(request: Request): boolean {
    const url = new URL(request.url);
    return url.protocol === 'https:' || (outside?.protocol === 'https:' && outside.host === url.host);
  }

  return {
    /** The secret that this browser was given for this ticket. */
    secretOf(request: Request, ticket: string): string | undefined {
      const cookies = request.headers.get('cookie') ?? '';
      return new RegExp(`(?:^|;\\s*)${cookieName(ticket)}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(cookies)?.[1];
    },
    /** A secret for a browser that has none, and the header that gives it. */
    newSecret(request: Request, ticket: string): { secret: string; headers: Record<string, string> } {
      const secret = randomBytes(32).toString('base64url');
      const secure = isSecure(request) ? '; Secure' : '';
      const attributes = `HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${secure}`;
      return { secret, headers: { 'set-cookie': `${cookieName(ticket)}=${secret}; ${attributes}` } };
    },
    /** Whether a form was sent from our own page. */
    isOwnForm(request: Request): boolean {
      const site = request.headers.get('sec-fetch-site');
      // No page can forge this header. Where it is sent it decides: our own no-referrer policy makes the origin "null".
      if (site !== null) return site === 'same-origin';
      const origin = request.headers.get('origin');
      if (origin === null) return true; // not a browser: those name their origin with every POST
      const host = URL.parse(origin)?.host;
      const own = [request.headers.get('host'), new URL(request.url).host, outside?.host];
      return host !== undefined && own.includes(host);
    },
  };
}

/** How those who make previews of links name themselves. A word such as "bot" alone also stands in the names of phones. */
const PREVIEWERS = /^(TelegramBot|WhatsApp\/|facebookexternalhit|Slackbot|Discordbot|Twitterbot)|compatible; \w*bot\b/i;

/** Asks for a page before anybody wants to see it: a browser that loads ahead, or a messenger that makes a preview. */
export function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
  return /prefetch|preview/i.test(purpose) || PREVIEWERS.test(request.headers.get('user-agent') ?? '');
}
