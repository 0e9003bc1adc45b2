/** The Telegram room with the real inbox and outbox, SQLite in memory and the playground, in one go. */

import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#storage/database.ts';
import { testVault } from '../support/databases.ts';
import { openPlaygroundDriver, type PlaygroundDriver } from '../support/playground-driver.ts';
import { openTelegram } from '../support/telegram.ts';
import type { TurnableClock } from '../support/turnable-clock.ts';
import { type BotProcess, type BotProcessOptions, startBotProcess } from './bot-process.ts';

export interface OpenBot extends BotProcess {
  driver: PlaygroundDriver;
  /** Turns the bot's clock on in small steps until `happened`. */
  turnUntil(happened: () => boolean | Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

export interface OpenBotOptions extends BotProcessOptions {
  clock?: TurnableClock;
}

const STEP_MS = 200;
const MOST_STEPS = 20_000;
/** A call that has been under way for so long, by the bot's clock, is one that hangs. */
const HANGS_AFTER_MS = 1_000;
const LOOKS = 20;
const LOOK_MS = 3;

export async function openBot(options: OpenBotOptions = {}): Promise<OpenBot> {
  const playground = await openTelegram();
  const driver = await openPlaygroundDriver(playground.url);
  const database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
  const process = await startBotProcess(playground, database, options);
  let closed = false;

  /** Lets calls be answered, so that the clock overtakes none but those that hang. */
  async function callsAreAnswered(): Promise<void> {
    const { clock = systemClock } = options;
    for (let look = 0; look < LOOKS; look++) {
      if (process.made.every(({ over, at }) => over || clock.now() - at > HANGS_AFTER_MS)) return;
      await systemClock.sleep(LOOK_MS);
    }
  }

  async function turnUntil(happened: () => boolean | Promise<boolean>): Promise<void> {
    for (let step = 0; !(await happened()); step++) {
      if (step > MOST_STEPS) throw new Error('it does not happen, however far the clock is turned');
      await callsAreAnswered();
      await options.clock?.turn(STEP_MS);
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
      // With a clock of the test's, somebody has to turn it.
      if (options.clock) await turnUntil(() => closed);
      await stopped;
      await driver.close();
      await playground.close();
      await database.close();
    },
  };
}
