/**
 * A minimal Bot API for the bench: answers every method immediately and successfully, delivers updates to one bot by
 * webhook, and reports the messages that the bot sends. (Unlike the playground, which validates calls, it must not cost
 * more than the bots.)
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { startJsonServer } from './json-server.ts';

export interface BenchUpdate {
  readonly chat: number;
  /** The Bot API `Update` as JSON. */
  readonly json: string;
}

/** A message that the bot sent or edited. */
export interface SentText {
  readonly chat: number;
  readonly text: string;
}

interface Parameters {
  readonly chat_id?: number | string;
  readonly message_id?: number;
  readonly text?: string;
  readonly url?: string;
  readonly secret_token?: string;
}

const BOT = {
  id: 4200,
  is_bot: true,
  first_name: 'Bench',
  username: 'bench_bot',
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
};

/** @param ports local ports behind the webhook's URL, used in turn */
export async function startEmulator(ports: readonly number[]) {
  let webhook: Webhook | undefined;
  const listening = Promise.withResolvers<void>();
  let calls = 0;
  let messageId = 1_000_000;
  let listener: (sent: SentText) => void = () => {};

  function message({ chat_id, message_id, text = '' }: Parameters): string {
    const chat = Number(chat_id);
    messageId += 1;
    listener({ chat, text });
    // The reply contains the text, like Telegram's: parsing it is part of a bot's cost of sending.
    const id = message_id ?? messageId;
    return JSON.stringify({
      message_id: id,
      from: BOT,
      chat: { id: chat, type: 'private' },
      date: 1_790_000_000,
      text,
    });
  }

  const results: Readonly<Record<string, (parameters: Parameters) => string>> = {
    sendMessage: message,
    editMessageText: message,
    setWebhook({ url = '', secret_token = '' }) {
      webhook?.close();
      webhook = createWebhook(url, secret_token, ports);
      listening.resolve();
      return 'true';
    },
    getMe: () => JSON.stringify(BOT),
    getWebhookInfo: () => '{"url":"","has_custom_certificate":false,"pending_update_count":0}',
    getMyCommands: () => '[]',
    getMyDescription: () => '{"description":""}',
    getMyShortDescription: () => '{"short_description":""}',
  };

  const server = await startJsonServer((path, body) => {
    const method = path.slice(path.lastIndexOf('/') + 1);
    calls += 1;
    return `{"ok":true,"result":${results[method]?.(body === '' ? {} : JSON.parse(body)) ?? 'true'}}`;
  });
  return {
    apiRoot: server.url,
    /** Resolves when the bot has set a webhook. */
    listening: listening.promise,
    deliver: (update: BenchUpdate) => webhook?.push(update),
    /** Sets the listener for texts that the bot sends or edits. */
    onText(next: typeof listener) {
      listener = next;
    },
    get calls() {
      return calls;
    },
    /** Number of unacknowledged updates. */
    get open() {
      return webhook?.open ?? 0;
    },
    async close() {
      webhook?.close();
      await server.close();
    },
  };
}

export type Emulator = Awaited<ReturnType<typeof startEmulator>>;

/** Bot API, setWebhook: max_connections defaults to 40. */
const MAX_CONNECTIONS = 40;
const RETRY_AFTER_MS = 1000;

type Webhook = ReturnType<typeof createWebhook>;

/**
 * Pushes updates like Telegram: those of one chat in order, repeated until answered with 200.
 * @param ports the processes behind the URL, used in turn like by a load balancer
 */
function createWebhook(url: string, secret: string, ports: readonly number[]) {
  const path = new URL(url).pathname;
  const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret };
  const connections = Math.floor(MAX_CONNECTIONS / ports.length);
  const pools = ports.map((port) => new Pool(`http://127.0.0.1:${port}`, { connections }));
  const lastOfChat = new Map<number, Promise<void>>();
  let [open, sent, closed] = [0, 0, false];

  async function isAccepted(json: string): Promise<boolean> {
    const pool = pools[sent++ % pools.length];
    try {
      const response = await pool?.request({ method: 'POST', path, headers, body: json });
      await response?.body.dump();
      return response?.statusCode === 200;
    } catch {
      return false;
    }
  }

  async function send({ json, chat }: BenchUpdate, before: Promise<void> | undefined, isLast: () => boolean) {
    await before;
    while (!(await isAccepted(json)) && !closed) await sleep(RETRY_AFTER_MS, undefined, { ref: false });
    open -= 1;
    if (isLast()) lastOfChat.delete(chat);
  }

  return {
    get open() {
      return open;
    },
    push(update: BenchUpdate): void {
      open += 1;
      const { chat } = update;
      const settled: Promise<void> = send(update, lastOfChat.get(chat), () => lastOfChat.get(chat) === settled);
      lastOfChat.set(chat, settled);
    },
    close(): void {
      closed = true;
      for (const pool of pools) void pool.destroy();
    },
  };
}
