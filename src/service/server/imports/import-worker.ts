/** A thread for exports: reading and sealing a large one holds up nobody's chat. */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '#platform/worker.ts';
import { errorToSend } from '../sent-error.ts';
import type { ImportTask, ThreadMessage } from './import-thread.ts';

const { givesWay } = workerData as { givesWay?: boolean };
if (givesWay) lowerPriority();

const send = (message: ThreadMessage) => parentPort?.postMessage(message);
/** Of what it does now. */
let current: AbortController | undefined;

parentPort?.on('message', async (message: ImportTask | 'stop') => {
  if (message === 'stop') return current?.abort();
  current = new AbortController();
  const { signal } = current;
  try {
    // To load it is work as well, and gives way already.
    const { carryOut } = await import('./import-work.ts');
    const last = await carryOut(message, send, signal);
    current = undefined;
    send(last);
  } catch (error) {
    current = undefined;
    send({ kind: 'failed', error: errorToSend(error) });
  }
});
