/** What an application asks for at the consent page. It comes from a ticket, never from an address or a form. */
import { ALL_SCOPES, parseScope, type Scope } from '../../contract/scopes.ts';
import type { RequestFor } from '../owners/tickets.ts';
import { isLoopback } from './loopback.ts';

export interface AuthorizationRequest {
  /** Where the token goes; undefined when the person will copy it. */
  readonly redirectUrl: URL | undefined;
  /** Given back untouched. */
  readonly state: string | undefined;
  readonly appName: string;
  /** Whose account at the application would get access. */
  readonly personName: string | undefined;
  /** What may be granted at most, in the order of ALL_SCOPES. */
  readonly offered: readonly Scope[];
}

const MAX_NAME_LENGTH = 60;

/** @returns the request, or in words what is wrong with it; a token never goes to an address that is not allowed */
export function readAuthorizationRequest(
  asked: RequestFor<'consent'>,
  allowedRedirects: readonly string[],
): AuthorizationRequest | { problem: string } {
  let redirectUrl: URL | undefined;
  if (asked.redirectUrl !== undefined) {
    redirectUrl = URL.parse(asked.redirectUrl) ?? undefined;
    if (!redirectUrl || !/^https?:$/.test(redirectUrl.protocol) || redirectUrl.username + redirectUrl.password !== '')
      return { problem: 'The address to return to is not a web address.' };
    const allowed = allowedRedirects.some((origin) => URL.parse(origin)?.origin === redirectUrl?.origin);
    if (!allowed && !isLoopback(redirectUrl))
      return { problem: `This service does not send access to ${redirectUrl.host}.` };
  }
  const known = new Set(asked.scopes?.map(parseScope));
  const offered = asked.scopes === undefined ? ALL_SCOPES : ALL_SCOPES.filter((scope) => known.has(scope));
  if (offered.length === 0) return { problem: 'None of the requested permissions is known here.' };
  return {
    redirectUrl,
    state: asked.state,
    appName: shownName(asked.appName) ?? redirectUrl?.host ?? 'An application',
    personName: shownName(asked.personName),
    offered,
  };
}

/** A name without characters that turn, hide or break what stands around it; undefined when nothing is left. */
export function shownName(name: string | undefined): string | undefined {
  const shown = name?.replace(/\p{C}/gu, '').trim();
  return shown ? Array.from(shown).slice(0, MAX_NAME_LENGTH).join('') : undefined;
}

/** The address to return to with the outcome added to whatever query it has. */
export function returnAddress(request: AuthorizationRequest, outcome: Record<string, string>): string | undefined {
  if (!request.redirectUrl) return undefined;
  const url = new URL(request.redirectUrl);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  return url.href;
}
