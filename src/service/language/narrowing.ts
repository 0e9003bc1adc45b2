/** "In this chat, from her, before that day" as what a reader understands: names are looked up in the data first. */
import type { Filter } from '../../contract/filters.ts';
import { foldCase, stripMarks } from '../../words.ts';
import type { Reader, ReaderQuery } from '../archive/reader.ts';
import { textAt } from '../archive/record-values.ts';
import type { Narrowed } from './tool-descriptions.ts';

const DAY_MS = 86_400_000;
/** Hits among which a name is looked for. */
const LOOKED_THROUGH = 200;
/** More people or chats than that are not what somebody means by a name. */
const MAX_NAMED = 60;
const ME = new Set(['me', 'myself', 'i', 'user', 'the user', 'self']);

/** Nobody, or no chat, has that name. */
export class UnknownNameError extends Error {
  override name = 'UnknownNameError';
}

export type Narrowing = Pick<ReaderQuery, 'since' | 'until' | 'filter'>;

const folded = (text: string) => stripMarks(foldCase(text));

/** @throws UnknownNameError */
export async function narrowingOf(reader: Reader, { since, until, chat, from }: Narrowed): Promise<Narrowing> {
  const filter: Filter = {};
  if (chat) filter.groupId = { $in: await chatsNamed(reader, chat) };
  if (from && ME.has(from.toLowerCase())) filter.type = 'send';
  else if (from) filter.fromName = { $in: await peopleNamed(reader, from) };
  return {
    ...(since ? { since: `${since}T00:00:00.000Z` } : {}),
    ...(until ? { until: new Date(Date.parse(until) + DAY_MS).toISOString() } : {}),
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
  };
}

async function chatsNamed(reader: Reader, name: string): Promise<string[]> {
  const wanted = folded(name);
  const { hits } = await reader.search({
    keywords: name,
    limit: LOOKED_THROUGH,
    datastores: ['social-chat-group', 'social-chat-message'],
  });
  const chats = new Set<string>();
  for (const { datastore, record } of hits) {
    const isChat = datastore === 'social-chat-group';
    const called = isChat ? record.name : textAt(record, 'groupName');
    const id = isChat ? record._id : textAt(record, 'groupId');
    if (id !== undefined && called !== undefined && folded(called).includes(wanted)) chats.add(id);
  }
  if (chats.size === 0) throw new UnknownNameError('no chat has a name like that');
  return [...chats].slice(0, MAX_NAMED);
}

async function peopleNamed(reader: Reader, name: string): Promise<string[]> {
  const wanted = folded(name);
  const { hits } = await reader.search({ keywords: name, limit: LOOKED_THROUGH });
  const people = new Set<string>();
  for (const { record } of hits) {
    const who = textAt(record, 'fromName');
    if (who !== undefined && folded(who).includes(wanted)) people.add(who);
  }
  if (people.size === 0) throw new UnknownNameError('nobody who wrote something has a name like that');
  return [...people].slice(0, MAX_NAMED);
}
