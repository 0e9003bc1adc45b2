/** What the bench does, and how much of it. */
import { parseArgs } from 'node:util';
import { BOTS, type BotName } from './contenders.ts';
import type { FreeSizes } from './scenes/free.ts';
import type { SearchSizes } from './scenes/main-job.ts';
import { SCENES, type SceneName } from './scenes/names.ts';

interface Sizes {
  rounds: number;
  free: FreeSizes;
  search: SearchSizes;
  soakSeconds: number;
  connectedPeople: number;
  importMessages: number;
  /** Messages that are searched beside others, and alone; searches of each kind. */
  searched: { beside: number; alone: number; times: number };
}

export interface BenchOptions extends Sizes {
  scenes: readonly SceneName[];
  only: ReadonlySet<BotName>;
  quick: boolean;
  /** Options that make this project's bot write CPU profiles; none unless asked for. */
  profile: readonly string[];
}

const FULL: Sizes = {
  rounds: 3,
  // After some twenty thousand updates V8 has compiled what there is to compile.
  free: { warmUp: 24_000, saturated: 12_000, seconds100: 5, seconds500: 2 },
  search: { warmUp: 8000, saturated: 8000, seconds: 10 },
  soakSeconds: 3600,
  connectedPeople: 200_000,
  importMessages: 1_000_000,
  searched: { beside: 200_000, alone: 1_000_000, times: 200 },
};

const QUICK: Sizes = {
  rounds: 1,
  free: { warmUp: 1000, saturated: 4000, seconds100: 1.2, seconds500: 0.8 },
  search: { warmUp: 1000, saturated: 1500, seconds: 3 },
  soakSeconds: 60,
  connectedPeople: 20_000,
  importMessages: 100_000,
  searched: { beside: 20_000, alone: 100_000, times: 50 },
};

const MAX_ROUNDS = 20;

export const USAGE = `npm run bench -- [scenes] [options]

Scenes; all but the last two unless some are named:
${Object.entries(SCENES)
  .map(([name, about]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

  --quick           smaller numbers, one round: some minutes instead of about half an hour
  --only <names>    of ${BOTS.join(', ')}; several with commas
  --rounds <n>      how often what is compared is repeated (3)
  --profile <dir>   write CPU profiles of this bot (one per process)`;

/** Undefined when help was asked for. Throws an Error that says what is wrong. */
export function readOptions(words: readonly string[]): BenchOptions | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      rounds: { type: 'string' },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const sizes = values.quick ? QUICK : FULL;
  const names = Object.keys(SCENES) as SceneName[];
  return {
    ...sizes,
    scenes:
      positionals.length === 0
        ? names.filter((name) => name !== 'small' && name !== 'soak')
        : positionals.map((word) => oneOf(names, word, 'the scenes are')),
    quick: values.quick,
    rounds: values.rounds === undefined ? sizes.rounds : readCount(values.rounds, '--rounds', MAX_ROUNDS),
    only: new Set(values.only?.split(',').map((word) => oneOf(BOTS, word.trim(), '--only knows')) ?? BOTS),
    profile: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
  };
}

function readCount(text: string, option: string, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`${option} is a whole number from 1 to ${most}`);
  return count;
}

function oneOf<Name extends string>(names: readonly Name[], word: string, knows: string): Name {
  const name = names.find((known) => known === word);
  if (name === undefined) throw new Error(`${knows} ${names.join(', ')}`);
  return name;
}
