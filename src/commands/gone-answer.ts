/** What is said where the records of a list are no longer kept: the same request again is the way to fresh ones. */
import { type Answer, type Invocation, say } from './answer.ts';
import type { Today } from './calendar.ts';
import { paidButton, queryButton, queryOf } from './press.ts';
import type { Words } from './words/words.ts';

export function goneAnswer(again: Invocation, today: Today, { results, timelines }: Words): Answer {
  const query = queryOf(again, today);
  const isSearch = again.command === 'search';
  const label = isSearch ? results.again : timelines.again;
  return say([isSearch ? results.gone : timelines.gone], {
    place: 'replace',
    buttons: [[query === undefined ? paidButton(label, 'queryDatastore', again) : queryButton(label, query)]],
  });
}
