/** getUpdates, setWebhook, deleteWebhook, getWebhookInfo, answerCallbackQuery. */

import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Emulator, MethodTable } from '../../emulator.ts';
import { DEFAULT_WEBHOOK_CONNECTIONS, MAX_POLL_SECONDS, MAX_UPDATES, MAX_WEBHOOK_CONNECTIONS } from '../../limits.ts';
import { badRequest, conflict, tooManyRequests } from '../../refusal.ts';
import type { Arguments } from '../../spec/arguments.ts';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** An absent list leaves the setting unchanged. */
function applyAllowedUpdates({ queue }: Emulator, { allowed_updates: kinds }: Arguments): void {
  if (kinds) queue.allow(kinds.map((kind) => kind.toLowerCase()));
}

/** A webhook URL: https as on Telegram, or any URL on this machine, for bots in development. Throws a Refusal. */
function webhookUrl(source: string): string {
  const url = URL.parse(source.includes('://') ? source : `https://${source}`);
  if (!url || url.hostname === '' || !/^https?:$/.test(url.protocol)) throw badRequest('invalid webhook URL specified');
  if (/^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(url.hostname)) return url.href;
  if (url.protocol === 'http:') throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  if (!['', '80', '88', '8443'].includes(url.port))
    throw badRequest('bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443');
  checkIp(url.hostname);
  return url.href;
}

const RESERVED = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  RESERVED.addSubnet(address, bits);

function checkIp(address: string): void {
  if (isIPv4(address) && RESERVED.check(address)) throw badRequest(`bad webhook: IP address ${address} is reserved`);
}

function removeWebhook(emulator: Emulator, args: Arguments): Described {
  const isDeleted = emulator.webhook.target === undefined;
  emulator.webhook.setTarget(undefined);
  if (args.drop_pending_updates) emulator.queue.drop();
  return new Described(`Webhook ${isDeleted ? 'is already' : 'was'} deleted`);
}

/** A result of `true` with a description next to it in the envelope. */
export class Described {
  readonly description: string;
  constructor(description: string) {
    this.description = description;
  }
}

const MIN_SET_INTERVAL_MS = 1_000;
const lastSet = new WeakMap<Emulator, number>();

export const receiving: MethodTable = {
  async getUpdates(emulator, args, signal) {
    if (emulator.webhook.target)
      throw conflict(
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    applyAllowedUpdates(emulator, args);
    return await emulator.longPoll.take({
      offset: args.offset ?? 0,
      limit: clamp(args.limit ?? MAX_UPDATES, 1, MAX_UPDATES),
      timeoutMs: 1000 * clamp(args.timeout ?? 0, 0, MAX_POLL_SECONDS),
      signal,
    });
  },
  setWebhook(emulator, args) {
    const { url = '', secret_token: secret, max_connections: connections, drop_pending_updates: drops } = args;
    const ip = args.ip_address || undefined;
    if (url === '') return removeWebhook(emulator, args);
    const { target, setTarget } = emulator.webhook;
    const next = {
      url: URL.parse(url)?.href ?? url,
      secretToken: secret || undefined,
      maxConnections: clamp(connections || DEFAULT_WEBHOOK_CONNECTIONS, 1, MAX_WEBHOOK_CONNECTIONS),
      certificate: args.files.has('certificate'),
      ip,
    };
    if (!drops && !next.certificate && JSON.stringify(next) === JSON.stringify(target)) {
      applyAllowedUpdates(emulator, args);
      return new Described('Webhook is already set');
    }
    const now = emulator.clock.now();
    if (now - (lastSet.get(emulator) ?? Number.NEGATIVE_INFINITY) < MIN_SET_INTERVAL_MS) throw tooManyRequests(1);
    lastSet.set(emulator, now);
    // As on Telegram's server, the old webhook is closed before the new one is validated.
    setTarget(undefined);
    if (next.secretToken !== undefined && !/^[\w-]+$/.test(next.secretToken))
      throw badRequest('secret token contains unallowed characters');
    next.url = webhookUrl(url);
    if (ip !== undefined && !isIP(ip)) throw badRequest('bad webhook: Invalid IP address specified');
    checkIp(ip ?? '');
    if (drops) emulator.queue.drop();
    applyAllowedUpdates(emulator, args);
    emulator.longPoll.interrupt('terminated by setWebhook request');
    setTarget(next);
    return new Described('Webhook was set');
  },
  deleteWebhook: removeWebhook,
  getWebhookInfo({ webhook: { target, lastError }, queue }) {
    return {
      url: target?.url ?? '',
      has_custom_certificate: target?.certificate ?? false,
      pending_update_count: queue.waiting().length,
      ...(target ? { max_connections: target.maxConnections, ip_address: target.ip ?? '127.0.0.1' } : {}),
      ...(lastError ? { last_error_date: lastError.date, last_error_message: lastError.message } : {}),
      ...(queue.allowed.length > 0 ? { allowed_updates: queue.allowed } : {}),
    };
  },
  answerCallbackQuery(emulator, { callback_query_id = '', text = '', url, show_alert = false }) {
    const press = emulator.presses.get(callback_query_id);
    emulator.presses.remove(callback_query_id);
    if (!press) throw badRequest('query is too old and response timeout expired or query ID is invalid');
    // Telegram opens only a game's URL or a deep link to the bot itself.
    if (url && !url.startsWith(`https://t.me/${emulator.world.bot.username}?`)) throw badRequest('URL_INVALID');
    emulator.world.feed.publish({
      type: 'answered',
      chat_id: press.chatId,
      message_id: press.messageId,
      person_id: press.personId,
      callback_query_id: press.id,
      text,
      alert: show_alert,
      ...(url ? { url } : {}),
    });
    return true;
  },
};
