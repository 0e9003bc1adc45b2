/** `npm run backup -- FILE`: what the bot and the embedded data service keep, into one file, while they run or not. */
import { existsSync, statSync } from 'node:fs';
import { writeBackup } from './backup/write.ts';
import { readCommandLine } from './command-line.ts';
import type { Config } from './config.ts';
import { configure, refuse } from './environment.ts';
import { databaseAddress, servicePlace } from './safekeeping.ts';
import { serviceFiles } from './service/service-files.ts';
import { outsideReason } from './surroundings.ts';

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
  process.once('SIGINT', () => interrupted.abort(new Error('stopped')));
  try {
    const { databaseUrl } = servicePlace(config);
    const source = { address: databaseAddress(config), serviceFolder: config.dataDir };
    const { entries, rows } = await writeBackup(file, source, new Date(), interrupted.signal);
    const report = {
      file,
      bytes: statSync(file).size,
      archives: entries.length - 1,
      rows: Object.values(rows).reduce((a, b) => a + b, 0),
      ...(databaseUrl === undefined ? {} : { notInIt: 'schema data_service' }),
    };
    const words = `${file}: ${report.archives} files of the data service and ${report.rows} rows of the bot, ${(report.bytes / 1024 ** 2).toFixed(1)} MB. The keys are not in it.`;
    const elsewhere =
      databaseUrl === undefined
        ? ''
        : '\nNor is what the data service keeps in Postgres: copy it with pg_dump --schema=data_service.';
    process.stdout.write(`${values.json === true ? JSON.stringify(report) : words + elsewhere}\n`);
  } catch (error) {
    const said = error instanceof Error ? error.message : 'unknown reason';
    refuse(`Nothing was written: ${outsideReason(error) ?? said}.`);
  }
}
