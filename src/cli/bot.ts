/** `npm start`: the bot, with the playground and the embedded data service unless the environment configures others. */
import { startApp } from '#app/app.ts';
import { readConfig } from '#app/config.ts';
import { dataLossWarnings, lockDataDir } from '#app/data-dir.ts';
import { reportFaultyTexts } from '#locales/words.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { isUnknownBot } from '#telegram/api/errors.ts';
import { type Command, type Io, serve, UsageError } from './command.ts';

const usage = `npm start
It takes no arguments; .env.example explains every variable.`;

/** Rethrows an error for the operator if Telegram doesn't know the bot. */
function explain(error: unknown): never {
  throw isUnknownBot(error) ? new OperatorError('Telegram knows no bot with this BOT_TOKEN') : error;
}

async function run(args: readonly string[], io: Io): Promise<number> {
  if (args.length > 0) throw new UsageError(usage);
  const config = readConfig(io.environment(), 'bot');
  const log = createLog(config.logLevel);
  reportFaultyTexts((error) => log.error({ err: error }, 'could not format a text; falling back to English'));
  return await serve(log, io.signal, async () => {
    const start = { clock: systemClock, log, signal: io.signal };
    const lock = await lockDataDir(config, start);
    const app = await startApp(config, start).catch(explain);
    io.stdout.write(app.greeting);
    if (config.publicUrlFrom)
      log.info({ variable: config.publicUrlFrom, publicUrl: config.publicUrl }, 'the public address');
    for (const warning of dataLossWarnings(config)) log.warn(warning);
    return {
      failed: app.failed.catch(explain),
      async stop(graceMs) {
        await app.stop(graceMs);
        lock?.release();
      },
    };
  });
}

export const command: Command = { usage, failed: 'Nothing was started', run };
