/** The turn that a handler is given: what it saves goes through the journal, and only while the update is ours. */
import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import type { LongWorks } from './long-work.ts';
import { LeaseLostError, type LongWork, type UpdateTurn } from './turn.ts';

/** What every turn of one pipeline shares. */
export interface Desk {
  journal: Journal;
  longWorks: LongWorks;
  /** Makes the entry durable, if it is not. Rejects with LeaseLostError when another process has it. */
  record(entry: Entry): Promise<void>;
}

export class RunningTurn implements UpdateTurn {
  readonly #entry: Entry;
  readonly #desk: Desk;

  constructor(entry: Entry, desk: Desk) {
    this.#entry = entry;
    this.#desk = desk;
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

  saveProgress(progress: unknown): Promise<void> {
    return this.#save(progress, false);
  }

  async pointOfNoReturn(progress: unknown): Promise<void> {
    const entry = this.#entry;
    // Whoever has cancelled or stops must not be made to pay any more.
    if (entry.abortReason) throw entry.abortReason;
    entry.longWork?.signal.throwIfAborted();
    await this.#save(progress, true);
    entry.committed = true;
  }

  longWork<T>(work: LongWork, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return this.#desk.longWorks.run(this.#entry, work, run);
  }

  async #save(progress: unknown, commit: boolean): Promise<void> {
    const entry = this.#entry;
    // Written out now: the caller may go on changing it.
    const json = JSON.stringify(progress ?? null);
    await this.#desk.record(entry);
    const saved = entry.owner !== undefined && (await this.#desk.journal.save(entry.id, entry.owner, json, commit));
    if (saved) return;
    const reason = entry.abortReason ?? new LeaseLostError('the update is no longer this process’s');
    entry.abort(reason);
    throw reason;
  }
}
