/** Threads of the service, and errors that are sent from them: an error that crosses over loses what kind it is. */
import { constants, getPriority, setPriority } from 'node:os';
import { type Transferable, Worker } from 'node:worker_threads';

/** A process that runs for months must survive whatever it is given. */
const MEMORY_MEGABYTES = 512;
/**
 * Room for new objects: left to itself V8 keeps several times this of what is garbage already. Of an import's threads: what
 * they read and write becomes garbage soon, and with room for some batches hardly any of it is moved about before.
 */
const YOUNG_MEGABYTES = { usual: 16, import: 32 };

export interface ThreadOptions {
  readonly workerData?: unknown;
  readonly transferList?: Transferable[];
  readonly young?: keyof typeof YOUNG_MEGABYTES;
}

/** Starts a program in a thread that sees nothing of this process's environment. */
export function startThread(program: URL, name: string, options: ThreadOptions = {}): Worker {
  const { young = 'usual', ...given } = options;
  return new Worker(program, {
    ...given,
    execArgv: [],
    env: {},
    name,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES[young] },
  });
}

/** How much less than others' a thread counts that works for long; 19 would get nothing on a machine that is busy. */
const BEHIND = 10;

/**
 * Lets the rest of the machine go before this thread, and before those that it starts from now on. Linux alone gives each
 * thread a priority (setpriority(2), "C library/kernel differences"); elsewhere it would be the whole program's.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  setPriority(Math.min(getPriority() + BEHIND, constants.priority.PRIORITY_LOW));
}

export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

export function errorToSend(error: unknown): SentError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack: stack ?? '' };
}

/** @param made gives an error of the kind that has this name; undefined for those that nobody tells apart */
export function receivedError(sent: SentError, made: (sent: SentError) => Error | undefined): Error {
  const error = made(sent) ?? new Error(sent.message);
  error.stack = sent.stack;
  return error;
}
