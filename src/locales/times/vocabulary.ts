/**
 * The words for times in the languages that are understood. Nearly all of them come with Node: its Intl holds the Unicode
 * CLDR, which says "last week", "3 days ago" and the months as people do. The rest are the lists of the locales.
 */

import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import type { Times } from '../list-schemas.ts';
import { timesIn } from '../lists.ts';
import { LANGUAGES as CATALOGUES, type LanguageCode } from '../words.ts';

export type Unit = 'day' | 'week' | 'month' | 'year';
const UNITS: readonly Unit[] = ['day', 'week', 'month', 'year'];

/** What one word or fixed phrase stands for. */
export type TimeWord =
  /** `offset` units from now: -1 is the last one, and the next one as well where it is `either`, as in Hindi. */
  | { readonly kind: 'relative'; readonly unit: Unit; readonly offset: number; readonly either?: boolean }
  /** From 0: January, Monday, spring. */
  | { readonly kind: 'month' | 'weekday' | 'season'; readonly index: number; readonly short?: boolean }
  | { readonly kind: 'unit'; readonly unit: Unit }
  /** So many units up to now: "a few days ago" names no day. */
  | { readonly kind: 'since'; readonly unit: Unit; readonly amount: number }
  /** Three months of a year, from 0; without its index where a figure beside the word has it. */
  | { readonly kind: 'quarter'; readonly index?: number }
  /** The first or last month of a year, or third of a month, `offset` from the present one. */
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
  /** In the one spelling in which words are compared: folded, figures those of ASCII, without marks. */
  normalize(text: string): string;
  /** Words around a time; `in` are among the `small` ones. */
  readonly around: Readonly<Record<Around, ReadonlySet<string>>>;
  /** Folded: "since". */
  readonly since: ReadonlySet<string>;
  /** What a word or fixed phrase means. */
  word(text: string): TimeWord | undefined;
  /** "3 weeks ago" or "3 weeks", the number in figures or spelled out. */
  amount(text: string): Amount | undefined;
  /** Whether a folded word can be part of a time: one that tells something, or one that only stands beside these. */
  partOf(word: string): 'telling' | 'beside' | undefined;
  /** Of each word that tells something the longest piece, where it is taken apart at every sign that is no letter. */
  readonly tellingPieces: ReadonlySet<string>;
  /** Finds times in what is written without spaces. */
  readonly unspaced: RegExp;
}
type Around = 'last' | 'next' | 'this' | 'in' | 'of' | 'before' | 'small';
type Listed = Around | 'since';

type Language = LanguageCode | 'ja';
const LANGUAGES: readonly Language[] = ['en', ...CATALOGUES.filter((language) => language !== 'en'), 'ja'];
/** A word of one of these may be a word of another; the others are told apart by their scripts. */
const LATIN: readonly Language[] = ['en', 'pt', 'de', 'es', 'fr'];

/**
 * What is understood of somebody whose language is `own`: that, English, and whatever its script tells apart, so that
 * English words stay what they are. Undefined: every language.
 */
export function vocabularyFor(own: LanguageCode | undefined): Vocabulary {
  return together(own === undefined ? 'all' : LATIN.includes(own) ? own : 'en');
}

const together = memoize(LATIN.length + 1, (own: string) =>
  makeVocabulary(
    LANGUAGES.filter((language) => own === 'all' || language === own || language === 'en' || !LATIN.includes(language)),
  ),
);

export const formsOf = (forms = '-'): string[] => (forms === '-' ? [] : forms.split('|'));
const severalOf = (several = '-'): string[][] => several.split(', ').map(formsOf);

/** A year in French, and an English article. */
const OTHERWISE_MEANT = new Set(['', 'an']);

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
  const [telling, beside, unspaced] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [text, word] of [
    ...languages.flatMap((language) => wordsOfIntl(language)),
    ...lists.flatMap(wordsOfLists),
  ]) {
    const key = keyOf(text);
    if (!words.has(key) && !OTHERWISE_MEANT.has(key)) words.set(key, word);
    if (HAN.test(text)) unspaced.add(text);
    for (const piece of fold(text).split(/[\s.,]+/)) telling.add(piece).add(piece.replace(/^[dl]'/, ''));
  }
  const setOf = (kind: Listed) => new Set(wordsOf(kind));
  const around = {
    ...{ last: setOf('last'), next: setOf('next'), this: setOf('this'), in: setOf('in') },
    of: setOf('of'),
  };
  const { amount, frames, figures } = amountReader(languages, lists, normalize);
  for (const set of [...Object.values(around), small, figures]) for (const word of set) beside.add(word);
  for (const frame of frames)
    for (const piece of frame.split(' ')) (piece.length < TELLING ? beside : telling).add(piece);
  return {
    around: { ...around, before: setOf('before'), small },
    since: setOf('since'),
    normalize,
    word: (text) => words.get(keyOf(text)),
    amount,
    tellingPieces: new Set([...telling.difference(beside)].map(longestPiece).filter((piece) => piece !== '')),
    partOf: (word) => (beside.has(word) ? 'beside' : telling.has(word) ? 'telling' : undefined),
    unspaced: unspacedTimes([...unspaced]),
  };
}

/** Of a folded word. */
export const piecesOfWord = (word: string): string[] => word.split(/[^\p{L}\p{M}]+/u);
const longestPiece = (word: string): string =>
  piecesOfWord(word).reduce((longest, piece) => (piece.length > longest.length ? piece : longest));

const HAN = /\p{sc=Han}/u;
/** Letters of a word of an amount: shorter ones are "a" and "y". */
const TELLING = 3;

/** @param words those that stand for a time by themselves */
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

/** One text is looked at in several ways, one after the other. */
const FEW_TEXTS = 50;

function normalizer(lists: readonly Times[]): Vocabulary['normalize'] {
  const respell = replacer(lists.map(({ spellings }) => spellings));
  // What others wrote is read in all languages, most of it in ASCII: those days typed in Latin letters are no times there.
  const readsAll = lists.length === LANGUAGES.length;
  return memoize<string>(FEW_TEXTS, (text) => {
    const typed = fold(text.normalize('NFKC'))
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(/[.,،;:!?¿¡？！。؟।]|[\u200e\u200f\u2066-\u2069]/g, '')
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

/** 十二 is 12, 两 2; up to 99. */
function hanNumber(typed: string): string {
  const digit = (character: string) => HAN_DIGITS.indexOf(character.replace('两', '二')) + 1;
  const [tens = '', ones = ''] = typed.includes('十') ? typed.split('十') : ['-', typed];
  return String((tens === '' ? 1 : digit(tens)) * 10 + digit(ones || '-'));
}

type Meant = readonly (readonly [string, TimeWord])[];

/** From 1 January 2024, a Monday. */
const WEEK = Array.from({ length: 7 }, (_, index) => Date.UTC(2024, 0, 1 + index));
const YEAR = Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 15));

/** To make a format takes longer than to use it. */
const wordsOfIntl = memoize(LANGUAGES.length, (language: string): Meant => {
  const named = (kind: 'month' | 'weekday', days: readonly number[], format: Intl.DateTimeFormatOptions): Meant => {
    const intl = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
    const short = format.month === 'short';
    return days.flatMap((day, index) =>
      intl.formatToParts(day).flatMap(({ type, value }) => (type === kind ? [[value, { kind, index, short }]] : [])),
    );
  };
  const relative = (['auto', 'always'] as const).map((numeric) => new Intl.RelativeTimeFormat(language, { numeric }));
  const units = UNITS.flatMap((unit): Meant => {
    const format = unitFormat(language, unit);
    return [
      ...[0, -1, -2, 1, 2].flatMap((offset) =>
        // "قبل يومين": the number is in the form of the word.
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

function wordsOfLists({ seasons, weekdays, months, quarters, quarter, phrases, tonight, tomorrow }: Times): Meant {
  const indexed = (kind: 'season' | 'weekday' | 'month' | 'quarter', several: string | undefined): Meant =>
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

/** "The other day" and "a few days ago" are the last seven days, "a few weeks ago" the last seven weeks. */
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

/** Among them every form that an amount can have in these languages (Unicode CLDR, plural rules). */
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
  /** By what stands around the figure, in any form. */
  const frames = new Map<string, Omit<Amount, 'amount'>>();
  for (const { text, ...meant } of languages.flatMap(amountsOfIntl)) {
    const frame = normalize(text).replace(/\d+/, '#');
    if (frame.includes('#') && !frames.has(frame)) frames.set(frame, meant);
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
