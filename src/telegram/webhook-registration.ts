/**
 * Where Telegram delivers updates. A webhook is set only when it differs: setting it again makes Telegram deliver again
 * what is on its way. Several processes may start at once; waiting out a 429 is the client's business.
 */
import { z } from 'zod';
import type { Log } from '../log.ts';
import type { UndiciTelegram } from './bot-api.ts';

const WebhookInfo = z.object({
  url: z.string(),
  pending_update_count: z.number().default(0),
  max_connections: z.number().optional(),
  allowed_updates: z.array(z.string()).optional(),
  last_error_message: z.string().optional(),
});

export interface WebhookWish {
  url: string;
  /** 1-256 characters of `A-Za-z0-9_-`, the same in every process and after every restart. */
  secret: string;
  /** 1-100. */
  maxConnections: number;
  allowedUpdates: readonly string[];
}

/** Updates are delivered to a webhook, so they cannot be polled for. */
export class WebhookInUseError extends Error {
  override name = 'WebhookInUseError';
}

/** Makes Telegram deliver to this webhook. Rejects when Telegram refuses or cannot be reached. */
export async function ensureWebhook(
  telegram: UndiciTelegram,
  wish: WebhookWish,
  log: Log,
  signal?: AbortSignal,
): Promise<'unchanged' | 'set'> {
  const info = await telegram.call('getWebhookInfo', {}, WebhookInfo, { signal });
  const allowed = [...wish.allowedUpdates].sort().join();
  const isSame =
    info.url === wish.url &&
    info.max_connections === wish.maxConnections &&
    [...(info.allowed_updates ?? [])].sort().join() === allowed &&
    // The secret cannot be read back; a refusal of ours shows that Telegram knows another one.
    !/\b401\b/.test(info.last_error_message ?? '');
  if (isSame) return 'unchanged';
  if (info.url !== '' && info.url !== wish.url) {
    log.warn(
      { was: originOf(info.url), becomes: originOf(wish.url) },
      'this bot’s updates went to another address; they come here from now on. If that was another deployment, give it a bot token of its own',
    );
  }
  const fields = {
    url: wish.url,
    secret_token: wish.secret,
    max_connections: wish.maxConnections,
    allowed_updates: wish.allowedUpdates,
  };
  await telegram.call('setWebhook', fields, z.literal(true), { signal });
  log.info({ at: originOf(wish.url), pending: info.pending_update_count }, 'the webhook is set');
  return 'set';
}

/**
 * Makes sure that updates can be polled for. A webhook belongs to a deployment: it is removed only with `takeOver`,
 * keeping what waits; without, WebhookInUseError says what to do.
 */
export async function ensureNoWebhook(
  telegram: UndiciTelegram,
  { takeOver, log, signal }: { takeOver: boolean; log: Log; signal?: AbortSignal },
): Promise<void> {
  const info = await telegram.call('getWebhookInfo', {}, WebhookInfo, { signal });
  if (info.url === '') return;
  const at = originOf(info.url);
  if (!takeOver) {
    throw new WebhookInUseError(
      `This bot’s updates are delivered to a webhook at ${at}, so they cannot be fetched from here. ` +
        'Use another bot token for development, or set PUBLIC_URL to receive by webhook.',
    );
  }
  await telegram.call('deleteWebhook', { drop_pending_updates: false }, z.literal(true), { signal });
  log.warn({ was: at }, 'the webhook was removed: updates are fetched from here now');
}

/** Host and scheme: a webhook's path may be secret. */
const originOf = (url: string): string => URL.parse(url)?.origin ?? 'an unreadable address';
