/**
 * The words for times in the supported languages. Most of them come from Node's Intl (Unicode CLDR): "last week",
 * "3 days ago", month names. The rest come from the locales' lists.
 */

import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import type { Times } from '../list-schemas.ts';
import { timesIn } from '../lists.ts';
import { LANGUAGES as CATALOGUES, type LanguageCode } from '../words.ts';

export type Unit = 'day' | 'week' | 'month' | 'year';
const UNITS: readonly Unit[] = ['day', 'week', 'month', 'year'];

/** The meaning of a word or fixed phrase. */
export type TimeWord =
  /** `offset` units from now: -1 is the last one, or also the next one if `either`, as in Hindi. */
  | { readonly kind: 'relative'; readonly unit: Unit; readonly offset: number; readonly either?: boolean }
  /** From 0 for January, Monday, spring. */
  | { readonly kind: 'month' | 'weekday' | 'season'; readonly index: number; readonly short?: boolean }
  | { readonly kind: 'unit'; readonly unit: Unit }
  /** `amount` units until now: "a few days ago" names no particular day. */
  | { readonly kind: 'since'; readonly unit: Unit; readonly amount: number }
  /** A quarter of a year, from 0; without `index` if an adjacent number gives it. */
  | { readonly kind: 'quarter'; readonly index?: number }
  /** The first or last month of a year, or third of a month, `offset` units from the current one. */
  | { readonly kind: 'part'; readonly unit: Unit; readonly isEnd: boolean; readonly offset: number }
  | { readonly kind: 'weekend'; readonly last: boolean };

export interface Amount {
  readonly unit: Unit;
  readonly amount: number;
  /** "3 weeks ago", not "3 weeks". */
  readonly ago: boolean;
  /** "In 3 weeks". */
  readonly ahead?: boolean;
}

export interface Vocabulary {
  /** The form in which words are compared: folded, with ASCII digits, without punctuation. */
  normalize(text: string): string;
  /** Words around a time; `small` includes `in`. */
  readonly around: Readonly<Record<Around, ReadonlySet<string>>>;
  /** Words for "since", folded. */
  readonly since: ReadonlySet<string>;
  /** The meaning of a word or fixed phrase. */
  word(text: string): TimeWord | undefined;
  /** Parses "3 weeks ago" or "3 weeks", with the number in digits or words. */
  amount(text: string): Amount | undefined;
  /** What part of a time a folded word can be: `core` has meaning by itself, `context` only next to a core word. */
  partOf(word: string): 'core' | 'context' | undefined;
  /** The longest piece of each core word, split at non-letters. */
  readonly corePieces: ReadonlySet<string>;
  /** Finds times in scripts without spaces. */
  readonly unspaced: RegExp;
}
type Around = 'last' | 'next' | 'this' | 'in' | 'of' | 'before' | 'small';
type Listed = Around | 'since';

type Language = LanguageCode | 'it' | 'ja';
const LANGUAGES: readonly Language[] = ['en', ...CATALOGUES.filter((language) => language !== 'en'), 'it', 'ja'];
/** Languages that share words and a script; the others are distinguished by their scripts. */
const LATIN: readonly Language[] = ['en', 'pt', 'de', 'es', 'fr', 'it'];

/**
 * The vocabulary for a person whose language is `own`: that language, English, and the languages in other scripts, so
 * that English words keep their meaning. Every language if undefined.
 */
export function vocabularyFor(own: LanguageCode | undefined): Vocabulary {
  return vocabularyOf(own === undefined ? 'all' : LATIN.includes(own) ? own : 'en');
}

const vocabularyOf = memoize(LATIN.length + 1, (own: string) =>
  makeVocabulary(
    LANGUAGES.filter((language) => own === 'all' || language === own || language === 'en' || !LATIN.includes(language)),
  ),
);

export const formsOf = (forms = '-'): string[] => (forms === '-' ? [] : forms.split('|'));
const severalOf = (several = '-'): string[][] => several.split(', ').map(formsOf);

/** Not taken as time words: "an" is a year in French, but an English article. */
const IGNORED_KEYS = new Set(['', 'an']);

function makeVocabulary(languages: readonly Language[]): Vocabulary {
  const lists = languages.map(timesIn);
  const normalize = normalizer(lists);
  const wordsOf = (kind: Listed) => lists.flatMap((list) => (list[kind] ?? '').split(' ').filter(Boolean).map(fold));
  const small = new Set([...wordsOf('in'), ...wordsOf('small')]);
  const keyOf = (text: string) =>
    normalize(text)
      .split(' ')
      .filter((word) => !small.has(word))
      .join(' ');
  const words = new Map<string, TimeWord>();
  const [core, context, unspaced] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [text, word] of [
    ...languages.flatMap((language) => wordsOfIntl(language)),
    ...lists.flatMap(wordsOfLists),
  ]) {
    const key = keyOf(text);
    if (!words.has(key) && !IGNORED_KEYS.has(key)) words.set(key, word);
    if (HAN.test(text)) unspaced.add(text);
    for (const piece of fold(text).split(/[\s.,]+/)) core.add(piece).add(piece.replace(/^[dl]'/, ''));
  }
  const setOf = (kind: Listed) => new Set(wordsOf(kind));
  const around = {
    ...{ last: setOf('last'), next: setOf('next'), this: setOf('this'), in: setOf('in') },
    of: setOf('of'),
  };
  const { amount, frames, figures } = amountReader(languages, lists, normalize);
  for (const set of [...Object.values(around), small, figures]) for (const word of set) context.add(word);
  for (const frame of frames)
    for (const piece of frame.split(' ')) (piece.length < MIN_CORE_LENGTH ? context : core).add(piece);
  // "Sept" is a month as well as a French number.
  for (const word of context) if (words.get(word)?.kind === 'month') context.delete(word);
  return {
    around: { ...around, before: setOf('before'), small },
    since: setOf('since'),
    normalize,
    word: (text) => words.get(keyOf(text)),
    amount,
    corePieces: new Set([...core.difference(context)].map(longestPiece).filter((piece) => piece !== '')),
    partOf: (word) => (context.has(word) ? 'context' : core.has(word) ? 'core' : undefined),
    unspaced: unspacedTimes([...unspaced]),
  };
}

/** Splits a folded word at non-letters. */
export const piecesOfWord = (word: string): string[] => word.split(/[^\p{L}\p{M}]+/u);
const longestPiece = (word: string): string =>
  piecesOfWord(word).reduce((longest, piece) => (piece.length > longest.length ? piece : longest));

const HAN = /\p{sc=Han}/u;
/** Minimum length of a core word in an amount: shorter ones are "a" and "y". */
const MIN_CORE_LENGTH = 3;

/** @param words words that are a time by themselves */
function unspacedTimes(words: readonly string[]): RegExp {
  const longestFirst = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const day = '(?:[上下这本]个?)?(?:星期|礼拜|周)[一二三四五六日天]|(?:[先今来]週の?)?[月火水木金土日]曜日?';
  const date =
    '(?:\\d{4}年)?\\d{1,2}月(?:\\d{1,2}[日号]?)?|\\d{4}年|\\d{1,2}[日号](?![间間内])|\\d{1,3}(?:天|周|个月|年|日|週間|か月|ヶ月)[前后後]';
  return new RegExp(`${date}|${day}|${longestFirst.join('|')}`, 'gu');
}

function replacer(all: readonly (Readonly<Record<string, string>> | undefined)[]): (text: string) => string {
  const rules = all.flatMap((some) => Object.entries(some ?? {}));
  const patterns = rules.map(([pattern, by]) => [new RegExp(pattern, 'gu'), by] as const);
  return (text) => patterns.reduce((said, [pattern, by]) => said.replace(pattern, by), text);
}

/** Cache size: each text is normalized several times in a row. */
const CACHED_TEXTS = 50;

function normalizer(lists: readonly Times[]): Vocabulary['normalize'] {
  const respell = replacer(lists.map(({ spellings }) => spellings));
  // Other people's texts are read in all languages and are mostly ASCII, where romanized time words aren't recognized.
  const readsAll = lists.length === LANGUAGES.length;
  return memoize<string>(CACHED_TEXTS, (text) => {
    const typed = fold(text.normalize('NFKC'))
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(/(?<!\d)[.,:]|[.,:](?!\d)|[،;!?¿¡？！。؟।\u200e\u200f\u2066-\u2069]/g, '')
      .replace(/(?<!\p{L})[ld]'(?=\p{L})/gu, '')
      .replace(/[ʼ`]/g, "'")
      .replace(/(?<=\d) +(?=\p{sc=Han})/gu, '')
      .replace(HAN_NUMBER, hanNumber);
    const spelled = readsAll && /^[\0-\x7f]*$/.test(typed) ? typed : respell(typed);
    return spelled.replace(/\s+/g, ' ').trim();
  });
}

const HAN_DIGITS = '一二三四五六七八九';
const HAN_NUMBER = /(?:[二三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九])(?=[天周年日号]|个月)/g;

/** Converts a Han number up to 99: 十二 is 12, 两 is 2. */
function hanNumber(typed: string): string {
  const digit = (character: string) => HAN_DIGITS.indexOf(character.replace('两', '二')) + 1;
  const [tens = '', ones = ''] = typed.includes('十') ? typed.split('十') : ['-', typed];
  return String((tens === '' ? 1 : digit(tens)) * 10 + digit(ones || '-'));
}

type Meanings = readonly (readonly [string, TimeWord])[];

/** 1 January 2024 was a Monday. */
const WEEK = Array.from({ length: 7 }, (_, index) => Date.UTC(2024, 0, 1 + index));
const YEAR = Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 15));

/** Memoized, since creating an Intl format takes longer than using it. */
const wordsOfIntl = memoize(LANGUAGES.length, (language: string): Meanings => {
  const named = (kind: 'month' | 'weekday', days: readonly number[], format: Intl.DateTimeFormatOptions): Meanings => {
    const intl = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
    const short = format.month === 'short';
    return days.flatMap((day, index) =>
      intl.formatToParts(day).flatMap(({ type, value }) => (type === kind ? [[value, { kind, index, short }]] : [])),
    );
  };
  const relative = (['auto', 'always'] as const).map((numeric) => new Intl.RelativeTimeFormat(language, { numeric }));
  const units = UNITS.flatMap((unit): Meanings => {
    const format = unitFormat(language, unit);
    return [
      ...[0, -1, -2, 1, 2].flatMap((offset) =>
        // In "قبل يومين" the form of the word expresses the number.
        relative.map((said) => {
          const text = said.format(offset, unit);
          const either = offset !== 0 && text === said.format(-offset, unit);
          return [text, { kind: 'relative', unit, offset, either }] as const;
        }),
      ),
      ...[1, 2].map((amount) => [format.format(amount).replace(/\p{Nd}/u, ''), { kind: 'unit', unit }] as const),
    ];
  });
  const months = (['long', 'short'] as const).flatMap((month) => [
    ...named('month', YEAR, { month }),
    ...named('month', YEAR, { month, day: 'numeric' }),
  ]);
  return [...units, ...named('weekday', WEEK, { weekday: 'long' }), ...months].filter(
    ([text]) => !/\p{Nd}/u.test(text),
  );
});

function wordsOfLists({ seasons, weekdays, months, quarters, quarter, phrases, tonight, tomorrow }: Times): Meanings {
  const indexed = (kind: 'season' | 'weekday' | 'month' | 'quarter', several: string | undefined): Meanings =>
    severalOf(several).flatMap((names, index) => names.map((name) => [name, { kind, index }] as const));
  return [
    ...indexed('season', seasons),
    ...indexed('month', months),
    ...indexed('weekday', weekdays),
    ...Object.entries(phrases).flatMap(([meaning, forms]) =>
      formsOf(forms).map((form) => [form, meaningOf(meaning)] as const),
    ),
    ...formsOf(tonight).map((form) => [form, { kind: 'relative', unit: 'day', offset: 0 }] as const),
    ...formsOf(tomorrow).map((form) => [form, { kind: 'relative', unit: 'day', offset: 1 }] as const),
    ...indexed('quarter', quarters),
    ...formsOf(quarter).map((form) => [form, { kind: 'quarter' }] as const),
  ];
}

/** "The other day" and "a few days ago" mean the last seven days, "a few weeks ago" the last seven weeks. */
const FEW = 7;
const LATELY_DAYS = 30;

/** @param meaning a key of `phrases` */
function meaningOf(meaning: string): TimeWord {
  const [, which, name, offset] =
    /^(few|last|start of|end of)? ?(day|week|month|year|weekend|lately)s?(?: (-?\d))?$/.exec(meaning) ?? [];
  const unit = name as Unit;
  if (name === 'lately') return { kind: 'since', unit: 'day', amount: LATELY_DAYS };
  if (name === 'weekend') return { kind: 'weekend', last: which === 'last' };
  if (which === 'few') return { kind: 'since', unit, amount: FEW };
  if (offset === undefined) return { kind: 'unit', unit };
  if (which === undefined) return { kind: 'relative', unit, offset: Number(offset) };
  return { kind: 'part', unit, isEnd: which.startsWith('end'), offset: Number(offset) };
}

const unitFormat = (language: string, unit: Unit) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });

/** Cover every plural form in these languages (Unicode CLDR, plural rules). */
const AMOUNTS = [0, 1, 2, 3, 5, 11, 21, 100];

/** Amounts of time as Intl writes them. */
const amountsOfIntl = memoize(LANGUAGES.length, (language: string) => {
  const relative = new Intl.RelativeTimeFormat(language);
  return UNITS.flatMap((unit) => {
    const format = unitFormat(language, unit);
    return AMOUNTS.flatMap((amount) => [
      { text: relative.format(-amount, unit), unit, ago: true },
      { text: relative.format(amount, unit), unit, ago: false, ahead: true },
      { text: format.format(amount), unit, ago: false },
    ]);
  });
});

function amountReader(languages: readonly Language[], lists: readonly Times[], normalize: Vocabulary['normalize']) {
  /** Amounts by their text with `#` in place of the number. */
  const frames = new Map<string, Omit<Amount, 'amount'>>();
  for (const { text, ...meaning } of languages.flatMap(amountsOfIntl)) {
    const frame = normalize(text).replace(/\d+/, '#');
    if (frame.includes('#') && !frames.has(frame)) frames.set(frame, meaning);
  }
  const numerals = lists.flatMap((list) => severalOf(list.numerals).map((forms, index) => [forms, index + 1] as const));
  const figures = new Map(numerals.flatMap(([forms, figure]) => forms.map((form) => [normalize(form), `${figure}`])));
  const rename = replacer(lists.map(({ amounts }) => amounts));
  const amount = (text: string): Amount | undefined => {
    const words = normalize(text).split(' ');
    const typed = rename(words.map((word) => figures.get(word) ?? word).join(' '));
    const figure = /^\D*(\d{1,4})\D*$/.exec(typed)?.[1];
    const frame = figure === undefined ? undefined : frames.get(typed.replace(figure, '#'));
    return frame && { ...frame, amount: Number(figure) };
  };
  return { amount, frames: frames.keys(), figures: figures.keys() };
}
