/** A fair-share queue: runs the jobs of many owners in a few slots, shared by the time that each owner uses. */
import type { Clock } from '#platform/clock.ts';
import { createLruCache } from '#platform/lru-cache.ts';

/** An owner has too many waiting jobs, or a job has waited too long. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface FairQueueOptions {
  clock: Clock;
  /** Jobs that run at the same time. */
  slots: number;
  /** Extra slots, the only ones open to owners who have used up their share; absent: all owners share `slots`. */
  overShareSlots?: number;
  /** Jobs of one owner that run at the same time. */
  perOwner: number;
  /** Longest wait for a slot; absent: unlimited. */
  waitMs?: number;
}

/** Charges `ms` to the owner instead of the time that the job took. */
export type Charge = (ms: number) => void;

export interface FairQueue {
  /**
   * Runs a job when it's its owner's turn; the owner with the least recent use goes first.
   * @param work gets a slot number from 0 and holds the slot until it settles, even after an abort; the owner is charged for
   *   the time that it takes, or for what `charge` sets
   * @throws BusyError, the signal's reason, or what `work` throws
   */
  run<T>(owner: string, signal: AbortSignal, work: (slot: number, charge: Charge) => Promise<T>): Promise<T>;
}

/** An owner's share: a burst, and what is regained per second (a fifth of one slot). */
const SHARE = { burstMs: 1000, msPerSecond: 200 };
/** Maximum waiting jobs per owner. */
const MAX_WAITING = 256;
/** Maximum number of owners whose use is tracked. */
const MAX_TRACKED_OWNERS = 10_000;

interface Owner {
  readonly waiting: ((slot: number) => void)[];
  running: number;
}

export function createFairQueue({ clock, slots, overShareSlots, perOwner, waitMs }: FairQueueOptions): FairQueue {
  /** Owners with waiting or running jobs. */
  const owners = new Map<string, Owner>();
  const used = createLruCache<{ ms: number; at: number }>(MAX_TRACKED_OWNERS);
  const free = Array.from({ length: slots + (overShareSlots ?? 0) }, (_, slot) => slot);

  /** Slot time that an owner has used and not yet regained, in milliseconds. */
  function recentUseMs(name: string): number {
    const { ms, at } = used.get(name) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - ((clock.monotonic() - at) / 1000) * SHARE.msPerSecond);
  }

  function mayUse(slot: number, usedMs: number): boolean {
    return overShareSlots === undefined || slot >= slots === usedMs > SHARE.burstMs;
  }

  function nextOwnerFor(slot: number): string | undefined {
    let first: { name: string; usedMs: number } | undefined;
    for (const [name, { waiting, running }] of owners) {
      if (waiting.length === 0 || running >= perOwner) continue;
      const usedMs = recentUseMs(name);
      if (mayUse(slot, usedMs) && (first === undefined || usedMs < first.usedMs)) first = { name, usedMs };
    }
    return first?.name;
  }

  function startWaiting(): void {
    for (const slot of [...free]) {
      const name = nextOwnerFor(slot);
      if (name === undefined) continue;
      free.splice(free.indexOf(slot), 1);
      owners.get(name)?.waiting.shift()?.(slot);
    }
  }

  function removeIfIdle(name: string, owner: Owner): void {
    if (owner.waiting.length === 0 && owner.running === 0 && owners.get(name) === owner) owners.delete(name);
  }

  return {
    run: (name, signal, work) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const owner = owners.get(name) ?? { waiting: [], running: 0 };
        if (owner.waiting.length >= MAX_WAITING) return reject(new BusyError('this owner has too many waiting jobs'));
        owners.set(name, owner);
        let stopTimer: (() => void) | undefined;
        const giveUp = (reason: unknown) => {
          const at = owner.waiting.indexOf(start);
          if (at >= 0) owner.waiting.splice(at, 1);
          cleanUp();
          removeIfIdle(name, owner);
          reject(reason);
        };
        const onAbort = () => giveUp(signal.reason);
        function cleanUp(): void {
          signal.removeEventListener('abort', onAbort);
          stopTimer?.();
        }
        function start(slot: number): void {
          stopTimer?.();
          owner.running += 1;
          const startedAt = clock.monotonic();
          let charged: number | undefined;
          const done =
            <V>(end: (value: V) => void) =>
            (value: V) => {
              cleanUp();
              const at = clock.monotonic();
              used.set(name, { ms: recentUseMs(name) + (charged ?? at - startedAt), at });
              owner.running -= 1;
              removeIfIdle(name, owner);
              free.push(slot);
              free.sort((a, b) => a - b);
              end(value);
              startWaiting();
            };
          work(slot, (ms) => {
            charged = ms;
          }).then(done(resolve), done(reject));
        }
        signal.addEventListener('abort', onAbort, { once: true });
        owner.waiting.push(start);
        startWaiting();
        if (waitMs !== undefined && owner.waiting.includes(start))
          stopTimer = clock.setTimer(waitMs, () => giveUp(new BusyError('the job has waited too long')));
      }),
  };
}
