/** Finds the times among words that somebody typed without a key. */

import type { TypedWord } from '../query/query-words.ts';
import type { Span } from './dates.ts';
import { saidTime } from './spans.ts';
import { understoodOf } from './time-languages.ts';

/** Words that one time takes at most: "in the last 3 weeks". */
const MAX_WORDS = 5;
/** Words beyond these are not looked through. */
const MAX_LOOKED_AT = 60;

export interface TimeReading {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly plain: 'words' | 'filters';
  /** ISO 639-1 of who typed them; undefined: any. */
  readonly language: string | undefined;
  /** As spanInFigures has it. */
  readonly monthFirst: boolean;
}

export interface FoundTimes {
  /** What is left. */
  readonly rest: readonly TypedWord[];
  readonly spans: readonly Span[];
}

/**
 * Among filters every time counts, a name that could be one ("May", "2024") only where nothing else stands beside it.
 * Among words to be found only what begins or ends them and cannot well be meant otherwise: "ferry last summer". What
 * has a key may stand anywhere between.
 */
export function findTimes(words: readonly TypedWord[], reading: TimeReading): FoundTimes {
  const taken = new Set<TypedWord>();
  const spans: Span[] = [];
  for (;;) {
    const left = words.filter((word) => word.key === undefined && !taken.has(word));
    const found = longestTime(left, reading);
    if (!found) return { rest: words.filter((word) => !taken.has(word)), spans };
    for (const word of found.run) taken.add(word);
    spans.push(found.span);
  }
}

/** Arabic says “before” and “ago” with one word: قبل شهر is a month ago, قبل شهر رمضان is before Ramadan. */
const BEFORE = /^(?:قبل|منذ)$/u;

const isPlain = ({ quoted, excluded }: TypedWord) => !quoted && !excluded;

function longestTime(words: readonly TypedWord[], { today, plain, language, monthFirst }: TimeReading) {
  const goesOn = understoodOf(language).of;
  const plainCount = words.filter(isPlain).length;
  const last = Math.min(words.length, MAX_LOOKED_AT);
  for (let length = Math.min(MAX_WORDS, plainCount); length > 0; length--) {
    for (let start = 0; start + length <= last; start++) {
      const next = words[start + length]?.value;
      const isAtEnd =
        next === undefined || (start === 0 && !goesOn.has(next.toLowerCase()) && !BEFORE.test(words[0]?.value ?? ''));
      const run = words.slice(start, start + length);
      if (!run.every(isPlain) || (plain === 'words' && !isAtEnd)) continue;
      const said = saidTime(run.map(({ value }) => value).join(' '), today, { language, monthFirst });
      if (!said) continue;
      const alone = length === plainCount;
      const counts =
        plain === 'filters'
          ? said.sure || alone
          : said.sure && (length > 1 || said.isDay || (!alone && /^\D*\p{sc=Han}/u.test(run[0]?.value ?? '')));
      if (counts) return { run, span: said.span };
    }
  }
  return undefined;
}
