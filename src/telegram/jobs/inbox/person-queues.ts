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
  /** Puts it into its person's line; how many are before it here. Rejects nothing; throws TooManyWaitingError. */
  enter(job: UpdateJob, person: string): number;
  /** Resolves when it is the first of its person and has one of the places. Rejects with the reason of its abort. */
  turn(job: UpdateJob, heard: { ahead(count: number): void; position(place: number): void }): Promise<void>;
  /** Out of the line, and off its place. Nothing happens for one that is in no line. */
  leave(job: UpdateJob): void;
  /** The person's requests here, the first one first. */
  of(person: string): readonly UpdateJob[];
  /** Whether it is in a line here. */
  has(job: UpdateJob): boolean;
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
  /** Hears when it is first of its person. */
  const firsts = new Map<UpdateJob, () => void>();
  const heads = new Map<UpdateJob, (ahead: number) => void>();
  const paying = new Set<UpdateJob>();
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

  function forget(job: UpdateJob): void {
    firsts.delete(job);
    heads.delete(job);
    const at = waiting.findIndex((one) => one.job === job);
    if (at >= 0) waiting.splice(at, 1);
  }

  return {
    enter(job, person) {
      const line = lines.get(person) ?? [];
      if (line.length > mostWaiting) throw new TooManyWaitingError(line[0]?.progress);
      lines.set(person, line);
      let at = line.length;
      while (at > 0 && comesBefore(job, line[at - 1])) at--;
      line.splice(at, 0, job);
      return at;
    },
    async turn(job, { ahead, position }) {
      const { signal } = job;
      signal.throwIfAborted();
      const line = lines.get(job.payer ?? '') ?? [];
      if (line[0] === job && paying.size < places) {
        paying.add(job);
        return;
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const stop = () => {
        forget(job);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      const first = () => {
        firsts.delete(job);
        heads.delete(job);
        const one = { job, start: resolve, tell: position, told: Number.POSITIVE_INFINITY };
        waiting.push(one);
        hand();
        if (waiting.includes(one)) tell(one, waiting.length);
      };
      if (line[0] === job) first();
      else {
        firsts.set(job, first);
        heads.set(job, ahead);
        ahead(line.indexOf(job) - 1);
      }
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
        for (const [index, other] of line.entries()) if (index >= at && index > 0) heads.get(other)?.(index - 1);
      }
      if (paying.delete(job)) hand();
      const [next] = line ?? [];
      if (next) firsts.get(next)?.();
    },
    of: (person) => lines.get(person) ?? [],
    has: (job) => lines.get(job.payer ?? '')?.includes(job) === true,
    waits: (job) => firsts.has(job) || waiting.some((one) => one.job === job),
    counts: () => ({ paying: paying.size, waiting: waiting.length + firsts.size }),
  };
}
