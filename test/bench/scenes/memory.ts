/** Whether this project's bot keeps anything of the updates that it has answered. */
import { OURS } from '../contenders.ts';
import { median } from '../figures.ts';
import { saturate } from '../load.ts';
import { type Session, withSession } from '../session.ts';
import { table } from '../tables.ts';
import { atMost } from '../targets.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const SLICES = 10;
const MAX_HEAP_GROWTH = 1.05;
/** The resident set breathes more than the heap: pages come back to the system late. */
const MAX_RSS_GROWTH = 1.1;

/** Samples in MB, after each tenth of the updates and a garbage collection. */
interface MemoryFigures {
  rss: number[];
  heap: number[];
}

export async function memoryScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const updates = options.memoryUpdates;
  const all: { label: string; figures: MemoryFigures }[] = [];
  for (const contender of [OURS.webhook, OURS.polling]) {
    const session = { pinning, nodeOptions: ['--expose-gc'] };
    const figures = await withSession(contender, session, (running) => watchMemory(running, updates));
    all.push({ label: contender.label, figures });
    progress(`memory: ${contender.label} · ${updates} updates`);
  }
  const head = ['after', ...Array.from({ length: SLICES }, (_, index) => `${(index + 1) * (100 / SLICES)} %`)];
  const rows = all.flatMap(({ label, figures }) => [
    [`${label}: RSS MB`, ...figures.rss.map((value) => value.toFixed(0))],
    [`${label}: live heap MB`, ...figures.heap.map((value) => value.toFixed(1))],
  ]);
  const targets = all.flatMap(({ label, figures }) => [
    atMost(MAX_HEAP_GROWTH, `live heap over ${updates} updates, ${label}: end of beginning`, growth(figures.heap)),
    atMost(MAX_RSS_GROWTH, `RSS over ${updates} updates, ${label}: end of beginning`, growth(figures.rss)),
  ]);
  return { report: `Memory after each tenth of ${updates} updates:\n${table(head, rows)}`, targets };
}

async function watchMemory(session: Session, updates: number): Promise<MemoryFigures> {
  const figures: MemoryFigures = { rss: [], heap: [] };
  for (let slice = 0; slice < SLICES; slice++) {
    const { answered, sent } = await saturate(session, updates / SLICES);
    if (answered < sent) throw new Error(`${sent - answered} of ${sent} updates were not answered`);
    const { rssBytes, heapBytes } = await session.bot.liveHeap();
    figures.rss.push(rssBytes / 1024 / 1024);
    figures.heap.push(heapBytes / 1024 / 1024);
  }
  return figures;
}

/** The last three samples against the second to fourth: the first fills caches and compiles. */
function growth(samples: readonly number[]): number {
  return median(samples.slice(-3)) / median(samples.slice(1, 4));
}
