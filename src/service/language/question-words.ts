/** A question as a search of what it asks for, within the time that it speaks of. */
import type { Clock } from '../../clock.ts';
import type { ReaderQuery } from '../archives/reader.ts';
import { spokenDays, withYears } from '../search/date-words.ts';

const DAY_MS = 86_400_000;
/** Characters of a question that are looked for. */
const LONGEST = 500;

/** The search itself knows which of its words tell; what it cannot know is when "yesterday" is, and which March is meant. */
export function searchOf(
  question: string,
  clock: Pick<Clock, 'now'>,
): Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly'> {
  const now = clock.now();
  const days = spokenDays(question);
  const asked = { keywords: withYears(question.slice(0, LONGEST), now), partly: true };
  return days === undefined ? asked : { ...asked, narrow: { since: new Date(now - days * DAY_MS).toISOString() } };
}
