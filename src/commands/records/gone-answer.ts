/** What is said where the records of a list are no longer kept: the same request again is the way to fresh ones. */
import { type Answer, type Invocation, say } from '../answer.ts';
import { paidButton, queryButton, queryOf } from '../press.ts';
import type { Today } from '../time/calendar.ts';
import type { Words } from '../words/words.ts';

export function goneAnswer(again: Invocation, today: Today, words: Words): Answer {
  const { results, timelines } = words;
  const query = queryOf(again, today);
  const isSearch = again.command === 'search';
  const label = isSearch ? results.again : timelines.again;
  return say([isSearch ? results.gone : timelines.gone], {
    place: 'replace',
    buttons: [
      [query === undefined ? paidButton(words, label, 'queryDatastore', again) : queryButton(words, label, query)],
    ],
  });
}
