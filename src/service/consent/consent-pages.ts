/**
 * The consent page: a person ticks what an application may do and gets a token for it. It knows its pages by the last
 * part of the path and links only relatively, so any web server can mount it in any folder.
 */
import type { Clock } from '../../clock.ts';
import { normaliseScopes } from '../../contract/scopes.ts';
import type { Account } from '../accounts/account.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Bindings } from '../http/api.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { readBytes } from '../http/request-body.ts';
import {
  type AuthorizationRequest,
  isPreset,
  type Preset,
  presetScopes,
  readAuthorizationRequest,
  returnAddress,
} from './authorization-request.ts';
import { createFormGuard, type FormGuard } from './form-guard.ts';
import { PAGE_HEADERS, pageResponse } from './html.ts';
import { consentForm, messagePage, tokenPage } from './pages.ts';
import { STYLE } from './style.ts';

export interface ConsentOptions {
  account: Account;
  tokens: Tokens;
  clock: Clock;
  publicUrl?: string;
  allowedRedirects: readonly string[];
}

const MAX_FORM_BYTES = 16 * 1024;
const REQUESTS_PER_MINUTE = 120;
const SUBMISSIONS_PER_MINUTE = 20;

type Pages = (request: Request, bindings?: Bindings) => Promise<Response>;

/** Answers every page's request; refusals become a page in words. */
export function guarded(work: Pages): Pages {
  return async (request, bindings) => {
    try {
      return await work(request, bindings);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return messagePage(error.status, 'This did not work', error.message, error.headers);
    }
  };
}

/** A submitted form. @throws Refusal 413 or 415 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'A form is expected here.');
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_FORM_BYTES)));
}

export function styleSheet(): Response {
  return new Response(STYLE, {
    headers: { ...PAGE_HEADERS, 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' },
  });
}

function readRequest(parameters: URLSearchParams, options: ConsentOptions): AuthorizationRequest {
  const asked = readAuthorizationRequest(parameters, options.allowedRedirects);
  if ('problem' in asked) throw new Refusal(400, asked.problem);
  return asked;
}

function showForm(request: Request, options: ConsentOptions, guard: FormGuard): Response {
  const { searchParams } = new URL(request.url);
  const asked = readRequest(searchParams, options);
  const named = searchParams.get('preset') ?? '';
  const preset: Preset = isPreset(named) ? named : 'all';
  const { nonce, headers } = guard.begin(request);
  return pageResponse(
    200,
    `Give ${asked.appName} access?`,
    consentForm({
      asked,
      preset,
      ticked: presetScopes(preset, asked.offered),
      nonce,
      account: options.account,
      parameters: searchParams,
    }),
    { headers, formTargets: asked.redirectUrl ? [asked.redirectUrl.origin] : [] },
  );
}

async function decide(request: Request, options: ConsentOptions, guard: FormGuard): Promise<Response> {
  const form = await readForm(request);
  const asked = readRequest(form, options);
  if (!guard.accept(request, form.get('nonce')))
    throw new Refusal(
      403,
      'This page was open too long, was already used, or was not sent from here. Go back and start again.',
    );
  const answer = (outcome: Record<string, string>) => {
    const location = returnAddress(asked, outcome);
    return location === undefined
      ? undefined
      : new Response(null, { status: 303, headers: { ...PAGE_HEADERS, location } });
  };
  if (form.get('decision') !== 'approve') {
    const refused = { error: 'access_denied', error_description: 'The person refused access.' };
    return answer(refused) ?? messagePage(200, 'No access was given', 'Nothing was shared. You can close this page.');
  }
  const scopes = normaliseScopes(form.getAll('scope')).filter((scope) => asked.offered.includes(scope));
  if (scopes.length === 0)
    throw new Refusal(400, 'Nothing was ticked, so there is nothing to allow. Go back and tick at least one line.');
  const token = options.tokens.issue({ scopes, appName: asked.appName });
  return answer({ auth_token: token, scopes: scopes.join(' ') }) ?? tokenPage(token, asked.appName);
}

/** Makes the handler of `…/authorize` and `…/authorize.css`. */
export function createConsentPages(options: ConsentOptions): Pages {
  const publicHost = options.publicUrl === undefined ? undefined : URL.parse(options.publicUrl)?.host;
  const guard = createFormGuard(options.clock, publicHost === undefined ? [] : [publicHost]);
  const requests = createRateLimit(options.clock, REQUESTS_PER_MINUTE, 60_000);
  const submissions = createRateLimit(options.clock, SUBMISSIONS_PER_MINUTE, 60_000);
  return guarded(async (request, bindings) => {
    const page = new URL(request.url).pathname.split('/').at(-1);
    const address = bindings?.address ?? '';
    if (page === 'authorize.css') return styleSheet();
    if (page !== 'authorize') throw new Refusal(404, 'There is no such page.');
    if (request.method === 'GET') {
      requests.count(address);
      return showForm(request, options, guard);
    }
    if (request.method !== 'POST')
      throw new Refusal(405, 'This page can only be opened and submitted.', { allow: 'GET, POST' });
    submissions.count(address);
    return decide(request, options, guard);
  });
}
