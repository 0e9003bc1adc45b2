/** Opens a bot with the real inbox and outbox, SQLite in memory, and the playground as Telegram. */

import { expect } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#storage/database.ts';
import { openChatDriver } from '../support/chat-driver.ts';
import { type FakeClock, fakeClock } from '../support/clock.ts';
import { testVault } from '../support/databases.ts';
import { openTelegram } from '../support/telegram.ts';
import { type BotProcessOptions, startBotProcess } from './bot-process.ts';

const STEP_MS = 200;
const MAX_STEPS = 20_000;
/** A call in flight for this long, by the bot's clock, counts as hung. */
const HANGS_AFTER_MS = 1_000;
const LOOKS = 20;
const LOOK_MS = 3;

export async function openBot({ clock, ...options }: BotProcessOptions & { clock?: FakeClock } = {}) {
  const playground = await openTelegram();
  const driver = await openChatDriver(playground.url);
  const database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
  const process = await startBotProcess(playground, database, { ...options, ...(clock && { clock }) });

  /** Waits for calls in flight, except hung ones, so that the clock doesn't overtake them. */
  async function callsAreAnswered(): Promise<void> {
    const { now } = clock ?? systemClock;
    for (let look = 0; look < LOOKS; look++) {
      if (process.made.every(({ over, at }) => over || now() - at > HANGS_AFTER_MS)) return;
      await systemClock.sleep(LOOK_MS);
    }
  }

  /** Advances the bot's clock in small steps until `happened`. */
  async function turnUntil(happened: () => boolean | Promise<boolean>): Promise<void> {
    for (let step = 0; !(await happened()); step++) {
      if (step > MAX_STEPS) throw new Error('the condition did not become true, however far the clock was advanced');
      await callsAreAnswered();
      await clock?.advance(STEP_MS);
    }
  }

  return {
    ...process,
    driver,
    turnUntil,
    async close() {
      process.commands.release();
      await driver.clearFaults();
      let closed = false;
      const stopped = process.stop().finally(() => {
        closed = true;
      });
      // A fake clock has to be advanced for the stop to finish.
      if (clock) await turnUntil(() => closed);
      await stopped;
      await driver.close();
      await playground.close();
      await database.close();
    },
  };
}

export type Asking = Awaited<ReturnType<typeof openAsking>>;

/** A bot on a fake clock, and Anna, who makes paid requests. */
export async function openAsking(options: Omit<BotProcessOptions, 'clock'> = {}) {
  const clock = fakeClock();
  const open = await openBot({ ...options, clock });
  const anna = await open.driver.person({ id: 11, name: 'Anna' });
  /** Resolves when `count` requests have been paid for. */
  const paid = async (count: number) => await expect.poll(open.commands.paid).toBe(count);
  /** Advances the clock after all calls have been answered. */
  async function advance(ms: number): Promise<void> {
    await expect.poll(() => open.made.every(({ over }) => over)).toBe(true);
    await clock.advance(ms);
  }
  /** Asks, and resolves when it is paid for. */
  async function asks(words: string): Promise<void> {
    await anna.says(`/ask ${words}`);
    await paid(1);
  }
  return {
    ...open,
    anna,
    clock,
    /** The bot's messages in her chat. */
    texts: async () => (await anna.chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text),
    /** The Bot API methods that were called, in order. */
    methods: () => open.made.map(({ method }) => method),
    advance,
    paid,
    /** Resolves when the bot is idle. */
    async rests() {
      await open.driver.delivered();
      await open.settled();
    },
    asks,
    /** Asks, and waits for the progress message. */
    async asksForLong(words: string) {
      await asks(words);
      await advance(2_000);
      return await anna.hears(`Asking about ${words}…`);
    },
  };
}
