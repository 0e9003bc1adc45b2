/**
 * Sends exports to a service, some at once, and waits for their receipts, in a process of its own: whoever measures
 * what others notice must not be busy with that. Arguments: the service's address, its key, then `owner=file` of each.
 * Writes the receipt of each.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';

/** As many as the service looks at. */
const AT_ONCE = 4;
const LOOK_MS = 100;
const [apiUrl = '', serviceKey = '', ...exports] = process.argv.slice(2);
const { signal } = new AbortController();
const imports = createOwnerClient({ apiUrl, serviceKey, clock: systemClock, log: createLog('silent') });

async function bringIn(owner: string, path: string): Promise<void> {
  const file = {
    name: 'result.json',
    telegramId: owner,
    size: (await stat(path)).size,
    chunks: createReadStream(path),
  };
  const id = randomUUID();
  await imports.upload(owner, id, file, signal);
  for (;;) {
    const view = await imports.describe(owner, id, signal);
    if (view?.state === 'done') return console.log(JSON.stringify(view.receipt));
    if (view?.state !== 'looking' && view?.state !== 'waiting' && view?.state !== 'running')
      throw new Error(`the import is ${JSON.stringify(view)}`);
    await sleep(LOOK_MS);
  }
}

const queue = exports.map((one) => one.split('='));
const sender = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await bringIn(next[0] ?? '', next[1] ?? '');
};
await Promise.all(Array.from({ length: AT_ONCE }, sender));
await imports.close();
