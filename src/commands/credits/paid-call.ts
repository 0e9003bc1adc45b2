/**
 * The way of every call that costs credits: scopes, cap, reservation and point of no return, one request, settlement,
 * receipt. A paid call is made once and never repeated by itself.
 */
import type { Words } from '#locales/words.ts';
import type { Call } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import { learnFromRefusal, requireAccess, scopeRefusal } from '../connection/scope-gate.ts';
import { failureAbout, logProblem } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { problemAnswer } from '../failures/failure-answer.ts';
import { type Problem, ProblemError, problemOf } from '../failures/problem.ts';
import { paidButton } from '../press.ts';
import type { CommandName } from '../registry.ts';
import type { ButtonRows, Invocation, Reply, Span } from '../reply.ts';
import { type Budget, budgetOf, creditsBehind, todayText } from './daily-cap.ts';
import { priceOf } from './price.ts';

export interface PaidRequest<T> {
  /** Command under which the spending is listed. */
  command: CommandName;
  operation: OperationName;
  needs: readonly Scope[];
  /** What is being done: `Searching your chats for “ferry”`. */
  doing: string;
  /** What it costs, where that is known to be something else than the operation's price. */
  credits?: number;
  /** Said with the first thing that is shown of it. */
  note?: readonly Span[];
  /** What it cost in fact, where its value says: nothing, or the price. */
  charged?: (value: T) => number | undefined;
  /** What was asked for by now, where it is made of several calls: of the credits above, which are the most it may cost. */
  spent?: () => number;
  /** What a button for another try runs. */
  again: Invocation;
  /** Hears why there is no value, beside what is yielded. */
  onProblem?: (problem: Pick<Problem, 'code' | 'mayHaveCost'>) => void;
  /** Offered where a scope is missing: something that works without it. */
  instead?: (connection: Connection) => ButtonRows;
  /** The one request. */
  request(call: Call): Promise<T>;
}

export interface Receipt {
  credits: number;
  /** Today's budget with this call in it. */
  budget: Budget;
  /** How long the service took, milliseconds. */
  tookMs: number;
  /** Credits that are left at the service, where it says. */
  left: number | undefined;
  /** In which it is written. */
  words: Words;
}

export interface Paid<T> {
  value: T;
  receipt: Receipt;
  connection: Connection;
}

/**
 * Makes a paid call. Yields what the person sees meanwhile; a refusal or failure is yielded as the outcome.
 * @returns undefined when there is no value, and the reason has been yielded
 * @throws the signal's reason once the person cancels or the process stops; the settlement is kept by then
 */
export async function* payFor<T>(
  deps: CommandDeps,
  turn: Context,
  paid: PaidRequest<T>,
): AsyncGenerator<Reply, Paid<T> | undefined> {
  const access = await requireAccess(deps, turn, paid.needs, paid.instead);
  if (!access.ok) {
    const code = (await turn.user()).connection ? 'scope-missing' : 'not-connected';
    paid.onProblem?.({ code, mayHaveCost: false });
    yield access.answer;
    return undefined;
  }
  const { connection } = access;
  const { command, operation, doing } = paid;
  const credits = paid.credits ?? priceOf(operation);
  const before = budgetOf(deps, await turn.user());
  const { cap } = before;
  const refuse = (spent: number) => {
    paid.onProblem?.({ code: 'cap-reached', mayHaveCost: false });
    return capRefusal(deps, turn, { ...before, spent }, { command, credits });
  };
  if (cap !== undefined && before.spent + credits > cap) {
    yield await refuse(before.spent);
    return undefined;
  }
  yield {
    kind: 'progress',
    cancellable: true,
    text: [`${doing}…`, ...(paid.note ?? [])],
  };

  const person = turn.person.id;
  const now = deps.clock.now();
  const entry = { person, command, operation, credits, now, since: before.day.since, cap };
  const reservation = deps.spending.reserving(entry);
  const settle = (outcome: 'charged' | 'refused' | 'unknown', came = credits) => {
    deps.metrics.paidCalls.add({ operation, outcome });
    if (outcome !== 'refused') deps.metrics.credits.add({ operation, outcome }, came);
    turn.commitWithReply(deps.spending.settling(reservation.id, outcome, came === credits ? undefined : came));
  };
  let startedAt = now;
  let value: T;
  let left: number | undefined;
  turn.signal.throwIfAborted();
  try {
    const reserved = await turn.pay({ operation, credits, doing, reservation });
    if (!reserved.granted) {
      yield await refuse(reserved.spent);
      return undefined;
    }
    before.spent = reserved.spent;
    startedAt = deps.clock.now();
  } catch (error) {
    // Nothing was sent, whatever became of the reservation; a refusal of the front says that there is none.
    if (!(error instanceof ProblemError)) settle('refused');
    throw error;
  }
  try {
    value = await paid.request({
      token: connection.token,
      signal: turn.signal,
      onBalance: (credits) => {
        left = credits;
      },
    });
  } catch (error) {
    settle(mayHaveCost(error) ? 'unknown' : 'refused', paid.spent?.());
    if (turn.signal.aborted) throw turn.signal.reason;
    paid.onProblem?.(problemOf(error));
    yield await explain(deps, turn, paid, { connection, credits, error, left });
    return undefined;
  }
  const charged = paid.charged?.(value) ?? credits;
  if (charged > 0) settle('charged', charged);
  else settle('refused');
  const budget = { ...before, spent: before.spent - (credits - charged) };
  const tookMs = deps.clock.now() - startedAt;
  const receipt = { credits: charged, budget, tookMs, left, words: turn.words };
  return { value, connection, receipt };
}

interface Failed {
  connection: Connection;
  credits: number;
  error: unknown;
  /** As the refusal said. */
  left: number | undefined;
}

async function explain<T>(
  deps: CommandDeps,
  turn: Context,
  { command, operation, needs, instead, again }: PaidRequest<T>,
  { connection, credits, error, left: balance }: Failed,
): Promise<Reply> {
  const problem = problemOf(error, credits);
  if (problem.code === 'credits-out') problem.balance = await balanceOf(deps, turn, connection, balance);
  logProblem(deps, turn, command, problem, error);
  const left = await learnFromRefusal(deps, turn.person.id, connection, error);
  if (problem.code === 'scope-missing' && problem.scopes?.length && !problem.mayHaveCost) {
    return scopeRefusal(deps, turn.words, left, problem.scopes, instead?.(left), 'service');
  }
  const named = problem.scopes?.length ? {} : { needs };
  return problemAnswer(problem.code === 'scope-missing' ? { ...problem, ...named } : problem, {
    ...failureAbout(deps, turn),
    again: paidButton(turn.words, turn.words.text('buttons-try-again'), operation, again),
  });
}

/** What a person whose credits are out has to know. Nothing was paid for, so there is time to ask. */
async function balanceOf(deps: CommandDeps, turn: Context, connection: Connection, left: number | undefined) {
  const credits = await creditsBehind(deps, connection, turn.signal);
  const isToCome = credits !== undefined && credits.refillsAt > deps.clock.now() && credits.allowance > 0;
  return {
    left: credits?.balance ?? left,
    refill: isToCome
      ? { allowance: credits.allowance, refillsAt: new Date(credits.refillsAt).toISOString() }
      : undefined,
  };
}

function mayHaveCost(error: unknown): boolean {
  return !(error instanceof ServiceFailure) || error.mayHaveCost;
}

/** `2 credits · 3 chats · 137 left · 7 of 20 credits today`. */
export function receiptText({ credits, budget, left, words }: Receipt, ...facts: string[]): Span[] {
  const remaining = left === undefined ? [] : [words.text('money-receipt-left', { amount: left })];
  return [
    [words.text('numbers-credits', { amount: credits }), ...facts, ...remaining, todayText(words, budget)].join(' · '),
  ];
}

/** @param call its price, and the command that it is of */
async function capRefusal(
  deps: CommandDeps,
  turn: Context,
  { spent, cap = 0, setBy, day }: Budget,
  { credits, command }: { credits: number; command: string },
): Promise<Reply> {
  const resetsAt = new Date(day.until).toISOString();
  const { zone } = (await turn.user()).today;
  const facts = { limit: cap, spent, setBy, resetsAt, zone };
  const problem: Problem = { code: 'cap-reached', mayHaveCost: false, credits, cap: facts };
  logProblem(deps, turn, command, problem, undefined);
  return problemAnswer(problem, failureAbout(deps, turn));
}
