/**
 * Long polling: fetch, record the batch, confirm it with the next fetch. The offset moves over what is recorded, all of a
 * batch at once; what is fetched twice is known by its number.
 */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { retry } from '#platform/retry.ts';
import type { BotApi, CallOptions } from '../../api/bot-api.ts';
import { BotApiError } from '../../api/errors.ts';
import { ALLOWED_UPDATES, IncomingUpdate } from '../../updates/update.ts';

export interface Poller {
  /** Ends the poll, waits a moment for what is being received, confirms it. Always resolves, within 9 seconds. */
  stop(): Promise<void>;
  /** Rejects when polling can never succeed: the token is refused (401, 404). */
  readonly failed: Promise<never>;
}

/** getUpdates: at most so many at a time, and how long the server keeps a request open that has nothing to tell. */
const MAX_BATCH = 100;
const LONG_POLL_SECONDS = 50;
const POLL_AGAIN = { firstPauseMs: 500, longestPauseMs: 30_000 };
const RECEIVE_AGAIN = { firstPauseMs: 500, longestPauseMs: 5_000 };
/** A conflict is normal while an earlier process of the same bot ends. */
const NORMAL_CONFLICT_MS = 120_000;
/** Before the same offset is asked for again: the server thins out its answers within half a second. */
const SAME_OFFSET_PAUSE_MS = 500;
const SETTLE_DEADLINE_MS = 4_000;
const LAST_DEADLINE_MS = 5_000;

/** Polls from now on. @param options `random`, from 0 to 1, spreads the pauses of several pollers; Math.random when unset */
export function startPoller(options: {
  api: Pick<BotApi, 'call'>;
  receive(update: IncomingUpdate): Promise<void>;
  clock: Clock;
  log: Log;
  random?: () => number;
}): Poller {
  const { api, receive, clock, log, random = Math.random } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  /** Everything below this is recorded; what was asked for last. */
  let offset: number | undefined;
  let asked: number | undefined;
  let conflictSince: number | undefined;

  const fetchUpdates = (limit: number, timeout: number, how: CallOptions) => {
    const from = offset === undefined ? {} : { offset };
    return api.call('getUpdates', { ...from, limit, timeout, allowed_updates: ALLOWED_UPDATES }, how);
  };

  async function poll(): Promise<void> {
    asked = offset;
    const raw = await fetchUpdates(MAX_BATCH, LONG_POLL_SECONDS, { signal });
    conflictSince = undefined;
    const updates = raw.flatMap((candidate) => IncomingUpdate.safeParse(candidate).data ?? []);
    if (updates.length < raw.length) log.warn('an update without a number was fetched and is ignored');
    await record(updates);
    // After a week of silence the server may go on with a lower number.
    if (updates.length > 0) offset = Math.max(...updates.map(({ update_id }) => update_id)) + 1;
    else if (raw.length > 0) await clock.sleep(SAME_OFFSET_PAUSE_MS, signal);
  }

  /** Resolves when all of them are recorded. Rejects when polling stops before. */
  async function record(updates: readonly IncomingUpdate[]): Promise<void> {
    let left = updates;
    let isTold = false;
    async function receiveAll(): Promise<void> {
      const results = await Promise.allSettled(left.map(receive));
      left = left.filter((_, index) => results[index]?.status === 'rejected');
      const refused = results.find((result) => result.status === 'rejected');
      if (refused) throw refused.reason;
    }
    await retry({ clock, signal, ...RECEIVE_AGAIN }, receiveAll, (error, pauseMs) => {
      if (!isTold) log.warn({ err: error }, 'updates cannot be taken now, and are offered again');
      isTold = true;
      return pauseMs;
    });
  }

  /** Says what happened, and for how long to wait, in milliseconds. @throws the error that is final */
  function pauseAfter(error: unknown, pauseMs: number): number {
    const spreadMs = pauseMs * (0.75 + random() / 4);
    if (!(error instanceof BotApiError) || error.code === undefined) {
      log.warn({ err: error }, 'Telegram cannot be reached; polling goes on');
      return spreadMs;
    }
    const { code, description, retryAfterMs = 0 } = error;
    if (code === 401 || code === 404) {
      log.fatal({ code }, 'Telegram does not know this bot token');
      throw error;
    }
    if (code === 409) logConflict(description);
    else log.warn({ code }, 'Telegram refuses to be polled; polling goes on');
    return Math.max(spreadMs, retryAfterMs);
  }

  function logConflict(description: string): void {
    conflictSince ??= clock.monotonic();
    const forMs = clock.monotonic() - conflictSince;
    if (/webhook/i.test(description)) {
      log.error(
        'polling is refused while a webhook is set for this bot: another deployment may be using the token. ' +
          'Stop that deployment, give this one a token of its own, or set DELETE_WEBHOOK=1 to take over',
      );
    } else if (forMs < NORMAL_CONFLICT_MS) {
      log.warn('another process polls with the same token; normal for a moment after a restart');
    } else {
      log.error(
        { forMs },
        'another instance polls with the same token all the time: each update reaches only one of them. Stop one of them',
      );
    }
  }

  async function run(): Promise<void> {
    try {
      for (;;) await retry({ clock, signal, ...POLL_AGAIN }, poll, pauseAfter);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }
  const running = run();

  async function finish(): Promise<void> {
    stopping.abort(new Error('polling stops'));
    const timer = new AbortController();
    await Promise.race([running, clock.sleep(SETTLE_DEADLINE_MS, timer.signal).catch(() => undefined)]);
    timer.abort();
    if (offset === asked) return;
    await fetchUpdates(1, 0, { deadlineMs: LAST_DEADLINE_MS }).catch((error: unknown) =>
      log.warn({ err: error }, 'the last updates could not be confirmed: they will be delivered and recognised again'),
    );
  }

  let stopped: Promise<void> | undefined;
  return {
    stop: () => (stopped ??= finish()),
    failed,
  };
}
