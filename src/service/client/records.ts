/** Reads records and threads from replies: one without a list is unreadable, never "nothing found". */
import type { z } from 'zod';
import type { HttpReply } from '#platform/http-client.ts';
import { isObject } from '#platform/json.ts';
import { EndpointHost, LanguageModel } from '../contract/answers.ts';
import { AroundEnds } from '../contract/around.ts';
import type { Records, Thread, Threads, TokenDescription } from '../contract/data-service.ts';
import { CREDITS_HEADER, TOKEN_EXTENSIONS, UNCHARGED } from '../contract/extensions.ts';
import { ChatGroup, ChatMessage, DataRecord, PRIVATE_MEMBERS } from '../contract/records.ts';
import { SearchMatch, SearchReach, SearchTotals } from '../contract/search-extension.ts';
import { Statistics } from '../contract/statistics.ts';

type Matches = Map<DataRecord, SearchMatch>;

/** @returns undefined if there is no list of records */
export function readRecords(value: unknown): Records | undefined {
  const list = listIn(value);
  if (!list) return undefined;
  const matches: Matches = new Map();
  const items = readList(DataRecord, list, matches);
  return { items, dropped: list.length - items.length, ...totalsIn(value, items.length), ...ifAny(matches) };
}

/** @returns undefined if there is no list of threads; `dropped` counts unreadable threads and messages */
export function readThreads(value: unknown): Threads | undefined {
  const list = listIn(value);
  if (!list) return undefined;
  const threads: Thread[] = [];
  const matches: Matches = new Map();
  let dropped = 0;
  for (const entry of list) {
    const read = readThread(entry, matches);
    dropped += read ? read.dropped : 1;
    if (read) threads.push(read.thread);
  }
  return { threads, dropped, ...totalsIn(value, matches.size), ...ifAny(matches) };
}

function readThread(entry: unknown, matches: Matches): { thread: Thread; dropped: number } | undefined {
  if (!isObject(entry) || !Array.isArray(entry.messages)) return undefined;
  const group = readRecord(ChatGroup, entry.group);
  const messages = readList(ChatMessage, entry.messages, matches);
  const groupId = [entry.id, group?._id, messages[0]?.groupId].find((id) => typeof id === 'string' && id !== '');
  if (typeof groupId !== 'string') return undefined;
  return {
    thread: { groupId, group, messages: oldestFirst(messages) },
    dropped: entry.messages.length - messages.length,
  };
}

function listIn(value: unknown): unknown[] | undefined {
  if (!isObject(value)) return undefined;
  return [value.items, value.results].find((list) => Array.isArray(list));
}

function readRecord<T extends DataRecord>(schema: z.ZodType<T>, entry: unknown): T | undefined {
  return isObject(entry) ? schema.safeParse(stripPrivate(entry)).data : undefined;
}

/** Services without the search extension send none. */
const Match = SearchMatch.optional();

/** The readable records. Match details are moved from the records to `matches`. */
function readList<T extends DataRecord>(schema: z.ZodType<T>, list: readonly unknown[], matches: Matches): T[] {
  return list.flatMap((entry) => {
    const record = readRecord(schema, entry);
    if (!record) return [];
    const match = Match.safeParse((entry as Record<string, unknown>)._match).data;
    if (match) matches.set(record, match);
    return [record];
  });
}

const ifAny = (matches: Matches) => (matches.size === 0 ? {} : { matches });

/** The total of a reply, unless it contains more records than that; for a total of 0, also the reach of the data. */
function totalsIn(value: unknown, held: number): Pick<Records, 'total' | 'atLeast' | 'reach'> {
  const { total, atLeast } = SearchTotals.safeParse(value).data ?? {};
  if (total === undefined || total < held) return { total: undefined };
  const reach = total === 0 && isObject(value) ? SearchReach.safeParse(value.reach).data : undefined;
  return { total, ...(atLeast ? { atLeast } : {}), ...(reach ? { reach } : {}) };
}

const HIDDEN: ReadonlySet<string> = new Set([...PRIVATE_MEMBERS, '__proto__']);

/**
 * Removes private members, `__proto__`, and null members, which mean the same as absent ones. Runs before the schema
 * check, so that a malformed native object doesn't cost a record.
 */
export function stripPrivate(record: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(record);
  // Most records have nothing to remove and are returned unchanged.
  if (!names.some((name) => record[name] === null || HIDDEN.has(name) || name === 'group')) return record;
  const kept: Record<string, unknown> = {};
  for (const name of names) {
    const value = record[name];
    if (value === null || HIDDEN.has(name)) continue;
    kept[name] = name === 'group' && isObject(value) ? stripPrivate(value) : value;
  }
  return kept;
}

/** Sorts by sending time, since ids don't sort by time. Unchanged if a time is missing. */
function oldestFirst(messages: ChatMessage[]): ChatMessage[] {
  const timed = messages.map((message) => ({ message, at: Date.parse(message.sentAt ?? '') }));
  if (timed.some(({ at }) => Number.isNaN(at))) return messages;
  return timed.sort((a, b) => a.at - b.at).map(({ message }) => message);
}

/** @returns undefined if there are none, or they are invalid */
export function readStatistics(value: unknown): Statistics | undefined {
  return isObject(value) ? Statistics.safeParse(value.statistics).data : undefined;
}

/** @returns undefined without a list of records, or without its `around` member */
export function readAround(value: unknown): (Records & AroundEnds) | undefined {
  const records = readRecords(value);
  const ends = isObject(value) ? AroundEnds.safeParse(value.around).data : undefined;
  return records && ends && { ...records, ...ends };
}

const KNOWN_EXTENSIONS = [...TOKEN_EXTENSIONS, UNCHARGED];

/** Scopes from `{"token":{"scopes":[…]}}` (as deployed, assumed) or `{"scopes":[…]}`; omits other invalid members. */
export function readTokenDescription(value: unknown): TokenDescription | undefined {
  if (!isObject(value)) return undefined;
  const { scopes } = isObject(value.token) ? value.token : value;
  if (!Array.isArray(scopes)) return undefined;
  const listed: unknown[] = Array.isArray(value.extensions) ? value.extensions : [];
  const extensions = KNOWN_EXTENSIONS.filter((name) => listed.includes(name));
  const expiresAt = typeof value.expiresAt === 'string' ? Date.parse(value.expiresAt) : Number.NaN;
  const { data: languageModel } = LanguageModel.safeParse(value.languageModel);
  const { data: embeddings } = EndpointHost.safeParse(value.embeddings);
  return {
    scopes: scopes.filter((scope) => typeof scope === 'string'),
    ...(extensions.length === 0 ? {} : { extensions }),
    ...(Number.isNaN(expiresAt) ? {} : { expiresAt }),
    ...(languageModel === undefined ? {} : { languageModel }),
    ...(embeddings === undefined ? {} : { embeddings }),
  };
}

/** The remaining credits, if the reply has them. */
export function balanceIn(reply: HttpReply): number | undefined {
  const text = reply.header(CREDITS_HEADER);
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
