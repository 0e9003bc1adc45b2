/** `node src/main.ts [command]`: runs the bot, or an operator command (cli/run.ts). */
import './platform/preload.mjs';

// Imported dynamically, after preload.mjs has enabled the compile cache.
const { run } = await import('#cli/run.ts');
const { OperatorError } = await import('#platform/operator-error.ts');

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal exits immediately.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort(new OperatorError('stopped'));
  });
}

/** The process's environment, plus the variables of a `.env` in the working directory. */
function environment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw new OperatorError('.env exists but cannot be read. Make it a file that this user can read');
  }
  return process.env;
}

const { stdin, stdout, stderr } = process;
process.exit(await run(process.argv.slice(2), { environment, stdin, stdout, stderr, signal: stopping.signal }));
