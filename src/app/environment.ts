/** The process's environment, with what `.env` adds to it, as a configuration; refuses in words what is not right. */
import { type Config, ConfigError, type Program, readConfig } from './config.ts';

/** Writes `lines` to standard error and ends the process with exit code 1. */
export function refuse(...lines: string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** The environment with what `.env` adds to it. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      refuse('Nothing was started: .env is there, but cannot be read. Make it a file that this user may read.');
  }
  return process.env;
}

/** Ends the process, with every problem listed and no value repeated, when the environment cannot be used. */
export function configure(program: Program): Config {
  try {
    return readConfig(loadEnvironment(), program);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const problems = error.problems.map(
      ({ variable, problem, example }) => `  ${variable} ${problem}\n    for example: ${variable}=${example}`,
    );
    return refuse(
      'Nothing was started, because the environment is not right:',
      '',
      ...problems,
      '',
      '.env.example explains every variable.',
    );
  }
}
