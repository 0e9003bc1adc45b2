/** What an application asks for: pushed by it (RFC 9126), so that it is never read from an address or a form of a browser. */
import { z } from 'zod';
import { isLoopback } from '#platform/client-address.ts';
import { OwnerName } from '../../contract/extensions.ts';
import { ALL_SCOPES, normaliseScopes } from '../../contract/scopes.ts';
import { jsonResponse } from '../http/api-error.ts';

/** A refusal as OAuth words it (RFC 6749, 5.2). */
export class OAuthError extends Error {
  override name = 'OAuthError';
  readonly code: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'invalid_scope' | 'unsupported_grant_type';
  constructor(code: OAuthError['code'], message: string) {
    super(message);
    this.code = code;
  }
  response(): Response {
    const isClient = this.code === 'invalid_client';
    const headers: Record<string, string> = isClient ? { 'www-authenticate': 'Basic realm="oauth"' } : {};
    return jsonResponse(isClient ? 401 : 400, { error: this.code, error_description: this.message }, headers);
  }
}

/** The fields of a pushed request. Beside OAuth's: names to show on the consent page. */
const PushedRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1).max(200),
  redirect_uri: z.string().min(1).max(2000),
  state: z.string().max(1024).optional(),
  /** With spaces between; everything when absent. */
  scope: z.string().max(4000).optional(),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
  /** The owner whose data is asked for. */
  login_hint: OwnerName,
  client_name: z.string().max(200).optional(),
  /** Whose account at the application would get access. */
  account_name: z.string().max(200).optional(),
});

export const AuthorizationRequest = z.object({
  purpose: z.literal('consent'),
  clientId: z.string(),
  appName: z.string(),
  accountName: z.string().optional(),
  redirectUri: z.string(),
  /** Given back untouched. */
  state: z.string().optional(),
  codeChallenge: z.string(),
  /** What may be granted at most. */
  offered: z.array(z.string()).transform(normaliseScopes),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

/** What a code stands for until it is exchanged. */
export const CodeGrant = AuthorizationRequest.pick({
  clientId: true,
  appName: true,
  redirectUri: true,
  codeChallenge: true,
}).extend({
  purpose: z.literal('code'),
  scopes: z.array(z.string()),
  /** How long the access lasts; until it is ended when absent. */
  lastsMs: z.int().optional(),
});

/** @param allowed origins besides loopback to which a code may go. @throws OAuthError */
export function readPushedRequest(
  fields: Readonly<Record<string, string>>,
  allowed: readonly string[],
): { owner: string; request: AuthorizationRequest } {
  const { data: asked, error } = PushedRequest.safeParse(fields);
  if (!asked) throw new OAuthError('invalid_request', z.prettifyError(error));
  const redirect = requireRedirect(asked.redirect_uri, allowed);
  const offered = asked.scope === undefined ? [...ALL_SCOPES] : normaliseScopes(asked.scope.split(' '));
  if (offered.length === 0) throw new OAuthError('invalid_scope', 'None of the requested permissions is known here.');
  return {
    owner: asked.login_hint,
    request: {
      purpose: 'consent',
      clientId: asked.client_id,
      appName: printableName(asked.client_name) ?? printableName(asked.client_id) ?? redirect.host,
      accountName: printableName(asked.account_name),
      redirectUri: asked.redirect_uri,
      state: asked.state,
      codeChallenge: asked.code_challenge,
      offered,
    },
  };
}

function requireRedirect(text: string, allowed: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password + url.hash !== '')
    throw new OAuthError('invalid_request', 'The address to return to is not a web address.');
  if (!isLoopback(url) && !allowed.some((origin) => URL.parse(origin)?.origin === url.origin))
    throw new OAuthError('invalid_request', `This service does not send access to ${url.host}.`);
  return url;
}

const MAX_NAME_LENGTH = 60;

/** A name without characters that turn, hide or break what stands around it; undefined when nothing is left. */
export function printableName(name: string | undefined): string | undefined {
  const shown = name?.replace(/\p{C}/gu, '').trim();
  return shown ? Array.from(shown).slice(0, MAX_NAME_LENGTH).join('') : undefined;
}
