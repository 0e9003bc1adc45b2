/**
 * What must stay small, in about five minutes: the main job compared with plain Telegraf, memory when idle and under
 * load, startup time, an import's memory. The program is configured as in a deployment, with its embedded service.
 */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CARRIED_KEY, withCarriedService } from '../carried-service.ts';
import { atLeast, atMost, median, short, type Target } from '../figures.ts';
import { memoryMbOf, startProgram } from '../processes.ts';
import { connectedChat, prepareStage } from '../session.ts';
import { EXPORT_OWNER, writeTelegramExport } from '../telegram-export.ts';
import { importOf } from './import.ts';
import { compareSearches } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const ROUNDS = 3;
const SIZES = { warmUp: 4000, saturated: 3000, seconds: 4 };
/** Time after the start until its garbage is collected. */
const SETTLED_MS = 12_000;
const STARTS = 5;
const PEOPLE = 50;
const FEW_MESSAGES = 100;
const MANY_MESSAGES = 200_000;
const LOOK_MS = 250;

export async function smallScene(context: SceneContext): Promise<SceneOutcome> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'personal-data-bot-bench-small-'));
  const many = join(folder.path, 'many.json');
  const main = await compareSearches(context, ROUNDS, SIZES);
  const rest = await atRest(context);
  await writeTelegramExport(many, MANY_MESSAGES, 8);
  const work = await atWork(context, folder.path, many);
  const imported = await importing(context, folder.path, many);
  return { report: main.report, targets: [...main.targets, ...rest, ...work, ...imported] };
}

/** Memory of the idle program, and its startup time. */
async function atRest({ progress }: SceneContext): Promise<Target[]> {
  await using stage = await prepareStage({ pinning: [], embeddedKey: CARRIED_KEY });
  const [environment] = stage.environments;
  let memoryMb = 0;
  const starts: number[] = [];
  // The first start creates the files; the measured ones find them, as after a deployment.
  for (let start = 0; start <= STARTS; start++) {
    await using program = await startProgram(environment);
    if (start > 0) starts.push(program.startMs);
    else {
      await sleep(SETTLED_MS);
      memoryMb = memoryMbOf(program.pid);
    }
  }
  progress(`small: ${short(memoryMb)} MB when idle; started in ${starts.map(short).join(', ')} ms`);
  return [
    atMost(150, 'memory of bot and service when idle, MB (PSS)', memoryMb),
    atMost(1000, 'from npm start to the first page served, ms', median(starts)),
  ];
}

/** Memory of the program while people search and a large account is imported. */
async function atWork({ pinning, progress }: SceneContext, folder: string, many: string): Promise<Target[]> {
  const owners = Array.from({ length: PEOPLE }, (_, index) => connectedChat(index));
  const files = owners.map((owner) => ({ owner, path: join(folder, `${owner}.json`) }));
  for (const { owner, path } of files) await writeTelegramExport(path, FEW_MESSAGES, owner, owner);
  return withCarriedService(pinning, async ({ pid, bringIn, connect, listenFor }) => {
    await bringIn(files);
    await connect(owners);
    progress(`small: ${PEOPLE} people connected`);
    let most = 0;
    const looking = setInterval(() => {
      most = Math.max(most, memoryMbOf(pid));
    }, LOOK_MS);
    try {
      const receipt = bringIn([{ owner: EXPORT_OWNER, path: many }]);
      const { search, unanswered, failed } = await listenFor(receipt);
      const { read, seconds } = await receipt;
      progress(`small: ${short(most)} MB under load; ${search.length} searches, ${short(read / seconds)} messages/s`);
      return [
        atMost(256, `memory while ${PEOPLE} people search and ${read} messages are imported, MB (PSS)`, most),
        atMost(0, 'under load: unanswered or empty', unanswered + failed),
      ];
    } finally {
      clearInterval(looking);
    }
  });
}

/** Memory and speed of `npm run import`. */
async function importing({ pinning, progress }: SceneContext, folder: string, many: string): Promise<Target[]> {
  const few = join(folder, 'few.json');
  await writeTelegramExport(few, FEW_MESSAGES);
  const small = await importOf(few, folder, pinning);
  const large = await importOf(many, folder, pinning);
  const aboveMb = large.memoryMb - small.memoryMb;
  progress(`small: an import takes ${short(large.memoryMb)} MB, a small one ${short(small.memoryMb)} MB`);
  return [
    atMost(64, `memory of an import of ${large.read} messages, above a small one’s, MB (PSS)`, aboveMb),
    atLeast(15_000, 'messages imported per second', large.read / large.seconds),
  ];
}
