/** Starts worker threads, and controls their priority. */
import { constants, getPriority, setPriority } from 'node:os';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread that exceeds its limits ends alone, without the long-running process. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 6 };
/** Enables the compile cache, which threads don't inherit. */
const PRELOAD = ['--import', new URL('./preload.mjs', import.meta.url).href];

type Options = Pick<WorkerOptions, 'workerData' | 'transferList' | 'resourceLimits'>;

/** Starts a thread without access to the environment; it is terminated if it exceeds `resourceLimits`. */
export function startWorker(program: URL, name: string, options: Options = {}): Worker {
  const resourceLimits = { ...RESOURCE_LIMITS, ...options.resourceLimits };
  return new Worker(program, { ...options, execArgv: PRELOAD, env: {}, name, resourceLimits });
}

/** Nice value added for long-running threads; 19 would starve on a busy machine. */
const NICE = 10;

/**
 * Lowers the priority of this thread and of those it starts from now on. Only Linux has priorities per thread
 * (setpriority(2), "C library/kernel differences"); elsewhere it would apply to the whole process, so it's a no-op.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  setPriority(Math.min(getPriority() + NICE, constants.priority.PRIORITY_LOW));
}

/** CPU time that this thread has used, in milliseconds. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
