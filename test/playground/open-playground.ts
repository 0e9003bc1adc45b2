/** Opens a playground for one test and closes it afterwards. */

import { onTestFinished } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Playground } from '#playground/playground.ts';
import { openPlaygroundDriver, type PlaygroundDriver } from '../support/playground-driver.ts';
import { openTelegram } from '../support/telegram.ts';
import { call, type Reply } from './scripted-bot.ts';

export interface OpenPlayground {
  readonly playground: Playground;
  readonly driver: PlaygroundDriver;
  /** Calls a Bot API method as the bot. */
  bot<T = Record<string, unknown>>(method: string, params?: Record<string, unknown>): Promise<Reply<T>>;
  /** The same, giving the refusal as "code words", or "ok". */
  verdict(method: string, params?: Record<string, unknown>): Promise<string>;
}

export async function openPlayground(options: { clock?: Clock; statePath?: string } = {}): Promise<OpenPlayground> {
  const { clock = systemClock, ...rest } = options;
  const playground = await openTelegram({ clock, ...rest });
  const driver = await openPlaygroundDriver(playground.url);
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
  };
}

/** A person who has pressed Start, so that the bot may write. */
export async function openChat(options: { clock?: Clock; statePath?: string } = {}) {
  const opened = await openPlayground(options);
  const anna = await opened.driver.person({ id: 11, name: 'Anna', lastName: 'L', username: 'anna', language: 'en' });
  await anna.says('/start');
  return { ...opened, anna };
}
