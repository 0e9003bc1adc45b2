/** The one way to the service for what people ask: scopes, limit, reservation, one request, settlement, receipt; never repeated. */
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
  request(call: Call, connection: Connection): Promise<T>;
}

/** Nothing is written where nothing is counted. */
const UNCOUNTED: Write<Reservation> & { readonly id: string } = {
  ...writeOf(),
  id: '',
  read: () => ({ granted: true, spent: 0 }),
};

/** What the request gives. @throws ProblemError where it is refused or fails, and the signal's reason; both after the settlement */
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
  const settle = (outcome: 'charged' | 'refused' | 'unknown', came = credits) => {
    if (!isCounted) return;
    deps.metrics.paidCalls.add({ operation, outcome });
    if (outcome !== 'refused') deps.metrics.credits.add({ operation, outcome }, came);
    ctx.commitWithReply(deps.spending.settling(reservation.id, outcome, came === credits ? undefined : came));
  };
  ctx.signal.throwIfAborted();
  if (isCounted || call.isLong) {
    const payment = { operation, credits: charged ? credits : 0, doing: activity, reservation };
    const { granted, spent } = await ctx.pay(payment).catch((error: unknown) => {
      // Nothing was sent, whatever became of the reservation; a refusal of the queue says that there is none.
      if (!(error instanceof ProblemError)) settle('refused');
      throw error;
    });
    const meanwhile = { at: now, credits: spent - budget.spent };
    if (!granted) throw overLimit({ ...budget, spent, calls: [...budget.calls, meanwhile] }, credits);
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
    throw await explained(ctx, call, { connection, error, price, left, charged });
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

/** What is learnt and looked up on the way must not hide what happened. */
async function explained<T>(
  ctx: Context,
  { operation, datastore, alternatives }: ChargedCall<T>,
  { connection, error, price, left, charged }: Failed,
): Promise<ProblemError> {
  const failed = toProblem(error);
  const problem: Problem = { ...failed, operation, mayHaveCost: charged && failed.mayHaveCost === true, ...price };
  const aside = (failure: unknown) => {
    if (ctx.signal.aborted) throw ctx.signal.reason;
    ctx.deps.log.error({ err: failure, reference: ctx.reference }, 'what a refusal says could not be noted');
    return undefined;
  };
  const known = (await dropRefusedScopes(ctx, connection, error).catch(aside)) ?? connection;
  const options = { alternatives: alternatives?.(known), cause: error };
  if (problem.code === 'scope-missing') {
    const scopes = problem.scopes?.length ? problem.scopes : scopesFor(operation, datastore);
    return new ProblemError({ ...problem, scopes }, options);
  }
  if (problem.code !== 'credits-out') return new ProblemError(problem, { cause: error });
  const balance = await balanceOf(ctx, connection, left).catch(aside);
  return new ProblemError(balance ? { ...problem, balance } : problem, options);
}

/** What somebody whose credits are out has to know. Nothing was paid for, so there is time to ask. */
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
