/** A thread for exports: reading and sealing a large one holds up nobody's chat. */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '#platform/worker.ts';
import { errorToSend } from '../sent-error.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';

const { givesWay } = workerData as { givesWay?: boolean };
if (givesWay) lowerPriority();

const send = (message: ThreadMessage) => parentPort?.postMessage(message);
/** Of the export that it works on, or worked on last. */
let stopping = new AbortController();

parentPort?.on('message', async (message: ImportTask | 'stop') => {
  if (message === 'stop') return stopping.abort();
  stopping = new AbortController();
  try {
    // To load it is work as well, and gives way already.
    const { carryOut } = await import('./import-work.ts');
    send(await carryOut(message, send, stopping.signal));
  } catch (error) {
    send({ kind: 'failed', error: errorToSend(error) });
  }
});
