/** Composes the program: the only file that names every room. Starts from the bottom up, stops from the top down. */
import { join } from 'node:path';
import { createDataClient } from './client/data-client.ts';
import type { Clock } from './clock.ts';
import { createCommands } from './commands/book.ts';
import type { CommandDeps } from './commands/deps.ts';
import { createHousekeeping } from './commands/housekeeping.ts';
import { looksLikeToken } from './commands/token-shape.ts';
import type { Config } from './config.ts';
import { DEFAULT_SCHEMA_BASE } from './contract/datastores.ts';
import { connectAddress, greetingLines } from './front-door.ts';
import type { Log } from './log.ts';
import { createPlayground, type Playground } from './playground/playground.ts';
import { createPorts } from './ports.ts';
import { databaseAddress, openVault } from './safekeeping.ts';
import { createService, type EmbeddedService } from './service/service.ts';
import { createConnections } from './storage/connections.ts';
import { createConsents } from './storage/consents.ts';
import { openDatabase } from './storage/database.ts';
import { createKeepsakes } from './storage/keepsakes.ts';
import { createSettings } from './storage/settings.ts';
import { createSpending } from './storage/spending.ts';
import { UndiciTelegram } from './telegram/bot-api.ts';
import { meetTelegram, registerWebhook, startPolling } from './telegram/intake.ts';
import { registerBot } from './telegram/registration.ts';
import { createTelegramBot, type TelegramBot } from './telegram/router.ts';
import { createRunningWork } from './telegram/running-work.ts';
import { createPipeline, type Pipeline } from './updates/pipeline.ts';
import { createConnectCompletion } from './web/connect-completion.ts';
import { CONSENT_PATH, startWebServer, type WebServer } from './web/server.ts';
import { createWebhookHandler, WEBHOOK_PATH } from './web/webhook.ts';

export interface AppDeps {
  clock: Clock;
  log: Log;
  /** Aborted to give up a start that waits, for instance for Telegram to be reachable. */
  signal?: AbortSignal;
  /** `off`: no limits on outgoing messages, for a Bot API that has none. */
  pacing?: 'on' | 'off';
}

export interface App {
  /** What to tell whoever started the program, line by line. */
  readonly greeting: readonly string[];
  readonly playground: Playground | undefined;
  readonly service: EmbeddedService | undefined;
  readonly web: WebServer;
  /** Rejects when the bot can never work: Telegram refuses its token. */
  readonly failed: Promise<never>;
  /** Stops intake, finishes or parks what runs within `graceMs`, closes everything. A second call joins the first. */
  stop(graceMs: number): Promise<void>;
}

const POLLING_PATIENCE_MS = 500;
/** Kept out of the grace, for closing servers and files. */
const CLOSING_MS = 1500;

/** Starts everything that `config` asks for. Rejects, with everything closed again, when a part cannot start. */
export async function startApp(config: Config, deps: AppDeps): Promise<App> {
  const { clock, log } = deps;
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, ...(deps.signal ? [deps.signal] : [])]);
  await using parts = new AsyncDisposableStack();
  const { mode } = config.telegram;

  const vault = openVault(config);
  const database = await openDatabase(databaseAddress(config), vault);
  parts.defer(() => database.close());

  const ports = createPorts(config.server.port);
  const publicUrl = config.telegram.mode === 'webhook' ? config.telegram.publicUrl : undefined;
  const schemaBase = config.schemaBase ?? DEFAULT_SCHEMA_BASE;
  const { data } = config;
  const service =
    data.kind === 'embedded'
      ? await ports.beside(1, (port) =>
          createService({
            port,
            dataDir: config.dataDir,
            schemaBase,
            clock,
            log,
            ...(data.model ? { model: data.model } : {}),
            ...(publicUrl === undefined
              ? {}
              : { publicUrl: publicUrl + CONSENT_PATH, allowedRedirects: [new URL(publicUrl).origin] }),
          }),
        )
      : undefined;
  if (service) parts.defer(() => service.close());
  const [apiUrl, searchUrl] =
    data.kind === 'remote' ? [data.apiUrl, data.searchUrl] : [service?.url ?? '', service?.url ?? ''];
  const client = createDataClient({ apiUrl, searchUrl, schemaBase, dialect: config.dialect, clock, log });
  parts.defer(() => client.close());

  const playground =
    mode === 'playground'
      ? await ports.main((port) =>
          createPlayground({ port, clock, log, statePath: join(config.dataDir, 'playground.json') }),
        )
      : undefined;
  if (playground) parts.defer(() => playground.close());
  const [botToken, apiRoot] =
    config.telegram.mode === 'playground'
      ? [playground?.botToken ?? '', playground?.apiRoot ?? '']
      : [config.telegram.botToken, config.telegram.apiRoot];
  const telegram = new UndiciTelegram(botToken, { apiRoot, clock, log, ...(deps.pacing === 'off' && { pace: false }) });
  parts.defer(() => telegram.shutDown());

  // What follows hangs together in a ring: pages and commands speak of a bot that is made of them.
  const late: Partial<{ bot: TelegramBot; pipeline: Pipeline; chatUrl: string; webPort: number }> &
    Partial<ReturnType<typeof createConnectCompletion>> = {};
  const starting = () => Promise.reject(new Error('the bot is still starting'));
  const secret =
    (config.telegram.mode === 'webhook' && config.telegram.webhookSecret) ||
    vault.derive('webhook secret').toString('base64url');

  // The web server listens before Telegram is asked anything: a PaaS waits for the port, and what comes early comes again.
  const startWeb = (port: number) =>
    startWebServer({
      host: config.server.host,
      port,
      clock,
      log,
      webhook:
        mode === 'webhook'
          ? createWebhookHandler({ secret, log, receive: (update) => late.pipeline?.receive(update) ?? starting() })
          : undefined,
      connect: {
        whose: (state) => late.whose?.(state) ?? starting(),
        complete: (result) => late.complete?.(result) ?? starting(),
        chatUrl: () => late.chatUrl ?? '/',
      },
      consentPages: publicUrl === undefined ? undefined : service?.consentPages,
      ready: () => late.pipeline !== undefined && !signal.aborted,
      stats: () => ({ ...NO_STATS, ...late.pipeline?.stats() }),
    });
  const web = await (mode === 'playground' ? ports.beside(2, startWeb) : ports.main(startWeb));
  parts.defer(() => web.close(CLOSING_MS));

  const intake = { telegram, clock, log, signal };
  const me = await meetTelegram(intake);
  late.chatUrl = playground?.url ?? `https://t.me/${me.username}`;
  const invocations = createKeepsakes(database, 'invocations');
  const settings = createSettings(database);
  const commandDeps: CommandDeps = {
    data: client,
    connections: createConnections(database),
    settings,
    spending: createSpending(database),
    results: createKeepsakes(database, 'results'),
    invocations,
    consents: createConsents(database),
    clock,
    log,
    dailyCreditLimit: config.dailyCreditLimit,
    connectUrl: connectAddress(config, { service, botName: me.username, webPort: web.port }),
    running: createRunningWork(() => ({ bot, pipeline })),
    about: {
      botName: me.username,
      serviceName: service ? 'the sample service on this machine' : new URL(apiUrl).host,
      sample: service !== undefined,
      tokenIdleDays: config.tokenIdleDays,
    },
  };
  const commands = createCommands(commandDeps);
  const bot = createTelegramBot({
    telegram,
    me,
    commands,
    invocations,
    settings,
    pseudonym: database.pseudonym,
    looksLikeToken,
    clock,
    log,
    ...(config.allowedUserIds ? { allowedUserIds: config.allowedUserIds } : {}),
  });
  const pipeline = createPipeline({
    database,
    clock,
    log,
    classify: bot.classify,
    handle: bot.handle,
    interrupted: bot.interrupted,
    // While one update stays unconfirmed, getUpdates shows only the hundred that follow it.
    limits: mode === 'webhook' ? {} : { quickAckAfterMs: POLLING_PATIENCE_MS },
  });
  Object.assign(late, createConnectCompletion(commandDeps, bot.tell, signal));

  await pipeline.start();
  parts.defer(() => pipeline.stop(0));
  late.pipeline = pipeline;
  const work: Promise<unknown>[] = [registerBot(telegram, commands.all, log, signal).catch(() => undefined)];
  const poller =
    config.telegram.mode === 'webhook'
      ? undefined
      : await startPolling(intake, {
          receive: pipeline.receive,
          takeOver: config.telegram.mode === 'polling' && config.telegram.deleteWebhook,
        });
  if (publicUrl !== undefined) work.push(registerWebhook(intake, { url: publicUrl + WEBHOOK_PATH, secret }));
  const housekeeping = createHousekeeping(commandDeps, {
    tell: (to, answer) => bot.tell(to, answer, signal),
    tokenIdleDays: config.tokenIdleDays,
  });
  work.push(housekeeping.run(signal));

  const running = parts.move();
  let stopped: Promise<void> | undefined;
  async function stop(graceMs: number): Promise<void> {
    const finish = pipeline.stop(Math.max(0, graceMs - CLOSING_MS));
    stopping.abort();
    await poller?.stop();
    await finish;
    await Promise.allSettled(work);
    await running.disposeAsync();
  }
  return {
    greeting: greetingLines(config, { playground, service, botName: me.username, web }),
    playground,
    service,
    web,
    failed: poller?.failed ?? new Promise<never>(() => undefined),
    stop: (graceMs) => {
      stopped ??= stop(graceMs);
      return stopped;
    },
  };
}

const NO_STATS = { running: 0, queued: 0, longRunning: 0, longQueued: 0, lanes: 0, writes: 0, entries: 0 };
