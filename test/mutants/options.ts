/** What to mutate, and how much of it. */
import { parseArgs } from 'node:util';
import { ROOM_NAMES } from './rooms.ts';

export interface MutantOptions {
  seed: number;
  count: number;
  /** Undefined: every room. */
  rooms: ReadonlySet<string> | undefined;
  /** Where to write which test noticed which mutant. */
  json: string | undefined;
  /** A file that `json` named: its mutants are tried instead of a sample. */
  only: string | undefined;
}

export const USAGE = `npm run mutants -- [options]: about an hour on two cores for a hundred
  --seed <n>       which sample is taken (1)
  --count <n>      how many mutants (100)
  --room <names>   of ${ROOM_NAMES.join(', ')}; several with commas (all)
  --json <file>    writes for each mutant its file, offset and kind, and the test file that noticed it
  --only <file>    tries the mutants of such a file instead of a sample`;

/** Reads the command line. Undefined when help is asked for. @throws Error that says what is wrong */
export function readOptions(words: string[]): MutantOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '100' },
      room: { type: 'string' },
      json: { type: 'string' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const rooms = values.room?.split(',').map((name) => name.trim());
  const unknown = rooms?.find((name) => !ROOM_NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`there is no room ${unknown}`);
  return {
    seed: wholeNumber('--seed', values.seed),
    count: wholeNumber('--count', values.count),
    rooms: rooms && new Set(rooms),
    json: values.json,
    only: values.only,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} takes a whole number`);
  return Number(text);
}
