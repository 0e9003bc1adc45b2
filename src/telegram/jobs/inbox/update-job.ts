/**
 * One update in this process (README.md shows its states) and the JobContext of its handler. Saving, paying and ending
 * all write to its row, and only while this process owns it.
 */
import type { Clock } from '#platform/clock.ts';
import { type RequestContext, requestIdOf } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import { isUniqueViolation } from '#storage/group-commit.ts';
import type { Jobs } from '#storage/jobs.ts';
import type { Reservation } from '#storage/spending.ts';
import { type Write, withWrites } from '#storage/write.ts';
import type { Classification } from '../../updates/classification.ts';
import type { IncomingUpdate } from '../../updates/update.ts';
import {
  type JobContext,
  LeaseLostError,
  type LongWork,
  longWorkKey,
  MAX_LONG_WAITING,
  MAX_WAITING_TO_PAY,
  type PayRequest,
  TooManyWaitingError,
} from './job-context.ts';
import type { PersonQueues } from './person-queues.ts';

/** Dependencies shared by all updates of one inbox. */
export interface UpdateJobDeps {
  jobs: Jobs;
  database: Pick<Database, 'write'>;
  payers: PersonQueues;
  longWorks: PersonQueues;
  /** Lets the next update of the job's queue start. */
  leaveQueue(job: UpdateJob): void;
  clock: Clock;
}

/** Pause before asking again whether the person's earlier request, in another process, has ended. */
const RETRY_PAY_MS = 400;

export class UpdateJob implements JobContext {
  readonly #deps: UpdateJobDeps;
  readonly updateId: number;
  readonly update: IncomingUpdate;
  readonly queue: string;
  readonly control: boolean;
  /** Request context that its handler runs in. */
  readonly origin: RequestContext;
  /** When it arrived, and when its handler started, by Clock.monotonic. */
  readonly since: number;
  startedAt = Number.POSITIVE_INFINITY;
  /** Time since which this process certainly owns the row. */
  heldSince = Number.POSITIVE_INFINITY;
  state: 'waiting' | 'starting' | 'running' | 'ending' | 'ended' = 'waiting';
  committed = false;
  /** Whether it does long work. */
  isLong = false;
  /** Number of starts. */
  attempt = 0;
  progress: unknown;
  /** Its key in the person queues, once it has asked to pay or to do long work. */
  payer: string | undefined;
  /** Settles when its row is written; undefined before that is requested, and for an update that was taken over. */
  recorded: Promise<'running' | 'waiting' | 'known'> | undefined;
  /** Resolves when this process is finished with it. */
  readonly over: Promise<void>;
  readonly #end: () => void;
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  constructor(update: IncomingUpdate, { queue, control }: Classification, deps: UpdateJobDeps) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#deps = deps;
    this.updateId = update.update_id;
    this.update = update;
    this.queue = queue;
    this.control = control;
    this.origin = { reference: requestIdOf(update.update_id), receivedAt: deps.clock.now() };
    this.since = deps.clock.monotonic();
    this.over = promise;
    this.#end = resolve;
  }

  get isOver(): boolean {
    return this.state === 'ended';
  }

  /** Marks it as ended in this process. */
  drop(): void {
    this.state = 'ended';
    this.#end();
  }

  /** Created lazily: most handlers never use it. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#reason) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  get abortReason(): Error | undefined {
    return this.#reason;
  }

  /** Aborts its handler; only the first reason counts. */
  abort(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#controller?.abort(reason);
  }

  /** Gives it a fresh signal, for the handler that follows an aborted attempt. */
  renew(): void {
    this.#controller = undefined;
    this.#reason = undefined;
  }

  async save(progress: unknown, others: readonly Write<unknown>[] = []): Promise<void> {
    this.#assertOwned();
    this.progress = progress;
    const { jobs, database } = this.#deps;
    const saved = jobs.save(this.updateId, JSON.stringify(progress ?? null));
    if (!(await database.write(withWrites(saved, others)))) throw this.#leaseLost();
  }

  async pay(request: PayRequest): Promise<Reservation> {
    const { payers } = this.#deps;
    this.signal.throwIfAborted();
    if (this.payer !== undefined) throw new Error('an update can pay or do long work only once');
    this.progress = request.progress;
    const ahead = payers.enter(this, request.person);
    this.payer = request.person;
    if (ahead > 0) await this.#enterLine(request, MAX_WAITING_TO_PAY);
    await payers.waitForTurn(this, request.onPosition);
    for (let asked = 0; ; asked++) {
      this.signal.throwIfAborted();
      const reservation = await this.#commit(request);
      if (reservation) return reservation;
      // An earlier request of this person, in another process, goes first.
      const others = asked === 0 ? await this.#enterLine(request, MAX_WAITING_TO_PAY) : 0;
      if (others > 0) request.onPosition(others);
      await this.#deps.clock.sleep(RETRY_PAY_MS, this.signal);
    }
  }

  async longWork({ person, progress, onPosition }: LongWork): Promise<void> {
    const { longWorks } = this.#deps;
    this.signal.throwIfAborted();
    if (this.payer !== undefined) throw new Error('an update can pay or do long work only once');
    this.progress = progress;
    this.isLong = true;
    const key = longWorkKey(person);
    longWorks.enter(this, key);
    this.payer = key;
    await this.#enterLine({ person: key, progress }, MAX_LONG_WAITING);
    await longWorks.waitForTurn(this, onPosition);
  }

  /** Joins its person's line and leaves its queue, so that it delays nobody else. Returns how many are ahead. */
  async #enterLine({ person, progress }: Pick<LongWork, 'person' | 'progress'>, max: number): Promise<number> {
    this.#assertOwned();
    const { jobs, database, leaveQueue } = this.#deps;
    const ahead = await database.write(jobs.enterLine(this.updateId, person, JSON.stringify(progress ?? null)));
    if (ahead === undefined) throw this.#leaseLost();
    if (ahead > max) throw new TooManyWaitingError();
    leaveQueue(this);
    return ahead;
  }

  /** Writes the reservation and the point of no return; undefined when another request of the person comes first. */
  async #commit({ person, progress, reservation }: PayRequest): Promise<Reservation | undefined> {
    this.#assertOwned();
    const { jobs, database, leaveQueue } = this.#deps;
    const request = { payer: person, progress: JSON.stringify(progress ?? null), reservation };
    const result = await database.write(jobs.pay(this.updateId, request)).catch((error: unknown) => {
      // Two processes wrote for this person at the same moment; the other one won.
      if (isUniqueViolation(error)) return 'behind' as const;
      throw error;
    });
    if (result === 'lost') throw this.#leaseLost();
    if (result === 'behind') return undefined;
    if (result.granted) {
      this.committed = true;
      leaveQueue(this);
    }
    return result;
  }

  async end(write: (updateId: number) => Write<boolean>): Promise<boolean> {
    if (this.isOver) return false;
    this.state = 'ending';
    const { jobs, database } = this.#deps;
    return await database.write(withWrites(write(this.updateId), [jobs.finish(this.updateId)]));
  }

  #assertOwned(): void {
    if (this.isOver || this.state === 'ending') throw this.#leaseLost();
  }

  #leaseLost(): Error {
    const reason = this.#reason ?? new LeaseLostError('another process owns the update now');
    this.abort(reason);
    return reason;
  }
}
