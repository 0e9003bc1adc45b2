/** What is said of a request that ended with its process, and what it may have cost. */
import { interruptedText, inWords, runAgainLabel } from '../commands/catalogue.ts';
import type { Words } from '../commands/words/words.ts';
import type { ShownAnswer } from './render/answer.ts';
import type { TurnRecord } from './turn-record.ts';

/** Of what was done by itself: there is nothing to press, it comes again by itself. */
export function lostRoutineAnswer({ doing, credits }: TurnRecord, { routines }: Words): ShownAnswer {
  return inWords([routines.lost(doing, credits)]);
}

/** @param record undefined: nothing is known of it but that it was asked for */
export function interruptedAnswer(record: TurnRecord | undefined): ShownAnswer {
  if (!record) return inWords(interruptedText(0));
  const { command, argument, credits, about } = record;
  const invocation = { command, argument, confirmed: true, ...(about === undefined ? {} : { about }) };
  return inWords(interruptedText(credits), [
    [{ label: runAgainLabel(credits), tone: 'primary', press: { kind: 'run', once: true, invocation } }],
  ]);
}
