/** Counts messages by person, chat, time and word. Stats are plain data; those of consecutive parts can be merged. */
import { isUnsegmented } from '#platform/text-match.ts';
import type { DataRecord } from './records.ts';
import type { Statistics } from './statistics.ts';

/** Counts of sent or of received messages. */
interface Side {
  messages: number;
  /** Keys such as `2026-03`. */
  readonly months: Map<string, number>;
  /** Number of messages that contain each word, in lower case. */
  readonly words: Map<string, number>;
}

/** Counts of messages; times are milliseconds since 1970. */
export interface MessageStats {
  readonly sent: Side;
  readonly received: Side;
  newest: number | undefined;
  oldest: number | undefined;
  /** The longest time between two messages. */
  silence: { from: number; to: number } | undefined;
  readonly hours: number[];
  /** Monday first. */
  readonly weekdays: number[];
  /** By id, since names aren't unique. */
  readonly chats: Map<string, { readonly name: string; messages: number }>;
  /** Messages by sender, of those received. */
  readonly people: Map<string, number>;
}

/** The record members that counting and its filters read; limits what the service sends. */
export const COUNTED_MEMBERS: readonly string[] = [
  ...['sentAt', 'insertedAt', 'type', 'groupId', 'groupName', 'fromName', 'fromHandle', 'fromEmail', 'name'],
  ...['messageText', 'sourceApplication', 'attachments', 'schema'],
];

const createSide = (): Side => ({ messages: 0, months: new Map(), words: new Map() });

export function createStats(): MessageStats {
  return {
    ...{ sent: createSide(), received: createSide() },
    ...{ newest: undefined, oldest: undefined, silence: undefined },
    ...{ hours: new Array<number>(24).fill(0), weekdays: new Array<number>(7).fill(0) },
    ...{ chats: new Map(), people: new Map() },
  };
}

/**
 * Adds a message or mail. Expects them newest first; one out of order never counts as a silence.
 * @param happened when it was sent, ISO 8601; without a valid time it is left out of the counts by time
 * @param zone IANA name of the zone for months, weekdays and hours
 */
export function countMessage(
  stats: MessageStats,
  record: DataRecord,
  { happened, zone }: { happened: string; zone: string },
): void {
  const side = record.type === 'send' ? stats.sent : stats.received;
  side.messages += 1;
  const sender = textIn(record, 'fromName', 'fromHandle', 'fromEmail');
  if (side === stats.received && sender) increment(stats.people, sender);
  const chat = textIn(record, 'groupId');
  if (chat) addChat(stats, chat, { name: textIn(record, 'groupName'), messages: 1 });
  for (const word of wordsOf(textIn(record, 'messageText', 'contentText', 'content', 'description')))
    increment(side.words, word);
  const at = Date.parse(happened);
  if (Number.isNaN(at)) return;
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  if (local.year < 0 || local.year > 9_999) return;
  increment(side.months, local.toPlainDate().toPlainYearMonth().toString());
  stats.hours[local.hour] = (stats.hours[local.hour] ?? 0) + 1;
  stats.weekdays[local.dayOfWeek - 1] = (stats.weekdays[local.dayOfWeek - 1] ?? 0) + 1;
  updateSilence(stats, { from: at, to: stats.oldest });
  stats.newest = Math.max(stats.newest ?? at, at);
  stats.oldest = Math.min(stats.oldest ?? at, at);
}

/** Merges stats of messages older than all of `stats`. */
export function mergeStats(stats: MessageStats, older: MessageStats): void {
  for (const direction of ['sent', 'received'] as const) {
    stats[direction].messages += older[direction].messages;
    addAll(stats[direction].months, older[direction].months);
    addAll(stats[direction].words, older[direction].words);
  }
  addAll(stats.people, older.people);
  for (const [id, chat] of older.chats) addChat(stats, id, chat);
  for (const [hour, count] of older.hours.entries()) stats.hours[hour] = (stats.hours[hour] ?? 0) + count;
  for (const [day, count] of older.weekdays.entries()) stats.weekdays[day] = (stats.weekdays[day] ?? 0) + count;
  updateSilence(stats, { from: older.newest, to: stats.oldest });
  updateSilence(stats, { ...older.silence });
  stats.newest ??= older.newest;
  stats.oldest = older.oldest ?? stats.oldest;
}

/** The first of these members that isn't blank, trimmed. */
function textIn(record: DataRecord, ...members: string[]): string {
  for (const member of members) {
    const value = record[member];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

function increment(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function addAll(counts: Map<string, number>, more: ReadonlyMap<string, number>): void {
  for (const [key, count] of more) increment(counts, key, count);
}

/** Keeps the newest name of a renamed chat. */
function addChat({ chats }: MessageStats, id: string, { name, messages }: { name: string; messages: number }): void {
  chats.set(id, { name: chats.get(id)?.name ?? name, messages: (chats.get(id)?.messages ?? 0) + messages });
}

function updateSilence(
  stats: MessageStats,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): void {
  if (from === undefined || to === undefined) return;
  const longest = stats.silence ? stats.silence.to - stats.silence.from : 0;
  if (to - from > longest) stats.silence = { from, to };
}

const SPACED_WORD = /[\p{L}][\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
const MIN_LETTERS = 4;
/** Per message: longer texts are usually pasted, and say little about how somebody writes. */
const MAX_WORDS = 200;
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });

/** Words of four or more letters; in scripts without spaces, of two or more characters. */
function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  const lower = text.toLowerCase();
  if (isUnsegmented(lower)) {
    for (const { segment, isWordLike } of SEGMENTER.segment(lower.slice(0, MAX_WORDS * 4))) {
      if (isWordLike && isUnsegmented(segment) && segment.length > 1) words.add(segment);
    }
  }
  for (const [word] of lower.matchAll(SPACED_WORD)) {
    if (words.size === MAX_WORDS) break;
    if (word.length >= MIN_LETTERS && !isUnsegmented(word)) words.add(word);
  }
  return words;
}

/** Maximum number of chats, people and words in a summary. */
const MAX_LISTED = { chats: 20, people: 20, words: 30 } as const;

/** @param isKeyword whether a word is characteristic enough to list */
export function summarize(stats: MessageStats, isKeyword: (word: string) => boolean): Omit<Statistics, 'isPartial'> {
  const { sent, received, newest, oldest, silence, hours, weekdays } = stats;
  const iso = (at: number) => new Date(at).toISOString();
  const named = ranked(stats.people).map(([name, messages]) => ({ name, messages }));
  const chats = [...stats.chats].map(([id, chat]) => ({ id, ...chat }));
  const words = ranked(sent.words.size > 0 ? sent.words : received.words)
    // A word of a single message is no favourite.
    .filter(([word, messages]) => messages > 1 && isKeyword(word))
    .map(([word, messages]) => ({ word, messages }));
  return {
    ...{ messages: sent.messages + received.messages, sent: sent.messages },
    ...(oldest === undefined ? {} : { first: iso(oldest) }),
    ...(newest === undefined ? {} : { last: iso(newest) }),
    ...(silence === undefined ? {} : { silence: { from: iso(silence.from), to: iso(silence.to) } }),
    ...{ months: monthsOf(stats), hours, weekdays },
    chats: chats.sort((a, b) => b.messages - a.messages || compare(a.id, b.id)).slice(0, MAX_LISTED.chats),
    ...{ chatCount: chats.length, people: named.slice(0, MAX_LISTED.people), peopleCount: named.length },
    words: words.slice(0, MAX_LISTED.words),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By count, descending; ties by key, so that the order doesn't depend on insertion. */
const ranked = (counts: ReadonlyMap<string, number>) => [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));

/** A longer span comes from wrong clocks. */
const MAX_MONTHS = 1_200;

/** In order, including months without messages. */
function monthsOf({ sent, received }: MessageStats): Statistics['months'] {
  const known = [...new Set([...sent.months.keys(), ...received.months.keys()])].sort();
  const [first = '2000-01', last = '1999-12'] = [known[0], known.at(-1)];
  const from = Temporal.PlainYearMonth.from(first);
  const { months: span } = from.until(last, { largestUnit: 'months' });
  const months =
    span < MAX_MONTHS
      ? Array.from({ length: span + 1 }, (_, index) => from.add({ months: index }).toString())
      : known.slice(-MAX_MONTHS);
  return months.map((month) => ({
    month,
    sent: sent.months.get(month) ?? 0,
    received: received.months.get(month) ?? 0,
  }));
}
