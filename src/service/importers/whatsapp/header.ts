/**
 * Parses the date and time at the start of each message in a WhatsApp transcript. The format depends on the phone's
 * language and settings: `12/24/19, 11:23 - `, `[09.10.22, 22:37:00] `, `2023-12-20, 5:46 p.m. - `,
 * `31.5.2019 klo 16.58 - `, `٢٣/٣/٢٠٢٣، ٣:٠٤ م - `, `2023/3/5 下午3:04 - `; with any kind of space, and invisible marks anywhere.
 */
import type { DateOrder } from '../importer.ts';
import { phrases } from '../phrases.ts';

const BEFORE_NOON = phrases(`
  am|a.m.|a. m.|a m|π.μ.|пр.об.|дп|öö|vorm.|vm.|fm|f.m.|de.|dop.|sa|pd|ip.|ap.|ص|ق.ظ.|ق.ظ|पूर्वाह्न|ก่อนเที่ยง|
  לפנה״צ|לפנה"צ|午前|上午|凌晨|清晨|早上|오전`);

const AFTER_NOON = phrases(`
  pm|p.m.|p. m.|p m|μ.μ.|сл.об.|пп|ös|nachm.|nm.|em|e.m.|du.|odp.|ch|md|م|ب.ظ.|ب.ظ|अपराह्न|หลังเที่ยง|אחה״צ|אחה"צ|
  午後|下午|中午|晚上|오후`);

const PERIODS: ReadonlyMap<string, 'before' | 'after'> = new Map([
  ...BEFORE_NOON.map((word) => [word, 'before'] as const),
  ...AFTER_NOON.map((word) => [word, 'after'] as const),
]);

/** Regular expression for any of the words, longest first. */
const DAY_PERIOD = [...PERIODS.keys()]
  .sort((one, other) => other.length - one.length)
  .map((word) => word.replaceAll('.', '\\.').replaceAll(' ', ' ?'))
  .join('|');

/**
 * @param hour as written
 * @param period AM or PM as written, if any
 * @returns 0 to 23; undefined for an invalid hour
 */
function hourOfDay(hour: number, period: string | undefined): number | undefined {
  if (hour > 23) return undefined;
  if (period === undefined || hour > 12) return hour;
  const word = period.toLowerCase();
  const half = PERIODS.get(word) ?? PERIODS.get(word.replaceAll(' ', '')) ?? PERIODS.get(word.replaceAll('. ', '.'));
  return half === 'after' ? (hour % 12) + 12 : hour % 12;
}

export interface Header {
  /** The date as written in the file, without marks. */
  readonly written: string;
  readonly year: number;
  /** Day and month, in the order as written. */
  readonly first: number;
  readonly second: number;
  /** If so, the month always precedes the day. */
  readonly yearFirst: boolean;
  /** AM or PM as written, for 12-hour clocks. */
  readonly period: string | undefined;
  readonly hour: number;
  readonly minute: number;
  /** Written by iPhones only. */
  readonly seconds: number | undefined;
  /** The rest of the line. */
  readonly rest: string;
}

export type Day = readonly [year: number, month: number, day: number];

/** Maximum length of a date and time, including marks. */
const MAX_LENGTH = 80;

const ASCII = /^[\0-\x7f]*$/;

/** Invisible marks, and joiners, which can occur in a name but not in a date. */
const isMark = (code: number) =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  code === 0x061c ||
  code === 0xfeff;

const isSpecialSpace = (code: number) =>
  code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a) || code === 0x3000;

/** Zero digits of Arabic, Persian, Devanagari and Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];

const DATE = String.raw`(\d{1,4})(?:(?<mark>[./-])|[年년]) ?(\d{1,2})(?:\k<mark>|[月월]) ?(\d{1,4})(?:[日일]|\. ?г?\.?| ?г\.)?`;
const BETWEEN = String.raw`(?:[,،、] ?| )(?:(?:klo|kl\.|um|à|às|at|o|в|lúc) )?`;
const TIME = String.raw`(?:(${DAY_PERIOD}) ?)?(\d{1,2})(?:[:.]| ?h ?)(\d{2})(?:[:.](\d{2}))?(?: ?Uhr)?(?: ?(${DAY_PERIOD}))?`;
const HEADER = new RegExp(`^(\\[)?(${DATE})${BETWEEN}${TIME}(\\] ?| ?[-–—] |: )`, 'i');

/** @returns undefined for a line that doesn't begin a message */
export function parseHeader(line: string): Header | undefined {
  const begin = line.slice(0, MAX_LENGTH);
  const origins = ASCII.test(begin) ? undefined : [];
  const match = HEADER.exec(origins ? plainOf(begin, origins) : begin);
  if (!match) return undefined;
  const [
    all,
    bracket,
    written = '',
    one = '',
    ,
    two = '',
    three = '',
    before,
    hours,
    minutes,
    secondsText,
    after,
    end,
  ] = match;
  const seconds = secondsText === undefined ? undefined : Number(secondsText);
  // Old iPhones wrote `12.03.15 14:05:40: Name: text`, with seconds always.
  if ((bracket !== undefined) !== (end?.[0] === ']') || (end === ': ' && seconds === undefined)) return undefined;
  const hour = hourOfDay(Number(hours), before ?? after);
  const minute = Number(minutes);
  if (hour === undefined || minute > 59 || (seconds ?? 0) > 59) return undefined;
  const date = dateOf(one, two, three, /^오[전후]$/.test(before ?? ''));
  if (date === undefined) return undefined;
  const rest = line.slice((origins?.[all.length - 1] ?? all.length - 1) + 1);
  return { written: written.trim(), ...date, period: before ?? after, hour, minute, seconds, rest };
}

function dateOf(one: string, two: string, three: string, yearFirstHere: boolean) {
  const yearFirst = one.length === 4 || (yearFirstHere && one.length === 2);
  const year = yearOf(yearFirst ? one : three);
  const [first, second] = yearFirst ? [Number(two), Number(three)] : [Number(one), Number(two)];
  const date = { year: year ?? 0, first, second, yearFirst };
  const exists = dayOf(date, 'day-first') ?? dayOf(date, 'month-first');
  return year === undefined || exists === undefined ? undefined : date;
}

/** WhatsApp was founded in 2009: older dates are part of a text. */
function yearOf(digits: string): number | undefined {
  const number = Number(digits);
  if (digits.length !== 2 && digits.length !== 4) return undefined;
  // The Thai calendar is 543 years ahead.
  const year = digits.length === 2 ? 2000 + number : number > 2400 ? number - 543 : number;
  return year >= 2009 && year <= 2100 ? year : undefined;
}

/**
 * The day of a header, read in `order`, or in the other order if that date doesn't exist.
 * @returns undefined if neither exists
 */
export function dayOf(
  { year, first, second, yearFirst }: Pick<Header, 'year' | 'first' | 'second' | 'yearFirst'>,
  order: DateOrder,
): Day | undefined {
  const monthFirst: Day = [year, first, second];
  const dayFirst: Day = [year, second, first];
  if (yearFirst) return exists(monthFirst) ? monthFirst : undefined;
  const [asked, other] = order === 'day-first' ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  return exists(asked) ? asked : exists(other) ? other : undefined;
}

function exists([year, month, day]: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Normalises spaces and digits, and removes marks.
 * @param origins filled with the source index of each character
 */
function plainOf(text: string, origins: number[]): string {
  let plain = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f && isMark(code)) continue;
    const row = code > 0x7f ? ZEROS.find((zero) => code >= zero && code <= zero + 9) : undefined;
    const letter = row !== undefined ? String(code - row) : isSpecialSpace(code) ? ' ' : text.charAt(at);
    // Shortcut: most continuation lines don't begin with a digit.
    if (plain === '' && !/[[\d]/.test(letter)) return '';
    plain += letter;
    origins.push(at);
  }
  return plain;
}
