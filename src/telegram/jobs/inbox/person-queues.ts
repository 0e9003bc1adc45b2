/**
 * Who may pay, or work for long: each person's requests one after the other, in the order of their numbers; over all
 * people at most `places` at once, first come first served.
 */

import { TooManyWaitingError } from './job-context.ts';
import type { UpdateJob } from './update-job.ts';

interface Waiting {
  readonly job: UpdateJob;
  start(): void;
  tell(position: number): void;
  told: number;
}

export interface PersonQueues {
  /** Puts it into its person's line; how many are before it here. @throws TooManyWaitingError */
  enter(job: UpdateJob, person: string): number;
  /**
   * Resolves when it is the first of its person and has one of the places. Rejects with the reason of its abort.
   * @param onPlace hears which of those that wait it is: of its person's at first, then of all people's
   */
  turn(job: UpdateJob, onPlace: (place: number) => void): Promise<void>;
  /** Out of the line, and off its place. Nothing happens for one that is in no line. */
  leave(job: UpdateJob): void;
  /** The person's requests here, the first one first. */
  of(person: string): readonly UpdateJob[];
  /** Whether it waits for its person's earlier ones, or for a place. */
  waits(job: UpdateJob): boolean;
  counts(): { paying: number; waiting: number };
}

/** As the database orders them: by number, whatever came first here; else two would wait for each other. */
function comesBefore(job: UpdateJob, other: UpdateJob | undefined): boolean {
  return other !== undefined && job.updateId < other.updateId && !other.committed;
}

/** @param mostWaiting of one person, behind the one that runs */
export function createPersonQueues(places: number, mostWaiting: number): PersonQueues {
  const lines = new Map<string, UpdateJob[]>();
  const paying = new Set<UpdateJob>();
  /** Those behind others of their person; and the first of each person, which wait for a place. */
  const behind = new Map<UpdateJob, Waiting>();
  const waiting: Waiting[] = [];

  function hand(): void {
    while (paying.size < places) {
      const next = waiting.shift();
      if (!next) return;
      paying.add(next.job);
      next.start();
      for (const [index, other] of waiting.entries()) tell(other, index + 1);
    }
  }

  /** Said at first, and again each time the line before it has halved. */
  function tell(one: Waiting, position: number): void {
    if (position > one.told / 2) return;
    one.told = position;
    one.tell(position);
  }

  function waitForPlace(one: Waiting): void {
    behind.delete(one.job);
    waiting.push(one);
    hand();
    if (waiting.includes(one)) tell(one, waiting.length);
  }

  function forget(job: UpdateJob): void {
    behind.delete(job);
    const at = waiting.findIndex((one) => one.job === job);
    if (at >= 0) waiting.splice(at, 1);
  }

  return {
    enter(job, person) {
      const line = lines.get(person) ?? [];
      if (line.length > mostWaiting) throw new TooManyWaitingError();
      lines.set(person, line);
      let at = line.length;
      while (at > 0 && comesBefore(job, line[at - 1])) at--;
      line.splice(at, 0, job);
      return at;
    },
    async turn(job, onPlace) {
      const { signal } = job;
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const one = { job, start: resolve, tell: onPlace, told: Number.POSITIVE_INFINITY };
      const at = lines.get(job.payer ?? '')?.indexOf(job) ?? 0;
      if (at === 0) waitForPlace(one);
      else {
        behind.set(job, one);
        one.tell(at);
      }
      const stop = () => {
        forget(job);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      try {
        await promise;
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    leave(job) {
      if (job.payer === undefined) return;
      forget(job);
      const line = lines.get(job.payer);
      const at = line?.indexOf(job) ?? -1;
      if (line && at >= 0) {
        line.splice(at, 1);
        if (line.length === 0) lines.delete(job.payer);
        for (const [index, other] of line.entries()) if (index >= at && index > 0) behind.get(other)?.tell(index);
      }
      if (paying.delete(job)) hand();
      const next = line?.[0] && behind.get(line[0]);
      if (next) waitForPlace(next);
    },
    of: (person) => lines.get(person) ?? [],
    waits: (job) => behind.has(job) || waiting.some((one) => one.job === job),
    counts: () => ({ paying: paying.size, waiting: waiting.length + behind.size }),
  };
}
