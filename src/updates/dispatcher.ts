/** Runs the handlers of updates, and decides what each end of a handler means for its update. */
import { type Clock, DeadlineError } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { createLateRecording } from './late-recording.ts';
import { type Limits, MAX_ATTEMPTS, MAX_STARTS } from './limits.ts';
import { createLongWorks, type LongWorks } from './long-work.ts';
import { createRetries } from './retries.ts';
import { RunningTurn } from './running-turn.ts';
import { LeaseLostError, RetryLaterError, StoppingError, type UpdateTurn } from './turn.ts';
import type { IncomingUpdate } from './update.ts';
import { createWatch } from './watch.ts';

type Handler = (update: IncomingUpdate, turn: UpdateTurn) => Promise<void>;

export interface Dispatcher {
  lanes: Lanes;
  longWorks: LongWorks;
  /** Starts the handler: at once for an update that is not recorded, else when the database has granted it. */
  begin(entry: Entry): void;
  /** Makes an update durable whose handler runs, if it is not. */
  record(entry: Entry): void;
  /** Nothing more is done for it here: `done` everywhere, or left to whoever takes it up next. */
  drop(entry: Entry, done: boolean): void;
  running: ReadonlySet<Entry>;
  /** Whether nothing runs, waits or is about to start. */
  idle(): boolean;
  /** From now on nothing starts; what would is given back. */
  close(): void;
}

export function createDispatcher(options: {
  clock: Clock;
  log: Log;
  journal: Journal;
  limits: Limits;
  handle: Handler;
  interrupted: Handler;
  /** Called once for each entry, when nothing more is done for it here. */
  over(entry: Entry, done: boolean): void;
}): Dispatcher {
  const { clock, log, journal, limits } = options;
  const running = new Set<Entry>();
  const retries = createRetries(clock);
  let claiming = 0;
  let closed = false;

  const late = createLateRecording({ journal, log });
  const lanes = createLanes({ places: limits.maxQuick, clock, begin });
  const longWorks = createLongWorks({
    places: limits.maxLongWork,
    journal,
    clock,
    log,
    record: late.record,
    leaveLane(entry) {
      entry.deadlineAt = Number.POSITIVE_INFINITY;
      lanes.leave(entry);
    },
    ended(entry) {
      entry.deadlineAt = clock.now() + limits.quickDeadlineMs;
    },
  });
  const desk = { journal, longWorks, record: late.record };
  const watch = createWatch({
    running,
    clock,
    slowAfterMs: limits.quickAckAfterMs,
    slow(entry) {
      if (entry.recorded) entry.acknowledge();
      else late.request(entry);
    },
    overdue,
  });

  function begin(entry: Entry): void {
    if (entry.recorded || entry.recording !== undefined) void claim(entry);
    else start(entry);
  }

  async function claim(entry: Entry): Promise<void> {
    claiming++;
    const claimed = await journal.claim(entry.id).catch((error: unknown) => {
      if (!entry.over) log.warn({ err: error }, 'an update could not be started yet');
      return 'wait' as const;
    });
    claiming--;
    if (typeof claimed === 'object') {
      entry.owner = claimed.owner;
      entry.attempt = claimed.attempt;
      entry.recorded = true;
      lanes.began(entry);
      if (entry.over) journal.end(entry.id, claimed.owner);
      else return start(entry);
    }
    if (entry.over) return lanes.leave(entry);
    if (claimed === 'wait' && !closed) {
      if (entry.recorded) entry.acknowledge();
      if (entry.holdsLane) lanes.postpone(entry);
      else drop(entry, false);
      return;
    }
    lanes.leave(entry);
    drop(entry, claimed === 'taken');
  }

  function start(entry: Entry): void {
    if (closed) {
      lanes.leave(entry);
      giveBack(entry);
    } else if (entry.forgotten || entry.attempt > MAX_STARTS) {
      if (!entry.forgotten) log.error({ attempt: entry.attempt }, 'an update ends every process that handles it');
      lanes.leave(entry);
      end(entry);
    } else if (entry.committed || entry.attempt > MAX_ATTEMPTS) {
      apologise(entry);
    } else {
      run(entry, options.handle);
    }
  }

  function apologise(entry: Entry): void {
    entry.apologising = true;
    run(entry, options.interrupted);
  }

  function run(entry: Entry, handler: Handler): void {
    running.add(entry);
    entry.deadlineAt = clock.now() + limits.quickDeadlineMs;
    watch.wake();
    let handled: Promise<void>;
    try {
      handled = handler(entry.update, new RunningTurn(entry, desk));
    } catch (error) {
      handled = Promise.reject(error);
    }
    handled.then(
      () => {
        running.delete(entry);
        if (!entry.over) end(entry);
        lanes.leave(entry);
      },
      (error: unknown) => {
        running.delete(entry);
        if (!entry.over) failed(entry, error);
        if (!running.has(entry)) lanes.leave(entry);
      },
    );
  }

  function failed(entry: Entry, error: unknown): void {
    const reason = entry.abortReason;
    const lost = reason instanceof LeaseLostError || error instanceof LeaseLostError;
    const stopping = reason instanceof StoppingError || error instanceof StoppingError;
    if (!lost && entry.committed && !entry.apologising && !(error instanceof RetryLaterError)) {
      if (!stopping) log.error({ err: error }, 'a handler failed past its point of no return');
      entry.renew();
      apologise(entry);
    } else if (lost || stopping) {
      giveBack(entry);
    } else if (error instanceof RetryLaterError) {
      log.warn({ err: error }, 'nothing could be delivered; trying again later');
      tryAgain(entry, error);
    } else {
      log.error({ err: error }, 'a handler failed');
      end(entry);
    }
  }

  /** What is not recorded comes again by itself when it is refused; the rest keeps its lane and waits here. */
  function tryAgain(entry: Entry, error: RetryLaterError): void {
    if (!entry.recorded && entry.recording === undefined) {
      entry.refuse(error);
      drop(entry, false);
      return;
    }
    running.add(entry);
    entry.deadlineAt = Number.POSITIVE_INFINITY;
    retries.later(entry, () => {
      running.delete(entry);
      if (!entry.over) {
        if (closed || entry.abortReason) giveBack(entry);
        else if (entry.committed) apologise(entry);
        else run(entry, options.handle);
      }
      if (!running.has(entry)) lanes.leave(entry);
    });
  }

  /** The update is done: its payload is erased. */
  function end(entry: Entry): void {
    whenRecorded(entry, (owner) => journal.end(entry.id, owner));
    drop(entry, true);
  }

  /** The update is not done: another process, or this one after its restart, starts it again. */
  function giveBack(entry: Entry): void {
    whenRecorded(entry, (owner) => journal.release(entry.id, owner));
    if (!entry.recorded && entry.recording === undefined) entry.refuse(new StoppingError('the process stops'));
    drop(entry, false);
  }

  function whenRecorded(entry: Entry, mark: (owner: string) => void): void {
    if (entry.owner !== undefined) mark(entry.owner);
    else
      entry.recording?.then(
        () => entry.owner !== undefined && mark(entry.owner),
        () => undefined,
      );
  }

  function drop(entry: Entry, done: boolean): void {
    if (entry.over) return;
    entry.over = true;
    if (done || entry.recorded) entry.acknowledge();
    options.over(entry, done);
  }

  /** First it is told to stop and its lane goes on; if it still has not ended a deadline later, it is given up. */
  function overdue(entry: Entry, now: number): void {
    if (entry.overdue) {
      log.error({ attempt: entry.attempt }, 'a handler never ended: its update is given up');
      running.delete(entry);
      end(entry);
      return;
    }
    entry.overdue = true;
    entry.deadlineAt = now + limits.quickDeadlineMs;
    log.error({ afterMs: limits.quickDeadlineMs }, 'a handler holds its lane too long: the lane goes on without it');
    entry.abort(new DeadlineError(limits.quickDeadlineMs));
    if (entry.holdsLane && entry.owner !== undefined) journal.leave(entry.id, entry.owner);
    lanes.leave(entry);
  }

  return {
    lanes,
    longWorks,
    begin,
    record: late.request,
    drop,
    running,
    idle: () => running.size === 0 && claiming === 0 && lanes.waiting() === 0,
    close() {
      closed = true;
      retries.close();
    },
  };
}
