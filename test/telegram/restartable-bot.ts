/** Successive bot processes with one Telegram and database file, each continuing where the previous one stopped. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#storage/database.ts';
import { openChatDriver } from '../support/chat-driver.ts';
import { testVault } from '../support/databases.ts';
import { createKillable, type Death } from '../support/killable.ts';
import { openTelegram } from '../support/telegram.ts';
import { type BotProcess, startBotProcess } from './bot-process.ts';

export type RestartableBot = Awaited<ReturnType<typeof openRestartableBot>>;

export async function openRestartableBot() {
  const playground = await openTelegram();
  const driver = await openChatDriver(playground.url);
  const folder = await mkdtemp(join(tmpdir(), 'restartable-bot-'));
  const vault = testVault();
  const opened: Database[] = [];
  const processes: BotProcess[] = [];

  async function open(): Promise<Database> {
    const database = await openDatabase({ kind: 'sqlite', path: join(folder, 'bot.sqlite') }, vault);
    opened.push(database);
    return database;
  }

  async function start(killable = createKillable()): Promise<BotProcess> {
    const process = await startBotProcess(playground, await open(), { killable });
    processes.push(process);
    return process;
  }

  /** Whether the process died before `done`; if so, it's killed completely. */
  async function diesBefore(
    killable: BotProcess['killable'],
    died: Promise<void>,
    done: Promise<unknown>,
  ): Promise<boolean> {
    const isDead = await Promise.race([died.then(() => true), done.then(() => false)]);
    if (!isDead) killable.spare();
    else {
      await killable.kill();
      // Writes already handed to the database are still made.
      await opened.at(-1)?.settled();
    }
    return isDead;
  }

  /** Resolves when all updates have been answered. */
  async function settled(): Promise<void> {
    await driver.delivered();
    await restartable.now.settled();
  }

  const restartable = {
    driver,
    /** The stored data, independent of the processes. */
    database: await open(),
    now: await start(),
    /** Paid requests of all processes. */
    paid: () => processes.reduce((sum, { commands }) => sum + commands.paid(), 0),
    settled,
    /** Runs `doing` and resolves to whether the process died. */
    async diesOf(death: Death, doing: () => Promise<unknown>): Promise<boolean> {
      const { killable } = restartable.now;
      const died = killable.dieAt(death);
      await doing();
      return await diesBefore(killable, died, settled());
    },
    /** Starts the next process; resolves when it has done the remaining work, or to true if it died. */
    async restart(death?: Death): Promise<boolean> {
      const killable = createKillable();
      const died = death ? killable.dieAt(death) : new Promise<void>(() => undefined);
      const done = start(killable).then((process) => {
        restartable.now = process;
        return settled();
      });
      return await diesBefore(killable, died, done);
    },
    async close(): Promise<void> {
      await driver.clearFaults();
      restartable.now.commands.release();
      await restartable.now.stop();
      await driver.close();
      await playground.close();
      for (const each of opened) await each.close();
      await rm(folder, { recursive: true });
    },
  };
  return restartable;
}
