/** The Telegram room with the real pipeline, SQLite and the playground; only the commands are the test's own. */
import { systemClock } from '../../src/clock.ts';
import { looksLikeToken } from '../../src/commands/token-shape.ts';
import { createLog, type Log } from '../../src/log.ts';
import { createPlayground } from '../../src/playground/playground.ts';
import { createKeepsakes } from '../../src/storage/keepsakes.ts';
import { createSettings, type SettingsStore } from '../../src/storage/settings.ts';
import { UndiciTelegram } from '../../src/telegram/bot-api.ts';
import { startPolling } from '../../src/telegram/intake.ts';
import { identifyBot } from '../../src/telegram/registration.ts';
import { createTelegramBot, type TelegramBot, type TelegramBotOptions } from '../../src/telegram/router.ts';
import { createPipeline, type Pipeline } from '../../src/updates/pipeline.ts';
import type { Poller } from '../../src/updates/poller.ts';
import { DATABASES } from '../databases.ts';
import { openPlaygroundDriver, type PlaygroundDriver } from '../playground-driver.ts';
import { createTestCommands, type TestCommands } from './test-commands.ts';

export interface OpenBot {
  driver: PlaygroundDriver;
  telegram: UndiciTelegram;
  bot: TelegramBot;
  pipeline: Pipeline;
  commands: TestCommands;
  settings: SettingsStore;
  pseudonym(id: number): string;
  /** Everything logged so far, at trace level. */
  logged(): string;
  close(): Promise<void>;
}

export async function openBot(options: Partial<TelegramBotOptions> & { polling?: boolean } = {}): Promise<OpenBot> {
  let lines = '';
  const log: Log = createLog('trace', {
    write(line) {
      lines += line;
    },
  });
  const playground = await createPlayground({ port: 0, clock: systemClock, log: createLog('silent') });
  const driver = await openPlaygroundDriver(playground.url);
  const [sqlite] = DATABASES;
  if (!sqlite) throw new Error('no database');
  const database = await sqlite.open();
  const { apiRoot, botToken } = playground;
  const telegram = new UndiciTelegram(botToken, { apiRoot, clock: systemClock, log, pace: false });
  const commands = createTestCommands();
  const settings = createSettings(database);
  const bot = createTelegramBot({
    telegram,
    me: await identifyBot(telegram),
    commands: commands.book,
    invocations: createKeepsakes(database, 'invocations'),
    settings,
    pseudonym: database.pseudonym,
    looksLikeToken,
    clock: systemClock,
    log,
    ...options,
  });
  const { classify, handle, interrupted } = bot;
  const pipeline = createPipeline({ database, clock: systemClock, log, classify, handle, interrupted });
  commands.cancel = (person) => pipeline.cancel(person);
  await pipeline.start();
  let poller: Poller | undefined;
  const { signal } = new AbortController();
  if (options.polling !== false) {
    const intake = { telegram, clock: systemClock, log, signal };
    poller = await startPolling(intake, { receive: pipeline.receive, takeOver: false });
  }
  return {
    driver,
    telegram,
    bot,
    pipeline,
    commands,
    settings,
    pseudonym: database.pseudonym,
    logged: () => lines,
    async close() {
      commands.release();
      await driver.clearFaults();
      await poller?.stop();
      await pipeline.stop(200);
      await driver.close();
      await playground.close();
      await telegram.shutDown();
      await database.close();
    },
  };
}
