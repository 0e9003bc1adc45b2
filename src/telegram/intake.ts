/** How updates come in: fetched by long polling, or pushed to the webhook that Telegram is told of. */

import type { UserFromGetMe } from 'telegraf/types';
import { z } from 'zod';
import { type Clock, withDeadline } from '../clock.ts';
import type { Log } from '../log.ts';
import { createPoller, MAX_BATCH, type Poller } from '../updates/poller.ts';
import type { IncomingUpdate } from '../updates/update.ts';
import type { UndiciTelegram } from './bot-api.ts';
import { ALLOWED_UPDATES } from './incoming.ts';
import { identifyBot } from './registration.ts';
import { ensureNoWebhook, ensureWebhook, WebhookInUseError } from './webhook-registration.ts';

/** getUpdates: how long the server keeps a request open that has nothing to tell. */
const LONG_POLL_SECONDS = 50;
/** setWebhook: what costs time is acknowledged at once, so a few connections carry everything. */
const MAX_CONNECTIONS = 40;
const RETRY_MS = { first: 1000, longest: 30_000 };

export interface IntakeDeps {
  telegram: UndiciTelegram;
  clock: Clock;
  log: Log;
  signal: AbortSignal;
}

/** Who the bot is, asked until Telegram answers. Rejects when Telegram knows no such bot, or when the signal is aborted. */
export async function meetTelegram({ telegram, clock, log, signal }: IntakeDeps): Promise<UserFromGetMe> {
  for (let wait = RETRY_MS.first; ; wait = Math.min(wait * 2, RETRY_MS.longest)) {
    try {
      return await withDeadline(clock, RETRY_MS.longest, signal, (within) => identifyBot(telegram, within));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Error && 'code' in error && (error.code === 401 || error.code === 404)) throw error;
      log.error({ err: error, again: wait }, 'Telegram cannot be reached; trying again');
      await clock.sleep(wait, signal);
    }
  }
}

/**
 * Fetches updates until the poller is stopped. A webhook that is set for the bot is removed only with `takeOver`;
 * otherwise the log says what it means, and polling begins when it is gone.
 */
export async function startPolling(
  { telegram, clock, log, signal }: IntakeDeps,
  options: { receive(update: IncomingUpdate): Promise<void>; takeOver: boolean },
): Promise<Poller> {
  await ensureNoWebhook(telegram, { takeOver: options.takeOver, log, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    if (error instanceof WebhookInUseError) log.error({}, `${error.message} Waiting until it is removed.`);
    else log.warn({ err: error }, 'could not ask whether a webhook is set');
  });
  const poller = createPoller({
    clock,
    log,
    receive: options.receive,
    fetchUpdates: (offset, pollSignal, last) =>
      telegram.call(
        'getUpdates',
        {
          ...(offset === undefined ? {} : { offset }),
          limit: last ? 1 : MAX_BATCH,
          timeout: last ? 0 : LONG_POLL_SECONDS,
          allowed_updates: ALLOWED_UPDATES,
        },
        z.array(z.unknown()),
        { signal: pollSignal },
      ),
  });
  poller.start();
  return poller;
}

/** Tells Telegram where to deliver, again and again until it takes it: meanwhile what was set before goes on. */
export async function registerWebhook(
  { telegram, clock, log, signal }: IntakeDeps,
  wish: { url: string; secret: string },
): Promise<void> {
  for (let wait = RETRY_MS.first; ; wait = Math.min(wait * 2, RETRY_MS.longest)) {
    try {
      const webhook = { ...wish, maxConnections: MAX_CONNECTIONS, allowedUpdates: ALLOWED_UPDATES };
      log.info({ webhook: await ensureWebhook(telegram, webhook, log, signal) }, 'Telegram delivers to this address');
      return;
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error, again: wait }, 'Telegram did not take the webhook; trying again');
      await clock.sleep(wait, signal).catch(() => undefined);
    }
  }
}
