/** `npm run rotate-keys` next to a data service: imports in progress continue, and the re-sealed values are reported. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { readOrCreateKeyFile } from '#platform/key-file.ts';
import { createLog } from '#platform/log.ts';
import { createVault } from '#platform/vault.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { createImportJobs, type ImportJobs } from '#service/server/imports/import-jobs.ts';
import { openOwners } from '#service/server/owners/owners.ts';
import { exportOf, said as message } from '../service/importers/telegram-export.ts';
import { scratchFolders } from '../support/folders.ts';
import { runCommand } from '../support/run-command.ts';

const EXPORT = Buffer.from(exportOf([message(1, 'the ferry leaves')]));
const scratch = scratchFolders('rotate-keys');
const open: ImportJobs[] = [];
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.close();
});

/** Like a newly started process, which knows the keys in the file. */
function startJobs(dataDir: string): ImportJobs {
  const jobs = createImportJobs({
    folder: join(dataDir, 'imports'),
    vault: createVault(readOrCreateKeyFile(join(dataDir, 'encryption.keys'))),
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock: systemClock,
    log: createLog('silent'),
    limits: { maxBytes: 1024 ** 2, archiveBytes: 1024 ** 2, freeShare: 0 },
    archiveOf: async (owner) => ({ file: join(dataDir, `${owner}.sqlite`), key: Buffer.alloc(32, 1) }),
    storedBytes: async () => 0,
    ownerAmong: async () => undefined,
  });
  open.push(jobs);
  jobs.resume();
  return jobs;
}
async function* bytes(part: Buffer): AsyncGenerator<Uint8Array> {
  yield part;
}
async function rotate(dataDir: string): Promise<string> {
  const { code, said, warned } = await runCommand(['rotate-keys'], { environment: { DATA_DIR: dataDir } });
  expect([code, warned]).toEqual([0, '']);
  return said;
}

it('a half-uploaded import continues after the keys were rotated twice', async () => {
  const dataDir = scratch();
  const vault = createVault(readOrCreateKeyFile(join(dataDir, 'encryption.keys')));
  const owners = await openOwners({ dataDir, vault, clock: systemClock, monthlyCredits: undefined });
  await owners.directory.getOrCreate('anna');
  await owners.close();
  const before = startJobs(dataDir);
  const file = { owner: 'anna', name: 'result.json', telegramId: undefined, size: EXPORT.length, answers: {} };
  const id = await before.begin(file);
  await before.receive('anna', id, 0, bytes(EXPORT.subarray(0, 100)));

  const said = await rotate(dataDir);
  expect(said).toContain('3 values of owners, their links and the keys of their archives.');
  expect(said).toContain('1 value of imports.');
  await rotate(dataDir);
  await before.close();

  const after = startJobs(dataDir);
  await after.receive('anna', id, 100, bytes(EXPORT.subarray(100)));
  while (after.view('anna', id).state !== 'done') await sleep(5);
  expect(after.view('anna', id)).toMatchObject({ receipt: { written: 1 } });
});
