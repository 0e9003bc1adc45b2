/** Prices, and the limit per 24 hours: the lower of the operator's and, if the service charges, the person's own. */
import { type CreditBalance, UNCHARGED } from '#service/contract/extensions.ts';
import { creditsOf, type OperationName } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import type { CountedCall } from '#storage/spending.ts';
import type { Context } from '../command.ts';
import { bestEffort, type CommandDeps } from '../deps.ts';
import { offers } from '../registry.ts';
import type { UserState } from '../user-state.ts';

/** How long a call counts towards the limit, inclusive. */
export const WINDOW_MS = 86_400_000;

export interface Budget {
  /** Credits of the last 24 hours: charged, running, or with unknown outcome. */
  spent: number;
  /** Undefined for no limit; 0 is a limit. */
  limit: number | undefined;
  setBy: 'operator' | 'person';
  calls: readonly CountedCall[];
}

/** The budget as of when the person's state was read. */
export function budgetOf(
  { dailyCreditLimit: operator }: Pick<CommandDeps, 'dailyCreditLimit'>,
  { settings, calls, charged }: Pick<UserState, 'settings' | 'calls' | 'charged'>,
): Budget {
  const own = charged ? settings.dailyCreditCap : undefined;
  const isOwn = own !== undefined && (operator === undefined || own < operator);
  const spent = calls.reduce((sum, { credits }) => sum + credits, 0);
  return { spent, calls, limit: isOwn ? own : operator, setBy: isOwn ? 'person' : 'operator' };
}

/** When a call of that many credits fits, in milliseconds since 1970; undefined if it never does. */
export function roomAt({ calls, limit = 0 }: Budget, credits: number): number | undefined {
  let left = calls.reduce((sum, call) => sum + call.credits, 0);
  for (const call of calls.toSorted((a, b) => a.at - b.at)) {
    left -= call.credits;
    if (left + credits <= limit) return call.at + WINDOW_MS + 1;
  }
  return undefined;
}

/** The credit balance behind a token; undefined if the service doesn't report it. */
export async function creditsBehind(
  ctx: Pick<Context, 'deps' | 'signal'>,
  connection: Connection,
): Promise<CreditBalance | undefined> {
  if (!offers(connection, 'credits')) return undefined;
  return await bestEffort(ctx, (call) => ctx.deps.data.credits({ token: connection.token, ...call }));
}

/** Whether calls cost credits: at a remote service unless it denies it, at the bot's own only with MONTHLY_CREDITS. */
export function isCharged({ about }: Pick<CommandDeps, 'about'>, connection: Connection | undefined): boolean {
  if (about.serviceName === undefined) return about.charges === true;
  return !offers(connection, UNCHARGED);
}

/** Prices of the most common requests. */
export const PRICES = { search: priceOf('searchUniversal'), answer: priceOf('llmAgentPrompt') };

/** Credits of one call. @throws Error for an operation without a price, which no command may call */
export function priceOf(operation: OperationName): number {
  const credits = creditsOf(operation);
  if (credits === undefined) throw new Error(`the contract has no price for ${operation}`);
  return credits;
}
