/** Runs one of the program's commands. Every error is reported here, in one line with exit code 1. */
import { redactTokens } from '#platform/log.ts';
import { operatorMessage } from '#platform/operator-error.ts';
import { type Command, type Io, UsageError } from './command.ts';

/** By the argument of `node src/main.ts`; loaded on demand. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  bot: () => import('./bot.ts'),
  service: () => import('./service.ts'),
  import: () => import('./import.ts'),
  tokens: () => import('./tokens.ts'),
  person: () => import('./person.ts'),
  doctor: () => import('./doctor.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  'rotate-keys': () => import('./rotate-keys.ts'),
};

/** @param argv the command's name (default: bot), then its arguments. @returns the exit code */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name = 'bot', ...args] = argv;
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    io.stderr.write(`Usage: node src/main.ts [${Object.keys(COMMANDS).join('|')}]\n`);
    return 1;
  }
  const { command } = await load();
  if (args.includes('--help') || args.includes('-h')) {
    io.stdout.write(`${command.usage}\n`);
    return 0;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    io.stderr.write(`${errorLine(error, command, io.signal)}\n`);
    return 1;
  }
}

function errorLine(error: unknown, { failed }: Command, signal: AbortSignal): string {
  if (error instanceof UsageError) return error.message;
  if (signal.aborted) return `${failed}: stopped.`;
  const message = operatorMessage(error);
  if (message !== undefined) return `${failed}: ${message}.`;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${failed}, because of a bug in this program: ${redactTokens(trace)}`;
}
