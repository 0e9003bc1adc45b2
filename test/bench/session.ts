/** One bot, running, with the people, the Telegram and the service that the bench gives it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#app/config.ts';
import { databaseAddress, openVault } from '#app/data-dir.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { createConnections } from '#storage/connections.ts';
import { openDatabase } from '#storage/database.ts';
import { freePort } from '../support/postgres.ts';
import type { BotSettings, Usage } from './bots/bench-link.ts';
import { startDataService, tokenOf } from './data-service.ts';
import { type BenchUpdate, type Emulator, startEmulator } from './emulator.ts';
import { type BotProcess, production, startBot } from './processes.ts';

/** Who is compared. */
export interface Contender {
  /** A file in `bots/`. */
  readonly bot: 'floor' | 'telegraf' | 'grammy' | 'this-bot';
  /** As the tables call it. */
  readonly label: string;
}

export const OURS: Contender = { bot: 'this-bot', label: 'this bot' };
export const TELEGRAF: Contender = { bot: 'telegraf', label: 'Telegraf' };

/** So many that none types more than this project's bot answers one person in ten seconds. */
const STRANGERS = 10_000;
const FIRST_STRANGER = 1_000_000;
const FIRST_CONNECTED = 2_000_000;
/** What peers answer to /help: as long as this project's. */
export const HELP_TEXT = 'What I can do for you '.repeat(17);
const LISTEN_DEADLINE_MS = 10_000;
const FIRST_UPDATE = 100_000_000;
const TOKEN = '123456789:AAE0000000000000000000000000000bench';

/** The private chat of somebody who has connected nothing. */
export const stranger = (index: number): number => FIRST_STRANGER + (index % STRANGERS);
/** The private chat of the connected person `index`, from 0. */
export const connectedChat = (index: number): number => FIRST_CONNECTED + index;

export interface SessionOptions {
  readonly pinning: readonly string[];
  /** How long the service takes over a search. */
  readonly searchMs?: number;
  /** How many people are connected to this project's bot before it starts. */
  readonly people?: number;
  /** Postgres in place of a file, and processes that share it. */
  readonly databaseUrl?: string;
  readonly processes?: number;
  /** Whether this project's bot keeps Telegram's pace. */
  readonly paced?: boolean;
  /** Beside those of production, for this project's bot. */
  readonly nodeOptions?: readonly string[];
  /** The key of the service that this project's bot carries; without it the bot asks one elsewhere. */
  readonly embeddedKey?: string;
}

export interface Session {
  readonly emulator: Emulator;
  /** How many people are connected. */
  readonly people: number;
  /** Of the first process of the bot. */
  readonly pid: number;
  /** Of the service that it carries, if it does. */
  readonly serviceUrl: string | undefined;
  readonly dataDir: string;
  /** What all processes of the bot have used together. */
  usage(request?: 'usage' | 'live-heap'): Promise<Usage>;
  makeUpdate(chat: number, text: string): BenchUpdate;
  /** What tells one command of this session from the others, from 1. */
  nextReference(): number;
}

/** Starts `contender`, runs `work` with it, and ends everything that was started, however the work ends. */
export async function withSession<T>(
  contender: Contender,
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  await using stage = await setStage(options);
  const { emulator, everySettings } = stage;
  const isOurs = contender.bot === 'this-bot';
  const { environment } = everySettings[0];
  const { people = 0 } = options;
  if (isOurs) await connectPeople(environment, people);
  const nodeOptions = isOurs ? [...production().options, ...(options.nodeOptions ?? [])] : [];
  await using running = new AsyncDisposableStack();
  const bots: BotProcess[] = [];
  for (const settings of everySettings)
    bots.push(running.use(await startBot(contender.bot, settings, options.pinning, nodeOptions)));
  const late = sleep(LISTEN_DEADLINE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${contender.label} sets no webhook`);
  });
  late.catch(() => {});
  await Promise.race([emulator.listening, late]);
  let reference = 0;
  return await work({
    emulator,
    people,
    pid: bots[0]?.pid ?? 0,
    serviceUrl: bots[0]?.serviceUrl,
    dataDir: stage.dataDir,
    usage: async (request = 'usage') => sumOf(await Promise.all(bots.map((bot) => bot.usage(request)))),
    makeUpdate: createUpdateMaker(),
    nextReference: () => ++reference,
  });
}

function sumOf([first, ...others]: readonly Usage[]): Usage {
  if (!first) throw new Error('no bot runs');
  return others.reduce(
    (sum, one) => ({
      kind: 'usage',
      cpuMicros: sum.cpuMicros + one.cpuMicros,
      rssBytes: sum.rssBytes + one.rssBytes,
      heapBytes: sum.heapBytes + one.heapBytes,
      descriptors: sum.descriptors + one.descriptors,
      resources: sum.resources + one.resources,
    }),
    first,
  );
}

export interface Stage extends AsyncDisposable {
  readonly emulator: Emulator;
  readonly dataDir: string;
  /** One a process. */
  readonly everySettings: readonly [BotSettings, ...BotSettings[]];
}

/** All that a bot needs to start. */
export async function setStage(options: SessionOptions): Promise<Stage> {
  await using parts = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  parts.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const firstPort = await freePort();
  const otherPorts: number[] = [];
  while (otherPorts.length + 1 < (options.processes ?? 1)) otherPorts.push(await freePort());
  const emulator = await startEmulator([firstPort, ...otherPorts]);
  parts.defer(() => emulator.close());
  const service = await startDataService(options.searchMs ?? 0);
  parts.defer(() => service.close());
  const shared = {
    apiRoot: emulator.apiRoot,
    token: TOKEN,
    publicUrl: `http://127.0.0.1:${firstPort}`,
    webhookSecret: 'a-word-of-the-bench',
    replyText: HELP_TEXT,
    dataApiUrl: service.url,
  };
  const settingsAt = (port: number): BotSettings => ({
    ...shared,
    port,
    environment: environmentOf({ ...shared, port }, dataDir, options),
  });
  const running = parts.move();
  return {
    emulator,
    dataDir,
    everySettings: [settingsAt(firstPort), ...otherPorts.map(settingsAt)],
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Variables as `readConfig` takes them: those of a deployment, but for where things are. */
function environmentOf(
  settings: Omit<BotSettings, 'environment'>,
  dataDir: string,
  { databaseUrl, embeddedKey, paced }: SessionOptions,
): Record<string, string> {
  return {
    BOT_TOKEN: settings.token,
    TELEGRAM_API_ROOT: settings.apiRoot,
    WEBHOOK_SECRET: settings.webhookSecret,
    HOST: '127.0.0.1',
    PORT: String(settings.port),
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: Buffer.alloc(32, 'bench').toString('base64'),
    LOG_LEVEL: 'error',
    // Telegram's pace would be all that the bench could measure.
    ...(paced ? {} : { MESSAGES_PER_SECOND: '0' }),
    ...(embeddedKey === undefined
      ? { DATA_API_URL: settings.dataApiUrl }
      : // A search a second for as long as it takes.
        { SERVICE_KEY: embeddedKey, MONTHLY_CREDITS: '100000' }),
    PUBLIC_URL: settings.publicUrl,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
}

/** Connects the first `people` connectedChat()s in the bot's database, as if each had pasted their token. */
async function connectPeople(environment: Record<string, string>, people: number): Promise<void> {
  const config = readConfig(environment);
  const database = await openDatabase(databaseAddress(config), openVault(config));
  const now = Date.now();
  try {
    await database.query.transaction().execute(async (transaction) => {
      const connections = createConnections({ ...database, query: transaction });
      for (let index = 0; index < people; index++) {
        const chat = connectedChat(index);
        const about = { scopes: [...ALL_SCOPES], chatId: String(chat), language: 'en' };
        const connection = { token: tokenOf(chat), scopesFrom: 'service' as const, ...about };
        await connections.save(database.pseudonym(chat), connection, now);
      }
    });
  } finally {
    await database.close();
  }
}

/** Commands that people type in their private chats, numbered as Telegram does for one bot. */
function createUpdateMaker(): (chat: number, text: string) => BenchUpdate {
  let id = FIRST_UPDATE;
  return (chat, text) => {
    id += 1;
    const name = `Person ${chat}`;
    const command = /^\/\w+/.exec(text)?.[0] ?? '';
    const message = {
      message_id: id - FIRST_UPDATE,
      from: { id: chat, is_bot: false, first_name: name, language_code: 'en' },
      chat: { id: chat, first_name: name, type: 'private' },
      date: Math.floor(Date.now() / 1000),
      text,
      entities: [{ type: 'bot_command', offset: 0, length: command.length }],
    };
    return { id, chat, json: JSON.stringify({ update_id: id, message }) };
  };
}
