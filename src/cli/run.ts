/** Runs one of the program's commands. Whatever ends with an error ends here: one line, exit code 1. */
import { redactTokens } from '#platform/log.ts';
import { operatorMessage } from '#platform/operator-error.ts';
import { type Command, type Io, UsageError } from './command.ts';

/** By what stands after `node src/main.ts`; each is loaded when it is run. */
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

/** @param argv the name of a command (none: the bot), then its arguments. Resolves with the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name = 'bot', ...args] = argv;
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    io.stderr.write(`Use: node src/main.ts [${Object.keys(COMMANDS).join('|')}]\n`);
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
    io.stderr.write(`${lineOf(error, command, io.signal)}\n`);
    return 1;
  }
}

function lineOf(error: unknown, { failed }: Command, signal: AbortSignal): string {
  if (error instanceof UsageError) return error.message;
  if (signal.aborted) return `${failed}: stopped.`;
  const message = operatorMessage(error);
  if (message !== undefined) return `${failed}: ${message}.`;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${failed}, because of a fault in this program: ${redactTokens(trace)}`;
}
