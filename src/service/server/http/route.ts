/** One route of the REST interface, and where a request to it comes from. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { TOKEN_LENGTH, type TokenRow, type Tokens } from '../owners/tokens.ts';
import { Refusal } from './refusal.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer' };

/** @throws Refusal 401 in the deployment's words for what is wrong */
export async function authenticate(request: Request, tokens: Tokens): Promise<TokenRow> {
  return checkToken(bearerOf(request), tokens);
}

/** @throws Refusal 401 */
export async function checkToken(clear: string, tokens: Tokens): Promise<TokenRow> {
  const check = await tokens.check(clear);
  if (!check.ok) throw new Refusal(401, `Invalid token (${check.reason})`, CHALLENGE);
  return check.token;
}

/** Compared in constant time; a wrong key is answered as a wrong token is. @throws Refusal 401 */
export function demandServiceKey(request: Request, serviceKey: string): void {
  const given = bearerOf(request);
  if (timingSafeEqual(digest(given), digest(serviceKey))) return;
  const reason = given.length === TOKEN_LENGTH ? 'not found' : 'corrupt';
  throw new Refusal(401, `Invalid token (${reason})`, CHALLENGE);
}

function bearerOf(request: Request): string {
  const header = request.headers.get('authorization')?.trim();
  if (!header) throw new Refusal(401, 'No credentials provided', CHALLENGE);
  const match = /^Bearer\s+(\S+)$/i.exec(header);
  if (!match?.[1]) throw new Refusal(401, 'Invalid token (bearer token missing)', CHALLENGE);
  return match[1];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What the server adds to each request. */
export type Bindings = {
  address?: string;
  /** As it comes in: through the request's own stream each piece is copied once more. */
  body?: AsyncIterable<Uint8Array> | undefined;
  /** Breaks the connection off, so that nobody takes for whole what was sent. */
  cut?: () => void;
};

export interface Asked {
  readonly request: Request;
  /** The named parts of the path, decoded. */
  readonly parts: Readonly<Record<string, string>>;
  /** Of whoever asks, for rate limits. */
  readonly address: string;
  readonly body: Bindings['body'];
}

export interface Route {
  readonly method: string;
  /** `:name` stands for one part; `:schema` for the whole rest. */
  readonly path: string;
  /** @throws Refusal */
  handle(asked: Asked): Response | Promise<Response>;
}
