/** A refusal as OAuth words it (RFC 6749, 5.2). */
import { jsonResponse } from '../http/refusal.ts';

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
