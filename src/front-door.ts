/** Where people come in: the consent page's address for one-tap connect, and what the terminal says at the start. */
import type { CommandDeps } from './commands/deps.ts';
import type { Config } from './config.ts';
import type { Playground } from './playground/playground.ts';
import type { EmbeddedService } from './service/service.ts';
import { CONNECT_PATH } from './web/connect-page.ts';
import { CONSENT_PATH, type WebServer } from './web/server.ts';

/**
 * Builds consent page addresses, where the browser can come back from them: in the playground it is on this machine,
 * with a webhook the app has a public address. While polling there is neither, so people paste a token.
 */
export function connectAddress(
  config: Config,
  parts: { service: EmbeddedService | undefined; botName: string; webPort: number },
): CommandDeps['connectUrl'] {
  if (config.telegram.mode === 'polling') return undefined;
  const home = config.telegram.mode === 'webhook' ? config.telegram.publicUrl : `http://127.0.0.1:${parts.webPort}`;
  const own = config.telegram.mode === 'webhook' ? `${home}${CONSENT_PATH}/authorize` : parts.service?.authorizeUrl;
  const page = config.data.kind === 'remote' ? config.data.authorizeUrl : own;
  if (page === undefined) return undefined;
  return (state, scopes) => {
    // The page may have a query of its own, such as the application's id.
    const url = new URL(page);
    for (const scope of scopes) url.searchParams.append('scopes', scope);
    url.searchParams.set('redirectUrl', home + CONNECT_PATH);
    url.searchParams.set('appName', `@${parts.botName}`);
    url.searchParams.set('state', state);
    return url.href;
  };
}

/** What the data service is called in a sentence. */
export function serviceName({ data }: Config): string {
  return data.kind === 'remote' ? new URL(data.apiUrl).host : 'the sample service on this machine';
}

/** A few lines for whoever started the program: where to click, and what is behind it. */
export function greetingLines(
  config: Config,
  parts: { playground: Playground | undefined; service: EmbeddedService | undefined; botName: string; web: WebServer },
): string[] {
  const data = parts.service
    ? `the sample data of an invented person (${parts.service.url})`
    : `the data service at ${config.data.kind === 'remote' ? new URL(config.data.apiUrl).host : ''}`;
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
      ? [`  Make a token to paste into the chat:  ${parts.service.authorizeUrl}`]
      : []),
    '',
  ];
}
