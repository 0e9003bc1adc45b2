/** Times among the words that somebody typed. */

import { parseTimeSpan, type Span } from '#locales/times/spans.ts';
import type { Today } from '#locales/times/today.ts';
import { vocabularyFor } from '#locales/times/vocabulary.ts';
import type { TypedWord } from '../query/query-words.ts';

/** Words that one time takes at most: "in the last 3 weeks". */
const MAX_WORDS = 5;
/** Words beyond these are not looked through. */
const MAX_LOOKED_AT = 60;

export interface FoundTimes {
  readonly rest: readonly TypedWord[];
  readonly spans: readonly Span[];
}

/** Among filters every sure time counts; among words only one that begins or ends them: "ferry last summer". */
export function findTimes(words: readonly TypedWord[], today: Today, plain: 'words' | 'filters'): FoundTimes {
  const taken = new Set<TypedWord>();
  const spans: Span[] = [];
  for (;;) {
    const left = words.filter((word) => word.key === undefined && !taken.has(word));
    const found = longestTime(left, today, plain);
    if (!found) return { rest: words.filter((word) => !taken.has(word)), spans };
    for (const word of found.run) taken.add(word);
    spans.push(found.span);
  }
}

const isPlain = ({ quoted, excluded }: TypedWord) => !quoted && !excluded;

function longestTime(words: readonly TypedWord[], today: Today, plain: 'words' | 'filters') {
  const { around, normalize } = vocabularyFor(today.language);
  const plainCount = words.filter(isPlain).length;
  const last = Math.min(words.length, MAX_LOOKED_AT);
  for (let length = Math.min(MAX_WORDS, plainCount); length > 0; length--) {
    for (let start = 0; start + length <= last; start++) {
      const next = words[start + length]?.value;
      // قبل شهر is a month ago, قبل شهر رمضان is before Ramadan.
      const goesOn = (after: string) =>
        around.of.has(normalize(after)) || around.before.has(normalize(words[0]?.value ?? ''));
      const isAtEnd = next === undefined || (start === 0 && !goesOn(next));
      const run = words.slice(start, start + length);
      if (!run.every(isPlain) || (plain === 'words' && !isAtEnd)) continue;
      const span = parseTimeSpan(run.map(({ value }) => value).join(' '), today);
      if (!span) continue;
      const alone = length === plainCount;
      const counts =
        plain === 'filters'
          ? span.sure || alone
          : span.sure && (length > 1 || span.isDay || (!alone && /^\D*\p{sc=Han}/u.test(run[0]?.value ?? '')));
      if (counts) return { run, span };
    }
  }
  return undefined;
}
