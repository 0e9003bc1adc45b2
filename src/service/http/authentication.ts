/** Reads the bearer token of a request (the interface document, Authentication, rule 1). */
import type { TokenRow, Tokens } from '../accounts/tokens.ts';
import { Refusal } from './refusal.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer' };

/** @throws Refusal 401 in the deployment's words for what is wrong */
export function authenticate(request: Request, tokens: Tokens): TokenRow {
  const header = request.headers.get('authorization')?.trim();
  if (!header) throw new Refusal(401, 'No credentials provided', CHALLENGE);
  const match = /^Bearer\s+(\S+)$/i.exec(header);
  if (!match?.[1]) throw new Refusal(401, 'Invalid token (bearer token missing)', CHALLENGE);
  return checkToken(match[1], tokens);
}

/** @throws Refusal 401 */
export function checkToken(clear: string, tokens: Tokens): TokenRow {
  const check = tokens.check(clear);
  if (!check.ok) throw new Refusal(401, `Invalid token (${check.reason})`, CHALLENGE);
  return check.token;
}
