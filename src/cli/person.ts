/**
 * `npm run person -- export|erase OWNER`: answers a person's data request: exports everything stored about them into one file,
 * or erases it. OWNER is a Telegram id, or an owner's name at the data service.
 */
import { type Config, readConfig } from '#app/config.ts';
import { serviceStore } from '#app/data-dir.ts';
import { systemClock } from '#platform/clock.ts';
import { createArchives } from '#service/server/archives/archives.ts';
import { ask, type Command, type Io, plural, print, readArguments, showProgress, UsageError } from './command.ts';
import { erasePerson, exportPerson, openPersonStores, type PersonStores } from './person-data.ts';

const usage = `Usage:
  npm run person -- export OWNER FILE   writes everything stored about them into a zip, for them only
  npm run person -- erase  OWNER        asks before it erases, unless --yes is given
OWNER is a Telegram id, or an owner's name at the data service. --json prints one line of JSON instead of words.`;

type PersonRequest = ReturnType<typeof readRequest>;

function readRequest(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = readArguments({ usage }, args, { json: flag, yes: flag });
  const [what, owner = '', file = '', more] = positionals;
  const isValid = owner !== '' && more === undefined && (what === 'export') === (file !== '');
  if (!isValid || (what !== 'export' && what !== 'erase')) throw new UsageError(usage);
  return { what, owner, file, yes: values.yes === true, json: values.json === true };
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const request = readRequest(args);
  const config = readConfig(io.environment(), 'command');
  const stores = await openPersonStores(config, request.owner);
  try {
    if (!stores.bot && !stores.owner) throw nothingStored(request);
    await (request.what === 'export' ? writeExport(request, config, stores, io) : erase(request, stores, io));
    return 0;
  } finally {
    await stores.close();
  }
}

const nothingStored = ({ owner }: PersonRequest) => new UsageError(`Nothing is stored about ${owner} here.`);

async function writeExport(request: PersonRequest, config: Config, stores: PersonStores, io: Io): Promise<void> {
  const { file, json } = request;
  const archives = createArchives(serviceStore(config));
  try {
    const report = await exportPerson(file, stores, archives, {
      now: systemClock.now(),
      signal: io.signal,
      onProgress: (records) => showProgress(io, plural(records, 'record')),
    });
    showProgress(io, '');
    if (!report) throw nothingStored(request);
    const parts = [
      ...(report.bot ? ['the bot’s data, without the token'] : []),
      ...(report.records === undefined ? [] : [`${plural(report.records, 'record')} of the archive`]),
    ];
    print(io, json, { file, ...report }, `${file}: ${parts.join(', and ')}. It is plain text: give it to nobody else.`);
  } finally {
    await archives.close();
  }
}

async function erase({ owner, yes, json }: PersonRequest, stores: PersonStores, io: Io): Promise<void> {
  const question = `This permanently erases everything stored about ${owner}. Type ${owner} to continue: `;
  if (!yes && (await ask(io, question)) !== owner) throw new UsageError('Nothing was erased.');
  const erased = await erasePerson(stores);
  const { bot, service } = erased;
  const words = [
    ...(service ? [`Erased at the data service: the owner, ${listed({ ...service })}.`] : []),
    ...(bot ? [`Erased by the bot: ${listed({ ...bot, spending: bot.spending.rows })}.`] : []),
    'Not erased: their chat in Telegram, older backups, access to a remote data service (revoke it there), and, for at most two days, the ids of messages that are deleted automatically.',
  ];
  print(io, json, erased, words.join('\n'));
}

/** `connection, 3 results`. */
function listed(erased: Readonly<Record<string, number | boolean>>): string {
  const nonEmpty = Object.entries(erased).filter(([, amount]) => amount !== false && amount !== 0);
  return nonEmpty.map(([what, amount]) => (amount === true ? what : `${amount} ${what}`)).join(', ') || 'nothing';
}

export const command: Command = { usage, failed: 'Nothing was done', run };
