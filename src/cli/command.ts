/** Shared parts of the operator commands: arguments, streams, signals and output. */
import { createInterface } from 'node:readline';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Log } from '#platform/log.ts';
import { OperatorError, operatorMessage } from '#platform/operator-error.ts';

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** The environment, streams and signal of the process, passed to a command. */
export interface Io {
  /** The environment, including the variables of `.env`. */
  environment(): Readonly<Record<string, string | undefined>>;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}

export interface Command {
  readonly usage: string;
  /** Start of the error line, such as "Nothing was imported". */
  readonly failed: string;
  /** Resolves with the exit code. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** Wrong usage, or a question that needs an answer; the message is printed as it is. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}

/** Parses a command's arguments. @throws UsageError that names an unknown option and shows `usage` */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  { usage }: Pick<Command, 'usage'>,
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The first sentence names the option; the rest is for programmers.
    throw new UsageError(`${error.message.split(/[.\n]\s/, 1)[0]}.\n${usage}`);
  }
}

/** Prints a result as one line of JSON, or in words. */
export function print({ stdout }: Io, asJson: boolean | undefined, json: unknown, words: string): void {
  stdout.write(`${asJson ? JSON.stringify(json) : words}\n`);
}

/** Overwrites the progress line of a terminal; an empty text clears it. Nothing without a terminal. */
export function showProgress({ stderr }: Pick<Io, 'stderr'>, text: string): void {
  if (stderr.isTTY) stderr.write(text === '' ? '\r\u001b[K' : `\r  ${text}`);
}

/** Prompts at the terminal. @returns the typed line; undefined at the end of input */
export async function ask({ stdin, stderr, signal }: Io, text: string): Promise<string | undefined> {
  stderr.write(text);
  for await (const line of createInterface({ input: stdin, signal })) return line.trim();
  signal.throwIfAborted();
  return undefined;
}

export const isoTime = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

/** `1 archive`, `2 archives`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Platforms kill the process 30 s after SIGTERM; the rest is for closing files and sockets. */
const STOP_GRACE_MS = 25_000;
const CRASH_GRACE_MS = 5_000;

export interface Running {
  stop(graceMs: number): Promise<void>;
  /** Rejects when the server can never work. */
  readonly failed?: Promise<never>;
}

/** Starts a server and runs it until `signal` is aborted or it fails. @returns the exit code */
export async function serve(log: Log, signal: AbortSignal, start: () => Promise<Running>): Promise<number> {
  const { promise: ended, resolve: end } = Promise.withResolvers<{ exitCode: number; graceMs: number }>();
  let isEnding = false;
  function stop() {
    log.info('stopping');
    isEnding = true;
    end({ exitCode: 0, graceMs: STOP_GRACE_MS });
  }
  function crash(error: unknown, event: string) {
    log.fatal({ err: error, event }, 'stopping after an uncaught error');
    if (isEnding) process.exit(1);
    stopFailed();
  }
  function stopFailed() {
    isEnding = true;
    end({ exitCode: 1, graceMs: CRASH_GRACE_MS });
  }
  function fail(error: unknown) {
    const message = operatorMessage(error);
    if (message === undefined) return crash(error, 'failed');
    log.fatal(`stopping: ${message}`);
    stopFailed();
  }
  // Also called for unhandled rejections.
  process.on('uncaughtException', crash);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const running = await Promise.race([start(), ended.then(() => undefined)]);
    running?.failed?.catch(fail);
    const { exitCode, graceMs } = await ended;
    await running?.stop(graceMs);
    return exitCode;
  } finally {
    process.off('uncaughtException', crash);
    signal.removeEventListener('abort', stop);
  }
}
