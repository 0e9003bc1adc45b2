/** What is said of a request that ended with its process, and what it may have cost. */
import { say } from '../../commands/answer.ts';
import type { Words } from '../../commands/words/words.ts';
import type { ShownAnswer } from '../render/answer.ts';
import type { TurnRecord } from './turn-record.ts';

/** Of what was done by itself: there is nothing to press, it comes again by itself. */
export function lostRoutineAnswer({ doing, credits }: TurnRecord, { routines }: Words): ShownAnswer {
  return say([routines.lost(doing, credits)]);
}

/** @param record undefined: nothing is known of it but that it was asked for */
export function interruptedAnswer({ front, buttons, numbers }: Words, record: TurnRecord | undefined): ShownAnswer {
  if (!record) return say([front.interrupted(0)]);
  const { command, argument, credits, about } = record;
  const invocation = { command, argument, confirmed: true, ...(about === undefined ? {} : { about }) };
  const label = credits === 0 ? buttons.runAgain : numbers.priced(buttons.runAgain, credits);
  return say([front.interrupted(credits)], {
    buttons: [[{ label, tone: 'primary', press: { kind: 'run', once: true, invocation } }]],
  });
}
