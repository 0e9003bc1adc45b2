/** Everything that is kept of one person, as a zip of text files for their eyes. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { Archives } from '../service/archives/archives.ts';
import { exportLines } from '../service/archives/export.ts';
import type { Owner } from '../service/owners/directory.ts';
import type { Owners } from '../service/owners/owners.ts';
import { keptOf } from '../storage/kept-of-person.ts';
import type { BotKeeper, Keepers } from './keepers.ts';

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
  { bot, service }: Keepers,
  archives: Archives,
  now: number,
  signal: AbortSignal,
): Promise<PersonExport> {
  const zip = new yazl.ZipFile();
  const add = (name: string, value: unknown) => zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), name);
  if (bot) add('kept-by-the-bot.json', await keptByBot(bot, now));
  const owner = service?.owner && { owners: service.owners, owner: service.owner };
  if (owner) add('owner.json', await describe(owner));
  let records = 0;
  const stopping = new AbortController();
  const both = AbortSignal.any([signal, stopping.signal]);
  async function* lines(keeper: OwnerKeeper): AsyncGenerator<string> {
    try {
      for await (const { text, count } of exportLines(await archiveOf(keeper, archives, both))) {
        records += count;
        yield text;
      }
    } catch (error) {
      // The zip does not hear of it.
      stopping.abort(error);
      throw error;
    }
  }
  const partial = `${file}.part`;
  const output = createWriteStream(partial, { flags: 'wx', mode: 0o600 });
  const content = owner && Readable.from(lines(owner));
  content?.on('error', () => undefined);
  if (content) zip.addReadStream(content, 'records.jsonl');
  zip.end();
  let isOurs = false;
  output.once('open', () => {
    isOurs = true;
  });
  try {
    await pipeline(zip.outputStream as Readable, output, { signal: both });
    renameSync(partial, file);
  } catch (error) {
    throw both.aborted ? both.reason : error;
  } finally {
    if (isOurs) rmSync(partial, { force: true });
  }
  return { bot: bot !== undefined, records: owner && records };
}

interface OwnerKeeper {
  readonly owners: Owners;
  readonly owner: Owner;
}

const keptByBot = ({ stores, person }: BotKeeper, now: number) => keptOf(stores, person, now);

/** What the service's directory has of an owner. */
async function describe({ owners: { tokens, credits }, owner }: OwnerKeeper) {
  const moment = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
  return {
    ...{ name: owner.name, displayName: owner.displayName, createdAt: moment(owner.createdAt) },
    credits: (await credits.read(owner.id)).balance,
    accesses: (await tokens.list(owner.id)).map(({ id, appName, scopes, createdAt, expiresAt, usedAt }) => ({
      ...{ tokenId: id, appName, scopes },
      ...{ createdAt: moment(createdAt), expiresAt: moment(expiresAt), usedAt: moment(usedAt) },
    })),
  };
}

const archiveOf = async ({ owners, owner }: OwnerKeeper, archives: Archives, signal: AbortSignal) =>
  archives.of(owner.id, await owners.directory.archiveKey(owner.id), signal);
