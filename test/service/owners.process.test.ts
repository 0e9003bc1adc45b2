/** Several processes that use one directory of owners at the same time. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { openOwners } from '#service/server/owners/owners.ts';
import { turnableClock } from '../support/turnable-clock.ts';

const WORKER = new URL('charging-worker.ts', import.meta.url).pathname;

/** An empty folder, and processes that each charge three credits at a time until the balance is used up. */
async function together() {
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-owners-'));
  const key = randomBytes(32);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    async open() {
      const owners = await openOwners({
        ...{ dataDir: folder, vault: createVault([key]), clock: turnableClock(), monthlyCredits: 0 },
      });
      onTestFinished(() => owners.close());
      return owners;
    },
    async charge(processes: number): Promise<number[]> {
      const run = () => promisify(execFile)(process.execPath, [WORKER, folder, key.toString('base64'), 'anna']);
      const done = await Promise.all(Array.from({ length: processes }, run));
      return done.map(({ stdout }) => Number(stdout));
    },
  };
}

it('credits cannot be overdrawn by processes that race for the last of them', async () => {
  const { open, charge } = await together();
  const { directory, credits } = await open();
  const { id } = await directory.findOrMake('anna');
  await credits.add(id, 1000);
  expect((await charge(3)).reduce((sum, count) => sum + count)).toBe(333);
  expect((await credits.read(id)).balance).toBe(1);
}, 30_000);

it('several processes that start at once on an empty folder make one owner', async () => {
  const { open, charge } = await together();
  expect(await charge(3)).toEqual([0, 0, 0]);
  expect(await (await open()).directory.list()).toHaveLength(1);
}, 30_000);
