/** The environment in which this project's bot runs for the bench: that of a deployment, but for where things are. */
import type { BotSettings } from './bench-link.ts';

/** @returns variables as `readConfig` takes them */
export function environmentOf(settings: BotSettings): Record<string, string> {
  return {
    BOT_TOKEN: settings.token,
    TELEGRAM_API_ROOT: settings.apiRoot,
    WEBHOOK_SECRET: settings.webhookSecret,
    HOST: '127.0.0.1',
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    ENCRYPTION_KEYS: Buffer.alloc(32, 'bench').toString('base64'),
    LOG_LEVEL: 'error',
    // Telegram's pace would be all that the bench could measure.
    ...(settings.paced ? {} : { MESSAGES_PER_SECOND: '0' }),
    ...(settings.embeddedKey === undefined
      ? { DATA_API_URL: settings.dataApiUrl }
      : // A search a second for as long as it takes.
        { SERVICE_KEY: settings.embeddedKey, MONTHLY_CREDITS: '100000' }),
    ...(settings.mode === 'webhook' ? { PUBLIC_URL: settings.publicUrl } : {}),
    ...(settings.databaseUrl === undefined ? {} : { DATABASE_URL: settings.databaseUrl }),
    ...(settings.serviceDatabaseUrl === undefined ? {} : { SERVICE_DATABASE_URL: settings.serviceDatabaseUrl }),
  };
}
