/**
 * The pages that people open with a ticket: the consent page, uploads and downloads. They know themselves by the last
 * part of the path and link only relatively, so any web server can mount them in any folder. Without a ticket they say
 * where to begin, and show nothing of anybody.
 */

import { createHash, randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Archives } from '../archives/archives.ts';
import { createDownloads } from '../download/downloads.ts';
import { createGuessLimit, createRateLimit } from '../http/rate-limit.ts';
import { Refusal, refusalResponse } from '../http/refusal.ts';
import { readBytes } from '../http/request-body.ts';
import type { Bindings } from '../http/route.ts';
import type { ImportJobs } from '../imports/import-job.ts';
import { createAuthorize } from '../oauth/authorize.ts';
import { REQUEST_URI_PREFIX } from '../oauth/oauth-routes.ts';
import type { Owners } from '../owners/owners.ts';
import type { OpenTicket, PagePurpose } from '../owners/tickets.ts';
import { createUploadCalls, TICKET_HEADER, UPLOADS_NAME } from '../upload/upload-calls.ts';
import { DOWNLOAD_NAME, downloadPage, isScript, SCRIPT_NAMES, scriptFile, uploadPage } from '../upload/upload-page.ts';
import { PAGE_HEADERS, pageResponse } from './html.ts';
import { beginPage, elsewherePage, gonePage, messagePage } from './page-parts.ts';
import { STYLE } from './style.ts';

/** Longer than any page of a ticket can be used. */
const MAX_AGE_SECONDS = 3 * 3600;

interface BrowserCheck {
  /** The secret that this browser was given for this ticket. */
  known(request: Request, ticket: string): string | undefined;
  /** A secret for a browser that has none, and the header that gives it. */
  welcome(request: Request, ticket: string): { secret: string; headers: Record<string, string> };
  /** Whether a form was sent from our own page. */
  isOwnForm(request: Request): boolean;
}

/**
 * Knows a browser again by a cookie of the ticket's own; a form counts only with that cookie, and when the browser says that
 * it was sent from our page.
 * @param publicUrl under which people see the pages, besides the request's own (behind a proxy)
 */
function createBrowserCheck(publicUrl: string | undefined): BrowserCheck {
  const outside = publicUrl === undefined ? undefined : (URL.parse(publicUrl) ?? undefined);
  // Each ticket has a cookie of its own: opening one link does not close the page of another.
  const cookieName = (ticket: string) => `ticket-${createHash('sha256').update(ticket).digest('hex').slice(0, 16)}`;

  function isSecure(request: Request): boolean {
    const url = new URL(request.url);
    return url.protocol === 'https:' || (outside?.protocol === 'https:' && outside.host === url.host);
  }

  return {
    known(request, ticket) {
      const cookies = request.headers.get('cookie') ?? '';
      return new RegExp(`(?:^|;\\s*)${cookieName(ticket)}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(cookies)?.[1];
    },
    welcome(request, ticket) {
      const secret = randomBytes(32).toString('base64url');
      const secure = isSecure(request) ? '; Secure' : '';
      const attributes = `HttpOnly; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}${secure}`;
      return { secret, headers: { 'set-cookie': `${cookieName(ticket)}=${secret}; ${attributes}` } };
    },
    isOwnForm(request) {
      const site = request.headers.get('sec-fetch-site');
      // No page can forge this header. Where it is sent it decides: our own no-referrer policy makes the origin "null".
      if (site !== null) return site === 'same-origin';
      const origin = request.headers.get('origin');
      if (origin === null) return true; // not a browser: those name their origin with every POST
      const host = URL.parse(origin)?.host;
      return (
        host !== undefined &&
        (host === request.headers.get('host') || host === new URL(request.url).host || host === outside?.host)
      );
    },
  };
}

/** How those who make previews of links name themselves. A word such as "bot" alone also stands in the names of phones. */
const PREVIEWERS = /^(TelegramBot|WhatsApp\/|facebookexternalhit|Slackbot|Discordbot|Twitterbot)|compatible; \w*bot\b/i;

/** Asks for a page before anybody wants to see it: a browser that loads ahead, or a messenger that makes a preview. */
function looksAhead(request: Request): boolean {
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
  return /prefetch|preview/i.test(purpose) || PREVIEWERS.test(request.headers.get('user-agent') ?? '');
}

export interface ConsentOptions {
  owners: Owners;
  archives: Archives;
  imports: ImportJobs;
  /** Of one export. */
  maxImportBytes: number;
  clock: Clock;
  log: Log;
  /** Where the pages are mounted for people, when that is not where requests say. */
  publicUrl: string | undefined;
  /** Where people find the pages, without a slash at the end. */
  issuer: () => string;
  /** Where a language model runs; undefined without one. */
  modelHost: string | undefined;
}

export type Pages = (request: Request, bindings?: Bindings) => Promise<Response>;

/** The paths that `createConsentPages` answers, which knows them by their last parts; the empty one is the front page. */
export const PAGE_NAMES: readonly string[] = [
  ...['', 'oauth/authorize', 'oauth/authorize.css', 'authorize.css', 'upload', UPLOADS_NAME, 'download', DOWNLOAD_NAME],
  ...SCRIPT_NAMES,
];

const MAX_FORM_BYTES = 16 * 1024;
const REQUESTS_PER_MINUTE = 120;
const SUBMISSIONS_PER_MINUTE = 20;

/** Makes the handler of all pages of `PAGE_NAMES`. */
export function createConsentPages(options: ConsentOptions): Pages {
  const { owners, clock } = options;
  const { tickets } = owners;
  const browsers = createBrowserCheck(options.publicUrl);
  const desk = createAuthorize(options);
  const requests = createRateLimit(clock, REQUESTS_PER_MINUTE, 60_000);
  const submissions = createRateLimit(clock, SUBMISSIONS_PER_MINUTE, 60_000);
  const guessed = createGuessLimit(clock, REQUESTS_PER_MINUTE);
  const downloads = createDownloads(options);
  const uploadCalls = createUploadCalls(options.imports, owners.directory);

  /** Opens the ticket in the address for this browser and shows its page. */
  async function show<P extends PagePurpose>(
    purpose: P,
    request: Request,
    page: (ticket: string, opened: OpenTicket<P>, headers: Record<string, string>) => Promise<Response>,
  ): Promise<Response> {
    const ticket = ticketIn(request, purpose);
    if (ticket === null || looksAhead(request)) return beginPage(ticket === null ? 400 : 200);
    const known = browsers.known(request, ticket);
    const { secret, headers } =
      known === undefined ? browsers.welcome(request, ticket) : { secret: known, headers: {} };
    const opened = await tickets.open(purpose, ticket, secret);
    if (opened === 'gone') return gonePage(purpose);
    if (opened !== 'elsewhere') return page(ticket, opened, headers);
    // A link on another site: browsers hold the cookie back. From our own page the same request carries it.
    const heldBack = known === undefined && request.headers.get('sec-fetch-site') === 'cross-site';
    return heldBack ? onceMorePage() : elsewherePage(purpose);
  }

  /** Reads a form that was sent from the page of an open ticket. @throws Refusal */
  async function submitted<P extends PagePurpose>(purpose: P, request: Request) {
    const form = await readForm(request);
    if (!browsers.isOwnForm(request)) throw new Refusal(403, 'This form was not sent from its own page.');
    const ticket = form.get('ticket') ?? '';
    const browser = browsers.known(request, ticket);
    if (browser === undefined) return elsewherePage(purpose);
    const opened = await tickets.open(purpose, ticket, browser);
    if (opened === 'gone') return gonePage(purpose);
    if (opened === 'elsewhere') return elsewherePage(purpose);
    return { form, ticket, browser, opened };
  }

  async function authorize(request: Request): Promise<Response> {
    if (request.method === 'GET')
      return show('consent', request, async (ticket, opened, headers) => {
        if (new URL(request.url).searchParams.get('client_id') !== opened.request.clientId)
          throw new Refusal(400, 'This link was made for another application.');
        return desk.show(ticket, opened, headers);
      });
    const sent = await submitted('consent', request);
    return sent instanceof Response ? sent : desk.decide(sent.ticket, sent.opened, sent.browser, sent.form);
  }

  function upload(request: Request): Promise<Response> {
    return show('upload', request, async (_ticket, { ownerId }, headers) =>
      uploadPage(await owners.directory.get(ownerId), options.maxImportBytes, headers),
    );
  }

  function download(request: Request): Promise<Response> {
    return show('download', request, async (ticket, opened, headers) => {
      const records = await downloads.count(opened, request.signal).catch(refusalIn);
      // The link is this browser's now: it has to know that.
      if (records instanceof Refusal) return troublePage(records, headers);
      return downloadPage(ticket, await owners.directory.get(opened.ownerId), records, headers);
    });
  }

  /** The file itself, for the browser that the page has opened in. */
  async function file(request: Request, bindings: Bindings): Promise<Response> {
    const ticket = new URL(request.url).searchParams.get('ticket');
    if (ticket === null || looksAhead(request)) return beginPage(ticket === null ? 400 : 200);
    const browser = browsers.known(request, ticket);
    const opened = browser === undefined ? 'elsewhere' : await tickets.open('download', ticket, browser);
    if (opened === 'gone') return gonePage('download');
    return opened === 'elsewhere' ? elsewherePage('download') : downloads.send(ticket, opened, bindings);
  }

  /** What the upload page's script asks. It is many times a minute, so only what opens nothing is counted. */
  async function uploads(request: Request, address = ''): Promise<Response> {
    try {
      const ticket = request.headers.get(TICKET_HEADER) ?? '';
      const browser = browsers.known(request, ticket);
      const opened = browser === undefined ? 'elsewhere' : await tickets.open('upload', ticket, browser);
      if (opened === 'gone')
        throw guessed(address, new Refusal(410, 'This link does not work any more.', { connection: 'close' }));
      if (opened === 'elsewhere' || !browsers.isOwnForm(request))
        throw guessed(address, new Refusal(403, 'This link was opened elsewhere.', { connection: 'close' }));
      return await uploadCalls.answer(request, opened);
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error);
      throw error;
    }
  }

  return async (request, bindings) => {
    try {
      const page = new URL(request.url).pathname.split('/').at(-1) ?? '';
      if (page === 'authorize.css') return styleSheet();
      if (isScript(page)) return scriptFile(page);
      if (page === UPLOADS_NAME) {
        demandOneOf(request, ['GET', 'POST', 'PUT', 'DELETE']);
        return await uploads(request, bindings?.address);
      }
      demandOneOf(request, page === 'authorize' ? ['GET', 'POST'] : ['GET']);
      const tooMany = (request.method === 'GET' ? requests : submissions)(bindings?.address ?? '');
      if (tooMany) throw tooMany;
      if (page === 'authorize') return await authorize(request);
      if (page === 'upload') return await upload(request);
      if (page === 'download') return await download(request);
      if (page === DOWNLOAD_NAME) return await file(request, bindings ?? {});
      if (page === '') return beginPage(200);
      throw new Refusal(404, 'There is no such page.');
    } catch (error) {
      return troublePage(refusalIn(error));
    }
  };
}

/** What the address brings: OAuth calls it a request_uri. */
function ticketIn(request: Request, purpose: PagePurpose): string | null {
  const { searchParams } = new URL(request.url);
  if (purpose !== 'consent') return searchParams.get('ticket');
  const uri = searchParams.get('request_uri');
  return uri?.startsWith(REQUEST_URI_PREFIX) ? uri.slice(REQUEST_URI_PREFIX.length) : null;
}

/** Anything else is thrown on. */
function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

const troublePage = ({ status, message, headers }: Refusal, more: Record<string, string> = {}) =>
  messagePage(status, 'This did not work', [message], { ...headers, ...more });

function demandOneOf({ method }: Request, allowed: readonly string[]): void {
  if (!allowed.includes(method)) {
    throw new Refusal(405, 'This page can only be opened and submitted.', { allow: allowed.join(', ') });
  }
}

/** A submitted form. @throws Refusal 413 or 415 */
async function readForm(request: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'A form is expected here.');
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_FORM_BYTES)));
}

function styleSheet(): Response {
  return new Response(STYLE, {
    headers: { ...PAGE_HEADERS, 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' },
  });
}

function onceMorePage(): Response {
  const body = html`<div class="card"><h1>One moment</h1><p>If nothing happens, reload this page.</p></div>`;
  return pageResponse(200, 'One moment', body, { headers: { refresh: '0' } });
}
