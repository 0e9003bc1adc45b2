/** What is said of a request that ended with its process, and what it may have cost. */
import { say } from '#commands/answer.ts';
import type { Words } from '#commands/words/words.ts';
import type { ShownAnswer } from '../render/answer.ts';
import type { TurnRecord } from './turn-record.ts';

/** @param record undefined: nothing is known of it but that it was asked for */
export function interruptedAnswer(words: Words, record: TurnRecord | undefined): ShownAnswer {
  const { front, buttons, numbers, routines } = words;
  if (!record) return say([front.interrupted(0)]);
  const { command, argument, credits, about, doing } = record;
  // What is done by itself comes again by itself: there is nothing to press.
  if (command === 'routine') return say([routines.lost(doing, credits)]);
  const invocation = { command, argument, confirmed: true, ...(about === undefined ? {} : { about }) };
  const label = credits === 0 ? buttons.runAgain : numbers.priced(buttons.runAgain, credits);
  return say([front.interrupted(credits)], {
    buttons: [[{ label, tone: 'primary', press: { kind: 'run', once: true, invocation } }]],
  });
}
