/** The bot in this process, connected to a playground: real inbox, outbox and Bot API client, but test commands. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import type { Playground } from '#playground/playground.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import type { People } from '#storage/people.ts';
import type { SettingsStore } from '#storage/settings.ts';
import { createStores } from '#storage/stores.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import { createTelegramBot, type TelegramBot } from '#telegram/bot.ts';
import type { BotOptions } from '#telegram/bot-parts.ts';
import { createInbox, type Inbox } from '#telegram/jobs/inbox/inbox.ts';
import { startPoller } from '#telegram/jobs/inbox/poller.ts';
import { createLease } from '#telegram/jobs/lease.ts';
import { createOutbox, type Outbox } from '#telegram/jobs/outbox/outbox.ts';
import { outboxWords } from '#telegram/render/composer.ts';
import { identifyBot } from '#telegram/startup/bot-profile.ts';
import { createTestCommands, type TestCommands } from '../telegram/test-commands.ts';
import { type ChatDriver, openChatDriver } from './chat-driver.ts';
import { testVault } from './databases.ts';
import { createKillable, type Death, type Killable } from './killable.ts';
import { openTelegram } from './telegram.ts';

export interface BotProcess {
  botApi: BotApi;
  /** Every Bot API call except getUpdates, with its time. */
  made: { method: string; at: number; over: boolean }[];
  bot: TelegramBot;
  inbox: Inbox;
  outbox: Outbox;
  database: Database;
  commands: TestCommands;
  settings: SettingsStore;
  pseudonym(id: number): string;
  /** Everything logged so far, at trace level. */
  logged(): string;
  /** Resolves when no job is running or waiting, and everything is written and sent. */
  settled(): Promise<void>;
  killable: Killable;
  /** Stops as on SIGTERM. The database stays open. */
  stop(graceMs?: number): Promise<void>;
}

export interface BotProcessOptions extends Pick<BotOptions, 'allowedUserIds'> {
  /** Replaces the database's store of people. */
  people?: People;
  polling?: boolean;
  /** Messages per second; unlimited if undefined. */
  perSecond?: number;
  clock?: Clock;
  /** Lets the test kill the process. */
  killable?: Killable;
}

export async function startBotProcess(
  { apiRoot, botToken }: Playground,
  opened: Database,
  options: BotProcessOptions = {},
): Promise<BotProcess> {
  const { polling = true, perSecond, killable = createKillable(), people, allowedUserIds } = options;
  let lines = '';
  const log = createLog('trace', {
    write(line) {
      lines += line;
    },
  });
  const clock = killable.clock(options.clock ?? systemClock);
  const database = killable.database(opened);
  const made: BotProcess['made'] = [];
  const heard = (method: string) => {
    const call = { method, at: clock.now(), over: false };
    made.push(call);
    return () => {
      call.over = true;
    };
  };
  const realApi = createBotApi({ token: botToken, apiRoot, clock: options.clock ?? systemClock, log });
  const botApi = killable.botApi(realApi, heard);
  // Telegram's time is the system's, whatever the bot's clock.
  const pollApi = createBotApi({ token: botToken, apiRoot, clock: systemClock, log });
  const { signal } = new AbortController();
  const start = {
    api: killable.botApi(pollApi, () => () => undefined),
    clock: killable.clock(systemClock),
    log,
    signal,
  };
  const lease = createLease({ database, clock, log });
  const inbox = createInbox({ lease, database, clock, log });
  const outbox = createOutbox({ botApi, database, lease, clock, log, perSecond, words: outboxWords });
  const stores = createStores(database);
  const commands = createTestCommands(inbox, {
    ...{ ...stores, people: people ?? stores.people, clock, log, metrics: createMetrics() },
    about: { botName: 'bot', serviceName: undefined, sample: false },
  });
  const me = await identifyBot(start);
  const bot = createTelegramBot({ outbox, database, me, commands: commands.book, allowedUserIds });
  inbox.start(bot);
  outbox.start();
  await lease.start();
  const poller = polling ? startPoller({ ...start, receive: inbox.receive }) : undefined;
  const closeApis = () => Promise.all([realApi.close(), pollApi.close()]);
  return {
    botApi,
    made,
    bot,
    inbox,
    outbox,
    database,
    commands,
    settings: stores.settings,
    pseudonym: database.pseudonym,
    logged: () => lines,
    async settled() {
      await inbox.settled();
      await database.settled();
      while (outbox.stats().outboxWaiting > 0) await systemClock.sleep(5);
      await database.settled();
    },
    killable,
    async stop(graceMs = 200) {
      await poller?.stop();
      await inbox.stop(graceMs, () => outbox.stop(graceMs));
      await closeApis();
    },
  };
}

/** Successive bot processes with one Telegram and database file, each continuing where the previous one stopped. */
export interface RestartableBot {
  driver: ChatDriver;
  now: BotProcess;
  /** Paid requests of all processes. */
  paid(): number;
  /** The stored data, independent of the processes. */
  database: Database;
  /** Resolves when all updates have been answered. */
  settled(): Promise<void>;
  /** Runs `doing` and resolves to whether the process died. */
  diesOf(death: Death, doing: () => Promise<unknown>): Promise<boolean>;
  kill(): Promise<void>;
  /** Starts the next process; resolves when it has done the remaining work, or to true if it died. */
  restart(death?: Death): Promise<boolean>;
  close(): Promise<void>;
}

export async function openRestartableBot(): Promise<RestartableBot> {
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
  async function diesBefore(killable: Killable, died: Promise<void>, done: Promise<unknown>): Promise<boolean> {
    const isDead = await Promise.race([died.then(() => true), done.then(() => false)]);
    if (isDead) await killProcess(killable);
    else killable.spare();
    return isDead;
  }

  async function killProcess(killable: Killable): Promise<void> {
    await killable.kill();
    // Writes already handed to the database are still made.
    await opened.at(-1)?.settled();
  }

  const database = await open();
  const restartable: RestartableBot = {
    driver,
    database,
    now: await start(),
    paid: () => processes.reduce((sum, { commands }) => sum + commands.paid(), 0),
    async settled() {
      await driver.delivered();
      await restartable.now.settled();
    },
    async diesOf(death, doing) {
      const { killable } = restartable.now;
      const died = killable.dieAt(death);
      await doing();
      return await diesBefore(killable, died, restartable.settled());
    },
    kill: () => killProcess(restartable.now.killable),
    async restart(death) {
      const killable = createKillable();
      const died = death ? killable.dieAt(death) : new Promise<void>(() => undefined);
      const done = start(killable).then((process) => {
        restartable.now = process;
        return restartable.settled();
      });
      return await diesBefore(killable, died, done);
    },
    async close() {
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
