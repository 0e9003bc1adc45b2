/**
 * What must stay small, in about five minutes: the main job beside a plain Telegraf, memory at rest and at work, the start,
 * an import's memory. The program is configured as where it is deployed, and carries its service.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CARRIED_KEY, withCarriedService } from '../carried-service.ts';
import { type Contender, OURS } from '../contenders.ts';
import { everyCore } from '../core-pinning.ts';
import { median, medianRatio, short } from '../figures.ts';
import { connectedChat } from '../people.ts';
import { memoryMbOf, startProgram } from '../program-process.ts';
import { SEARCHERS, type SearchFigures } from '../search-load.ts';
import { setStage, withSession } from '../session.ts';
import { atLeast, atMost, type Target } from '../targets.ts';
import { EXPORT_OWNER, writeTelegramExport } from '../telegram-export.ts';
import { importOf } from './import.ts';
import { callsOf, emptyRow, measureSearches, SEARCH_MS, STEADY_RATE, searchLine, searchTable } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const TELEGRAF: Contender = { bot: 'telegraf', mode: 'webhook', label: 'Telegraf, webhook' };
const ROUNDS = 3;
const SIZES = { warmUp: 4000, saturated: 3000, seconds: 4 };
/** After the start, until what it leaves behind is collected. */
const SETTLED_MS = 12_000;
const STARTS = 5;
const PEOPLE = 50;
const FEW_MESSAGES = 100;
const MANY_MESSAGES = 200_000;
const LOOK_MS = 250;

export async function smallScene(context: SceneContext): Promise<SceneOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-bench-small-'));
  try {
    const main = await mainJob(context);
    const rest = await atRest(context);
    const many = join(folder, 'many.json');
    await writeTelegramExport(many, MANY_MESSAGES, 8);
    return {
      report: main.report,
      targets: [
        ...main.targets,
        ...rest,
        ...(await atWork(context, folder, many)),
        ...(await importing(context, folder, many)),
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function mainJob({ pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const [telegraf, ours] = [emptyRow(TELEGRAF), emptyRow(OURS.webhook)];
  for (let round = 1; round <= ROUNDS; round++) {
    // Every other round the other way round, so that a drift favours nobody.
    for (const row of round % 2 === 1 ? [telegraf, ours] : [ours, telegraf]) {
      const session = { pinning, people: SEARCHERS, searchMs: SEARCH_MS };
      await withSession(row.contender, session, (running) => measureSearches(running, SIZES, row));
      progress(`small, round ${round}: ${searchLine(row)}`);
    }
  }
  const ratio = (kind: 'saturated' | 'steady', pick: (figures: SearchFigures) => number) =>
    medianRatio(ours[kind].map(pick), telegraf[kind].map(pick));
  return {
    report: `/search of ${SEARCHERS} connected people, the service takes ${SEARCH_MS} ms:\n${searchTable([telegraf, ours])}`,
    targets: [
      atMost(
        2.1,
        'CPU per /search: of Telegraf’s',
        ratio('saturated', ({ cpuMs }) => cpuMs),
      ),
      atLeast(
        0.5,
        'searches a second: of Telegraf’s',
        ratio('saturated', ({ perSecond }) => perSecond),
      ),
      atMost(
        1.3,
        `p50 at ${STEADY_RATE}/s: of Telegraf’s`,
        ratio('steady', ({ p50 }) => p50),
      ),
      atMost(1, 'Bot API calls per search', Math.round(callsOf(ours) * 100) / 100),
    ],
  };
}

/** Memory of the program that nobody uses, and how long it takes to start. */
async function atRest({ progress }: SceneContext): Promise<Target[]> {
  // A start on files that are there, as after a deployment.
  await using stage = await setStage(OURS.webhook, { pinning: [], embeddedKey: CARRIED_KEY });
  const [settings] = stage.everySettings;
  let memoryMb = 0;
  {
    await using program = await startProgram(settings, 'node');
    await sleep(SETTLED_MS);
    memoryMb = memoryMbOf(program.pid);
  }
  progress(`small: ${short(memoryMb)} MB at rest`);
  const starts: number[] = [];
  while (starts.length < STARTS) {
    await using program = await startProgram(settings, 'npm');
    starts.push(program.startMs);
  }
  progress(`small: started in ${starts.map(short).join(', ')} ms`);
  return [
    atMost(150, 'memory of bot and service at rest, MB (PSS)', memoryMb),
    atMost(1000, 'from npm start to a page that answers, ms', median(starts)),
  ];
}

/** Memory of the program while people search and a large account is brought in. */
async function atWork({ pinning, progress }: SceneContext, folder: string, many: string): Promise<Target[]> {
  const owners = Array.from({ length: PEOPLE }, (_, index) => connectedChat(index));
  const files = owners.map((owner) => ({ owner, path: join(folder, `${owner}.json`) }));
  for (const { owner, path } of files) await writeTelegramExport(path, FEW_MESSAGES, owner, owner);
  return withCarriedService(everyCore(pinning.length > 0), async ({ session, bringIn, connect, listenFor }) => {
    await bringIn(files);
    await connect(owners);
    let most = 0;
    const looking = setInterval(() => {
      most = Math.max(most, memoryMbOf(session.bot.pid));
    }, LOOK_MS);
    try {
      const receipt = bringIn([{ owner: EXPORT_OWNER, path: many }]);
      const { search, unanswered, failed } = await listenFor(receipt);
      const { read, seconds } = await receipt;
      progress(`small: ${short(most)} MB at work; ${search.length} searches, ${short(read / seconds)} messages/s`);
      return [
        atMost(256, `memory while ${PEOPLE} search and ${read} messages come in, MB (PSS)`, most),
        atMost(0, 'at work: unanswered or empty', unanswered + failed),
      ];
    } finally {
      clearInterval(looking);
    }
  });
}

/** An import of its own, as `npm run import` makes it. */
async function importing({ pinning, progress }: SceneContext, folder: string, many: string): Promise<Target[]> {
  const few = join(folder, 'few.json');
  await writeTelegramExport(few, FEW_MESSAGES);
  const everywhere = everyCore(pinning.length > 0);
  const small = await importOf(few, folder, everywhere);
  const large = await importOf(many, folder, everywhere);
  progress(`small: an import takes ${short(large.memoryMb)} MB, a small one ${short(small.memoryMb)} MB`);
  return [
    atMost(
      64,
      `memory of an import of ${large.read} messages above a small one, MB (PSS)`,
      large.memoryMb - small.memoryMb,
    ),
    atLeast(15_000, 'messages brought in a second', large.read / large.seconds),
  ];
}
