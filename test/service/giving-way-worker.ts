/** Says its priority, and after it has given way those of itself and of a thread that it starts. */
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority, startWorker } from '#platform/worker.ts';

if (workerData === 'inner') parentPort?.postMessage(getPriority());
else {
  const before = getPriority();
  lowerPriority();
  const inner = startWorker(new URL(import.meta.url), 'inner', { workerData: 'inner' });
  const [started] = await once(inner, 'message');
  parentPort?.postMessage({ before, after: getPriority(), started });
}
