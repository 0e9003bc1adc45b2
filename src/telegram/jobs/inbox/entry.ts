/**
 * One update on its way through this process. What it is stands in one union of states, each with its data; what may
 * follow what stands in one table.
 *
 *     waiting ──its lane is free──▶ claiming ──granted──▶ running ──point of no return──▶ committed
 *        │  unrecorded: at once         │                   │                                │
 *        └──────────────▶ running       └──not yet──▶ waiting└───────▶ ending ◀──────────────┘
 *                                                                        │
 *                              given back, lost ──────────▶ ended ◀──────┘
 *
 * How each window is closed:
 * - Until it is recorded or done an update is not acknowledged: Telegram delivers it again.
 * - Delivered again it joins the one in flight, or is known: in memory, among the recorded, or among the seen.
 * - Killed while it waits or runs: it is handled again, three times at most; after that its person is told.
 * - Killed after the point of no return, which is durable before a paid request is sent: it is never handled again; its
 *   person is told what happened and what it may have cost.
 * - Killed while it ends: its answer is durable with its end, in one write, or nothing of both is.
 * - A reply of the database that is lost: every write names the claim it is made under, and is made again.
 * - A process that is frozen or cut off until its lease has passed: its rows have another owner and another claim; it can
 *   neither commit nor end anything, and aborts what it runs as soon as it notices.
 */
import type { Clock } from '#platform/clock.ts';
import { type RequestContext, requestIdOf } from '#platform/request-context.ts';
import type { Classification, IncomingUpdate } from './update.ts';

/** The row of an update that is this process's. */
export interface OwnRow {
  readonly owner: string;
  readonly claim: string;
}

export type EntryState =
  /**
   * For its lane and a place. `recorded`: settles when it is durable; undefined while Telegram alone keeps it.
   * `committed`: an earlier process has left it past its point of no return.
   */
  | { is: 'waiting'; recorded: Promise<unknown> | undefined; committed: boolean }
  /** The database is asked whether it may run here. */
  | { is: 'claiming'; row: OwnRow; committed: boolean }
  /** Its handler runs. `row` undefined: Telegram alone keeps it; a promise: it is being recorded. */
  | { is: 'running'; row: OwnRow | Promise<OwnRow> | undefined }
  /** Past its point of no return. */
  | { is: 'committed'; row: OwnRow }
  /** Its answer and its end are being written; or others, where those were refused. */
  | { is: 'ending'; row: OwnRow; committed: boolean }
  /** `given back`: another process or the next start handles it. `lost`: another process has it. */
  | { is: 'ended'; how: 'done' | 'given back' | 'lost' };

const NEXT: Readonly<Record<EntryState['is'], readonly EntryState['is'][]>> = {
  waiting: ['waiting', 'claiming', 'running', 'ended'],
  claiming: ['waiting', 'running', 'committed', 'ended'],
  running: ['running', 'committed', 'ending', 'ended'],
  committed: ['ending', 'ended'],
  ending: ['ending', 'ended'],
  ended: [],
};

export class Entry {
  readonly id: number;
  readonly update: IncomingUpdate;
  readonly lane: string;
  readonly control: boolean;
  /** For whom its handler works. */
  readonly origin: RequestContext;
  /** When it came, and when its handler was started. */
  readonly since: number;
  startedAt = Number.POSITIVE_INFINITY;
  /** It does long work. */
  isLong = false;
  /** When its row became this process's. */
  rowSince = Number.POSITIVE_INFINITY;
  attempt = 1;
  /** What its handler keeps across a crash. */
  progress: unknown;
  /** Whose paid request it is, once it wants to pay. */
  payer: string | undefined;
  /** Resolves when it may be acknowledged; rejects when it must be delivered again. */
  readonly acknowledged: Promise<void>;
  /** Resolves when nothing is done or expected here any more. */
  readonly over: Promise<void>;

  #state: EntryState;
  #acknowledge: () => void = nothing;
  #refuse: (error: unknown) => void = nothing;
  #end: () => void = nothing;
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  readonly #clock: Pick<Clock, 'monotonic'>;

  constructor(update: IncomingUpdate, { lane, control }: Classification, clock: Pick<Clock, 'now' | 'monotonic'>) {
    this.id = update.update_id;
    this.update = update;
    this.lane = lane;
    this.control = control;
    this.origin = { reference: requestIdOf(update.update_id), receivedAt: clock.now() };
    this.since = clock.monotonic();
    this.#clock = clock;
    this.#state = { is: 'waiting', recorded: undefined, committed: false };
    this.acknowledged = new Promise((resolve, reject) => {
      this.#acknowledge = resolve;
      this.#refuse = reject;
    });
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  get state(): EntryState {
    return this.#state;
  }

  get isOver(): boolean {
    return this.#state.is === 'ended';
  }

  /** Throws when that cannot follow. */
  move(state: EntryState): void {
    if (!NEXT[this.#state.is].includes(state.is)) throw new Error(`an update ${this.#state.is} cannot be ${state.is}`);
    this.#state = state;
    if (this.rowSince === Number.POSITIVE_INFINITY && this.row) this.rowSince = this.#clock.monotonic();
    if (state.is === 'ended') this.#end();
  }

  /** Its row, as far as this process has one for certain. */
  get row(): OwnRow | undefined {
    const state = this.#state;
    if (state.is === 'committed' || state.is === 'ending') return state.row;
    return state.is === 'running' && state.row && 'claim' in state.row ? state.row : undefined;
  }

  acknowledge(): void {
    this.#acknowledge();
  }

  /** Nothing of it was kept: it must be delivered again. */
  refuse(error: unknown): void {
    this.acknowledged.catch(nothing);
    this.#refuse(error);
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
}

function nothing(): void {}
