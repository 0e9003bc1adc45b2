/** What is said where the records of a list are no longer kept: the same request again is the way to fresh ones. */

import type { Words } from '#locales/words.ts';
import { type Answer, type Invocation, say } from '../answer.ts';
import { paidButton, queryButton, queryOf } from '../press.ts';
import type { Today } from '../time/calendar.ts';

export function goneAnswer(again: Invocation, today: Today, words: Words): Answer {
  const query = queryOf(again, today);
  const isSearch = again.command === 'search';
  const label = isSearch ? words.text('results-again') : words.text('timelines-again');
  return say([isSearch ? words.text('results-gone') : words.text('timelines-gone')], {
    place: 'replace',
    buttons: [
      [query === undefined ? paidButton(words, label, 'queryDatastore', again) : queryButton(words, label, query)],
    ],
  });
}
