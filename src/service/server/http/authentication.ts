/** Authenticates requests: a person by token, the bot by the service key. */
import { z } from 'zod';
import { timingSafeMatcher } from '#platform/vault.ts';
import { type Extension, OwnerName } from '../../contract/extensions.ts';
import { TOKEN_LENGTH, type TokenRow, type Tokens } from '../owners/tokens.ts';
import { ApiError, jsonResponse } from './api-error.ts';
import { parseInput } from './input-problem.ts';
import type { LimitGuess } from './rate-limit.ts';
import { readJsonObject } from './request-body.ts';
import type { Route, RouteCall } from './route.ts';

const unauthorized = (reason: string) => new ApiError(401, reason, { 'www-authenticate': 'Bearer' });

/** @throws ApiError 401 in the deployment's wording */
export async function authenticate(request: Request, tokens: Tokens): Promise<TokenRow> {
  const given = bearerOf(request);
  if (given instanceof ApiError) throw given;
  return checkToken(given, tokens);
}

/** @throws ApiError 401 */
export async function checkToken(clear: string, tokens: Tokens): Promise<TokenRow> {
  const check = await tokens.check(clear);
  if (!check.ok) throw unauthorized(`Invalid token (${check.reason})`);
  return check.token;
}

function bearerOf(request: Request): string | ApiError {
  const header = request.headers.get('authorization')?.trim();
  if (!header) return unauthorized('No credentials provided');
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? unauthorized('Invalid token (bearer token missing)');
}

type BodyOf<Row extends Extension> = Row['body'] extends z.ZodType ? z.output<Row['body']> : undefined;
type ReplyOf<Row extends Extension> = Promise<z.output<Row['reply']>>;

/** Creates a route that requires the service key; `answer` gets the owner's name from the path. */
export type OwnerRoute = <Row extends Extension>(
  row: Row,
  answer: (name: string, body: BodyOf<Row>, call: RouteCall) => ReplyOf<Row>,
) => Route;

export function createOwnerRoute(serviceKey: string, limitGuess: LimitGuess): OwnerRoute {
  const isKey = timingSafeMatcher(serviceKey);
  return (row, answer) => ({
    ...row,
    async handle(call) {
      const given = bearerOf(call.request);
      if (given instanceof ApiError) throw limitGuess(call.address, given);
      if (!isKey(given))
        throw limitGuess(
          call.address,
          unauthorized(`Invalid token (${given.length === TOKEN_LENGTH ? 'not found' : 'corrupt'})`),
        );
      const name = parseInput(OwnerName, call.params.owner);
      return replyOf(row, await answer(name, await bodyOf(row, call.request), call));
    },
  });
}

/** Creates a route that requires a person's token. */
export type TokenRoute = <Row extends Extension>(
  row: Row,
  answer: (token: TokenRow, call: RouteCall) => ReplyOf<Row>,
) => Route;

export function createTokenRoute(tokens: Tokens): TokenRoute {
  return (row, answer) => ({
    ...row,
    async handle(call) {
      const token = await authenticate(call.request, tokens);
      await bodyOf(row, call.request);
      return replyOf(row, await answer(token, call));
    },
  });
}

async function bodyOf<Row extends Extension>({ body }: Row, request: Request): Promise<BodyOf<Row>> {
  const given = body instanceof z.ZodType ? parseInput(body, await readJsonObject(request)) : undefined;
  return given as BodyOf<Row>;
}

/** Encodes a reply with the contract's schema. */
const replyOf = ({ reply }: Extension, answered: unknown) => jsonResponse(200, z.encode(reply, answered));
