/**
 * Who may pay, or work for long: each person's requests one after the other, in the order of their numbers; over all
 * people at most `places` at once, first come first served.
 */
import type { Entry } from './entry.ts';
import { TooManyWaitingError } from './job-context.ts';

interface Waiting {
  readonly entry: Entry;
  start(): void;
  tell(position: number): void;
  told: number;
}

export interface PersonQueues {
  /** Puts it into its person's line; how many are before it here. Rejects nothing; throws TooManyWaitingError. */
  enter(entry: Entry, person: string): number;
  /** Resolves when it is the first of its person and has one of the places. Rejects with the reason of its abort. */
  turn(entry: Entry, heard: { ahead(count: number): void; position(place: number): void }): Promise<void>;
  /** Out of the line, and off its place. Nothing happens for one that is in no line. */
  leave(entry: Entry): void;
  /** The person's requests here, the first one first. */
  of(person: string): readonly Entry[];
  /** Whether it is in a line here. */
  has(entry: Entry): boolean;
  /** Whether it waits for its person's earlier ones, or for a place. */
  waits(entry: Entry): boolean;
  counts(): { paying: number; waiting: number };
}

/** As the database orders them: by number, whatever came first here; else two would wait for each other. */
function comesBefore(entry: Entry, other: Entry | undefined): boolean {
  return other !== undefined && entry.id < other.id && !other.paid;
}

/** @param mostWaiting of one person, behind the one that runs */
export function createPersonQueues(places: number, mostWaiting: number): PersonQueues {
  const lines = new Map<string, Entry[]>();
  /** Hears when it is first of its person. */
  const firsts = new Map<Entry, () => void>();
  const heads = new Map<Entry, (ahead: number) => void>();
  const paying = new Set<Entry>();
  const waiting: Waiting[] = [];

  function hand(): void {
    while (paying.size < places) {
      const next = waiting.shift();
      if (!next) return;
      paying.add(next.entry);
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

  function forget(entry: Entry): void {
    firsts.delete(entry);
    heads.delete(entry);
    const at = waiting.findIndex((one) => one.entry === entry);
    if (at >= 0) waiting.splice(at, 1);
  }

  return {
    enter(entry, person) {
      const line = lines.get(person) ?? [];
      if (line.length > mostWaiting) throw new TooManyWaitingError(line[0]?.progress);
      lines.set(person, line);
      let at = line.length;
      while (at > 0 && comesBefore(entry, line[at - 1])) at--;
      line.splice(at, 0, entry);
      return at;
    },
    async turn(entry, { ahead, position }) {
      const { signal } = entry;
      signal.throwIfAborted();
      const line = lines.get(entry.payer ?? '') ?? [];
      if (line[0] === entry && paying.size < places) {
        paying.add(entry);
        return;
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const stop = () => {
        forget(entry);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      const first = () => {
        firsts.delete(entry);
        heads.delete(entry);
        const one = { entry, start: resolve, tell: position, told: Number.POSITIVE_INFINITY };
        waiting.push(one);
        hand();
        if (waiting.includes(one)) tell(one, waiting.length);
      };
      if (line[0] === entry) first();
      else {
        firsts.set(entry, first);
        heads.set(entry, ahead);
        ahead(line.indexOf(entry) - 1);
      }
      try {
        await promise;
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    leave(entry) {
      if (entry.payer === undefined) return;
      forget(entry);
      const line = lines.get(entry.payer);
      const at = line?.indexOf(entry) ?? -1;
      if (line && at >= 0) {
        line.splice(at, 1);
        if (line.length === 0) lines.delete(entry.payer);
        for (const [index, other] of line.entries()) if (index >= at && index > 0) heads.get(other)?.(index - 1);
      }
      if (paying.delete(entry)) hand();
      const [next] = line ?? [];
      if (next) firsts.get(next)?.();
    },
    of: (person) => lines.get(person) ?? [],
    has: (entry) => lines.get(entry.payer ?? '')?.includes(entry) === true,
    waits: (entry) => firsts.has(entry) || waiting.some((one) => one.entry === entry),
    counts: () => ({ paying: paying.size, waiting: waiting.length + firsts.size }),
  };
}
