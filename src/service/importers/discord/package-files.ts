/** Where what lies in a Discord data package. Its folders have names in the language of the account: only numbers are relied on. */

import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import type { ExportedChat, ExportFile, ExportSource, Person } from '../importer.ts';
import { isObject } from '../json-value.ts';
import { displayName } from '../shown-name.ts';

/** Of one row; Discord's messages are at most a few kilobytes. */
const MAX_ROW = 4 * 1024 * 1024;

/** RFC 4180: quoted fields may hold commas, quotes and line breaks. */
export class CsvRows {
  readonly #decoder = new StringDecoder('utf8');
  #fields: string[] = [];
  #field = '';
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
    if (!this.unfinished && (this.#fields.length > 0 || this.#field !== '')) rows.push(this.#row());
    return rows;
  }

  /** Whether quotes are open: then the file ends in the middle of a row. */
  get unfinished(): boolean {
    return this.#quoted && !this.#quote;
  }

  #scan(text: string): (readonly string[] | undefined)[] {
    const rows: (readonly string[] | undefined)[] = [];
    for (const letter of text) {
      if (this.#quote) {
        this.#quote = false;
        if (letter === '"') {
          this.#add('"');
          continue;
        }
        this.#quoted = false;
      }
      if (this.#quoted) {
        if (letter === '"') this.#quote = true;
        else this.#add(letter);
      } else if (letter === '"' && this.#field === '') this.#quoted = true;
      else if (letter === ',') this.#fieldEnds();
      else if (letter === '\n') {
        if (this.#fields.length > 0 || this.#field !== '') rows.push(this.#row());
      } else if (letter !== '\r' && letter !== '\ufeff') this.#add(letter);
    }
    return rows;
  }

  #add(letter: string): void {
    this.#length += letter.length;
    if (this.#length > MAX_ROW) this.#tooLong = true;
    else this.#field += letter;
  }

  #fieldEnds(): void {
    this.#fields.push(this.#field);
    this.#field = '';
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

/** `Messages/c123/messages.json`; older packages: `messages/123/messages.csv`. */
const MESSAGES = /^(.*?)(?:^|\/)c?(\d{5,25})\/messages\.(json|csv)$/i;

/** Small files are read whole; larger ones are not what they are called. */
const MAX_WHOLE_BYTES = 64 * 1024 * 1024;

export interface ChannelFiles {
  readonly id: string;
  readonly messages: ExportFile;
  readonly format: 'json' | 'csv';
  readonly channel: ExportFile | undefined;
}

/** The channels of a package, in its own order; none if it is not one. */
export function channelsOf(source: ExportSource): ChannelFiles[] {
  const byPath = new Map(source.files.map((file) => [file.path, file]));
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
  const native = await readJson(file, signal);
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
async function readJson(file: ExportFile | undefined, signal: AbortSignal): Promise<unknown> {
  if (!file || file.size > MAX_WHOLE_BYTES) return undefined;
  try {
    const text = (await file.head(file.size, signal)).toString().replace(/^\ufeff/, '');
    return JSON.parse(withTextIds(text));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** Ids as text: as numbers they would lose their last digits. Within a text a quotation mark before the colon is escaped. */
export function withTextIds(json: string): string {
  return json.replaceAll(/(?<!\\)("(?:id|channel_id|guild_id)"\s*:\s*)(\d{15,25})(?=\s*[,}\]])/gi, '$1"$2"');
}
