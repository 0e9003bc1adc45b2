/** Tokenizes texts and keywords alike: folded words with stems, pairs of unspaced characters, numbers, emoji. */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { stemmer as hindiStem } from '@orama/stemmers/indian';
import { stemmer as portugueseStem } from '@orama/stemmers/portuguese';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { stemmer as ukrainianStem } from '@orama/stemmers/ukrainian';
import { READ_LANGUAGES, readingIn } from '#locales/lists.ts';
import { foldCase, stripDiacritics } from '#platform/text-match.ts';

const AND = /^و(?=.{3})/u;
/** Arabic articles with attached prefixes, before a word. */
export const ARTICLES = /^(?:وال|بال|كال|فال|ال|لل)(?=.{2})/u;
const ENDINGS = /(?:(?<=.{2})(?:ها|ان|ات|ون|ين|يه|ه|ي)|(?<=.{2}[^ا])ت(?:ها|هم|نا|كم|ك|ه|ي))$/u;

/** Follows "light10" (Larkey et al., Light Stemming for Arabic Information Retrieval, 2007), for folded words. */
function arabicStem(word: string): string {
  const bare = word.replace(ARTICLES, '');
  let stem = bare === word ? word.replace(AND, '') : bare;
  // Endings stack: "their cars" is "car" + plural + possessor.
  for (let before = ''; before !== stem; ) {
    before = stem;
    stem = stem.replace(ENDINGS, '');
  }
  return stem;
}

/** One part of a searched word: matches any of `forms` or, with `prefix`, any word with that prefix. */
export interface WordPart {
  readonly forms: readonly string[];
  readonly prefix: string | undefined;
}

const MAX_WORD_LENGTH = 64;

/** Scripts without spaces between words or, as Korean, with attached endings. */
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
const UNSPACED_RUN = new RegExp(`^${UNSPACED}+$`, 'v');
const GROUPED_NUMBER = /^\p{N}.*[.,'’]/u;

type Stem = (word: string) => string;

let irregular: Readonly<Record<'bases' | 'forms', ReadonlyMap<string, string>>> | undefined;

/** Irregular English verbs: the base of each form, and the forms of each base, separated by spaces. */
function irregularVerbs() {
  if (irregular) return irregular;
  const verbs = (readingIn('en').irregular?.split(', ') ?? []).map((verb) => verb.split(' '));
  irregular = {
    bases: new Map(verbs.flatMap(([base = '', ...forms]) => forms.map((form) => [form, base] as const))),
    forms: new Map(verbs.map(([base = '', ...forms]) => [base, forms.join(' ')])),
  };
  return irregular;
}

let alike: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** All forms of the irregular verbs that a word may be a form of, in languages other than English: "dois" and "doit". */
function alikeForms(word: string): Iterable<string> {
  if (!alike) {
    const verbs = READ_LANGUAGES.filter((language) => language !== 'en').flatMap(
      (language) => readingIn(language).irregular?.split(', ') ?? [],
    );
    const known = new Map<string, Set<string>>();
    for (const forms of verbs.map((verb) => stripDiacritics(verb).split(' ')))
      for (const form of forms) known.set(form, new Set([...(known.get(form) ?? []), ...forms]));
    alike = known;
  }
  return alike.get(word) ?? [];
}

/** The irregular forms of an English verb: "ate" and "eaten" of "eat". */
export const irregularForms = (base: string): readonly string[] => irregularVerbs().forms.get(base)?.split(' ') ?? [];

const STEMMERS = {
  // No stemmer knows irregular forms.
  en: (word) => englishStem(irregularVerbs().bases.get(word) ?? word),
  de: germanStem,
  es: spanishStem,
  fr: frenchStem,
  pt: portugueseStem,
  ru: russianStem,
  uk: ukrainianStem,
  hi: hindiStem,
  ar: (word) => arabicStem(stripDiacritics(word)),
} satisfies Readonly<Record<string, Stem>>;
/** A word's script doesn't determine its language, so it's indexed under its stem in each. */
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

/** The stem of a piece (see piecesOf) in one language; undefined if there is no stemmer. */
export function stemIn(language: string, piece: string): string | undefined {
  const stem = stemmerOf(language)?.(piece);
  return stem === undefined ? undefined : stripDiacritics(stem);
}

/** ASCII spellings of a word: Koeln for Köln, Aarhus for Århus. */
export function asciiForms(word: string): string[] {
  if (!/[äöüåø]/.test(word)) return [];
  const typed = word.replace(/[äöü]/g, (letter) => `${stripDiacritics(letter)}e`).replaceAll('å', 'aa');
  return [stripDiacritics(typed)];
}

/** Marks a stem of two Latin letters, which may be another word: "Ines" isn't "in", nor is "used" "us"; but "TVs" is "TV". */
const asForm = (stem: string, word: string): string =>
  stem.length === 2 && stem !== word && `${stem}s` !== word && /^\p{Script=Latin}/u.test(word) ? `${stem}-` : stem;

/** The word as written (without accents) first, then its stems; no repeats. @param language limits the stems, if it has the word's script */
function formsOf(word: string, language?: string): readonly string[] {
  const plain = stripDiacritics(word);
  const forms = new Set([plain]);
  for (const stemOf of stemsFor(word, language)) {
    const stem = stripDiacritics(stemOf(word));
    if (stem.length > 1) forms.add(asForm(stem, plain));
  }
  for (const form of asciiForms(word)) forms.add(form);
  // Arabic: "to Istanbul", "in Cairo" are one word.
  if (/^[لب]\p{sc=Arabic}{4}/u.test(plain)) forms.add(STEMMERS.ar(plain.slice(1)));
  // Ukrainian: "камінь" is "камені" in the plural, "стіл" is "столу".
  const closed = /і/u.test(plain) ? /^(.+)і([^аеєиіїоуюяь]{1,2})$/u.exec(ukrainianStem(plain)) : null;
  if (closed) for (const vowel of ['о', 'е']) forms.add(`${closed[1]}${vowel}${closed[2]}`);
  // Portuguese: the stemmer doesn't map the plural traduções to tradução.
  if (/[cs]oes$/.test(plain)) forms.add(plain.replace(/oes$/, 'ao'));
  return [...forms];
}

let heads: ReadonlySet<string> | undefined;

/** Minimum number of letters before the last part of a compound. */
const MIN_FIRST_PART = 3;

/** Stem of the last part of a German compound that is listed: "termin" for Zahnarzttermine. The longest counts. */
function lastPartOf(word: string): string | undefined {
  heads ??= new Set(
    readingIn('de')
      .compoundHeads?.split(' ')
      .map((head) => stripDiacritics(germanStem(head))),
  );
  const stem = stripDiacritics(germanStem(word));
  for (let at = MIN_FIRST_PART; at < stem.length - MIN_FIRST_PART; at++)
    if (heads.has(stem.slice(at))) return stem.slice(at);
  return undefined;
}

/** The index form of a word as the last part of a compound. */
const asLastPart = (stem: string) => `…${stem}`;
export const isLastPart = (form: string): boolean => form.startsWith('…');

function pairsOf(run: string): string[] {
  const chars = [...run];
  return chars.length === 1 ? chars : chars.slice(1).map((char, index) => `${chars[index]}${char}`);
}

/** 2.800 and 2,800 are 2800. */
const ungrouped = (piece: string) => (GROUPED_NUMBER.test(piece) ? piece.replace(/[.,'’]/g, '') : piece);

/** Splits a text into folded pieces: words, unspaced runs, and emoji. */
export function piecesOf(text: string): string[] {
  return foldCase(text).match(PIECES)?.map(ungrouped) ?? [];
}

export interface PlacedPiece {
  /** As in piecesOf. */
  readonly piece: string;
  /** UTF-16 position in the original text. */
  readonly start: number;
  readonly end: number;
}

/** The pieces of a text with their positions. */
export function placedPieces(text: string): PlacedPiece[] {
  return Array.from(text.matchAll(PIECES), ({ 0: written, index }) => ({
    piece: ungrouped(foldCase(written)),
    start: index,
    end: index + written.length,
  }));
}

/** Whether a piece is an unspaced run, which is indexed as pairs of characters. */
export function isUnspaced(piece: string): boolean {
  return UNSPACED_RUN.test(piece);
}

const KOREAN = /^\p{Script=Hangul}{3,}$/u;
/** Maximum number of syllables of most endings. */
const KOREAN_ENDING = 2;

/** The stem of a Korean word without its particles: 회의 for 회의에서. Undefined for other words. */
export function koreanStem(run: string): string | undefined {
  return KOREAN.test(run) ? run.slice(0, Math.max(2, run.length - KOREAN_ENDING)) : undefined;
}

/** Splits at an apostrophe: "l'ami" is found as "ami" and as "lami". */
function apostropheForms(piece: string): string[] {
  const parts = piece.split(/['’]/);
  return parts.length === 1 ? [piece] : [parts.join(''), ...parts.filter((part) => part.length > 2)];
}

/** Elided French and Italian words attached to the next word: "d'Inès", "l'école". */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|dell|all|nell)['’](?=\p{L}{2})/u;

/** Minimum length of a compound. */
export const MIN_COMPOUND = 8;
const LATIN_ONLY = /^\p{Script=Latin}+$/u;

/** One form of a word in the index. */
export interface Term {
  readonly text: string;
  /** Whether it's a word rather than a stem, so that it can be found by prefix. */
  readonly whole: boolean;
  /** Whether it takes a position in the text, for phrases; other forms don't. */
  readonly inOrder: boolean;
}

function termsOfWord(word: string, inOrder: boolean, language: string | undefined): Term[] {
  const whole = new Set([stripDiacritics(word), ...asciiForms(word)]);
  const mayBeCompound = (language ?? 'de') === 'de' && word.length >= MIN_COMPOUND && LATIN_ONLY.test(word);
  const lastPart = mayBeCompound ? lastPartOf(word) : undefined;
  const forms = [...formsOf(word, language), ...(lastPart === undefined ? [] : [asLastPart(lastPart)])];
  return forms.map((text, index) => ({ text, whole: whole.has(text), inOrder: inOrder && index === 0 }));
}

/** The index terms of one piece of a text (see piecesOf). @param language of the text, if known */
export function termsOf(piece: string, language?: string): Term[] {
  if (!isUnspaced(piece))
    return apostropheForms(piece.slice(0, MAX_WORD_LENGTH)).flatMap((form, index) =>
      termsOfWord(form, index === 0, language),
    );
  const pairs = pairsOf(piece).map((text) => ({ text, whole: true, inOrder: true }));
  const last = [...piece].at(-1);
  return last && piece.length > 1 ? [...pairs, { text: last, whole: true, inOrder: false }] : pairs;
}

/** The folded words of a text as indexed; each can be found by prefix. */
export function wholeWords(text: string): string[] {
  return piecesOf(text).flatMap((piece) =>
    isUnspaced(piece)
      ? termsOf(piece).map((term) => term.text)
      : apostropheForms(piece.slice(0, MAX_WORD_LENGTH)).map(stripDiacritics),
  );
}

/** "Jonas's" is Jonas; "McDonald's" is also spelled McDonalds. */
const POSSESSIVE = /(?<=\p{L}{2})['’]s$/u;
export const isPossessive = (word: string): boolean => POSSESSIVE.test(word);

/** How to search for a piece: in all forms, also as a prefix while it may still be typed, or exactly. */
export type PieceUse = 'whole' | 'last' | 'exact';

/** German third person ending: "wohnt" is "wohne", "holt" is "hole"; shorter words would match too much, and "wer" isn't "Wert". */
const THIRD_PERSON = /(?<=(?<!\p{L})(?!wert)\p{L}{2,}[^aeiouysßt])e?t$/u;

/** Forms of a German word that its stem doesn't have: its base, and itself as the last part of compounds. */
function germanForms(word: string): string[] {
  const stem = stripDiacritics(germanStem(word));
  return [stripDiacritics(word.replace(THIRD_PERSON, '')), asLastPart(stem)];
}

/** The index look-ups for one piece of keywords. @param language of the keywords, if known */
export function partsOf(piece: string, use: PieceUse, language?: string): WordPart[] {
  if (isUnspaced(piece)) {
    const pairs = pairsOf(piece);
    const isOne = [...piece].length === 1;
    return pairs.map((pair) => ({ forms: [pair], prefix: isOne ? pair : undefined }));
  }
  const bare = piece.slice(0, MAX_WORD_LENGTH).replace(POSSESSIVE, '');
  const joined = apostropheForms(bare)[0] ?? bare;
  const word = bare.replace(ELIDED, '');
  const forms = [
    ...new Set([
      ...(word === bare ? [] : formsOf(word, language)),
      ...formsOf(joined, language),
      ...(language === 'de' ? germanForms(joined) : []),
      ...(bare.length < piece.length ? [`${joined}s`] : []),
    ]),
  ];
  const plain = forms[0] ?? joined;
  if (use === 'exact') return [{ forms: [plain], prefix: undefined }];
  for (const form of alikeForms(plain)) if (!forms.includes(form)) forms.push(form);
  // A short prefix matches too many words, so it only counts while the word may still be typed.
  const mayBegin = plain.length >= 4 || (use === 'last' && plain.length >= 2);
  // Fähre isn't a prefix of Fahrenholz.
  return [{ forms, prefix: mayBegin ? (asciiForms(joined)[0] ?? plain) : undefined }];
}
