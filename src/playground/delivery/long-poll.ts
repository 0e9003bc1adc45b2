/** getUpdates: waits for updates until it times out, another getUpdates takes over, or the caller disconnects. */
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
     * The updates from `offset` on, at most `limit`, waiting up to `timeoutMs` for the first. Rejects with a Refusal (409)
     * when another call starts to wait; resolves to an empty list when `signal` is aborted.
     */
    take({ offset, limit, timeoutMs, signal }: PollRequest): Promise<WaitingUpdate['update'][]> {
      const updates = queue.take(offset, limit);
      if (updates.length > 0 || timeoutMs <= 0 || signal.aborted) return Promise.resolve(updates);

      current?.end(conflict(TAKEN_OVER));
      return new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          stopListening();
          stopTimer();
          signal.removeEventListener('abort', onAbort);
          if (current === waiter) current = undefined;
          settle();
        };
        const onAbort = () => finish(() => resolve([]));
        const stopListening = queue.onChange(() => {
          const found = queue.take(offset, limit);
          if (found.length > 0) finish(() => resolve(found));
        });
        const stopTimer = clock.setTimer(timeoutMs, () => finish(() => resolve([])));
        const waiter = { end: (error: Error) => finish(() => reject(error)) };
        current = waiter;
        signal.addEventListener('abort', onAbort, { once: true });
      });
    },
    /** Rejects the waiting call, if any, with 409 and this description. */
    interrupt(description: string): void {
      current?.end(conflict(description));
    },
  };
}

export type LongPoll = ReturnType<typeof createLongPoll>;
