/** What every operator's command is made of: its arguments, streams and signals, and what it prints. */
import { createInterface } from 'node:readline';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Log } from '#platform/log.ts';
import { OperatorError } from '#platform/operator-error.ts';

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** What a command has of the process that runs it. */
export interface Io {
  /** The environment, with what `.env` adds to it. */
  environment(): Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}

export interface Command {
  readonly usage: string;
  /** Begins the line that says why it could not be done, such as "Nothing was imported". */
  readonly failed: string;
  /** Resolves with the exit code. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** The command was used wrongly, or asks for an answer: the message is printed as it is. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}

/** Reads what stands after a command. @throws UsageError, which names an unknown option and shows `usage` */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  { usage }: Pick<Command, 'usage'>,
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Its first sentence names the option; the others are for programmers.
    throw new UsageError(`${error.message.split(/[.\n]\s/, 1)[0]}.\n${usage}`);
  }
}

/** Prints a result: as one line of JSON, or in words. */
export function print({ stdout }: Io, asJson: boolean | undefined, json: unknown, words: string): void {
  stdout.write(`${asJson ? JSON.stringify(json) : words}\n`);
}

/** Asks whoever sits there: the line that is typed, or undefined when none comes. */
export async function ask({ stdin, stderr, signal }: Io, text: string): Promise<string | undefined> {
  stderr.write(text);
  for await (const line of createInterface({ input: stdin, signal })) return line.trim();
  signal.throwIfAborted();
  return undefined;
}

export const isoTime = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

/** `1 archive`, `2 archives`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A platform kills the process 30 s after SIGTERM; the margin is for closing files and sockets. */
const STOP_GRACE_MS = 25_000;
const CRASH_GRACE_MS = 5_000;

export interface Running {
  stop(graceMs: number): Promise<void>;
  /** Rejects when it can never work. */
  readonly failed?: Promise<never>;
}

/** Starts a server and runs it until `signal` is aborted or something fails. Resolves with the exit code. */
export async function serve(log: Log, signal: AbortSignal, start: () => Promise<Running>): Promise<number> {
  const { promise: ended, resolve: end } = Promise.withResolvers<{ exitCode: number; graceMs: number }>();
  let isEnding = false;
  function stop() {
    log.info('stopping');
    isEnding = true;
    end({ exitCode: 0, graceMs: STOP_GRACE_MS });
  }
  function crash(error: unknown, event: string) {
    log.fatal({ err: error, event }, 'stopping after an error that nothing caught');
    if (isEnding) process.exit(1);
    isEnding = true;
    end({ exitCode: 1, graceMs: CRASH_GRACE_MS });
  }
  // Rejections that nobody handles come here, too.
  process.on('uncaughtException', crash);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const running = await Promise.race([start(), ended.then(() => undefined)]);
    running?.failed?.catch((error: unknown) => crash(error, 'failed'));
    const { exitCode, graceMs } = await ended;
    await running?.stop(graceMs);
    return exitCode;
  } finally {
    process.off('uncaughtException', crash);
    signal.removeEventListener('abort', stop);
  }
}
