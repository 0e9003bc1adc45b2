/**
 * Long polling: fetch a batch, record it, confirm it with the next fetch. The offset advances only after the whole
 * batch is recorded; an update that is fetched twice is recognised by its number.
 */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { retry } from '#platform/retry.ts';
import type { BotApi, CallOptions } from '../../api/bot-api.ts';
import { BotApiError, isUnknownBot } from '../../api/errors.ts';
import { ALLOWED_UPDATES, IncomingUpdate } from '../../updates/update.ts';

export interface Poller {
  /** Ends the poll, waits briefly for updates being recorded, confirms them. Always resolves, within 9 seconds. */
  stop(): Promise<void>;
  /** Rejects when polling can never succeed: the token is refused (401, 404). */
  readonly failed: Promise<never>;
  /** Why the last poll failed, for the operator; undefined while another one is in progress, and once one has succeeded. */
  problem(): string | undefined;
}

/** getUpdates: `limit`, and `timeout`, for which the server holds a request open when there are no updates. */
const MAX_BATCH = 100;
const LONG_POLL_SECONDS = 50;
const POLL_RETRY = { firstPauseMs: 500, longestPauseMs: 30_000 };
const RECEIVE_RETRY = { firstPauseMs: 500, longestPauseMs: 5_000 };
/** A conflict (409) is normal while an earlier process of the same bot shuts down. */
const NORMAL_CONFLICT_MS = 120_000;
/** Pause before requesting the same offset again: the server throttles repeats within half a second. */
const SAME_OFFSET_PAUSE_MS = 500;
const SETTLE_DEADLINE_MS = 4_000;
const CONFIRM_DEADLINE_MS = 5_000;

/** Starts polling. @param options `random` (0 to 1) spreads the pauses of several pollers; Math.random when unset */
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
  /** Every update below `offset` is recorded; `requested` is the offset of the last fetch. */
  let offset: number | undefined;
  let requested: number | undefined;
  let conflictSince: number | undefined;
  let problem: string | undefined;

  const fetchUpdates = (limit: number, timeout: number, how: CallOptions) => {
    const from = offset === undefined ? {} : { offset };
    return api.call('getUpdates', { ...from, limit, timeout, allowed_updates: ALLOWED_UPDATES }, how);
  };

  async function poll(): Promise<void> {
    requested = offset;
    problem = undefined;
    const raw = await fetchUpdates(MAX_BATCH, LONG_POLL_SECONDS, { signal });
    conflictSince = undefined;
    const updates = raw.flatMap((candidate) => IncomingUpdate.safeParse(candidate).data ?? []);
    if (updates.length < raw.length) log.warn('ignored a fetched update without a number');
    await record(updates);
    // After a week without updates the server may continue with a lower number.
    if (updates.length > 0) offset = Math.max(...updates.map(({ update_id }) => update_id)) + 1;
    else if (raw.length > 0) await clock.sleep(SAME_OFFSET_PAUSE_MS, signal);
  }

  /** Retries until all updates are recorded. Rejects if polling stops before that. */
  async function record(updates: readonly IncomingUpdate[]): Promise<void> {
    let left = updates;
    let isLogged = false;
    async function receiveAll(): Promise<void> {
      const results = await Promise.allSettled(left.map(receive));
      left = left.filter((_, index) => results[index]?.status === 'rejected');
      const refused = results.find((result) => result.status === 'rejected');
      if (refused) throw refused.reason;
    }
    await retry({ clock, signal, ...RECEIVE_RETRY }, receiveAll, (error, pauseMs) => {
      if (!isLogged) log.warn({ err: error }, 'could not accept updates; retrying');
      isLogged = true;
      return pauseMs;
    });
  }

  /** Logs the error and returns the pause in milliseconds. @throws a final error */
  function pauseAfter(error: unknown, pauseMs: number): number {
    const spreadMs = pauseMs * (0.75 + random() / 4);
    if (!(error instanceof BotApiError) || error.code === undefined) {
      problem = 'Telegram cannot be reached';
      log.warn({ err: error }, 'could not reach Telegram; polling continues');
      return spreadMs;
    }
    if (isUnknownBot(error)) throw error;
    const { code, description, retryAfterMs = 0 } = error;
    if (code === 409) {
      problem = conflictOf(description);
    } else {
      problem = `Telegram refuses the poll (${code})`;
      log.warn({ code }, 'Telegram refused the poll; polling continues');
    }
    return Math.max(spreadMs, retryAfterMs);
  }

  /** Logs who else gets the updates. @returns it in a few words */
  function conflictOf(description: string): string {
    conflictSince ??= clock.monotonic();
    const forMs = clock.monotonic() - conflictSince;
    if (/webhook/i.test(description)) {
      log.error(
        'polling is refused while a webhook is set for this bot: another deployment may be using the token. ' +
          'Stop that deployment, give this one its own token, or set DELETE_WEBHOOK=1 to take over',
      );
      return 'they go to a webhook set for this bot';
    }
    if (forMs < NORMAL_CONFLICT_MS) {
      log.warn('another process is polling with the same token; this is normal briefly after a restart');
    } else {
      log.error(
        { forMs },
        'another instance polls with the same token all the time: each update reaches only one of them. Stop one of them',
      );
    }
    return 'another process polls with the same token';
  }

  async function run(): Promise<void> {
    try {
      for (;;) await retry({ clock, signal, ...POLL_RETRY }, poll, pauseAfter);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }
  const running = run();

  async function finish(): Promise<void> {
    stopping.abort(new Error('polling is stopping'));
    const timer = new AbortController();
    await Promise.race([running, clock.sleep(SETTLE_DEADLINE_MS, timer.signal).catch(() => undefined)]);
    timer.abort();
    if (offset === requested) return;
    await fetchUpdates(1, 0, { deadlineMs: CONFIRM_DEADLINE_MS }).catch((error: unknown) =>
      log.warn({ err: error }, 'could not confirm the last updates: they will be delivered again and recognised'),
    );
  }

  let stopped: Promise<void> | undefined;
  return {
    stop: () => (stopped ??= finish()),
    failed,
    problem: () => problem,
  };
}
