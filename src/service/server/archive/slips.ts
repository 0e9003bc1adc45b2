/** Slips of the finger: which words may have been meant by one that was typed. Words are folded; their first two letters are taken to be right. */
import { editDistance } from '#platform/text-match.ts';

/** Letters from which on two slips are still the same word. */
const LONG_WORD = 8;
/** Of a word this short, one letter for another makes another word: "wine" is no "wife". */
const SHORT_WORD = 4;
/** Letters that are right. */
const RIGHT = 2;
/** Letters of a beginning (`begins4` of the vocabulary). */
const BEGINNING = 4;

/** How many slips still make the same word. */
export const mostSlips = (word: string) => (word.length < LONG_WORD ? 1 : 2);

/** Slips that make one word of the other; Infinity where there are certainly more than two. */
export function slipsBetween(typed: string, other: string): number {
  return Math.abs(typed.length - other.length) > 2 ? Infinity : editDistance(typed, other);
}

/** Letters of Unicode stand in blocks, each of one script or a part of it. */
const BLOCK = 128;

/** The letters that a word of this one's script may have. */
function lettersFor(word: string): string[] {
  const blocks = new Set([...word].map((letter) => Math.floor((letter.codePointAt(0) ?? 0) / BLOCK)));
  return [...blocks].flatMap((block) =>
    Array.from({ length: BLOCK }, (_, at) => String.fromCodePoint(block * BLOCK + at)).filter(
      (letter) => /\p{L}/u.test(letter) && letter === letter.toLowerCase(),
    ),
  );
}

/** All words that one slip makes of this one, behind its first two letters; some hundreds. */
export function oneSlipFrom(word: string): string[] {
  const letters = lettersFor(word);
  const made = new Set<string>();
  for (let at = RIGHT; at <= word.length; at++) {
    const [before, own, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
    const rest = word.slice(at + 1);
    if (own !== '') made.add(before + rest);
    if (next !== '') made.add(before + next + own + rest.slice(1));
    for (const letter of letters) {
      made.add(before + letter + own + rest);
      if (own !== '' && word.length > SHORT_WORD) made.add(before + letter + rest);
    }
  }
  made.delete(word);
  return [...made];
}

/** With what a word begins that is this one but for slips, of which no two are among these four letters. */
export function beginningsNear(word: string): string[] {
  const first = word.slice(0, BEGINNING + 1);
  return [...new Set([first, ...oneSlipFrom(first)].map((letters) => letters.slice(0, BEGINNING)))];
}
