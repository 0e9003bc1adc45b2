/**
 * Counts what was said: by whom, where, when and with which words. Parts that follow one another in time can be counted
 * apart (by pages, in threads) and put together; a part is plain data.
 */
import { isUnsegmented } from '#platform/text-match.ts';
import type { LocalTime } from './local-time.ts';

/** The most frequent chats, people and words that are told. */
const MOST = { chats: 20, people: 20, words: 30 } as const;
/** A word that stands in one message is nobody's favourite. */
const LEAST_TIMES = 2;

interface Summary {
  messages: number;
  sent: number;
  /** ISO 8601. */
  first?: string;
  last?: string;
  silence?: { from: string; to: string };
  /** In order, those in which nothing was said among them. */
  months: { month: string; sent: number; received: number }[];
  hours: number[];
  weekdays: number[];
  chats: { id: string; name: string; messages: number }[];
  /** How many there are in all. */
  chatCount: number;
  people: { name: string; messages: number }[];
  peopleCount: number;
  /** Of what was sent; where nothing was, of what came. */
  words: { word: string; messages: number }[];
}

/** @param tells whether a word says something about who uses it */
export function summaryOf(tally: Tally, tells: (word: string) => boolean): Summary {
  const iso = (at: number) => new Date(at).toISOString();
  const { messages, sent, newest, oldest, silence } = tally;
  const written = tally.words.sent.size > 0 ? tally.words.sent : tally.words.received;
  const words: Summary['words'] = [];
  for (const [word, count] of ranked([...written])) {
    if (words.length === MOST.words || count < LEAST_TIMES) break;
    if (tells(word)) words.push({ word, messages: count });
  }
  const chats = [...tally.chats].map(([id, { name, messages: count }]) => ({ id, name, messages: count }));
  return {
    messages,
    sent,
    ...(oldest === undefined ? {} : { first: iso(oldest) }),
    ...(newest === undefined ? {} : { last: iso(newest) }),
    ...(silence === undefined ? {} : { silence: { from: iso(silence.from), to: iso(silence.to) } }),
    months: monthsOf(tally),
    hours: tally.hours,
    weekdays: tally.weekdays,
    chats: chats.sort((a, b) => b.messages - a.messages || compare(a.id, b.id)).slice(0, MOST.chats),
    chatCount: tally.chats.size,
    people: ranked([...tally.people])
      .slice(0, MOST.people)
      .map(([name, count]) => ({ name, messages: count })),
    peopleCount: tally.people.size,
    words,
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Most first; what is as frequent stands in an order that does not depend on who was counted first. */
const ranked = (counts: [string, number][]) => counts.sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));

/** More would be the work of a clock that was wrong. */
const MOST_MONTHS = 1_200;

function monthsOf({ months }: Tally): Summary['months'] {
  const known = [...months.keys()].sort();
  const last = known.at(-1);
  const all: Summary['months'] = [];
  for (let month = known[0]; month !== undefined && last !== undefined && month <= last; month = monthAfter(month)) {
    all.push({ month, sent: 0, received: 0, ...months.get(month) });
    if (all.length > MOST_MONTHS)
      return known.slice(-MOST_MONTHS).map((name) => ({ month: name, sent: 0, received: 0, ...months.get(name) }));
  }
  return all;
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** One message. */
export interface Said {
  /** ISO 8601; what has no readable time is counted, but stands nowhere in time. */
  readonly at: string;
  readonly outgoing: boolean;
  /** Which chat it is of, and what that is called; undefined where it is of none. */
  readonly chat: string | undefined;
  readonly chatName: string | undefined;
  readonly who: string | undefined;
  readonly text: string;
}

interface Named {
  name: string;
  messages: number;
}

/** What was counted, the newest first: milliseconds since 1970, months as `2026-03`, weekdays from Monday on. */
export interface Tally {
  messages: number;
  sent: number;
  newest: number | undefined;
  oldest: number | undefined;
  /** The longest time in which nothing was said, between two messages. */
  silence: { from: number; to: number } | undefined;
  readonly months: Map<string, { sent: number; received: number }>;
  readonly hours: number[];
  readonly weekdays: number[];
  /** By what tells chats apart: two may have one name. */
  readonly chats: Map<string, Named>;
  /** Those who wrote to the person. */
  readonly people: Map<string, number>;
  /** In how many messages each word stands, in lower case: of those that were sent, and of those that came. */
  readonly words: { readonly sent: Map<string, number>; readonly received: Map<string, number> };
}

export function createTally(): Tally {
  return {
    messages: 0,
    sent: 0,
    newest: undefined,
    oldest: undefined,
    silence: undefined,
    months: new Map(),
    hours: new Array<number>(24).fill(0),
    weekdays: new Array<number>(7).fill(0),
    chats: new Map(),
    people: new Map(),
    words: { sent: new Map(), received: new Map() },
  };
}

const bump = (counts: Map<string, number>, key: string, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by);

/** Adds a message. They come newest first; one that does not makes no silence. */
export function addSaid(tally: Tally, said: Said, localTime: (at: number) => LocalTime): void {
  const { outgoing, chat, chatName, who, text } = said;
  tally.messages += 1;
  if (outgoing) tally.sent += 1;
  else if (who !== undefined) bump(tally.people, who);
  if (chat !== undefined) addNamed(tally.chats, chat, { name: chatName ?? '', messages: 1 });
  for (const word of wordsOf(text)) bump(outgoing ? tally.words.sent : tally.words.received, word);
  const at = Date.parse(said.at);
  if (Number.isNaN(at)) return;
  const { month, weekday, hour } = localTime(at);
  addMonth(tally, month, outgoing ? { sent: 1, received: 0 } : { sent: 0, received: 1 });
  tally.hours[hour] = (tally.hours[hour] ?? 0) + 1;
  tally.weekdays[weekday] = (tally.weekdays[weekday] ?? 0) + 1;
  if (tally.oldest !== undefined) noteSilence(tally, { from: at, to: tally.oldest });
  tally.newest = Math.max(tally.newest ?? at, at);
  tally.oldest = Math.min(tally.oldest ?? at, at);
}

/** Adds a part that is older than all of `tally`. */
export function joinTally(tally: Tally, older: Tally): void {
  tally.messages += older.messages;
  tally.sent += older.sent;
  if (tally.oldest !== undefined && older.newest !== undefined)
    noteSilence(tally, { from: older.newest, to: tally.oldest });
  if (older.silence) noteSilence(tally, older.silence);
  tally.newest ??= older.newest;
  tally.oldest = older.oldest ?? tally.oldest;
  for (const [month, counts] of older.months) addMonth(tally, month, counts);
  for (const [hour, count] of older.hours.entries()) tally.hours[hour] = (tally.hours[hour] ?? 0) + count;
  for (const [day, count] of older.weekdays.entries()) tally.weekdays[day] = (tally.weekdays[day] ?? 0) + count;
  for (const [chat, named] of older.chats) addNamed(tally.chats, chat, named);
  for (const [who, count] of older.people) bump(tally.people, who, count);
  for (const kind of ['sent', 'received'] as const) {
    for (const [word, count] of older.words[kind]) bump(tally.words[kind], word, count);
  }
}

/** Of chats that change their name the newest one counts. */
function addNamed(counts: Map<string, Named>, key: string, { name, messages }: Named): void {
  const known = counts.get(key);
  if (!known) counts.set(key, { name, messages });
  else known.messages += messages;
}

function addMonth({ months }: Tally, month: string, { sent, received }: { sent: number; received: number }): void {
  const known = months.get(month);
  if (!known) months.set(month, { sent, received });
  else {
    known.sent += sent;
    known.received += received;
  }
}

function noteSilence(tally: Tally, silence: { from: number; to: number }): void {
  const longest = tally.silence ? tally.silence.to - tally.silence.from : 0;
  if (silence.to - silence.from > longest) tally.silence = silence;
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
