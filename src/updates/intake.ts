/** How updates come in: from Telegram, or from the database where an earlier process has left them; and how they are forgotten. */
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { ParkedUpdate, Workers } from '../storage/workers.ts';
import type { Dispatcher } from './dispatcher.ts';
import { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import type { Limits } from './limits.ts';
import type { Membership } from './membership.ts';
import type { Seen } from './seen.ts';
import { CancelledError, OverloadError } from './turn.ts';
import { type Classification, IncomingUpdate } from './update.ts';

export interface Intake {
  receive(update: IncomingUpdate): Promise<void>;
  adopt(parked: ParkedUpdate): void;
  forget(person: string, lane: string, asking?: number): Promise<number>;
  /** Updates that wait here, long work in line included. */
  queued(): number;
}

export function createIntake(options: {
  classify(update: IncomingUpdate): Classification;
  dispatcher: Dispatcher;
  journal: Journal;
  membership: Membership;
  workers: Workers;
  inFlight: Map<number, Entry>;
  seen: Seen;
  limits: Limits;
  clock: Clock;
  log: Log;
}): Intake {
  const { dispatcher, journal, membership, workers, inFlight, seen, limits, clock, log } = options;
  const { lanes, longWorks } = dispatcher;
  const queued = () => lanes.waiting() + longWorks.counts().waiting;

  function classify(update: IncomingUpdate): Classification {
    try {
      return options.classify(update);
    } catch (error) {
      log.error({ err: error }, 'an update could not be classified');
      return { lane: 'unclassified', work: 'quick' };
    }
  }

  function receive(update: IncomingUpdate): Promise<void> {
    const id = update.update_id;
    const known = inFlight.get(id);
    if (known) return known.acknowledged;
    if (seen.has(id)) return Promise.resolve();
    const classification = classify(update);
    const { lane, work } = classification;
    if (work !== 'control' && (queued() >= limits.maxQueued || lanes.length(lane) >= limits.maxQueuedPerLane)) {
      return Promise.reject(new OverloadError('too many updates wait'));
    }
    const entry = new Entry(update, classification, clock.now());
    inFlight.set(id, entry);
    if (work === 'control') {
      dispatcher.begin(entry);
    } else {
      if (work === 'long' || !membership.seesAll() || !lanes.free(lane)) recordFirst(entry);
      lanes.enter(entry);
    }
    return entry.acknowledged;
  }

  function recordFirst(entry: Entry): void {
    // Whoever is recorded comes back first after a crash: so what keeps the lane before it is recorded as well.
    const holder = lanes.holder(entry.lane);
    if (holder) dispatcher.record(holder);
    // A quick update that starts at once keeps its delivery open until it is done: that keeps Telegram's own order.
    const atOnce = entry.work === 'long' || !lanes.free(entry.lane);
    entry.recording = journal
      .record({ updateId: entry.id, lane: entry.lane, control: false, update: entry.update, running: false })
      .then(
        ({ fresh }) => {
          entry.recorded = true;
          if (atOnce || !fresh) entry.acknowledge();
        },
        (error: unknown) => {
          entry.refuse(error);
          lanes.remove(entry);
          dispatcher.drop(entry, false);
        },
      );
  }

  function adopt(parked: ParkedUpdate): void {
    if (inFlight.has(parked.updateId)) return;
    const update = IncomingUpdate.safeParse(parked.update);
    const readable = update.success ? update.data : { update_id: parked.updateId };
    const classification: Classification = update.success
      ? classify(readable)
      : { lane: 'unreadable', work: 'control' };
    const entry = new Entry(readable, classification, clock.now());
    entry.recorded = true;
    entry.forgotten = !update.success;
    entry.committed = parked.committed;
    entry.progress = parked.progress;
    inFlight.set(entry.id, entry);
    if (entry.committed || entry.work === 'control') dispatcher.begin(entry);
    else lanes.enter(entry);
  }

  async function forget(person: string, lane: string, asking = lanes.holder(lane)?.id): Promise<number> {
    const reason = new CancelledError('the person has asked to be forgotten');
    const recordings: (Promise<void> | undefined)[] = [];
    for (const entry of [...inFlight.values()]) {
      if (entry.lane !== lane || entry.id === asking) continue;
      entry.forgotten = true;
      recordings.push(entry.recording);
      entry.abort(reason);
      if (entry.holdsLane || dispatcher.running.has(entry)) continue;
      lanes.remove(entry);
      dispatcher.drop(entry, true);
    }
    if (longWorks.find(person)?.entry.id !== asking || asking === undefined) {
      longWorks.cancel(person);
      await workers.cancel(person);
    }
    // What is on its way into the table must be there to be erased.
    await Promise.allSettled(recordings);
    return workers.forget(lane, asking);
  }

  return { receive, adopt, forget, queued };
}
