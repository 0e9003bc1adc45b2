/** What is left at the service: asked for where it is of use, never on the way of a paid answer. */

import type { Words } from '#locales/words.ts';
import type { CreditBalance } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { Connection } from '#storage/connections.ts';
import { type Span, time } from '../answer.ts';
import type { CommandDeps } from '../deps.ts';

/** A screen does not wait longer for a line of it. */
const DEADLINE_MS = 3_000;

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

/** `There are 1,000 again from …`, where that is still to come and more than there is. */
export function refillSpans(
  words: Words,
  terms: { allowance: number; refillsAt: number } | undefined,
  left: number,
  now: number,
): Span[] {
  if (!terms || terms.refillsAt <= now || terms.allowance <= left) return [];
  return [
    ...words.rich('balance-refill', { allowance: terms.allowance, at: time(new Date(terms.refillsAt).toISOString()) }),
  ];
}
