/**
 * Scores how well a record fits the words of a search, by its own text and, for a message, its context.
 *
 *     x(t,m) = [t in m] + Σ(d=1..8) b(d)·[t in m−d] + Σ(d=1..5) .3/d·[t in m+d]       same chat, same session
 *     b(d)   = .3/d;  but b(1) = .5 if t is in a sentence of m−1 that ends in "?"
 *     S(m)   = Σ idf(t) · 1.6·x / (x + .6)  × asks × sender × date × sign × capitals × quote
 *
 * A word counts once: neither its frequency in the text nor the text length matters.
 */
import { type SeqRange, secondOf } from '../archive/moment.ts';

export const WEIGHTS = {
  /** Weight of a word in an earlier message, divided by the distance. */
  before: 0.3,
  reachBefore: 8,
  after: 0.3,
  reachAfter: 5,
  /** Weight of a word that the previous message asks about. */
  carry: 0.5,
  /** top·x / (x + half). */
  saturation: { top: 1.6, half: 0.6 },
  /** Penalty of a message whose words are all in questions. */
  asks: 0.4,
  /** Factor for messages of the only named person; higher when they're quoted as the answer. */
  sender: 1.2,
  quotedSender: 1.7,
  /** Factor for chats where no named person writes. */
  otherChat: 0.6,
  /** Factor within the named month or year, and in the following month. */
  date: 2,
  nextMonth: 1.25,
  /** Factors within so many days of the named day. */
  day: { within: 2, factor: 3 },
  nearDay: { within: 9, factor: 2 },
  /** Factor for mails to many. */
  bulk: 0.6,
  /** Factor for a message with the whole input verbatim. */
  quote: 3,
  /** Factor for a time or a figure in the text, if the search asks for one. */
  sign: { time: 1.3, figure: 1.2 },
  capital: 0.05,
  mostCapitals: 3,
  /** Levels of a word: as typed, in another form, in another language, with the same prefix, of the same concept. */
  same: 1,
  form: 0.9,
  translated: 0.5,
  kin: 0.3,
  related: 0.15,
  /** Level of a word in the sender's or the chat's name. */
  inSender: 0.5,
  inPlace: 0.3,
} as const;

/** Messages further apart belong to different sessions, in seconds. */
export const SESSION_PAUSE = 6 * 3600;

/** Inverse document frequency, above 0 even for a word in every record, as most words are in a small archive. */
export function idf(records: number, all: number): number {
  return Math.log1p((Math.max(0, all - records) + 0.5) / (records + 0.5));
}

/** What a text contains of the words of a search, in their order. */
export interface TextReading {
  /** Level of each word, 0 to 1. */
  readonly holds: readonly number[];
  /** Which of them are in a question. */
  readonly asks: readonly boolean[];
  /** Share of its content words that are in questions, 0 to 1. */
  readonly askedShare: number;
}

/** Other signs of an answer in a text. */
export interface TextSigns {
  /** Factor for a time or a figure, if the search asks for one. */
  readonly sign: number;
  /** Number of capitalized words inside sentences. */
  readonly capitals: number;
}

export interface Scored {
  /** Level of each word in the message and its context. */
  readonly held: readonly number[];
  readonly score: number;
}

export interface Weighed {
  readonly idf: readonly number[];
  readonly time: NamedDate | undefined;
}

/** The time named by a search. */
export interface NamedDate {
  readonly range: SeqRange;
  readonly isDay: boolean;
  readonly isMonth: boolean;
}

/** S without sender and chat factors. @param own levels of the words in the record itself @param before nearest first, as `after` @param counts whether a word counts */
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
  score *= signs.sign;
  if (time) score *= dateFactor(time, seq);
  return { held, score };
}

const DAY = 86_400;

/** Factor for a record in the named time or soon after. */
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
