/** `npm start`: the bot, with the playground and the embedded data service unless the environment configures others. */
import { startApp } from '#app/app.ts';
import { readConfig } from '#app/config.ts';
import { dataLossWarnings, lockDataDir } from '#app/data-dir.ts';
import { reportFaultyTexts } from '#locales/words.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { BotApiError } from '#telegram/api/errors.ts';
import { type Command, type Io, serve, UsageError } from './command.ts';

const usage = `npm start
It takes no arguments; .env.example explains every variable.`;

async function run(args: readonly string[], io: Io): Promise<number> {
  if (args.length > 0) throw new UsageError(usage);
  const config = readConfig(io.environment(), 'bot');
  const log = createLog(config.logLevel);
  reportFaultyTexts((error) => log.error({ err: error }, 'could not format a text; falling back to English'));
  return await serve(log, io.signal, async () => {
    const start = { clock: systemClock, log, signal: io.signal };
    const lock = await lockDataDir(config, start);
    const app = await startApp(config, start).catch((error: unknown) => {
      if (error instanceof BotApiError && (error.code === 401 || error.code === 404))
        throw new OperatorError('Telegram knows no bot with this BOT_TOKEN');
      throw error;
    });
    io.stdout.write(app.greeting);
    if (config.publicUrlFrom)
      log.info({ variable: config.publicUrlFrom, publicUrl: config.publicUrl }, 'the public address');
    for (const warning of dataLossWarnings(config)) log.warn(warning);
    return {
      failed: app.failed,
      async stop(graceMs) {
        await app.stop(graceMs);
        lock?.release();
      },
    };
  });
}

export const command: Command = { usage, failed: 'Nothing was started', run };
