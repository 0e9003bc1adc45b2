/** How updates come in: from Telegram, or from the database where an earlier process has left them; and how they are forgotten. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { requestIdOf } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import type { InboxRows } from '#storage/inbox.ts';
import type { LeftUpdate } from '#storage/workers.ts';
import { Entry, type OwnRow } from './entry.ts';
import { arrivalOf } from './handling.ts';
import type { Limits } from './limits.ts';
import type { Runner } from './runner.ts';
import { OverloadError } from './turn.ts';
import { type Classification, IncomingUpdate, kindOf } from './update.ts';

export interface Intake {
  receive(update: IncomingUpdate): Promise<void>;
  adopt(left: LeftUpdate): void;
  /** Updates that wait here. */
  queued(): number;
}

export function createIntake(options: {
  classify(update: IncomingUpdate): Classification;
  runner: Runner;
  rows: InboxRows;
  database: Pick<Database, 'write'>;
  newRow(): OwnRow;
  /** Whether nothing that the database knows is unknown here. */
  seesAll(): boolean;
  inFlight: Map<number, Entry>;
  seen: Seen;
  limits: Limits;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}): Intake {
  const { runner, rows, database, inFlight, seen, limits, clock, log, metrics } = options;
  const { lanes, payers, longWorks } = runner;
  /** Those that could not be recorded, as far as was heard: the database may know them all the same. */
  const inDoubt = new Set<number>();
  const queued = () => lanes.waiting() + payers.counts().waiting + longWorks.counts().waiting;

  function classify(update: IncomingUpdate): Classification {
    try {
      return options.classify(update);
    } catch (error) {
      log.error({ err: error, reference: requestIdOf(update.update_id) }, 'an update could not be classified');
      return { lane: 'unclassified', control: false };
    }
  }

  function receive(update: IncomingUpdate): Promise<void> {
    const id = update.update_id;
    const known = inFlight.get(id);
    if (known || seen.has(id)) {
      metrics.updates.add({ kind: kindOf(update), outcome: 'repeated' });
      return known?.acknowledged ?? Promise.resolve();
    }
    const classification = classify(update);
    const { lane, control, recorded = false } = classification;
    if (!control && (queued() >= limits.maxQueued || lanes.length(lane) >= limits.maxQueuedPerLane)) {
      metrics.updates.add({ kind: kindOf(update), outcome: 'refused' });
      return Promise.reject(new OverloadError('too many updates wait'));
    }
    const entry = new Entry(update, classification, clock);
    inFlight.set(id, entry);
    if (control) {
      runner.begin(entry);
    } else {
      if (recorded || !options.seesAll() || !lanes.free(lane) || inDoubt.has(id)) recordFirst(entry);
      lanes.enter(entry);
    }
    return entry.acknowledged;
  }

  function recordFirst(entry: Entry): void {
    // Whoever is recorded comes back first after a crash: so what keeps the lane before it is recorded as well.
    const holder = lanes.holder(entry.lane);
    if (holder) runner.record(holder);
    // An update that starts at once keeps its delivery open until it is done: that keeps Telegram's own order.
    const waits = !lanes.free(entry.lane);
    const recorded = database.write(rows.record(arrivalOf(entry, options.newRow()), false), { once: true });
    entry.move({ is: 'waiting', recorded, committed: false });
    recorded.then(
      (fresh) => {
        inDoubt.delete(entry.id);
        if (waits || !fresh) entry.acknowledge();
      },
      (error: unknown) => {
        inDoubt.add(entry.id);
        entry.refuse(error);
        lanes.remove(entry);
        runner.drop(entry, 'given back');
      },
    );
  }

  function adopt({ updateId, update, committed }: LeftUpdate): void {
    if (inFlight.has(updateId)) return;
    const read = IncomingUpdate.safeParse(update);
    const readable = read.success ? read.data : { update_id: updateId };
    const known: Classification = read.success ? classify(readable) : { lane: 'unreadable', control: true };
    const entry = new Entry(readable, { ...known, control: known.control || committed }, clock);
    entry.move({ is: 'waiting', recorded: Promise.resolve(), committed });
    inFlight.set(updateId, entry);
    if (entry.control) runner.begin(entry);
    else lanes.enter(entry);
  }

  return { receive, adopt, queued };
}

/** Remembers the numbers of updates that are over here: at least the last `size`, at most twice as many. */
interface Seen {
  has(id: number): boolean;
  /** Whether it is done, rather than lost to another process. */
  isDone(id: number): boolean;
  add(id: number, how: 'done' | 'lost'): void;
}

/** Two generations: the older is dropped whole, so that remembering costs the same at any size. */
export function createSeen(size: number): Seen {
  let young = new Map<number, 'done' | 'lost'>();
  let old = new Map<number, 'done' | 'lost'>();
  return {
    has: (id) => young.has(id) || old.has(id),
    isDone: (id) => (young.get(id) ?? old.get(id)) === 'done',
    add(id, how) {
      young.set(id, how);
      if (young.size < size) return;
      old = young;
      young = new Map();
    },
  };
}
