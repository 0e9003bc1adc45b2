/** Counts messages: by whom, where, when and with which words. A part is plain data; parts that follow one another are merged. */
import { isUnsegmented } from '#platform/text-match.ts';
import type { DataRecord } from './records.ts';
import type { Statistics } from './statistics.ts';

/** Of what was sent, or of what came. */
interface Side {
  messages: number;
  /** By `2026-03`. */
  readonly months: Map<string, number>;
  /** In how many messages each word stands, in lower case. */
  readonly words: Map<string, number>;
}

/** What was counted, newest first; times are milliseconds since 1970. */
export interface MessageStats {
  readonly sent: Side;
  readonly received: Side;
  newest: number | undefined;
  oldest: number | undefined;
  /** The longest time between two messages. */
  silence: { from: number; to: number } | undefined;
  readonly hours: number[];
  /** From Monday on. */
  readonly weekdays: number[];
  /** By id: two chats may have one name. */
  readonly chats: Map<string, { readonly name: string; messages: number }>;
  /** Those who wrote to the person. */
  readonly people: Map<string, number>;
}

/** Members of a record that counting and its filters read, for a service that would send all of them. */
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
 * Adds a message or mail. They come newest first; one that does not makes no silence.
 * @param happened when it was sent, ISO 8601; without a readable time it is counted, but stands nowhere in time
 * @param zone IANA name of the zone whose clocks are meant
 */
export function countMessage(
  stats: MessageStats,
  record: DataRecord,
  { happened, zone }: { happened: string; zone: string },
): void {
  const side = record.type === 'send' ? stats.sent : stats.received;
  side.messages += 1;
  const who = textIn(record, 'fromName', 'fromHandle', 'fromEmail');
  if (side === stats.received && who) bump(stats.people, who);
  const chat = textIn(record, 'groupId');
  if (chat) addChat(stats, chat, { name: textIn(record, 'groupName'), messages: 1 });
  for (const word of wordsOf(textIn(record, 'messageText', 'contentText', 'content', 'description')))
    bump(side.words, word);
  const at = Date.parse(happened);
  if (Number.isNaN(at)) return;
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  if (local.year < 0 || local.year > 9_999) return;
  bump(side.months, local.toPlainDate().toPlainYearMonth().toString());
  stats.hours[local.hour] = (stats.hours[local.hour] ?? 0) + 1;
  stats.weekdays[local.dayOfWeek - 1] = (stats.weekdays[local.dayOfWeek - 1] ?? 0) + 1;
  noteSilence(stats, { from: at, to: stats.oldest });
  stats.newest = Math.max(stats.newest ?? at, at);
  stats.oldest = Math.min(stats.oldest ?? at, at);
}

/** Adds a part that is older than all of `stats`. */
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
  noteSilence(stats, { from: older.newest, to: stats.oldest });
  noteSilence(stats, { ...older.silence });
  stats.newest ??= older.newest;
  stats.oldest = older.oldest ?? stats.oldest;
}

/** The first of these members that holds words. */
function textIn(record: DataRecord, ...members: string[]): string {
  for (const member of members) {
    const value = record[member];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

function bump(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function addAll(counts: Map<string, number>, more: ReadonlyMap<string, number>): void {
  for (const [key, count] of more) bump(counts, key, count);
}

/** A chat that changed its name has the newest one. */
function addChat({ chats }: MessageStats, id: string, { name, messages }: { name: string; messages: number }): void {
  chats.set(id, { name: chats.get(id)?.name ?? name, messages: (chats.get(id)?.messages ?? 0) + messages });
}

function noteSilence(stats: MessageStats, { from, to }: { from?: number | undefined; to?: number | undefined }): void {
  if (from === undefined || to === undefined) return;
  const longest = stats.silence ? stats.silence.to - stats.silence.from : 0;
  if (to - from > longest) stats.silence = { from, to };
}

const SPACED_WORD = /[\p{L}][\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
const LEAST_LETTERS = 4;
/** Of one message: longer ones are pasted, and say little about how somebody writes. */
const MOST_WORDS = 200;
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });

/** Words that may be somebody's favourites: of four letters or more; of scripts without spaces, of two signs or more. */
function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  const lower = text.toLowerCase();
  if (isUnsegmented(lower)) {
    for (const { segment, isWordLike } of SEGMENTER.segment(lower.slice(0, MOST_WORDS * 4))) {
      if (isWordLike && isUnsegmented(segment) && segment.length > 1) words.add(segment);
    }
  }
  for (const [word] of lower.matchAll(SPACED_WORD)) {
    if (words.size === MOST_WORDS) break;
    if (word.length >= LEAST_LETTERS && !isUnsegmented(word)) words.add(word);
  }
  return words;
}

/** The most frequent chats, people and words that are told. */
const MOST = { chats: 20, people: 20, words: 30 } as const;

/** @param isKeyword whether a word says something about who uses it */
export function summarize(stats: MessageStats, isKeyword: (word: string) => boolean): Omit<Statistics, 'isPartial'> {
  const { sent, received, newest, oldest, silence, hours, weekdays } = stats;
  const iso = (at: number) => new Date(at).toISOString();
  const named = ranked(stats.people).map(([name, messages]) => ({ name, messages }));
  const chats = [...stats.chats].map(([id, chat]) => ({ id, ...chat }));
  const words = ranked(sent.words.size > 0 ? sent.words : received.words)
    // A word of one message is nobody's favourite.
    .filter(([word, messages]) => messages > 1 && isKeyword(word))
    .map(([word, messages]) => ({ word, messages }));
  return {
    ...{ messages: sent.messages + received.messages, sent: sent.messages },
    ...(oldest === undefined ? {} : { first: iso(oldest) }),
    ...(newest === undefined ? {} : { last: iso(newest) }),
    ...(silence === undefined ? {} : { silence: { from: iso(silence.from), to: iso(silence.to) } }),
    ...{ months: monthsOf(stats), hours, weekdays },
    chats: chats.sort((a, b) => b.messages - a.messages || compare(a.id, b.id)).slice(0, MOST.chats),
    ...{ chatCount: chats.length, people: named.slice(0, MOST.people), peopleCount: named.length },
    words: words.slice(0, MOST.words),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Most first; equal counts stand in an order that does not depend on who was counted first. */
const ranked = (counts: ReadonlyMap<string, number>) => [...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));

/** More would be the work of a clock that was wrong. */
const MOST_MONTHS = 1_200;

/** In order, those in which nothing was said among them. */
function monthsOf({ sent, received }: MessageStats): Statistics['months'] {
  const known = [...new Set([...sent.months.keys(), ...received.months.keys()])].sort();
  const [first = '2000-01', last = '1999-12'] = [known[0], known.at(-1)];
  const from = Temporal.PlainYearMonth.from(first);
  const { months: span } = from.until(last, { largestUnit: 'months' });
  const months =
    span < MOST_MONTHS
      ? Array.from({ length: span + 1 }, (_, index) => from.add({ months: index }).toString())
      : known.slice(-MOST_MONTHS);
  return months.map((month) => ({
    month,
    sent: sent.months.get(month) ?? 0,
    received: received.months.get(month) ?? 0,
  }));
}
