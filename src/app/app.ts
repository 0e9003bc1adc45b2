/** Composes the program; the only file that imports from every folder. Starts the parts bottom-up and stops them top-down. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createCommands } from '#commands/all-commands.ts';
import { isCharged } from '#commands/billing/budget.ts';
import { createChartRenderer } from '#commands/charts/chart-renderer.ts';
import type { CommandDeps } from '#commands/deps.ts';
import { runHousekeeping } from '#commands/idle-tokens.ts';
import { menuCommands } from '#commands/registry.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import type { Vault } from '#platform/vault.ts';
import type { Playground, PlaygroundMiddleware } from '#playground/playground.ts';
import { createServiceClients } from '#service/client/data-client.ts';
import type { EmbeddedService } from '#service/server/service.ts';
import { openDatabase } from '#storage/database.ts';
import { createRegistration } from '#storage/registration.ts';
import { createStores } from '#storage/stores.ts';
import { createBotApi, maxFileBytes } from '#telegram/api/bot-api.ts';
import { createTelegramBot } from '#telegram/bot.ts';
import { createInbox } from '#telegram/jobs/inbox/inbox.ts';
import { type Poller, startPoller } from '#telegram/jobs/inbox/poller.ts';
import { runScheduler } from '#telegram/jobs/inbox/scheduler.ts';
import { createLease } from '#telegram/jobs/lease.ts';
import { createOutbox } from '#telegram/jobs/outbox/outbox.ts';
import { outboxWords } from '#telegram/render/composer.ts';
import { identifyBot, syncBotProfile } from '#telegram/startup/bot-profile.ts';
import { registerWebhook, removeWebhook, webhookAt } from '#telegram/startup/webhook.ts';
import { createSentFiles } from '#telegram/updates/sent-files.ts';
import { banner, hasSample } from './banner.ts';
import type { Config } from './config.ts';
import { consentUrlBuilder } from './connect-url.ts';
import { databaseAddress, openVault, serviceOptions } from './data-dir.ts';
import { createHealth } from './health.ts';
import { createConnectCompletion } from './http/connect-completion.ts';
import { CONSENT_PATH, startWebServer, type WebServer } from './http/server.ts';
import { createWebhookHandler, WEBHOOK_PATH } from './http/webhook.ts';

export interface AppDeps {
  clock: Clock;
  log: Log;
  /** Runs in front of the playground's own handler, in playground mode. */
  playgroundMiddleware?: PlaygroundMiddleware;
  /** Aborts a start that is waiting, for instance for Telegram to be reachable. */
  signal?: AbortSignal;
}

export interface App {
  /** Printed to the terminal after the start. */
  readonly greeting: string;
  readonly playground: Playground | undefined;
  readonly service: EmbeddedService | undefined;
  readonly web: WebServer;
  /** Rejects when the bot can never work: Telegram refuses its token. */
  readonly failed: Promise<never>;
  /** Stops intake, finishes or parks what runs within `graceMs`, closes everything. A second call joins the first. */
  stop(graceMs: number): Promise<void>;
}

/** Parts of the grace period reserved for sending the outbox's last messages, and for closing servers and files. */
const [LAST_MESSAGES_MS, CLOSING_MS] = [2000, 1500];

/** Starts everything that `config` asks for. If a part can't start, closes the others and rejects. */
export async function startApp(config: Config, deps: AppDeps): Promise<App> {
  const { clock, log } = deps;
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, ...(deps.signal ? [deps.signal] : [])]);
  await using parts = new AsyncDisposableStack();
  const { telegram, publicUrl, dialect, schemaBase, trustedProxies } = config;
  const { mode } = telegram;

  const metrics = createMetrics();
  const instruments = { clock, log, metrics };
  const vault = openVault(config);
  const database = await openDatabase(databaseAddress(config), vault, { clock, log });
  parts.defer(() => database.close());
  const service = await startService(config, vault, deps);
  parts.defer(() => service?.close());
  const remote = config.data.kind === 'remote' ? config.data : undefined;
  const ownUrl = service?.url ?? '';
  const { apiUrl, searchUrl } = remote ?? { apiUrl: ownUrl, searchUrl: ownUrl };
  const serviceKey = service ? service.serviceKey : config.serviceKey;
  const clients = createServiceClients({ apiUrl, searchUrl, schemaBase, dialect, serviceKey, ...instruments });
  parts.defer(() => clients.close());
  const playground = await startPlayground(config, deps);
  parts.defer(() => playground?.close());
  const { botToken: token = '', apiRoot } = (telegram.mode === 'playground' ? playground : telegram) ?? {};
  const botApi = createBotApi({ token, apiRoot, ...instruments });
  parts.defer(() => botApi.close());
  // The web server listens before the first call to Telegram: a PaaS waits for the port, and early requests are retried.
  const listen = (port: number) => startWebServer({ host: config.server.host, port, trustedProxies });
  const web = await (mode === 'playground' ? listen(ANY_PORT) : onMainPort(config, listen));
  parts.defer(() => web.close(CLOSING_MS));

  const start = { api: botApi, clock, log, signal };
  const me = await identifyBot(start);
  const lease = createLease({ database, clock, log });
  const inbox = createInbox({ lease, database, ...instruments });
  const outbox = createOutbox({
    ...{ botApi, database, lease },
    ...instruments,
    perSecond: config.messagesPerSecond,
    words: outboxWords,
  });

  const stores = createStores(database);
  const commandDeps: CommandDeps = {
    ...stores,
    data: clients.data,
    // While the bot polls, the pages of an embedded service are only reachable from this machine.
    owners: clients.owners && {
      service: clients.owners,
      hasPages: remote !== undefined || mode !== 'polling',
      files: createSentFiles(botApi, log),
      // The playground has Telegram's file size limit.
      maxBytes: maxFileBytes(telegram.mode === 'playground' ? undefined : telegram.apiRoot),
    },
    ...instruments,
    renderChart: createChartRenderer(),
    dailyCreditLimit: config.dailyCreditLimit,
    connectUrl: consentUrlBuilder(config, { botName: me.username, webPort: web.port }),
    running: inbox,
    about: {
      botName: me.username,
      serviceName: remote && new URL(remote.apiUrl).host,
      charges: remote === undefined && config.monthlyCredits !== undefined,
      sample: hasSample(config),
      tokenIdleDays: config.tokenIdleDays,
      embeddings: service?.embeddings,
    },
  };
  const commands = createCommands(commandDeps);
  const bot = createTelegramBot(
    { outbox, database, me, commands, allowedUserIds: config.allowedUserIds },
    clients.owners && { api: botApi, service: clients.owners },
  );
  inbox.start(bot);
  outbox.start();
  parts.defer(() => inbox.stop(0));
  await lease.start();

  const webhook =
    mode === 'webhook' ? webhookAt(`${publicUrl}${WEBHOOK_PATH}`, database.secretFor, config.webhookSecret) : undefined;
  let poller: Poller | undefined;
  const health = createHealth({
    ...{ config, metrics, database, botApi, webhook, inbox, outbox, clock, stopping: signal },
    ...{ searchUrl, dialect, owners: remote && clients.owners },
    pollingProblem: () => poller?.problem(),
  });
  web.serve({
    webhook: webhook && createWebhookHandler({ secret: webhook.secret, log, receive: inbox.receive }),
    readiness: health.readiness,
    async pages() {
      const { createPagesListener } = await import('./http/pages.ts');
      const chatUrl = playground?.url ?? `https://t.me/${me.username}`;
      const isSecure = publicUrl?.startsWith('https:') ?? false;
      const connect = { ...createConnectCompletion(commandDeps, bot.notify, signal), chatUrl, isSecure };
      const consentPages = config.publicUrl === undefined ? undefined : service?.consentPages;
      return createPagesListener({ clock, log, connect, consentPages, metrics: health.metrics, trustedProxies });
    },
  });
  const registering = { ...start, me, registration: createRegistration(database) };
  const work: Promise<unknown>[] = [syncBotProfile(registering, menuCommands(isCharged(commandDeps, undefined)))];
  if (webhook) work.push(registerWebhook(start, webhook));
  if (!webhook) await removeWebhook(start, config.deleteWebhook);
  if (!webhook) poller = startPoller({ ...start, receive: inbox.receive });
  work.push(runScheduler({ routines: stores.routines, receive: inbox.receive, clock, log, signal }));
  work.push(runHousekeeping(commandDeps, { tell: bot.notify, tokenIdleDays: config.tokenIdleDays }, signal));

  const running = parts.move();
  let stopped: Promise<void> | undefined;
  async function stop(graceMs: number): Promise<void> {
    const closing = Math.min(CLOSING_MS, graceMs / 4);
    const lastMessages = Math.min(LAST_MESSAGES_MS, graceMs / 4);
    const finish = inbox.stop(graceMs - closing - lastMessages, () => outbox.stop(lastMessages));
    stopping.abort();
    await poller?.stop();
    await finish;
    await Promise.allSettled(work);
    await running.disposeAsync();
  }
  return {
    greeting: banner(config, { playground, service, botName: me.username }),
    playground,
    service,
    web,
    failed: poller?.failed ?? new Promise<never>(() => undefined),
    stop: (graceMs) => (stopped ??= stop(graceMs)),
  };
}

/** Default of PORT. */
const DEFAULT_PORT = 3000;
const ANY_PORT = 0;

/**
 * Starts the public server: on PORT, else on 3000. If that is taken: on any free port, except with a webhook, which a router
 * forwards to a known port.
 */
async function onMainPort<T>({ server, telegram }: Config, start: (port: number) => Promise<T>): Promise<T> {
  if (server.port !== undefined || telegram.mode === 'webhook') return await start(server.port ?? DEFAULT_PORT);
  try {
    return await start(DEFAULT_PORT);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return await start(ANY_PORT);
    throw error;
  }
}

/** Starts the embedded data service, imported only if configured. */
async function startService(
  config: Config,
  vault: Vault,
  { clock, log }: AppDeps,
): Promise<EmbeddedService | undefined> {
  if (config.data.kind !== 'embedded') return undefined;
  const { publicUrl } = config;
  const { createService } = await import('#service/server/service.ts');
  return await createService({
    ...serviceOptions(config),
    ...{ port: ANY_PORT, vault, clock, log, sampleData: hasSample(config) },
    serviceKey: config.serviceKey ?? randomBytes(32).toString('base64url'),
    ...(publicUrl && { publicUrl: publicUrl + CONSENT_PATH, allowedRedirects: [new URL(publicUrl).origin] }),
  });
}

async function startPlayground(config: Config, deps: AppDeps): Promise<Playground | undefined> {
  if (config.telegram.mode !== 'playground') return undefined;
  const { createPlayground } = await import('#playground/playground.ts');
  const { clock, log, playgroundMiddleware: middleware } = deps;
  const statePath = join(config.dataDir, 'playground.json');
  return await onMainPort(config, (port) => createPlayground({ port, clock, log, middleware, statePath }));
}
