/** Where people come in: the consent page's address for one-tap connect, and what the terminal says at the start. */
import { type BotApi, largestFile } from './bot-api/bot-api.ts';
import { createImportClient } from './client/import-client.ts';
import type { Clock } from './clock.ts';
import type { CommandDeps, Importing } from './commands/deps.ts';
import type { Config } from './config.ts';
import { SAMPLE_OWNER } from './contract/extensions.ts';
import type { Log } from './log.ts';
import type { Playground } from './playground/playground.ts';
import type { EmbeddedService } from './service/service.ts';
import { createSentFiles } from './telegram/sent-files.ts';
import { CONNECT_PATH } from './web/connect-page.ts';
import type { WebServer } from './web/server.ts';

/**
 * Builds consent page addresses, where the browser can come back from them: in the playground it is on this machine,
 * with a webhook the app has a public address. While polling there is neither, so people paste a token. The embedded
 * service's page opens with a ticket; one elsewhere gets everything in its address.
 */
export function connectAddress(
  config: Config,
  parts: { service: EmbeddedService | undefined; botName: string; webPort: number },
): CommandDeps['connectUrl'] {
  const { service, botName } = parts;
  if (config.telegram.mode === 'polling') return undefined;
  const home = config.telegram.mode === 'webhook' ? config.telegram.publicUrl : `http://127.0.0.1:${parts.webPort}`;
  const asking = { redirectUrl: home + CONNECT_PATH, appName: `@${botName}` };
  if (service) {
    return async ({ state, scopes, person }) => {
      const owner = hasSample(config) ? SAMPLE_OWNER : person.userId;
      const { url } = service.issueTicket(owner, {
        purpose: 'consent',
        ...asking,
        state,
        scopes: [...scopes],
        personName: person.firstName.slice(0, MAX_NAME_LENGTH),
      });
      if (url === undefined) throw new Error('a consent ticket opens no page');
      return url;
    };
  }
  const page = config.data.kind === 'remote' ? config.data.authorizeUrl : undefined;
  if (page === undefined) return undefined;
  return async ({ state, scopes }) => {
    // The page may have a query of its own, such as the application's id.
    const url = new URL(page);
    for (const scope of scopes) url.searchParams.append('scopes', scope);
    for (const [name, value] of Object.entries({ ...asking, state })) url.searchParams.set(name, value);
    return url.href;
  };
}

const MAX_NAME_LENGTH = 200;

/**
 * How exports come in from the chat, where the service shares a key with this bot: always the embedded one. Its upload page
 * can be opened where it has a public address, and in the playground; `parts` gets what has to be closed.
 */
export function importingBy(
  config: Config,
  { service, botApi, clock, log }: { service: EmbeddedService | undefined; botApi: BotApi; clock: Clock; log: Log },
  parts: AsyncDisposableStack,
): Importing | undefined {
  const { telegram, data } = config;
  const apiUrl = service?.url ?? (data.kind === 'remote' ? data.apiUrl : undefined);
  const serviceKey = service ? service.serviceKey : config.serviceKey;
  if (apiUrl === undefined || serviceKey === undefined) return undefined;
  const client = createImportClient({ apiUrl, serviceKey, clock, log });
  parts.defer(() => client.close());
  return {
    service: client,
    files: createSentFiles(botApi, log),
    // The playground is as strict as Telegram is.
    maxBytes: largestFile(telegram.mode === 'playground' ? undefined : telegram.apiRoot),
    hasPage: telegram.mode !== 'polling' || service === undefined,
  };
}

/** Whether people look at the data of the invented person: in the playground, unless told otherwise. */
export function hasSample({ data, sampleData, telegram }: Config): boolean {
  return data.kind === 'embedded' && (sampleData ?? telegram.mode === 'playground');
}

/** What the data service is called in a sentence. */
export function serviceName(config: Config): string {
  if (config.data.kind === 'remote') return new URL(config.data.apiUrl).host;
  return hasSample(config) ? 'the sample service on this machine' : 'the data service of this bot';
}

/** A few lines for whoever started the program: where to click, and what is behind it. */
export function greetingLines(
  config: Config,
  parts: { playground: Playground | undefined; service: EmbeddedService | undefined; botName: string; web: WebServer },
): string[] {
  const data = dataIn(config, parts.service);
  if (parts.playground) {
    return [
      '',
      `  Chat with your data:  ${parts.playground.url}`,
      '',
      `  It runs on ${data}.`,
      '  With BOT_TOKEN set it is a real Telegram bot; .env.example has the rest. Stop with Ctrl+C.',
      '',
    ];
  }
  const how = config.telegram.mode === 'webhook' ? 'by webhook' : 'by long polling';
  return [
    '',
    `  @${parts.botName} takes updates ${how}, over ${data}:  https://t.me/${parts.botName}`,
    ...(config.telegram.mode === 'polling' && parts.service
      ? [
          `  Make a token to paste into the chat:  npm run tokens -- issue --owner ${hasSample(config) ? SAMPLE_OWNER : 'TELEGRAM_USER_ID'}`,
        ]
      : []),
    '',
  ];
}

function dataIn(config: Config, service: EmbeddedService | undefined): string {
  if (config.data.kind === 'remote') return `the data service at ${new URL(config.data.apiUrl).host}`;
  const where = service ? ` (${service.url})` : '';
  return hasSample(config) ? `the sample data of an invented person${where}` : `a data service of its own${where}`;
}
