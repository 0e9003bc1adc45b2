/** `npm run backup -- FILE`: what the bot and the embedded data service keep, into one file, while they run or not. */
import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { archivesIn } from './backup/manifest.ts';
import { writeBackup } from './backup/write.ts';
import { configure, refuse } from './environment.ts';
import { databaseAddress, servicePlace } from './safekeeping.ts';

const USAGE =
  'Use: npm run backup -- FILE [--json]. The keys are not in it: keep ENCRYPTION_KEYS, or the key file, elsewhere.';

function readArguments() {
  try {
    return parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    return refuse(USAGE);
  }
}

const { positionals, values } = readArguments();
const [file, more] = positionals;
if (file === undefined || more !== undefined) refuse(USAGE);
else {
  if (existsSync(file)) refuse(`Nothing was written: ${file} is there already.`);
  const config = configure('command');
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
    const words = `${file}: ${report.archives} archives and ${report.rows} rows of the bot, ${(report.bytes / 1024 ** 2).toFixed(1)} MB. The keys are not in it.`;
    process.stdout.write(`${values.json === true ? JSON.stringify(report) : words}\n`);
  } catch (error) {
    refuse(`Nothing was written: ${error instanceof Error ? error.message : 'unknown reason'}.`);
  }
}
