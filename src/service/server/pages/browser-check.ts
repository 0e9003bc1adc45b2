/** Recognizes a browser by a cookie per ticket, and checks that a form was sent from our own page. */
import { createHash, randomBytes } from 'node:crypto';

/** Longer than any page can be used. */
const MAX_AGE_SECONDS = 3 * 3600;

/** @param publicUrl address of the pages behind a proxy, accepted besides the request's own */
export function createBrowserCheck(publicUrl: string | undefined) {
  const external = publicUrl === undefined ? undefined : URL.parse(publicUrl);
  // One cookie per ticket: opening one link doesn't invalidate the page of another.
  const cookieName = (ticket: string) => `ticket-${createHash('sha256').update(ticket).digest('hex').slice(0, 16)}`;

  function isSecure(request: Request): boolean {
    const url = new URL(request.url);
    return url.protocol === 'https:' || (external?.protocol === 'https:' && external.host === url.host);
  }

  return {
    /** The secret that this browser holds for this ticket. */
    secretOf(request: Request, ticket: string): string | undefined {
      const cookies = request.headers.get('cookie') ?? '';
      return new RegExp(`(?:^|;\\s*)${cookieName(ticket)}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(cookies)?.[1];
    },
    /** A secret for a browser that has none, and the header that sets its cookie. */
    newSecret(request: Request, ticket: string): { secret: string; headers: Record<string, string> } {
      const secret = randomBytes(32).toString('base64url');
      const secure = isSecure(request) ? '; Secure' : '';
      const attributes = `HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${secure}`;
      return { secret, headers: { 'set-cookie': `${cookieName(ticket)}=${secret}; ${attributes}` } };
    },
    isOwnForm(request: Request): boolean {
      const site = request.headers.get('sec-fetch-site');
      // No page can forge this header. If sent, it decides: our no-referrer policy makes the origin "null".
      if (site !== null) return site === 'same-origin';
      const origin = request.headers.get('origin');
      if (origin === null) return true; // not a browser: browsers send their origin with every POST
      const host = URL.parse(origin)?.host;
      const own = [request.headers.get('host'), new URL(request.url).host, external?.host];
      return host !== undefined && own.includes(host);
    },
  };
}

/** User agents of link previewers. "bot" alone isn't enough: it also occurs in the names of phones. */
const PREVIEWERS = /^(TelegramBot|WhatsApp\/|facebookexternalhit|Slackbot|Discordbot|Twitterbot)|compatible; \w*bot\b/i;

/** Whether a browser prefetches the page, or a messenger previews it. */
export function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
  return /prefetch|preview/i.test(purpose) || PREVIEWERS.test(request.headers.get('user-agent') ?? '');
}
