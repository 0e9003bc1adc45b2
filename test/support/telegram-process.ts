/** One process of the bot at a playground: the real inbox, outbox and Bot API client; only the commands are the test's own. */

import { looksLikeToken } from '#commands/connection/token-shape.ts';
import { readKnown } from '#commands/known.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import type { Playground } from '#playground/playground.ts';
import type { Database } from '#storage/database.ts';
import { createKeyboards } from '#storage/keyboards.ts';
import { createPeople } from '#storage/people.ts';
import { createResults } from '#storage/results.ts';
import { createSettings, type SettingsStore } from '#storage/settings.ts';
import { createSpending } from '#storage/spending.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import { createTelegramBot, type TelegramBot, type TelegramBotOptions } from '#telegram/bot.ts';
import { createInbox, type Inbox } from '#telegram/jobs/inbox/inbox.ts';
import type { Poller } from '#telegram/jobs/inbox/poller.ts';
import { createOutbox, type Outbox } from '#telegram/jobs/outbox/outbox.ts';
import { outboxWords } from '#telegram/render/composer.ts';
import { startPolling } from '#telegram/start/polling.ts';
import { meetTelegram } from '#telegram/start/registration.ts';
import { createTestCommands, type TestCommands } from '../telegram/test-commands.ts';
import { createMortal, type Mortal } from './mortal.ts';

export interface BotProcess {
  botApi: BotApi;
  /** Every call of the Bot API but getUpdates, when it was made. */
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
  /** Resolves when nothing runs, waits or is to be written or said. */
  settled(): Promise<void>;
  mortal: Mortal;
  /** As SIGTERM. The database stays open. */
  stop(graceMs?: number): Promise<void>;
}

export interface BotProcessOptions extends Partial<TelegramBotOptions> {
  polling?: boolean;
  /** Messages a second; undefined: no limits. */
  perSecond?: number;
  clock?: Clock;
  /** What it can die of. */
  mortal?: Mortal;
}

export async function startBotProcess(
  { apiRoot, botToken }: Playground,
  opened: Database,
  { polling = true, perSecond, mortal = createMortal(), ...options }: BotProcessOptions = {},
): Promise<BotProcess> {
  let lines = '';
  const log = createLog('trace', {
    write(line) {
      lines += line;
    },
  });
  const clock = mortal.clock(options.clock ?? systemClock);
  const database = mortal.database(opened);
  const made: BotProcess['made'] = [];
  const heard = (method: string) => {
    const call = { method, at: clock.now(), over: false };
    made.push(call);
    return () => {
      call.over = true;
    };
  };
  const realApi = createBotApi({ token: botToken, apiRoot, clock: options.clock ?? systemClock, log });
  const botApi = mortal.botApi(realApi, heard);
  // Telegram's own time is that of the system, whatever the bot's is.
  const pollApi = createBotApi({ token: botToken, apiRoot, clock: systemClock, log });
  const { signal } = new AbortController();
  const start = { api: mortal.botApi(pollApi, () => () => undefined), clock: mortal.clock(systemClock), log, signal };
  const inbox = createInbox({ database, clock, log });
  const { owner, processes } = inbox;
  const outbox = createOutbox({ botApi, database, clock, log, owner, processes, perSecond, words: outboxWords });
  const spending = createSpending(database);
  const commands = createTestCommands(spending, inbox);
  const stores = { people: createPeople(database), clock };
  const bot = createTelegramBot({
    outbox,
    metrics: createMetrics(),
    database,
    me: await meetTelegram(start),
    commands: commands.book,
    keyboards: createKeyboards(database),
    results: createResults(database),
    known: (person) => readKnown(stores, person),
    looksLikeToken,
    questionLink: () => ({ url: 'https://t.me/bot?start=from_group', write: undefined }),
    log,
    ...options,
    clock,
  });
  await inbox.start(bot);
  await outbox.start();
  let poller: Poller | undefined;
  if (polling) poller = await startPolling(start, { receive: inbox.receive, takeOver: false });
  const hangUp = () => Promise.all([realApi.close(), pollApi.close()]);
  return {
    botApi,
    made,
    bot,
    inbox,
    outbox,
    database,
    commands,
    settings: createSettings(database),
    pseudonym: database.pseudonym,
    logged: () => lines,
    async settled() {
      await inbox.settled();
      while (outbox.stats().outboxWaiting > 0) await systemClock.sleep(5);
      await database.settled();
    },
    mortal,
    async stop(graceMs = 200) {
      await poller?.stop();
      await inbox.stop(graceMs);
      await outbox.stop(graceMs);
      await hangUp();
    },
  };
}
