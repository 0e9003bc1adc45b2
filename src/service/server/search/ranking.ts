/**
 * How well a record fits the words of a search: by what it holds, and a message by what was said around it.
 *
 *     x(t,m) = [t in m] + Σ(d=1..8) b(d)·[t in m−d] + Σ(d=1..5) .3/d·[t in m+d]       same chat, same session
 *     b(d)   = .3/d;  but b(1) = .5 where t stands in a sentence of m−1 that ends in "?"
 *     S(m)   = Σ idf(t) · 1.6·x / (x + .6)  × asks × sender × date × told × capitals × quote
 *
 * A word is there or not: neither how often it occurs nor how long the text is counts.
 */
import { type SeqRange, secondOf } from '../archive/moment.ts';

export const WEIGHTS = {
  /** Of a word that stands so many messages before, divided by the distance. */
  before: 0.3,
  reachBefore: 8,
  after: 0.3,
  reachAfter: 5,
  /** Of a word that the message right before asks for. */
  carry: 0.5,
  /** top·x / (x + half). */
  saturation: { top: 1.6, half: 0.6 },
  /** What a message loses of which every word stands in a question. */
  asks: 0.4,
  /** Of the one person that is named; more where their words are quoted as the answer. */
  sender: 1.2,
  quotedSender: 1.7,
  /** In chats where nobody who is named writes. */
  otherChat: 0.6,
  /** Within the month or the year that is named, and in the month after it. */
  date: 2,
  nextMonth: 1.25,
  /** Within so many days from the day that is named. */
  day: { within: 2, factor: 3 },
  nearDay: { within: 9, factor: 2 },
  /** Of a message that holds all that was typed, word for word. */
  quote: 3,
  /** Of what tells a time or a figure, where one is asked for. */
  told: { time: 1.3, figure: 1.2 },
  capital: 0.05,
  mostCapitals: 3,
  /** A word as it was typed, in another form, in another language, of the same first letters, of the same concept. */
  same: 1,
  form: 0.9,
  translated: 0.5,
  kin: 0.3,
  related: 0.15,
  /** A word in the name of who wrote it, or of the chat. */
  inSender: 0.5,
  inPlace: 0.3,
} as const;

/** Messages further apart are of two sessions, in seconds. */
export const SESSION_PAUSE = 6 * 3600;

/** Above 0 for what every record holds, too: in an archive of a few messages most words are in most of them. */
export function idf(records: number, all: number): number {
  return Math.log1p((Math.max(0, all - records) + 0.5) / (records + 0.5));
}

/** What a text says about the words of a search, in their order. */
export interface TextReading {
  /** How much of each word it holds, 0 to 1. */
  readonly holds: readonly number[];
  /** Which of them stand in a question. */
  readonly asks: readonly boolean[];
  /** How many of its words that tell something stand in its questions, 0 to 1. */
  readonly askedShare: number;
}

/** What else a text shows that may be an answer. */
export interface TextSigns {
  /** What it gains by telling a time or a figure, where one is asked for. */
  readonly told: number;
  /** Words with a capital inside of sentences. */
  readonly capitals: number;
}

export interface Scored {
  /** How much of each word it and what was said around it hold. */
  readonly held: readonly number[];
  readonly score: number;
}

export interface Weighed {
  readonly idf: readonly number[];
  readonly time: NamedDate | undefined;
}

/** The time that a search names. */
export interface NamedDate {
  readonly range: SeqRange;
  readonly isDay: boolean;
  readonly isMonth: boolean;
}

/** S without its sender and chat. @param own what itself holds of each word @param before the nearest first, as `after` @param counts whether a word counts */
export function scoreOf(
  { idf: weights, time }: Weighed,
  { seq, reading, signs, own }: { seq: number; reading: TextReading; signs: TextSigns; own: readonly number[] },
  before: readonly TextReading[],
  after: readonly TextReading[],
  counts: (word: number) => boolean,
): Scored {
  const { top, half } = WEIGHTS.saturation;
  let score = 0;
  const held = weights.map((weight, word) => {
    if (!counts(word)) return 0;
    let x = own[word] ?? 0;
    for (const [at, { holds, asks }] of before.entries()) {
      const carried = at === 0 && asks[word] ? WEIGHTS.carry : WEIGHTS.before / (at + 1);
      x += carried * (holds[word] ?? 0);
    }
    for (const [at, { holds }] of after.entries()) x += (WEIGHTS.after / (at + 1)) * (holds[word] ?? 0);
    score += (weight * top * x) / (x + half);
    return x;
  });
  score *= 1 - WEIGHTS.asks * reading.askedShare;
  score *= 1 + WEIGHTS.capital * Math.min(WEIGHTS.mostCapitals, signs.capitals);
  score *= signs.told;
  if (time) score *= dateFactor(time, seq);
  return { held, score };
}

const DAY = 86_400;

/** What a record gains that happened in the time that is named, or soon after. */
export function dateFactor({ range, isDay, isMonth }: NamedDate, seq: number): number {
  const at = secondOf(seq);
  const [from, to] = [secondOf(range.from), secondOf(range.to)];
  if (at < from) return 1;
  if (isDay) {
    const days = (at - from) / DAY;
    const { day, nearDay } = WEIGHTS;
    return days < 1 + day.within ? day.factor : days < 1 + nearDay.within ? nearDay.factor : 1;
  }
  if (at <= to) return WEIGHTS.date;
  return isMonth && at <= to + 31 * DAY ? WEIGHTS.nextMonth : 1;
}
