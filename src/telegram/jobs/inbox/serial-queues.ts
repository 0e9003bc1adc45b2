/**
 * Who may start: in a queue one after the other by number, over all queues at most `places` at once. Lanes that are ready
 * while every place is taken get theirs in the order in which they became ready.
 */
import type { Clock } from '#platform/clock.ts';
import type { UpdateJob } from './update-job.ts';

interface SerialQueue {
  readonly key: string;
  holder: UpdateJob | undefined;
  /** Ascending by number. */
  waiting: UpdateJob[];
  /** In the line for a place. */
  lined: boolean;
  /** Waits a moment before it asks again for a queue that another process holds. */
  paused: boolean;
  pauseMs: number;
}

export interface SerialQueues {
  length(key: string): number;
  /** Takes the job in; `begin` is called when its turn has come, before this returns if that is now. */
  enter(job: UpdateJob): void;
  /** Takes one out that waits. */
  remove(job: UpdateJob): void;
  /** Whether it keeps its queue, and one of the places. */
  holds(job: UpdateJob): boolean;
  /** The holder lets its queue and its place go. Nothing happens for one that holds none. */
  leave(job: UpdateJob): void;
  /** The holder could not begin: it is first again, after a pause that grows each time. */
  postpone(job: UpdateJob): void;
  /** The pauses of its queue start small again. */
  began(job: UpdateJob): void;
  waiting(): number;
  size(): number;
  /** Empties every queue of those that wait. */
  clear(): UpdateJob[];
}

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;

export function createSerialQueues(options: {
  places: number;
  clock: Clock;
  begin(job: UpdateJob): void;
}): SerialQueues {
  const queues = new Map<string, SerialQueue>();
  let line: SerialQueue[] = [];
  let taken = 0;
  let waiting = 0;

  function advance(queue: SerialQueue): void {
    if (queue.holder || queue.paused) return;
    const head = queue.waiting[0];
    if (!head) {
      if (queues.get(queue.key) === queue) queues.delete(queue.key);
    } else if (taken < options.places) {
      queue.waiting.shift();
      waiting--;
      taken++;
      queue.holder = head;
      options.begin(head);
    } else if (!queue.lined) {
      queue.lined = true;
      line.push(queue);
    }
  }

  function handOn(): void {
    while (taken < options.places && line.length > 0) {
      const queue = line.shift();
      if (!queue) return;
      queue.lined = false;
      advance(queue);
    }
  }

  function letGo(job: UpdateJob): SerialQueue | undefined {
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
    length: (key) => queues.get(key)?.waiting.length ?? 0,
    holds: (job) => queues.get(job.queue)?.holder === job,
    enter(job) {
      let queue = queues.get(job.queue);
      if (!queue) {
        queue = {
          key: job.queue,
          holder: undefined,
          waiting: [],
          lined: false,
          paused: false,
          pauseMs: FIRST_PAUSE_MS,
        };
        queues.set(job.queue, queue);
      }
      insert(queue, job);
      advance(queue);
    },
    remove(job) {
      const queue = queues.get(job.queue);
      const at = queue?.waiting.indexOf(job) ?? -1;
      if (!queue || at < 0) return;
      queue.waiting.splice(at, 1);
      waiting--;
      advance(queue);
    },
    leave(job) {
      const queue = letGo(job);
      if (!queue) return;
      // Those in line come before the next of this queue.
      handOn();
      advance(queue);
    },
    postpone(job) {
      const queue = letGo(job);
      if (!queue) return;
      insert(queue, job);
      queue.paused = true;
      options.clock.setTimer(queue.pauseMs, () => {
        queue.paused = false;
        advance(queue);
      });
      queue.pauseMs = Math.min(queue.pauseMs * 2, LONGEST_PAUSE_MS);
      handOn();
    },
    began(job) {
      const queue = queues.get(job.queue);
      if (queue) queue.pauseMs = FIRST_PAUSE_MS;
    },
    waiting: () => waiting,
    size: () => queues.size,
    clear() {
      const cleared = [...queues.values()].flatMap((queue) => queue.waiting.splice(0));
      waiting = 0;
      line = [];
      for (const queue of [...queues.values()]) {
        queue.lined = false;
        advance(queue);
      }
      return cleared;
    },
  };
}
