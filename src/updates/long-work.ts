/**
 * Long work: at most `places` at once in this process, one a person in all processes (the database keeps that), first
 * come first served. Since nobody can have two in the line, nobody can fill it.
 */
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import { BusyError, CancelledError, LeaseLostError, type LongWork } from './turn.ts';

interface Waiting {
  start(): void;
  giveUp(reason: unknown): void;
  told: number;
  telling: Promise<void> | undefined;
  tell: ((position: number) => Promise<void>) | undefined;
}

export interface LongWorks {
  run<T>(entry: Entry, work: LongWork, run: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Aborts that person's work here; whether there is any. */
  cancel(person: string): boolean;
  find(person: string): { label: string; startedAt: number; entry: Entry } | undefined;
  /** Everything that waits for a place gives up with `reason`, now and from now on. */
  close(reason: Error): void;
  counts(): { running: number; waiting: number };
}

export function createLongWorks(options: {
  places: number;
  journal: Journal;
  clock: Clock;
  log: Log;
  /** Makes the entry durable, if it is not. */
  record(entry: Entry): Promise<void>;
  /** The entry's lane goes on without it. */
  leaveLane(entry: Entry): void;
  /** The work has ended, and the handler has not. */
  ended(entry: Entry): void;
}): LongWorks {
  const { journal, clock, log } = options;
  const works = new Map<string, { controller: AbortController; label: string; startedAt: number; entry: Entry }>();
  const line: Waiting[] = [];
  let running = 0;
  let closed: Error | undefined;

  async function run<T>(entry: Entry, { person, label, onQueued }: LongWork, run: (signal: AbortSignal) => Promise<T>) {
    const earlier = works.get(person);
    if (earlier) throw new BusyError(earlier.label, earlier.startedAt);
    if (entry.longWork) throw new BusyError(label, clock.now());
    if (entry.abortReason) throw entry.abortReason;
    if (closed) throw closed;
    const controller = new AbortController();
    works.set(person, { controller, label, startedAt: clock.now(), entry });
    entry.longWork = controller;
    let granted = false;
    try {
      granted = await ask(entry, person, label, controller);
      options.leaveLane(entry);
      await place(controller.signal, onQueued);
      try {
        return await run(controller.signal);
      } finally {
        running--;
        handOn();
      }
    } finally {
      works.delete(person);
      entry.longWork = undefined;
      if (granted && entry.owner !== undefined) journal.workEnd(entry.id, entry.owner);
      options.ended(entry);
    }
  }

  async function ask(entry: Entry, person: string, label: string, controller: AbortController): Promise<true> {
    await options.record(entry);
    const grant = await journal.work(entry.id, entry.owner ?? '', person, label);
    if (!grant) {
      const lost = new LeaseLostError('the update is no longer this process’s');
      entry.abort(lost);
      throw lost;
    }
    if (!grant.granted) throw new BusyError(grant.label, grant.startedAt);
    // Cancelled while an earlier attempt had it, by a process that did not live to see it.
    if (grant.cancelled) controller.abort(new CancelledError('cancelled before it was started again'));
    return true;
  }

  /** Resolves with a place taken; rejects with the signal's reason and none taken. */
  async function place(signal: AbortSignal, tell: Waiting['tell']): Promise<void> {
    if (signal.aborted) throw signal.reason;
    if (closed) throw closed;
    if (running < options.places) {
      running++;
      return;
    }
    const waiting = await new Promise<Waiting>((resolve, reject) => {
      const leave = (reason: unknown) => {
        signal.removeEventListener('abort', aborted);
        const at = line.indexOf(waiting);
        if (at >= 0) line.splice(at, 1);
        reject(reason);
        tellPositions();
      };
      const aborted = () => leave(signal.reason);
      const start = () => {
        signal.removeEventListener('abort', aborted);
        resolve(waiting);
      };
      const waiting: Waiting = { start, giveUp: leave, told: Number.POSITIVE_INFINITY, telling: undefined, tell };
      signal.addEventListener('abort', aborted, { once: true });
      line.push(waiting);
      tellPosition(waiting, line.length);
    });
    try {
      // What it says about the line must not arrive after what the work says.
      await untilAborted(waiting.telling ?? Promise.resolve(), signal);
    } catch (error) {
      running--;
      handOn();
      throw error;
    }
  }

  function handOn(): void {
    while (running < options.places) {
      const next = line.shift();
      if (!next) return;
      running++;
      next.start();
      tellPositions();
    }
  }

  function tellPositions(): void {
    for (const [index, waiting] of line.entries()) tellPosition(waiting, index + 1);
  }

  /** Said at first, and again each time the line before it has halved. */
  function tellPosition(waiting: Waiting, position: number): void {
    if (!waiting.tell || waiting.telling || position > waiting.told / 2) return;
    waiting.told = position;
    waiting.telling = waiting
      .tell(position)
      .catch((error: unknown) => log.warn({ err: error }, 'the place in line could not be told'))
      .finally(() => {
        waiting.telling = undefined;
        const at = line.indexOf(waiting);
        if (at >= 0) tellPosition(waiting, at + 1);
      });
  }

  return {
    run,
    cancel(person) {
      const work = works.get(person);
      work?.controller.abort(new CancelledError('cancelled by the person'));
      return work !== undefined;
    },
    find: (person) => works.get(person),
    close(reason) {
      closed = reason;
      for (const waiting of line.splice(0)) waiting.giveUp(reason);
    },
    counts: () => ({ running, waiting: line.length }),
  };
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
