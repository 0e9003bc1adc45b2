/** One line of a kept list or timeline. */
import type { CommandDeps } from '../deps.ts';
import { type Line, Listing } from '../search/listing.ts';
import { Timeline } from './timeline.ts';

/** @returns undefined when the list is gone, or has no such line */
export async function findLine(
  { results, clock }: Pick<CommandDeps, 'results' | 'clock'>,
  person: string,
  { key, index }: { key: string; index: number },
): Promise<Line | undefined> {
  const kept = await results.take(key, person, clock.now());
  const listing = Listing.safeParse(kept).data;
  if (listing) return listing.lines[index];
  const timeline = Timeline.safeParse(kept).data;
  return timeline?.lines[index - timeline.first];
}
