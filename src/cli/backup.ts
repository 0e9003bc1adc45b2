/** `npm run backup -- FILE`: what the bot and the embedded data service keep, into one file, while they run or not. */
import { existsSync, statSync } from 'node:fs';
import type { Config } from '#app/config.ts';
import { databaseAddress, servicePlace } from '#app/data-dir.ts';
import { configure, refuse } from '#app/environment.ts';
import { serviceFiles } from '#service/server/service-files.ts';
import { archivesIn } from './backup/manifest.ts';
import { writeBackup } from './backup/write.ts';
import { counted, readCommandLine } from './command.ts';
import { outsideReason } from './operator-error.ts';

const USAGE =
  'Use: npm run backup -- FILE [--json]. The keys are not in it: keep ENCRYPTION_KEYS, or the key file, elsewhere.';

/** Whoever backs up another folder than the program's would learn it on the day when the backup is needed. */
function isEmpty(config: Config): boolean {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined || servicePlace(config).databaseUrl !== undefined) return false;
  const address = databaseAddress(config);
  return address.kind === 'sqlite' && !existsSync(address.path) && serviceFiles(dataDir).length === 0;
}

const { positionals, values } = readCommandLine(USAGE, { json: { type: 'boolean' } });
const [file, more] = positionals;
if (file === undefined || more !== undefined) refuse(USAGE);
else {
  if (existsSync(file)) refuse(`Nothing was written: ${file} is there already.`);
  const config = configure('command');
  if (isEmpty(config))
    refuse(`Nothing was written: nothing is kept in ${config.dataDir}. Set DATA_DIR as it is set for the program.`);
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupted.abort(new Error('stopped')));
  try {
    const source = { address: databaseAddress(config), service: servicePlace(config) };
    const manifest = await writeBackup(file, source, new Date(), interrupted.signal);
    const report = {
      file,
      bytes: statSync(file).size,
      archives: archivesIn(manifest),
      rows: Object.values(manifest.rows).reduce((a, b) => a + b, 0),
    };
    const words = `${file}: ${counted(report.archives, 'archive')} and ${counted(report.rows, 'row')} of the bot, ${(report.bytes / 1024 ** 2).toFixed(1)} MB. The keys are not in it.`;
    process.stdout.write(`${values.json === true ? JSON.stringify(report) : words}\n`);
  } catch (error) {
    const said = error instanceof Error ? error.message : 'unknown reason';
    refuse(`Nothing was written: ${outsideReason(error) ?? said}.`);
  }
}
