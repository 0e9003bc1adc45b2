import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createVault } from '#platform/vault.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { createImportJobs } from '#service/server/imports/import-jobs.ts';
import { scratchFolders } from '../support/scratch-folders.ts';
import { turnableClock } from '../support/turnable-clock.ts';

const KEY = randomBytes(32);
const folder = scratchFolders('import-jobs')();

it('an import whose process was killed is taken over by another once that one has ended', async () => {
  const program = new URL('./holding-import-worker.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, join(folder, 'imports'), KEY.toString('base64')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const id = String(line).trim();
  const clock = turnableClock();
  const jobs = createImportJobs({
    folder: join(folder, 'imports'),
    vault: createVault([KEY]),
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock,
    log: createLog('silent'),
    limits: { maxBytes: 1024 ** 2, reserveBytes: 0 },
    archiveOf: async (owner) => ({ file: join(folder, `${owner}.sqlite`), key: KEY }),
    ownerAmong: async () => undefined,
  });
  onTestFinished(() => jobs.close());
  jobs.resume();
  expect(() => jobs.view('anna', id)).toThrow('no such import');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await clock.turn(60_000);
  expect(jobs.view('anna', id)).toMatchObject({ state: 'arriving', received: 0 });
});
