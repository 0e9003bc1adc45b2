/** The bot in this process, connected to a playground: real inbox, outbox and Bot API client, but test commands. */

import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import type { Playground } from '#playground/playground.ts';
import type { Database } from '#storage/database.ts';
import type { People } from '#storage/people.ts';
import { createStores } from '#storage/stores.ts';
import { createBotApi } from '#telegram/api/bot-api.ts';
import { createTelegramBot } from '#telegram/bot.ts';
import { createInbox } from '#telegram/jobs/inbox/inbox.ts';
import { startPoller } from '#telegram/jobs/inbox/poller.ts';
import { createLease } from '#telegram/jobs/lease.ts';
import { createOutbox } from '#telegram/jobs/outbox/outbox.ts';
import { outboxWords } from '#telegram/render/composer.ts';
import { identifyBot } from '#telegram/startup/bot-profile.ts';
import { createKillable } from '../support/killable.ts';
import { until } from '../support/waiting.ts';
import { createTestCommands } from './test-commands.ts';

export interface BotProcessOptions {
  /** Replaces the database's store of people. */
  people?: People;
  polling?: boolean;
  clock?: Clock;
  /** Lets the test kill the process. */
  killable?: ReturnType<typeof createKillable>;
}

export type BotProcess = Awaited<ReturnType<typeof startBotProcess>>;

export async function startBotProcess(
  { apiRoot, botToken }: Playground,
  opened: Database,
  { polling = true, killable = createKillable(), people, ...options }: BotProcessOptions = {},
) {
  let lines = '';
  const log = createLog('trace', {
    write(line) {
      lines += line;
    },
  });
  const ownClock = options.clock ?? systemClock;
  const clock = killable.clock(ownClock);
  const database = killable.database(opened);
  const made: { method: string; at: number; over: boolean }[] = [];
  const heard = (method: string) => {
    const call = { method, at: clock.now(), over: false };
    made.push(call);
    return () => {
      call.over = true;
    };
  };
  const realApi = createBotApi({ token: botToken, apiRoot, clock: ownClock, log });
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
  const outbox = createOutbox({ botApi, database, lease, clock, log, perSecond: undefined, words: outboxWords });
  const stores = createStores(database);
  const commands = createTestCommands(inbox, {
    ...{ ...stores, people: people ?? stores.people, clock, log, metrics: createMetrics() },
    about: { botName: 'bot', serviceName: undefined, sample: false },
  });
  const me = await identifyBot(start);
  const bot = createTelegramBot({ outbox, database, me, commands: commands.book });
  inbox.start(bot);
  outbox.start();
  await lease.start();
  const poller = polling ? startPoller({ ...start, receive: inbox.receive }) : undefined;
  return {
    /** Every Bot API call except getUpdates, with its time. */
    made,
    bot,
    inbox,
    database,
    commands,
    settings: stores.settings,
    pseudonym: database.pseudonym,
    /** Everything logged so far, at trace level. */
    logged: () => lines,
    /** Resolves when no job is running or waiting, and everything is written and sent. */
    async settled() {
      await inbox.settled();
      await database.settled();
      await until(() => outbox.stats().outboxWaiting === 0);
      await database.settled();
    },
    killable,
    /** Stops as on SIGTERM. The database stays open. */
    async stop(graceMs = 200) {
      await poller?.stop();
      await inbox.stop(graceMs, () => outbox.stop(graceMs));
      await Promise.all([realApi.close(), pollApi.close()]);
    },
  };
}
