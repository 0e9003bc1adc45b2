/** `npm run restore -- FILE`: restores a backup into an empty place; with --verify it only checks the backup. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readConfig } from '#app/config.ts';
import { databaseAddress, openVault, serviceStore } from '#app/data-dir.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { archivesIn, openBackup } from './backup/backup-file.ts';
import { restoreBackup, verifyBackup } from './backup/restore-backup.ts';
import { type Command, type Io, plural, readArguments, UsageError } from './command.ts';

const usage = 'Usage: npm run restore -- FILE [--verify]. Stop the program first, unless you only verify.';

async function run(args: readonly string[], io: Io): Promise<number> {
  const { positionals, values } = readArguments({ usage }, args, { verify: { type: 'boolean' } });
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new UsageError(usage);
  if (!existsSync(file)) throw new OperatorError(`there is no ${file}`);
  const config = readConfig(io.environment(), 'command');
  const vault = openVault(config, false);
  const backup = await openBackup(file, vault);
  try {
    if (values.verify === true) await verifyBackup(backup, tmpdir(), vault, io.signal);
    else {
      const target = { address: databaseAddress(config), service: serviceStore(config) };
      await restoreBackup(backup, target, vault, io.signal);
    }
  } finally {
    backup.close();
  }
  const what = `the backup of ${backup.manifest.madeAt}, with ${plural(archivesIn(backup.manifest), 'archive')}`;
  io.stdout.write(values.verify === true ? `Complete and readable: ${what}.\n` : `Restored: ${what}.\n`);
  return 0;
}

export const command: Command = { usage, failed: 'Nothing was restored', run };
