/**
 * When a failed call is made once more. The rule is about money: a call that costs credits is repeated only if nothing of
 * it can have reached the service; whatever the service answered to a paid call is the caller's to see at once.
 */
import type { ServiceFailure } from '../contract/failure.ts';

/** Pause before the second attempt, milliseconds. */
const RETRY_PAUSE_MS = 200;

/** Longest wait that a free call sits out without the caller knowing, milliseconds. */
const LONGEST_SILENT_WAIT_MS = 2_000;

/**
 * Milliseconds to wait before the one further attempt, or undefined when there is to be none.
 * @param paid whether the call costs credits; unknown prices count as paid
 */
export function retryPause(failure: ServiceFailure, paid: boolean): number | undefined {
  if (failure.code === 'unreachable') return failure.mayHaveCost ? undefined : RETRY_PAUSE_MS;
  if (paid) return undefined;
  const { status, retryAfterMs } = failure.detail;
  const transient =
    failure.code === 'connection-lost' ||
    (failure.code === 'service-failed' && status !== undefined && status >= 500) ||
    (failure.code === 'rate-limited' && retryAfterMs !== undefined);
  if (!transient) return undefined;
  const pause = retryAfterMs ?? RETRY_PAUSE_MS;
  return pause <= LONGEST_SILENT_WAIT_MS ? pause : undefined;
}
