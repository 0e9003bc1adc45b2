/** Starts the program: reads the environment, composes the app, says where to click, and stops on a signal. */
import { startApp } from '#app/app.ts';
import { holdFolder, lossesOf, onlyInDataDir } from '#app/data-dir.ts';
import { configure, refuse } from '#app/environment.ts';
import { outsideReason } from '#cli/operator-error.ts';
import { reportFaultyTexts } from '#locales/words.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';

/** A PaaS kills the process 30 s after SIGTERM; the margin is for closing files and sockets. */
const STOP_GRACE_MS = 25_000;
const CRASH_GRACE_MS = 5_000;

const config = configure('bot');
const log = createLog(config.logLevel);
reportFaultyTexts((error) => log.error({ err: error }, 'a text could not be made; it is said in English'));
const starting = new AbortController();
let stop = async (_graceMs: number): Promise<void> => starting.abort(new Error('stopped while starting'));

let stopping = false;
async function end(graceMs: number, exitCode: number): Promise<void> {
  // A second signal means now.
  if (stopping) process.exit(exitCode || 1);
  stopping = true;
  await stop(graceMs);
  process.exit(exitCode);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log.info({ signal }, 'stopping');
    void end(STOP_GRACE_MS, 0);
  });
}
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error, event }, 'something failed that nobody caught; stopping');
    void end(CRASH_GRACE_MS, 1);
  });
}

try {
  const start = { clock: systemClock, log, signal: starting.signal };
  const hold = await holdFolder(config, start);
  const app = await startApp(config, start);
  stop = async (graceMs) => {
    await app.stop(graceMs);
    hold?.release();
  };
  app.failed.catch((error: unknown) => {
    log.fatal({ err: error }, 'Telegram refuses the bot token; stopping');
    void end(CRASH_GRACE_MS, 1);
  });
  process.stdout.write(`${app.greeting.join('\n')}\n`);
  if (config.publicUrlFrom)
    log.info({ variable: config.publicUrlFrom, publicUrl: config.publicUrl }, 'the public address');
  for (const loss of lossesOf(config, onlyInDataDir(config))) log.warn(loss);
} catch (error) {
  const reason = outsideReason(error);
  if (reason !== undefined) refuse(`Nothing was started: ${reason}.`);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 401 || code === 404) refuse('Nothing was started: Telegram knows no bot with this BOT_TOKEN.');
  log.fatal({ err: error }, 'the program could not start');
  refuse('Nothing was started, for a reason that nobody foresaw: the log has it (LOG_LEVEL=info).');
}
