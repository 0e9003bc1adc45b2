/** What is looked for in the messages of telegram-export.ts. */
import { LANGUAGES, RARE_WORDS, rareWord } from './telegram-export.ts';

export const KINDS = ['newest', 'rare', 'common', 'two', 'three', 'beginning', 'phrase', 'question'] as const;
export type SearchKind = (typeof KINDS)[number];

/** The `time`-th search of a kind: no two in a row are the same. */
export function keywordsOf(kind: SearchKind, time: number): string {
  const words = LANGUAGES[time % LANGUAGES.length] ?? [];
  const word = (position: number) => words[(time + position) % Math.min(words.length, 8)] ?? '';
  switch (kind) {
    case 'newest':
    case 'common':
      return word(0);
    case 'rare':
      return rareWord(RARE_WORDS - 1 - time);
    case 'two':
      return `${word(0)} ${word(1)}`;
    case 'three':
      return `${word(0)} ${word(1)} ${word(2)}`;
    case 'beginning':
      return [...rareWord(time)].slice(0, 2).join('');
    case 'phrase':
      return `"${word(0)} ${word(1)}"`;
    case 'question':
      return `what did they say about the ${rareWord(time)} and the ${words[10 + (time % 5)] ?? ''}`;
  }
}
