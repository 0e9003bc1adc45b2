/** The only path of people's requests to the service: scopes, limit, reservation, one try, settlement, receipt. */
import type { Call } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { scopesFor } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import type { Reservation } from '#storage/spending.ts';
import { type Write, writeOf } from '#storage/write.ts';
import { dropRefusedScopes, requireScopes } from '../access/tokens.ts';
import type { Context } from '../command.ts';
import { type Problem, ProblemError, toProblem } from '../errors.ts';
import type { ServiceCall } from '../registry.ts';
import type { ButtonRows } from '../reply.ts';
import { type Budget, budgetOf, creditsBehind, priceOf, roomAt, WINDOW_MS } from './budget.ts';

export interface ChargedCall<T> extends ServiceCall {
  /** Command under which the spending is listed. */
  command: string;
  /** Activity shown to the person: `Searching your chats for “ferry”`. */
  activity: string;
  /** Whether it calls a model or reads many pages: one at a time per person, charged or not. */
  isLong?: boolean;
  /** Cost, if it differs from the operation's price. */
  credits?: number;
  /** Actual cost, if the value tells it. */
  chargedFor?: (value: T) => number | undefined;
  /** Credits spent so far, for a call made of several requests; `credits` is then the maximum. */
  spent?: () => number;
  /** Buttons for what works without the scope, offered if it's missing. */
  alternatives?: (connection: Connection) => ButtonRows;
  request(call: Call, connection: Connection): Promise<T>;
}

/** Stands in for a reservation when nothing is counted; writes nothing. */
const UNCOUNTED: Write<Reservation> & { readonly id: string } = {
  ...writeOf(),
  id: '',
  read: () => ({ granted: true }),
};

/** @returns the result. @throws ProblemError if refused or failed, or the signal's reason; both after settlement */
export async function charge<T>(ctx: Context, call: ChargedCall<T>): Promise<T> {
  const { deps, charged } = ctx;
  const { command, operation, activity } = call;
  const credits = call.credits ?? priceOf(operation);
  const price = charged ? { credits } : {};
  const connection = requireScopes(ctx, call, { price, alternatives: call.alternatives });
  const budget = budgetOf(deps, ctx);
  const { limit } = budget;
  const isCounted = charged || limit !== undefined;
  if (limit !== undefined && budget.spent + credits > limit) throw overLimit(budget, credits);
  ctx.progress([`${activity}…`]);

  const now = deps.clock.now();
  const row = { person: ctx.person.id, command, operation, credits, now, since: now - WINDOW_MS, cap: limit };
  const reservation = isCounted ? deps.spending.reserving(row) : UNCOUNTED;
  const settle = (outcome: 'charged' | 'refused' | 'unknown', amount = credits) => {
    if (!isCounted) return;
    deps.metrics.paidCalls.add({ operation, outcome });
    if (outcome !== 'refused') deps.metrics.credits.add({ operation, outcome }, amount);
    ctx.commitWithReply(deps.spending.settling(reservation.id, outcome, amount === credits ? undefined : amount));
  };
  ctx.signal.throwIfAborted();
  if (isCounted || call.isLong) {
    const payment = { operation, credits: charged ? credits : 0, doing: activity, reservation };
    const reserved = await ctx.pay(payment).catch((error: unknown) => {
      // Nothing was sent. The reservation may exist, unless the queue refused the call with a ProblemError.
      if (!(error instanceof ProblemError)) settle('refused');
      throw error;
    });
    if (!reserved.granted) {
      const { spent } = reserved;
      const meanwhile = { at: now, credits: spent - budget.spent };
      throw overLimit({ ...budget, spent, calls: [...budget.calls, meanwhile] }, credits);
    }
  }
  let left: number | undefined;
  const onBalance = (balance: number) => {
    left = balance;
  };
  let value: T;
  try {
    value = await call.request({ token: connection.token, signal: ctx.signal, onBalance }, connection);
  } catch (error) {
    settle(mayHaveCost(error) ? 'unknown' : 'refused', call.spent?.());
    if (ctx.signal.aborted) throw ctx.signal.reason;
    throw await toProblemError(ctx, call, { connection, error, price, left, charged });
  }
  const cost = call.chargedFor?.(value) ?? credits;
  if (cost > 0) settle('charged', cost);
  else settle('refused');
  if (charged) ctx.receipts.push(receiptOf(ctx, cost, left));
  return value;
}

/** `2 credits · 137 left` */
const receiptOf = ({ words }: Context, credits: number, left: number | undefined): string =>
  left === undefined ? words.text('receipt', { credits }) : words.text('receipt-left', { credits, left });

interface Failed {
  connection: Connection;
  error: unknown;
  price: { credits?: number };
  left: number | undefined;
  charged: boolean;
}

/** Turns a failure into a problem with its details; errors while collecting them must not hide the failure. */
async function toProblemError<T>(
  ctx: Context,
  { operation, datastore, alternatives }: ChargedCall<T>,
  { connection, error, price, left, charged }: Failed,
): Promise<ProblemError> {
  const failed = toProblem(error);
  const problem: Problem = { ...failed, operation, mayHaveCost: charged && failed.mayHaveCost === true, ...price };
  const ignore = (failure: unknown) => {
    if (ctx.signal.aborted) throw ctx.signal.reason;
    ctx.deps.log.error({ err: failure, reference: ctx.reference }, 'could not collect the details of a refusal');
    return undefined;
  };
  const known = (await dropRefusedScopes(ctx, connection, error).catch(ignore)) ?? connection;
  const options = { alternatives: alternatives?.(known), cause: error };
  if (problem.code === 'scope-missing') {
    const scopes = problem.scopes?.length ? problem.scopes : scopesFor(operation, datastore);
    return new ProblemError({ ...problem, scopes }, options);
  }
  if (problem.code !== 'credits-out') return new ProblemError(problem, { cause: error });
  const balance = await balanceOf(ctx, connection, left).catch(ignore);
  return new ProblemError(balance ? { ...problem, balance } : problem, options);
}

/** The balance and next refill, for somebody without enough credits. */
async function balanceOf(ctx: Context, connection: Connection, left: number | undefined) {
  const credits = await creditsBehind(ctx, connection);
  const isToCome = credits !== undefined && credits.refillsAt > ctx.deps.clock.now() && credits.allowance > 0;
  return { left: credits?.balance ?? left, refill: isToCome ? credits : undefined };
}

const mayHaveCost = (error: unknown) => !(error instanceof ServiceFailure) || error.mayHaveCost;

function overLimit(budget: Budget, credits: number): ProblemError {
  const { spent, limit: most = 0, setBy } = budget;
  const limit = { most, spent, setBy, roomAt: roomAt(budget, credits) };
  return new ProblemError({ code: 'cap-reached', credits, limit });
}
