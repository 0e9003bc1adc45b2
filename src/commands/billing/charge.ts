/** The one way to the service for what people ask: scopes, limit, reservation, one request, settlement, receipt; never repeated. */
import type { Call } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { scopesFor } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import type { Reservation } from '#storage/spending.ts';
import { type Write, writeOf } from '#storage/write.ts';
import { dropRefusedScopes, requireScopes } from '../access/tokens.ts';
import type { Context } from '../command.ts';
import { errorReply, logProblem, type Problem, ProblemError, toProblem } from '../errors.ts';
import type { ServiceCall } from '../registry.ts';
import type { ButtonRows, Reply, RichText } from '../reply.ts';
import { type Budget, budgetOf, creditsBehind, priceOf, roomAt, WINDOW_MS } from './budget.ts';

export interface ChargedCall<T> extends ServiceCall {
  /** Command under which the spending is listed. */
  command: string;
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
  /** Offered where a scope is missing: what works without it. */
  alternatives?: (connection: Connection) => ButtonRows;
  /** Hears why there is no value, beside what is yielded. */
  onProblem?: (problem: Pick<Problem, 'code' | 'mayHaveCost'>) => void;
  request(call: Call, connection: Connection): Promise<T>;
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

/** @returns undefined once a refusal or failure was yielded. @throws the signal's reason, after the settlement */
export async function* charge<T>(ctx: Context, call: ChargedCall<T>): AsyncGenerator<Reply, Charged<T> | undefined> {
  const { deps } = ctx;
  const { command, operation, activity } = call;
  const user = await ctx.user();
  const { charged } = user;
  const credits = call.credits ?? priceOf(operation);
  const price = charged ? { credits } : {};
  const access = await requireScopes(ctx, call);
  if ('problem' in access) {
    const problem = { ...access.problem, operation, ...price };
    const alternatives = user.connection && call.alternatives?.(user.connection);
    return void (yield await refuse(ctx, call, problem, alternatives));
  }
  const { connection } = access;
  const budget = budgetOf(deps, user);
  const { limit } = budget;
  const isCounted = charged || limit !== undefined;
  if (limit !== undefined && budget.spent + credits > limit)
    return void (yield await refuse(ctx, call, overLimit(budget, credits)));
  yield { kind: 'progress', cancellable: true, text: [`${activity}…`] };

  const now = deps.clock.now();
  const row = { person: ctx.person.id, command, operation, credits, now, since: now - WINDOW_MS, cap: limit };
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
      const payment = { operation, credits: charged ? credits : 0, doing: activity, reservation };
      const { granted, spent } = await ctx.pay(payment);
      if (!granted) {
        const meanwhile = { at: now, credits: spent - budget.spent };
        const problem = overLimit({ ...budget, spent, calls: [...budget.calls, meanwhile] }, credits);
        return void (yield await refuse(ctx, call, problem));
      }
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
    value = await call.request({ token, signal: ctx.signal, onBalance }, connection);
  } catch (error) {
    settle(mayHaveCost(error) ? 'unknown' : 'refused', call.spent?.());
    if (ctx.signal.aborted) throw ctx.signal.reason;
    const failed = toProblem(error);
    const problem = { ...failed, operation, mayHaveCost: charged && failed.mayHaveCost, ...price };
    return void (yield await explain(ctx, call, { connection, error, problem, left }));
  }
  const cost = call.chargedFor?.(value) ?? credits;
  if (cost > 0) settle('charged', cost);
  else settle('refused');
  return { value, connection, receipt: charged ? receiptLine(ctx, cost, left) : [] };
}

function receiptLine({ words }: Context, credits: number, left: number | undefined): RichText {
  return [left === undefined ? words.text('receipt', { credits }) : words.text('receipt-left', { credits, left })];
}

interface Failed {
  connection: Connection;
  error: unknown;
  problem: Problem;
  left: number | undefined;
}

/** What is learnt and looked up on the way must not hide what happened. */
async function explain<T>(
  ctx: Context,
  { command, operation, datastore, alternatives, onProblem }: ChargedCall<T>,
  { connection, error, problem, left }: Failed,
): Promise<Reply> {
  onProblem?.(problem);
  logProblem(ctx, command, problem, error);
  const aside = (failure: unknown) => {
    if (ctx.signal.aborted) throw ctx.signal.reason;
    ctx.deps.log.error({ err: failure, reference: ctx.reference }, 'what a refusal says could not be noted');
    return undefined;
  };
  const balance = problem.code === 'credits-out' ? await balanceOf(ctx, connection, left).catch(aside) : undefined;
  const known = (await dropRefusedScopes(ctx, connection, error).catch(aside)) ?? connection;
  const scopes = problem.scopes?.length ? problem.scopes : scopesFor(operation, datastore);
  const offered =
    problem.code === 'scope-missing' || problem.code === 'credits-out' ? alternatives?.(known) : undefined;
  const named = problem.code === 'scope-missing' ? { ...problem, scopes } : problem;
  return await errorReply(ctx, balance === undefined ? named : { ...named, balance }, offered);
}

/** What somebody whose credits are out has to know. Nothing was paid for, so there is time to ask. */
async function balanceOf(ctx: Context, connection: Connection, left: number | undefined) {
  const credits = await creditsBehind(ctx, connection);
  const isToCome = credits !== undefined && credits.refillsAt > ctx.deps.clock.now() && credits.allowance > 0;
  return { left: credits?.balance ?? left, refill: isToCome ? credits : undefined };
}

const mayHaveCost = (error: unknown) => !(error instanceof ServiceFailure) || error.mayHaveCost;

function overLimit(budget: Budget, credits: number): Problem {
  const { spent, limit: most = 0, setBy } = budget;
  return {
    code: 'cap-reached',
    mayHaveCost: false,
    credits,
    limit: { most, spent, setBy, roomAt: roomAt(budget, credits) },
  };
}

async function refuse<T>(
  ctx: Context,
  call: ChargedCall<T>,
  problem: Problem,
  alternatives: ButtonRows = [],
): Promise<Reply> {
  call.onProblem?.(problem);
  logProblem(ctx, call.command, problem);
  return await errorReply(ctx, problem, alternatives);
}
