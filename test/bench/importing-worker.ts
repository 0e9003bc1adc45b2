/**
 * Sends an export to a service and waits for its receipt, in a process of its own: whoever measures what others notice
 * must not be busy with that. Arguments: the service's address, its key, the owner, the file. Writes `arrived`, then the receipt.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createImportClient } from '#service/client/import-client.ts';

const LOOK_MS = 200;
const [apiUrl = '', serviceKey = '', owner = '', path = ''] = process.argv.slice(2);
const { signal } = new AbortController();
const imports = createImportClient({ apiUrl, serviceKey, clock: systemClock, log: createLog('silent') });
const file = { name: 'result.json', telegramId: owner, size: (await stat(path)).size, chunks: createReadStream(path) };
const id = await imports.start(owner, randomUUID(), file, signal);
console.log('arrived');
for (;;) {
  const view = await imports.describe(owner, id, signal);
  if (view?.state === 'done') {
    console.log(JSON.stringify(view.receipt));
    break;
  }
  if (view?.state !== 'looking' && view?.state !== 'waiting' && view?.state !== 'running')
    throw new Error(`the import is ${JSON.stringify(view)}`);
  await sleep(LOOK_MS);
}
await imports.close();
