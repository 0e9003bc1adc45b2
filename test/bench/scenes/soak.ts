/** A long time at the pace that Telegram allows: whether memory, handles or files grow. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { OURS } from '../contenders.ts';
import { median } from '../figures.ts';
import { steady } from '../load.ts';
import { SEARCHERS, steadySearches } from '../search-load.ts';
import { type Session, withSession } from '../session.ts';
import { table } from '../tables.ts';
import { atMost, type Target } from '../targets.ts';
import { SEARCH_MS } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

/** Below the 30 messages a second that Telegram takes (Bots FAQ). */
const RATE = 20;
const SLICES = 12;
const PART_OF_SEARCHES = 0.8;
const MAX_HANDLE_GROWTH = 1.1;
const MAX_HEAP_GROWTH = 1.05;
/** The resident set breathes more than the heap: pages come back to the system late. */
const MAX_RSS_GROWTH = 1.1;

/** Samples of a bot, one after each part of the work and a garbage collection. */
interface Samples {
  readonly rssMb: number[];
  readonly heapMb: number[];
  readonly descriptors: number[];
  readonly resources: number[];
}

export async function soakScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const seconds = options.soakSeconds / SLICES;
  const session = {
    pinning,
    people: SEARCHERS,
    searchMs: SEARCH_MS,
    paced: true,
    nodeOptions: ['--expose-gc', ...options.profile],
  };
  const databaseMb: string[] = [];
  const samples = await withSession(OURS.webhook, session, (running) =>
    sampleAfterEach(running, SLICES, async () => {
      const searches = await steadySearches(running, RATE, seconds * PART_OF_SEARCHES);
      const screens = await steady(running, RATE, seconds * (1 - PART_OF_SEARCHES));
      databaseMb.push(databaseSizeMb(running).toFixed(1));
      progress(`soak: ${databaseMb.length} of ${SLICES} · /search p99 ${searches.p99.toFixed(1)} ms`);
      return { sent: searches.sent + screens.sent, answered: searches.answered + screens.answered };
    }),
  );
  const of = `in ${options.soakSeconds} s at ${RATE}/s`;
  return {
    report: `${RATE} updates a second for ${options.soakSeconds} s, Telegram’s pace kept:\n${report(samples, databaseMb)}`,
    targets: [
      ...memoryTargets(of, samples),
      atMost(MAX_HANDLE_GROWTH, `open files and sockets ${of}: end of beginning`, growth(samples.descriptors)),
      atMost(MAX_HANDLE_GROWTH, `timers and requests ${of}: end of beginning`, growth(samples.resources)),
    ],
  };
}

function report(samples: Samples, databaseMb: readonly string[]): string {
  return table(
    ['after', ...shares(SLICES)],
    [
      ...memoryRows(OURS.webhook.label, samples),
      ['open files and sockets', ...samples.descriptors.map(String)],
      ['timers and requests', ...samples.resources.map(String)],
      ['database MB', ...databaseMb],
    ],
  );
}

/** The file, and its log that is not yet written back. */
function databaseSizeMb({ settings }: Session): number {
  const sizes = ['bot.sqlite', 'bot.sqlite-wal'].map((name) => statSync(join(settings.dataDir, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024;
}

/** Does `work` so many times. Throws an Error when an update of it was not answered. */
async function sampleAfterEach(
  session: Session,
  times: number,
  work: () => Promise<{ sent: number; answered: number }>,
): Promise<Samples> {
  const samples: Samples = { rssMb: [], heapMb: [], descriptors: [], resources: [] };
  for (let slice = 0; slice < times; slice++) {
    const { answered, sent } = await work();
    if (answered < sent) throw new Error(`${sent - answered} of ${sent} updates were not answered`);
    const { rssBytes, heapBytes, descriptors, resources } = await session.bot.liveHeap();
    samples.rssMb.push(rssBytes / 1024 / 1024);
    samples.heapMb.push(heapBytes / 1024 / 1024);
    samples.descriptors.push(descriptors ?? Number.NaN);
    samples.resources.push(resources);
  }
  return samples;
}

const shares = (parts: number): string[] =>
  Array.from({ length: parts }, (_, index) => `${Math.round(((index + 1) * 100) / parts)} %`);

const memoryRows = (label: string, { rssMb, heapMb }: Samples): string[][] => [
  [`${label}: RSS MB`, ...rssMb.map((value) => value.toFixed(0))],
  [`${label}: live heap MB`, ...heapMb.map((value) => value.toFixed(1))],
];

const memoryTargets = (of: string, { rssMb, heapMb }: Samples): Target[] => [
  atMost(MAX_HEAP_GROWTH, `live heap ${of}: end of beginning`, growth(heapMb)),
  atMost(MAX_RSS_GROWTH, `RSS ${of}: end of beginning`, growth(rssMb)),
];

/** The last three samples against the second to fourth: the first fills caches and compiles. */
function growth(samples: readonly number[]): number {
  return median(samples.slice(-3)) / median(samples.slice(1, 4));
}
