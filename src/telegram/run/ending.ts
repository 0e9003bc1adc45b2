/** How a run ends that was stopped or has failed: in words with the price, or in silence where it is run again. */

import { say } from '#commands/answer.ts';
import { spentText } from '#commands/failures/failure-catalogue.ts';
import { ProblemError } from '#commands/failures/problem.ts';
import type { Words } from '#locales/words.ts';
import { TimeoutError } from '#platform/clock.ts';
import type { Metrics } from '#platform/metrics.ts';
import { CancelledError, LeaseLostError, StoppingError, TooManyWaitingError } from '../jobs/inbox/turn.ts';
import type { ShownAnswer } from '../render/answer.ts';
import { interruptedAnswer } from './interrupted.ts';
import { readRecord, type TurnRecord } from './turn-record.ts';

export interface Ended {
  error: unknown;
  /** Why its signal was aborted; undefined when it was not. */
  reason: unknown;
  /** What it had found by then. */
  outcome: ShownAnswer | undefined;
  record: TurnRecord;
  /** Whether it is past its point of no return. */
  committed: boolean;
}

/**
 * What to say; undefined when nobody stopped it, so that it has failed. Throws the reason when nothing is to be said:
 * another process has it, or the next one runs it again.
 */
export function endingOf(words: Words, { error, reason, outcome, record, committed }: Ended): ShownAnswer | undefined {
  const spent = committed ? record.credits : 0;
  if (reason instanceof LeaseLostError || error instanceof LeaseLostError) throw reason ?? error;
  if (reason instanceof CancelledError) return outcome ?? say([words.text('front-stopped', { price: spent })]);
  if (reason instanceof StoppingError) {
    // Before it has asked for anything, another process or the next start runs it again.
    if (!committed) throw reason;
    return outcome ?? interruptedAnswer(words, record);
  }
  return reason instanceof TimeoutError
    ? (outcome ?? say([words.text('front-timed-out', { cost: spentText(words, spent) })]))
    : undefined;
}

/** What to say of a run that has failed by itself. @param spent credits that it may have cost */
export function failedAnswer(words: Words, reference: string, spent: number): ShownAnswer {
  return say(words.rich('front-failed', { reference, cost: spentText(words, spent) }), { problem: 'internal' });
}

/** Throws the problem that a request is refused with while as many of the person's as may are waiting; other errors as they are. */
export function throwProblem(error: unknown): never {
  if (!(error instanceof TooManyWaitingError)) throw error;
  const doing = readRecord(error.first)?.doing;
  throw new ProblemError({ code: 'too-many-waiting', mayHaveCost: false, ...(doing ? { doing } : {}) });
}

/** Counts a run that has come to its end, with what it says. */
export function countRun(metrics: Metrics, command: string, outcome: ShownAnswer | undefined, stopped: boolean): void {
  const problem = outcome?.kind === 'text' ? outcome.problem : undefined;
  if (problem !== undefined) metrics.problems.add({ code: problem });
  const refused = problem === 'internal' ? 'failed' : 'refused';
  metrics.commands.add({ command, outcome: stopped ? 'stopped' : problem === undefined ? 'answered' : refused });
}
