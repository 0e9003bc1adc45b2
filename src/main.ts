/** Starts the program: reads the environment, composes the app, says where to click, and stops on a signal. */
import { startApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { KeyFileError } from './secrets.ts';
import { DatabaseRefusedError } from './storage/database.ts';

/** A PaaS kills the process 30 s after SIGTERM; the margin is for closing files and sockets. */
const STOP_GRACE_MS = 25_000;
const CRASH_GRACE_MS = 5_000;

const write = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function refuse(...lines: string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

function configure(): Config {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return refuse(
      'Nothing was started, because the environment is not right:',
      '',
      ...error.problems.map(
        ({ variable, problem, example }) => `  ${variable} ${problem}\n    for example: ${variable}=${example}`,
      ),
      '',
      '.env.example explains every variable.',
    );
  }
}

const config = configure();
const log = createLog(config.logLevel);

const app = await startApp(config, { clock: systemClock, log }).catch((error: unknown) => {
  if (error instanceof KeyFileError || error instanceof DatabaseRefusedError) {
    return refuse(`Nothing was started: ${error.message}.`);
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return refuse(`Nothing was started: port ${config.server.port} is taken. Set PORT to another one.`);
  }
  log.fatal({ err: error }, 'the program could not start');
  return process.exit(1);
});

let stopping = false;
async function stop(graceMs: number, exitCode: number): Promise<void> {
  // A second signal means now.
  if (stopping) process.exit(exitCode || 1);
  stopping = true;
  await app.stop(graceMs);
  process.exit(exitCode);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    log.info({ signal }, 'stopping');
    void stop(STOP_GRACE_MS, 0);
  });
}
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error, event }, 'something failed that nobody caught; stopping');
    void stop(CRASH_GRACE_MS, 1);
  });
}

write(...app.greeting);
