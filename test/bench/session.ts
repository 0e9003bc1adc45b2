/** One bot, running, with the Telegram and the service that the bench gives it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotProcess, startBot, together } from './bot-process.ts';
import type { BotSettings } from './bots/bench-link.ts';
import type { Contender } from './contenders.ts';
import { type DataService, startDataService } from './data-service.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { type BenchUpdate, createUpdateMaker } from './people.ts';
import { productionOptions } from './production.ts';
import { connectPeople } from './seeding.ts';

const TOKEN = '123456789:AAE0000000000000000000000000000bench';
const LISTEN_DEADLINE_MS = 10_000;
const FIRST_UPDATE = 100_000_000;

export interface SessionOptions {
  pinning: readonly string[];
  /** What the peers answer to /help. */
  replyText?: string;
  /** How long the service takes over a search. */
  searchMs?: number;
  /** How many people are connected to this project's bot before it starts. */
  people?: number;
  /** Postgres in place of a file, and processes that share it. */
  databaseUrl?: string;
  processes?: number;
  /** Whether this project's bot keeps Telegram's pace. */
  paced?: boolean;
  nodeOptions?: readonly string[];
  /** The key of the service that this project's bot carries; without it the bot asks one elsewhere. */
  embeddedKey?: string;
  /** Postgres for the archives of that service. */
  serviceDatabaseUrl?: string | undefined;
}

export interface Session {
  readonly contender: Contender;
  readonly settings: BotSettings;
  readonly emulator: Emulator;
  readonly service: DataService;
  readonly bot: BotProcess;
  /** How many people are connected. */
  readonly people: number;
  makeUpdate(chat: number, text: string): BenchUpdate;
  /** What tells one search of this session from the others, from 1. */
  nextReference(): number;
}

/** Starts `contender`, runs `work` with it, and ends everything that was started, however the work ends. */
export async function withSession<T>(
  contender: Contender,
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  await using stage = await setStage(contender, options);
  const { emulator, everySettings } = stage;
  const [settings] = everySettings;
  const { people = 0 } = options;
  if (contender.bot === 'this-bot') await connectPeople(settings, people);
  const bots: BotProcess[] = [];
  stage.defer(() => together(bots).stop());
  // This project's bot is started as where it is deployed.
  const own = contender.bot === 'this-bot' ? productionOptions() : [];
  const nodeOptions = [...own, ...(options.nodeOptions ?? [])];
  for (const each of everySettings) {
    bots.push(await startBot(contender.bot, each, options.pinning, nodeOptions));
  }
  await within(LISTEN_DEADLINE_MS, emulator.listening, `${contender.label} does not ask for updates`);
  let reference = 0;
  return await work({
    contender,
    settings,
    emulator,
    service: stage.service,
    bot: together(bots),
    people,
    makeUpdate: createUpdateMaker(FIRST_UPDATE),
    nextReference: () => ++reference,
  });
}

type SettingsOfEach = [BotSettings, ...BotSettings[]];

export interface Stage extends AsyncDisposable {
  readonly emulator: Emulator;
  readonly service: DataService;
  /** One a process. */
  readonly everySettings: SettingsOfEach;
  /** `end` runs before everything that was started earlier ends. */
  defer(end: () => Promise<void>): void;
}

/** All that a bot needs to start. */
export async function setStage({ mode }: Contender, options: SessionOptions): Promise<Stage> {
  await using parts = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  parts.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const ports = await freePorts(options.processes ?? 1);
  const emulator = await startEmulator(ports);
  parts.defer(() => emulator.close());
  const service = await startDataService(options.searchMs ?? 0);
  parts.defer(() => service.close());
  const [firstPort = 0, ...otherPorts] = ports;
  const settingsAt = (port: number): BotSettings => ({
    mode,
    apiRoot: emulator.apiRoot,
    token: TOKEN,
    port,
    publicUrl: `http://127.0.0.1:${firstPort}`,
    webhookSecret: 'a-word-of-the-bench',
    replyText: options.replyText ?? '',
    dataApiUrl: service.url,
    dataDir,
    embeddedKey: options.embeddedKey,
    databaseUrl: options.databaseUrl,
    serviceDatabaseUrl: options.serviceDatabaseUrl,
    paced: options.paced ?? false,
  });
  const everySettings: SettingsOfEach = [settingsAt(firstPort), ...otherPorts.map(settingsAt)];
  const running = parts.move();
  return {
    emulator,
    service,
    everySettings,
    defer: (end) => running.defer(end),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Ports that nobody listens at. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address();
      await new Promise((resolve) => server.close(resolve));
      return typeof address === 'object' && address ? address.port : 0;
    }),
  );
}

async function within(ms: number, promise: Promise<void>, otherwise: string): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(otherwise)), ms);
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
