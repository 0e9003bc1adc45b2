/** Renders each chart in its own worker: resvg-js frees native memory only on GC (its issue 216), a worker on exit. */
import { EventEmitter, once } from 'node:events';
import { startWorker } from '#platform/worker.ts';
import type { Chart } from './svg.ts';

/** Rendering failed or timed out. */
export class ChartError extends Error {
  override name = 'ChartError';
}

/** A PNG of at most a few hundred kilobytes, equal for equal charts. Rejects with ChartError or the signal's reason. */
export type RenderChart = (chart: Chart, signal: AbortSignal) => Promise<Uint8Array>;

const MAX_WORKERS = 2;

/** @param options.deadlineMs for one chart, including its wait for a free worker */
export function createChartRenderer({
  program = new URL('./render-worker.ts', import.meta.url),
  deadlineMs = 10_000,
} = {}): RenderChart {
  const workers = new EventEmitter().setMaxListeners(0);
  let running = 0;

  async function render(chart: Chart, signal: AbortSignal): Promise<Uint8Array> {
    while (running >= MAX_WORKERS) await once(workers, 'ended', { signal });
    running += 1;
    const worker = startWorker(program, 'chart', { workerData: chart });
    // An error after the wait has ended must not crash the process.
    worker.on('error', () => {});
    try {
      const [png] = await once(worker, 'message', { signal });
      return png;
    } finally {
      await worker.terminate();
      running -= 1;
      workers.emit('ended');
    }
  }

  return async (chart, signal) => {
    signal.throwIfAborted();
    try {
      return await render(chart, AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]));
    } catch (cause) {
      signal.throwIfAborted();
      throw new ChartError('the chart could not be rendered', { cause });
    }
  };
}
