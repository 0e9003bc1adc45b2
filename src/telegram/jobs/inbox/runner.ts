/** Runs the handlers of updates, and decides what each end of a handler means for its update. */
import { type Clock, TimeoutError } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { runWithRequest } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import { isUniqueViolation } from '#storage/group-commit.ts';
import type { Claimed, InboxRows } from '#storage/inbox.ts';
import { UNREADABLE_PAUSE_MS } from '#storage/workers.ts';
import type { Entry, OwnRow } from './entry.ts';
import { Handling, type HandlingDeps, recordRunning } from './handling.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { type Limits, MAX_ATTEMPTS, MAX_LONG_WAITING, MAX_STARTS, MAX_WAITING_TO_PAY } from './limits.ts';
import { createPayers, type Payers } from './payers.ts';
import { LeaseLostError, StoppingError, UnreadableError, type UpdateTurn } from './turn.ts';
import type { IncomingUpdate } from './update.ts';

interface Overseer {
  /** Something runs: it is looked after from now on. */
  watch(): void;
}

const LOOK_MS = 250;

function createOverseer(options: {
  running: ReadonlyMap<Entry, unknown>;
  limits: Limits;
  clock: Clock;
  log: Log;
  /** Makes it durable. */
  record(entry: Entry): void;
  leaveLane(entry: Entry): void;
  /** It has been told to stop, and still has not ended. */
  giveUp(entry: Entry): void;
}): Overseer {
  const { running, limits, clock, log } = options;
  let watching = false;

  /** Instead of a timer for each, all that run are looked at four times a second; nobody looks when none runs. */
  function watch(): void {
    if (watching) return;
    watching = true;
    clock.setTimer(LOOK_MS, look);
  }

  function look(): void {
    const now = clock.monotonic();
    watching = false;
    for (const entry of [...running.keys()]) runWithRequest(entry.origin, () => lookAt(entry, now));
    if (running.size > 0) watch();
  }

  function lookAt(entry: Entry, now: number): void {
    if (now - entry.startedAt >= limits.laneMs) options.leaveLane(entry);
    if (now - entry.since >= limits.acknowledgeAfterMs) {
      if (entry.state.is === 'running' && entry.state.row === undefined) options.record(entry);
      else if (entry.row) entry.acknowledge();
    }
    if (now - entry.startedAt >= deadlineOf(entry)) overdue(entry, now);
  }

  const deadlineOf = ({ isLong }: Entry) => (isLong ? limits.longDeadlineMs : limits.handlerDeadlineMs);

  /** First it is told to stop; if it still has not ended a deadline later, it is given up. */
  function overdue(entry: Entry, now: number): void {
    entry.startedAt = now;
    if (entry.abortReason) {
      log.error({ attempt: entry.attempt }, 'a handler never ended: it is given up');
      options.giveUp(entry);
    } else {
      const afterMs = deadlineOf(entry);
      log.error({ afterMs }, 'a handler takes too long');
      entry.abort(new TimeoutError(afterMs));
    }
  }

  return { watch };
}

type Handler = (update: IncomingUpdate, turn: UpdateTurn) => Promise<void>;

interface Attempt {
  readonly handler: Handler;
}

export interface Handlers {
  /** Answers every failure itself: an error that leaves it is logged, and the update counts as done. */
  handle: Handler;
  /**
   * For an update whose point of no return lies before a crash (`turn.progress` says how far it came), or that was
   * started three times in vain (`turn.attempt` is above 3).
   */
  interrupted: Handler;
}

export interface Runner {
  lanes: Lanes;
  payers: Payers;
  /** Each under `longWorkOf` its person. */
  longWorks: Payers;
  /** Starts the handler: at once for an update that is not recorded, else when the database has granted it. */
  begin(entry: Entry): void;
  /** Nothing more is done for it here. */
  drop(entry: Entry, how: 'done' | 'given back' | 'lost'): void;
  running: ReadonlyMap<Entry, unknown>;
  /** Makes durable what runs and what is waited for. */
  record(entry: Entry): void;
  /** Whether nothing runs, waits or is about to start. */
  idle(): boolean;
  /** From now on nothing starts; what would is given back. */
  close(): void;
}

export function createRunner(options: {
  rows: InboxRows;
  database: Database;
  newRow(): OwnRow;
  handlers: Handlers;
  limits: Limits;
  clock: Clock;
  log: Log;
  /** Whether this process has done the update before. */
  isDone(id: number): boolean;
  /** Called once for each entry, when nothing more is done for it here. */
  over(entry: Entry, how: 'done' | 'given back' | 'lost'): void;
}): Runner {
  const { rows, database, newRow, handlers, limits, clock, log } = options;
  /** With what handles each just now. */
  const running = new Map<Entry, Attempt>();
  const lanes = createLanes({ places: limits.maxInLanes, clock, begin });
  const payers = createPayers(limits.maxPaid, MAX_WAITING_TO_PAY);
  const longWorks = createPayers(limits.maxLong, MAX_LONG_WAITING);
  const handlingDeps: HandlingDeps = { rows, database, payers, longWorks, newRow, leaveLane: lanes.leave, clock, log };
  const overseer = createOverseer({ running, limits, clock, log, record, leaveLane: letLaneGo, giveUp });
  let claiming = 0;
  let closed = false;

  function record(entry: Entry): void {
    recordRunning(handlingDeps, entry).catch((error: unknown) => {
      if (!(error instanceof LeaseLostError)) log.warn({ err: error }, 'an update could not be recorded late');
    });
  }

  function begin(entry: Entry): void {
    const isRecorded = entry.state.is === 'waiting' && entry.state.recorded !== undefined;
    runWithRequest(entry.origin, () => (isRecorded ? void claim(entry) : start(entry, undefined)));
  }

  async function claim(entry: Entry): Promise<void> {
    if (entry.state.is !== 'waiting') return;
    const row = newRow();
    const { recorded, committed } = entry.state;
    entry.move({ is: 'claiming', row, committed });
    claiming += 1;
    let claimed: Claimed;
    try {
      claimed = await database.write(rows.claim(entry.id, row, committed));
    } catch (error) {
      // Another process has grasped the lane in the same moment.
      if (!isUniqueViolation(error)) log.warn({ err: error }, 'an update could not be started yet');
      claimed = 'wait';
    }
    claiming -= 1;
    // Its arrival could not be recorded after all: it comes again.
    if (entry.isOver) return giveBack(entry, row);
    if (claimed === 'unreadable') return giveBack(entry, row, clock.now() + UNREADABLE_PAUSE_MS);
    if (typeof claimed === 'object') {
      ({ attempt: entry.attempt, progress: entry.progress } = claimed);
      lanes.began(entry);
      return start(entry, row, committed);
    }
    if (claimed === 'wait' && !closed && lanes.holds(entry)) {
      entry.move({ is: 'waiting', recorded, committed });
      lanes.postpone(entry);
      return;
    }
    drop(entry, claimed === 'lost' ? 'lost' : 'given back');
  }

  function start(entry: Entry, row: OwnRow | undefined, isCommitted = false): void {
    if (closed) return void giveBack(entry, row);
    if (row && isCommitted) entry.move({ is: 'committed', row });
    else entry.move({ is: 'running', row });
    // Two processes had received it, and the one that recorded it has died: what was done here is not done once more.
    if (!isCommitted && options.isDone(entry.id)) end(entry);
    else if (entry.attempt > MAX_STARTS) {
      log.error({ attempt: entry.attempt }, 'an update ends every process that handles it: it is given up');
      end(entry);
    } else run(entry, isCommitted || entry.attempt > MAX_ATTEMPTS ? handlers.interrupted : handlers.handle);
  }

  function run(entry: Entry, handler: Handler): void {
    const attempt: Attempt = { handler };
    running.set(entry, attempt);
    entry.startedAt = clock.monotonic();
    overseer.watch();
    let handled: Promise<void>;
    try {
      handled = handler(entry.update, new Handling(entry, handlingDeps));
    } catch (error) {
      handled = Promise.reject(error);
    }
    // What was given up may end at last: nobody asks any more.
    const isCurrent = () => running.get(entry) === attempt;
    handled.then(
      () => isCurrent() && end(entry),
      (error: unknown) => isCurrent() && failed(entry, error, handler),
    );
  }

  function failed(entry: Entry, error: unknown, handler: Handler): void {
    const reason = entry.abortReason;
    const is = (kind: typeof LeaseLostError | typeof StoppingError) => reason instanceof kind || error instanceof kind;
    if (is(LeaseLostError)) drop(entry, 'lost');
    else if (error instanceof UnreadableError) giveBack(entry, entry.row, clock.now() + UNREADABLE_PAUSE_MS);
    else if (is(StoppingError)) giveBack(entry, entry.row);
    else {
      log.error({ err: error }, 'a handler failed');
      finish(entry, handler);
    }
  }

  function giveUp(entry: Entry): void {
    finish(entry, running.get(entry)?.handler);
  }

  /** Nothing more comes from that handler: what is paid for is told of, the rest is done. */
  function finish(entry: Entry, handler: Handler | undefined): void {
    const { state } = entry;
    if (state.is === 'committed' && handler !== handlers.interrupted) {
      entry.renew();
      run(entry, handlers.interrupted);
      // Its end was refused. If it is still to be written, there is nothing any more to be given back.
    } else if (state.is === 'ending') giveBack(entry, state.row);
    else end(entry);
  }

  /** The update is done, as far as its handler has not written that itself. */
  function end(entry: Entry): void {
    const { state } = entry;
    if (state.is === 'running' || state.is === 'committed') endRow(entry, state.row);
    drop(entry, 'done');
  }

  /** Asked for at once where it can be: before the next of the lane asks for its turn. */
  function endRow({ id }: Entry, row: OwnRow | Promise<OwnRow> | undefined): void {
    if (row === undefined) return;
    const write = ({ claim }: OwnRow) => database.write(rows.end(id, claim));
    const written = row instanceof Promise ? row.then(write) : write(row);
    written.catch((error: unknown) => {
      if (!(error instanceof LeaseLostError)) log.error({ err: error }, 'the end of an update could not be written');
    });
  }

  /** The update is not done: another process, or this one after its restart, starts it again. */
  function giveBack(entry: Entry, row: OwnRow | undefined, availableAt?: number): void {
    if (row) {
      const { claim } = row;
      database
        .write<unknown>(
          availableAt === undefined ? rows.release(entry.id, claim) : rows.setAside(entry.id, claim, availableAt),
        )
        .catch((error: unknown) => log.error({ err: error }, 'an update could not be given back'));
    } else if (entry.state.is === 'running' && entry.state.row instanceof Promise) {
      entry.state.row.then((late) => giveBack(entry, late, availableAt)).catch(() => undefined);
    }
    if (!entry.isOver) drop(entry, 'given back');
  }

  function drop(entry: Entry, how: 'done' | 'given back' | 'lost'): void {
    if (entry.state.is === 'ended') return;
    const { state } = entry;
    const kept = state.is === 'waiting' ? state.recorded : state.is === 'running' ? state.row : true;
    entry.move({ is: 'ended', how });
    running.delete(entry);
    payers.leave(entry);
    longWorks.leave(entry);
    if (how !== 'given back') entry.acknowledge();
    else if (!kept) entry.refuse(entry.abortReason ?? new StoppingError('the process stops'));
    else {
      Promise.resolve(kept).then(
        () => entry.acknowledge(),
        (error: unknown) => entry.refuse(error),
      );
    }
    options.over(entry, how);
    lanes.leave(entry);
  }

  function letLaneGo(entry: Entry): void {
    if (!lanes.holds(entry)) return;
    lanes.leave(entry);
    if (!entry.row) return;
    database
      .write(rows.leaveLane(entry.id, entry.row.claim))
      .catch((error: unknown) => log.warn({ err: error }, 'a lane could not be left'));
  }

  return {
    lanes,
    payers,
    longWorks,
    begin,
    drop,
    running,
    record,
    idle: () => running.size === 0 && claiming === 0 && lanes.waiting() === 0,
    close() {
      closed = true;
    },
  };
}
