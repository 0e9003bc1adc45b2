/** Whether this project's bot keeps anything of the updates that it has answered. */
import { median } from './figures.ts';
import { saturate } from './load.ts';
import type { Session } from './session.ts';

const SLICES = 10;

export interface MemoryFigures {
  updates: number;
  /** After each tenth of the updates, and a garbage collection. */
  rssMb: number[];
  heapMb: number[];
  /** The last three samples against the second to fourth: the first fills caches and compiles. */
  rssGrowth: number;
  heapGrowth: number;
}

/** The bot must have been started with --expose-gc. */
export async function watchMemory(session: Session, updates: number): Promise<MemoryFigures> {
  const rssMb: number[] = [];
  const heapMb: number[] = [];
  for (let slice = 0; slice < SLICES; slice++) {
    const { answered, sent } = await saturate(session, updates / SLICES);
    if (answered < sent) throw new Error(`${sent - answered} of ${sent} updates were not answered`);
    const { rssBytes, heapBytes } = await session.bot.liveHeap();
    rssMb.push(rssBytes / 1024 / 1024);
    heapMb.push(heapBytes / 1024 / 1024);
  }
  return { updates, rssMb, heapMb, rssGrowth: growth(rssMb), heapGrowth: growth(heapMb) };
}

function growth(samples: readonly number[]): number {
  return median(samples.slice(-3)) / median(samples.slice(1, 4));
}
