/** `node src/main.ts [command]`: the bot, or one of its operator's commands (cli/run.ts). */
import './platform/preload.mjs';

// Loaded after preload.mjs, so that Node keeps what it compiles.
const { run } = await import('#cli/run.ts');
const { OperatorError } = await import('#platform/operator-error.ts');

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal means now.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort(new OperatorError('stopped'));
  });
}

/** The process's environment; a `.env` in the working directory adds to it. */
function environment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw new OperatorError('.env is there, but cannot be read. Make it a file that this user may read');
  }
  return process.env;
}

const { stdin, stdout, stderr } = process;
process.exit(await run(process.argv.slice(2), { environment, stdin, stdout, stderr, signal: stopping.signal }));
