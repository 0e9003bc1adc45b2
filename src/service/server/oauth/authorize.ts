/** The authorization endpoint: shows the consent page of a pushed request, then redirects the person back with a code. */
import { availablePresets, isLifetime, isPreset, LIFETIMES, presetScopes } from '../../contract/access-choices.ts';
import type { Scope } from '../../contract/scopes.ts';
import { ApiError } from '../http/api-error.ts';
import type { Owners } from '../owners/owners.ts';
import type { OpenTicket } from '../owners/tickets.ts';
import { expiredPage, PAGE_HEADERS } from '../pages/layout.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { consentPage } from './consent-page.ts';

type Opened = OpenTicket<'consent'>;

export interface AuthorizeOptions {
  owners: Owners;
  /** Returned with each answer (RFC 9207). */
  issuer: () => string;
  /** Host of the language model; undefined without one. */
  modelHost: string | undefined;
}

export function createAuthorize({ owners, issuer, modelHost }: AuthorizeOptions) {
  const { directory, credits, tickets } = owners;

  /** A redirect to the application with the outcome added to its query. */
  function redirectBack({ redirectUri, state }: AuthorizationRequest, outcome: Record<string, string>): Response {
    const url = new URL(redirectUri);
    const added = { ...outcome, ...(state === undefined ? {} : { state }), iss: issuer() };
    for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
    return new Response(null, { status: 303, headers: { ...PAGE_HEADERS, location: url.href } });
  }

  async function showConsent(
    ticket: string,
    { request, ownerId }: Opened,
    headers: Record<string, string>,
  ): Promise<Response> {
    const balance = await credits?.read(ownerId);
    return consentPage({ ticket, request, owner: await directory.get(ownerId), balance, modelHost }, headers);
  }

  /** Consumes the request and issues a code for the granted scopes. @param browser the secret of the browser it is bound to */
  async function decideConsent(
    ticket: string,
    { request, ownerId }: Opened,
    browser: string,
    form: URLSearchParams,
  ): Promise<Response> {
    const { clientId, appName, redirectUri, codeChallenge, offered } = request;
    const choice = form.get('decision') === 'approve' ? choiceIn(form, offered) : undefined;
    if (!(await tickets.take('consent', ticket, browser))) return expiredPage('consent');
    if (!choice)
      return redirectBack(request, { error: 'access_denied', error_description: 'The person refused access.' });
    const { ticket: code } = await tickets.issue(ownerId, {
      ...{ purpose: 'code', clientId, appName, redirectUri, codeChallenge },
      ...choice,
    });
    return redirectBack(request, { code });
  }

  return { showConsent, decideConsent };
}

/** The chosen scopes and lifetime. @throws ApiError 400 for an invalid choice */
function choiceIn(form: URLSearchParams, offered: readonly Scope[]): { scopes: Scope[]; lastsMs: number | undefined } {
  const [access, lasts] = [form.get('access'), form.get('lasts')];
  if (!isPreset(access) || !availablePresets(offered).includes(access) || !isLifetime(lasts))
    throw new ApiError(400, 'That is not one of the choices.');
  return { scopes: presetScopes(access, offered), lastsMs: LIFETIMES[lasts].ms };
}
