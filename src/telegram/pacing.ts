/**
 * Telegram's pace (Bots FAQ, "My bot is hitting limits"): one message a second in a chat, 30 a second overall. Calls
 * wait for their turn instead of failing; messages of one chat go out one after the other, in the order asked for.
 */
import type { Clock } from '../clock.ts';

export interface Pace {
  /** Least time between the starts of two messages in one chat. */
  perChatMs: number;
  /** Most calls that start within a second, over all chats. */
  perSecond: number;
}

export const TELEGRAM_PACE: Pace = { perChatMs: 1_000, perSecond: 30 };

export interface Pacing {
  /** Runs `send` when the messages before it in this chat are done and its time has come. */
  message<T>(chat: string, signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T>;
  /** Waits for a place in the overall pace. */
  place(signal: AbortSignal | undefined): Promise<void>;
}

/** Free for all: for a Bot API without limits. */
export const unpaced: Pacing = {
  message: (_chat, _signal, send) => send(),
  place: async () => undefined,
};

interface Lane {
  last: Promise<void>;
  waiting: number;
  nextAt: number;
}

const SECOND = 1_000;
const SWEEP_FROM = 5_000;

export function createPacing(clock: Clock, pace: Pace): Pacing {
  const lanes = new Map<string, Lane>();
  /** When the last `perSecond` calls start, as a ring. */
  const starts: number[] = new Array(pace.perSecond).fill(Number.NEGATIVE_INFINITY);
  let oldest = 0;
  let sweptAt = clock.now();

  async function place(signal: AbortSignal | undefined): Promise<void> {
    const now = clock.now();
    const at = Math.max(now, (starts[oldest] ?? now) + SECOND);
    starts[oldest] = at;
    oldest = (oldest + 1) % pace.perSecond;
    if (at > now) await clock.sleep(at - now, signal);
  }

  function laneOf(chat: string): Lane {
    const known = lanes.get(chat);
    if (known) return known;
    const now = clock.now();
    if (lanes.size >= SWEEP_FROM && now - sweptAt >= SECOND) {
      sweptAt = now;
      for (const [name, lane] of lanes) if (lane.waiting === 0 && lane.nextAt <= now) lanes.delete(name);
    }
    const lane = { last: Promise.resolve(), waiting: 0, nextAt: now };
    lanes.set(chat, lane);
    return lane;
  }

  return {
    place,
    async message(chat, signal, send) {
      const lane = laneOf(chat);
      const done = Promise.withResolvers<void>();
      const before = lane.last;
      // Whoever comes next waits for this one and, should it give up early, still for those before it.
      lane.last = before.then(() => done.promise);
      lane.waiting += 1;
      try {
        if (lane.waiting > 1) await unlessAborted(before, signal);
        const wait = lane.nextAt - clock.now();
        if (wait > 0) await clock.sleep(wait, signal);
        await place(signal);
        lane.nextAt = clock.now() + pace.perChatMs;
        return await send();
      } finally {
        lane.waiting -= 1;
        done.resolve();
      }
    },
  };
}

async function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return await work;
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
