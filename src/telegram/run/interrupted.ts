/** What is said of a request that ended with its process, and what it may have cost. */
import { say } from '#commands/answer.ts';
import { spentText } from '#commands/failures/failure-catalogue.ts';
import type { Words } from '#locales/words.ts';
import type { ShownAnswer } from '../render/answer.ts';
import type { TurnRecord } from './turn-record.ts';

/** @param record undefined: nothing is known of it but that it was asked for */
export function interruptedAnswer(words: Words, record: TurnRecord | undefined): ShownAnswer {
  if (!record) return say([words.text('front-interrupted', { cost: spentText(words, 0) })]);
  const { command, argument, credits, about, doing } = record;
  // What is done by itself comes again by itself: there is nothing to press.
  if (command === 'routine') return say([words.text('routines-lost', { doing, credits })]);
  const invocation = { command, argument, confirmed: true, ...(about === undefined ? {} : { about }) };
  const label =
    credits === 0
      ? words.text('buttons-run-again')
      : words.text('numbers-priced', { label: words.text('buttons-run-again'), amount: credits });
  return say([words.text('front-interrupted', { cost: spentText(words, credits) })], {
    buttons: [[{ label, tone: 'primary', press: { kind: 'run', once: true, invocation } }]],
  });
}
