/**
 * The page to which a deployment's consent page redirects people, with the token in the URL. The bot stores the token and
 * redirects to a URL without it. The page there names the Telegram account that would get access and asks for confirmation,
 * because the person who approved may not be the one who began the connection. Only the browser that brought the token may confirm.
 */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { z } from 'zod';
import { page } from './page.ts';

export const CONNECT_PATH = '/connect/callback';

export interface ConnectPageOptions {
  /** Stores a token for a state. @returns false if the state is unknown, used or expired */
  storeToken(
    state: string,
    received: { token: string; scopes: string[] | undefined; browser: string },
  ): Promise<boolean>;
  /** First name of the state's person, and the browser that brought a token; undefined if the state is unknown, used or expired. */
  find(state: string): Promise<{ firstName: string; broughtBy: string | undefined } | undefined>;
  /** Consumes the state, checks and stores the token or revokes it, and notifies the person in the chat. */
  complete(
    state: string,
    decision: 'connect' | 'refuse',
    browser: string | undefined,
  ): Promise<{
    status: 200 | 400 | 410 | 502;
    title: string;
    /** Plain text. */
    paragraphs: readonly string[];
  }>;
  /** The chat with the bot, linked from the page. */
  chatUrl: string;
  /** Whether browsers reach the page by https. */
  isSecure: boolean;
}

/** The cookie with the secret of the browser that brought a token. */
const BROWSER_COOKIE = 'connect-browser';
/** As long as a state is valid. */
const COOKIE_SECONDS = 600;

const Token = z.string().min(1).max(2000);
const State = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
/** The scopes that the person ticked, space-separated, if the consent page sends them. */
const Scopes = z.string().max(4000).default('');
const Query = z.object({
  state: State,
  auth_token: Token.optional(),
  scopes: Scopes,
  error: z.string().max(200).optional(),
});
const Form = z.object({ state: State, decision: z.enum(['connect', 'refuse']) });

export function createConnectPage(options: ConnectPageOptions): Hono {
  const app = new Hono();
  const back = () => html`<p><a href="${options.chatUrl}">Back to the chat</a></p>`;
  const expired = () =>
    page(
      'This link is no longer valid',
      html`<p>It was already used, or it has expired. Nothing was connected.</p>
<p>Go back to the chat and send /connect to get a fresh one.</p>${back()}`,
    );

  const elsewhere = () =>
    page(
      'This link was opened elsewhere',
      html`<p>Access was granted in another browser, and only that one can confirm it. Nothing was connected here.</p>
<p>If that was you, continue there, or send /connect in the chat for a new link.</p>${back()}`,
    );

  /** Gives the browser a new secret. */
  function markBrowser(context: Context): string {
    const browser = randomBytes(32).toString('base64url');
    const attributes = { httpOnly: true, sameSite: 'Lax', secure: options.isSecure } as const;
    setCookie(context, BROWSER_COOKIE, browser, { ...attributes, path: CONNECT_PATH, maxAge: COOKIE_SECONDS });
    return browser;
  }

  app.get('/', async (context) => {
    const query = Query.safeParse(context.req.query());
    if (!query.success) return context.html(expired(), 400);
    const { state, auth_token: token, scopes } = query.data;
    if (token !== undefined) {
      const received = { token, scopes: scopes === '' ? undefined : scopes.split(' '), browser: markBrowser(context) };
      if (!(await options.storeToken(state, received))) return context.html(expired(), 410);
      return context.redirect(`${CONNECT_PATH}?state=${state}`, 303);
    }
    const pending = await options.find(state);
    if (!pending) return context.html(expired(), 410);
    const { broughtBy } = pending;
    if (broughtBy === undefined) {
      return context.html(
        page(
          'Nothing was connected',
          html`<p>The consent page granted no access${query.data.error === undefined ? '' : ` (${query.data.error})`}.</p>
<p>Send /connect in the chat to try again.</p>${back()}`,
        ),
      );
    }
    if (broughtBy !== getCookie(context, BROWSER_COOKIE)) return context.html(elsewhere(), 403);
    return context.html(
      page(
        `Connect the chat of ${pending.firstName}?`,
        html`<p>The Telegram account of <strong>${pending.firstName}</strong> will be able to read what you just granted.</p>
<p>If that is not your own account, somebody sent you their link: refuse.</p>
<form method="post" action="${CONNECT_PATH}">
<input type="hidden" name="state" value="${state}">
<button class="main" name="decision" value="connect">Yes, that is me: connect</button>
<button name="decision" value="refuse">No, refuse</button>
</form>
<p class="soft">The token goes to the bot directly and never appears in the chat.</p>`,
      ),
    );
  });

  // Only our own page may post here: browsers send the form's origin.
  app.post('/', csrf(), async (context) => {
    const form = Form.safeParse(await context.req.parseBody());
    if (!form.success) return context.html(expired(), 400);
    const { status, title, paragraphs } = await options.complete(
      form.data.state,
      form.data.decision,
      getCookie(context, BROWSER_COOKIE),
    );
    return context.html(page(title, html`${paragraphs.map((text) => html`<p>${text}</p>`)}${back()}`), status);
  });
  return app;
}
