/** One update on its way through this process. README.md shows its states. */
import type { Clock } from '#platform/clock.ts';
import { type RequestContext, requestIdOf } from '#platform/request-context.ts';
import type { Classification, IncomingUpdate } from './update.ts';

export class Entry {
  readonly id: number;
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
  /** It is past its point of no return. */
  paid = false;
  /** It does long work. */
  isLong = false;
  /** How often it was started. */
  attempts = 0;
  /** What its handler keeps across a crash. */
  progress: unknown;
  /** Whose paid request it is, once it wants to pay. */
  payer: string | undefined;
  /** Settles when its row is written; undefined before it is asked for, or where it was taken over. */
  recorded: Promise<'running' | 'waiting' | 'known'> | undefined;
  /** Resolves when nothing is done or expected here any more. */
  readonly over: Promise<void>;
  #end: () => void = nothing;
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  constructor(update: IncomingUpdate, { queue, control }: Classification, clock: Pick<Clock, 'now' | 'monotonic'>) {
    this.id = update.update_id;
    this.update = update;
    this.queue = queue;
    this.control = control;
    this.origin = { reference: requestIdOf(update.update_id), receivedAt: clock.now() };
    this.since = clock.monotonic();
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  get isOver(): boolean {
    return this.state === 'ended';
  }

  end(): void {
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
}

function nothing(): void {}
