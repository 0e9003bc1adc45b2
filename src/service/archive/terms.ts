/** Texts as the index holds them: the tokens of their words, and which of them are whole words. */
import { remembered } from '../../remembered.ts';
import type { ArchiveKey } from './archive-key.ts';
import { piecesOf, termsOf } from './words.ts';

/** A token of a text; `word` is there where the token is that of a whole word. */
export interface IndexedTerm {
  readonly token: string;
  readonly word: string | undefined;
}

interface IndexedPiece {
  readonly joined: string;
  readonly terms: readonly IndexedTerm[];
}

export interface TermIndexer {
  /** @returns the tokens with spaces between; every token is put into `into`, once */
  tokens(text: string, into: Map<string, IndexedTerm>): string;
}

/** Pieces whose tokens are remembered: folding, stemming and hashing a word costs twenty times a look-up. */
const MAX_REMEMBERED = 60_000;

export function createTermIndexer(key: ArchiveKey): TermIndexer {
  const indexed = remembered<IndexedPiece>(MAX_REMEMBERED, (piece) => {
    const terms = termsOf(piece).map(({ text, whole }) => ({ token: key.token(text), word: whole ? text : undefined }));
    return { joined: terms.map((term) => term.token).join(' '), terms };
  });

  return {
    tokens(text, into) {
      let joined = '';
      for (const piece of piecesOf(text)) {
        const { joined: tokens, terms } = indexed(piece);
        joined += joined === '' ? tokens : ` ${tokens}`;
        for (const term of terms) {
          // The same token may be a whole word here and a stem there: the word is what is worth knowing.
          if (term.word !== undefined || !into.has(term.token)) into.set(term.token, term);
        }
      }
      return joined;
    },
  };
}
