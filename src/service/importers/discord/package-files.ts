/** Where what lies in a Discord data package. Its folders have names in the language of the account: only numbers are relied on. */

import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import type { ExportedChat, ExportFile, ExportSource, Person } from '../importer.ts';
import { isObject, parseJson } from '../json-value.ts';
import { displayName } from '../shown-name.ts';

/** Characters and fields of one row; Discord's messages are at most a few kilobytes. */
const [MAX_ROW, MAX_FIELDS] = [256 * 1024, 50];

/** RFC 4180: quoted fields may hold commas, quotes and line breaks. */
export class CsvRows {
  readonly #decoder = new StringDecoder('utf8');
  #fields: string[] = [];
  /** Of the field that is read now. */
  #parts: string[] = [];
  #length = 0;
  #quoted = false;
  /** A quotation mark was read within quotes: the next letter tells whether it ended them. */
  #quote = false;
  #tooLong = false;

  /** @returns the rows that end in this piece; undefined for one that is too long to be a row */
  push(piece: Buffer): (readonly string[] | undefined)[] {
    return this.#scan(this.#decoder.write(piece));
  }

  /** @returns the last row, if no line break ended it */
  end(): (readonly string[] | undefined)[] {
    const rows = this.#scan(this.#decoder.end());
    if (!this.unfinished && this.#hasBegun) rows.push(this.#row());
    return rows;
  }

  /** Whether quotes are open: then the file ends in the middle of a row. */
  get unfinished(): boolean {
    return this.#quoted && !this.#quote;
  }

  get #hasBegun(): boolean {
    return this.#fields.length > 0 || this.#parts.length > 0 || this.#tooLong;
  }

  #scan(text: string): (readonly string[] | undefined)[] {
    const rows: (readonly string[] | undefined)[] = [];
    for (let at = 0; at < text.length; ) {
      if (this.#quoted && !this.#quote) {
        const end = text.indexOf('"', at);
        this.#keep(text.slice(at, end < 0 ? text.length : end));
        this.#quote = end >= 0;
        at = end < 0 ? text.length : end + 1;
        continue;
      }
      if (this.#quote) {
        this.#quote = false;
        this.#quoted = text[at] === '"';
        if (this.#quoted) {
          this.#keep('"');
          at += 1;
          continue;
        }
      }
      SPECIAL.lastIndex = at;
      const found = SPECIAL.exec(text);
      const end = found?.index ?? text.length;
      this.#keep(text.slice(at, end));
      at = end + 1;
      if (found?.[0] === ',') this.#fieldEnds();
      else if (found?.[0] === '"' && this.#parts.length === 0) this.#quoted = true;
      else if (found?.[0] === '"') this.#keep('"');
      else if (found?.[0] === '\n' && this.#hasBegun) rows.push(this.#row());
    }
    return rows;
  }

  #keep(text: string): void {
    this.#length += text.length;
    if (this.#length > MAX_ROW) this.#tooLong = true;
    else if (text !== '') this.#parts.push(text);
  }

  #fieldEnds(): void {
    if (this.#fields.length < MAX_FIELDS) this.#fields.push(this.#parts.join(''));
    else this.#tooLong = true;
    this.#parts = [];
  }

  #row(): readonly string[] | undefined {
    this.#fieldEnds();
    const row = this.#tooLong ? undefined : this.#fields;
    this.#fields = [];
    this.#length = 0;
    this.#tooLong = false;
    this.#quoted = false;
    this.#quote = false;
    return row;
  }
}

/** What ends a run of letters outside quotes; the end of a line has one more, and a file may begin with a mark. */
const SPECIAL = /[",\n\r\ufeff]/g;

/** `Messages/c123/messages.json`; older packages: `messages/123/messages.csv`. */
const MESSAGES = /^(.*?)(?:^|\/)c?(\d{5,25})\/messages\.(json|csv)$/i;

/** Small files are read whole; larger ones are not what they are called. */
const MAX_WHOLE_BYTES = 2 * 1024 * 1024;
const MAX_CHANNEL_BYTES = 64 * 1024;

export interface ChannelFiles {
  readonly id: string;
  readonly messages: ExportFile;
  readonly format: 'json' | 'csv';
  readonly channel: ExportFile | undefined;
}

/** The channels of a package, in its own order; none if it is not one. */
export function channelsOf(source: ExportSource): ChannelFiles[] {
  const channels = source.files.filter(({ path }) => path.endsWith('/channel.json'));
  const byPath = new Map(channels.map((file) => [file.path, file]));
  return source.files.flatMap((messages) => {
    const [, , id, format] = MESSAGES.exec(messages.path) ?? [];
    if (id === undefined) return [];
    const folder = messages.path.slice(0, messages.path.lastIndexOf('/') + 1);
    const channel = byPath.get(`${folder}channel.json`);
    return [{ id, messages, format: format?.toLowerCase() === 'csv' ? ('csv' as const) : ('json' as const), channel }];
  });
}

/** What the channels were called; null for one that is gone. */
const Index = z.record(z.string(), z.unknown());

export async function readIndex(source: ExportSource, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const [first] = channelsOf(source);
  const folder = MESSAGES.exec(first?.messages.path ?? '')?.[1] ?? '';
  const path = folder === '' ? 'index.json' : `${folder}/index.json`;
  const index = Index.safeParse(
    await readJson(
      source.files.find((file) => file.path === path),
      signal,
    ),
  );
  if (!index.success) return new Map();
  return new Map(Object.entries(index.data).flatMap(([id, name]) => (typeof name === 'string' ? [[id, name]] : [])));
}

/** A number is kept only where the file writes it as text: ids are too large for numbers. */
const User = z.object({
  id: z.string().min(1),
  username: z.string().optional(),
  global_name: z.string().nullish(),
});

/** Whose package it is. */
export async function readOwner(source: ExportSource, signal: AbortSignal): Promise<Person | undefined> {
  const file = source.files.find(({ path }) => /(?:^|\/)user\.json$/i.test(path));
  const user = User.safeParse(await readJson(file, signal));
  if (!user.success) return undefined;
  const { id, username, global_name: globalName } = user.data;
  return { id, name: displayName(globalName ?? '') ?? displayName(username ?? '') ?? id };
}

const Channel = z.object({
  type: z.union([z.number(), z.string()]).optional(),
  name: z.string().nullish(),
  guild: z.object({ name: z.string().nullish() }).nullish(),
});

/** @param indexed what the index calls it */
export async function readChat(
  { id, channel: file }: ChannelFiles,
  indexed: string | undefined,
  signal: AbortSignal,
): Promise<ExportedChat> {
  const native = await readJson(file, signal, MAX_CHANNEL_BYTES);
  const channel = Channel.safeParse(native);
  const { type, name, guild } = channel.success ? channel.data : {};
  const guildName = displayName(guild?.name ?? '');
  const ownName = displayName(name ?? '');
  const told = displayName((indexed ?? '').replace(/^Direct Message with /i, '').replace(/#0$/, ''));
  const full = ownName !== undefined && guildName !== undefined ? `${guildName} #${ownName}` : ownName;
  return {
    kind: 'chat',
    id,
    name: full ?? told ?? `Channel ${id}`,
    type: chatType(type, indexed),
    native: isObject(native) ? native : { id },
  };
}

/** Discord's channel types: 1 is a conversation of two, 3 of several; everything else belongs to a server. */
function chatType(type: number | string | undefined, indexed: string | undefined): ExportedChat['type'] {
  if (type === 1 || type === 'DM') return 'private';
  if (type === 3 || type === 'GROUP_DM') return 'group';
  return type === undefined && /^Direct Message with /i.test(indexed ?? '') ? 'private' : 'channel';
}

/** @returns undefined for a file that is missing, too large, broken or not JSON */
async function readJson(
  file: ExportFile | undefined,
  signal: AbortSignal,
  mostBytes = MAX_WHOLE_BYTES,
): Promise<unknown> {
  if (!file || file.size > mostBytes) return undefined;
  try {
    const text = (await file.head(file.size, signal)).toString().replace(/^\ufeff/, '');
    return parseJson(withTextIds(text));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** Ids as text: as numbers they would lose their last digits. Within a text a quotation mark before the colon is escaped. */
export function withTextIds(json: string): string {
  return json.replaceAll(/(?<!\\)("(?:id|channel_id|guild_id)"\s*:\s*)(\d{15,25})(?=\s*[,}\]])/gi, '$1"$2"');
}
