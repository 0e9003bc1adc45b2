/** Texts as the index holds them: the tokens of their words and of other forms of these. */
import { remembered } from '../../remembered.ts';
import { piecesOf, termsOf } from '../text/words.ts';
import type { ArchiveKey } from './archive-key.ts';

/** Tokens with spaces between. */
export interface IndexedText {
  /** A token a word, in the order of the text. */
  readonly words: string;
  /** Stems and parts of words, which are no word of the text themselves. */
  readonly variants: string;
}

/** A word of a text, or a run of pairs, with its tokens. */
export interface IndexedPiece extends IndexedText {
  /** What can be looked for by its beginning. */
  readonly whole: readonly (readonly [token: string, word: string])[];
}

export interface TermIndexer {
  /** @param into is given every piece of the text */
  tokens(text: string, into: Set<IndexedPiece>): IndexedText;
}

/** Pieces whose tokens are remembered: folding, stemming and hashing a word costs twenty times a look-up. */
const MAX_REMEMBERED = 60_000;

export function createTermIndexer(key: ArchiveKey): TermIndexer {
  const indexed = remembered<IndexedPiece>(MAX_REMEMBERED, (piece) => {
    const terms = termsOf(piece).map((term) => ({ ...term, token: key.token(term.text) }));
    const joined = (inOrder: boolean) => terms.filter((term) => term.inOrder === inOrder).map(({ token }) => token);
    return {
      words: joined(true).join(' '),
      variants: joined(false).join(' '),
      whole: terms.filter(({ whole }) => whole).map(({ token, text }) => [token, text]),
    };
  });

  return {
    tokens(text, into) {
      let words = '';
      let variants = '';
      for (const piece of piecesOf(text)) {
        const found = indexed(piece);
        words = withSpace(words, found.words);
        variants = withSpace(variants, found.variants);
        into.add(found);
      }
      return { words, variants };
    },
  };
}

const withSpace = (joined: string, more: string) => (joined === '' ? more : more === '' ? joined : `${joined} ${more}`);
