/** How much the bench does. */
import { parseArgs } from 'node:util';
import { BOTS, type BotName } from './contenders.ts';

export interface Sizes {
  rounds: number;
  /** Updates before anything is measured: after some twenty thousand V8 has compiled what there is to compile. */
  warmUp: number;
  /** Updates queued at once. */
  saturated: number;
  /** Seconds at 100/s and at 500/s. */
  seconds100: number;
  seconds500: number;
  slowMs: number;
  /** Seconds at 100/s with slow commands among them. */
  secondsWithSlow: number;
  /** Updates of the memory run; 0: none. */
  memoryUpdates: number;
}

export interface BenchOptions extends Sizes {
  only: ReadonlySet<BotName>;
  quick: boolean;
  /** Nothing but the memory run. */
  memoryOnly: boolean;
  /** Where CPU profiles of this project's bot are written; undefined: nowhere. */
  profileDir: string | undefined;
}

const FULL: Sizes = {
  rounds: 3,
  warmUp: 24_000,
  saturated: 12_000,
  seconds100: 5,
  seconds500: 2,
  slowMs: 5000,
  secondsWithSlow: 7,
  memoryUpdates: 100_000,
};

const QUICK: Sizes = {
  rounds: 1,
  warmUp: 1000,
  saturated: 4000,
  seconds100: 1.2,
  seconds500: 0.8,
  slowMs: 1000,
  secondsWithSlow: 2.2,
  memoryUpdates: 0,
};

const MEMORY_UPDATES = 100_000;
const MAX_ROUNDS = 20;

export const USAGE = `npm run bench -- [options]
  --quick           smaller numbers, one round: about a minute instead of about eleven minutes
  --only <names>    of ${BOTS.join(', ')}; several with commas
  --rounds <n>      how often everything is repeated (3)
  --memory          only the memory run: this bot over 100,000 updates by webhook and by polling
  --profile <dir>   write CPU profiles of this bot (one per process)`;

/** Undefined when help was asked for. Throws an Error that says what is wrong. */
export function readOptions(words: readonly string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      rounds: { type: 'string' },
      memory: { type: 'boolean', default: false },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const sizes = values.quick ? QUICK : FULL;
  return {
    ...sizes,
    quick: values.quick,
    rounds: values.rounds === undefined ? sizes.rounds : readRounds(values.rounds),
    only: new Set(values.only === undefined ? BOTS : values.only.split(',').map(readBot)),
    memoryOnly: values.memory,
    memoryUpdates: values.memory ? MEMORY_UPDATES : sizes.memoryUpdates,
    profileDir: values.profile,
  };
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS) {
    throw new Error(`--rounds is a whole number from 1 to ${MAX_ROUNDS}`);
  }
  return rounds;
}

function readBot(text: string): BotName {
  const bot = BOTS.find((name) => name === text.trim());
  if (!bot) throw new Error(`--only knows ${BOTS.join(', ')}`);
  return bot;
}
