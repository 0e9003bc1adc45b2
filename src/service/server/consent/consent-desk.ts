/** Opens the consent page for a ticket, and carries out what the person decides. */
import type { Clock } from '#platform/clock.ts';
import {
  allowsAnything,
  isLifetime,
  isPreset,
  LIFETIMES,
  type Lifetime,
  type Preset,
  presetScopes,
  USUAL_LIFETIME,
} from '../../contract/access-choices.ts';
import { normaliseScopes } from '../../contract/scopes.ts';
import { Refusal } from '../http/refusal.ts';
import type { Owner } from '../owners/directory.ts';
import type { Owners } from '../owners/owners.ts';
import type { OpenTicket } from '../owners/tickets.ts';
import { type AuthorizationRequest, readAuthorizationRequest, returnAddress } from './authorization-request.ts';
import { type ConsentView, consentPage, tokenPage, usualPreset } from './consent-form.ts';
import { PAGE_HEADERS } from './html.ts';
import { gonePage, messagePage } from './page-parts.ts';

export interface ConsentDesk {
  /** The page of an open ticket. */
  show(ticket: string, opened: OpenTicket<'consent'>, headers: Record<string, string>): Promise<Response>;
  /** Uses the ticket up unless the form has to be filled in again. @param browser that the ticket is bound to */
  decide(ticket: string, opened: OpenTicket<'consent'>, browser: string, form: URLSearchParams): Promise<Response>;
}

export interface ConsentDeskOptions {
  owners: Owners;
  clock: Clock;
  /** Origins besides loopback to which a token may go. */
  allowedRedirects: readonly string[];
  modelHost: string | undefined;
}

interface Choice {
  preset: Preset | undefined;
  ticked: ReturnType<typeof normaliseScopes>;
  lifetime: Lifetime;
}

export function createConsentDesk({ owners, clock, allowedRedirects, modelHost }: ConsentDeskOptions): ConsentDesk {
  const { directory, credits, tickets, tokens } = owners;

  async function read({
    request,
    ownerId,
  }: OpenTicket<'consent'>): Promise<{ asked: AuthorizationRequest; owner: Owner }> {
    const asked = readAuthorizationRequest(request, allowedRedirects);
    if ('problem' in asked) throw new Refusal(400, asked.problem);
    return { asked, owner: await directory.get(ownerId) };
  }

  async function view(ticket: string, opened: OpenTicket<'consent'>, choice: Choice): Promise<ConsentView> {
    const balance = await credits?.read(opened.ownerId);
    return { ...(await read(opened)), ...choice, ticket, modelHost, balance };
  }

  return {
    async show(ticket, opened, headers) {
      const { offered } = (await read(opened)).asked;
      const choice: Choice = { preset: usualPreset(offered), ticked: [...offered], lifetime: USUAL_LIFETIME };
      return consentPage(200, await view(ticket, opened, choice), headers);
    },
    async decide(ticket, opened, browser, form) {
      const { asked } = await read(opened);
      const answer = (outcome: Record<string, string>) => {
        const location = returnAddress(asked, outcome);
        return location === undefined
          ? undefined
          : new Response(null, { status: 303, headers: { ...PAGE_HEADERS, location } });
      };
      if (form.get('decision') !== 'approve') {
        if (!(await tickets.take('consent', ticket, browser))) return gonePage('consent');
        const refused = { error: 'access_denied', error_description: 'The person refused access.' };
        return (
          answer(refused) ?? messagePage(200, 'No access was given', ['Nothing was shared. You can close this page.'])
        );
      }
      const [access, lasts] = [form.get('access'), form.get('lasts')];
      const preset = isPreset(access) ? access : undefined;
      const lifetime = isLifetime(lasts) ? lasts : undefined;
      const ticked = normaliseScopes(form.getAll('scope')).filter((scope) => asked.offered.includes(scope));
      // Never more than the choice allows, and nothing that was unticked.
      const scopes = preset === undefined ? [] : presetScopes(preset, ticked);
      if (preset === undefined || lifetime === undefined || !allowsAnything(scopes)) {
        const again: Choice = {
          preset: preset ?? usualPreset(asked.offered),
          ticked,
          lifetime: lifetime ?? USUAL_LIFETIME,
        };
        const problem =
          'With these ticks it could do nothing at all. It needs something to do, and data to do it with.';
        return consentPage(400, { ...(await view(ticket, opened, again)), problem }, {});
      }
      if (!(await tickets.take('consent', ticket, browser))) return gonePage('consent');
      const { ms } = LIFETIMES[lifetime];
      const expiresAt = ms === undefined ? undefined : clock.now() + ms;
      const token = await tokens.issue(opened.ownerId, { scopes, appName: asked.appName, expiresAt });
      return answer({ auth_token: token, scopes: scopes.join(' ') }) ?? tokenPage(token, asked.appName);
    },
  };
}
