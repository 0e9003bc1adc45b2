/** One saying on its way: where it stands, in one union of states, and what may follow. */
import type { Saying } from './saying.ts';

/** Every way in which a saying ends. `left`: this process says it no longer, another will. */
export type End = 'sent' | 'told in doubt' | 'chat closed' | 'left';

/**
 * waiting ──a token, an open gate──▶ calling ──done, closed, refused──▶ ended
 *    ▲                                  │
 *    └──────not now, the next step──────┘
 */
type State = { is: 'waiting' } | { is: 'calling'; since: number } | { is: 'ended'; how: End };

const NEXT: Readonly<Record<State['is'], readonly State['is'][]>> = {
  waiting: ['calling', 'ended'],
  calling: ['waiting', 'ended'],
  ended: [],
};

/** Ids ascend with the time at which they were made, and within a process always: the time, a count, and whose they are. */
export const itemId = (madeAt: number, count: number, maker: string): string =>
  `${madeAt.toString(36).padStart(9, '0')}.${count.toString(36).padStart(6, '0')}.${maker}`;
/** When an id was made, ms since 1970. */
export const madeAt = (id: string): number => Number.parseInt(id.split('.', 1)[0] ?? '', 36);

export class Item {
  readonly id: string;
  saying: Saying;
  /** The first step that is not done, and whether it may be. */
  next: number;
  doubt: boolean;
  /** What its row says of that, and whose it is; undefined while it has none. */
  row: { owner: string; next: number; doubt: boolean } | undefined;
  /** Something of it was said again. */
  repeated = false;
  /** The step whose words were refused; what it says instead is the last resort. */
  lastResort: number | undefined;
  /** Failures while others got through, and until when it waits for them. */
  failures = 0;
  notBefore = 0;
  failedAt = 0;
  /** Hears that its chat is closed to the bot. */
  closed: (() => void) | undefined;
  #state: State = { is: 'waiting' };
  readonly #taken = Promise.withResolvers<void>();

  constructor(id: string, saying: Saying, at: { next: number; doubt: boolean } = { next: 0, doubt: false }) {
    this.id = id;
    this.saying = saying;
    this.next = at.next;
    this.doubt = at.doubt;
  }

  get state(): State {
    return this.#state;
  }

  /** Throws when that cannot follow. */
  move(state: State): void {
    if (!NEXT[this.#state.is].includes(state.is)) throw new Error(`a saying ${this.#state.is} cannot be ${state.is}`);
    this.#state = state;
    if (state.is !== 'ended') return;
    if (state.how === 'chat closed') this.closed?.();
    this.#taken.resolve();
  }

  /** Resolves when Telegram has all of it, when it is durable, or when it has ended otherwise. */
  get taken(): Promise<void> {
    return this.#taken.promise;
  }

  /** It is durable now. */
  handedOver(): void {
    this.#taken.resolve();
  }

  /** Of the update that it answers, where it answers one: for the log. */
  get reference(): string | undefined {
    return this.saying.origin?.reference;
  }

  get step() {
    return this.saying.steps[this.next];
  }
}
