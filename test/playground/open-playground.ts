/** A playground for one test, closed afterwards, with minimal bots over fetch instead of the real bot. */
import { onTestFinished } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import { openChatDriver } from '../support/chat-driver.ts';
import { openTelegram } from '../support/telegram.ts';

/** The smallest PNG: one transparent pixel, in base64. */
export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export interface Update {
  readonly update_id: number;
  readonly [kind: string]: unknown;
}

export interface Reply<T = Record<string, unknown>> {
  readonly ok: boolean;
  readonly result: T;
  readonly error_code?: number;
  readonly description?: string;
}

interface Sent {
  readonly message_id: number;
  readonly [field: string]: unknown;
}

/** One button "go" with the callback data "a". */
export const GO = { inline_keyboard: [[{ text: 'go', callback_data: 'a' }]] };

const postJson = (address: string, body: object) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Calls a method with a JSON body and returns the envelope, successful or not. */
export async function call<T = Record<string, unknown>>(
  bot: { apiRoot: string; botToken: string },
  method: string,
  params: object = {},
): Promise<Reply<T>> {
  return (await (await postJson(`${bot.apiRoot}/bot${bot.botToken}/${method}`, params)).json()) as Reply<T>;
}

/** A form with these fields and files. */
export function formOf(fields: Record<string, string>, files: Record<string, Blob> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, file] of Object.entries(files)) form.set(name, file, `${name}.bin`);
  return form;
}

interface PlaygroundOptions {
  clock?: Clock;
  statePath?: string;
}

export async function openPlayground({ clock = systemClock, ...rest }: PlaygroundOptions = {}) {
  const playground = await openTelegram({ clock, ...rest });
  const driver = await openChatDriver(playground.url);
  /** Calls a Bot API method as the bot. */
  const bot = <T = Record<string, unknown>>(method: string, params?: object) => call<T>(playground, method, params);
  /** The bot's pending updates; doesn't confirm them. */
  const updates = async () => (await bot<Update[]>('getUpdates')).result;
  /** Stops the playground, which saves its state. */
  async function stop(): Promise<void> {
    await driver.close();
    await playground.close();
  }
  onTestFinished(stop);
  return {
    playground,
    driver,
    bot,
    /** Posts a request for a method as the bot. */
    post: (method: string, init: RequestInit = {}) =>
      fetch(`${playground.apiRoot}/bot${playground.botToken}/${method}`, { method: 'POST', ...init }),
    /** Sends a message to chat 11 as the bot; by default with the text "x". */
    sends: async (fields: object = {}) =>
      (await bot<Sent>('sendMessage', { chat_id: 11, text: 'x', ...fields })).result,
    /** Calls a method and returns "ok", or the error as "<code> <description>". */
    async verdict(method: string, params: object = {}) {
      const reply = await bot(method, params);
      return reply.ok ? 'ok' : `${reply.error_code} ${reply.description}`;
    },
    /** Posts to the control API. */
    async control<T = Record<string, unknown>>(path: string, body: object) {
      const response = await postJson(`${playground.url}/control${path}`, body);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as T;
    },
    updates,
    /** The last of them. */
    last: async () => (await updates()).at(-1),
    stop,
  };
}

/** A playground with a person who has pressed Start, so that the bot may write to them. */
export async function openChat(options: PlaygroundOptions = {}) {
  const opened = await openPlayground(options);
  const anna = await opened.driver.person({ id: 11, name: 'Anna', lastName: 'L', username: 'anna', language: 'en' });
  await anna.says('/start');
  return { ...opened, anna };
}
