/** What is left at the service: asked for where it is of use, never on the way of a paid answer. */
import type { CreditBalance } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { Connection } from '#storage/connections.ts';
import type { Span } from '../answer.ts';
import type { CommandDeps } from '../deps.ts';
import type { Words } from '../words/words.ts';
import { priceOf } from './price.ts';

/** A screen does not wait longer for a line of it. */
const DEADLINE_MS = 3_000;
/** The share of the allowance below which the balance is low. */
const LOW_SHARE = 0.1;

/**
 * The credits behind a token; undefined where the service does not tell, or cannot be asked now.
 * Throws nothing but the signal's reason.
 */
export async function creditsBehind(
  { data }: Pick<CommandDeps, 'data'>,
  { token, access }: Pick<Connection, 'token' | 'access'>,
  signal: AbortSignal,
): Promise<CreditBalance | undefined> {
  if (!access?.extensions.includes('credits')) return undefined;
  try {
    return await data.credits({ token, signal, deadlineMs: DEADLINE_MS });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ServiceFailure) return undefined;
    throw error;
  }
}

/** The same, with the terms kept for the next paid answer, which does not ask. */
export async function lookUpCredits(
  deps: CommandDeps,
  person: string,
  connection: Connection,
  signal: AbortSignal,
): Promise<CreditBalance | undefined> {
  const { token, access } = connection;
  const credits = await creditsBehind(deps, connection, signal);
  if (!credits || !access) return credits;
  const { allowance, refillsAt } = credits;
  if (access.credits?.allowance !== allowance || access.credits.refillsAt !== refillsAt)
    await deps.connections.saveAccess(person, token, { ...access, credits: { allowance, refillsAt } });
  return credits;
}

/** `There are 1,000 again from …`, where that is still to come and more than there is. */
export function refillSpans(
  { balance }: Words,
  terms: { allowance: number; refillsAt: number } | undefined,
  left: number,
  now: number,
): Span[] {
  if (!terms || terms.refillsAt <= now || terms.allowance <= left) return [];
  return [...balance.refill(terms.allowance, new Date(terms.refillsAt).toISOString())];
}

/** Whether somebody looks around in the sample data, where this bot may give more. */
export function canTopUp({ owners }: CommandDeps, connection: Connection | undefined): boolean {
  return owners !== undefined && connection?.access?.whose === 'sample';
}

/**
 * Said below a paid answer when little is left: by the call that made it little, and by the first one of a day.
 * @param left after the call
 * @param call its price, and whether it is the first of the day
 */
export function lowNote(
  words: Words,
  { access }: Connection,
  left: number | undefined,
  call: { credits: number; firstToday: boolean },
  now: number,
): Span[] {
  if (left === undefined) return [];
  const low = Math.max((access?.credits?.allowance ?? 0) * LOW_SHARE, priceOf('llmAgentPrompt'));
  const isNews = left + call.credits >= low || call.firstToday;
  if (left >= low || !isNews) return [];
  const refill = refillSpans(words, access?.credits, left, now);
  return [`\n⚠️ ${words.balance.low(left)} `, ...(refill.length > 0 ? refill : [words.balance.seeCredits])];
}
