/**
 * Discord's data package: the owner's own messages, one folder per channel. Other folder names depend on the account's
 * language, so only the numbers are used.
 */
import { isObject } from '#platform/json.ts';
import { kindOfFile } from '../file-kind.ts';
import {
  type Attachment,
  type ExportedChat,
  type ExportFile,
  type ExportItem,
  type ExportSource,
  type Importer,
  type Person,
  skipped,
} from '../importer.ts';
import { type ReadObject, readObjects } from '../json-objects.ts';
import { idOf, objectOf, parseJson, textOf } from '../json-value.ts';
import { displayName } from '../shown-name.ts';
import { parseIsoTime } from '../zoned-time.ts';
import { readCsv } from './csv.ts';

/** `Messages/c123/messages.json`; older packages: `messages/123/messages.csv`. */
const MESSAGES = /^(.*?)(?:^|\/)c?(\d{5,25})\/messages\.(json|csv)$/i;

/** Maximum size of files that are read whole; larger ones aren't what their names say. */
const [MAX_WHOLE_BYTES, MAX_CHANNEL_BYTES] = [2 * 1024 * 1024, 64 * 1024];

export const discordPackage: Importer = {
  format: 'Discord (data package)',
  platform: 'discord',

  async detect(source) {
    const channels = source.files.filter(({ path }) => MESSAGES.test(path));
    const paths = new Set(source.files.map(({ path }) => path));
    if (channels.some(({ path }) => paths.has(siblingOf(path, 'channel.json')))) return { confidence: 'high' };
    if (channels.length > 0) return { confidence: 'low' };
    const has = (name: RegExp) => source.files.some(({ path }) => name.test(path));
    const isPackage = has(/(?:^|\/)account\/user\.json$/i) && has(/(?:^|\/)servers?\/index\.json$/i);
    return isPackage ? { rejected: 'discord-package' } : undefined;
  },

  async inspect(source, signal) {
    return { me: await readOwner(source, signal), people: [] };
  },

  async open(source, _choices, signal) {
    const files = source.files.filter(({ path }) => MESSAGES.test(path));
    const byPath = new Map(source.files.map((file) => [file.path, file]));
    const [owner, index] = [await readOwner(source, signal), await readIndex(files[0]?.path, byPath, signal)];
    return {
      files,
      async *read(file, chunks) {
        const [, , id = '', format] = MESSAGES.exec(file.path) ?? [];
        const channel = byPath.get(siblingOf(file.path, 'channel.json'));
        yield [chatOf(id, await parseFile(channel, MAX_CHANNEL_BYTES, signal), index.get(id))];
        const natives = format?.toLowerCase() === 'csv' ? csvMessages(chunks) : readObjects(chunks, withTextIds);
        for await (const list of natives) yield list.map((native) => messageOf(native, id, owner));
      },
    };
  },
};

const siblingOf = (path: string, name: string) => `${path.slice(0, path.lastIndexOf('/') + 1)}${name}`;

async function* csvMessages(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadObject[], void, void> {
  let header: readonly string[] | undefined;
  for await (const rows of readCsv(chunks)) {
    const messages: ReadObject[] = [];
    for (const row of rows) {
      if (!row) messages.push('too long');
      else if (!header) header = row;
      else messages.push(Object.fromEntries(header.map((column, place) => [column.trim(), row[place] ?? ''])));
    }
    yield messages;
  }
}

/** @param native the message with the package's member names, the same in JSON and CSV */
function messageOf(native: ReadObject, chatId: string, owner: Person | undefined): ExportItem {
  if (typeof native === 'string') return skipped(native);
  const id = idOf(native.ID);
  if (id === undefined) return skipped('unreadable');
  // Times without a zone are UTC.
  const sentAt = parseIsoTime(textOf(native.Timestamp) ?? '')?.at;
  if (sentAt === undefined) return skipped('no date');
  const text = textOf(native.Contents) ?? '';
  const addresses = (textOf(native.Attachments) ?? '').split(/\s+/).filter((address) => address !== '');
  if (text === '' && addresses.length === 0) return skipped('empty');
  const from = { fromId: owner?.id, fromName: owner?.name, own: true };
  return { kind: 'message', chatId, id, sentAt, ...from, text, attachments: addresses.map(attachmentAt), native };
}

function attachmentAt(address: string): Attachment {
  let name = (address.split(/[?#]/, 1)[0] ?? '').split('/').at(-1) ?? '';
  try {
    name = decodeURIComponent(name);
  } catch {
    // Keeps the encoded name.
  }
  return { kind: kindOfFile(name), name };
}

/** Channel names by id; deleted channels, which have null, are left out. */
async function readIndex(
  first: string | undefined,
  files: ReadonlyMap<string, ExportFile>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const folder = MESSAGES.exec(first ?? '')?.[1] ?? '';
  const index = await parseFile(
    files.get(folder === '' ? 'index.json' : `${folder}/index.json`),
    MAX_WHOLE_BYTES,
    signal,
  );
  const named = Object.entries(objectOf(index));
  return new Map(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

async function readOwner(source: ExportSource, signal: AbortSignal): Promise<Person | undefined> {
  const file = source.files.find(({ path }) => /(?:^|\/)user\.json$/i.test(path));
  const { id: given, username, global_name: globalName } = objectOf(await parseFile(file, MAX_WHOLE_BYTES, signal));
  const id = textOf(given);
  return id === undefined ? undefined : { id, name: displayName(globalName) ?? displayName(username) ?? id };
}

/** @param native content of `channel.json`. @param indexed name in the index */
function chatOf(id: string, native: unknown, indexed = ''): ExportedChat {
  const { name, guild } = objectOf(native);
  const guildName = displayName(objectOf(guild).name);
  const ownName = displayName(name);
  const indexedName = displayName(indexed.replace(/^Direct Message with /i, '').replace(/#0$/, ''));
  const full = ownName !== undefined && guildName !== undefined ? `${guildName} #${ownName}` : ownName;
  return {
    kind: 'chat',
    id,
    name: full ?? indexedName ?? `Channel ${id}`,
    native: isObject(native) ? native : { id },
  };
}

/** @returns undefined if the file is missing, too large, broken or not JSON */
async function parseFile(file: ExportFile | undefined, maxBytes: number, signal: AbortSignal): Promise<unknown> {
  if (!file || file.size > maxBytes) return undefined;
  try {
    return parseJson(withTextIds((await file.head(file.size, signal)).toString().replace(/^\ufeff/, '')));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** Quotes ids, which lose digits as numbers. Doesn't match inside strings, where the quotes are escaped. */
function withTextIds(json: string): string {
  return json.replaceAll(/(?<!\\)("(?:id|channel_id|guild_id)"\s*:\s*)(\d{15,25})(?=\s*[,}\]])/gi, '$1"$2"');
}
