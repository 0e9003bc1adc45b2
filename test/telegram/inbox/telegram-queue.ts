/** The server's side of long polling, as Telegram's: what is below the offset is gone for ever. */

import { createLog } from '#platform/log.ts';
import { createPoller } from '#telegram/jobs/inbox/poller.ts';
import type { IncomingUpdate } from '#telegram/jobs/inbox/update.ts';
import { turnableClock } from '../../support/turnable-clock.ts';

/** The server's side: unconfirmed updates, and a poll that waits while there is none. */
function telegram() {
  let queue: unknown[] = [];
  const asked: { offset: number | undefined; last: boolean }[] = [];
  const errors: Error[] = [];
  let wake: () => void = () => undefined;
  return {
    asked,
    errors,
    get unconfirmed() {
      return queue;
    },
    post(...updates: unknown[]) {
      queue.push(...updates);
      wake();
    },
    async fetchUpdates(offset: number | undefined, signal: AbortSignal, last: boolean): Promise<unknown[]> {
      asked.push({ offset, last });
      const error = errors.shift();
      if (error) throw error;
      queue = queue.filter((update) => {
        const id = (update as { update_id?: unknown } | null)?.update_id;
        return typeof id !== 'number' || offset === undefined || id >= offset;
      });
      if (queue.length === 0 && !last) {
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        });
      }
      return queue.slice(0, last ? 1 : 100);
    },
  };
}

/** A poller over such a server, and a clock that stands. */
export function polling(receive: (update: IncomingUpdate) => Promise<void>) {
  const server = telegram();
  const clock = turnableClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const poller = createPoller({ fetchUpdates: server.fetchUpdates, receive, clock, log, random: () => 1 });
  const said = () => lines.join('');
  return { server, clock, poller, said };
}

export const numbered = (...ids: number[]) => ids.map((update_id) => ({ update_id }));
