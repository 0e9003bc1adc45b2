/**
 * Turns text into the tokens of the keyword index, and keywords into what to look for: one way of cutting for both, so
 * that what was indexed can be found. Words are folded; runs of Chinese, Japanese and Korean become overlapping pairs;
 * every other word is kept as it is and as its stems; an emoji is a word.
 */
import { newStemmer, type Stemmer } from 'snowball-stemmers';
import { foldCase, stripMarks } from '../../words.ts';

/** One part of a keyword: any of `forms` satisfies it, or, with `prefix`, any word that begins so. */
export interface WordPart {
  readonly forms: readonly string[];
  readonly prefix: string | undefined;
}
/** One keyword: all of its parts must be there. */
export type QueryWord = readonly WordPart[];

/** Keywords beyond this many are ignored: each costs a pass over the index. */
const MAX_QUERY_WORDS = 16;
const MAX_WORD_LENGTH = 64;
const STEM_CACHE_SIZE = 20_000;

const PIECES =
  /[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]&&\p{L}]+|(?<![\p{L}\p{N}])(?:c\+\+|[cf]#)(?![\p{L}\p{N}])|[[\p{L}\p{N}\p{M}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]]+(?:['’][\p{L}]+)*|\p{RI}\p{RI}|\p{Extended_Pictographic}/gv;
const RUN_OF_PAIRS = /^[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]&&\p{L}]+$/v;

let stemmers: { latin: Stemmer[]; cyrillic: Stemmer[] } | undefined;
const stemCache = new Map<string, readonly string[]>();

function stemmersOf(word: string): Stemmer[] {
  stemmers ??= {
    latin: [newStemmer('english'), newStemmer('portuguese'), newStemmer('german'), newStemmer('spanish')],
    cyrillic: [newStemmer('russian')],
  };
  if (/\p{Script=Cyrillic}/u.test(word)) return stemmers.cyrillic;
  return /\p{Script=Latin}/u.test(word) && !/\p{N}/u.test(word) ? stemmers.latin : [];
}

/** The word as written (accents off) first, then its stems; no repeats. */
function formsOf(word: string): readonly string[] {
  const known = stemCache.get(word);
  if (known) return known;
  const plain = stripMarks(word);
  const forms = new Set([plain]);
  for (const stemmer of stemmersOf(word)) {
    const stem = stripMarks(stemmer.stem(word));
    if (stem.length > 1) forms.add(stem);
  }
  // Portuguese: traduções is the plural of tradução, which the stemmer keeps apart.
  if (/[cs]oes$/.test(plain)) forms.add(plain.replace(/oes$/, 'ao'));
  const list = [...forms];
  if (stemCache.size >= STEM_CACHE_SIZE) stemCache.clear();
  stemCache.set(word, list);
  return list;
}

function pairsOf(run: string): string[] {
  const chars = [...run];
  return chars.length === 1 ? chars : chars.slice(1).map((char, index) => `${chars[index]}${char}`);
}

/** Cuts a text into words, runs of Chinese, Japanese or Korean, and pictures, folded. */
export function piecesOf(text: string): string[] {
  return foldCase(text).match(PIECES) ?? [];
}

/** Splits at an apostrophe: "l'ami" is found by "ami" and by "lami". */
function apostropheForms(piece: string): string[] {
  const parts = piece.split(/['’]/);
  return parts.length === 1 ? [piece] : [parts.join(''), ...parts.filter((part) => part.length > 2)];
}

/** One form of a word in the index. */
export interface Term {
  readonly text: string;
  /** Whether it is a word, and not a stem: it can be looked for by its beginning. */
  readonly whole: boolean;
  /** Whether it stands for its place in the text, so that phrases can be found; the others stand beside it. */
  readonly inOrder: boolean;
}

function termsOfWord(word: string, inOrder: boolean): Term[] {
  return formsOf(word).map((text, index) => ({ text, whole: index === 0, inOrder: inOrder && index === 0 }));
}

/** The forms under which one piece of a text (see piecesOf) is found. */
export function termsOf(piece: string): Term[] {
  if (!RUN_OF_PAIRS.test(piece))
    return apostropheForms(piece.slice(0, MAX_WORD_LENGTH)).flatMap((form, index) => termsOfWord(form, index === 0));
  const pairs = pairsOf(piece).map((text) => ({ text, whole: true, inOrder: true }));
  const last = [...piece].at(-1);
  return last && piece.length > 1 ? [...pairs, { text: last, whole: true, inOrder: false }] : pairs;
}

/** The tokens that stand for `text` in the index. */
export function indexTokens(text: string): string[] {
  return piecesOf(text)
    .flatMap(termsOf)
    .map((term) => term.text);
}

function partsOf(piece: string, isLast: boolean): WordPart[] {
  if (RUN_OF_PAIRS.test(piece)) {
    const pairs = pairsOf(piece);
    return pairs.map((pair) => ({ forms: [pair], prefix: [...piece].length === 1 ? pair : undefined }));
  }
  const joined = apostropheForms(piece.slice(0, MAX_WORD_LENGTH))[0] ?? piece;
  const forms = formsOf(joined);
  const plain = forms[0] ?? joined;
  // A short beginning fits too many words, so it counts only where the person may still be typing.
  const prefix = plain.length >= 4 || (isLast && plain.length >= 2) ? plain : undefined;
  return [{ forms, prefix }];
}

/** Cuts keywords (words with spaces between) into what to look for; empty when they hold no letter, digit or emoji. */
export function queryWords(keywords: string): QueryWord[] {
  const words = keywords.split(/\s+/).filter((word) => piecesOf(word).length > 0);
  return words.slice(0, MAX_QUERY_WORDS).map((word, index, all) => {
    const pieces = piecesOf(word);
    return pieces.flatMap((piece, at) => partsOf(piece, index === all.length - 1 && at === pieces.length - 1));
  });
}
