/**
 * One update on its way through this process (README.md shows its states), and what its handler is given: what it keeps,
 * pays and ends goes through its row, and only while that is this process's.
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
  longWorkOf,
  MAX_LONG_WAITING,
  MAX_WAITING_TO_PAY,
  type PayRequest,
  TooManyWaitingError,
} from './job-context.ts';
import type { PersonQueues } from './person-queues.ts';

/** What every update of one inbox shares. */
export interface UpdateJobDeps {
  jobs: Jobs;
  database: Pick<Database, 'write'>;
  payers: PersonQueues;
  longWorks: PersonQueues;
  /** Its queue goes on without it. */
  leaveQueue(job: UpdateJob): void;
  clock: Clock;
}

/** How long it is left to another process to let this person's earlier request end, before it is asked again. */
const ASK_AGAIN_MS = 400;

export class UpdateJob implements JobContext {
  readonly #deps: UpdateJobDeps;
  readonly updateId: number;
  readonly update: IncomingUpdate;
  readonly queue: string;
  readonly control: boolean;
  /** For whom its handler works. */
  readonly origin: RequestContext;
  /** When it came, and when its handler was started, by Clock.monotonic. */
  readonly since: number;
  startedAt = Number.POSITIVE_INFINITY;
  /** Since when its row is certainly this process's. */
  heldSince = Number.POSITIVE_INFINITY;
  state: 'waiting' | 'starting' | 'running' | 'ending' | 'ended' = 'waiting';
  committed = false;
  /** It does long work. */
  isLong = false;
  /** How often it was started. */
  attempt = 0;
  progress: unknown;
  /** Whose paid request or long work it is, once it wants to pay or to work. */
  payer: string | undefined;
  /** Settles when its row is written; undefined before it is asked for, or where it was taken over. */
  recorded: Promise<'running' | 'waiting' | 'known'> | undefined;
  /** Resolves when nothing is done or expected here any more. */
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

  /** Nothing more is done for it here. */
  drop(): void {
    this.state = 'ended';
    this.#end();
  }

  /** Made when first asked for: most handlers never look. */
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

  /** Aborts its handler. The first reason stays. */
  abort(reason: Error): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.#controller?.abort(reason);
  }

  /** A fresh signal, for what is done about an attempt that was aborted. */
  renew(): void {
    this.#controller = undefined;
    this.#reason = undefined;
  }

  async save(progress: unknown, others: readonly Write<unknown>[] = []): Promise<void> {
    this.#demandOwn();
    this.progress = progress;
    const { jobs, database } = this.#deps;
    const saved = jobs.save(this.updateId, JSON.stringify(progress ?? null));
    if (!(await database.write(withWrites(saved, others)))) throw this.#lost();
  }

  async pay(request: PayRequest): Promise<Reservation> {
    const { payers } = this.#deps;
    this.signal.throwIfAborted();
    if (this.payer !== undefined) throw new Error('an update pays once');
    this.progress = request.progress;
    const ahead = payers.enter(this, request.person);
    this.payer = request.person;
    if (ahead > 0) await this.#queue(request, MAX_WAITING_TO_PAY);
    await payers.turn(this, request.onPlace);
    for (let asked = 0; ; asked++) {
      this.signal.throwIfAborted();
      const reservation = await this.#commit(request);
      if (reservation) return reservation;
      // Another process serves this person: the one that came first is first.
      const others = asked === 0 ? await this.#queue(request, MAX_WAITING_TO_PAY) : 0;
      if (others > 0) request.onPlace(others);
      await this.#deps.clock.sleep(ASK_AGAIN_MS, this.signal);
    }
  }

  async longWork({ person, progress, onPlace }: LongWork): Promise<void> {
    const { longWorks } = this.#deps;
    this.signal.throwIfAborted();
    if (this.payer !== undefined) throw new Error('an update pays, or works for long, once');
    this.progress = progress;
    this.isLong = true;
    const whose = longWorkOf(person);
    longWorks.enter(this, whose);
    this.payer = whose;
    await this.#queue({ person: whose, progress }, MAX_LONG_WAITING);
    await longWorks.turn(this, onPlace);
  }

  /** It waits for its person's earlier requests, and holds up nobody else. */
  async #queue({ person, progress }: Pick<LongWork, 'person' | 'progress'>, most: number): Promise<number> {
    this.#demandOwn();
    const { jobs, database, leaveQueue } = this.#deps;
    const ahead = await database.write(jobs.enterLine(this.updateId, person, JSON.stringify(progress ?? null)));
    if (ahead === undefined) throw this.#lost();
    if (ahead > most) throw new TooManyWaitingError();
    leaveQueue(this);
    return ahead;
  }

  /** Reservation and point of no return; undefined when another request of the person comes first. */
  async #commit({ person, progress, reservation }: PayRequest): Promise<Reservation | undefined> {
    this.#demandOwn();
    const { jobs, database, leaveQueue } = this.#deps;
    const request = { payer: person, progress: JSON.stringify(progress ?? null), reservation };
    const came = await database.write(jobs.pay(this.updateId, request)).catch((error: unknown) => {
      // Two processes have written for one person in the same moment: the other was first.
      if (isUniqueViolation(error)) return 'behind' as const;
      throw error;
    });
    if (came === 'lost') throw this.#lost();
    if (came === 'behind') return undefined;
    if (came.granted) {
      this.committed = true;
      leaveQueue(this);
    }
    return came;
  }

  async end(write: (updateId: number) => Write<boolean>): Promise<boolean> {
    if (this.isOver) return false;
    this.state = 'ending';
    const { jobs, database } = this.#deps;
    return await database.write(withWrites(write(this.updateId), [jobs.finish(this.updateId)]));
  }

  #demandOwn(): void {
    if (this.isOver || this.state === 'ending') throw this.#lost();
  }

  #lost(): Error {
    const reason = this.#reason ?? new LeaseLostError('the update is no longer this process’s');
    this.abort(reason);
    return reason;
  }
}
