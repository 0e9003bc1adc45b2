/** Erases what has expired, and puts calls whose process died down as in doubt. Any number of processes may do it at once. */
import type { Stores } from './stores.ts';

/** /credits shows 30 days. */
const SPENDING_KEPT_MS = 35 * 86_400_000;
/** Longer than any call may take: a row that is still open belongs to a process that died. */
const ABANDONED_AFTER_MS = 15 * 60_000;

export async function eraseExpired(
  { results, keyboards, consents, spending }: Pick<Stores, 'results' | 'keyboards' | 'consents' | 'spending'>,
  now: number,
): Promise<void> {
  await results.eraseExpired(now);
  await keyboards.eraseExpired(now);
  await consents.eraseExpired(now);
  await spending.settleAbandoned(now - ABANDONED_AFTER_MS);
  await spending.eraseBefore(now - SPENDING_KEPT_MS);
}
