/**
 * Long polling. Updates go to the pipeline without waiting for their handlers; the offset, which is what confirms them
 * to Telegram, moves only over those the pipeline has taken: done or recorded. So a slow one holds back neither the
 * others nor its own redelivery after a crash. What is fetched twice is known to the pipeline by its number.
 */

import { z } from 'zod';
import { type Clock, withTimeout } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { IncomingUpdate } from './update.ts';

/** What Telegram itself has said, as far as a poller must know it (bot-api/errors.ts). */
const Refusal = z.object({
  code: z.int(),
  description: z.string(),
  retryAfterMs: z.number().optional(),
});

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A conflict is normal while an earlier process of the same bot ends. */
const NORMAL_CONFLICT_MS = 120_000;

interface PollTrouble {
  /** Says what happened, once for each kind and then seldom; how long to wait, in milliseconds. */
  met(error: unknown): number | 'fatal';
  /** A poll succeeded. */
  over(): void;
}

function createPollTrouble(options: { clock: Clock; log: Log; random: () => number }): PollTrouble {
  const { clock, log, random } = options;
  let failures = 0;
  let conflictSince: number | undefined;

  function conflict(description: string): void {
    if (/webhook/i.test(description)) {
      log.error(
        'polling is refused while a webhook is set for this bot: another deployment may be using the token. ' +
          'Give this one a token of its own, or remove the webhook (deleteWebhook)',
      );
      return;
    }
    conflictSince ??= clock.monotonic();
    if (clock.monotonic() - conflictSince < NORMAL_CONFLICT_MS) {
      log.warn('another process polls with the same token; normal for a moment after a restart');
    } else {
      log.error(
        { forMs: clock.monotonic() - conflictSince },
        'another instance polls with the same token all the time: each update reaches only one of them. Stop one of them',
      );
    }
  }

  return {
    met(error) {
      failures++;
      const doubled = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      const pauseMs = doubled * (0.75 + random() / 4);
      const refusal = Refusal.safeParse(error);
      if (!refusal.success) {
        log.warn({ err: error, failures }, 'Telegram cannot be reached; polling goes on');
        return pauseMs;
      }
      const { code, description, retryAfterMs = 0 } = refusal.data;
      if (code === 401 || code === 404) {
        log.fatal({ code }, 'Telegram does not know this bot token');
        return 'fatal';
      }
      if (code === 409) {
        conflict(description);
        return pauseMs;
      }
      log.warn({ code, failures }, 'Telegram refuses to be polled; polling goes on');
      return Math.max(pauseMs, retryAfterMs);
    },
    over() {
      failures = 0;
      conflictSince = undefined;
    },
  };
}

export interface PollerOptions {
  /**
   * One `getUpdates` call; with `offset` undefined, whatever is unconfirmed. `last`: ask with `limit` 1 and `timeout` 0,
   * only the confirmation matters. A BotApiError with a `code` (409, 401, 429 …) is understood.
   */
  fetchUpdates(offset: number | undefined, signal: AbortSignal, last: boolean): Promise<unknown[]>;
  receive(update: IncomingUpdate): Promise<void>;
  clock: Clock;
  log: Log;
  /** 0 to 1; spreads the pauses of several pollers (Math.random). */
  random?: () => number;
}

export interface Poller {
  start(): void;
  /** Ends the poll, waits a moment for what is being received, confirms it. Always resolves, within 9 seconds. */
  stop(): Promise<void>;
  /** Rejects when polling can never succeed: the token is refused (401, 404). */
  readonly failed: Promise<never>;
}

const REQUEST_DEADLINE_MS = 60_000;
/** Bot API, getUpdates: at most so many at a time. */
export const MAX_BATCH = 100;
/** When a full batch is taken but for so many, the next is asked for, so that nobody waits for its way here. */
const NEARLY_TAKEN = 20;
/** How long a batch is waited for before the next is asked for with what is confirmed so far. */
const BATCH_PATIENCE_MS = 50;
/** The server thins out its answers when the same offset is asked for within half a second. */
const SAME_OFFSET_PAUSE_MS = 500;
const SETTLE_DEADLINE_MS = 4000;
const LAST_DEADLINE_MS = 5000;
const RETRY_RECEIVE_MS = { first: 500, longest: 5000 };

export function createPoller({ fetchUpdates, receive, clock, log, random = Math.random }: PollerOptions): Poller {
  const trouble = createPollTrouble({ clock, log, random });
  const stopping = new AbortController();
  /** Fetched and not taken by the pipeline yet. */
  const outstanding = new Set<number>();
  let next: number | undefined;
  let asked: number | undefined;
  /** There is more where the last batch came from. */
  let full = false;
  let wake: () => void = () => undefined;
  let refusing = false;
  let loop: Promise<void> | undefined;
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);

  /** Everything below this is taken. */
  const offset = () => (outstanding.size === 0 ? next : Math.min(...outstanding));

  const isWorthAsking = () =>
    outstanding.size === 0 || (full && outstanding.size <= NEARLY_TAKEN && offset() !== asked);

  /** Whether anything was new. */
  function take(raw: unknown[]): boolean {
    const before = next;
    for (const candidate of raw) {
      const update = IncomingUpdate.safeParse(candidate);
      if (!update.success) {
        log.warn('an update without a number was fetched and is ignored');
        continue;
      }
      const id = update.data.update_id;
      // After a week of silence the server may go on with a lower number.
      const isNew = next === undefined || id >= next || id < (asked ?? 0);
      if (!isNew || outstanding.has(id)) continue;
      next = id + 1;
      outstanding.add(id);
      void deliver(update.data);
    }
    return next !== before;
  }

  async function deliver(update: IncomingUpdate): Promise<void> {
    for (let pause = RETRY_RECEIVE_MS.first; !stopping.signal.aborted; pause *= 2) {
      try {
        await receive(update);
        refusing = false;
        outstanding.delete(update.update_id);
        if (isWorthAsking()) wake();
        return;
      } catch (error) {
        if (!refusing) log.warn({ err: error }, 'updates cannot be taken now, and are offered again');
        refusing = true;
        await clock.sleep(Math.min(pause, RETRY_RECEIVE_MS.longest), stopping.signal).catch(() => undefined);
      }
    }
  }

  /** Resolves when it is worth asking, when polling stops, or after `ms`. */
  function untilTaken(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.setTimer(ms, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });
  }

  /** Waits until everything is taken, but no longer than a moment once there is something new to ask for. */
  async function untilWorthAsking(): Promise<void> {
    for (let waited = 0; !isWorthAsking() && !stopping.signal.aborted; waited += BATCH_PATIENCE_MS) {
      if (waited >= SAME_OFFSET_PAUSE_MS || (waited > 0 && offset() !== asked)) return;
      await untilTaken(BATCH_PATIENCE_MS);
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        asked = offset();
        const raw = await withTimeout(clock, REQUEST_DEADLINE_MS, stopping.signal, (signal) =>
          fetchUpdates(asked, signal, false),
        );
        trouble.over();
        full = raw.length >= MAX_BATCH;
        const nothingNew = !take(raw) && raw.length > 0;
        if (nothingNew && outstanding.size === 0) await clock.sleep(SAME_OFFSET_PAUSE_MS, stopping.signal);
      } catch (error) {
        if (stopping.signal.aborted) return;
        const pauseMs = trouble.met(error);
        if (pauseMs === 'fatal') {
          fail(error);
          return;
        }
        await clock.sleep(pauseMs, stopping.signal).catch(() => undefined);
      }
      await untilWorthAsking();
    }
  }

  async function finish(): Promise<void> {
    stopping.abort(new Error('polling stops'));
    wake();
    await loop;
    // From here on only what is taken to the last counts.
    full = false;
    if (outstanding.size > 0) await untilTaken(SETTLE_DEADLINE_MS);
    const confirm = offset();
    if (confirm === undefined || confirm === asked) return;
    try {
      await withTimeout(clock, LAST_DEADLINE_MS, undefined, (signal) => fetchUpdates(confirm, signal, true));
    } catch (error) {
      log.warn({ err: error }, 'the last updates could not be confirmed: they will be delivered and recognised again');
    }
  }

  let stopped: Promise<void> | undefined;
  return {
    start() {
      loop ??= run();
    },
    stop() {
      stopped ??= finish();
      return stopped;
    },
    failed,
  };
}
