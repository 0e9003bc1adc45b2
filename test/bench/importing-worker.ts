/**
 * Sends exports to a service, some in parallel, and prints their receipts. A separate process, so that it doesn't
 * disturb the measuring one. Arguments: the service's URL, its key, then `owner=file` for each export.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';

/** As many as the service inspects in parallel. */
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
