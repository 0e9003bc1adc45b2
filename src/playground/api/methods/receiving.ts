/** getUpdates, setWebhook, deleteWebhook, getWebhookInfo, answerCallbackQuery. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import {
  DEFAULT_WEBHOOK_CONNECTIONS,
  MAX_CALLBACK_ANSWER,
  MAX_POLL_SECONDS,
  MAX_UPDATES,
  MAX_WEBHOOK_CONNECTIONS,
} from '../../limits.ts';
import { badRequest, conflict } from '../../refusal.ts';
import type { CallArguments } from '../arguments.ts';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** allowed_updates: absent leaves the setting as it is. */
function applyAllowedUpdates(emulator: Emulator, args: CallArguments): void {
  const kinds = args.json('allowed_updates');
  if (kinds === undefined || kinds === null) return;
  if (!Array.isArray(kinds) || kinds.some((kind) => typeof kind !== 'string'))
    throw badRequest("can't parse allowed updates: expected an Array of String");
  emulator.queue.allow(kinds);
}

/** A webhook address: https as for Telegram, or plain http to this very machine, for a bot under development. */
function webhookUrl(source: string): string {
  const url = URL.parse(source);
  if (!url || url.hostname === '') throw badRequest('bad webhook: invalid webhook URL specified');
  const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback))
    throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  return url.href;
}

export const receiving: MethodTable = {
  async getUpdates(emulator, args, signal) {
    if (emulator.webhook.target)
      throw conflict(
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    applyAllowedUpdates(emulator, args);
    const asked = args.integer('limit') ?? MAX_UPDATES;
    return await emulator.longPoll.take({
      offset: args.integer('offset') ?? 0,
      limit: asked < 1 || asked > MAX_UPDATES ? MAX_UPDATES : asked,
      timeoutMs: 1000 * clamp(args.integer('timeout') ?? 0, 0, MAX_POLL_SECONDS),
      signal,
    });
  },
  setWebhook(emulator, args) {
    const url = args.text('url') ?? '';
    if (args.flag('drop_pending_updates')) emulator.queue.drop();
    if (url === '') {
      emulator.webhook.setTarget(undefined);
      return true;
    }
    const secretToken = args.text('secret_token') || undefined;
    if (secretToken !== undefined && secretToken.length > 256) throw badRequest('secret token is too long');
    if (secretToken !== undefined && !/^[A-Za-z0-9_-]+$/.test(secretToken))
      throw badRequest('secret token contains unallowed characters');
    const target = webhookUrl(url);
    applyAllowedUpdates(emulator, args);
    emulator.longPoll.interrupt('terminated by setWebhook request');
    const connections = args.integer('max_connections') ?? 0;
    emulator.webhook.setTarget({
      url: target,
      secretToken,
      maxConnections:
        connections < 1 || connections > MAX_WEBHOOK_CONNECTIONS ? DEFAULT_WEBHOOK_CONNECTIONS : connections,
    });
    return true;
  },
  deleteWebhook(emulator, args) {
    emulator.webhook.setTarget(undefined);
    if (args.flag('drop_pending_updates')) emulator.queue.drop();
    return true;
  },
  getWebhookInfo({ webhook, queue }) {
    return {
      url: webhook.target?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: queue.waiting().length,
      ...(webhook.target ? { max_connections: webhook.target.maxConnections, ip_address: '127.0.0.1' } : {}),
      ...(webhook.lastError
        ? { last_error_date: webhook.lastError.date, last_error_message: webhook.lastError.message }
        : {}),
      ...(queue.allowed.length > 0 ? { allowed_updates: queue.allowed } : {}),
    };
  },
  answerCallbackQuery(emulator, args) {
    const text = args.text('text') ?? '';
    if (text.length > MAX_CALLBACK_ANSWER) throw badRequest('MESSAGE_TOO_LONG');
    const press = emulator.presses.take(args.text('callback_query_id') ?? '');
    if (!press) throw badRequest('query is too old and response timeout expired or query ID is invalid');
    const url = args.text('url');
    // Telegram opens only a game's address or a link into the bot itself.
    if (url && !url.startsWith(`https://t.me/${emulator.world.bot.username}?`)) throw badRequest('URL_INVALID');
    emulator.world.feed.publish({
      type: 'answered',
      chat_id: press.chatId,
      message_id: press.messageId,
      person_id: press.personId,
      callback_query_id: press.id,
      text,
      alert: args.flag('show_alert'),
      ...(url ? { url } : {}),
    });
    return true;
  },
};
