/**
 * A lean Bot API for the bench: it answers every method at once and well, delivers updates to one bot by webhook or
 * getUpdates, and says which messages the bot sent. (The playground's emulator checks what bots do; this one must not
 * cost more than they do.)
 */
import type { BenchUpdate } from './people.ts';
import { createUpdateQueue } from './update-queue.ts';
import { createWebhookPush, type WebhookPush } from './webhook-push.ts';
import { type JsonReply, startJsonServer } from './wire.ts';

/** A message that the bot sent, or the new text of one that it edited. */
export interface SentText {
  chat: number;
  messageId: number;
  text: string;
  /** How many entities format the text. */
  entities: number;
}

export interface Emulator {
  readonly apiRoot: string;
  /** Resolves when the bot has set a webhook or called getUpdates: from then on it hears updates at once. */
  readonly listening: Promise<void>;
  deliver(updates: readonly BenchUpdate[]): void;
  /** Called for every text that the bot sends or edits; replaces the earlier listener. */
  onText(listener: (sent: SentText) => void): void;
  /** Calls so far, getUpdates left out. */
  readonly calls: number;
  /** Updates that a webhook has not acknowledged, and deliveries that had to be repeated; 0 while polling. */
  webhookState(): { open: number; repeated: number };
  close(): Promise<void>;
}

interface Parameters {
  chat_id?: number | string;
  message_id?: number;
  text?: string;
  entities?: readonly object[];
  offset?: number;
  limit?: number;
  timeout?: number;
  url?: string;
  secret_token?: string;
}

const wrap = (json: string): string => `{"ok":true,"result":${json}}`;

const BOT = {
  id: 4200,
  is_bot: true,
  first_name: 'Bench',
  username: 'bench_bot',
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
};

/** @param ports where the address of a webhook leads to on this machine, in turn */
export async function startEmulator(ports: readonly number[]): Promise<Emulator> {
  const queue = createUpdateQueue();
  let webhook: WebhookPush | undefined;
  let webhookUrl = '';
  let polling = false;
  let calls = 0;
  let messageId = 1_000_000;
  let listener: (sent: SentText) => void = () => {};
  const listening = Promise.withResolvers<void>();

  function message(parameters: Parameters): string {
    const chat = Number(parameters.chat_id);
    const text = parameters.text ?? '';
    messageId += 1;
    const id = parameters.message_id ?? messageId;
    // The reply carries the text, as Telegram's does: reading it is part of what sending costs a bot.
    const result = { message_id: id, from: BOT, chat: { id: chat, type: 'private' }, date: 1_790_000_000, text };
    listener({ chat, messageId: id, text, entities: parameters.entities?.length ?? 0 });
    return JSON.stringify(result);
  }

  function setWebhook(url: string, secret: string): string {
    webhook?.close();
    webhookUrl = url;
    webhook = url === '' ? undefined : createWebhookPush(url, secret, ports);
    if (webhook) listening.resolve();
    return 'true';
  }

  function resultOf(method: string, parameters: Parameters): string | Promise<string> {
    switch (method) {
      case 'sendMessage':
      case 'editMessageText':
        return message(parameters);
      case 'getUpdates':
        polling = true;
        listening.resolve();
        return new Promise((resolve) => {
          queue.fetch(parameters.offset ?? 0, parameters.limit ?? 100, parameters.timeout ?? 0, resolve);
        });
      case 'getMe':
        return JSON.stringify(BOT);
      case 'setWebhook':
        return setWebhook(parameters.url ?? '', parameters.secret_token ?? '');
      case 'deleteWebhook':
        return setWebhook('', '');
      case 'getWebhookInfo':
        return JSON.stringify({ url: webhookUrl, has_custom_certificate: false, pending_update_count: 0 });
      case 'getMyCommands':
        return '[]';
      case 'getMyDescription':
        return '{"description":""}';
      case 'getMyShortDescription':
        return '{"short_description":""}';
      default:
        return 'true';
    }
  }

  function answer(path: string, body: string): JsonReply | Promise<JsonReply> {
    const method = path.slice(path.lastIndexOf('/') + 1);
    const parameters: Parameters = body === '' ? {} : JSON.parse(body);
    if (method !== 'getUpdates') calls += 1;
    const result = resultOf(method, parameters);
    return typeof result === 'string' ? wrap(result) : result.then(wrap);
  }

  const server = await startJsonServer(answer);

  return {
    apiRoot: `http://127.0.0.1:${server.port}`,
    listening: listening.promise,
    deliver(updates) {
      if (webhook) webhook.add(updates);
      else if (polling) queue.add(updates);
      else throw new Error('no bot listens yet');
    },
    onText(next) {
      listener = next;
    },
    get calls() {
      return calls;
    },
    webhookState: () => ({ open: webhook?.open ?? 0, repeated: webhook?.repeated ?? 0 }),
    async close() {
      queue.close();
      webhook?.close();
      await server.close();
    },
  };
}
