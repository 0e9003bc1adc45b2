/** What is said where the records of a list are no longer kept: the same request again is the way to fresh ones. */
import { type Answer, type Invocation, say } from './answer.ts';
import { paidButton, queryButton, queryOf } from './press.ts';
import type { Words } from './words/words.ts';

/** @param now milliseconds since 1970 */
export function goneAnswer(again: Invocation, now: number, { results, timelines }: Words): Answer {
  const query = queryOf(again, now);
  const isSearch = again.command === 'search';
  const label = isSearch ? results.again : timelines.again;
  return say([isSearch ? results.gone : timelines.gone], {
    place: 'replace',
    buttons: [[query === undefined ? paidButton(label, 'queryDatastore', again) : queryButton(label, query)]],
  });
}
