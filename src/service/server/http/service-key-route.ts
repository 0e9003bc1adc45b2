/** Routes that only the key opens which bot and service share; the owner whom they are about stands in the path. */
import type { Clock } from '#platform/clock.ts';
import { type Extension, OwnerName } from '../../contract/extensions.ts';
import { parseInput } from './input-problem.ts';
import { createRateLimit } from './rate-limit.ts';
import { jsonResponse } from './refusal.ts';
import { readJsonObject } from './request-body.ts';
import { type Asked, demandServiceKey, type Route } from './route.ts';

/** Wrong keys that one address may try in a minute. */
const GUESSES_PER_MINUTE = 20;

export interface KeyedRoutes {
  /** A route whose body is JSON, or none; `answer` gets the owner's name and the body, and returns the reply. */
  json(
    row: Extension,
    answer: (name: string, body: Record<string, unknown>, asked: Asked) => unknown | Promise<unknown>,
  ): Route;
  /** A route whose body is a file, which `answer` reads. */
  file(row: Extension, answer: (name: string, asked: Asked) => Promise<unknown>): Route;
}

export function createKeyedRoutes(serviceKey: string, clock: Clock): KeyedRoutes {
  const guesses = createRateLimit(clock, GUESSES_PER_MINUTE, 60_000);

  /** The owner's name, before anything of the body is read. */
  async function demandName({ address, request, parts }: Asked): Promise<string> {
    await guesses.countFailures(address, () => demandServiceKey(request, serviceKey));
    return parseInput(OwnerName, parts.owner);
  }

  return {
    json: (row, answer) => ({
      ...row,
      async handle(asked) {
        const name = await demandName(asked);
        const body = row.method === 'POST' ? await readJsonObject(asked.request) : {};
        return jsonResponse(200, await answer(name, body, asked));
      },
    }),
    file: (row, answer) => ({
      ...row,
      handle: async (asked) => jsonResponse(200, await answer(await demandName(asked), asked)),
    }),
  };
}
