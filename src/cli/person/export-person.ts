/** Everything that is kept of one person, as a zip of text files for their eyes. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZipStream, type ZipEntry } from '#platform/zip.ts';
import type { Archives } from '#service/server/archives/archives.ts';
import { exportLines } from '#service/server/archives/export.ts';
import type { Owner } from '#service/server/owners/directory.ts';
import type { Owners } from '#service/server/owners/owners.ts';
import { collectPerson } from '#storage/kept-of-person.ts';
import type { BotStores, PersonStores } from './person-stores.ts';

/** What is in the file. */
export interface PersonExport {
  /** Whether what the bot keeps is in it. */
  readonly bot: boolean;
  /** Of the archive; undefined where the service here has no such owner. */
  readonly records: number | undefined;
}

/**
 * Writes `file`, which is there when it is whole and not before: `kept-by-the-bot.json`, without the token; `owner.json`,
 * without the secrets of accesses; `records.jsonl`, every record as it is kept.
 * Rejects with the signal's reason, or the error of the disk, as where something is called so already.
 */
export async function exportPerson(
  file: string,
  { bot, service }: PersonStores,
  archives: Archives,
  now: number,
  signal: AbortSignal,
): Promise<PersonExport> {
  const owner = service?.owner && { owners: service.owners, owner: service.owner };
  let records = 0;
  async function* lines(stores: OwnerStores): AsyncGenerator<string> {
    for await (const { text, count } of exportLines(await archiveOf(stores, archives, signal))) {
      records += count;
      yield text;
    }
  }
  const files = [
    ...(bot ? [jsonFile('kept-by-the-bot.json', await keptByBot(bot, now))] : []),
    ...(owner ? [jsonFile('owner.json', await describe(owner)), { name: 'records.jsonl', content: lines(owner) }] : []),
  ];
  const partial = `${file}.part`;
  const output = createWriteStream(partial, { flags: 'wx', mode: 0o600 });
  let isOurs = false;
  output.once('open', () => {
    isOurs = true;
  });
  try {
    await pipeline(createZipStream(files), output, { signal });
    renameSync(partial, file);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    if (isOurs) rmSync(partial, { force: true });
  }
  return { bot: bot !== undefined, records: owner && records };
}

const jsonFile = (name: string, value: unknown): ZipEntry => ({
  name,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

interface OwnerStores {
  readonly owners: Owners;
  readonly owner: Owner;
}

const keptByBot = ({ stores, person }: BotStores, now: number) => collectPerson(stores, person, now);

/** What the service's directory has of an owner. */
async function describe({ owners: { tokens, credits }, owner }: OwnerStores) {
  const moment = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
  return {
    ...{ name: owner.name, displayName: owner.displayName, createdAt: moment(owner.createdAt) },
    ...(credits && { credits: (await credits.read(owner.id)).balance }),
    accesses: (await tokens.list(owner.id)).map(({ id, appName, scopes, createdAt, expiresAt, usedAt }) => ({
      ...{ tokenId: id, appName, scopes },
      ...{ createdAt: moment(createdAt), expiresAt: moment(expiresAt), usedAt: moment(usedAt) },
    })),
  };
}

const archiveOf = async ({ owners, owner }: OwnerStores, archives: Archives, signal: AbortSignal) =>
  archives.of(owner.id, await owners.directory.archiveKey(owner.id), signal);
