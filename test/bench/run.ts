/**
 * `npm run bench`: compares this bot with bare Telegraf, bare grammY and no framework, over loopback, each bot in its
 * own process. Prints the project's targets at the end and whether they were met.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Target, targetTable } from './figures.ts';
import { pinBench } from './processes.ts';
import { fairScene } from './scenes/fair.ts';
import { freeScene } from './scenes/free.ts';
import { importScene } from './scenes/import.ts';
import { mainJobScene } from './scenes/main-job.ts';
import { postgresScene } from './scenes/postgres.ts';
import type { SceneContext, SceneOutcome, Sizes } from './scenes/scene.ts';
import { searchScene } from './scenes/search.ts';
import { smallScene } from './scenes/small.ts';
import { soakScene } from './scenes/soak.ts';

interface Scene {
  readonly about: string;
  readonly run: (context: SceneContext) => Promise<SceneOutcome>;
}

const SCENES: Readonly<Record<string, Scene>> = {
  main: { about: 'the main job: /search of connected people, compared with Telegraf', run: mainJobScene },
  free: { about: '/help of unconnected people, compared with Telegraf, grammY and no framework', run: freeScene },
  postgres: {
    about: 'recorded commands per second: on SQLite, on Postgres, with four processes on one Postgres',
    run: postgresScene,
  },
  import: {
    about: 'a large Telegram account: reading, importing, importing again; latencies of others meanwhile',
    run: importScene,
  },
  search: {
    about: 'searching an archive: 200,000 messages in a file and in Postgres, 1,000,000 in a file',
    run: searchScene,
  },
  fair: { about: 'one person attacks the data service: latencies of others, five rounds', run: fairScene },
  small: {
    about: 'five minutes: the main job, memory when idle and under load, startup, an import’s memory; only if named',
    run: smallScene,
  },
  soak: {
    about: 'an hour at Telegram’s rate limit: memory, handles, files; only if named',
    run: soakScene,
  },
};

const FULL: Sizes = {
  rounds: 3,
  // After about 20,000 updates V8 has finished compiling.
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

const USAGE = `npm run bench -- [scenes] [options]

Scenes; by default all but the last two:
${Object.entries(SCENES)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

  --quick   smaller numbers, one round: a few minutes instead of about half an hour`;

const { values, positionals } = readArguments();
const names = positionals.length > 0 ? positionals : Object.keys(SCENES).slice(0, -2);
if (values.help) console.log(USAGE);
else await bench();

function readArguments() {
  try {
    const options = { quick: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const;
    const given = parseArgs({ allowPositionals: true, options });
    const unknown = given.positionals.find((name) => !Object.hasOwn(SCENES, name));
    if (unknown !== undefined) throw new Error(`unknown scene: ${unknown}`);
    return given;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(1);
  }
}

async function bench(): Promise<void> {
  const startedAt = performance.now();
  const context: SceneContext = {
    sizes: values.quick ? QUICK : FULL,
    pinning: pinBench(),
    progress: (line) => console.log(line),
  };
  console.log(introduction(context));
  const reports: string[] = [];
  const targets: Target[] = [];
  for (const name of names) {
    const outcome = await SCENES[name]?.run(context);
    if (!outcome) continue;
    reports.push(outcome.report);
    targets.push(...outcome.targets);
  }
  console.log(`\n${reports.join('\n\n')}`);
  if (targets.length > 0) console.log(`\n${targetTable(targets)}`);
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

function introduction({ pinning, sizes }: SceneContext): string {
  const machine = cpus();
  const [busy = 0] = loadavg();
  return [
    `Node ${process.versions.node}, ${machine.length} × ${machine[0]?.model.trim() ?? 'unknown processor'}`,
    busy > 0.5 ? `the machine is busy (load ${busy.toFixed(1)}): expect noise` : '',
    pinning.length > 0 ? 'bench on core 0, the bot on core 1' : 'not pinned: bench and bot may share a core',
    `${sizes.rounds} round(s) of each comparison; medians [smallest–largest]`,
    values.quick ? '--quick has only a short warm-up: use a full run to judge the targets' : '',
  ]
    .filter(Boolean)
    .join('\n');
}
