/** Who asks: a person by their token, or the bot by the key that both share. */
import { z } from 'zod';
import { timingSafeMatcher } from '#platform/vault.ts';
import { type Extension, OwnerName } from '../../contract/extensions.ts';
import { TOKEN_LENGTH, type TokenRow, type Tokens } from '../owners/tokens.ts';
import { ApiError, jsonResponse } from './api-error.ts';
import { parseInput } from './input-problem.ts';
import type { GuessLimit } from './rate-limit.ts';
import { readJsonObject } from './request-body.ts';
import type { Asked, Route } from './route.ts';

const refused = (reason: string) => new ApiError(401, reason, { 'www-authenticate': 'Bearer' });

/** @throws ApiError 401 in the deployment's words for what is wrong */
export async function authenticate(request: Request, tokens: Tokens): Promise<TokenRow> {
  const given = bearerOf(request);
  if (given instanceof ApiError) throw given;
  return checkToken(given, tokens);
}

/** @throws ApiError 401 */
export async function checkToken(clear: string, tokens: Tokens): Promise<TokenRow> {
  const check = await tokens.check(clear);
  if (!check.ok) throw refused(`Invalid token (${check.reason})`);
  return check.token;
}

function bearerOf(request: Request): string | ApiError {
  const header = request.headers.get('authorization')?.trim();
  if (!header) return refused('No credentials provided');
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? refused('Invalid token (bearer token missing)');
}

type BodyOf<Row extends Extension> = Row['body'] extends z.ZodType ? z.output<Row['body']> : undefined;
type ReplyOf<Row extends Extension> = Promise<z.output<Row['reply']>>;

/** Makes a route that only the key opens which bot and service share; `answer` gets the owner's name out of the path. */
export type OwnerRoute = <Row extends Extension>(
  row: Row,
  answer: (name: string, body: BodyOf<Row>, asked: Asked) => ReplyOf<Row>,
) => Route;

export function createOwnerRoute(serviceKey: string, guessed: GuessLimit): OwnerRoute {
  const isKey = timingSafeMatcher(serviceKey);
  return (row, answer) => ({
    ...row,
    async handle(asked) {
      const given = bearerOf(asked.request);
      if (given instanceof ApiError) throw guessed(asked.address, given);
      if (!isKey(given))
        throw guessed(
          asked.address,
          refused(`Invalid token (${given.length === TOKEN_LENGTH ? 'not found' : 'corrupt'})`),
        );
      const name = parseInput(OwnerName, asked.parts.owner);
      return replyOf(row, await answer(name, await bodyOf(row, asked.request), asked));
    },
  });
}

/** Makes a route that a person's token opens. */
export type TokenRoute = <Row extends Extension>(
  row: Row,
  answer: (token: TokenRow, asked: Asked) => ReplyOf<Row>,
) => Route;

export function createTokenRoute(tokens: Tokens): TokenRoute {
  return (row, answer) => ({
    ...row,
    async handle(asked) {
      const token = await authenticate(asked.request, tokens);
      await bodyOf(row, asked.request);
      return replyOf(row, await answer(token, asked));
    },
  });
}

async function bodyOf<Row extends Extension>({ body }: Row, request: Request): Promise<BodyOf<Row>> {
  const given = body instanceof z.ZodType ? parseInput(body, await readJsonObject(request)) : undefined;
  return given as BodyOf<Row>;
}

/** A reply as the contract has it. */
const replyOf = ({ reply }: Extension, answered: unknown) => jsonResponse(200, z.encode(reply, answered));
