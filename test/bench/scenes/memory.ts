/** Whether this project's bot keeps anything of the updates that it has answered. */
import { OURS } from '../contenders.ts';
import { median } from '../figures.ts';
import { saturate } from '../load.ts';
import { type Session, withSession } from '../session.ts';
import { table } from '../tables.ts';
import { atMost, type Target } from '../targets.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const SLICES = 10;
const MAX_HEAP_GROWTH = 1.05;
/** The resident set breathes more than the heap: pages come back to the system late. */
const MAX_RSS_GROWTH = 1.1;

/** Samples of a bot, one after each part of the work and a garbage collection. */
export interface Samples {
  readonly rssMb: number[];
  readonly heapMb: number[];
  readonly descriptors: number[];
  readonly resources: number[];
}

export async function memoryScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const updates = options.memoryUpdates;
  const all: { label: string; samples: Samples }[] = [];
  for (const contender of [OURS.webhook, OURS.polling]) {
    const session = { pinning, nodeOptions: ['--expose-gc'] };
    const samples = await withSession(contender, session, (running) =>
      sampleAfterEach(running, SLICES, () => saturate(running, updates / SLICES)),
    );
    all.push({ label: contender.label, samples });
    progress(`memory: ${contender.label} · ${updates} updates`);
  }
  const rows = all.flatMap(({ label, samples }) => memoryRows(label, samples));
  const targets = all.flatMap(({ label, samples }) => memoryTargets(`over ${updates} updates, ${label}`, samples));
  return {
    report: `Memory after each tenth of ${updates} updates:\n${table(['after', ...shares(SLICES)], rows)}`,
    targets,
  };
}

/** Does `work` so many times. Throws an Error when an update of it was not answered. */
export async function sampleAfterEach(
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

/** The heads of the columns of memoryRows(). */
export const shares = (parts: number): string[] =>
  Array.from({ length: parts }, (_, index) => `${Math.round(((index + 1) * 100) / parts)} %`);

export const memoryRows = (label: string, { rssMb, heapMb }: Samples): string[][] => [
  [`${label}: RSS MB`, ...rssMb.map((value) => value.toFixed(0))],
  [`${label}: live heap MB`, ...heapMb.map((value) => value.toFixed(1))],
];

export const memoryTargets = (of: string, { rssMb, heapMb }: Samples): Target[] => [
  atMost(MAX_HEAP_GROWTH, `live heap ${of}: end of beginning`, growth(heapMb)),
  atMost(MAX_RSS_GROWTH, `RSS ${of}: end of beginning`, growth(rssMb)),
];

/** The last three samples against the second to fourth: the first fills caches and compiles. */
export function growth(samples: readonly number[]): number {
  return median(samples.slice(-3)) / median(samples.slice(1, 4));
}
