/** The end of an update together with what is said about it: durable in one write, and then said. */

import { runDue } from '#commands/actions.ts';
import { costText, ProblemError } from '#commands/errors.ts';
import { type Reply, type RichText, reply } from '#commands/reply.ts';
import type { Words } from '#locales/words.ts';
import { TimeoutError } from '#platform/clock.ts';
import type { Metrics } from '#platform/metrics.ts';
import { withWrites, writeOf } from '#storage/write.ts';
import {
  CancelledError,
  type JobContext,
  LeaseLostError,
  StoppingError,
  TooManyWaitingError,
} from '../jobs/inbox/job-context.ts';
import type { Outbox } from '../jobs/outbox/outbox.ts';
import type { ShownAnswer } from '../render/answer.ts';
import type { Saying } from '../render/composer.ts';
import type { RunRecord } from './run-record.ts';

/**
 * With nothing to say it is just the end. Says nothing where another process has the update by now. Rejects when the
 * database refuses it.
 */
export async function conclude(
  outbox: Pick<Outbox, 'enqueue'>,
  job: Pick<JobContext, 'end'>,
  { delivery, writes }: Saying,
): Promise<void> {
  if (delivery.steps.length === 0) {
    await job.end(() => ({ ...withWrites(writeOf(), writes), read: () => true }));
    return;
  }
  let start = () => {};
  const ours = await job.end((updateId) => {
    const enqueued = outbox.enqueue(delivery, updateId);
    start = enqueued.start;
    return withWrites(enqueued.write, writes);
  });
  if (ours) start();
}

/** @param record undefined: nothing is known of it but that it was asked for */
export function interruptedAnswer(words: Words, record: RunRecord | undefined): ShownAnswer {
  if (!record) return reply([words.text('errors-restarted')]);
  const { invocation, credits, doing } = record;
  // What is done by itself comes again by itself: there is nothing to press.
  if (invocation.command === runDue.name) return reply([words.text('alerts-lost', { doing, credits })]);
  const again = words.text('buttons-try-again');
  const label = credits === 0 ? again : words.text('numbers-priced', { label: again, amount: credits });
  return reply(withCost(words, [words.text('errors-restarted')], credits), {
    buttons: [[{ label, tone: 'primary', press: { kind: 'run', once: true, invocation } }]],
  });
}

/** With what it may have cost, where it can have cost something. @param spent credits */
const withCost = (words: Words, text: RichText, spent: number): RichText =>
  spent === 0 ? text : [...text, '\n', costText(words, spent)];

export type Outcome = Exclude<Reply, { kind: 'notice' }>;

interface Ended {
  error: unknown;
  /** Why its signal was aborted; undefined when it was not. */
  reason: unknown;
  /** What it had found by then. */
  outcome: Outcome | undefined;
  record: RunRecord;
  /** Whether it is past its point of no return. */
  committed: boolean;
}

/**
 * What to say; undefined when nobody stopped it, so that it has failed. Throws the reason when nothing is to be said:
 * another process has it, or the next one runs it again.
 */
export function outcomeAfter(words: Words, { error, reason, outcome, record, committed }: Ended): Outcome | undefined {
  const spent = committed ? record.credits : 0;
  if (reason instanceof LeaseLostError || error instanceof LeaseLostError) throw reason ?? error;
  if (reason instanceof CancelledError)
    return outcome ?? reply(withCost(words, [words.text('progress-stopped')], spent));
  if (reason instanceof StoppingError) {
    // Before it has asked for anything, another process or the next start runs it again.
    if (!committed) throw reason;
    return outcome ?? interruptedAnswer(words, record);
  }
  return reason instanceof TimeoutError
    ? (outcome ?? reply(withCost(words, [words.text('errors-timeout')], spent)))
    : undefined;
}

/** What to say of a run that has failed by itself. @param spent credits that it may have cost */
export function failedAnswer(words: Words, reference: string, spent: number): Reply & { kind: 'text' } {
  return reply(withCost(words, words.rich('errors-internal', { reference }), spent), { problem: 'internal' });
}

/** Throws the problem that a request is refused with while as many of the person's as may are waiting; other errors as they are. */
export function throwProblem(error: unknown): never {
  if (!(error instanceof TooManyWaitingError)) throw error;
  throw new ProblemError({ code: 'too-many-waiting' });
}

/** Counts a run that has come to its end, with what it says. */
export function countRun(metrics: Metrics, command: string, outcome: Outcome | undefined, stopped: boolean): void {
  const problem = outcome?.kind === 'text' ? outcome.problem : undefined;
  if (problem !== undefined) metrics.problems.add({ code: problem });
  const refused = problem === 'internal' ? 'failed' : 'refused';
  metrics.commands.add({ command, outcome: stopped ? 'stopped' : problem === undefined ? 'answered' : refused });
}
