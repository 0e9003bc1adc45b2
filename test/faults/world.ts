/** The environment of the fault tests: Telegram, the data service, the database, and one or two bot processes. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ChatDriver, openChatDriver } from '../support/chat-driver.ts';
import { type SupervisedBot, superviseBot } from '../support/process.ts';
import { openTelegram } from '../support/telegram.ts';
import { type FaultDataService, startDataService } from './data-service.ts';
import type { Setting } from './plan.ts';
import { openProxiedDatabase, type PostgresProxy } from './postgres-proxy.ts';
import { startWebhookBalancer } from './webhook-balancer.ts';

/** Faults of the database; a file can only be stalled. */
type DatabaseTrouble = Pick<PostgresProxy, 'loseCommits' | 'stall' | 'cut' | 'calm'>;

export interface World {
  readonly driver: ChatDriver;
  readonly service: FaultDataService;
  readonly database: DatabaseTrouble;
  readonly bots: readonly SupervisedBot[];
  /** Stops everything and removes its files. */
  close(): Promise<void>;
}

/** Starts a world and waits until its bots are ready. @param postgresUrl superuser's connection URL, for `postgres` */
export async function openWorld({ database, mode }: Setting, postgresUrl: string | undefined): Promise<World> {
  await using parts = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-faults-'));
  parts.defer(() => rm(folder, { recursive: true, force: true }));
  const playground = await openTelegram();
  parts.defer(() => playground.close());
  const driver = await openChatDriver(playground.url);
  parts.defer(() => driver.close());
  const service = await startDataService();
  parts.defer(() => service.close());
  const kept =
    database === 'sqlite' ? sqliteIn(folder) : await postgresAt(postgresUrl ?? '', (end) => parts.defer(end));

  const bots: SupervisedBot[] = [];
  const running = () => bots.flatMap(({ port }) => port ?? []);
  const balancer = mode === 'webhook' ? await startWebhookBalancer(running) : undefined;
  if (balancer) parts.defer(() => balancer.close());
  const environment = {
    BOT_TOKEN: playground.botToken,
    TELEGRAM_API_ROOT: playground.apiRoot,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'debug',
    NODE_COMPILE_CACHE: join(tmpdir(), 'personal-data-bot-compiled'),
    ...(balancer ? { PUBLIC_URL: balancer.url, WEBHOOK_SECRET: 'secret-of-the-fault-story' } : {}),
    ...kept.environment,
  };
  // Several processes need Postgres; an SQLite file supports one.
  for (const process of database === 'postgres' ? [0, 1] : [0]) {
    const bot = superviseBot(folder, { ...environment, DATA_API_URL: service.urlFor(process) });
    bots.push(bot);
    parts.defer(() => bot.kill());
    await bot.start();
  }
  await Promise.all(bots.map((bot) => bot.ready()));
  const open = parts.move();
  return { driver, service, database: kept.trouble, bots, close: () => open.disposeAsync() };
}

interface KeptData {
  environment: Record<string, string>;
  trouble: DatabaseTrouble;
}

function sqliteIn(folder: string): KeptData {
  let release = () => {};
  return {
    environment: {},
    trouble: {
      loseCommits: () => undefined,
      cut: () => undefined,
      // Another connection holds the write lock, as a backup or an operator may.
      stall(ms) {
        const other = new DatabaseSync(join(folder, 'bot.sqlite'), { timeout: 300 });
        try {
          other.exec('BEGIN IMMEDIATE');
        } catch {
          return other.close();
        }
        const timer = setTimeout(() => release(), ms);
        release = () => {
          clearTimeout(timer);
          other.close();
          release = () => {};
        };
      },
      calm: () => release(),
    },
  };
}

async function postgresAt(serverUrl: string, onEnd: (end: () => Promise<void>) => void): Promise<KeptData> {
  const { url, proxy, close } = await openProxiedDatabase(serverUrl);
  onEnd(close);
  return { environment: { DATABASE_URL: url }, trouble: proxy };
}
