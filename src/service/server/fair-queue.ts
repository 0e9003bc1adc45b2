/** Whose turn it is: the work of many owners on a few places, shared between them by the time that it takes. */
import type { Clock } from '#platform/clock.ts';
import { createLruCache } from '#platform/lru-cache.ts';

/** Too much of one owner's work waits, or it has waited too long. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface FairQueueOptions {
  clock: Clock;
  /** What is worked on at once. */
  places: number;
  /** More of them, where alone those are worked for who have used up their share; absent: all have the same places. */
  placesBeyondShare?: number;
  /** Of one owner at once. */
  perOwner: number;
  /** How long work may wait; absent: as long as it takes. */
  waitMs?: number;
}

/** Milliseconds, in place of the time that the work took. */
export type Charge = (ms: number) => void;

export interface FairQueue {
  /**
   * Does an owner's work when it is their turn: whose work took the least time of late is first.
   * @param work gets its place, from 0 up, and has it until it settles, also where the signal's owner has left; it is charged
   *   for the time that it takes, or for what it says instead
   * @throws BusyError, the signal's reason, or what `work` throws
   */
  run<T>(owner: string, signal: AbortSignal, work: (place: number, charge: Charge) => Promise<T>): Promise<T>;
}

/** What an owner may use at once, and what comes back in a second: a fifth of one place. */
const SHARE = { burstMs: 1000, msPerSecond: 200 };
/** Of one owner. */
const MOST_WAITING = 256;
/** Owners whose use is remembered. */
const MOST_OWNERS = 10_000;

interface Owner {
  readonly waiting: ((place: number) => void)[];
  running: number;
}

export function createFairQueue({ clock, places, placesBeyondShare, perOwner, waitMs }: FairQueueOptions): FairQueue {
  /** Those who have anything here. */
  const owners = new Map<string, Owner>();
  const used = createLruCache<{ ms: number; at: number }>(MOST_OWNERS);
  const free = Array.from({ length: places + (placesBeyondShare ?? 0) }, (_, place) => place);

  /** Milliseconds of places that an owner has used of late. */
  function usedBy(name: string): number {
    const { ms, at } = used.get(name) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - ((clock.monotonic() - at) / 1000) * SHARE.msPerSecond);
  }

  function isFor(place: number, usedMs: number): boolean {
    return placesBeyondShare === undefined || place >= places === usedMs > SHARE.burstMs;
  }

  function firstFor(place: number): string | undefined {
    let first: { name: string; usedMs: number } | undefined;
    for (const [name, { waiting, running }] of owners) {
      if (waiting.length === 0 || running >= perOwner) continue;
      const usedMs = usedBy(name);
      if (isFor(place, usedMs) && (first === undefined || usedMs < first.usedMs)) first = { name, usedMs };
    }
    return first?.name;
  }

  function next(): void {
    for (const place of [...free]) {
      const name = firstFor(place);
      if (name === undefined) continue;
      free.splice(free.indexOf(place), 1);
      owners.get(name)?.waiting.shift()?.(place);
    }
  }

  function leave(name: string, owner: Owner): void {
    if (owner.waiting.length === 0 && owner.running === 0 && owners.get(name) === owner) owners.delete(name);
  }

  return {
    run: (name, signal, work) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const owner = owners.get(name) ?? { waiting: [], running: 0 };
        if (owner.waiting.length >= MOST_WAITING) return reject(new BusyError('too much of this owner waits already'));
        owners.set(name, owner);
        let stopTimer: (() => void) | undefined;
        const giveUp = (reason: unknown) => {
          const at = owner.waiting.indexOf(start);
          if (at >= 0) owner.waiting.splice(at, 1);
          settled();
          leave(name, owner);
          reject(reason);
        };
        const onAbort = () => giveUp(signal.reason);
        function settled(): void {
          signal.removeEventListener('abort', onAbort);
          stopTimer?.();
        }
        function start(place: number): void {
          stopTimer?.();
          owner.running += 1;
          const startedAt = clock.monotonic();
          let charged: number | undefined;
          const done =
            <V>(end: (value: V) => void) =>
            (value: V) => {
              settled();
              const at = clock.monotonic();
              used.set(name, { ms: usedBy(name) + (charged ?? at - startedAt), at });
              owner.running -= 1;
              leave(name, owner);
              free.push(place);
              free.sort((a, b) => a - b);
              end(value);
              next();
            };
          work(place, (ms) => {
            charged = ms;
          }).then(done(resolve), done(reject));
        }
        signal.addEventListener('abort', onAbort, { once: true });
        owner.waiting.push(start);
        next();
        if (waitMs !== undefined && owner.waiting.includes(start))
          stopTimer = clock.setTimer(waitMs, () => giveUp(new BusyError('the work has waited too long')));
      }),
  };
}
