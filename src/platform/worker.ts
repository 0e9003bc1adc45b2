/** Every thread that the program starts. */
import { constants, getPriority, setPriority } from 'node:os';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A process that runs for months must survive whatever it is given. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 6 };
/** A thread has no compile cache unless it asks for one. */
const PRELOAD = ['--import', new URL('./preload.mjs', import.meta.url).href];

type Given = Pick<WorkerOptions, 'workerData' | 'transferList' | 'resourceLimits'>;

/** Starts a program in a thread that sees nothing of this process's environment; it ends alone where it needs more than `resourceLimits`. */
export function startWorker(program: URL, name: string, options: Given = {}): Worker {
  const resourceLimits = { ...RESOURCE_LIMITS, ...options.resourceLimits };
  return new Worker(program, { ...options, execArgv: PRELOAD, env: {}, name, resourceLimits });
}

/** How much less than others' a thread counts that works for long; 19 would get nothing on a busy machine. */
const NICE = 10;

/**
 * Lets others go before this thread, and before those that it starts from now on. Linux alone gives each thread a priority
 * (setpriority(2), "C library/kernel differences"); elsewhere it would be the whole program's.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  setPriority(Math.min(getPriority() + NICE, constants.priority.PRIORITY_LOW));
}

/** Milliseconds of the processor that this thread has had. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
