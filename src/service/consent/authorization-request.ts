/** What an application asks for at the consent page, read from the query string or from the page's own form. */
import { ALL_SCOPES, parseScope, type Scope } from '../../contract/scopes.ts';
import { isLoopback } from './loopback.ts';

export interface AuthorizationRequest {
  /** Where the token goes; undefined when the person will copy it. */
  readonly redirectUrl: URL | undefined;
  /** Given back untouched. */
  readonly state: string | undefined;
  readonly appName: string;
  /** What may be ticked, in the order of ALL_SCOPES. */
  readonly offered: readonly Scope[];
}

export const PRESETS = {
  all: 'Everything it asks for',
  search: 'Search only',
  look: 'Look, don’t ask',
} as const;
export type Preset = keyof typeof PRESETS;

const MAX_STATE_LENGTH = 1024;
const MAX_NAME_LENGTH = 60;

export function isPreset(text: string): text is Preset {
  return Object.hasOwn(PRESETS, text);
}

/** The scopes of `offered` that a preset ticks: data scopes always, of the api scopes those that fit its name. */
export function presetScopes(preset: Preset, offered: readonly Scope[]): Scope[] {
  return offered.filter((scope) => {
    if (preset === 'all' || scope.startsWith('ds:')) return true;
    return scope.startsWith('api:search-') || (preset === 'look' && scope === 'api:ds-query');
  });
}

/** @returns the request, or in words what is wrong with it; a token never goes to an address that is not allowed */
export function readAuthorizationRequest(
  parameters: URLSearchParams,
  allowedRedirects: readonly string[],
): AuthorizationRequest | { problem: string } {
  const target = parameters.get('redirectUrl');
  let redirectUrl: URL | undefined;
  if (target) {
    redirectUrl = URL.parse(target) ?? undefined;
    if (!redirectUrl || !/^https?:$/.test(redirectUrl.protocol) || redirectUrl.username !== '')
      return { problem: 'The address to return to is not a web address.' };
    const allowed = allowedRedirects.some((origin) => URL.parse(origin)?.origin === redirectUrl?.origin);
    if (!allowed && !isLoopback(redirectUrl))
      return { problem: `This service does not send access to ${redirectUrl.host}.` };
  }
  const state = parameters.get('state') ?? undefined;
  if (state !== undefined && state.length > MAX_STATE_LENGTH)
    return { problem: 'The state of the request is too long.' };
  const wanted = parameters
    .getAll('scopes')
    .flatMap((list) => list.split(/[\s,]+/))
    .filter(Boolean);
  const known = new Set(wanted.map(parseScope));
  const offered = wanted.length === 0 ? ALL_SCOPES : ALL_SCOPES.filter((scope) => known.has(scope));
  if (offered.length === 0) return { problem: 'None of the requested permissions is known here.' };
  const appName = (parameters.get('appName') ?? '').replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME_LENGTH);
  return { redirectUrl, state, appName: appName || (redirectUrl?.host ?? 'An application'), offered };
}

/** The address to return to with the outcome added to whatever query it has. */
export function returnAddress(request: AuthorizationRequest, outcome: Record<string, string>): string | undefined {
  if (!request.redirectUrl) return undefined;
  const url = new URL(request.redirectUrl);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  return url.href;
}
