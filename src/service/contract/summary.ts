/** What a tally comes to: the figures that somebody reads. */
import type { Tally } from './tally.ts';

/** The most frequent chats, people and words that are told. */
const MOST = { chats: 20, people: 20, words: 30 } as const;
/** A word that stands in one message is nobody's favourite. */
const LEAST_TIMES = 2;

export interface Summary {
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
