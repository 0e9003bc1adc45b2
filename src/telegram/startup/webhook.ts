/**
 * Registers or removes the webhook. It is set only when it differs, because setting it makes Telegram redeliver updates
 * in flight. The secret cannot be read back, so the URL carries a fingerprint of it.
 */
import type { BotApi, WebhookInfo } from '../api/bot-api.ts';
import { isUnknownBot } from '../api/errors.ts';
import { ALLOWED_UPDATES } from '../updates/update.ts';
import { retryCall, type StartupDeps } from './retry-call.ts';

/** setWebhook: updates are acknowledged before slow work, so a few connections suffice. */
const MAX_CONNECTIONS = 40;

export interface Webhook {
  /** Ends with a fingerprint of the secret as its query. */
  readonly url: string;
  /** 1-256 characters of `A-Za-z0-9_-`, the same in every process and after every restart. */
  readonly secret: string;
}

/**
 * The webhook at `address`.
 * @param secretFor derives secrets that survive restarts and key rotation
 * @param chosen the operator's own secret; derived when absent
 */
export function webhookAt(address: string, secretFor: (purpose: string) => string, chosen?: string): Webhook {
  const secret = chosen ?? secretFor('webhook secret');
  // The fingerprint is derived too: proxies log the URL, and a plain digest would let a weak secret be guessed.
  return { secret, url: `${address}?v=${secretFor(`mark of the webhook secret ${secret}`).slice(0, 12)}` };
}

/** Why Telegram doesn't deliver to `webhook`, without naming a URL; undefined if it does. Rejects with BotApiError. */
export async function webhookProblem(api: BotApi, { url }: Webhook, signal: AbortSignal): Promise<string | undefined> {
  let info: WebhookInfo;
  try {
    info = await api.call('getWebhookInfo', {}, { signal });
  } catch (error) {
    if (isUnknownBot(error)) return 'Telegram knows no bot with this BOT_TOKEN';
    throw error;
  }
  if (info.url === url) return undefined;
  return info.url === ''
    ? 'Telegram has no webhook yet'
    : 'Telegram delivers to another address, or with another secret';
}

/** Sets the webhook, retrying until Telegram accepts it; until then the previous one stays in effect. Never rejects. */
export async function registerWebhook(deps: StartupDeps, webhook: Webhook): Promise<void> {
  // Refusals are retried too: Telegram resolves the host name, whose DNS record may be newer than this process.
  await retryCall(
    deps,
    'the webhook',
    () => ensureWebhook(deps, webhook),
    () => false,
  ).catch((error: unknown) => {
    if (!deps.signal.aborted) deps.log.error({ err: error }, 'could not set the webhook');
  });
}

async function ensureWebhook({ api, log, signal }: StartupDeps, { url, secret }: Webhook): Promise<void> {
  const wanted = {
    url,
    secret_token: secret,
    max_connections: MAX_CONNECTIONS,
    allowed_updates: ALLOWED_UPDATES,
  };
  const info = await api.call('getWebhookInfo', {}, { signal });
  const isSame =
    info.url === wanted.url &&
    info.max_connections === wanted.max_connections &&
    sorted(info.allowed_updates ?? []) === sorted(wanted.allowed_updates);
  if (isSame) {
    log.info({ webhook: 'unchanged', pending: info.pending_update_count }, 'Telegram delivers to this address');
    return;
  }
  if (info.url !== '' && addressOf(info.url) !== addressOf(url)) {
    log.warn(
      { was: originOf(info.url), becomes: originOf(url) },
      'this bot’s updates went to another address; from now on they come here. If that was another deployment, give it its own bot token',
    );
  }
  await api.call('setWebhook', wanted, { signal });
  log.info({ webhook: 'set', pending: info.pending_update_count }, 'Telegram delivers to this address');
}

/**
 * Removes the webhook so that polling can start. It may belong to another deployment, so it is removed only with
 * `takeOver`, keeping pending updates; otherwise the log says what to do, and polling succeeds once it is gone. Rejects
 * only with the signal's reason.
 */
export async function removeWebhook({ api, log, signal }: StartupDeps, takeOver: boolean): Promise<void> {
  try {
    const info = await api.call('getWebhookInfo', {}, { signal });
    if (info.url === '') return;
    const at = originOf(info.url);
    if (takeOver) {
      await api.call('deleteWebhook', { drop_pending_updates: false }, { signal });
      log.warn({ was: at }, 'removed the webhook: updates are polled from here now');
    } else {
      log.error(
        { at },
        'this bot’s updates are delivered to a webhook, so they cannot be polled from here until it is removed. ' +
          'Stop that deployment, give this one its own token, or set DELETE_WEBHOOK=1 to take over',
      );
    }
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'could not check whether a webhook is set');
  }
}

const sorted = (names: readonly string[]) => [...names].sort().join();
const addressOf = (url: string) => url.split('?', 1)[0];
/** Scheme and host only: a webhook's path may be secret. */
const originOf = (url: string): string => URL.parse(url)?.origin ?? 'an unreadable address';
