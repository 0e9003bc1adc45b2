/** One process of the bot after another, at one Telegram and on one database file: what one leaves, the next finds. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#storage/database.ts';
import { testVault } from './databases.ts';
import { createMortal, type Death, type Mortal } from './mortal.ts';
import { openPlaygroundDriver, type PlaygroundDriver } from './playground-driver.ts';
import { openTelegram } from './telegram.ts';
import { type BotProcess, startBotProcess } from './telegram-process.ts';

export interface Lives {
  driver: PlaygroundDriver;
  /** The process that lives. */
  now: BotProcess;
  /** Paid requests of all of them. */
  paid(): number;
  /** Everything that is kept, past every process. */
  database: Database;
  /** Resolves when everything that was sent has been answered. */
  settled(): Promise<void>;
  /** Does something, and resolves with whether the process has died of it. */
  diesOf(death: Death, doing: () => Promise<unknown>): Promise<boolean>;
  kill(): Promise<void>;
  /** The next process starts; resolves when it has done what was left, or with true when it has died of that. */
  restart(death?: Death): Promise<boolean>;
  close(): Promise<void>;
}

export async function openLives(): Promise<Lives> {
  const playground = await openTelegram();
  const driver = await openPlaygroundDriver(playground.url);
  const folder = await mkdtemp(join(tmpdir(), 'lives-'));
  const vault = testVault();
  const opened: Database[] = [];
  const processes: BotProcess[] = [];

  async function open(): Promise<Database> {
    const database = await openDatabase({ kind: 'sqlite', path: join(folder, 'bot.sqlite') }, vault);
    opened.push(database);
    return database;
  }

  async function start(mortal = createMortal()): Promise<BotProcess> {
    const process = await startBotProcess(playground, await open(), { mortal });
    processes.push(process);
    return process;
  }

  /** Whether it has died before `done`; then it is buried. */
  async function diesBefore(mortal: Mortal, died: Promise<void>, done: Promise<unknown>): Promise<boolean> {
    const isDead = await Promise.race([died.then(() => true), done.then(() => false)]);
    if (isDead) await bury(mortal);
    else mortal.spare();
    return isDead;
  }

  async function bury(mortal: Mortal): Promise<void> {
    await mortal.kill();
    // What it had handed to the database before still gets there.
    await opened.at(-1)?.settled();
  }

  const database = await open();
  const lives: Lives = {
    driver,
    database,
    now: await start(),
    paid: () => processes.reduce((sum, { commands }) => sum + commands.paid(), 0),
    async settled() {
      await driver.delivered();
      await lives.now.settled();
    },
    async diesOf(death, doing) {
      const { mortal } = lives.now;
      const died = mortal.dieAt(death);
      await doing();
      return await diesBefore(mortal, died, lives.settled());
    },
    kill: () => bury(lives.now.mortal),
    async restart(death) {
      const mortal = createMortal();
      const died = death ? mortal.dieAt(death) : new Promise<void>(() => undefined);
      const done = start(mortal).then((process) => {
        lives.now = process;
        return lives.settled();
      });
      return await diesBefore(mortal, died, done);
    },
    async close() {
      await driver.clearFaults();
      lives.now.commands.release();
      await lives.now.stop();
      await driver.close();
      await playground.close();
      for (const each of opened) await each.close();
      await rm(folder, { recursive: true });
    },
  };
  return lives;
}
