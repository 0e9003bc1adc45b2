/** Every thread that the program starts. */
import { constants, getPriority, setPriority } from 'node:os';
import { type Transferable, Worker } from 'node:worker_threads';

/** A process that runs for months must survive whatever it is given. */
const MEMORY_MEGABYTES = 512;
/**
 * Room for new objects: left to itself V8 keeps several times this of what is garbage already. Of an import's threads: what
 * they read and write becomes garbage soon, and with room for some batches hardly any of it is moved about before. Brief
 * are those of a thread that keeps nothing for long.
 */
const YOUNG_MEGABYTES = { brief: 8, usual: 16, import: 32 };

/** A thread does not inherit what its process keeps of files that it has read: without, each strips their types anew. */
const GUARDED = ['--import', new URL('./preload.mjs', import.meta.url).href];

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
    execArgv: GUARDED,
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
