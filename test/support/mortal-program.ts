/** The program in a process of its own, which can be killed and started again, between a Telegram and a service that live on. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Playground } from '#playground/playground.ts';
import { type DrivenPerson, openPlaygroundDriver, type PlaygroundDriver } from './playground-driver.ts';
import { type ChildProgram, runProgram } from './process.ts';
import { openTelegram } from './telegram.ts';
import type { WatchedService } from './watched-service.ts';

export interface MortalProgram {
  readonly driver: PlaygroundDriver;
  readonly folder: string;
  /** Where the bot's files are. */
  readonly telegram: Pick<Playground, 'apiRoot' | 'botToken'>;
  /** The process that runs now, or ran last. */
  readonly bot: ChildProgram;
  /** Starts a process, and waits until it takes updates. */
  starts(): Promise<void>;
  /** Kills it with -9. */
  dies(): Promise<void>;
  /** A person who has pasted a token with all scopes. */
  holding(name: string): Promise<DrivenPerson>;
  /** Ends all of it but the service. */
  close(): Promise<void>;
}

export interface MortalOptions {
  service: WatchedService;
  /** Beside what every such program needs; it polls where this says nothing else. */
  environment?: Record<string, string>;
}

export async function startMortal({ service, environment = {} }: MortalOptions): Promise<MortalProgram> {
  const playground = await openTelegram();
  const driver = await openPlaygroundDriver(playground.url);
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-mortal-'));
  let bot: ChildProgram;

  async function starts(): Promise<void> {
    bot = runProgram(folder, {
      BOT_TOKEN: playground.botToken,
      TELEGRAM_API_ROOT: playground.apiRoot,
      DATA_API_URL: service.url,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'trace',
      MESSAGES_PER_SECOND: '0',
      ...environment,
    });
    await bot.prints(/takes updates by long polling|Telegram delivers to this address/);
  }

  await starts();
  return {
    driver,
    folder,
    telegram: playground,
    get bot() {
      return bot;
    },
    starts,
    async dies() {
      bot.signals('SIGKILL');
      expect((await bot.ended).signal).toBe('SIGKILL');
    },
    async holding(name) {
      const person = await driver.person({ name });
      await person.says(`/connect ${await service.double.tokenWith()}`);
      await person.hears(/You are connected/);
      return person;
    },
    async close() {
      await bot.close();
      await driver.close();
      await playground.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
