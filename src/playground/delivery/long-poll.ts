/**
 * getUpdates: waits until there is something, the time is up, a newer getUpdates takes over, or the caller has gone.
 */
import type { Clock } from '#platform/clock.ts';
import { conflict } from '../refusal.ts';
import type { UpdateQueue, WaitingUpdate } from './update-queue.ts';

interface PollRequest {
  readonly offset: number;
  readonly limit: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const TAKEN_OVER = 'terminated by other getUpdates request; make sure that only one bot instance is running';

export function createLongPoll(clock: Clock, queue: UpdateQueue) {
  let current: { end(error: Error): void } | undefined;

  return {
    /**
     * The updates from `offset` on, at most `limit`, waiting up to `timeoutMs` for the first.
     * Throws a Refusal (409) when another call has to wait too; resolves to nothing when `signal` is aborted.
     */
    take({ offset, limit, timeoutMs, signal }: PollRequest): Promise<WaitingUpdate['update'][]> {
      const updates = queue.take(offset, limit);
      if (updates.length > 0 || timeoutMs <= 0 || signal.aborted) return Promise.resolve(updates);

      current?.end(conflict(TAKEN_OVER));
      return new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          stopListening();
          stopTimer();
          signal.removeEventListener('abort', gone);
          if (current === waiter) current = undefined;
          settle();
        };
        const gone = () => finish(() => resolve([]));
        const stopListening = queue.onChange(() => {
          const found = queue.take(offset, limit);
          if (found.length > 0) finish(() => resolve(found));
        });
        const stopTimer = clock.setTimer(timeoutMs, () => finish(() => resolve([])));
        const waiter = { end: (error: Error) => finish(() => reject(error)) };
        current = waiter;
        signal.addEventListener('abort', gone, { once: true });
      });
    },
    /** Ends a waiting call with 409 and these words, if there is one. */
    interrupt(words: string): void {
      current?.end(conflict(words));
    },
  };
}

export type LongPoll = ReturnType<typeof createLongPoll>;
