/**
 * The pages that people open with a ticket: consent, uploads and downloads. They match the last path segment and use relative
 * links only, so any web server can mount them at any path. Without a ticket they say how to get one, and show no data.
 */
import type { Clock } from '#platform/clock.ts';
import { ApiError, errorResponse, toApiError } from '../http/api-error.ts';
import { createGuessLimit, createRateLimit } from '../http/rate-limit.ts';
import { readForm } from '../http/request-body.ts';
import type { Bindings } from '../http/route.ts';
import { type AuthorizeOptions, createAuthorize } from '../oauth/authorize.ts';
import { REQUEST_URI_PREFIX } from '../oauth/oauth-routes.ts';
import type { OpenTicket, PagePurpose } from '../owners/tickets.ts';
import { ASSET_NAMES, assetResponse, isAsset } from './assets.ts';
import { createBrowserCheck, isPrefetch } from './browser-check.ts';
import { createDownloads, DOWNLOAD_NAME, type DownloadsOptions, downloadPage } from './downloads.ts';
import { changedLinkPage, expiredPage, messagePage, noLinkPage, wrongBrowserPage } from './layout.ts';
import { createUploadCalls, TICKET_HEADER, UPLOADS_NAME, type UploadOptions } from './upload-calls.ts';
import { uploadPage } from './upload-page.ts';

export interface PagesOptions extends AuthorizeOptions, DownloadsOptions, UploadOptions {
  /** Largest export. */
  maxImportBytes: number;
  /** Public address of the pages, if it differs from the address of the requests. */
  publicUrl: string | undefined;
  clock: Clock;
}

export type Pages = (request: Request, bindings: Bindings) => Promise<Response>;

/** The paths of the pages; the empty one is the front page. */
export const PAGE_PATHS: readonly string[] = [
  ...['', 'oauth/authorize', 'oauth/authorize.css', 'upload', UPLOADS_NAME, 'download', DOWNLOAD_NAME],
  ...ASSET_NAMES,
];

const MAX_FORM_BYTES = 16 * 1024;
const REQUESTS_PER_MINUTE = 120;
const SUBMISSIONS_PER_MINUTE = 20;

export function createPages(options: PagesOptions): Pages {
  const { owners, clock, log } = options;
  const { tickets, directory } = owners;
  const browsers = createBrowserCheck(options.publicUrl);
  const { showConsent, decideConsent } = createAuthorize(options);
  const requests = createRateLimit(clock, REQUESTS_PER_MINUTE);
  const submissions = createRateLimit(clock, SUBMISSIONS_PER_MINUTE);
  const limitGuess = createGuessLimit(clock, REQUESTS_PER_MINUTE);
  const downloads = createDownloads(options);
  const answerUpload = createUploadCalls(options);

  type Show<P extends PagePurpose> = (
    ticket: string,
    opened: OpenTicket<P>,
    headers: Record<string, string>,
  ) => Promise<Response>;

  /** Opens the ticket in the address for this browser and shows its page. */
  async function show<P extends PagePurpose>(purpose: P, request: Request, page: Show<P>): Promise<Response> {
    const ticket = ticketIn(request, purpose);
    if (ticket === null || isPrefetch(request)) return noLinkPage(ticket === null ? 400 : 200);
    const known = browsers.secretOf(request, ticket);
    const { secret, headers } =
      known === undefined ? browsers.newSecret(request, ticket) : { secret: known, headers: {} };
    const opened = await tickets.open(purpose, ticket, secret);
    if (opened === 'gone') return expiredPage(purpose);
    if (opened === 'elsewhere') return wrongBrowserPage(purpose);
    // The link is bound to this browser now, so an error page must set the cookie too.
    return page(ticket, opened, headers).catch((error: unknown) => errorPage(toApiError(error, log), headers));
  }

  /** Opens the ticket for later requests of its page, which only the browser it is bound to may make. */
  async function reopen<P extends PagePurpose>(purpose: P, ticket: string, request: Request) {
    const browser = browsers.secretOf(request, ticket);
    const opened = browser === undefined ? 'elsewhere' : await tickets.open(purpose, ticket, browser);
    if (opened === 'gone') return expiredPage(purpose);
    return browser === undefined || opened === 'elsewhere' ? wrongBrowserPage(purpose) : { ...opened, browser };
  }

  async function authorize(request: Request): Promise<Response> {
    if (request.method === 'GET')
      return show('consent', request, async (ticket, opened, headers) => {
        if (new URL(request.url).searchParams.get('client_id') !== opened.request.clientId)
          return changedLinkPage(headers);
        return showConsent(ticket, opened, headers);
      });
    const form = await readForm(request, MAX_FORM_BYTES);
    if (!browsers.isOwnForm(request)) throw new ApiError(403, 'This form was submitted from another page.');
    const ticket = form.get('ticket') ?? '';
    const opened = await reopen('consent', ticket, request);
    return opened instanceof Response ? opened : decideConsent(ticket, opened, opened.browser, form);
  }

  function upload(request: Request): Promise<Response> {
    return show('upload', request, async (_ticket, { ownerId }, headers) =>
      uploadPage(await directory.get(ownerId), options.maxImportBytes, headers),
    );
  }

  function download(request: Request): Promise<Response> {
    return show('download', request, async (ticket, opened, headers) => {
      const records = await downloads.count(opened, request.signal);
      return downloadPage(ticket, await directory.get(opened.ownerId), records, headers);
    });
  }

  async function file(request: Request, bindings: Bindings): Promise<Response> {
    const ticket = ticketIn(request, 'download');
    if (ticket === null || isPrefetch(request)) return noLinkPage(ticket === null ? 400 : 200);
    const opened = await reopen('download', ticket, request);
    return opened instanceof Response ? opened : downloads.send(ticket, opened, bindings);
  }

  /** Requests of the upload page's script. They are frequent, so the rate limit only counts invalid tickets. */
  async function uploads(request: Request, { address = '' }: Bindings): Promise<Response> {
    const opened = await reopen('upload', request.headers.get(TICKET_HEADER) ?? '', request);
    const close = { connection: 'close' };
    if (opened instanceof Response && opened.status === 410)
      throw limitGuess(address, new ApiError(410, 'This link has expired.', close));
    if (opened instanceof Response || !browsers.isOwnForm(request))
      throw limitGuess(address, new ApiError(403, 'This link was opened elsewhere.', close));
    return answerUpload(request, opened);
  }

  const pages: Record<string, { methods: string[]; answer: (request: Request, from: Bindings) => Promise<Response> }> =
    {
      '': { methods: ['GET'], answer: async () => noLinkPage(200) },
      authorize: { methods: ['GET', 'POST'], answer: authorize },
      upload: { methods: ['GET'], answer: upload },
      download: { methods: ['GET'], answer: download },
      [DOWNLOAD_NAME]: { methods: ['GET'], answer: file },
      [UPLOADS_NAME]: { methods: ['GET', 'POST', 'PUT', 'DELETE'], answer: uploads },
    };

  return async (request, bindings) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (isAsset(name)) return assetResponse(name);
    const isScripted = name === UPLOADS_NAME;
    try {
      const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
      if (!page) throw new ApiError(404, 'There is no such page.');
      if (!page.methods.includes(request.method))
        throw new ApiError(405, 'This page can only be opened and submitted.', { allow: page.methods.join(', ') });
      const limit = request.method === 'GET' ? requests : submissions;
      const tooMany = isScripted ? undefined : limit(bindings.address ?? '');
      if (tooMany) throw tooMany;
      return await page.answer(request, bindings);
    } catch (error) {
      const apiError = toApiError(error, log);
      return isScripted ? errorResponse(apiError) : errorPage(apiError);
    }
  };
}

/** The ticket in the URL; in OAuth's request_uri for the consent page. */
function ticketIn(request: Request, purpose: PagePurpose): string | null {
  const { searchParams } = new URL(request.url);
  if (purpose !== 'consent') return searchParams.get('ticket');
  const uri = searchParams.get('request_uri');
  return uri?.startsWith(REQUEST_URI_PREFIX) ? uri.slice(REQUEST_URI_PREFIX.length) : null;
}

const errorPage = ({ status, message, headers }: ApiError, more: Record<string, string> = {}) =>
  messagePage(status, 'That didn’t work', [message], { ...headers, ...more });
