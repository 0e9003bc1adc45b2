/** Owners' credits with several processes on one folder. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { type ChargingOwners, openOwners } from '#service/server/owners/owners.ts';
import { fakeClock } from '../support/clock.ts';
import { scratchFolders } from '../support/folders.ts';

const run = promisify(execFile);
const scratch = scratchFolders('owners');
const key = randomBytes(32);

let folder: string;
beforeEach(() => {
  folder = scratch();
});

async function open({ monthlyCredits = 100 } = {}): Promise<ChargingOwners> {
  const owners = await openOwners({
    dataDir: folder,
    vault: createVault([key]),
    clock: fakeClock(),
    monthlyCredits,
  });
  onTestFinished(() => owners.close());
  return owners;
}

it('credits cannot be overdrawn by processes that race for the last of them', async () => {
  const { directory, credits } = await open({ monthlyCredits: 0 });
  const { id } = await directory.getOrCreate('anna');
  await credits.add(id, 1000);
  const worker = new URL('charging-worker.ts', import.meta.url).pathname;
  const charge = () => run(process.execPath, [worker, folder, key.toString('base64'), 'anna']);
  const done = await Promise.all([charge(), charge(), charge()]);
  const counts = done.map(({ stdout }) => Number(stdout));
  expect(counts.reduce((sum, count) => sum + count)).toBe(333);
  expect((await credits.read(id)).balance).toBe(1);
}, 30_000);
