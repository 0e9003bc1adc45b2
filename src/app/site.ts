/** What the bot's web server serves: the webhook, how the bot is, and its pages. */
import type { CommandDeps } from '#commands/deps.ts';
import type { Log } from '#platform/log.ts';
import type { EmbeddedService } from '#service/server/service.ts';
import type { TelegramBot } from '#telegram/bot.ts';
import type { Config } from './config.ts';
import { createHealth, type HealthOptions } from './health.ts';
import { createConnectCompletion } from './http/connect-completion.ts';
import type { Site } from './http/server.ts';
import { createWebhookHandler } from './http/webhook.ts';

export interface SiteOptions extends Omit<HealthOptions, 'searchUrl' | 'keyed' | 'clock'> {
  config: Config;
  commandDeps: CommandDeps;
  bot: Pick<TelegramBot, 'tell'>;
  /** Undefined where it is elsewhere. */
  service: EmbeddedService | undefined;
  /** Where people talk to the bot. */
  chatUrl: string;
  log: Log;
}

export function createSite(options: SiteOptions): Site {
  const { config, commandDeps, bot, service, chatUrl, webhook, inbox, log, stopping } = options;
  const { clock } = commandDeps;
  const searchUrl = config.data.kind === 'remote' ? config.data.searchUrl : (service?.url ?? '');
  const keyed = config.data.kind === 'remote' ? commandDeps.owners?.service : undefined;
  const { readiness, metrics } = createHealth({ ...options, searchUrl, keyed, clock });
  return {
    webhook: webhook && createWebhookHandler({ secret: webhook.secret, log, receive: inbox.receive }),
    readiness,
    async pages() {
      const { createPagesListener } = await import('./http/pages.ts');
      const connect = { ...createConnectCompletion(commandDeps, bot.tell, stopping), chatUrl };
      const consentPages = config.publicUrl === undefined ? undefined : service?.consentPages;
      return createPagesListener({ clock, log, connect, consentPages, metrics });
    },
  };
}
