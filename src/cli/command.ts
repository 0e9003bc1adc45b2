/** What stands behind an operator's command: its options, its use, the words for what it does not know, and how many. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { refuse } from '#app/environment.ts';

/**
 * Reads the command line. `--help` prints `usage` and ends the process with 0; an option that is not known, or has no
 * value where it needs one, is named before `usage`, and ends it with 1.
 * @param options as parseArgs (node:util) takes them
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const given = process.argv.slice(2);
  if (given.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ args: given, options, allowPositionals: true });
  } catch (error) {
    // Its first sentence names the option; the others are for programmers.
    if (error instanceof TypeError) return refuse(`${error.message.split(/[.\n]\s/, 1)[0]}.`, usage);
    throw error;
  }
}

/** `1 archive`, `2 archives`: as a command prints it. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
