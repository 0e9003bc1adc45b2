/** Archive thread: runs one request after the other, so that a slow one doesn't block the service's event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority, threadCpuMs } from '#platform/worker.ts';
import { errorToSend } from '../sent-error.ts';
import type { ThreadReply, ThreadRequest } from './archive-thread.ts';
import { createOpenArchives } from './archive-work.ts';

const { givesWay } = workerData as { givesWay: boolean };
if (givesWay) lowerPriority();
const archives = createOpenArchives();

function answer({ id, work }: ThreadRequest): ThreadReply {
  const before = threadCpuMs();
  const cpuMs = () => threadCpuMs() - before;
  try {
    if (work.kind === 'close') archives.close(work.archive);
    if (work.kind === 'erase') archives.erase(work.archive);
    if (work.kind === 'method') {
      const value = archives.run(work.archive, work.method, work.given as never);
      return { id, cpuMs: cpuMs(), value };
    }
    return { id, cpuMs: cpuMs(), value: undefined };
  } catch (error) {
    return { id, cpuMs: cpuMs(), error: errorToSend(error) };
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.work.kind !== 'end') return parentPort?.postMessage(answer(request));
  archives.closeAll();
  parentPort?.close();
});
