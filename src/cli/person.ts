/**
 * `npm run person -- export|erase OWNER`: what an operator owes a person who asks: everything that is kept of them in one
 * file, or nothing any more. OWNER is a Telegram id, or an owner's name at the data service.
 */
import { type Config, readConfig } from '#app/config.ts';
import { serviceStore } from '#app/data-dir.ts';
import { systemClock } from '#platform/clock.ts';
import { createArchives } from '#service/server/archives/archives.ts';
import { ask, type Command, type Io, plural, print, readArguments, UsageError } from './command.ts';
import { erasePerson, exportPerson, openPersonStores, type PersonStores } from './person-data.ts';

const usage = `Use one of:
  npm run person -- export OWNER FILE   everything that is kept of them, into a zip for their eyes
  npm run person -- erase  OWNER        asks before it erases; with --yes it does not ask
OWNER is a Telegram id, or an owner's name at the data service. --json prints one line of JSON instead of words.`;

type Wish = ReturnType<typeof readWish>;

function readWish(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = readArguments({ usage }, args, { json: flag, yes: flag });
  const [what, owner = '', file = '', more] = positionals;
  const isWhole = owner !== '' && more === undefined && (what === 'export') === (file !== '');
  if (!isWhole || (what !== 'export' && what !== 'erase')) throw new UsageError(usage);
  return { what, owner, file, yes: values.yes === true, json: values.json === true };
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const wish = readWish(args);
  const config = readConfig(io.environment(), 'command');
  const stores = await openPersonStores(config, wish.owner);
  try {
    if (!stores.bot && !stores.owner) throw new UsageError(`Nothing is kept of ${wish.owner} here.`);
    await (wish.what === 'export' ? writeExport(wish, config, stores, io) : erase(wish, stores, io));
    return 0;
  } finally {
    await stores.close();
  }
}

async function writeExport({ file, json }: Wish, config: Config, stores: PersonStores, io: Io): Promise<void> {
  const archives = createArchives(serviceStore(config));
  try {
    const report = await exportPerson(file, stores, archives, { now: systemClock.now(), signal: io.signal });
    const parts = [
      ...(report.bot ? ['what the bot keeps, without the token'] : []),
      ...(report.records === undefined ? [] : [`${plural(report.records, 'record')} of the archive`]),
    ];
    print(io, json, { file, ...report }, `${file}: ${parts.join(', and ')}. It is plain text: give it to nobody else.`);
  } finally {
    await archives.close();
  }
}

async function erase({ owner, yes, json }: Wish, stores: PersonStores, io: Io): Promise<void> {
  const question = `Everything that is kept of ${owner} is erased, for good. Type ${owner} to go on: `;
  if (!yes && (await ask(io, question)) !== owner) throw new UsageError('Nothing was erased.');
  const erased = await erasePerson(stores);
  const { bot, service } = erased;
  const words = [
    ...(service ? [`Erased at the data service: the owner, ${listed({ ...service })}.`] : []),
    ...(bot ? [`Erased by the bot: ${listed({ ...bot, spending: bot.spending.rows })}.`] : []),
    'Not erased: their chat at Telegram, backups made before, an access at a data service elsewhere (it is revoked there), and, for two days at most, where messages stand that delete themselves.',
  ];
  print(io, json, erased, words.join('\n'));
}

/** `connection, 3 results`. */
function listed(erased: Readonly<Record<string, number | boolean>>): string {
  const there = Object.entries(erased).filter(([, amount]) => amount !== false && amount !== 0);
  return there.map(([what, amount]) => (amount === true ? what : `${amount} ${what}`)).join(', ') || 'nothing';
}

export const command: Command = { usage, failed: 'It was not done', run };
