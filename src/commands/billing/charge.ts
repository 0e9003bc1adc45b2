/**
 * The one way to the service for what people ask: scopes, then, where it is charged or limited, the limit, the reservation
 * with the point of no return, one request, the settlement and the receipt. Never repeated by itself.
 */
import type { Call } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import type { Reservation } from '#storage/spending.ts';
import { type Write, writeOf } from '#storage/write.ts';
import type { Context } from '../command.ts';
import { learnFromRefusal, requireAccess, scopeRefusal } from '../connection/scope-gate.ts';
import { type Budget, budgetOf, creditsBehind } from '../credits/daily-cap.ts';
import { priceOf } from '../credits/price.ts';
import { failureAbout, logProblem } from '../define-command.ts';
import { problemAnswer } from '../failures/failure-answer.ts';
import { type Problem, ProblemError, problemOf } from '../failures/problem.ts';
import type { Button, ButtonRows, Reply, RichText } from '../reply.ts';
import { isCharged } from './prices.ts';

export interface ChargedCall<T> {
  /** Command under which the spending is listed. */
  command: string;
  operation: OperationName;
  needs: readonly Scope[];
  /** What is being done, in words for the person: `Searching your chats for “ferry”`. */
  activity: string;
  /** Calls a model or many pages: one at a time for a person, charged or not. */
  isLong?: boolean;
  /** What it costs, where that is known to be something else than the operation's price. */
  credits?: number;
  /** What it cost in fact, where its value says. */
  chargedFor?: (value: T) => number | undefined;
  /** Credits of the requests made by now, where it is made of several: of the credits above, which are the most it may cost. */
  spent?: () => number;
  /** Offered after a failure that another try may end. */
  retry?: Button;
  /** Offered where a scope is missing: what works without it. */
  alternatives?: (connection: Connection) => ButtonRows;
  /** Hears why there is no value, beside what is yielded. */
  onProblem?: (problem: Pick<Problem, 'code' | 'mayHaveCost'>) => void;
  /** The one request. */
  request(call: Call): Promise<T>;
}

export interface Charged<T> {
  value: T;
  connection: Connection;
  /** `2 credits · 137 left`, for the footer; empty where nothing is charged. */
  receipt: RichText;
}

/** Nothing is written where nothing is counted. */
const UNCOUNTED: Write<Reservation> & { readonly id: string } = {
  ...writeOf(),
  id: '',
  read: () => ({ granted: true, spent: 0 }),
};

/**
 * Makes a call to the service. Yields what the person sees meanwhile; a refusal or failure is yielded as the outcome.
 * @returns undefined when there is no value, and the reason has been yielded
 * @throws the signal's reason once the person stops it or the process ends; the settlement is written by then
 */
export async function* charge<T>(ctx: Context, call: ChargedCall<T>): AsyncGenerator<Reply, Charged<T> | undefined> {
  const { deps } = ctx;
  const access = await requireAccess(deps, ctx, call.needs, call.alternatives);
  if (!access.ok) {
    const code = (await ctx.user()).connection ? 'scope-missing' : 'not-connected';
    call.onProblem?.({ code, mayHaveCost: false });
    return void (yield access.answer);
  }
  const { connection } = access;
  const { command, operation, activity } = call;
  const charged = isCharged(deps, connection);
  const credits = call.credits ?? priceOf(operation);
  const budget = budgetOf(deps, await ctx.user());
  const isCounted = charged || budget.cap !== undefined;
  if (isCounted && budget.cap !== undefined && budget.spent + credits > budget.cap)
    return void (yield refuse(ctx, call, budget, credits));
  yield { kind: 'progress', cancellable: true, text: [`${activity}…`] };

  const now = deps.clock.now();
  const { cap } = budget;
  const row = { person: ctx.person.id, command, operation, credits, now, since: budget.day.since, cap };
  const reservation = isCounted ? deps.spending.reserving(row) : UNCOUNTED;
  const settle = (outcome: 'charged' | 'refused' | 'unknown', came = credits) => {
    if (!isCounted) return;
    deps.metrics.paidCalls.add({ operation, outcome });
    if (outcome !== 'refused') deps.metrics.credits.add({ operation, outcome }, came);
    ctx.commitWithReply(deps.spending.settling(reservation.id, outcome, came === credits ? undefined : came));
  };
  ctx.signal.throwIfAborted();
  if (isCounted || call.isLong) {
    try {
      const reserved = await ctx.pay({
        operation,
        credits: charged ? credits : 0,
        doing: activity,
        reservation,
      });
      if (!reserved.granted) return void (yield refuse(ctx, call, { ...budget, spent: reserved.spent }, credits));
    } catch (error) {
      // Nothing was sent, whatever became of the reservation; a refusal of the queue says that there is none.
      if (!(error instanceof ProblemError)) settle('refused');
      throw error;
    }
  }
  let left: number | undefined;
  let value: T;
  try {
    const { token } = connection;
    const onBalance = (balance: number) => {
      left = balance;
    };
    value = await call.request({ token, signal: ctx.signal, onBalance });
  } catch (error) {
    settle(mayHaveCost(error) ? 'unknown' : 'refused', call.spent?.());
    if (ctx.signal.aborted) throw ctx.signal.reason;
    const problem = problemOf(error, charged ? credits : undefined);
    if (!charged) problem.mayHaveCost = false;
    call.onProblem?.(problem);
    return void (yield await explain(ctx, call, { connection, error, problem, left }));
  }
  const cost = call.chargedFor?.(value) ?? credits;
  if (cost > 0) settle('charged', cost);
  else settle('refused');
  return { value, connection, receipt: charged ? receiptLine(ctx, cost, left) : [] };
}

function receiptLine({ words }: Context, credits: number, left: number | undefined): RichText {
  const remaining = left === undefined ? [] : [words.text('money-receipt-left', { amount: left })];
  return [[words.text('numbers-credits', { amount: credits }), ...remaining].join(' · ')];
}

interface Failed {
  connection: Connection;
  error: unknown;
  problem: Problem;
  /** As the refusal said. */
  left: number | undefined;
}

async function explain<T>(
  ctx: Context,
  { command, needs, alternatives, retry }: ChargedCall<T>,
  { connection, error, problem, left }: Failed,
): Promise<Reply> {
  const { deps } = ctx;
  if (problem.code === 'credits-out') problem.balance = await balanceOf(ctx, connection, left);
  logProblem(deps, ctx, command, problem, error);
  // What is learnt must not hide what happened.
  const known = await learnFromRefusal(deps, ctx.person.id, connection, error).catch((failure: unknown) => {
    deps.log.error({ err: failure, reference: ctx.reference }, 'a refused scope could not be noted');
    return connection;
  });
  if (problem.code === 'scope-missing' && problem.scopes?.length && !problem.mayHaveCost)
    return scopeRefusal(deps, ctx.words, known, problem.scopes, alternatives?.(known), 'service');
  const named = problem.code === 'scope-missing' && !problem.scopes?.length ? { needs } : {};
  return problemAnswer({ ...problem, ...named }, { ...failureAbout(deps, ctx), ...(retry ? { again: retry } : {}) });
}

/** What somebody whose credits are out has to know. Nothing was paid for, so there is time to ask. */
async function balanceOf(ctx: Context, connection: Connection, left: number | undefined) {
  const { deps, signal } = ctx;
  const credits = await creditsBehind(deps, connection, signal);
  const isToCome = credits !== undefined && credits.refillsAt > deps.clock.now() && credits.allowance > 0;
  return {
    left: credits?.balance ?? left,
    refill: isToCome
      ? { allowance: credits.allowance, refillsAt: new Date(credits.refillsAt).toISOString() }
      : undefined,
  };
}

const mayHaveCost = (error: unknown) => !(error instanceof ServiceFailure) || error.mayHaveCost;

function refuse<T>(ctx: Context, call: ChargedCall<T>, { spent, cap = 0, setBy, day }: Budget, credits: number): Reply {
  const { deps } = ctx;
  const resetsAt = new Date(day.until).toISOString();
  const problem: Problem = {
    code: 'cap-reached',
    mayHaveCost: false,
    credits,
    cap: { limit: cap, spent, setBy, resetsAt, zone: undefined },
  };
  call.onProblem?.(problem);
  logProblem(deps, ctx, call.command, problem, undefined);
  return problemAnswer(problem, failureAbout(deps, ctx));
}
