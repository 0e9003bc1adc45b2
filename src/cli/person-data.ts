/** Exports or erases the data that the bot and the embedded data service store about one person. */
import type { Config } from '#app/config.ts';
import { databaseAddress, hasBotData, hasServiceData, openVault, ownersOptions, serviceStore } from '#app/data-dir.ts';
import { writeWholeFile } from '#platform/files.ts';
import { createLog } from '#platform/log.ts';
import { createZipStream, type ZipEntry } from '#platform/zip.ts';
import type { Archives } from '#service/server/archives/archives.ts';
import { exportLines } from '#service/server/archives/export.ts';
import { eraseOwnerFiles } from '#service/server/owner-files.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import { openDatabase } from '#storage/database.ts';
import { collectPersonalData, erasePendingJobs, erasePersonalData } from '#storage/personal-data.ts';
import { createStores } from '#storage/stores.ts';
import { isoTime } from './command.ts';

const TELEGRAM_ID = /^\d{1,16}$/;

export type PersonStores = Awaited<ReturnType<typeof openPersonStores>>;
type BotStores = NonNullable<PersonStores['bot']>;
type OwnerStores = NonNullable<PersonStores['owner']>;

/**
 * Opens the stores of the person called `name`: a Telegram id, or an owner's name at the data service. `bot` is undefined if
 * the bot has no database here or the name isn't a Telegram id, `owners` if the service has no data here, `owner` if it has no
 * such owner.
 */
export async function openPersonStores(config: Config, name: string) {
  const vault = openVault(config);
  await using parts = new AsyncDisposableStack();

  async function openBot() {
    if (!TELEGRAM_ID.test(name) || !hasBotData(config)) return undefined;
    const database = await openDatabase(databaseAddress(config), vault);
    parts.defer(() => database.close());
    return { database, stores: createStores(database), person: database.pseudonym(name) };
  }

  async function openService(): Promise<Owners | undefined> {
    if (!hasServiceData(config)) return undefined;
    const files = { place: serviceStore(config), vault, log: createLog('silent') };
    const owners: Owners = await openOwners({
      ...ownersOptions(config),
      removeArchive: async (id) => eraseOwnerFiles(files, id, await owners.directory.archiveKey(id)),
    });
    parts.defer(() => owners.close());
    return owners;
  }

  const bot = await openBot();
  const owners = await openService();
  const found = await owners?.directory.find(name);
  // The sample person is shared by everyone, and excluded even under an alias.
  const owner = owners && found && !found.isSample ? { ...found, owners } : undefined;
  const open = parts.move();
  return { bot, owners, owner, close: () => open.disposeAsync() };
}

/**
 * Writes `file` (writeWholeFile): `kept-by-the-bot.json`, without the token; `owner.json`, without the accesses' secrets;
 * `records.jsonl`, every record as stored.
 * @returns whether it includes the bot's data, and the number of records if there is such an owner; undefined, and no file, if
 * nothing is stored about them
 */
export async function exportPerson(
  file: string,
  { bot, owner }: PersonStores,
  archives: Archives,
  { now, signal, onProgress }: { now: number; signal: AbortSignal; onProgress: (records: number) => void },
): Promise<{ bot: boolean; records: number | undefined } | undefined> {
  let records = 0;
  async function* lines({ id, owners }: OwnerStores): AsyncGenerator<string> {
    const archive = archives.of(id, await owners.directory.archiveKey(id), signal);
    for await (const { text, count } of exportLines(archive)) {
      records += count;
      onProgress(records);
      yield text;
    }
  }
  const files: ZipEntry[] = [];
  const kept = bot && (await collectPersonalData(bot.stores, bot.person, now));
  // The bot has a pseudonym for any id: a mistyped one must not look like a person.
  if (!owner && Object.values(kept ?? {}).every((part) => Object.keys(part).length === 0)) return undefined;
  if (kept) files.push(jsonFile('kept-by-the-bot.json', kept));
  if (owner) {
    files.push(jsonFile('owner.json', await describeOwner(owner)));
    files.push({ name: 'records.jsonl', content: lines(owner) });
  }
  await writeWholeFile(file, () => createZipStream(files), signal);
  return { bot: bot !== undefined, records: owner && records };
}

const jsonFile = (name: string, value: unknown): ZipEntry => ({
  name,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

async function describeOwner({ id, name, displayName, createdAt, owners: { tokens, credits } }: OwnerStores) {
  return {
    ...{
      name,
      displayName,
      createdAt: isoTime(createdAt),
      ...(credits && { credits: (await credits.read(id)).balance }),
    },
    accesses: (await tokens.list(id)).map(({ id: tokenId, appName, scopes, createdAt, expiresAt, usedAt }) => ({
      ...{ tokenId, appName, scopes },
      ...{ createdAt: isoTime(createdAt), expiresAt: isoTime(expiresAt), usedAt: isoTime(usedAt) },
    })),
  };
}

/** Erases the person's data. @returns what was erased; safe to retry after a failure */
export async function erasePerson({ bot, owner, owners }: PersonStores) {
  // Accesses first, so that nothing new can start.
  const service = await owner?.owners.directory.erase(owner.id);
  if (bot && owners) await revokeBotAccess(bot, owners);
  return { ...(bot && { bot: await eraseByBot(bot) }), ...(service && { service }) };
}

/** Revokes the bot's access, which may be to another owner's data, such as the sample. */
async function revokeBotAccess({ stores, person }: BotStores, { tokens }: Owners): Promise<void> {
  const connection = await stores.connections.find(person);
  const access = connection && (await tokens.check(connection.token));
  if (access?.ok) await tokens.revoke(access.token.ownerId, access.token.id);
}

async function eraseByBot({ database, stores, person }: BotStores) {
  const kept = await erasePersonalData(stores, person);
  /** Pending messages and answers. */
  const waiting = await erasePendingJobs(database, person);
  await database.settled();
  return { ...kept, waiting };
}
