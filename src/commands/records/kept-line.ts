/** One line of a kept list or timeline. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { type Answer, type Invocation, say } from '../answer.ts';
import type { CommandDeps } from '../deps.ts';
import { paidButton, queryButton, queryOf } from '../press.ts';
import { type Line, unpackedListing } from '../search/listing.ts';
import type { Today } from '../time/calendar.ts';
import { Timeline } from './timeline.ts';

/** Where a line is kept, and what gets its list anew. */
export const LineArgument = z.object({
  key: z.string().max(64),
  index: z.int().min(-1_000_000).max(1_000_000),
  again: z.object({ command: z.enum(['search', 'recent', 'chat', 'chats', 'today']), argument: z.string() }),
});
export type LineArgument = z.infer<typeof LineArgument>;

/** As much of its text as is kept, lines as they were written. */
export function wholeText({ body, whole, text }: Line): string {
  if (body === undefined) return whole?.text ?? text;
  return body.text || (body.title ?? text);
}

/** @returns undefined when the list is gone, or has no such line */
export async function findLine(
  { results, clock }: Pick<CommandDeps, 'results' | 'clock'>,
  person: string,
  { key, index }: Pick<LineArgument, 'key' | 'index'>,
): Promise<Line | undefined> {
  const kept = await results.take(key, person, clock.now());
  const listing = unpackedListing(kept);
  if (listing) return listing.lines[index];
  const timeline = Timeline.safeParse(kept).data;
  return timeline?.lines[index - timeline.first];
}

export function goneAnswer(again: Invocation, today: Today, words: Words): Answer {
  const query = queryOf(again, today);
  const isSearch = again.command === 'search';
  const label = words.text(isSearch ? 'results-again' : 'timelines-again');
  return say([words.text(isSearch ? 'results-gone' : 'timelines-gone')], {
    place: 'replace',
    buttons: [
      [query === undefined ? paidButton(words, label, 'queryDatastore', again) : queryButton(words, label, query)],
    ],
  });
}
