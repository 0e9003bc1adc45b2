/** A thread for exports: reading and sealing a large one holds up nobody's chat. */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '#platform/worker.ts';
import { errorToSend } from '../sent-error.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';

const task = workerData as ImportTask;
if (task.givesWay) lowerPriority();

const stopping = new AbortController();
const send = (message: ThreadMessage) => parentPort?.postMessage(message);

// Listening keeps the thread alive only while there is work: unref'd, it ends by itself.
parentPort?.on('message', () => stopping.abort());
parentPort?.unref();
try {
  // To load it is work as well, and gives way already.
  const { carryOut } = await import('./import-work.ts');
  send(await carryOut(task, send, stopping.signal));
} catch (error) {
  send({ kind: 'failed', error: errorToSend(error) });
}
