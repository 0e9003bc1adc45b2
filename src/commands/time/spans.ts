/** Spans of time as people say them: "yesterday", "last summer", "in March", "в марте", "先週". Days are those of the calendar. */
import type { TypedWord } from '../query/query-words.ts';
import { calendarSpan, dayLater, type Span, spanInFigures } from './calendar.ts';
import { type TimeWord, type Understood, type Unit, understoodOf } from './time-languages.ts';
import { hanDate } from './time-spellings.ts';
import { countedTime, readTyped, type TypedTime, timeWord } from './time-words.ts';

export interface SaidTime {
  readonly span: Span;
  /** A time whatever stands around it; otherwise it could as well be a name: "May", "Friday", "2024". */
  readonly sure: boolean;
  /** One word that is a day counted from today, "yesterday", and not to come. */
  readonly isDay?: true;
}

const MAX_LENGTH = 60;

/**
 * What a phrase says of time. A month, season or weekday is the last one that has begun; weeks begin on Monday, seasons are
 * those of the north.
 * @param today YYYY-MM-DD
 * @param by `language`: ISO 639-1 of who says it, absent where it can only be a time, in whatever language; `monthFirst` as
 *   spanInFigures has it
 * @returns undefined for anything that is no time, and for days that do not exist
 */
export function saidTime(
  text: string,
  today: string,
  { language, monthFirst }: { language?: string | undefined; monthFirst?: boolean } = {},
): SaidTime | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const figures = spanInFigures(text, today, monthFirst);
  if (figures) return { span: figures, sure: !/^\s*\d{4}\s*$/.test(text) };
  const known = understoodOf(language);
  const before = eastAsianDate(text, today, known) ?? relativeTime(text, today, known);
  if (before) return before;
  const typed = readTyped(text, known);
  return countedSpan(text, typed, today, known) ?? namedTime(typed, today, known);
}

/** "last week", "gestern", as CLDR has them. */
function relativeTime(text: string, today: string, known: Understood): SaidTime | undefined {
  const word = timeWord(text, known);
  if (word?.kind === 'relative') {
    const isDay = word.unit === 'day' && word.offset <= 0;
    return { span: unitSpan(word.unit, word.offset, today), sure: true, ...(isDay ? { isDay } : {}) };
  }
  if (word?.kind === 'since') return { span: { from: before(word.unit, word.amount, today) }, sure: true };
  if (word?.kind === 'part') return partSpan(word, today);
  return word?.kind === 'unit' ? { span: { from: before(word.unit, 1, today) }, sure: false } : undefined;
}

/** "3 weeks ago" is that week; "3 weeks" and "the last 3 weeks" last until today. */
function countedSpan(
  text: string,
  { words, modifier }: TypedTime,
  today: string,
  known: Understood,
): SaidTime | undefined {
  const whole = countedTime(text, known);
  // "Two weeks" may be the words of something else; "two weeks ago" and "2 weeks" are not.
  const isTime = whole?.ago || /\p{Nd}/u.test(text);
  const counted =
    (isTime ? whole : undefined) ?? (modifier === 'last' ? countedTime(words.join(' '), known) : undefined);
  if (!counted) return undefined;
  const { unit, amount, ago } = counted;
  const span = ago ? unitSpan(unit, -amount, today) : { from: before(unit, amount, today) };
  return span.from < '1970' ? undefined : { span, sure: true };
}

const YEARS: Readonly<Record<string, number>> = { 今年: 0, 去年: -1, 昨年: -1, 前年: -2 };

/** 2024年, 2024年3月, 3月15日, 去年三月; 去年の with what follows; 上周五. */
function eastAsianDate(text: string, today: string, known: Understood): SaidTime | undefined {
  if (!/\p{sc=Han}/u.test(text)) return undefined;
  const typed = hanDate(text.normalize('NFKC').replace(/\s+/g, ''));
  const week = /^(上上|上|这|本)个?(?:周|星期|礼拜)([一二三四五六日天])$/u.exec(typed);
  if (week) return sure(weekdayOfWeek(week[1] === '上上' ? -2 : week[1] === '上' ? -1 : 0, week[2] ?? '', today));
  const thisYear = yearOf(today);
  const spoken = /^(?:(\d{4}|去年|昨年|今年|前年)年?の?)?(?:(\d{1,2})月)?(?:(\d{1,2})日)?(\D*)$/u.exec(typed);
  if (!spoken) return undefined;
  const [, yearText, month, day, rest = ''] = spoken;
  const offset = YEARS[yearText ?? ''];
  const year = offset === undefined ? numberOf(yearText) : thisYear + offset;
  if (rest !== '') {
    const word = month === undefined ? timeWord(rest, known) : undefined;
    if (word?.kind === 'quarter' && word.index !== undefined) return sure(quarterSpan(word.index, year, today));
    return word?.kind === 'season' && year !== undefined
      ? { span: seasonSpan(word.index, year), sure: true }
      : undefined;
  }
  if (month === undefined && (year === undefined || day !== undefined)) return undefined;
  if (month === undefined) return sure(calendarSpan(year ?? thisYear));
  return sure(monthSpan(Number(month) - 1, { year, day: numberOf(day) }, today));
}

/** A month, season or weekday, with what stands around it. */
function namedTime(typed: TypedTime, today: string, known: Understood): SaidTime | undefined {
  const names: string[] = [];
  let year: number | undefined;
  let day: number | undefined;
  for (const word of typed.words) {
    const figure = /^(\d{1,4})(?:st|nd|rd|th|o|er|e)?$/.exec(word)?.[1];
    if (figure === undefined) names.push(word);
    else if (figure.length === 4 && year === undefined) year = Number(figure);
    else if (figure.length < 3 && day === undefined) day = Number(figure);
    else return undefined;
  }
  if (names.length === 0)
    return typed.preposition && year !== undefined && day === undefined ? sure(calendarSpan(year)) : undefined;
  const word = timeWord(names.join(' '), known);
  if (!word) return undefined;
  const isLast = word.kind === 'weekend' && word.last;
  const isPlaced = isLast || typed.modifier !== undefined || year !== undefined || day !== undefined;
  const span = spanOf(word, { ...typed, year, day }, today);
  return span && { span, sure: isPlaced || (typed.preposition && word.kind !== 'unit') };
}

interface Placed extends TypedTime {
  readonly year: number | undefined;
  readonly day: number | undefined;
}

function spanOf(word: TimeWord, { modifier, year, day, preposition }: Placed, today: string): Span | undefined {
  const last = modifier === 'last';
  if (word.kind === 'month') {
    if (word.short && year === undefined && day === undefined) return undefined;
    return monthSpan(word.index, { year, day, last }, today);
  }
  if (word.kind === 'quarter') {
    // "3. Quartal" has its number in figures.
    const index = word.index ?? (day ?? 0) - 1;
    return index < 0 || index > 3 || (word.index !== undefined && day !== undefined)
      ? undefined
      : quarterSpan(index, year, today);
  }
  if (day !== undefined) return undefined;
  if (word.kind === 'season') return seasonSpan(word.index, year ?? seasonYear(word.index, last, today));
  if (year !== undefined) return undefined;
  if (word.kind === 'weekend') return weekendSpan(last || word.last === true, today);
  if (word.kind === 'weekday') return weekdaySpan(word.index, last, today);
  return word.kind === 'unit' && modifier !== undefined && !preposition
    ? unitSpan(word.unit, last ? -1 : 0, today)
    : undefined;
}

const sure = (span: Span | undefined): SaidTime | undefined => span && { span, sure: true };
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

interface MonthOf {
  readonly year: number | undefined;
  readonly day: number | undefined;
  readonly last?: boolean;
}

function monthSpan(index: number, { year, day, last = false }: MonthOf, today: string): Span | undefined {
  const of = (some: number) => calendarSpan(some, index + 1, day);
  if (year !== undefined) return of(year);
  const inThisYear = of(yearOf(today));
  const hasBegun = inThisYear !== undefined && inThisYear.from <= today;
  const isOver = hasBegun && (inThisYear.to ?? '') <= today;
  return (last ? isOver : hasBegun) ? inThisYear : of(yearOf(today) - 1);
}

/** @param year in which it begins */
function seasonSpan(index: number, year: number): Span {
  const begins = (month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const first = 2 + 3 * index;
  return { from: begins(first), to: begins(first + 3) };
}

function seasonYear(index: number, last: boolean, today: string): number {
  const year = yearOf(today);
  const { from, to = '' } = seasonSpan(index, year);
  if (last ? to <= today : from <= today) return year;
  const before = seasonSpan(index, year - 1);
  return last && (before.to ?? '') > today ? year - 2 : year - 1;
}

function weekdaySpan(index: number, last: boolean, today: string): Span {
  const back = (weekdayOf(today) - index + 7) % 7;
  const from = dayLater(today, last && back === 0 ? -7 : -back);
  return { from, to: dayLater(from, 1) };
}

const SATURDAY = 5;

/** The one that has begun last, or the one before a present one. */
function weekendSpan(last: boolean, today: string): Span {
  const weekday = weekdayOf(today);
  const back = weekday - SATURDAY;
  const from = dayLater(today, back < 0 || last ? -weekday - 2 : -back);
  return { from, to: dayLater(from, 2) };
}

/** 上周五 is the Friday of last week, be there a later one or not. */
function weekdayOfWeek(step: number, weekday: string, today: string): Span {
  const from = dayLater(unitStart('week', step, today), '一二三四五六日'.indexOf(weekday.replace('天', '日')));
  return { from, to: dayLater(from, 1) };
}

export const yearOf = (today: string): number => Number(today.slice(0, 4));

/** From 0, Monday. */
export const weekdayOf = (today: string) => (new Date(today).getUTCDay() + 6) % 7;

/** A whole unit of the calendar, `offset` from the present one; the present one lasts until today. */
export function unitSpan(unit: Unit, offset: number, today: string): Span {
  const [from, to] = [offset, offset + 1].map((step) => unitStart(unit, step, today));
  return { from: from ?? '', ...(offset < 0 || unit === 'day' ? { to: to ?? '' } : {}) };
}

export function unitStart(unit: Unit, step: number, today: string): string {
  if (unit === 'day') return dayLater(today, step);
  if (unit === 'week') return dayLater(today, 7 * step - weekdayOf(today));
  const month = unit === 'month' ? new Date(today).getUTCMonth() + step : 0;
  const year = yearOf(today) + (unit === 'year' ? step : 0);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

const DAYS: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 30, year: 365 };

export function before(unit: Unit, amount: number, today: string): string {
  return dayLater(today, -amount * DAYS[unit]);
}

/** Without a year it is the last one that has begun. */
export function quarterSpan(index: number, year: number | undefined, today: string): Span {
  const begins = (some: number, more: number) =>
    new Date(Date.UTC(some, 3 * (index + more), 1)).toISOString().slice(0, 10);
  const of = year ?? yearOf(today) - (begins(yearOf(today), 0) <= today ? 0 : 1);
  return { from: begins(of, 0), to: begins(of, 1) };
}

/**
 * The third of a month in which it begins or ends, or the month of a year; of what has not begun yet the one before, and
 * then it is not `sure`: the end of a year is spoken of before it comes, too.
 */
export function partSpan(
  { of, isEnd, offset }: TimeWord & { kind: 'part' },
  today: string,
): { readonly span: Span; readonly sure: boolean } {
  const [from, to] = [unitStart(of, offset, today), unitStart(of, offset + 1, today)];
  const [firstEnds, lastBegins] =
    of === 'year'
      ? [`${from.slice(0, 4)}-02-01`, `${from.slice(0, 4)}-12-01`]
      : [`${from.slice(0, 8)}11`, `${from.slice(0, 8)}21`];
  const span = isEnd ? { from: lastBegins, to } : { from, to: firstEnds };
  return span.from <= today
    ? { span, sure: true }
    : { ...partSpan({ kind: 'part', of, isEnd, offset: offset - 1 }, today), sure: false };
}

/** Words that one time takes at most: "in the last 3 weeks". */
const MAX_WORDS = 5;
/** Words beyond these are not looked through. */
const MAX_LOOKED_AT = 60;

export interface TimeReading {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly plain: 'words' | 'filters';
  /** ISO 639-1 of who typed them; undefined: any. */
  readonly language: string | undefined;
  /** As spanInFigures has it. */
  readonly monthFirst: boolean;
}

export interface FoundTimes {
  /** What is left. */
  readonly rest: readonly TypedWord[];
  readonly spans: readonly Span[];
}

/**
 * Among filters every time counts, a name that could be one ("May", "2024") only where nothing else stands beside it.
 * Among words to be found only what begins or ends them and cannot well be meant otherwise: "ferry last summer". What
 * has a key may stand anywhere between.
 */
export function findTimes(words: readonly TypedWord[], reading: TimeReading): FoundTimes {
  const taken = new Set<TypedWord>();
  const spans: Span[] = [];
  for (;;) {
    const left = words.filter((word) => word.key === undefined && !taken.has(word));
    const found = longestTime(left, reading);
    if (!found) return { rest: words.filter((word) => !taken.has(word)), spans };
    for (const word of found.run) taken.add(word);
    spans.push(found.span);
  }
}

/** Arabic says “before” and “ago” with one word: قبل شهر is a month ago, قبل شهر رمضان is before Ramadan. */
const BEFORE = /^(?:قبل|منذ)$/u;

const isPlain = ({ quoted, excluded }: TypedWord) => !quoted && !excluded;

function longestTime(words: readonly TypedWord[], { today, plain, language, monthFirst }: TimeReading) {
  const goesOn = understoodOf(language).of;
  const plainCount = words.filter(isPlain).length;
  const last = Math.min(words.length, MAX_LOOKED_AT);
  for (let length = Math.min(MAX_WORDS, plainCount); length > 0; length--) {
    for (let start = 0; start + length <= last; start++) {
      const next = words[start + length]?.value;
      const isAtEnd =
        next === undefined || (start === 0 && !goesOn.has(next.toLowerCase()) && !BEFORE.test(words[0]?.value ?? ''));
      const run = words.slice(start, start + length);
      if (!run.every(isPlain) || (plain === 'words' && !isAtEnd)) continue;
      const said = saidTime(run.map(({ value }) => value).join(' '), today, { language, monthFirst });
      if (!said) continue;
      const alone = length === plainCount;
      const counts =
        plain === 'filters'
          ? said.sure || alone
          : said.sure && (length > 1 || said.isDay || (!alone && /^\D*\p{sc=Han}/u.test(run[0]?.value ?? '')));
      if (counts) return { run, span: said.span };
    }
  }
  return undefined;
}
