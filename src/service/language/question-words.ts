/** A question as a search of what it asks for, within the time that it speaks of. */
import type { Clock } from '../../clock.ts';
import { momentOf } from '../archive/moment.ts';
import type { ReaderQuery } from '../archives/reader.ts';
import { namedTime, spokenDays, withYears } from '../search/date-words.ts';
import { tellsSubject } from '../text/stop-words.ts';

const DAY_MS = 86_400_000;
/** Characters of a question that are looked for. */
const LONGEST = 500;

/**
 * The search itself knows which of its words tell; what it cannot know is when "yesterday" is, and which March is meant.
 * Where only a time tells what is asked for ("what did we say yesterday?"), all of that time is looked for, newest first.
 */
export function searchOf(
  question: string,
  clock: Pick<Clock, 'now'>,
): Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly'> {
  const now = clock.now();
  const days = spokenDays(question);
  const keywords = withYears(question.slice(0, LONGEST), now);
  const since = days === undefined ? undefined : new Date(now - days * DAY_MS).toISOString();
  const named = namedTime(keywords);
  const rest = named ? `${keywords.slice(0, named.start)} ${keywords.slice(named.end)}` : keywords;
  if (named && !tellsSubject(rest)) {
    const { from, to } = named.range;
    return { keywords: '', partly: true, narrow: { since: momentOf(from), until: momentOf(to + 1) } };
  }
  if (since === undefined) return { keywords, partly: true };
  return { keywords: tellsSubject(rest) ? keywords : '', partly: true, narrow: { since } };
}
