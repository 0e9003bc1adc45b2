/** Opens a bot with the real inbox and outbox, SQLite in memory, and the playground as Telegram. */

import { expect } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#storage/database.ts';
import { type BotProcess, type BotProcessOptions, startBotProcess } from '../support/bot.ts';
import { type ChatDriver, type DrivenPerson, openChatDriver } from '../support/chat-driver.ts';
import { type FakeClock, fakeClock } from '../support/clock.ts';
import { testVault } from '../support/databases.ts';
import { openTelegram } from '../support/telegram.ts';

export interface OpenBot extends BotProcess {
  driver: ChatDriver;
  /** Advances the bot's clock in small steps until `happened`. */
  turnUntil(happened: () => boolean | Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

export interface OpenBotOptions extends BotProcessOptions {
  clock?: FakeClock;
}

const STEP_MS = 200;
const MAX_STEPS = 20_000;
/** A call in flight for this long, by the bot's clock, counts as hung. */
const HANGS_AFTER_MS = 1_000;
const LOOKS = 20;
const LOOK_MS = 3;

export async function openBot(options: OpenBotOptions = {}): Promise<OpenBot> {
  const playground = await openTelegram();
  const driver = await openChatDriver(playground.url);
  const database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
  const process = await startBotProcess(playground, database, options);
  let closed = false;

  /** Waits for calls in flight, except hung ones, so that the clock doesn't overtake them. */
  async function callsAreAnswered(): Promise<void> {
    const { clock = systemClock } = options;
    for (let look = 0; look < LOOKS; look++) {
      if (process.made.every(({ over, at }) => over || clock.now() - at > HANGS_AFTER_MS)) return;
      await systemClock.sleep(LOOK_MS);
    }
  }

  async function turnUntil(happened: () => boolean | Promise<boolean>): Promise<void> {
    for (let step = 0; !(await happened()); step++) {
      if (step > MAX_STEPS) throw new Error('the condition did not become true, however far the clock was advanced');
      await callsAreAnswered();
      await options.clock?.advance(STEP_MS);
    }
  }

  return {
    ...process,
    driver,
    turnUntil,
    async close() {
      process.commands.release();
      await driver.clearFaults();
      const stopped = process.stop().finally(() => {
        closed = true;
      });
      // A fake clock has to be advanced for the stop to finish.
      if (options.clock) await turnUntil(() => closed);
      await stopped;
      await driver.close();
      await playground.close();
      await database.close();
    },
  };
}

/** A bot on a fake clock, and Anna, who makes paid requests. */
export interface Asking extends OpenBot {
  anna: DrivenPerson;
  clock: FakeClock;
  /** The bot's messages in her chat. */
  texts(): Promise<string[]>;
  /** The Bot API methods that were called, in order. */
  methods(): string[];
  /** Advances the clock after all calls have been answered. */
  advance(ms: number): Promise<void>;
  /** Resolves when `count` requests have been paid for. */
  paid(count: number): Promise<void>;
  /** Resolves when the bot is idle. */
  rests(): Promise<void>;
  /** Asks, and resolves when it is paid for; `count` includes earlier requests. */
  asks(words: string, count?: number): Promise<void>;
  /** Asks, and waits for the progress message. */
  asksForLong(words: string): ReturnType<DrivenPerson['hears']>;
}

export async function openAsking(options: BotProcessOptions = {}): Promise<Asking> {
  const clock = fakeClock();
  const open = await openBot({ ...options, clock });
  const anna = await open.driver.person({ id: 11, name: 'Anna' });
  const paid = async (count: number) => await expect.poll(open.commands.paid).toBe(count);
  async function advance(ms: number): Promise<void> {
    await expect.poll(() => open.made.every(({ over }) => over)).toBe(true);
    await clock.advance(ms);
  }
  async function asks(words: string, count = 1): Promise<void> {
    await anna.says(`/ask ${words}`);
    await paid(count);
  }
  return {
    ...open,
    anna,
    clock,
    texts: async () => (await anna.chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text),
    methods: () => open.made.map(({ method }) => method),
    advance,
    paid,
    async rests() {
      await open.driver.delivered();
      await open.settled();
    },
    asks,
    async asksForLong(words) {
      await asks(words);
      await advance(2_000);
      return await anna.hears(`Asking about ${words}…`);
    },
  };
}
