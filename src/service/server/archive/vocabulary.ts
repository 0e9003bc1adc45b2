/** Sealed words of the archive, found by keyed hashes of their first two, three and four letters. */
import { memoize } from '#platform/lru-cache.ts';
import { editDistance } from '#platform/text-match.ts';
import { isRunOfPairs } from '../text/words.ts';
import { type ArchiveKey, SEAL_BYTES } from './archive-key.ts';
import type { ArchiveReading, SpelledWord } from './store.ts';
import type { TokenWord } from './terms.ts';

/** Letters from which on two slips are still the same word. */
const LONG_WORD = 8;
/** Of a word this short, one letter for another makes another word: "wine" is no "wife". */
const SHORT_WORD = 4;
/** Letters that are right. */
const RIGHT = 2;
/** Letters of a beginning (`begins4` of the vocabulary). */
const BEGINNING = 4;

/** How many slips still make the same word. */
const mostSlips = (word: string) => (word.length < LONG_WORD ? 1 : 2);

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

/** Words that a beginning stands for at most: the most frequent ones. */
const MAX_EXPANSIONS = 200;

/** Words that are opened to find one that two slips make of another: the most frequent of those that begin so. */
const MAX_OPENED = 1000;

const letters = (word: string, count: number) => [...word].slice(0, count).join('');
/** A pair of characters of a script without spaces is looked for by its first one. */
const isPair = (word: string) => isRunOfPairs(word) && [...word].length === 2;
/** Beginnings whose tokens are remembered. */
const MAX_BEGINNINGS = 10_000;

// A beginning is never hashed like the word of the same letters.
const beginning = (text: string) => `${text}…`;
const binding = (token: string) => `word/${token}`;

/** New words that one import spells: what holds more is noise, whose every word would cost the disk as much as its message. */
const MAX_SPELLED = 1_000_000;

/** @param most how many it seals in all @returns of some words those that are not there yet, sealed, for the transaction in which it is asked to write */
export function createWordSealer(store: Pick<ArchiveReading, 'spelled'>, key: ArchiveKey, most = MAX_SPELLED) {
  let left = most;
  const tokenOf = memoize<string>(MAX_BEGINNINGS, (text) => key.token(beginning(text)));

  function sealed(token: string, word: string): SpelledWord {
    const [three, four] = [3, 4].map((count) => ([...word].length < count ? null : tokenOf(letters(word, count))));
    return {
      token,
      word: key.seal(Buffer.from(word), binding(token)),
      begins2: tokenOf(isPair(word) ? letters(word, 1) : letters(word, 2)),
      begins3: three ?? null,
      begins4: four ?? null,
    };
  }

  return (words: readonly TokenWord[]): SpelledWord[] => {
    if (left === 0) return [];
    // In the order of their keys, which touches each page of the store once.
    const asked = new Map(words.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const spelled = store.spelled([...asked.keys()]);
    const added = [...asked].filter(([token]) => !spelled.has(token)).slice(0, left);
    left -= added.length;
    return added.map(([token, word]) => sealed(token, word));
  };
}

export interface Vocabulary {
  /** Tokens of the words that begin with `prefix` (two letters or more, or one of a script without spaces), most frequent first; `most` at most. */
  withPrefix(prefix: string, most?: number): string[];
  /** The word that is spelt most like this one, the more frequent of two; undefined where none is near. Both begin alike. */
  suggest(word: string): string | undefined;
  /** A word, and the words that begin with it where it has two letters or more; `cut` where there may be more of these. */
  expandPrefix(word: string): { anyOf: string[]; cut: boolean };
}

export function createVocabulary(
  store: Pick<ArchiveReading, 'begun' | 'begunByOneOf' | 'spelled'>,
  key: ArchiveKey,
): Vocabulary {
  function withPrefix(prefix: string, most = MAX_EXPANSIONS): string[] {
    const { length } = [...prefix];
    const kept = length >= 4 ? 4 : length === 3 ? 3 : 2;
    const found: string[] = [];
    // What was hashed of the word is the whole of what is looked for, or only its beginning.
    const isWhole = length <= 4;
    const begun = key.token(beginning(letters(prefix, 4)));
    for (const { token, word } of store.begun(kept, begun, isWhole ? most : MAX_OPENED)) {
      if (!isWhole && !key.open(word, binding(token)).toString().startsWith(prefix)) continue;
      if (found.push(token) === most) break;
    }
    return found;
  }
  return {
    withPrefix,
    suggest(word) {
      // Most slips come alone: what one of them makes is asked for as it is, and nothing is opened.
      const made = new Map(oneSlipFrom(word).map((other) => [key.token(other), other]));
      const held = [...store.spelled([...made.keys()])].filter(([, records]) => records > 0);
      const [most] = held.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      if (most) return made.get(most[0]);
      if (mostSlips(word) < 2) return undefined;
      const begun = beginningsNear(word).map((letters) => key.token(beginning(letters)));
      const [bytes, widest] = [Buffer.byteLength(word), Math.max(...[...word].map((one) => Buffer.byteLength(one)))];
      for (const { token, word: sealed } of store.begunByOneOf(begun, MAX_OPENED)) {
        if (Math.abs(sealed.length - SEAL_BYTES - bytes) > 2 * widest) continue;
        const other = key.open(sealed, binding(token)).toString();
        if (slipsBetween(word, other) <= 2) return other;
      }
      return undefined;
    },
    expandPrefix(word) {
      const begun = [...word].length < 2 ? [] : withPrefix(word);
      return { anyOf: [...new Set([key.token(word), ...begun])], cut: begun.length >= MAX_EXPANSIONS };
    },
  };
}
