/** Entry point of an import thread, which keeps reading and sealing large exports off the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '#platform/worker.ts';
import { errorToSend } from '../sent-error.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';

const { lowPriority } = workerData as { lowPriority?: boolean };
if (lowPriority) lowerPriority();

const send = (message: ThreadMessage) => parentPort?.postMessage(message);
setInterval(send, 1000, { kind: 'alive' });
/** Stops the current export. */
let stopping = new AbortController();

parentPort?.on('message', async (message: ImportTask | 'stop') => {
  if (message === 'stop') return stopping.abort();
  stopping = new AbortController();
  try {
    // Loaded lazily, so that loading too runs at low priority.
    const { carryOut } = await import('./import-work.ts');
    send(await carryOut(message, send, stopping.signal));
  } catch (error) {
    send({ kind: 'failed', error: errorToSend(error) });
  }
});
