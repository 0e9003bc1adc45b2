/** The turn that a handler is given: what it keeps, pays and ends goes through its row, and only while that is its own. */
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#storage/database.ts';
import { isUniqueViolation } from '#storage/group-commit.ts';
import type { Jobs } from '#storage/jobs.ts';
import type { Reservation } from '#storage/spending.ts';
import { type Write, withWrites } from '#storage/write.ts';
import type { Entry } from './entry.ts';
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

/** What every turn of one inbox shares. */
export interface UpdateJobDeps {
  jobs: Jobs;
  database: Pick<Database, 'write'>;
  payers: PersonQueues;
  longWorks: PersonQueues;
  /** Its queue goes on without it. */
  leaveQueue(entry: Entry): void;
  clock: Clock;
}

/** How long it is left to another process to let this person's earlier request end, before it is asked again. */
const ASK_AGAIN_MS = 400;

export class UpdateJob implements JobContext {
  readonly #entry: Entry;
  readonly #deps: UpdateJobDeps;
  /** Which of the entry's attempts this is: an earlier one writes nothing any more. */
  readonly attempt: number;

  constructor(entry: Entry, deps: UpdateJobDeps) {
    this.#entry = entry;
    this.#deps = deps;
    this.attempt = entry.attempts;
  }

  get updateId(): number {
    return this.#entry.id;
  }
  get signal(): AbortSignal {
    return this.#entry.signal;
  }
  get progress(): unknown {
    return this.#entry.progress;
  }
  get committed(): boolean {
    return this.#entry.paid;
  }

  async save(progress: unknown, others: readonly Write<unknown>[] = []): Promise<void> {
    this.#demandOwn();
    const entry = this.#entry;
    entry.progress = progress;
    const { jobs, database } = this.#deps;
    const saved = jobs.save(entry.id, JSON.stringify(progress ?? null));
    if (!(await database.write(withWrites(saved, others)))) throw this.#lost();
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

  /** It waits for its person's earlier requests, and holds up nobody else. */
  async #queue({ person, progress }: Pick<PayRequest, 'person' | 'progress'>, most: number): Promise<number> {
    this.#demandOwn();
    const entry = this.#entry;
    const { jobs, database, leaveQueue } = this.#deps;
    const ahead = await database.write(jobs.enterLine(entry.id, person, JSON.stringify(progress ?? null)));
    if (ahead === undefined) throw this.#lost();
    if (ahead > most) throw new TooManyWaitingError(undefined);
    leaveQueue(entry);
    return ahead;
  }

  /** Reservation and point of no return; undefined when another request of the person comes first. */
  async #commit({ person, progress, reservation }: PayRequest): Promise<Reservation | undefined> {
    this.#demandOwn();
    const entry = this.#entry;
    const { jobs, database, leaveQueue } = this.#deps;
    const request = { payer: person, progress: JSON.stringify(progress ?? null), reservation };
    const came = await database.write(jobs.pay(entry.id, request)).catch((error: unknown) => {
      // Two processes have written for one person in the same moment: the other was first.
      if (isUniqueViolation(error)) return 'behind' as const;
      throw error;
    });
    if (came === 'lost') throw this.#lost();
    if (came === 'behind') return undefined;
    if (came.granted) {
      entry.paid = true;
      leaveQueue(entry);
    }
    return came;
  }

  async end(write: (updateId: number) => Write<boolean>): Promise<boolean> {
    const entry = this.#entry;
    if (entry.isOver) return false;
    entry.state = 'ending';
    const { jobs, database } = this.#deps;
    return await database.write(withWrites(write(entry.id), [jobs.finish(entry.id)]));
  }

  #demandOwn(): void {
    const { isOver, state, attempts } = this.#entry;
    if (isOver || state === 'ending' || attempts !== this.attempt) throw this.#lost();
  }

  #lost(): Error {
    const reason = this.#entry.abortReason ?? new LeaseLostError('the update is no longer this process’s');
    this.#entry.abort(reason);
    return reason;
  }
}
