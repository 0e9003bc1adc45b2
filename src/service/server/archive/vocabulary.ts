/** The archive's vocabulary: sealed words, found by keyed hashes of their first two, three and four letters. */
import { memoize } from '#platform/lru-cache.ts';
import { editDistance } from '#platform/text-match.ts';
import { isUnspaced } from '../text/words.ts';
import { type ArchiveKey, SEAL_BYTES } from './archive-key.ts';
import type { ArchiveReading, SpelledWord } from './store.ts';
import type { TokenWord } from './terms.ts';

/** Words from this length on may have two typos. */
const LONG_WORD = 8;
/** In words up to this length, replacing a letter makes another word: "wine" isn't "wife". */
const SHORT_WORD = 4;
/** Leading letters that must match. */
const EXACT_LETTERS = 2;
/** Longest stored prefix (`begins4` of the vocabulary). */
const PREFIX_LENGTH = 4;

/** Maximum number of typos for the same word. */
const maxTypos = (word: string) => (word.length < LONG_WORD ? 1 : 2);

/** Edit distance of two words; Infinity if their lengths differ by more than two. */
export function editsBetween(typed: string, other: string): number {
  return Math.abs(typed.length - other.length) > 2 ? Infinity : editDistance(typed, other);
}

/** Unicode letters come in blocks of this size, each of one script or part of it. */
const BLOCK = 128;

/** Lower-case letters of the scripts in this word. */
function lettersFor(word: string): string[] {
  const blocks = new Set([...word].map((letter) => Math.floor((letter.codePointAt(0) ?? 0) / BLOCK)));
  return [...blocks].flatMap((block) =>
    Array.from({ length: BLOCK }, (_, at) => String.fromCodePoint(block * BLOCK + at)).filter(
      (letter) => /\p{L}/u.test(letter) && letter === letter.toLowerCase(),
    ),
  );
}

/** All strings one edit away from this word, with the same first two letters; some hundreds. */
export function oneEditFrom(word: string): string[] {
  const letters = lettersFor(word);
  const made = new Set<string>();
  for (let at = EXACT_LETTERS; at <= word.length; at++) {
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

/** Four-letter prefixes of words with typos, at most one of them in the prefix. */
export function prefixesNear(word: string): string[] {
  const first = word.slice(0, PREFIX_LENGTH + 1);
  return [...new Set([first, ...oneEditFrom(first)].map((letters) => letters.slice(0, PREFIX_LENGTH)))];
}

/** Maximum number of words for a prefix, the most frequent ones. */
const MAX_EXPANSIONS = 200;

/** Maximum number of candidates opened to find a word with two typos, the most frequent first. */
const MAX_OPENED = 1000;

const letters = (word: string, count: number) => [...word].slice(0, count).join('');
/** Pairs of characters of a script without spaces are indexed by their first one. */
const isPair = (word: string) => isUnspaced(word) && [...word].length === 2;
/** Cached tokens of prefixes. */
const MAX_CACHED_PREFIXES = 10_000;

// The suffix keeps a prefix from having the token of a word.
const prefixTerm = (text: string) => `${text}…`;
const binding = (token: string) => `word/${token}`;

/** New words that one import may store: more is noise, whose every word would cost as much disk as its message. */
const MAX_NEW_WORDS = 1_000_000;

/** Words looked up and sealed at a time. */
const SEALED_AT_ONCE = 1000;

/** Seals words for the current transaction, lazily. @param most total limit @returns those words that aren't in the vocabulary yet */
export function createWordSealer(store: Pick<ArchiveReading, 'wordCounts'>, key: ArchiveKey, most = MAX_NEW_WORDS) {
  let left = most;
  const tokenOf = memoize<string>(MAX_CACHED_PREFIXES, (text) => key.token(prefixTerm(text)));

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

  return function* (words: readonly TokenWord[]): Generator<SpelledWord> {
    if (left === 0) return;
    // In key order, which touches each page of the store once.
    const asked = words.toSorted(([a], [b]) => (a < b ? -1 : 1));
    let before = '';
    for (let at = 0; at < asked.length; at += SEALED_AT_ONCE) {
      const some = asked.slice(at, at + SEALED_AT_ONCE);
      const known = store.wordCounts(some.map(([token]) => token));
      for (const [token, word] of some) {
        if (token === before || known.has(token)) continue;
        if (left === 0) return;
        left -= 1;
        before = token;
        yield sealed(token, word);
      }
    }
  };
}

export function createVocabulary(
  store: Pick<ArchiveReading, 'wordsByPrefix' | 'wordsByPrefixes' | 'wordCounts'>,
  key: ArchiveKey,
) {
  /** Tokens of up to `most` words with this prefix (two letters or more, or one unspaced), most frequent first. */
  function withPrefix(prefix: string, most = MAX_EXPANSIONS): string[] {
    const { length } = [...prefix];
    const kept = length >= 4 ? 4 : length === 3 ? 3 : 2;
    const found: string[] = [];
    // The hashed prefix is the whole query, or only its beginning.
    const isWhole = length <= 4;
    const hashed = key.token(prefixTerm(letters(prefix, 4)));
    for (const { token, word } of store.wordsByPrefix(kept, hashed, isWhole ? most : MAX_OPENED)) {
      if (!isWhole && !key.open(word, binding(token)).toString().startsWith(prefix)) continue;
      if (found.push(token) === most) break;
    }
    return found;
  }
  return {
    withPrefix,
    /** The most similar word with the same first two letters, the more frequent if tied; undefined if none is close. */
    suggest(word: string): string | undefined {
      // Most typos are single edits: look those up directly, without opening anything.
      const made = new Map(oneEditFrom(word).map((other) => [key.token(other), other]));
      const held = [...store.wordCounts([...made.keys()])].filter(([, records]) => records > 0);
      const [most] = held.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      if (most) return made.get(most[0]);
      if (maxTypos(word) < 2) return undefined;
      const tokens = prefixesNear(word).map((letters) => key.token(prefixTerm(letters)));
      const [bytes, widest] = [Buffer.byteLength(word), Math.max(...[...word].map((one) => Buffer.byteLength(one)))];
      for (const { token, word: sealed } of store.wordsByPrefixes(tokens, MAX_OPENED)) {
        if (Math.abs(sealed.length - SEAL_BYTES - bytes) > 2 * widest) continue;
        const other = key.open(sealed, binding(token)).toString();
        if (editsBetween(word, other) <= 2) return other;
      }
      return undefined;
    },
    /** A word and, from two letters on, the words it's a prefix of; `cut` if there may be more. */
    expandPrefix(word: string): { anyOf: string[]; cut: boolean } {
      const extended = [...word].length < 2 ? [] : withPrefix(word);
      return { anyOf: [...new Set([key.token(word), ...extended])], cut: extended.length >= MAX_EXPANSIONS };
    },
  };
}
