/** `npm run restore -- FILE`: puts a backup where nothing is yet; with --verify it only checks that it could. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { databaseAddress, keyFilePath, openVault, servicePlace } from '#app/data-dir.ts';
import { configure, refuse } from '#app/environment.ts';
import { verifyBackup } from './backup/check.ts';
import { archivesIn } from './backup/manifest.ts';
import { restoreBackup } from './backup/put-back.ts';
import { openBackup } from './backup/read.ts';
import { counted, readCommandLine } from './command.ts';
import { refuseOutside } from './operator-error.ts';

const USAGE =
  'Use: npm run restore -- FILE [--verify]. The program must not run meanwhile, unless it is only verified.';

const { positionals, values } = readCommandLine(USAGE, { verify: { type: 'boolean' } });
const [file, more] = positionals;
if (file === undefined || more !== undefined) refuse(USAGE);
else {
  if (!existsSync(file)) refuse(`Nothing was restored: there is no ${file}.`);
  const config = configure('command');
  // A new key would open nothing of it.
  if (!config.encryptionKeys && !existsSync(keyFilePath(config)))
    refuse(`Nothing was restored: put the keys back first, as ENCRYPTION_KEYS or as ${keyFilePath(config)}.`);
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupted.abort(new Error('stopped')));
  const { signal } = interrupted;
  try {
    const vault = openVault(config);
    const backup = await openBackup(file);
    try {
      if (values.verify === true) await verifyBackup(backup, tmpdir(), vault, signal);
      else {
        const target = { address: databaseAddress(config), service: servicePlace(config) };
        await restoreBackup(backup, target, vault, signal);
      }
    } finally {
      backup.close();
    }
    const what = `the backup of ${backup.manifest.madeAt}, with ${counted(archivesIn(backup.manifest), 'archive')}`;
    process.stdout.write(values.verify === true ? `Whole and readable: ${what}.\n` : `Restored: ${what}.\n`);
  } catch (error) {
    if (signal.aborted) refuse('Nothing was restored: stopped.');
    refuseOutside('Nothing was restored', error);
  }
}
