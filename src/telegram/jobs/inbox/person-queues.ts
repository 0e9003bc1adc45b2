/**
 * Admits paid requests and long work: each person's requests run one at a time, in order of their numbers; across all
 * people at most `slots` run concurrently, first come, first served.
 */

import { TooManyWaitingError } from './job-context.ts';
import type { UpdateJob } from './update-job.ts';

interface Waiting {
  readonly job: UpdateJob;
  start(): void;
  report(position: number): void;
  reported: number;
}

export type PersonQueues = ReturnType<typeof createPersonQueues>;

/** Orders by number like the database, not by arrival here; otherwise two processes could wait for each other. */
function comesBefore(job: UpdateJob, other: UpdateJob | undefined): boolean {
  return other !== undefined && job.updateId < other.updateId && !other.committed;
}

/** @param maxWaiting per person, behind the running one */
export function createPersonQueues(slots: number, maxWaiting: number) {
  const lines = new Map<string, UpdateJob[]>();
  const paying = new Set<UpdateJob>();
  /** `behind`: jobs behind another of their person. `waiting`: the first job of each person, waiting for a slot. */
  const behind = new Map<UpdateJob, Waiting>();
  const waiting: Waiting[] = [];

  function fillSlots(): void {
    while (paying.size < slots) {
      const next = waiting.shift();
      if (!next) return;
      paying.add(next.job);
      next.start();
      for (const [index, other] of waiting.entries()) report(other, index + 1);
    }
  }

  /** Reports the first position, and again each time the line ahead has halved. */
  function report(one: Waiting, position: number): void {
    if (position > one.reported / 2) return;
    one.reported = position;
    one.report(position);
  }

  function waitForSlot(one: Waiting): void {
    behind.delete(one.job);
    waiting.push(one);
    fillSlots();
    if (waiting.includes(one)) report(one, waiting.length);
  }

  function stopWaiting(job: UpdateJob): void {
    behind.delete(job);
    const at = waiting.findIndex((one) => one.job === job);
    if (at >= 0) waiting.splice(at, 1);
  }

  return {
    /** Adds the job to its person's line; returns how many are ahead of it here. @throws TooManyWaitingError */
    enter(job: UpdateJob, person: string): number {
      const line = lines.get(person) ?? [];
      if (line.length > maxWaiting) throw new TooManyWaitingError();
      lines.set(person, line);
      let at = line.length;
      while (at > 0 && comesBefore(job, line[at - 1])) at--;
      line.splice(at, 0, job);
      return at;
    },
    /**
     * Resolves when the job is the first of its person and has a slot. Rejects with the reason of its abort.
     * @param onPosition called with its position among the waiting: first among its person's, then among everybody's
     */
    async waitForTurn(job: UpdateJob, onPosition: (position: number) => void): Promise<void> {
      const { signal } = job;
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const one = { job, start: resolve, report: onPosition, reported: Number.POSITIVE_INFINITY };
      const at = lines.get(job.payer ?? '')?.indexOf(job) ?? 0;
      if (at === 0) waitForSlot(one);
      else {
        behind.set(job, one);
        one.report(at);
      }
      const stop = () => {
        stopWaiting(job);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      try {
        await promise;
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    /** Removes the job from its line, waiting or running. No-op if it isn't in one. */
    leave(job: UpdateJob): void {
      if (job.payer === undefined) return;
      stopWaiting(job);
      const line = lines.get(job.payer);
      const at = line?.indexOf(job) ?? -1;
      if (line && at >= 0) {
        line.splice(at, 1);
        if (line.length === 0) lines.delete(job.payer);
        for (const [index, other] of line.entries()) if (index >= at && index > 0) behind.get(other)?.report(index);
      }
      if (paying.delete(job)) fillSlots();
      const next = line?.[0] && behind.get(line[0]);
      if (next) waitForSlot(next);
    },
    /** The person's requests in this process, in order. */
    of: (person: string): readonly UpdateJob[] => lines.get(person) ?? [],
    /** Whether the job waits for an earlier one of its person, or for a slot. */
    waits: (job: UpdateJob) => behind.has(job) || waiting.some((one) => one.job === job),
    counts: () => ({ paying: paying.size, waiting: waiting.length + behind.size }),
  };
}
