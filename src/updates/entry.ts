/** One update on its way through this process. */
import type { Classification, IncomingUpdate } from './update.ts';

export class Entry {
  readonly id: number;
  readonly update: IncomingUpdate;
  readonly lane: string;
  readonly work: Classification['work'];
  readonly since: number;
  /** Resolves when the update may be acknowledged. */
  readonly acknowledged: Promise<void>;

  /** The write that makes it durable, once that was asked for. */
  recording: Promise<void> | undefined;
  /** Whether it is durable. */
  recorded = false;
  /** Under which name this process owns its row; undefined while it has none or does not run. */
  owner: string | undefined;
  attempt = 1;
  committed = false;
  progress: unknown;
  /** Whether it keeps its lane, and one of the places for quick work. */
  holdsLane = false;
  /** When its lane stops waiting for it; Infinity while its long work is under way. */
  deadlineAt = Number.POSITIVE_INFINITY;
  /** Its time was up once already. */
  overdue = false;
  /** What runs for it is not its handler but the apology for it. */
  apologising = false;
  /** Its person does not want it any more, or its payload is gone: it is only to be marked as done. */
  forgotten = false;
  /** Nothing is done or expected here any more. */
  over = false;
  /** The control of its long work while that is under way. */
  longWork: AbortController | undefined;

  acknowledge: () => void = nothing;
  refuse: (error: unknown) => void = nothing;
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  constructor(update: IncomingUpdate, { lane, work }: Classification, now: number) {
    this.id = update.update_id;
    this.update = update;
    this.lane = lane;
    this.work = work;
    this.since = now;
    this.acknowledged = new Promise((resolve, reject) => {
      this.acknowledge = resolve;
      this.refuse = reject;
    });
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

  /** Aborts the handler and its long work. The first reason stays. */
  abort(reason: Error): void {
    this.#reason ??= reason;
    this.#controller?.abort(reason);
    this.longWork?.abort(reason);
  }

  /** A fresh signal, for what is done about an attempt that was aborted. */
  renew(): void {
    this.#controller = undefined;
    this.#reason = undefined;
    this.overdue = false;
  }
}

function nothing(): void {}
