/**
 * The way of every call that costs credits: scopes, cap, reservation, record, one request, settlement, receipt.
 * A paid call is made once and never repeated by itself.
 */
import type { Call } from '../contract/data-service.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { OperationName } from '../contract/operations.ts';
import type { Scope } from '../contract/scopes.ts';
import type { Connection } from '../storage/connections.ts';
import type { SpendingOutcome } from '../storage/spending.ts';
import type { Answer, ButtonRows, Invocation, Span } from './answer.ts';
import type { Turn } from './command.ts';
import { type Budget, budgetOf, crossesWarning, dayStart, resetsAt, smallerCap, todayText } from './daily-cap.ts';
import { failureAbout, logProblem } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { problemAnswer } from './failure-answer.ts';
import { paidButton } from './press.ts';
import { creditsText, priceOf } from './price.ts';
import { type Problem, problemOf } from './problem.ts';
import { learnFromRefusal, requireAccess, scopeRefusal } from './scope-gate.ts';

export interface PaidRequest<T> {
  /** Command under which the spending is listed. */
  command: string;
  operation: OperationName;
  needs: readonly Scope[];
  /** What is being done: `Searching your chats`. */
  doing: string;
  /** What a button for another try runs. */
  again?: Invocation;
  /** Offered where a scope is missing: something that works without it. */
  instead?: (connection: Connection) => ButtonRows;
  /** The one request. */
  request(call: Call): Promise<T>;
}

export interface Receipt {
  credits: number;
  /** Today's budget with this call in it. */
  budget: Budget;
  warning: boolean;
  /** How long the service took, milliseconds. */
  tookMs: number;
}

/**
 * Makes a paid call. Yields what the person sees meanwhile; a refusal or failure is yielded as the outcome.
 * @returns undefined when there is no value, and the reason has been yielded
 * @throws the signal's reason once the person cancels or the process stops; the spending is settled by then
 */
export async function* payFor<T>(
  deps: CommandDeps,
  turn: Turn,
  paid: PaidRequest<T>,
): AsyncGenerator<Answer, { value: T; receipt: Receipt } | undefined> {
  const access = await requireAccess(deps, turn, paid.needs, paid.instead);
  if (!access.ok) {
    yield access.answer;
    return undefined;
  }
  const credits = priceOf(paid.operation);
  const before = await budgetOf(deps, turn.person.id);
  if (before.cap !== undefined && before.spent + credits > before.cap) {
    yield refuseForCap(deps, turn, paid.command, { ...before, cap: before.cap }, credits);
    return undefined;
  }
  const warning = crossesWarning(before, credits);
  yield {
    kind: 'progress',
    cancellable: true,
    text: [
      `${paid.doing}… (${creditsText(credits)})`,
      ...(warning ? [`\nThis brings today to ${before.spent + credits} of your ${before.cap} credits.`] : []),
    ],
  };

  const reserved = await reserve(deps, turn, paid, credits);
  if ('refusal' in reserved) {
    yield reserved.refusal;
    return undefined;
  }
  const startedAt = deps.clock.now();
  let value: T;
  try {
    value = await paid.request({ token: access.connection.token, signal: turn.signal });
  } catch (error) {
    await settle(deps, turn, reserved.id, mayHaveCost(error) ? 'unknown' : 'refused');
    if (turn.signal.aborted) throw turn.signal.reason;
    yield await explain(deps, turn, paid, credits, error);
    return undefined;
  }
  await settle(deps, turn, reserved.id, 'charged');
  const budget = { ...before, spent: before.spent + credits };
  return { value, receipt: { credits, budget, warning, tookMs: deps.clock.now() - startedAt } };
}

/** Writes the spending row, then lets the front record the call: what is not recorded is not sent. */
async function reserve(
  deps: CommandDeps,
  turn: Turn,
  { command, operation }: Pick<PaidRequest<unknown>, 'command' | 'operation'>,
  credits: number,
): Promise<{ id: string } | { refusal: Answer }> {
  turn.signal.throwIfAborted();
  const person = turn.person.id;
  const now = deps.clock.now();
  const { dailyCreditCap } = await deps.settings.read(person);
  const { cap, setBy } = smallerCap(deps.dailyCreditLimit, dailyCreditCap);
  const since = dayStart(now);
  const reservation = await deps.spending.reserve({ person, command, operation, credits, now, since, cap });
  if (!reservation.granted) {
    const budget = { spent: reservation.spent, cap: reservation.cap, setBy };
    return { refusal: refuseForCap(deps, turn, command, budget, credits) };
  }
  try {
    await turn.beforePaying({ operation, credits });
    turn.signal.throwIfAborted();
  } catch (error) {
    await settle(deps, turn, reservation.id, 'refused');
    throw error;
  }
  return { id: reservation.id };
}

function refuseForCap(
  deps: CommandDeps,
  turn: Turn,
  command: string,
  { spent, cap, setBy }: Budget & { cap: number },
  credits: number,
): Answer {
  const facts = { limit: cap, spent, setBy, resetsAt: resetsAt(deps.clock.now()) };
  const problem: Problem = { code: 'cap-reached', mayHaveCost: false, credits, cap: facts };
  logProblem(deps, turn, command, problem, undefined);
  return problemAnswer(problem, failureAbout(deps, turn));
}

async function explain<T>(
  deps: CommandDeps,
  turn: Turn,
  paid: PaidRequest<T>,
  credits: number,
  error: unknown,
): Promise<Answer> {
  const problem = problemOf(error, credits);
  logProblem(deps, turn, paid.command, problem, error);
  await learnFromRefusal(deps, turn.person.id, error);
  const connection = await deps.connections.find(turn.person.id);
  if (problem.code === 'scope-missing' && problem.scopes?.length && !problem.mayHaveCost && connection) {
    return scopeRefusal(deps, connection, problem.scopes, paid.instead?.(connection), 'service');
  }
  const named = problem.scopes?.length ? {} : { needs: paid.needs };
  return problemAnswer(problem.code === 'scope-missing' ? { ...problem, ...named } : problem, {
    ...failureAbout(deps, turn),
    ...(paid.again === undefined ? {} : { again: paidButton('Try again', paid.operation, paid.again) }),
  });
}

function mayHaveCost(error: unknown): boolean {
  return !(error instanceof ServiceFailure) || error.mayHaveCost;
}

/** An answer that was paid for is not lost because its row could not be written: it goes on counting as started. */
async function settle(deps: CommandDeps, turn: Turn, id: string, outcome: SpendingOutcome): Promise<void> {
  try {
    await deps.spending.settle(id, outcome);
  } catch (error) {
    deps.log.error({ err: error, reference: turn.reference, outcome }, 'spending could not be settled');
  }
}

/** `2 credits · 3 chats · 7 of 20 credits today`, with a warning where the cap comes near. */
export function receiptText({ credits, budget, warning }: Receipt, ...facts: string[]): Span[] {
  const line = [creditsText(credits), ...facts, todayText(budget)].join(' · ');
  return warning ? [line, '\n⚠️ Most of today’s cap is used.'] : [line];
}
