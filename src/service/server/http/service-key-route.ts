/** Routes that only the key opens which bot and service share; the owner whom they are about stands in the path. */
import type { Clock } from '#platform/clock.ts';
import { type Extension, OwnerName } from '../../contract/extensions.ts';
import { parseInput } from './input-problem.ts';
import { createGuessLimit } from './rate-limit.ts';
import { jsonResponse } from './refusal.ts';
import { readJsonObject } from './request-body.ts';
import { type Asked, type Route, wrongServiceKey } from './route.ts';

/** Wrong keys of one address that are answered in a minute. */
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
  const guessed = createGuessLimit(clock, GUESSES_PER_MINUTE);

  /** The owner's name, before anything of the body is read. */
  function demandName({ address, request, parts }: Asked): string {
    const wrong = wrongServiceKey(request, serviceKey);
    if (wrong) throw guessed(address, wrong);
    return parseInput(OwnerName, parts.owner);
  }

  return {
    json: (row, answer) => ({
      ...row,
      async handle(asked) {
        const name = demandName(asked);
        const body = row.method === 'POST' ? await readJsonObject(asked.request) : {};
        return jsonResponse(200, await answer(name, body, asked));
      },
    }),
    file: (row, answer) => ({
      ...row,
      handle: async (asked) => jsonResponse(200, await answer(demandName(asked), asked)),
    }),
  };
}
