/**
 * Who may start: in a lane one after the other by number, over all lanes at most `places` at once. Lanes that are ready
 * while every place is taken get theirs in the order in which they became ready.
 */
import type { Clock } from '#platform/clock.ts';
import type { Entry } from './entry.ts';

interface Lane {
  readonly key: string;
  holder: Entry | undefined;
  /** Ascending by number. */
  waiting: Entry[];
  /** In the line for a place. */
  lined: boolean;
  /** Waits a moment before it asks again for a lane that another process holds. */
  paused: boolean;
  pauseMs: number;
}

export interface Lanes {
  length(key: string): number;
  /** Takes the entry in; `begin` is called when its turn has come, before this returns if that is now. */
  enter(entry: Entry): void;
  /** Takes one out that waits. */
  remove(entry: Entry): void;
  /** Whether it keeps its lane, and one of the places. */
  holds(entry: Entry): boolean;
  /** The holder lets its lane and its place go. Nothing happens for one that holds none. */
  leave(entry: Entry): void;
  /** The holder could not begin: it is first again, after a pause that grows each time. */
  postpone(entry: Entry): void;
  /** The pauses of its lane start small again. */
  began(entry: Entry): void;
  waiting(): number;
  size(): number;
  /** Empties every lane of those that wait. */
  clear(): Entry[];
}

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 500;

export function createLanes(options: { places: number; clock: Clock; begin(entry: Entry): void }): Lanes {
  const lanes = new Map<string, Lane>();
  let line: Lane[] = [];
  let taken = 0;
  let waiting = 0;

  function advance(lane: Lane): void {
    if (lane.holder || lane.paused) return;
    const head = lane.waiting[0];
    if (!head) {
      if (lanes.get(lane.key) === lane) lanes.delete(lane.key);
    } else if (taken < options.places) {
      lane.waiting.shift();
      waiting--;
      taken++;
      lane.holder = head;
      options.begin(head);
    } else if (!lane.lined) {
      lane.lined = true;
      line.push(lane);
    }
  }

  function handOn(): void {
    while (taken < options.places && line.length > 0) {
      const lane = line.shift();
      if (!lane) return;
      lane.lined = false;
      advance(lane);
    }
  }

  function letGo(entry: Entry): Lane | undefined {
    const lane = lanes.get(entry.lane);
    if (lane?.holder !== entry) return undefined;
    lane.holder = undefined;
    taken--;
    return lane;
  }

  function insert(lane: Lane, entry: Entry): void {
    let at = lane.waiting.length;
    while (at > 0 && (lane.waiting[at - 1]?.id ?? 0) > entry.id) at--;
    lane.waiting.splice(at, 0, entry);
    waiting++;
  }

  return {
    length: (key) => lanes.get(key)?.waiting.length ?? 0,
    holds: (entry) => lanes.get(entry.lane)?.holder === entry,
    enter(entry) {
      let lane = lanes.get(entry.lane);
      if (!lane) {
        lane = {
          key: entry.lane,
          holder: undefined,
          waiting: [],
          lined: false,
          paused: false,
          pauseMs: FIRST_PAUSE_MS,
        };
        lanes.set(entry.lane, lane);
      }
      insert(lane, entry);
      advance(lane);
    },
    remove(entry) {
      const lane = lanes.get(entry.lane);
      const at = lane?.waiting.indexOf(entry) ?? -1;
      if (!lane || at < 0) return;
      lane.waiting.splice(at, 1);
      waiting--;
      advance(lane);
    },
    leave(entry) {
      const lane = letGo(entry);
      if (!lane) return;
      // Those in line come before the next of this lane.
      handOn();
      advance(lane);
    },
    postpone(entry) {
      const lane = letGo(entry);
      if (!lane) return;
      insert(lane, entry);
      lane.paused = true;
      options.clock.setTimer(lane.pauseMs, () => {
        lane.paused = false;
        advance(lane);
      });
      lane.pauseMs = Math.min(lane.pauseMs * 2, LONGEST_PAUSE_MS);
      handOn();
    },
    began(entry) {
      const lane = lanes.get(entry.lane);
      if (lane) lane.pauseMs = FIRST_PAUSE_MS;
    },
    waiting: () => waiting,
    size: () => lanes.size,
    clear() {
      const cleared = [...lanes.values()].flatMap((lane) => lane.waiting.splice(0));
      waiting = 0;
      line = [];
      for (const lane of [...lanes.values()]) {
        lane.lined = false;
        advance(lane);
      }
      return cleared;
    },
  };
}
