/** The sealed state of an import, which its process writes and rotate-keys reseals. */
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { readState, writeState } from '#service/server/imports/import-state.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('import-state');

it('the state is always the last one written, however often it is resealed meanwhile', async () => {
  const folder = scratch();
  const id = randomUUID();
  mkdirSync(join(folder, id));
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const [writing, reading] = [createVault([oldKey]), createVault([newKey, oldKey])];
  writeState(folder, id, writing, 0);
  const keys = [newKey, oldKey].map((key) => key.toString('base64'));
  const worker = new Worker(new URL('./reseal-worker.ts', import.meta.url), { workerData: { folder, keys } });
  await once(worker, 'online');
  for (let burst = 1; burst <= 60; burst++) {
    for (let at = 0; at < 10; at++) writeState(folder, id, writing, burst * 10 + at);
    // Leaves time for an earlier state to overwrite the last one.
    await sleep(5);
    expect(readState(folder, id, reading)).toBe(burst * 10 + 9);
  }
  worker.postMessage('end');
  const [rotated] = (await once(worker, 'message')) as [number];
  expect(rotated).toBeGreaterThan(0);
  await worker.terminate();
}, 60_000);
