/** Cuts texts and keywords alike: folded words and their stems; pairs of characters where no spaces are written; whole numbers; emoji. */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { stemmer as hindiStem } from '@orama/stemmers/indian';
import { stemmer as portugueseStem } from '@orama/stemmers/portuguese';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { stemmer as ukrainianStem } from '@orama/stemmers/ukrainian';
import { foldCase, stripDiacritics } from '#platform/text-match.ts';

const AND = /^و(?=.{3})/u;
/** Arabic articles with what is written together with them, before a word. */
export const ARTICLES = /^(?:وال|بال|كال|فال|ال|لل)(?=.{2})/u;
const ENDINGS = /(?<=.{2})(?:ها|ان|ات|ون|ين|يه|ه|ي)$/u;

/** After "light10" (Larkey et al., Light Stemming for Arabic Information Retrieval, 2007), for folded words. */
function arabicStem(word: string): string {
  const bare = word.replace(ARTICLES, '');
  let stem = bare === word ? word.replace(AND, '') : bare;
  // Endings follow one another: "their cars" is "car", plural, possessor.
  for (let before = ''; before !== stem; ) {
    before = stem;
    stem = stem.replace(ENDINGS, '');
  }
  return stem;
}

/** One part of a searched word: any of `forms` satisfies it, or, with `prefix`, any word that begins so. */
export interface WordPart {
  readonly forms: readonly string[];
  readonly prefix: string | undefined;
}

const MAX_WORD_LENGTH = 64;

/** What is written without spaces between words, or, as Korean, with endings that grow to them. */
const UNSPACED = String.raw`[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]&&[\p{L}\p{M}]]`;
const PIECES = new RegExp(
  [
    `${UNSPACED}+`,
    String.raw`(?<![\p{L}\p{N}])(?:c\+\+|[cf]#)(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])\p{N}{1,3}(?:[.,'’]\p{N}{3})+(?![\p{L}\p{N}])`,
    String.raw`[[\p{L}\p{N}\p{M}]--${UNSPACED}]+(?:['’][\p{L}]+)*`,
    String.raw`\p{RI}\p{RI}`,
    String.raw`\p{Extended_Pictographic}`,
  ].join('|'),
  'giv',
);
const RUN_OF_PAIRS = new RegExp(`^${UNSPACED}+$`, 'v');
const GROUPED_NUMBER = /^\p{N}.*[.,'’]/u;

type Stem = (word: string) => string;
const STEMMERS = {
  en: englishStem,
  de: germanStem,
  es: spanishStem,
  fr: frenchStem,
  pt: portugueseStem,
  ru: russianStem,
  uk: ukrainianStem,
  hi: hindiStem,
  ar: (word) => arabicStem(stripDiacritics(word)),
} satisfies Readonly<Record<string, Stem>>;
/** A word says its script and not its language: it is kept as the stem that it would have in each. */
const STEMS: readonly (readonly [script: RegExp, stems: readonly Stem[]])[] = [
  [/\p{Script=Latin}/u, [STEMMERS.en, STEMMERS.pt, STEMMERS.de, STEMMERS.es, STEMMERS.fr]],
  [/\p{Script=Cyrillic}/u, [STEMMERS.ru, STEMMERS.uk]],
  [/\p{Script=Arabic}/u, [STEMMERS.ar]],
  [/\p{Script=Devanagari}/u, [STEMMERS.hi]],
];
const HAS_FIGURE = /\p{N}/u;

function stemsFor(word: string, language: string | undefined): readonly Stem[] {
  if (HAS_FIGURE.test(word)) return [];
  const stems = STEMS.find(([script]) => script.test(word))?.[1] ?? [];
  const own = language === undefined ? undefined : stemmerOf(language);
  return own !== undefined && stems.includes(own) ? [own] : stems;
}

function stemmerOf(language: string): Stem | undefined {
  const stemmers: Readonly<Record<string, Stem | undefined>> = STEMMERS;
  return stemmers[language];
}

/** The stem of a piece (see piecesOf) in one language; undefined where none is known. */
export function stemIn(language: string, piece: string): string | undefined {
  const stem = stemmerOf(language)?.(piece);
  return stem === undefined ? undefined : stripDiacritics(stem);
}

/** As people type who do not have the letters: Köln as Koeln, Århus as Aarhus. */
export function typedOut(word: string): string[] {
  if (!/[äöüåø]/.test(word)) return [];
  const typed = word.replace(/[äöü]/g, (letter) => `${stripDiacritics(letter)}e`).replaceAll('å', 'aa');
  return [stripDiacritics(typed)];
}

/** The word as written (accents off) first, then its stems; no repeats. @param language whose stem it has, where its script is that of several */
function formsOf(word: string, language?: string): readonly string[] {
  const plain = stripDiacritics(word);
  const forms = new Set([plain]);
  for (const stemOf of stemsFor(word, language)) {
    const stem = stripDiacritics(stemOf(word));
    if (stem.length > 1) forms.add(stem);
  }
  for (const form of typedOut(word)) forms.add(form);
  // Portuguese: traduções is the plural of tradução, which the stemmer keeps apart.
  if (/[cs]oes$/.test(plain)) forms.add(plain.replace(/oes$/, 'ao'));
  return [...forms];
}

function pairsOf(run: string): string[] {
  const chars = [...run];
  return chars.length === 1 ? chars : chars.slice(1).map((char, index) => `${chars[index]}${char}`);
}

/** 2.800 and 2,800 are 2800. */
const ungrouped = (piece: string) => (GROUPED_NUMBER.test(piece) ? piece.replace(/[.,'’]/g, '') : piece);

/** Cuts a text into words, runs of what is written without spaces, and pictures, folded. */
export function piecesOf(text: string): string[] {
  return foldCase(text).match(PIECES)?.map(ungrouped) ?? [];
}

export interface PlacedPiece {
  /** As in piecesOf. */
  readonly piece: string;
  /** UTF-16 positions in the text as it is written. */
  readonly start: number;
  readonly end: number;
}

/** The pieces of a text with the places where they stand. */
export function placedPieces(text: string): PlacedPiece[] {
  return Array.from(text.matchAll(PIECES), ({ 0: written, index }) => ({
    piece: ungrouped(foldCase(written)),
    start: index,
    end: index + written.length,
  }));
}

/** Whether a piece is written without spaces between words. */
export function isRunOfPairs(piece: string): boolean {
  return RUN_OF_PAIRS.test(piece);
}

const KOREAN = /^\p{Script=Hangul}{3,}$/u;
/** Syllables that most endings have at most. */
const KOREAN_ENDING = 2;

/** What a Korean word begins with, without what it does in the sentence: 회의에서 is 회의. Undefined for what is none. */
export function koreanStem(run: string): string | undefined {
  return KOREAN.test(run) ? run.slice(0, Math.max(2, run.length - KOREAN_ENDING)) : undefined;
}

/** Splits at an apostrophe: "l'ami" is found by "ami" and by "lami". */
function apostropheForms(piece: string): string[] {
  const parts = piece.split(/['’]/);
  return parts.length === 1 ? [piece] : [parts.join(''), ...parts.filter((part) => part.length > 2)];
}

/** French and Italian write these together with the word: "d'Inès", "l'école". */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|dell|all|nell)['’](?=\p{L}{2})/u;

/** One form of a word in the index. */
export interface Term {
  readonly text: string;
  /** Whether it is a word, and not a stem: it can be looked for by its beginning. */
  readonly whole: boolean;
  /** Whether it stands for its place in the text, so that phrases can be found; the others stand beside it. */
  readonly inOrder: boolean;
}

function termsOfWord(word: string, inOrder: boolean, language: string | undefined): Term[] {
  const whole = new Set([stripDiacritics(word), ...typedOut(word)]);
  return formsOf(word, language).map((text, index) => ({
    text,
    whole: whole.has(text),
    inOrder: inOrder && index === 0,
  }));
}

/** The forms under which one piece of a text (see piecesOf) is found. @param language of the text, where it is known */
export function termsOf(piece: string, language?: string): Term[] {
  if (!isRunOfPairs(piece))
    return apostropheForms(piece.slice(0, MAX_WORD_LENGTH)).flatMap((form, index) =>
      termsOfWord(form, index === 0, language),
    );
  const pairs = pairsOf(piece).map((text) => ({ text, whole: true, inOrder: true }));
  const last = [...piece].at(-1);
  return last && piece.length > 1 ? [...pairs, { text: last, whole: true, inOrder: false }] : pairs;
}

/** The words of a text, folded, as the index has them: each can be looked for by its beginning. */
export function wholeWords(text: string): string[] {
  return piecesOf(text).flatMap((piece) =>
    isRunOfPairs(piece)
      ? termsOf(piece).map((term) => term.text)
      : apostropheForms(piece.slice(0, MAX_WORD_LENGTH)).map(stripDiacritics),
  );
}

/** "Jonas's" is Jonas; "McDonald's" is written McDonalds, too. */
const POSSESSIVE = /(?<=\p{L}{2})['’]s$/u;
export const isPossessive = (word: string): boolean => POSSESSIVE.test(word);

/** How a piece is looked for: in all of its forms, by its beginning too where it may still be typed, or in no other form. */
export type PieceUse = 'whole' | 'last' | 'as it stands';

/** German verbs end so in the third person: "wohnt" is "wohne"; shorter ones would be too many words. */
const THIRD_PERSON = /(?<=\p{L}{3}[^aeiouysßt])e?t$/u;

/** What to look for in the index, for one piece of keywords. @param language of these, where it is known */
export function partsOf(piece: string, use: PieceUse, language?: string): WordPart[] {
  if (isRunOfPairs(piece)) {
    const pairs = pairsOf(piece);
    return pairs.map((pair) => ({ forms: [pair], prefix: [...piece].length === 1 ? pair : undefined }));
  }
  const bare = piece.slice(0, MAX_WORD_LENGTH).replace(POSSESSIVE, '');
  const joined = apostropheForms(bare)[0] ?? bare;
  const word = bare.replace(ELIDED, '');
  const forms = [
    ...new Set([
      ...(word === bare ? [] : formsOf(word, language)),
      ...formsOf(joined, language),
      ...(language === 'de' ? [stripDiacritics(joined.replace(THIRD_PERSON, ''))] : []),
      ...(bare.length < piece.length ? [`${joined}s`] : []),
    ]),
  ];
  const plain = forms[0] ?? joined;
  if (use === 'as it stands') return [{ forms: [plain], prefix: undefined }];
  // A short beginning fits too many words, so it counts only where the person may still be typing.
  const mayBegin = plain.length >= 4 || (use === 'last' && plain.length >= 2);
  // Fähre begins no Fahrenholz.
  return [{ forms, prefix: mayBegin ? (typedOut(joined)[0] ?? plain) : undefined }];
}
