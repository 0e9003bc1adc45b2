/**
 * Long polling: fetch, record the batch, confirm it with the next fetch. The offset moves over what is recorded, all of a
 * batch at once; what is fetched twice is known by its number.
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
/** Before the same offset is asked for again: the server thins out its answers within half a second. */
const SAME_OFFSET_PAUSE_MS = 500;
const SETTLE_DEADLINE_MS = 4000;
const LAST_DEADLINE_MS = 5000;
const RETRY_RECEIVE_MS = { first: 500, longest: 5000 };

export function createPoller({ fetchUpdates, receive, clock, log, random = Math.random }: PollerOptions): Poller {
  const trouble = createPollTrouble({ clock, log, random });
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Everything below this is recorded; what was asked for last. */
  let offset: number | undefined;
  let asked: number | undefined;
  let loop: Promise<void> | undefined;
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);

  /** Resolves when all of them are recorded. Rejects when polling stops before. */
  async function record(updates: readonly IncomingUpdate[]): Promise<void> {
    let left = updates;
    for (let pause = RETRY_RECEIVE_MS.first; ; pause *= 2) {
      const results = await Promise.allSettled(left.map(receive));
      const refused = results.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
      if (refused.length === 0) return;
      signal.throwIfAborted();
      const { reason } = results[refused[0] ?? 0] as PromiseRejectedResult;
      if (left === updates) log.warn({ err: reason }, 'updates cannot be taken now, and are offered again');
      left = left.filter((_, index) => refused.includes(index));
      await clock.sleep(Math.min(pause, RETRY_RECEIVE_MS.longest), signal);
    }
  }

  async function poll(): Promise<void> {
    asked = offset;
    const raw = await withTimeout(clock, REQUEST_DEADLINE_MS, signal, (until) => fetchUpdates(asked, until, false));
    trouble.over();
    const updates = raw.flatMap((candidate) => IncomingUpdate.safeParse(candidate).data ?? []);
    if (updates.length < raw.length) log.warn('an update without a number was fetched and is ignored');
    await record(updates);
    // After a week of silence the server may go on with a lower number.
    if (updates.length > 0) offset = Math.max(...updates.map(({ update_id }) => update_id)) + 1;
    else if (raw.length > 0) await clock.sleep(SAME_OFFSET_PAUSE_MS, signal);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await poll();
      } catch (error) {
        if (signal.aborted) return;
        const pauseMs = trouble.met(error);
        if (pauseMs === 'fatal') return fail(error);
        await clock.sleep(pauseMs, signal).catch(() => undefined);
      }
    }
  }

  async function finish(): Promise<void> {
    stopping.abort(new Error('polling stops'));
    const timer = new AbortController();
    await Promise.race([loop, clock.sleep(SETTLE_DEADLINE_MS, timer.signal).catch(() => undefined)]);
    timer.abort();
    const confirm = offset;
    if (confirm === undefined || confirm === asked) return;
    try {
      await withTimeout(clock, LAST_DEADLINE_MS, undefined, (until) => fetchUpdates(confirm, until, true));
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
