/** Parses time spans as people write them: "yesterday", "last summer", "in March", "в марте", "先週". */
import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import { dayOf, type Today, writesMonthFirst } from './today.ts';
import { type TimeWord, type Unit, type Vocabulary, vocabularyFor } from './vocabulary.ts';

/** Days from `from` to `to` (exclusive), or until now without `to`. YYYY-MM-DD. */
export interface Span {
  readonly from: string;
  readonly to?: string;
}

export interface ParsedSpan extends Span {
  /** Certainly a time; otherwise it could also be a name: "May", "Friday", "2024". */
  readonly sure: boolean;
  /** A day relative to today: "yesterday". */
  readonly isDay: boolean;
  /** Any time relative to today: "yesterday", "last week", "3 days ago". */
  readonly isRelative: boolean;
}

/** Whether a text is about the future or the past. */
export type Tense = 'future' | 'past';

export interface SpanReading {
  /** Understands all languages, for texts that must be a time; default: the person's, English and other scripts'. */
  readonly anyLanguage?: boolean;
  /** Future times count too: "tomorrow", and "3 December" if that's nearer than the last one. */
  readonly toCome?: boolean;
  /**
   * The phrase is from a text written at that moment: a weekday is the next one, or the last one for `past`; a date without
   * a year is the nearest one. A mere duration is no time.
   */
  readonly written?: Tense;
  /** The month, 1 to 12, of a day given without one; undefined for the nearest one. */
  readonly inMonth?: number | undefined;
}

type Day = Temporal.PlainDate;
interface Days {
  readonly from: Day;
  readonly to?: Day;
  readonly sure?: boolean;
  readonly isDay?: boolean;
  readonly isRelative?: boolean;
}
interface Reading {
  readonly today: Day;
  readonly known: Vocabulary;
  readonly toCome: boolean;
  readonly written: Tense | undefined;
  readonly inMonth: number | undefined;
}

const MAX_LENGTH = 60;
/** "Saturday at 11" is not Saturday the 11th. */
const ENDS_WITH_HOUR = /\s(?:at|в|о)\s\d{1,2}\.?\s*$/iu;

/** Consecutive phrases are mostly parsed on the same day. */
const dateOf = memoize(100, (day: string) => Temporal.PlainDate.from(day));

/**
 * Parses a phrase into days of the person's zone. A month, season or weekday is the last one that has begun; weeks start
 * on Monday, seasons are those of the northern hemisphere.
 * @returns undefined if it's no time or a day that doesn't exist
 */
export function parseTimeSpan(
  text: string,
  { now, zone, language }: Today,
  { anyLanguage = false, toCome = false, written, inMonth }: SpanReading = {},
): ParsedSpan | undefined {
  if (text.length > MAX_LENGTH || ENDS_WITH_HOUR.test(text)) return undefined;
  const today = dateOf(dayOf(now, zone));
  const reading = {
    today,
    known: vocabularyFor(anyLanguage ? undefined : language),
    toCome: toCome || written !== undefined,
    written,
    inMonth,
  };
  const figures = text.trim().toLowerCase();
  const monthFirst = writesMonthFirst({ zone, language });
  const days =
    parseFigures(figures, today, monthFirst) ??
    (written
      ? parseShortDate(figures, monthFirst, { ...reading, written })
      : parseTypedDate(figures, reading, { zone, language })) ??
    parsePhrase(text, reading) ??
    parseAmount(text, reading) ??
    parseNamed(text, reading) ??
    parseSince(text, monthFirst, reading);
  if (days === undefined) return undefined;
  const { from, to, sure = true, isDay = false, isRelative = false } = days;
  return { from: from.toString(), ...(to && { to: to.toString() }), sure, isDay, isRelative };
}

const UNITS: Readonly<Record<string, Unit>> = {
  ...{ d: 'day', w: 'week', m: 'month', y: 'year' },
  ...{ д: 'day', н: 'week', м: 'month', г: 'year' },
};
/** Maximum number of days that `7d` and the like go back. */
const MAX_DAYS_BACK = 36_500;
const MONTHS = 12;
/** Four digits beyond this are a code rather than a year. */
const MAX_YEARS_AHEAD = 50;

/**
 * `7d`, `2w`, `3m`, `1y` (`7д` …) until now; `2026-11-01`, `01.11.2026`, `01/11/2026` a day, `2026-11` a month, `2026`
 * a year. A two-digit year is in this century.
 */
function parseFigures(text: string, today: Day, monthFirst: boolean): Days | undefined {
  const [, amount, letter = ''] = /^(\d{1,5})([dwmyднмг])$/u.exec(text) ?? [];
  const unit = UNITS[letter];
  if (unit !== undefined) {
    const from = back(unit, Number(amount), today);
    return from.until(today).days <= MAX_DAYS_BACK ? { from } : undefined;
  }
  const iso = /^(\d{4})(?:([-/])(\d{1,2})(?:\2(\d{1,2}))?)?$/.exec(text);
  if (iso) {
    const [year = 0, month, day] = [iso[1], iso[3], iso[4]].map((part) => (part === undefined ? part : Number(part)));
    const days = calendarDays(year, month, day);
    const isCode = month === undefined && year > today.year + MAX_YEARS_AHEAD;
    return days && !isCode ? { ...days, sure: month !== undefined } : undefined;
  }
  const written = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (!written) return undefined;
  const [first, second, year] = [Number(written[1]), Number(written[3]), Number(written[4]?.padStart(4, '20'))];
  const isMonthFirst = second > MONTHS || (monthFirst && written[2] !== '.' && first <= MONTHS);
  return isMonthFirst ? calendarDays(year, first, second) : calendarDays(year, second, first);
}

/** "The 14th", "dia 22", "el 22", "a 22", "am 7.", "28日": a day of this, the previous or the next month. */
const DAY_OF_MONTH =
  /^(?:(?:on |by |until )?(?:the )?(?=\d+(?:st|nd|rd|th))|(?:(?:no |ao? )?d[ií]a|el|le|a) |(?:am|bis|vom) (?=\d+\.)|(?=\d+(?:日|号|-?го)$))(\d{1,2})(?:st|nd|rd|th|\.|日|号|-?го)?$/u;

/** `3.12.`, `03/12`: a date without a year. */
function parseShortDate(
  text: string,
  monthFirst: boolean,
  { today, written, inMonth }: Reading & { written: Tense },
): Days | undefined {
  const [, dayOfMonth] = DAY_OF_MONTH.exec(text) ?? [];
  if (dayOfMonth !== undefined) {
    const days = daysOfMonth(Number(dayOfMonth), today, inMonth);
    return written === 'past'
      ? latest(days.toReversed(), false, today)
      : days.find(({ from }) => compare(from, today) >= 0);
  }
  const [, first, second] =
    /^(\d{1,2})\.(\d{1,2})\.$/.exec(text) ??
    /^(?:(?=\d\d\/\d\d$)|(?:(?:no |ao? )?d[ií]a|el|le) )(\d{1,2})\/(\d{1,2})$/.exec(text) ??
    [];
  if (first === undefined) return undefined;
  const [day, month] = monthFirst && text.includes('/') ? [second, first] : [first, second];
  return nearest((year) => calendarDays(year, Number(month), Number(day)), today, written);
}

/** A date without a year that is all that is typed: `04.12`, `am Freitag 4.12.`, `04/12`; with two figures, a stop at the end. */
function parseTypedDate(
  text: string,
  { today, known, toCome }: Reading,
  by: Pick<Today, 'zone' | 'language'>,
): Days | undefined {
  const isAround = (word: string) => known.around.small.has(word) || known.word(word)?.kind === 'weekday';
  const [date = '', ...others] = text.split(/\s+/).filter((word) => !isAround(fold(word)));
  const [, first, separator, second] = /^(?=\d.*\d.*[\d.]$)(\d{1,2})([./])(\d{1,2})\.?$/.exec(date) ?? [];
  // English writes fractions with a full stop.
  if (first === undefined || others.length > 0 || (separator === '.' && by.language === 'en')) return undefined;
  const [day, month] = separator === '/' && writesMonthFirst(by) ? [second, first] : [first, second];
  const of = (year: number) => calendarDays(year, Number(month), Number(day));
  const years = [today.year + 1, today.year, today.year - 1].map(of);
  return (toCome ? soon(years.toReversed(), today) : undefined) ?? latest(years, false, today);
}

/** A day of this, the previous and the next month; of `inMonth`, if given, in this, the previous and the next year. */
function daysOfMonth(day: number, today: Day, inMonth?: number): Days[] {
  const months = [-1, 0, 1].map((step) =>
    inMonth === undefined
      ? today.with({ day: 1 }).add({ months: step })
      : today.with({ day: 1, month: inMonth }).add({ years: step }),
  );
  return months.flatMap(({ year, month }) => calendarDays(year, month, day) ?? []);
}

/** A calendar year, month (1 to 12) or day; undefined if it doesn't exist. */
function calendarDays(year: number, month?: number, day?: number): Days | undefined {
  if (year < 1970 || year > 9998 || (month !== undefined && (month < 1 || month > MONTHS))) return undefined;
  const from = Temporal.PlainDate.from({ year, month: month ?? 1, day: 1 });
  if (day === undefined) return { from, to: from.add(month === undefined ? { years: 1 } : { months: 1 }) };
  return day < 1 || day > from.daysInMonth ? undefined : dayAt(from.with({ day }));
}

const dayAt = (from: Day): Days => ({ from, to: from.add({ days: 1 }) });

/** "last week", "gestern", as in CLDR. */
function parsePhrase(text: string, { today, known, toCome, written }: Reading): Days | undefined {
  const word = known.word(text);
  if (word?.kind === 'relative') {
    const { unit } = word;
    const offset = word.either && written === 'future' ? Math.abs(word.offset) : word.offset;
    if (offset > 0 && !toCome) return undefined;
    const [from, to] = [startOf(unit, offset, today), startOf(unit, offset + 1, today)];
    const days = written ? { from, to } : wholeUnit(unit, offset, today);
    return { ...days, isDay: unit === 'day', isRelative: true };
  }
  if (word?.kind === 'since') return { from: back(word.unit, word.amount, today) };
  if (word?.kind === 'part') return partOf(word, today);
  return word?.kind === 'unit' ? { from: back(word.unit, 1, today), sure: false } : undefined;
}

/** "3 weeks ago" is that week; "3 weeks" and "the last 3 weeks" extend until today. */
function parseAmount(text: string, reading: Reading): Days | undefined {
  const { today, known, toCome, written } = reading;
  const whole = known.amount(text);
  if (whole?.ahead) return toCome ? wholeUnit(whole.unit, whole.amount, today) : undefined;
  if (written && !whole?.ago) return undefined;
  // "Two weeks" may be part of something else; "two weeks ago" and "2 weeks" are certainly times.
  const isTime = whole?.ago || /\p{Nd}/u.test(text);
  const { words, modifier } = splitModifiers(text, reading);
  const found = (isTime ? whole : undefined) ?? (modifier === 'last' ? known.amount(words.join(' ')) : undefined);
  if (!found) return undefined;
  const { unit, amount, ago } = found;
  const days = ago ? wholeUnit(unit, -amount, today) : { from: back(unit, amount, today) };
  return days.from.year < 1970 ? undefined : { ...days, isRelative: true };
}

/** "Since May" extends until now. */
function parseSince(
  text: string,
  monthFirst: boolean,
  { today, known, written, ...reading }: Reading,
): Days | undefined {
  if (written) return undefined;
  const spaced = fold(text.trim()).replace(/(?<=\S)(?=以来$)/u, ' ');
  const [first = '', ...others] = spaced.split(/\s+/);
  const rest = known.since.has(first)
    ? others
    : known.since.has(others.at(-1) ?? '')
      ? [first, ...others.slice(0, -1)]
      : [];
  if (rest.length === 0) return undefined;
  const past = { ...reading, today, known, written, toCome: false };
  const said = rest.join(' ');
  const from = (
    parseFigures(said, today, monthFirst) ??
    parsePhrase(said, past) ??
    parseAmount(said, past) ??
    parseNamed(said, past)
  )?.from;
  return from === undefined || compare(from, today) > 0 ? undefined : { from };
}

const MODIFIERS = ['last', 'next', 'this'] as const;

/** `words` without modifiers and small words; `preposition`: whether there was a word for "in" (before a time). */
function splitModifiers(text: string, { known: { around, normalize }, written }: Reading) {
  const all = normalize(text).split(' ');
  const holds = (kind: 'last' | 'next' | 'this' | 'in') => all.some((word) => around[kind].has(word));
  return {
    words: all.filter(
      (word) =>
        !(written && around.of.has(word)) &&
        MODIFIERS.every((kind) => !around[kind].has(word)) &&
        !around.small.has(word),
    ),
    modifier: MODIFIERS.find(holds),
    preposition: holds('in'),
  };
}

/** A month, season or weekday with its modifiers. */
function parseNamed(text: string, reading: Reading): Days | undefined {
  const { today, known } = reading;
  const { words, modifier, preposition } = splitModifiers(text, reading);
  const names: string[] = [];
  let [year, week, day]: (number | undefined)[] = [];
  for (const word of words) {
    const figure = /^(\d{1,4})(?:st|nd|rd|th|o|er|e)?$/.exec(word)?.[1];
    const anchor = known.word(word);
    if (figure?.length === 4 && year === undefined) year = Number(figure);
    else if (figure !== undefined && figure.length < 3 && day === undefined) {
      day = Number(figure);
      // "Dia 3 de julho" is 3 July.
      if (known.word(names.at(-1) ?? '')?.kind === 'unit') names.pop();
    } else if (figure !== undefined) return undefined;
    // 去年夏天, 上周五
    else if (anchor?.kind === 'relative' && anchor.unit === 'year') year = today.year + anchor.offset;
    else if (anchor?.kind === 'relative' && anchor.unit === 'week') week = anchor.offset;
    else names.push(word);
  }
  const isPlaced = [modifier, year, week, day].some((part) => part !== undefined);
  if (names.length === 0)
    return preposition && year !== undefined && day === undefined ? calendarDays(year) : undefined;
  // "Mardi 3 juillet" is 3 July.
  const months = names.filter((name) => known.word(name)?.kind !== 'weekday');
  const word = known.word((day === undefined || months.length === 0 ? names : months).join(' '));
  if (word === undefined) return undefined;
  const isUnit = word.kind === 'unit';
  if (isUnit && (modifier === undefined || preposition)) return undefined;
  if (modifier === 'next' && !reading.toCome) return undefined;
  const days = resolve(word, { year, week, day, modifier }, reading);
  return days && { ...days, sure: isPlaced || preposition || (word.kind === 'weekend' && word.last) };
}

interface Place {
  readonly year: number | undefined;
  readonly week: number | undefined;
  readonly day: number | undefined;
  readonly modifier: (typeof MODIFIERS)[number] | undefined;
}

function resolve(
  word: TimeWord,
  { year, week, day, modifier }: Place,
  { today, toCome, written }: Reading,
): Days | undefined {
  const last = modifier === 'last';
  const inYear = (of: (year: number) => Days | undefined) =>
    year === undefined && modifier === 'next'
      ? following(
          [0, 1].map((step) => of(today.year + step)),
          today,
        )
      : year === undefined && written && !last
        ? nearest(of, today, written)
        : year === undefined
          ? latest(
              [0, -1, -2].map((step) => of(today.year + step)),
              last,
              today,
            )
          : of(year);
  if (word.kind === 'month') {
    if (word.short && year === undefined && day === undefined) return undefined;
    const of = (some: number) => calendarDays(some, word.index + 1, day);
    const isAhead = toCome && year === undefined && day !== undefined;
    return (isAhead ? soon([today.year, today.year + 1].map(of), today) : undefined) ?? inYear(of);
  }
  if (word.kind === 'quarter') {
    // "3. Quartal" has its number in digits.
    const index = word.index ?? (day ?? 0) - 1;
    if (index < 0 || index > 3 || (word.index !== undefined && day !== undefined)) return undefined;
    return inYear((some) => monthsFrom(some, 3 * index));
  }
  if (day !== undefined)
    return word.kind === 'weekday' && year === undefined ? weekdayOn(word.index, day, today, written) : undefined;
  // Each season starts with the month of its equinox or solstice.
  if (word.kind === 'season') return inYear((some) => monthsFrom(some, 2 + 3 * word.index));
  if (year !== undefined) return undefined;
  if (word.kind === 'unit') {
    const offset = { last: -1, next: 1, this: 0 }[modifier ?? 'this'];
    return { ...wholeUnit(word.unit, offset, today), isRelative: true };
  }
  if (word.kind !== 'weekday' && word.kind !== 'weekend') return undefined;
  const inWeek = (offset: number): Days => {
    const from = startOf('week', offset, today).add({ days: word.kind === 'weekday' ? word.index : SATURDAY });
    return { from, to: from.add({ days: word.kind === 'weekday' ? 1 : 2 }) };
  };
  const isLast = last || (word.kind === 'weekend' && word.last);
  if (week !== undefined) return inWeek(week);
  if (written && modifier === 'this') return [0, 1].map(inWeek).find(({ to }) => to && compare(to, today) > 0);
  const isNext = modifier === 'next' || (written === 'future' && !isLast);
  return isNext ? following([0, 1].map(inWeek), today) : latest([0, -1].map(inWeek), isLast, today);
}

/** "Viernes 27": that day in this, the previous or the next month, whichever falls on that weekday. */
function weekdayOn(weekday: number, day: number, today: Day, written: Tense | undefined): Days | undefined {
  const days = daysOfMonth(day, today).filter(({ from }) => from.dayOfWeek === weekday + 1);
  const isAhead = ({ from }: Days) => compare(from, today) >= 0;
  return (written === 'past' ? undefined : days.find(isAhead)) ?? days.at(-1);
}

/** Index from Monday. */
const SATURDAY = 5;
/** How far ahead a date without a year may be. */
const MONTHS_AHEAD = 3;
const { compare } = Temporal.PlainDate;

/** The latest of recurring times, given newest first, that has begun, or that has ended if `last`. */
function latest(times: readonly (Days | undefined)[], last: boolean, today: Day): Days | undefined {
  return times.find((days) => days && compare(last ? (days.to ?? today) : days.from, today) <= 0);
}

/** The first of recurring times that begins after today. */
function following(times: readonly (Days | undefined)[], today: Day): Days | undefined {
  return times.find((days) => days && compare(days.from, today) > 0);
}

/** How far back a date without a year may be. */
const DAYS_BEHIND = { future: 60, past: 300 };

/** The yearly recurring time that is meant in a text written today. */
function nearest(of: (year: number) => Days | undefined, today: Day, written: Tense): Days | undefined {
  const since = today.subtract({ days: DAYS_BEHIND[written] });
  const years = [today.year - 1, today.year, today.year + 1].map(of);
  return years.find((days) => days && compare(days.from, since) > 0);
}

function soon(times: readonly (Days | undefined)[], today: Day): Days | undefined {
  const until = today.add({ months: MONTHS_AHEAD });
  return times.find((days) => days && compare(days.from, today) > 0 && compare(days.from, until) <= 0);
}

/** Three months starting with `month`, 0 for January. */
function monthsFrom(year: number, month: number): Days {
  const from = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ months: month });
  return { from, to: from.add({ months: 3 }) };
}

/** A whole calendar unit, `offset` from the current one; the current one extends until today. */
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
 * The first or last third of a month, or month of a year. If it hasn't begun yet, it's the previous one and not `sure`,
 * since people also mention the end of a year before it comes.
 */
function partOf({ unit, isEnd, offset }: TimeWord & { kind: 'part' }, today: Day): Days {
  const [start, end] = [startOf(unit, offset, today), startOf(unit, offset + 1, today)];
  const firstEnds = unit === 'year' ? start.add({ months: 1 }) : start.with({ day: 11 });
  const lastBegins = unit === 'year' ? end.subtract({ months: 1 }) : start.with({ day: 21 });
  const days = isEnd ? { from: lastBegins, to: end } : { from: start, to: firstEnds };
  return compare(days.from, today) <= 0
    ? { ...days, sure: true }
    : { ...partOf({ kind: 'part', unit, isEnd, offset: offset - 1 }, today), sure: false };
}
