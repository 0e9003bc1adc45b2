/** A question as a search of what it asks for, within the time that it speaks of. */
import type { Clock } from '#platform/clock.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import { momentOf } from '../archive/moment.ts';
import type { Reader, ReaderQuery } from '../archives/reader.ts';
import { namedTime, spokenDays, withYears } from '../search/date-words.ts';
import { tellsSubject } from '../text/stop-words.ts';
import { speakerIn } from './speaker.ts';

const DAY_MS = 86_400_000;
/** Characters of a question that are looked for. */
const LONGEST = 500;

export type QuestionSearch = Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly'>;

/**
 * The search itself knows which of its words tell; what it cannot know is when "yesterday" is, and which March is meant.
 * Where only a time tells what is asked for ("what did we say yesterday?"), all of that time is looked for, newest first.
 */
export function searchOf(question: string, clock: Pick<Clock, 'now'>): QuestionSearch {
  const { keywords, rest, named, spoken } = timesOf(question, clock.now());
  if (named && !tellsSubject(rest)) return { keywords: '', partly: true, narrow: named };
  if (!spoken) return { keywords, partly: true };
  return { keywords: tellsSubject(rest) ? keywords : '', partly: true, narrow: spoken };
}

/** For what somebody said. */
export type SpeechSearch = QuestionSearch & { readonly narrow: SearchFilter & { readonly from: string } };

/**
 * Where a question asks for what somebody said: all of it, newest first ("what did Joana say yesterday?"), or what of it is
 * about something. What others said of them holds their name, and answers another question.
 * @returns undefined for other questions, and where nobody is called so who said anything
 */
export async function speechOf(
  question: string,
  clock: Pick<Clock, 'now'>,
  reader: Pick<Reader, 'search'>,
): Promise<SpeechSearch | undefined> {
  const { rest, named, spoken } = timesOf(question, clock.now());
  const speaker = speakerIn(rest);
  if (speaker === undefined) return undefined;
  const { name: from, about } = speaker;
  const { hits } = await reader.search({ keywords: '', narrow: { from }, limit: 1 });
  return hits.length === 0 ? undefined : { keywords: about, partly: true, narrow: { ...(named ?? spoken), from } };
}

/** What to look for first: what of somebody's words is asked for, or, where there is nothing of that, the question itself. */
export async function firstSearchOf(
  question: string,
  clock: Pick<Clock, 'now'>,
  reader: Pick<Reader, 'search'>,
): Promise<QuestionSearch> {
  const speech = await speechOf(question, clock, reader);
  const isThere = speech && (await reader.search({ ...speech, limit: 1 })).hits.length > 0;
  return isThere ? speech : searchOf(question, clock);
}

/** The times that a question speaks of, and the question without the one that it names. */
function timesOf(question: string, now: number) {
  const keywords = withYears(question.slice(0, LONGEST), now);
  const time = namedTime(keywords);
  const days = spokenDays(question);
  return {
    keywords,
    rest: time ? `${keywords.slice(0, time.start)} ${keywords.slice(time.end)}` : keywords,
    named: time && { since: momentOf(time.range.from), until: momentOf(time.range.to + 1) },
    spoken: days === undefined ? undefined : { since: new Date(now - days * DAY_MS).toISOString() },
  };
}
