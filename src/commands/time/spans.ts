/** Spans of time as people say them: "yesterday", "last summer", "in March", "в марте", "先週". */
import { clockAt, type Today, writesMonthFirst } from './today.ts';
import { hanNumber, type TimeWord, type Unit, type Vocabulary, vocabularyFor } from './vocabulary.ts';

/** Days from `from` up to, not including, `to`; without `to` until now. YYYY-MM-DD. */
export interface Span {
  readonly from: string;
  readonly to?: string;
}

export interface ParsedSpan extends Span {
  /** A time whatever stands around it; otherwise it could as well be a name: "May", "Friday", "2024". */
  readonly sure: boolean;
  /** A day counted from today: "yesterday". */
  readonly isDay: boolean;
}

export interface SpanReading {
  /** Words of all languages, where it can only be a time; otherwise those of the person's language, English and other scripts. */
  readonly anyLanguage?: boolean;
  /** What is still to come counts as well: "tomorrow", "3 December" where that is nearer than the last one. */
  readonly toCome?: boolean;
}

type Day = Temporal.PlainDate;
interface Days {
  readonly from: Day;
  readonly to?: Day;
  readonly sure?: boolean;
  readonly isDay?: boolean;
}
interface Reading {
  readonly today: Day;
  readonly known: Vocabulary;
  readonly toCome: boolean;
  readonly monthFirst: boolean;
}

const MAX_LENGTH = 60;

/**
 * What a phrase says of time, in days of the person's zone. A month, season or weekday is the last one that has begun; weeks
 * begin on Monday, seasons are those of the north.
 * @returns undefined for anything that is no time, and for days that do not exist
 */
export function parseTimeSpan(text: string, today: Today, options: SpanReading = {}): ParsedSpan | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const reading: Reading = {
    today: clockAt(today.now, today.zone).toPlainDate(),
    known: vocabularyFor(options.anyLanguage ? undefined : today.language),
    toCome: options.toCome ?? false,
    monthFirst: writesMonthFirst(today),
  };
  const days =
    figures(text, reading) ??
    eastAsian(text, reading) ??
    phrase(text, reading) ??
    counted(text, reading) ??
    named(text, reading);
  if (days === undefined) return undefined;
  const { from, to, sure = true, isDay = false } = days;
  return { from: from.toString(), ...(to && { to: to.toString() }), sure, isDay };
}

const UNITS: Readonly<Record<string, Unit>> = {
  ...{ d: 'day', w: 'week', m: 'month', y: 'year' },
  ...{ д: 'day', н: 'week', м: 'month', г: 'year' },
};
/** Furthest back that a date is understood. */
const MAX_DAYS_BACK = 36_500;

/**
 * `7d`, `2w`, `3m`, `1y` (`7д` …) until now; `2026-11-01`, `01.11.2026`, `01/11/2026` a day, `2026-11` a month, `2026` a
 * year. A year of two figures is one of this century.
 */
function figures(typed: string, { today, monthFirst }: Reading): Days | undefined {
  const text = typed.trim().toLowerCase();
  const [, amount, letter = ''] = /^(\d{1,5})([dwmyднмг])$/u.exec(text) ?? [];
  const unit = UNITS[letter];
  if (unit !== undefined) {
    const days = Number(amount) * DAYS[unit];
    return days <= MAX_DAYS_BACK ? { from: today.subtract({ days }) } : undefined;
  }
  const iso = /^(\d{4})(?:([-/])(\d{1,2})(?:\2(\d{1,2}))?)?$/.exec(text);
  if (iso) {
    const days = calendarDays(Number(iso[1]), numberOf(iso[3]), numberOf(iso[4]));
    return days && { ...days, sure: iso[3] !== undefined };
  }
  const written = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (!written) return undefined;
  const [first, second] = [Number(written[1]), Number(written[3])];
  const year = Number(written[4]?.padStart(4, '20'));
  const isMonthFirst = second > MONTHS || (monthFirst && written[2] !== '.' && first <= MONTHS);
  return isMonthFirst ? calendarDays(year, first, second) : calendarDays(year, second, first);
}

const MONTHS = 12;

/** A year, a month (1 to 12) or a day of the calendar; undefined for one that does not exist. */
function calendarDays(year: number, month?: number, day?: number): Days | undefined {
  if (year < 1970 || year > 9998 || (month !== undefined && (month < 1 || month > MONTHS))) return undefined;
  const from = Temporal.PlainDate.from({ year, month: month ?? 1, day: 1 });
  if (day === undefined) return { from, to: from.add(month === undefined ? { years: 1 } : { months: 1 }) };
  return day < 1 || day > from.daysInMonth ? undefined : dayAt(from.with({ day }));
}

const dayAt = (from: Day): Days => ({ from, to: from.add({ days: 1 }) });
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** "last week", "gestern", as CLDR has them. */
function phrase(text: string, { today, known, toCome }: Reading): Days | undefined {
  const word = known.word(text);
  if (word?.kind === 'relative') {
    const { unit, offset } = word;
    return offset > 0 && !toCome ? undefined : { ...wholeUnit(unit, offset, today), isDay: unit === 'day' };
  }
  if (word?.kind === 'since') return { from: back(word.unit, word.amount, today) };
  if (word?.kind === 'part') return partOf(word, today);
  return word?.kind === 'unit' ? { from: back(word.unit, 1, today), sure: false } : undefined;
}

/** "3 weeks ago" is that week; "3 weeks" and "the last 3 weeks" last until today. */
function counted(text: string, { today, known }: Reading): Days | undefined {
  const whole = known.amount(text);
  // "Two weeks" may be the words of something else; "two weeks ago" and "2 weeks" are not.
  const isTime = whole?.ago || /\p{Nd}/u.test(text);
  const { words, modifier } = takeApart(text, known);
  const amount = (isTime ? whole : undefined) ?? (modifier === 'last' ? known.amount(words.join(' ')) : undefined);
  if (!amount) return undefined;
  const days = amount.ago
    ? wholeUnit(amount.unit, -amount.amount, today)
    : { from: back(amount.unit, amount.amount, today) };
  return days.from.year < 1970 ? undefined : days;
}

interface Typed {
  /** Without the small words around it. */
  readonly words: readonly string[];
  readonly modifier: 'last' | 'this' | undefined;
  /** There was a word that says "in", which a time follows. */
  readonly preposition: boolean;
}

function takeApart(text: string, { around, normalize }: Vocabulary): Typed {
  const all = normalize(text).split(' ');
  const holds = (some: ReadonlySet<string>) => all.some((word) => some.has(word));
  return {
    words: all.filter((word) => !around.small.has(word) && !around.last.has(word) && !around.this.has(word)),
    modifier: holds(around.last) ? 'last' : holds(around.this) ? 'this' : undefined,
    preposition: holds(around.in),
  };
}

const YEARS: Readonly<Record<string, number>> = { 今年: 0, 去年: -1, 昨年: -1, 前年: -2 };
const WEEKS: Readonly<Record<string, number>> = { 上上: -2, 上: -1 };
/** 第3季度 is 第三季度. */
const QUARTER = /第?([1-4])(?=季度|四半期)/;

/** Dates in Chinese figures: 去年三月 as 去年3月, 3月15号 as 3月15日. 三月 alone stays, since it can be a name. */
function hanDate(typed: string): string {
  if (/^[一二三四五六七八九十]+月$/.test(typed)) return typed;
  if (QUARTER.test(typed)) return typed.replace(QUARTER, (_, digit: string) => `第${'一二三四'[Number(digit) - 1]}`);
  return typed
    .replace(/[一二三四五六七八九十]{1,3}(?=[月日号])/g, (han) => String(hanNumber(han)))
    .replace(/(?<=\d)号/, '日');
}

/** 2024年, 2024年3月, 3月15日, 去年三月; 去年の with what follows; 上周五. */
function eastAsian(text: string, reading: Reading): Days | undefined {
  if (!/\p{sc=Han}/u.test(text)) return undefined;
  const { today, known } = reading;
  const typed = hanDate(text.normalize('NFKC').replace(/\s+/g, ''));
  const [, which, weekday] = /^(上上|上|这|本)个?(?:周|星期|礼拜)([一二三四五六日天])$/u.exec(typed) ?? [];
  if (which !== undefined && weekday !== undefined) {
    // 上周五 is the Friday of last week, be there a later one or not.
    const monday = startOf('week', WEEKS[which] ?? 0, today);
    return dayAt(monday.add({ days: '一二三四五六日'.indexOf(weekday.replace('天', '日')) }));
  }
  const spoken = /^(?:(\d{4}|去年|昨年|今年|前年)年?の?)?(?:(\d{1,2})月)?(?:(\d{1,2})日)?(\D*)$/u.exec(typed);
  if (!spoken) return undefined;
  const [, yearText = '', monthText, dayText, rest] = spoken;
  const offset = YEARS[yearText];
  const year = offset === undefined ? numberOf(yearText || undefined) : today.year + offset;
  const [month, day] = [numberOf(monthText), numberOf(dayText)];
  if (rest) {
    const word = month === undefined ? known.word(rest) : undefined;
    const isPlaced = word?.kind === 'season' && year !== undefined;
    return isPlaced || word?.kind === 'quarter' ? placed(word, { year, day }, reading) : undefined;
  }
  if (month !== undefined) return placed({ kind: 'month', index: month - 1 }, { year, day }, reading);
  return year === undefined || day !== undefined ? undefined : calendarDays(year);
}

/** A month, season or weekday, with what stands around it. */
function named(text: string, reading: Reading): Days | undefined {
  const typed = takeApart(text, reading.known);
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
    return typed.preposition && year !== undefined && day === undefined ? calendarDays(year) : undefined;
  const word = reading.known.word(names.join(' '));
  if (word === undefined) return undefined;
  const days = placed(word, { year, day, modifier: typed.modifier, preposition: typed.preposition }, reading);
  const isPlaced = typed.modifier !== undefined || year !== undefined || day !== undefined;
  const sure = isPlaced || (word.kind === 'weekend' && word.last) || (typed.preposition && word.kind !== 'unit');
  return days && { ...days, sure };
}

interface Place extends Partial<Pick<Typed, 'modifier' | 'preposition'>> {
  readonly year: number | undefined;
  readonly day: number | undefined;
}

function placed(word: TimeWord, { year, day, modifier, preposition }: Place, reading: Reading): Days | undefined {
  const { today } = reading;
  const last = modifier === 'last';
  const inYear = (of: (year: number) => Days | undefined) =>
    year === undefined ? latest(of, last, reading) : of(year);
  if (word.kind === 'month') {
    if (word.short && year === undefined && day === undefined) return undefined;
    if (day !== undefined && year === undefined) return nearestDay(word.index + 1, day, reading);
    return inYear((some) => calendarDays(some, word.index + 1, day));
  }
  if (word.kind === 'quarter') {
    // "3. Quartal" has its number in figures.
    const index = word.index ?? (day ?? 0) - 1;
    if (index < 0 || index > 3 || (word.index !== undefined && day !== undefined)) return undefined;
    return inYear((some) => monthsFrom(some, 3 * index));
  }
  if (day !== undefined) return undefined;
  // Each begins with the month of its equinox or solstice.
  if (word.kind === 'season') return inYear((some) => monthsFrom(some, 2 + 3 * word.index));
  if (year !== undefined) return undefined;
  if (word.kind === 'weekday') {
    const days = (today.dayOfWeek - 1 - word.index + 7) % 7;
    return dayAt(today.subtract({ days: last && days === 0 ? 7 : days }));
  }
  if (word.kind === 'weekend') {
    const saturday = startOf('week', 0, today).add({ days: 5 });
    const hasBegun = saturday.until(today).sign >= 0;
    const from = hasBegun && !last && !word.last ? saturday : saturday.subtract({ weeks: 1 });
    return { from, to: from.add({ days: 2 }) };
  }
  return word.kind === 'unit' && modifier !== undefined && !preposition
    ? wholeUnit(word.unit, last ? -1 : 0, today)
    : undefined;
}

const { compare } = Temporal.PlainDate;

/** Of what comes once a year the last one that has begun, or, for `last`, that is over. */
function latest(of: (year: number) => Days | undefined, last: boolean, { today }: Reading): Days | undefined {
  return [0, 1, 2]
    .map((years) => of(today.year - years))
    .find((days) => days && (last ? compare(days.to ?? today, today) <= 0 : compare(days.from, today) <= 0));
}

/** How far ahead a day without its year may be meant. */
const MONTHS_AHEAD = 3;

function nearestDay(month: number, day: number, reading: Reading): Days | undefined {
  const { today, toCome } = reading;
  const until = today.add({ months: MONTHS_AHEAD });
  const ahead = [today.year + 1, today.year].map((year) => calendarDays(year, month, day));
  const coming = toCome ? ahead.find((days) => days && compare(days.from, until) <= 0) : undefined;
  return coming && compare(coming.from, today) > 0
    ? coming
    : latest((year) => calendarDays(year, month, day), false, reading);
}

/** Three months, from one of a year on, 0 for January. */
function monthsFrom(year: number, month: number): Days {
  const from = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ months: month });
  return { from, to: from.add({ months: 3 }) };
}

/** A whole unit of the calendar, `offset` from the present one; the present one lasts until today. */
function wholeUnit(unit: Unit, offset: number, today: Day): Days {
  const [from, to] = [startOf(unit, offset, today), startOf(unit, offset + 1, today)];
  return offset === 0 && unit !== 'day' ? { from } : { from, to };
}

function startOf(unit: Unit, offset: number, today: Day): Day {
  const start = {
    day: today,
    week: today.subtract({ days: today.dayOfWeek - 1 }),
    month: today.with({ day: 1 }),
    year: today.with({ month: 1, day: 1 }),
  }[unit];
  return start.add({ [`${unit}s`]: offset });
}

const DAYS: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 30, year: 365 };
const back = (unit: Unit, amount: number, today: Day): Day => today.subtract({ days: amount * DAYS[unit] });

/**
 * The third of a month in which it begins or ends, or the month of a year; of what has not begun yet the one before, and
 * then it is not `sure`: the end of a year is spoken of before it comes, too.
 */
function partOf({ unit, isEnd, offset }: TimeWord & { kind: 'part' }, today: Day): Days {
  const [start, end] = [startOf(unit, offset, today), startOf(unit, offset + 1, today)];
  const isYear = unit === 'year';
  const days = isEnd
    ? { from: isYear ? end.subtract({ months: 1 }) : start.with({ day: 21 }), to: end }
    : { from: start, to: isYear ? start.add({ months: 1 }) : start.with({ day: 11 }) };
  return compare(days.from, today) <= 0
    ? { ...days, sure: true }
    : { ...partOf({ kind: 'part', unit, isEnd, offset: offset - 1 }, today), sure: false };
}
