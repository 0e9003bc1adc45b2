/** The turn that a handler is given: what it keeps, pays and ends goes through its row, and only while that is its own. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { isUniqueViolation } from '#storage/group-commit.ts';
import type { Arrival, Committed, InboxRows } from '#storage/inbox.ts';
import type { Reservation } from '#storage/spending.ts';
import { type Write, withWrites } from '#storage/write.ts';
import type { Entry, OwnRow } from './entry.ts';
import { MAX_LONG_WAITING, MAX_WAITING_TO_PAY } from './limits.ts';
import type { Payers } from './payers.ts';
import {
  LeaseLostError,
  type LongWork,
  longWorkOf,
  type PayRequest,
  TooManyWaitingError,
  type UpdateTurn,
} from './turn.ts';

/** What every turn of one inbox shares. */
export interface HandlingDeps {
  rows: InboxRows;
  database: Pick<Database, 'write'>;
  payers: Payers;
  longWorks: Payers;
  /** A name for a new attempt of this process. */
  newRow(): OwnRow;
  /** Its lane goes on without it. */
  leaveLane(entry: Entry): void;
  clock: Clock;
  log: Log;
}

/** How long it is left to another process to let this person's earlier request end, before it is asked again. */
const ASK_AGAIN_MS = 400;

/** The row of an update that comes to this process now. */
export function arrivalOf(entry: Entry, row: OwnRow): Arrival {
  const { id: updateId, lane, control, update } = entry;
  return { updateId, lane, control, receivedAt: entry.origin.receivedAt, update, ...row };
}

/** Makes an update durable whose handler runs, if it is not. Rejects with LeaseLostError when another has it. */
export async function recordRunning({ rows, database, newRow }: HandlingDeps, entry: Entry): Promise<OwnRow> {
  const { state } = entry;
  if (state.is === 'committed' || state.is === 'ending') return state.row;
  if (state.is !== 'running') throw entry.abortReason ?? new LeaseLostError('the update is over');
  if (state.row !== undefined) return state.row;
  const row = newRow();
  const recording = database.write(rows.record(arrivalOf(entry, row), true)).then(
    (ours) => {
      const here = entry.state;
      if (ours && here.is === 'running' && here.row === recording) entry.move({ is: 'running', row });
      entry.acknowledge();
      if (ours) return row;
      const lost = new LeaseLostError('another process has received the same update');
      entry.abort(lost);
      throw lost;
    },
    (error: unknown) => {
      if (entry.state.is === 'running' && entry.state.row === recording) entry.move({ is: 'running', row: undefined });
      throw error;
    },
  );
  recording.catch(() => undefined);
  entry.move({ is: 'running', row: recording });
  return recording;
}

export class Handling implements UpdateTurn {
  readonly #entry: Entry;
  readonly #deps: HandlingDeps;

  constructor(entry: Entry, handlingDeps: HandlingDeps) {
    this.#entry = entry;
    this.#deps = handlingDeps;
  }

  get updateId(): number {
    return this.#entry.id;
  }
  get attempt(): number {
    return this.#entry.attempt;
  }
  get signal(): AbortSignal {
    return this.#entry.signal;
  }
  get progress(): unknown {
    return this.#entry.progress;
  }
  get committed(): boolean {
    const { state } = this.#entry;
    return state.is === 'committed' || (state.is === 'ending' && state.committed);
  }
  get durable(): boolean {
    const { state } = this.#entry;
    if (state.is === 'running') return state.row !== undefined;
    return state.is === 'committed' || state.is === 'ending';
  }

  async save(progress: unknown, others: readonly Write<unknown>[] = []): Promise<void> {
    const entry = this.#entry;
    entry.progress = progress;
    // Written out now: the caller may go on changing it.
    const json = JSON.stringify(progress ?? null);
    const { claim } = await recordRunning(this.#deps, entry);
    const { rows, database } = this.#deps;
    if (!(await database.write(withWrites(rows.save(entry.id, claim, json), others)))) throw this.#lost();
  }

  async pay(request: PayRequest): Promise<Reservation> {
    const entry = this.#entry;
    const { payers } = this.#deps;
    entry.signal.throwIfAborted();
    if (entry.payer !== undefined) throw new Error('an update pays once');
    entry.progress = request.progress;
    const ahead = payers.enter(entry, request.person);
    entry.payer = request.person;
    if (ahead > 0) await this.#queue(request, MAX_WAITING_TO_PAY);
    const tell = (before: number) => request.onQueued(before, payers.of(request.person)[0]?.progress);
    await payers.turn(entry, { ahead: tell, position: request.onLine });
    for (let asked = 0; ; asked++) {
      entry.signal.throwIfAborted();
      const reservation = await this.#commit(request);
      if (reservation) return reservation;
      // Another process serves this person: the one that came first is first.
      const others = asked === 0 ? await this.#queue(request, MAX_WAITING_TO_PAY) : 0;
      if (others > 0) request.onQueued(others - 1, undefined);
      await this.#deps.clock.sleep(ASK_AGAIN_MS, entry.signal);
    }
  }

  async longWork({ person, progress, onQueued, onLine }: LongWork): Promise<void> {
    const entry = this.#entry;
    const { longWorks } = this.#deps;
    entry.signal.throwIfAborted();
    if (entry.payer !== undefined) throw new Error('an update pays, or works for long, once');
    entry.progress = progress;
    entry.isLong = true;
    const whose = longWorkOf(person);
    longWorks.enter(entry, whose);
    entry.payer = whose;
    await this.#queue({ person: whose, progress }, MAX_LONG_WAITING);
    await longWorks.turn(entry, { ahead: onQueued, position: onLine });
  }

  /** Durable from here on, it waits for its person's earlier requests, and holds up nobody else. */
  async #queue({ person, progress }: Pick<PayRequest, 'person' | 'progress'>, most: number): Promise<number> {
    const entry = this.#entry;
    const { rows, database } = this.#deps;
    const { claim } = await recordRunning(this.#deps, entry);
    const ahead = await database.write(rows.queue(entry.id, claim, person, JSON.stringify(progress ?? null)));
    if (ahead === undefined) throw this.#lost();
    if (ahead > most) throw new TooManyWaitingError(undefined);
    entry.acknowledge();
    this.#deps.leaveLane(entry);
    return ahead;
  }

  /** Reservation and point of no return; undefined when another request of the person comes first. */
  async #commit({ person, progress, reservation }: PayRequest): Promise<Reservation | undefined> {
    const entry = this.#entry;
    const { rows, database, newRow } = this.#deps;
    const known = entry.state.is === 'running' ? entry.state.row : undefined;
    const row = known === undefined ? newRow() : await known;
    const commitment = { payer: person, progress: JSON.stringify(progress ?? null), reservation };
    const arrival = known === undefined ? arrivalOf(entry, row) : undefined;
    const outcome = database.write(rows.commit(entry.id, row.claim, commitment, arrival)).catch(behindIfTaken);
    if (known === undefined) entry.move({ is: 'running', row: this.#madeBy(outcome, row) });
    const came = await outcome;
    if (came === 'lost') throw this.#lost();
    if (came === 'behind') return undefined;
    if (came.granted) {
      entry.move({ is: 'committed', row });
      entry.acknowledge();
      this.#deps.leaveLane(entry);
    }
    return came;
  }

  /** The row is made by what commits it, or not at all. */
  #madeBy(outcome: Promise<Committed>, row: OwnRow): Promise<OwnRow> {
    const entry = this.#entry;
    // Said before anybody who waits for the outcome goes on.
    const isNot = (error: unknown): never => {
      if (entry.state.is === 'running' && entry.state.row === made) entry.move({ is: 'running', row: undefined });
      throw error;
    };
    const made = outcome.then(
      (came) => (typeof came === 'object' && came.granted ? row : isNot(new LeaseLostError('the update has no row'))),
      isNot,
    );
    made.catch(() => undefined);
    return made;
  }

  async end(write: (row: { updateId: number; claim: string }) => Write<boolean>): Promise<boolean> {
    const entry = this.#entry;
    const { rows, database } = this.#deps;
    const row = await recordRunning(this.#deps, entry);
    entry.move({ is: 'ending', row, committed: this.committed });
    const said = write({ updateId: entry.id, claim: row.claim });
    const ours = await database.write(withWrites(said, [rows.end(entry.id, row.claim)]));
    entry.acknowledge();
    return ours;
  }

  #lost(): Error {
    const reason = this.#entry.abortReason ?? new LeaseLostError('the update is no longer this process’s');
    this.#entry.abort(reason);
    return reason;
  }
}

/** Two processes have written for one person in the same moment: the other was first. */
function behindIfTaken(error: unknown): Committed {
  if (isUniqueViolation(error)) return 'behind';
  throw error;
}
