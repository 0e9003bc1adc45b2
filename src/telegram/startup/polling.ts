/** Fetches updates by long polling, where no webhook is set. */
import { createPoller, MAX_BATCH, type Poller } from '../jobs/inbox/poller.ts';
import type { IncomingUpdate } from '../jobs/inbox/update.ts';
import { ALLOWED_UPDATES } from '../updates/update.ts';
import type { StartupDeps } from './retry-call.ts';
import { ensureNoWebhook, WebhookInUseError } from './webhook.ts';

/** getUpdates: how long the server keeps a request open that has nothing to tell. */
const LONG_POLL_SECONDS = 50;

/**
 * Fetches updates until the poller is stopped. A webhook that is set for the bot is removed only with `takeOver`;
 * otherwise the log says what it means, and polling begins when it is gone.
 */
export async function startPolling(
  deps: StartupDeps,
  options: { receive(update: IncomingUpdate): Promise<void>; takeOver: boolean },
): Promise<Poller> {
  const { api, clock, log, signal } = deps;
  await ensureNoWebhook(deps, options).catch((error: unknown) => {
    signal.throwIfAborted();
    if (error instanceof WebhookInUseError) log.error({}, `${error.message} Waiting until it is removed.`);
    else log.warn({ err: error }, 'could not ask whether a webhook is set');
  });
  const poller = createPoller({
    clock,
    log,
    receive: options.receive,
    fetchUpdates: (offset, pollSignal, last) =>
      api.call(
        'getUpdates',
        {
          ...(offset === undefined ? {} : { offset }),
          limit: last ? 1 : MAX_BATCH,
          timeout: last ? 0 : LONG_POLL_SECONDS,
          allowed_updates: ALLOWED_UPDATES,
        },
        { signal: pollSignal },
      ),
  });
  poller.start();
  return poller;
}
