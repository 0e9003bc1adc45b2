/** Turns texts into index tokens: those of their words and of other forms of the words. */
import { mayTellTime } from '#locales/times/mentions.ts';
import { memoize } from '#platform/lru-cache.ts';
import { isUnspaced, piecesOf, termsOf } from '../text/words.ts';
import type { ArchiveKey } from './archive-key.ts';

/** Tokens separated by spaces. */
export interface IndexedText {
  /** One token per word, in text order. */
  readonly words: string;
  /** Stems and parts of words that aren't words of the text themselves. */
  readonly variants: string;
  /** Whether it has a word that may be part of a time (mentions.ts). */
  readonly mayTellTime: boolean;
}

/** A word, or a pair of characters, that can be found by prefix. */
export type TokenWord = readonly [token: string, word: string];

/** Cached pieces of text: folding, stemming and hashing a word costs twenty times a look-up. */
const MAX_CACHED = 120_000;

export function createTermIndexer(key: ArchiveKey) {
  let pending: TokenWord[] = [];
  const indexed = memoize<IndexedText>(MAX_CACHED, (piece) => {
    const terms = termsOf(piece).map((term) => ({ ...term, token: key.token(term.text) }));
    const joined = (inOrder: boolean) => terms.filter((term) => term.inOrder === inOrder).map(({ token }) => token);
    for (const { whole, token, text } of terms) if (whole) pending.push([token, text]);
    return { words: joined(true).join(' '), variants: joined(false).join(' '), mayTellTime: mayTellTime(piece) };
  });
  /** A term of unspaced text, whose runs are rarely the same twice, and may be as long as a message. */
  const unspacedToken = memoize<string>(MAX_CACHED, (term) => {
    const token = key.token(term);
    pending.push([token, term]);
    return token;
  });

  return {
    tokens(text: string): IndexedText {
      const [words, variants]: [string[], string[]] = [[], []];
      let mayTell = false;
      for (const piece of piecesOf(text)) {
        if (isUnspaced(piece)) {
          for (const term of termsOf(piece)) (term.inOrder ? words : variants).push(unspacedToken(term.text));
          mayTell ||= mayTellTime(piece);
          continue;
        }
        const found = indexed(piece);
        if (found.words !== '') words.push(found.words);
        if (found.variants !== '') variants.push(found.variants);
        mayTell ||= found.mayTellTime;
      }
      return { words: words.join(' '), variants: variants.join(' '), mayTellTime: mayTell };
    },
    /** Words of all texts since the last call, except for cached ones returned before. */
    newWords(): TokenWord[] {
      const words = pending;
      pending = [];
      return words;
    },
  };
}
