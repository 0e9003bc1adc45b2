/** Entry point of an import thread, which keeps reading and sealing large exports off the main thread. */
import { workerData } from 'node:worker_threads';
import { serve } from '#platform/thread-requests.ts';
import { lowerPriority } from '#platform/worker.ts';
import type { ImportProgress } from './import-run.ts';
import type { ImportTask } from './import-thread.ts';

const { lowPriority } = workerData as { lowPriority?: boolean };
if (lowPriority) lowerPriority();

serve<ImportTask, ImportProgress>(async (task, report, signal) => {
  // Loaded lazily, so that loading too runs at low priority.
  const { carryOut } = await import('./import-work.ts');
  return carryOut(task, report, signal);
});
