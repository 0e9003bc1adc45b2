/** OAuth 2.1: pushed requests (RFC 9126), a code with PKCE, revocation (RFC 7009), metadata (RFC 8414). The client secret is the service key. */
import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { timingSafeMatcher } from '#platform/vault.ts';
import { ALL_SCOPES } from '../../contract/scopes.ts';
import { jsonResponse } from '../http/api-error.ts';
import type { LimitGuess } from '../http/rate-limit.ts';
import { readForm } from '../http/request-body.ts';
import type { Route } from '../http/route.ts';
import type { Owners } from '../owners/owners.ts';
import { OAuthError, readPushedRequest } from './authorization-request.ts';

export const AUTHORIZE_PATH = '/oauth/authorize';
export const REQUEST_URI_PREFIX = 'urn:ietf:params:oauth:request_uri:';

const MAX_FORM_BYTES = 16 * 1024;

export interface OAuthOptions {
  owners: Owners;
  serviceKey: string;
  /** Limits guesses of the service key. */
  limitGuess: LimitGuess;
  allowedRedirects: readonly string[];
  clock: Clock;
  /** Public address of the pages, without a trailing slash. */
  issuer: () => string;
  /** Address at which applications reach the service, without a trailing slash. */
  baseUrl: () => string;
}

type Fields = Readonly<Record<string, string>>;

/** The fields of a form, each at most once (RFC 6749, 3.2). @throws ApiError 413 or 415, OAuthError */
async function readFields(request: Request): Promise<Fields> {
  const fields = await readForm(request, MAX_FORM_BYTES);
  if (new Set(fields.keys()).size < fields.size) throw new OAuthError('invalid_request', 'A field is there twice.');
  return Object.fromEntries(fields);
}

/** The client's credentials, from HTTP Basic or from the form. */
function credentialsOf(request: Request, fields: Fields): { id: string; secret: string } {
  const basic = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1];
  if (basic === undefined) return { id: fields.client_id ?? '', secret: fields.client_secret ?? '' };
  const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decoded);
  return { id: id ?? '', secret: secret ?? '' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

export function oauthRoutes(options: OAuthOptions): Route[] {
  const { owners, limitGuess, allowedRedirects, clock, issuer, baseUrl } = options;
  const { directory, tickets, tokens } = owners;
  const isSecret = timingSafeMatcher(options.serviceKey);

  /** Creates a route for clients. `answer` gets the form with the id of the authenticated client. */
  const endpoint = (path: string, answer: (fields: Fields) => Promise<Response>): Route => ({
    method: 'POST',
    path,
    async handle({ request, address }) {
      try {
        const fields = await readFields(request);
        const { id, secret } = credentialsOf(request, fields);
        if (!isSecret(secret) || id === '' || (fields.client_id ?? id) !== id)
          throw limitGuess(address, new OAuthError('invalid_client', 'Unknown client or wrong secret.'));
        return await answer({ ...fields, client_id: id });
      } catch (error) {
        if (error instanceof OAuthError) return error.response();
        throw error;
      }
    },
  });

  async function exchange({ grant_type, code = '', code_verifier = '', client_id, redirect_uri }: Fields) {
    if (grant_type !== 'authorization_code')
      throw new OAuthError('unsupported_grant_type', 'Only authorization_code is supported here.');
    // A wrong verifier also consumes the code: the sender must have stolen it.
    const grant = await tickets.take('code', code);
    const proof = createHash('sha256').update(code_verifier).digest('base64url');
    const { request } = grant ?? {};
    if (!grant || request?.codeChallenge !== proof || request.clientId !== client_id)
      throw new OAuthError('invalid_grant', 'The code was used, has expired, or belongs to another client.');
    if (redirect_uri !== undefined && redirect_uri !== request.redirectUri)
      throw new OAuthError('invalid_grant', 'The code was sent to another address.');
    const { scopes, appName, lastsMs } = request;
    const expiresAt = lastsMs === undefined ? undefined : clock.now() + lastsMs;
    const token = await tokens.issue(grant.ownerId, { scopes, appName, expiresAt, clientId: client_id });
    const ends = lastsMs === undefined ? {} : { expires_in: Math.floor(lastsMs / 1000) };
    return jsonResponse(200, { access_token: token, token_type: 'Bearer', scope: scopes.join(' '), ...ends });
  }

  return [
    endpoint('/oauth/par', async (fields) => {
      const { owner, request } = readPushedRequest(fields, allowedRedirects);
      const { id } = await directory.getOrCreate(owner, request.accountName);
      const { ticket, expiresAt } = await tickets.issue(id, request);
      const expires_in = Math.floor((expiresAt - clock.now()) / 1000);
      return jsonResponse(201, { request_uri: REQUEST_URI_PREFIX + ticket, expires_in });
    }),
    endpoint('/oauth/token', exchange),
    endpoint('/oauth/revoke', async ({ token = '', client_id }) => {
      const check = await tokens.check(token);
      if (check.ok && check.token.clientId !== client_id)
        throw new OAuthError('invalid_grant', 'The token was not issued to this client.');
      if (check.ok) await tokens.revoke(check.token.ownerId, check.token.id);
      // An invalid or already revoked token gets the same reply (RFC 7009, 2.2).
      return jsonResponse(200, {});
    }),
    {
      method: 'GET',
      path: '/.well-known/oauth-authorization-server',
      handle: () =>
        jsonResponse(200, {
          issuer: issuer(),
          authorization_endpoint: issuer() + AUTHORIZE_PATH,
          pushed_authorization_request_endpoint: `${baseUrl()}/oauth/par`,
          require_pushed_authorization_requests: true,
          token_endpoint: `${baseUrl()}/oauth/token`,
          revocation_endpoint: `${baseUrl()}/oauth/revoke`,
          scopes_supported: ALL_SCOPES,
          response_types_supported: ['code'],
          grant_types_supported: ['authorization_code'],
          code_challenge_methods_supported: ['S256'],
          token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
          revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
          authorization_response_iss_parameter_supported: true,
        }),
    },
  ];
}
