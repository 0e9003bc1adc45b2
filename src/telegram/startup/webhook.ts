/**
 * Where Telegram delivers updates. A webhook is set only when it differs: setting it again makes Telegram deliver again
 * what is on its way. The secret cannot be read back, so the address carries a mark of it.
 */
import type { BotApi } from '../api/bot-api.ts';
import { ALLOWED_UPDATES } from '../updates/update.ts';
import { retryCall, type StartupDeps } from './retry-call.ts';

/** setWebhook: what costs time is acknowledged at once, so a few connections carry everything. */
const MAX_CONNECTIONS = 40;

export interface Webhook {
  /** Ends with the mark of the secret, as a query. */
  readonly url: string;
  /** 1-256 characters of `A-Za-z0-9_-`, the same in every process and after every restart. */
  readonly secret: string;
}

/**
 * The webhook at `address`.
 * @param secretFor derives secrets from something that outlives restarts and the rotation of keys
 * @param chosen the operator's own secret; one is derived where there is none
 */
export function webhookAt(address: string, secretFor: (purpose: string) => string, chosen?: string): Webhook {
  const secret = chosen ?? secretFor('webhook secret');
  // Derived too: a plain digest in an address that proxies log would let a weak secret be guessed.
  return { secret, url: `${address}?v=${secretFor(`mark of the webhook secret ${secret}`).slice(0, 12)}` };
}

/** Why Telegram does not deliver to `webhook` just now, in words without an address; undefined when it does. Rejects with BotApiError. */
export async function webhookTrouble(api: BotApi, { url }: Webhook, signal: AbortSignal): Promise<string | undefined> {
  const info = await api.call('getWebhookInfo', {}, { signal });
  if (info.url === url) return undefined;
  return info.url === ''
    ? 'Telegram has no webhook yet'
    : 'Telegram delivers to another address, or with another secret';
}

/** Tells Telegram where to deliver, until it takes it: meanwhile what was set before goes on. Never rejects. */
export async function registerWebhook(deps: StartupDeps, webhook: Webhook): Promise<void> {
  // Refusals pass as well: Telegram resolves the address, which may be younger than this process.
  await retryCall(
    deps,
    'the webhook',
    () => ensureWebhook(deps, webhook),
    () => false,
  ).catch((error: unknown) => {
    if (!deps.signal.aborted) deps.log.error({ err: error }, 'the webhook is not set');
  });
}

async function ensureWebhook({ api, log, signal }: StartupDeps, { url, secret }: Webhook): Promise<void> {
  const wish = {
    url,
    secret_token: secret,
    max_connections: MAX_CONNECTIONS,
    allowed_updates: ALLOWED_UPDATES,
  };
  const info = await api.call('getWebhookInfo', {}, { signal });
  const isSame =
    info.url === wish.url &&
    info.max_connections === wish.max_connections &&
    sorted(info.allowed_updates ?? []) === sorted(wish.allowed_updates);
  if (isSame) {
    log.info({ webhook: 'unchanged', pending: info.pending_update_count }, 'Telegram delivers to this address');
    return;
  }
  if (info.url !== '' && addressOf(info.url) !== addressOf(url)) {
    log.warn(
      { was: originOf(info.url), becomes: originOf(url) },
      'this bot’s updates went to another address; they come here from now on. If that was another deployment, give it a bot token of its own',
    );
  }
  await api.call('setWebhook', wish, { signal });
  log.info({ webhook: 'set', pending: info.pending_update_count }, 'Telegram delivers to this address');
}

/**
 * Makes way for polling. A webhook belongs to a deployment: it is removed only with `takeOver`, keeping what waits; without,
 * the log says what to do, and polling begins when it is gone. Rejects with the signal's reason only.
 */
export async function removeWebhook({ api, log, signal }: StartupDeps, takeOver: boolean): Promise<void> {
  try {
    const info = await api.call('getWebhookInfo', {}, { signal });
    if (info.url === '') return;
    const at = originOf(info.url);
    if (takeOver) {
      await api.call('deleteWebhook', { drop_pending_updates: false }, { signal });
      log.warn({ was: at }, 'the webhook was removed: updates are fetched from here now');
    } else {
      log.error(
        { at },
        'this bot’s updates are delivered to a webhook, so they cannot be fetched from here until it is removed. ' +
          'Stop that deployment, give this one a token of its own, or set DELETE_WEBHOOK=1 to take over',
      );
    }
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'could not ask whether a webhook is set');
  }
}

const sorted = (names: readonly string[]) => [...names].sort().join();
const addressOf = (url: string) => url.split('?', 1)[0];
/** Host and scheme: a webhook's path may be secret. */
const originOf = (url: string): string => URL.parse(url)?.origin ?? 'an unreadable address';
