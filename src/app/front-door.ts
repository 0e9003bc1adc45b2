/** Where people come in: what the bot does for them itself, the consent page's address, exports, and what the terminal says. */

import { ownerNameOf } from '#commands/connection/end-access.ts';
import type { About, CommandDeps, Importing, OwnerDesk } from '#commands/deps.ts';
import type { Log } from '#platform/log.ts';
import type { Playground } from '#playground/playground.ts';
import type { ImportService } from '#service/contract/import-service.ts';
import type { OwnerService } from '#service/contract/owner-service.ts';
import type { EmbeddedService } from '#service/server/service.ts';
import { type BotApi, type BotUser, largestFile } from '#telegram/api/bot-api.ts';
import { createSentFiles } from '#telegram/updates/sent-files.ts';
import type { Config } from './config.ts';
import { CONNECT_PATH } from './http/connect-page.ts';
import type { WebServer } from './http/server.ts';

/**
 * Builds consent page addresses, where the browser can come back from them: in the playground it is on this machine,
 * with a webhook the app has a public address. While polling there is neither. The page of a service that shares a key
 * with this bot opens with a ticket; one elsewhere gets everything in its address.
 */
export function connectAddress(
  config: Config,
  parts: { owners: OwnerService | undefined; botName: string; webPort: number },
): CommandDeps['connectUrl'] {
  const { owners, botName } = parts;
  if (config.telegram.mode === 'polling') return undefined;
  const home = config.telegram.mode === 'webhook' ? config.telegram.publicUrl : `http://127.0.0.1:${parts.webPort}`;
  const asking = { redirectUrl: home + CONNECT_PATH, appName: `@${botName}` };
  if (owners) {
    return async ({ state, scopes, person, whose = 'own', signal }) => {
      const personName = person.firstName.slice(0, MAX_NAME_LENGTH);
      const request = { purpose: 'consent' as const, ...asking, state, scopes: [...scopes], personName };
      const { url } = await owners.issueTicket(ownerNameOf(whose, person), request, { signal });
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

/** How exports come in from the chat, where the service shares a key with this bot: always the embedded one. */
export function importingBy(
  { telegram }: Config,
  service: ImportService | undefined,
  { botApi, log }: { botApi: BotApi; log: Log },
): Importing | undefined {
  if (!service) return undefined;
  // The playground is as strict as Telegram is.
  const apiRoot = telegram.mode === 'playground' ? undefined : telegram.apiRoot;
  return { service, files: createSentFiles(botApi, log), maxBytes: largestFile(apiRoot) };
}

/**
 * Whether people can look around in the data of the invented person: in the playground, unless told otherwise. Of a
 * service elsewhere the operator has to say that it has it.
 */
export function hasSample({ data, sampleData, telegram, serviceKey }: Config): boolean {
  if (data.kind === 'remote') return serviceKey !== undefined && sampleData === true;
  return sampleData ?? telegram.mode === 'playground';
}

/** What the bot does for people itself; undefined where it shares no key with the service. */
export function ownerDesk({ data, telegram }: Config, service: OwnerService | undefined): OwnerDesk | undefined {
  // Nobody but this machine reaches the pages of an embedded service while the bot polls.
  return service && { service, hasPages: data.kind === 'remote' || telegram.mode !== 'polling' };
}

export function aboutOf(config: Config, { username }: BotUser): About {
  const sample = hasSample(config);
  const isPlayground = config.telegram.mode === 'playground';
  return {
    botName: username,
    serviceName: config.data.kind === 'remote' ? new URL(config.data.apiUrl).host : undefined,
    sample,
    sampleFirst: sample && isPlayground,
    tokenIdleDays: config.tokenIdleDays,
  };
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
  return ['', `  @${parts.botName} takes updates ${how}, over ${data}:  https://t.me/${parts.botName}`, ''];
}

function dataIn(config: Config, service: EmbeddedService | undefined): string {
  if (config.data.kind === 'remote') return `the data service at ${new URL(config.data.apiUrl).host}`;
  const where = service ? ` (${service.url})` : '';
  return hasSample(config) ? `the sample data of an invented person${where}` : `a data service of its own${where}`;
}
