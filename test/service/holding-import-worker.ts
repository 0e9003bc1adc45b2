/** Begins an import, says its id, and holds it until it is killed. Arguments: the folder of imports, the key. */
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createVault } from '#platform/vault.ts';
import { createImportJobs } from '#service/server/imports/import-jobs.ts';

const [folder = '', key = ''] = process.argv.slice(2);
const jobs = createImportJobs({
  folder,
  vault: createVault([Buffer.from(key, 'base64')]),
  schemaBase: 'https://schemas.example/',
  clock: systemClock,
  log: createLog('silent'),
  limits: { maxBytes: 1024, reserveBytes: 0 },
  archiveOf: () => {
    throw new Error('nothing is brought in here');
  },
  ownerAmong: async () => undefined,
});
process.stdout.write(`${await jobs.begin({ owner: 'anna', name: 'result.json', size: 100, answers: {} })}\n`);
setInterval(() => undefined, 60_000);
