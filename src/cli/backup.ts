/** `npm run backup -- FILE`: backs up the data of the bot and the embedded data service into one file, while they run or not. */
import { statSync } from 'node:fs';
import { readConfig } from '#app/config.ts';
import { databaseAddress, hasBotData, hasServiceData, openVault, serviceStore } from '#app/data-dir.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { archivesIn } from './backup/backup-file.ts';
import { writeBackup } from './backup/write-backup.ts';
import { type Command, type Io, plural, print, readArguments, UsageError } from './command.ts';

const usage =
  'Usage: npm run backup -- FILE [--json]. It does not include the keys: keep ENCRYPTION_KEYS, or the key file, elsewhere.';

async function run(args: readonly string[], io: Io): Promise<number> {
  const { positionals, values } = readArguments({ usage }, args, { json: { type: 'boolean' } });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new UsageError(usage);
  const config = readConfig(io.environment(), 'command');
  // Backing up the wrong folder would otherwise go unnoticed until the backup is needed.
  if (!hasBotData(config) && !hasServiceData(config))
    throw new OperatorError(`there is no data in ${config.dataDir}. Set DATA_DIR as for the program`);
  const source = { address: databaseAddress(config), service: serviceStore(config) };
  const manifest = await writeBackup(file, source, openVault(config), new Date(), io.signal);
  const { rows } = manifest;
  const [bytes, archives] = [statSync(file).size, archivesIn(manifest)];
  const words = `${file}: ${plural(archives, 'archive')} and ${plural(rows, 'row')} of the bot, ${(bytes / 1024 ** 2).toFixed(1)} MB. It does not include the keys.`;
  print(io, values.json, { file, bytes, archives, rows }, words);
  return 0;
}

export const command: Command = { usage, failed: 'Nothing was written', run };
