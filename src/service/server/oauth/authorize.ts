/** The authorization endpoint: shows the consent page of a pushed request, and sends the person back with a code. */
import {
  isLifetime,
  isPreset,
  LIFETIMES,
  presetScopes,
  USUAL_LIFETIME,
  usefulPresets,
} from '../../contract/access-choices.ts';
import { PAGE_HEADERS } from '../consent/html.ts';
import { gonePage } from '../consent/page-parts.ts';
import { Refusal } from '../http/refusal.ts';
import type { Owners } from '../owners/owners.ts';
import type { OpenTicket } from '../owners/tickets.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { consentPage } from './consent-page.ts';

type Opened = OpenTicket<'consent'>;

export interface AuthorizeOptions {
  owners: Owners;
  /** Told with each answer (RFC 9207). */
  issuer: () => string;
  /** Where a language model runs; undefined without one. */
  modelHost: string | undefined;
}

export function createAuthorize({ owners, issuer, modelHost }: AuthorizeOptions) {
  const { directory, credits, tickets } = owners;

  /** @returns the address to return to with the outcome added to whatever query it has */
  function answer({ redirectUri, state }: AuthorizationRequest, outcome: Record<string, string>): Response {
    const url = new URL(redirectUri);
    const added = { ...outcome, ...(state === undefined ? {} : { state }), iss: issuer() };
    for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
    return new Response(null, { status: 303, headers: { ...PAGE_HEADERS, location: url.href } });
  }

  return {
    /** The page of an open request. */
    async show(ticket: string, { request, ownerId }: Opened, headers: Record<string, string>): Promise<Response> {
      const view = {
        ...{ ticket, asked: request, modelHost, lifetime: USUAL_LIFETIME },
        owner: await directory.get(ownerId),
        balance: await credits?.read(ownerId),
      };
      return consentPage(view, headers);
    },
    /** Uses the request up, and a code for what was granted takes its place. @param browser that it is bound to */
    async decide(ticket: string, opened: Opened, browser: string, form: URLSearchParams): Promise<Response> {
      const { request, ownerId } = opened;
      const [access, lasts] = [form.get('access'), form.get('lasts')];
      const approves = form.get('decision') === 'approve';
      if (approves && !(isPreset(access) && usefulPresets(request.offered).includes(access) && isLifetime(lasts)))
        throw new Refusal(400, 'This is none of the choices.');
      if (!(await tickets.take('consent', ticket, browser))) return gonePage('consent');
      if (!approves || !isPreset(access) || !isLifetime(lasts))
        return answer(request, { error: 'access_denied', error_description: 'The person refused access.' });
      const { clientId, appName, redirectUri, codeChallenge, offered } = request;
      const { ticket: code } = await tickets.issue(ownerId, {
        ...{ purpose: 'code', clientId, appName, redirectUri, codeChallenge },
        scopes: presetScopes(access, offered),
        lastsMs: LIFETIMES[lasts].ms,
      });
      return answer(request, { code });
    },
  };
}
