/**
 * `npm run bench`: this bot on its main job and elsewhere, beside bare Telegraf, bare grammY and the floor under all of
 * them, over loopback, each bot a process of its own. Ends with the project's targets and whether they were met.
 */
import { cpus, loadavg } from 'node:os';
import { pinBench } from './core-pinning.ts';
import { type BenchOptions, readOptions, USAGE } from './options.ts';
import { freeScene } from './scenes/free.ts';
import { importScene } from './scenes/import.ts';
import { mainJobScene } from './scenes/main-job.ts';
import type { SceneName } from './scenes/names.ts';
import { postgresScene } from './scenes/postgres.ts';
import type { Scene } from './scenes/scene.ts';
import { searchScene } from './scenes/search.ts';
import { smallScene } from './scenes/small.ts';
import { soakScene } from './scenes/soak.ts';
import { type Target, targetTable } from './targets.ts';

const SCENE_OF: Record<SceneName, Scene> = {
  main: mainJobScene,
  free: freeScene,
  postgres: postgresScene,
  import: importScene,
  search: searchScene,
  small: smallScene,
  soak: soakScene,
};

const options = understood(process.argv.slice(2));
if (!options) console.log(USAGE);
else await bench(options);

/** The options; ends the process when they make no sense. */
function understood(words: string[]): BenchOptions | undefined {
  try {
    return readOptions(words);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return process.exit(1);
  }
}

async function bench(options: BenchOptions): Promise<void> {
  const startedAt = performance.now();
  const pinning = pinBench();
  console.log(introduction(options, pinning.length > 0));
  const reports: string[] = [];
  const targets: Target[] = [];
  for (const name of options.scenes) {
    const outcome = await SCENE_OF[name]({ options, pinning, progress: (line) => console.log(line) });
    reports.push(outcome.report);
    targets.push(...outcome.targets);
  }
  console.log(`\n${reports.join('\n\n')}`);
  if (targets.length > 0) console.log(`\n${targetTable(targets)}`);
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

function introduction(options: BenchOptions, pinned: boolean): string {
  const machine = cpus();
  const [busy = 0] = loadavg();
  return [
    `Node ${process.versions.node}, ${machine.length} × ${machine[0]?.model.trim() ?? 'unknown processor'}`,
    busy > 0.5 ? `others use this machine (load ${busy.toFixed(1)}): expect noise` : '',
    pinned ? 'bench on core 0, the bot on core 1' : 'not pinned to cores: bench and bot may share one',
    `${options.rounds} round(s) of what is compared; medians [smallest–largest]`,
    options.quick ? '--quick warms nothing up for long: take the verdicts from a whole run' : '',
  ]
    .filter(Boolean)
    .join('\n');
}
