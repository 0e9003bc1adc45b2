/**
 * Decides which job may start: within a queue one at a time, by number; across all queues at most `slots` at once.
 * Queues that become ready while every slot is taken get one in that order.
 */
import type { Clock } from '#platform/clock.ts';
import type { UpdateJob } from './update-job.ts';

interface SerialQueue {
  readonly key: string;
  holder: UpdateJob | undefined;
  /** Ascending by number. */
  waiting: UpdateJob[];
  /** Waiting for a slot. */
  ready: boolean;
  /** Pauses before it retries a queue that another process holds. */
  paused: boolean;
  pauseMs: number;
}

export type SerialQueues = ReturnType<typeof createSerialQueues>;

const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 500;

export function createSerialQueues(options: { slots: number; clock: Clock; begin(job: UpdateJob): void }) {
  const queues = new Map<string, SerialQueue>();
  let readyQueues: SerialQueue[] = [];
  let taken = 0;
  let waiting = 0;

  function advance(queue: SerialQueue): void {
    if (queue.holder || queue.paused) return;
    const head = queue.waiting[0];
    if (!head) {
      if (queues.get(queue.key) === queue) queues.delete(queue.key);
    } else if (taken < options.slots) {
      queue.waiting.shift();
      waiting--;
      taken++;
      queue.holder = head;
      options.begin(head);
    } else if (!queue.ready) {
      queue.ready = true;
      readyQueues.push(queue);
    }
  }

  function fillSlots(): void {
    while (taken < options.slots && readyQueues.length > 0) {
      const queue = readyQueues.shift();
      if (!queue) return;
      queue.ready = false;
      advance(queue);
    }
  }

  function release(job: UpdateJob): SerialQueue | undefined {
    const queue = queues.get(job.queue);
    if (queue?.holder !== job) return undefined;
    queue.holder = undefined;
    taken--;
    return queue;
  }

  function insert(queue: SerialQueue, job: UpdateJob): void {
    let at = queue.waiting.length;
    while (at > 0 && (queue.waiting[at - 1]?.updateId ?? 0) > job.updateId) at--;
    queue.waiting.splice(at, 0, job);
    waiting++;
  }

  return {
    length: (key: string) => queues.get(key)?.waiting.length ?? 0,
    /** Whether the job holds its queue and a slot. */
    holds: (job: UpdateJob) => queues.get(job.queue)?.holder === job,
    /** Adds the job; calls `begin` when its turn comes, synchronously if that is now. */
    enter(job: UpdateJob): void {
      let queue = queues.get(job.queue);
      if (!queue) {
        queue = {
          key: job.queue,
          holder: undefined,
          waiting: [],
          ready: false,
          paused: false,
          pauseMs: FIRST_PAUSE_MS,
        };
        queues.set(job.queue, queue);
      }
      insert(queue, job);
      advance(queue);
    },
    /** Removes a waiting job. */
    remove(job: UpdateJob): void {
      const queue = queues.get(job.queue);
      const at = queue?.waiting.indexOf(job) ?? -1;
      if (!queue || at < 0) return;
      queue.waiting.splice(at, 1);
      waiting--;
      advance(queue);
    },
    /** Releases the job's queue and slot. No-op if it holds none. */
    leave(job: UpdateJob): void {
      const queue = release(job);
      if (!queue) return;
      // Queues that are already waiting for a slot come before the next job of this one.
      fillSlots();
      advance(queue);
    },
    /** Puts a holder that could not begin back in line, to retry after a pause that grows each time. */
    postpone(job: UpdateJob): void {
      const queue = release(job);
      if (!queue) return;
      insert(queue, job);
      queue.paused = true;
      options.clock.setTimer(queue.pauseMs, () => {
        queue.paused = false;
        advance(queue);
      });
      queue.pauseMs = Math.min(queue.pauseMs * 2, MAX_PAUSE_MS);
      fillSlots();
    },
    /** Resets the retry pause of the job's queue. */
    resetPause(job: UpdateJob): void {
      const queue = queues.get(job.queue);
      if (queue) queue.pauseMs = FIRST_PAUSE_MS;
    },
    waiting: () => waiting,
    size: () => queues.size,
    /** Removes and returns all waiting jobs. */
    clear(): UpdateJob[] {
      const cleared = [...queues.values()].flatMap((queue) => queue.waiting.splice(0));
      waiting = 0;
      readyQueues = [];
      for (const queue of [...queues.values()]) {
        queue.ready = false;
        advance(queue);
      }
      return cleared;
    },
  };
}
