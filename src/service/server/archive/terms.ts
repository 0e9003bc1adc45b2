/** Texts as the index holds them: the tokens of their words and of other forms of these. */
import { mayTellTime } from '#locales/times/mentions.ts';
import { memoize } from '#platform/lru-cache.ts';
import { piecesOf, termsOf } from '../text/words.ts';
import type { ArchiveKey } from './archive-key.ts';

/** Tokens with spaces between. */
export interface IndexedText {
  /** A token a word, in the order of the text. */
  readonly words: string;
  /** Stems and parts of words, which are no word of the text themselves. */
  readonly variants: string;
  /** Whether there is a word in it that may belong to a time (mentions.ts). */
  readonly mayTellTime: boolean;
}

/** A word, or a pair of characters, that can be looked for by its beginning. */
export type TokenWord = readonly [token: string, word: string];

/** Pieces whose tokens are remembered: folding, stemming and hashing a word costs twenty times a look-up. */
const MAX_REMEMBERED = 120_000;

export function createTermIndexer(key: ArchiveKey) {
  let untold: TokenWord[] = [];
  const indexed = memoize<IndexedText>(MAX_REMEMBERED, (piece) => {
    const terms = termsOf(piece).map((term) => ({ ...term, token: key.token(term.text) }));
    const joined = (inOrder: boolean) => terms.filter((term) => term.inOrder === inOrder).map(({ token }) => token);
    for (const { whole, token, text } of terms) if (whole) untold.push([token, text]);
    return { words: joined(true).join(' '), variants: joined(false).join(' '), mayTellTime: mayTellTime(piece) };
  });

  return {
    tokens(text: string): IndexedText {
      const [words, variants]: [string[], string[]] = [[], []];
      let mayTell = false;
      for (const piece of piecesOf(text)) {
        const found = indexed(piece);
        if (found.words !== '') words.push(found.words);
        if (found.variants !== '') variants.push(found.variants);
        mayTell ||= found.mayTellTime;
      }
      return { words: words.join(' '), variants: variants.join(' '), mayTellTime: mayTell };
    },
    /** The words of all texts since it was last asked; not those that it remembers to have told before. */
    newWords(): TokenWord[] {
      const told = untold;
      untold = [];
      return told;
    },
  };
}
