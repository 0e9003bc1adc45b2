/** Archive thread, so that a slow request doesn't block the service's event loop. */
import { workerData } from 'node:worker_threads';
import { serve } from '#platform/thread-requests.ts';
import { lowerPriority } from '#platform/worker.ts';
import { createOpenArchives } from '../archive/open-archives.ts';
import type { ThreadWork } from './archive-thread.ts';
import { runMethod } from './archive-work.ts';

const { givesWay } = workerData as { givesWay: boolean };
if (givesWay) lowerPriority();
const archives = createOpenArchives();

serve((work: ThreadWork) => {
  if (work.kind === 'method') return runMethod(archives.open(work.archive), work.method, work.given as never);
  if (work.kind === 'close') return archives.close(work.archive);
  if (work.kind === 'erase') return archives.erase(work.archive);
  return archives.closeAll();
});
