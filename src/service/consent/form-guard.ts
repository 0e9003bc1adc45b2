/**
 * Keeps other sites from submitting our forms: every form carries a single-use nonce that is bound to a cookie of the
 * same browser, and the browser's word about where the request comes from has to agree.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';

const LIFETIME_MS = 15 * 60_000;
const MAX_FORMS = 5_000;
const COOKIE = 'consent';

export interface FormGuard {
  /** For a page with a form: the nonce to put into it, and the header that sets the cookie where there is none yet. */
  begin(request: Request): { nonce: string; headers: Record<string, string> };
  /** Whether a submitted form is one of ours, sent from our page, for the first time. Uses the nonce up. */
  accept(request: Request, nonce: string | null): boolean;
}

function cookieOf(request: Request): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{20,64})(?:;|$)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1];
}

/** @param publicHosts names, besides the request's own, under which people see the pages (behind a proxy) */
export function createFormGuard(clock: Clock, publicHosts: readonly string[]): FormGuard {
  const forms = new Map<string, { cookie: string; endsAt: number }>();

  function isSameOrigin(request: Request): boolean {
    const site = request.headers.get('sec-fetch-site');
    // No page can forge this header. Where it is sent it decides: our own no-referrer policy makes the origin "null".
    if (site !== null) return site === 'same-origin';
    const origin = request.headers.get('origin');
    if (origin === null) return true; // not a browser: those name their origin with every POST
    const host = URL.parse(origin)?.host;
    return (
      host !== undefined &&
      (host === request.headers.get('host') || host === new URL(request.url).host || publicHosts.includes(host))
    );
  }

  return {
    begin(request) {
      const known = cookieOf(request);
      const cookie = known ?? randomBytes(24).toString('base64url');
      const nonce = randomBytes(24).toString('base64url');
      for (const [key, form] of forms) {
        if (form.endsAt > clock.now() && forms.size < MAX_FORMS) break;
        forms.delete(key);
      }
      forms.set(nonce, { cookie, endsAt: clock.now() + LIFETIME_MS });
      if (known !== undefined) return { nonce, headers: {} };
      const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
      return {
        nonce,
        headers: { 'set-cookie': `${COOKIE}=${cookie}; HttpOnly; SameSite=Strict; Max-Age=3600${secure}` },
      };
    },
    accept(request, nonce) {
      const form = forms.get(nonce ?? '');
      if (!form) return false;
      forms.delete(nonce ?? '');
      return form.endsAt > clock.now() && form.cookie === cookieOf(request) && isSameOrigin(request);
    },
  };
}
