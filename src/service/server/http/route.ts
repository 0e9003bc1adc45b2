/** One route of the REST interface, and where a request to it comes from. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { TOKEN_LENGTH, type TokenRow, type Tokens } from '../owners/tokens.ts';
import { Refusal } from './refusal.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer' };

/** @throws Refusal 401 in the deployment's words for what is wrong */
export async function authenticate(request: Request, tokens: Tokens): Promise<TokenRow> {
  const given = bearerOf(request);
  if (given instanceof Refusal) throw given;
  return checkToken(given, tokens);
}

/** @throws Refusal 401 */
export async function checkToken(clear: string, tokens: Tokens): Promise<TokenRow> {
  const check = await tokens.check(clear);
  if (!check.ok) throw new Refusal(401, `Invalid token (${check.reason})`, CHALLENGE);
  return check.token;
}

/** @returns 401 for a request without the right key, as a wrong token is answered; compared in constant time */
export function wrongServiceKey(request: Request, serviceKey: string): Refusal | undefined {
  const given = bearerOf(request);
  if (given instanceof Refusal) return given;
  if (timingSafeEqual(digest(given), digest(serviceKey))) return undefined;
  const reason = given.length === TOKEN_LENGTH ? 'not found' : 'corrupt';
  return new Refusal(401, `Invalid token (${reason})`, CHALLENGE);
}

function bearerOf(request: Request): string | Refusal {
  const header = request.headers.get('authorization')?.trim();
  if (!header) return new Refusal(401, 'No credentials provided', CHALLENGE);
  const match = /^Bearer\s+(\S+)$/i.exec(header);
  return match?.[1] ?? new Refusal(401, 'Invalid token (bearer token missing)', CHALLENGE);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What the server adds to each request. */
export type Bindings = {
  address?: string | undefined;
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
