/** A playground for one test, closed afterwards, with minimal bots over fetch instead of the real bot. */
import { onTestFinished } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Playground } from '#playground/playground.ts';
import { type ChatDriver, openChatDriver } from '../support/chat-driver.ts';
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

/** Calls a method with a JSON body and returns the envelope, successful or not. */
export async function call<T = Record<string, unknown>>(
  bot: { apiRoot: string; botToken: string },
  method: string,
  params: Record<string, unknown> = {},
): Promise<Reply<T>> {
  const response = await fetch(`${bot.apiRoot}/bot${bot.botToken}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  return (await response.json()) as Reply<T>;
}

export interface OpenPlayground {
  readonly playground: Playground;
  readonly driver: ChatDriver;
  /** Calls a Bot API method as the bot. */
  bot<T = Record<string, unknown>>(method: string, params?: Record<string, unknown>): Promise<Reply<T>>;
  /** Calls a method and returns "ok", or the error as "<code> <description>". */
  verdict(method: string, params?: Record<string, unknown>): Promise<string>;
  /** Posts to the control API. */
  control<T = Record<string, unknown>>(path: string, body: object): Promise<T>;
  /** The bot's pending updates; doesn't confirm them. */
  updates(): Promise<Update[]>;
}

export async function openPlayground(options: { clock?: Clock; statePath?: string } = {}): Promise<OpenPlayground> {
  const { clock = systemClock, ...rest } = options;
  const playground = await openTelegram({ clock, ...rest });
  const driver = await openChatDriver(playground.url);
  onTestFinished(async () => {
    await driver.close();
    await playground.close();
  });
  return {
    playground,
    driver,
    bot: (method, params) => call(playground, method, params),
    async verdict(method, params) {
      const reply = await call(playground, method, params);
      return reply.ok ? 'ok' : `${reply.error_code} ${reply.description}`;
    },
    async control<T>(path: string, body: object) {
      const response = await fetch(`${playground.url}/control${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as T;
    },
    updates: async () => (await call<Update[]>(playground, 'getUpdates')).result,
  };
}

/** A playground with a person who has pressed Start, so that the bot may write to them. */
export async function openChat(options: { clock?: Clock; statePath?: string } = {}) {
  const opened = await openPlayground(options);
  const anna = await opened.driver.person({ id: 11, name: 'Anna', lastName: 'L', username: 'anna', language: 'en' });
  await anna.says('/start');
  return { ...opened, anna };
}
