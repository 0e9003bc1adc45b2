/** A pushed authorization request (RFC 9126): sent by the application itself, never read from a browser's URL or form. */
import { z } from 'zod';
import { isLoopback } from '#platform/client-address.ts';
import { OwnerName } from '../../contract/extensions.ts';
import { ALL_SCOPES, normaliseScopes } from '../../contract/scopes.ts';
import { displayName } from '../../importers/shown-name.ts';
import { jsonResponse } from '../http/api-error.ts';

/** An OAuth error reply (RFC 6749, 5.2). */
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

/** The fields of a pushed request: those of OAuth, and names to show on the consent page. */
const PushedRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1).max(200),
  redirect_uri: z.string().min(1).max(2000),
  state: z.string().max(1024).optional(),
  /** Space-separated; all scopes when absent. */
  scope: z.string().max(4000).optional(),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
  /** The owner whose data is requested. */
  login_hint: OwnerName,
  client_name: z.string().max(200).optional(),
  /** The account at the application that would get access. */
  account_name: z.string().max(200).optional(),
});

export const AuthorizationRequest = z.object({
  purpose: z.literal('consent'),
  clientId: z.string(),
  appName: z.string(),
  accountName: z.string().optional(),
  redirectUri: z.string(),
  /** Returned unchanged. */
  state: z.string().optional(),
  codeChallenge: z.string(),
  /** The scopes that may be granted at most. */
  offered: z.array(z.string()).transform(normaliseScopes),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

/** The grant behind an authorization code until it is exchanged. */
export const CodeGrant = AuthorizationRequest.pick({
  clientId: true,
  appName: true,
  redirectUri: true,
  codeChallenge: true,
}).extend({
  purpose: z.literal('code'),
  scopes: z.array(z.string()),
  /** How long the access lasts; until revoked when absent. */
  lastsMs: z.int().optional(),
});

/** @param allowed origins besides loopback that may receive a code. @throws OAuthError */
export function readPushedRequest(
  fields: Readonly<Record<string, string>>,
  allowed: readonly string[],
): { owner: string; request: AuthorizationRequest } {
  const { data: pushed, error } = PushedRequest.safeParse(fields);
  if (!pushed) throw new OAuthError('invalid_request', z.prettifyError(error));
  const redirect = requireRedirect(pushed.redirect_uri, allowed);
  const offered = pushed.scope === undefined ? [...ALL_SCOPES] : normaliseScopes(pushed.scope.split(' '));
  if (offered.length === 0) throw new OAuthError('invalid_scope', 'None of the requested permissions exists here.');
  return {
    owner: pushed.login_hint,
    request: {
      purpose: 'consent',
      clientId: pushed.client_id,
      appName: displayName(pushed.client_name) ?? displayName(pushed.client_id) ?? redirect.host,
      accountName: displayName(pushed.account_name),
      redirectUri: pushed.redirect_uri,
      state: pushed.state,
      codeChallenge: pushed.code_challenge,
      offered,
    },
  };
}

function requireRedirect(text: string, allowed: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password + url.hash !== '')
    throw new OAuthError('invalid_request', 'The redirect URI is not a web address.');
  if (!isLoopback(url) && !allowed.some((origin) => URL.parse(origin)?.origin === url.origin))
    throw new OAuthError('invalid_request', `This service does not send access to ${url.host}.`);
  return url;
}
