/** A running bot with the bench's simulated people, Telegram and data service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#app/config.ts';
import { databaseAddress, openVault } from '#app/data-dir.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { createConnections } from '#storage/connections.ts';
import { openDatabase } from '#storage/database.ts';
import { freePort } from '../support/local-server.ts';
import type { Usage } from './bots/bench-link.ts';
import { startDataService, tokenOf } from './data-service.ts';
import { type BenchUpdate, type Emulator, startEmulator } from './emulator.ts';
import { type BotProcess, production, startBot } from './processes.ts';

/** A bot to compare. */
export interface Contender {
  /** A file in `bots/`. */
  readonly bot: 'floor' | 'telegraf' | 'grammy' | 'this-bot';
  /** Its name in the tables. */
  readonly label: string;
}

export const OURS: Contender = { bot: 'this-bot', label: 'this bot' };
export const TELEGRAF: Contender = { bot: 'telegraf', label: 'Telegraf' };
export const GRAMMY: Contender = { bot: 'grammy', label: 'grammY' };
export const FLOOR: Contender = { bot: 'floor', label: 'floor (node:http + undici)' };

/** Enough that nobody exceeds this project's limit per person in ten seconds. */
const STRANGERS = 10_000;
const FIRST_STRANGER = 1_000_000;
const FIRST_CONNECTED = 2_000_000;
const LISTEN_DEADLINE_MS = 10_000;
const FIRST_UPDATE = 100_000_000;
const TOKEN = '123456789:AAE0000000000000000000000000000bench';

/** The private chat of an unconnected person. */
export const stranger = (index: number): number => FIRST_STRANGER + (index % STRANGERS);
/** The private chat of the connected person `index`, from 0. */
export const connectedChat = (index: number): number => FIRST_CONNECTED + index;

export interface SessionOptions {
  readonly pinning: readonly string[];
  /** Duration of a search in the service. */
  readonly searchMs?: number;
  /** Number of people connected to this project's bot before it starts. */
  readonly people?: number;
  /** Postgres instead of a file, and the number of processes that share it. */
  readonly databaseUrl?: string;
  readonly processes?: number;
  /** Whether this project's bot observes Telegram's rate limits. */
  readonly paced?: boolean;
  /** Additional Node options for this project's bot. */
  readonly nodeOptions?: readonly string[];
  /** The key of this project's embedded service; without it the bot uses a remote one. */
  readonly embeddedKey?: string;
}

export interface Session {
  readonly emulator: Emulator;
  readonly people: number;
  /** Id of the bot's first process. */
  readonly pid: number;
  /** URL of its embedded service, if any. */
  readonly serviceUrl: string | undefined;
  readonly dataDir: string;
  /** Total resource usage of the bot's processes. */
  usage(request?: 'usage' | 'live-heap'): Promise<Usage>;
  makeUpdate(chat: number, text: string): BenchUpdate;
  /** A unique number for each command of this session, from 1. */
  nextReference(): number;
}

/** Starts `contender`, runs `work` with it, and stops everything afterwards. */
export async function withSession<T>(
  contender: Contender,
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  await using stage = await prepareStage(options);
  const { emulator, environments } = stage;
  const isOurs = contender.bot === 'this-bot';
  const { people = 0 } = options;
  if (isOurs) await connectPeople(environments[0], people);
  const nodeOptions = isOurs ? [...production().options, ...(options.nodeOptions ?? [])] : [];
  await using running = new AsyncDisposableStack();
  const bots: BotProcess[] = [];
  for (const environment of environments)
    bots.push(running.use(await startBot(contender.bot, environment, options.pinning, nodeOptions)));
  const late = sleep(LISTEN_DEADLINE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${contender.label} did not set a webhook`);
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

function sumOf(usages: readonly Usage[]): Usage {
  const sum = { cpuMicros: 0, rssBytes: 0, heapBytes: 0, descriptors: 0, resources: 0 };
  const figures = Object.keys(sum) as (keyof typeof sum)[];
  for (const usage of usages) for (const figure of figures) sum[figure] += usage[figure];
  return { kind: 'usage', ...sum };
}

type Environment = Readonly<Record<string, string>>;

export interface Stage extends AsyncDisposable {
  readonly emulator: Emulator;
  readonly dataDir: string;
  /** Of each process. */
  readonly environments: readonly [Environment, ...Environment[]];
}

/** Starts everything that a bot needs. */
export async function prepareStage(options: SessionOptions): Promise<Stage> {
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
  const { databaseUrl, embeddedKey, paced } = options;
  /** Those of a deployment, except for addresses. */
  const environmentAt = (port: number): Environment => ({
    BOT_TOKEN: TOKEN,
    TELEGRAM_API_ROOT: emulator.apiRoot,
    WEBHOOK_SECRET: 'a-word-of-the-bench',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${firstPort}`,
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: Buffer.alloc(32, 'bench').toString('base64'),
    LOG_LEVEL: 'error',
    // With Telegram's rate limits, the bench would measure only those.
    ...(paced ? {} : { MESSAGES_PER_SECOND: '0' }),
    ...(embeddedKey === undefined
      ? { DATA_API_URL: service.url }
      : // Enough for a search per second throughout.
        { SERVICE_KEY: embeddedKey, MONTHLY_CREDITS: '100000' }),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const running = parts.move();
  return {
    emulator,
    dataDir,
    environments: [environmentAt(firstPort), ...otherPorts.map(environmentAt)],
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Adds connections of the first `people` connectedChat()s to the bot's database, as if each had pasted a token. */
async function connectPeople(environment: Environment, people: number): Promise<void> {
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

/** Creates updates with commands in private chats, numbered like Telegram's. */
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
    return { chat, json: JSON.stringify({ update_id: id, message }) };
  };
}
