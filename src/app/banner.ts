/** The text printed to the terminal at start: where the bot is, and where its data comes from. */
import type { Playground } from '#playground/playground.ts';
import type { EmbeddedService } from '#service/server/service.ts';
import type { Config } from './config.ts';

/**
 * Whether people can use the data of the sample person: by default only in the playground; with a remote service only if
 * SAMPLE_DATA says that it has it.
 */
export function hasSample({ data, sampleData, telegram, serviceKey }: Config): boolean {
  if (data.kind === 'remote') return serviceKey !== undefined && sampleData === true;
  return sampleData ?? telegram.mode === 'playground';
}

export function banner(
  config: Config,
  {
    playground,
    service,
    botName,
  }: { playground: Playground | undefined; service: EmbeddedService | undefined; botName: string },
): string {
  const where = service ? ` (${service.url})` : '';
  const own = hasSample(config) ? 'the sample data of an invented person' : 'a data service of its own';
  const data = config.data.kind === 'remote' ? `the data service at ${new URL(config.data.apiUrl).host}` : own + where;
  const how = config.telegram.mode === 'webhook' ? 'by webhook' : 'by long polling';
  if (!playground) return `\n  @${botName} takes updates ${how}, over ${data}:  https://t.me/${botName}\n\n`;
  return `
  Chat with your data:  ${playground.url}

  It runs on ${data}.
  With BOT_TOKEN set it is a real Telegram bot; .env.example has the rest. Stop with Ctrl+C.

`;
}
