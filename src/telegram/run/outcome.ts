/** Ends an update together with its answer, in one write, and then sends the answer. */

import { runDue } from '#commands/actions.ts';
import { costText, ProblemError } from '#commands/errors.ts';
import { type Reply, type RichText, reply, type TextReply } from '#commands/reply.ts';
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
import type { ComposedAnswer } from '../render/composer.ts';
import type { RunRecord } from './run-record.ts';

/**
 * Ends the update even without an answer. Resolves with false, and sends nothing, if another process owns the update by
 * now. Rejects when the database refuses the write.
 */
export async function conclude(
  outbox: Pick<Outbox, 'enqueue'>,
  job: Pick<JobContext, 'end'>,
  { delivery, writes }: ComposedAnswer,
  onSent?: (messageId: number) => void,
): Promise<boolean> {
  if (delivery.steps.length === 0) return await job.end(() => ({ ...withWrites(writeOf(), writes), read: () => true }));
  let start = () => {};
  const isOurs = await job.end((updateId) => {
    const enqueued = outbox.enqueue(delivery, updateId, { onSent });
    start = enqueued.start;
    return withWrites(enqueued.write, writes);
  });
  if (isOurs) start();
  return isOurs;
}

/** The answer to an update that a crash or stop interrupted. @param record undefined if the run recorded nothing */
export function interruptedAnswer(words: Words, record: RunRecord | undefined): TextReply {
  if (!record) return reply([words.text('errors-restarted')]);
  const { invocation, credits, doing } = record;
  // A routine runs again by itself, so there is no button.
  if (invocation.command === runDue.name) return reply([words.text('alerts-lost', { doing, credits })]);
  const again = words.text('buttons-try-again');
  const label = credits === 0 ? again : words.text('numbers-priced', { label: again, amount: credits });
  return reply(withCost(words, [words.text('errors-restarted')], credits), {
    buttons: [[{ label, tone: 'primary', press: { kind: 'run', once: true, invocation } }]],
  });
}

/** Adds what the run may have cost, unless that is 0. @param spent credits */
const withCost = (words: Words, text: RichText, spent: number): RichText =>
  spent === 0 ? text : [...text, '\n', costText(words, spent)];

export type Outcome = Exclude<Reply, { kind: 'notice' }>;

interface RunEnd {
  error: unknown;
  /** Why its signal was aborted; undefined if it was not. */
  reason: unknown;
  /** The last answer by then. */
  outcome: Outcome | undefined;
  record: RunRecord;
  /** Whether the update is past its point of no return. */
  committed: boolean;
}

/**
 * The answer after a run was aborted; undefined if it failed without being aborted. Throws the reason when nothing may
 * be sent: another process owns the update, or will run it again.
 */
export function outcomeAfter(words: Words, { error, reason, outcome, record, committed }: RunEnd): Outcome | undefined {
  const spent = committed ? record.credits : 0;
  if (reason instanceof LeaseLostError || error instanceof LeaseLostError) throw reason ?? error;
  if (reason instanceof CancelledError)
    return outcome ?? reply(withCost(words, [words.text('progress-stopped')], spent));
  if (reason instanceof StoppingError) {
    // Nothing was paid yet: another process or the next start runs it again.
    if (!committed) throw reason;
    return outcome ?? interruptedAnswer(words, record);
  }
  return reason instanceof TimeoutError
    ? (outcome ?? reply(withCost(words, [words.text('errors-timeout')], spent)))
    : undefined;
}

/** The answer for a run that failed with an internal error. @param spent credits that it may have cost */
export function failedAnswer(words: Words, reference: string, spent: number): TextReply {
  return reply(withCost(words, words.rich('errors-internal', { reference }), spent), { problem: 'internal' });
}

/** Turns a TooManyWaitingError into the problem shown to the person; rethrows other errors. */
export function throwProblem(error: unknown): never {
  if (!(error instanceof TooManyWaitingError)) throw error;
  throw new ProblemError({ code: 'too-many-waiting' });
}

/** Counts a finished run in the metrics by its outcome. */
export function countRun(metrics: Metrics, command: string, outcome: Outcome | undefined, stopped: boolean): void {
  const problem = outcome?.kind === 'text' ? outcome.problem : undefined;
  if (problem !== undefined) metrics.problems.add({ code: problem });
  const refused = problem === 'internal' ? 'failed' : 'refused';
  metrics.commands.add({ command, outcome: stopped ? 'stopped' : problem === undefined ? 'answered' : refused });
}
