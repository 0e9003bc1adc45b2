/** Future days that people mention in messages: "tomorrow", "22 November, 20:00", "22.11.", "Friday at 8 pm". */

import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import { timesIn } from '../lists.ts';
import { LANGUAGES as CATALOGUES } from '../words.ts';
import { timesMentioned } from './mentions.ts';
import { dayLater } from './today.ts';
import { formsOf } from './vocabulary.ts';

export interface Clock {
  readonly hour: number;
  readonly minute: number;
}

export interface NamedDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly clock: Clock | undefined;
  /** The sentence that mentions it. */
  readonly sentence: string;
  /** The sentence without the day and time, if it starts or ends with them. */
  readonly rest: string;
}

/** Days from `from` to `to` (exclusive). */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const LISTED = [...CATALOGUES, 'it', 'ja'] as const;
const LANGUAGES = [...LISTED, 'nl', 'pl', 'tr'];
/** Maximum length of text that is searched, in UTF-16 code units. */
const MAX_TEXT = 4_000;
/** How far ahead a date without a year may be. */
export const MAX_DAYS_AHEAD = 330;
const LETTER = String.raw`[\p{L}\p{N}]`;
const HAN = /[\p{sc=Han}ぁ-ヿ]/u;

/** Matches any of these as whole words, so "today" isn't found in "todays"; in scripts without spaces, anywhere. */
function anyOf(forms: readonly string[]): RegExp {
  const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const longestFirst = [...new Set(forms)].filter((form) => form !== '').sort((a, b) => b.length - a.length);
  const [unspaced, spaced] = [true, false].map(
    (isHan) =>
      longestFirst
        .filter((form) => HAN.test(form) === isHan)
        .map(escaped)
        .join('|') || '(?!)',
  );
  return new RegExp(`(?<!${LETTER})(?:${spaced})(?!${LETTER})|${unspaced}`, 'gu');
}

const listed = (kind: 'tonight' | 'moved') => LISTED.flatMap((language) => formsOf(timesIn(language)[kind])).map(fold);
/** Patterns for words of all languages, built at first use. */
const wordsFor = memoize(1, (_: string) => ({
  tonight: anyOf(listed('tonight')),
  moved: anyOf(listed('moved')),
  weekdays: anyOf(
    LANGUAGES.flatMap((language) =>
      Array.from({ length: 7 }, (_unused, index) =>
        fold(
          new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index)),
        ),
      ),
    ),
  ),
}));

/** Sentence boundary; the full stop after an ordinal number is none: "7. Dezember". */
const SENTENCE = /(?<=[.!?…؟।])(?<!(?<![:h\d])\d{1,2}\.)\s+|(?<=[。！？])|\n+/u;

/**
 * The days in a range that a text mentions, from the day it was written on, without duplicates.
 * @param written YYYY-MM-DD
 * @param isPlan requires more evidence of a plan than "Friday" alone
 */
export function namedDays(text: string, written: string, range: DayRange, isPlan = true): NamedDay[] {
  const found = new Map<string, NamedDay>();
  if (written >= range.to) return [];
  for (const sentence of text.slice(0, MAX_TEXT).split(SENTENCE)) {
    for (const { day, at, length, needsClock } of mentions(sentence, written, range)) {
      const clock = clockNear(sentence, at, length);
      if (found.has(day) || (isPlan && needsClock && clock === undefined)) continue;
      found.set(day, {
        day,
        clock: clock?.clock,
        sentence: sentence.trim(),
        rest: restOf(sentence, at, length, clock),
      });
    }
  }
  return [...found.values()];
}

interface Mention {
  day: string;
  at: number;
  length: number;
  /** No evidence of a plan without a time of day: "today", "Friday". */
  needsClock?: boolean;
}

function mentions(sentence: string, written: string, range: DayRange): Mention[] {
  const noon = Temporal.PlainDate.from(written).toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' });
  const now = noon.epochMilliseconds;
  const days = timesMentioned(sentence, { now, zone: 'UTC', language: 'en' })
    .filter(({ from, to }) => dayLater(from, 1) === to)
    .map(({ from: day, at, words, isRelative }): Mention & { isDate: boolean } => {
      const isDate = /\p{N}/u.test(words);
      const { tonight } = wordsFor('');
      tonight.lastIndex = 0;
      const isClear = isDate || (isRelative && day > written) || tonight.test(fold(words));
      return { day, at, length: words.length, needsClock: !isClear, isDate };
    });
  const dates = days.filter(({ isDate }) => isDate);
  return (dates.length > 0 ? dates : days).filter(
    ({ day }) => day >= range.from && day < range.to && day >= written && dayLater(written, MAX_DAYS_AHEAD) >= day,
  );
}

/** Parts of the day next to an hour: 7 вечера, शाम 7 बजे, 下午3点, الساعة ٣ العصر. Letters as in `plainLetters`. */
const TIMES_OF_DAY = {
  morning: 'утра|ранку|सुबह|subah|صباحا|الصبح|الفجر|ص|凌晨|清晨|早上|上午|早',
  afternoon: 'дня|вечера|вечора|दोपहर|शाम|dopahar|shaam|sham|مساء|المساء|المسا|العصر|الظهر|م|下午|中午|傍晚',
  night: 'ночи|ночі|रात|raat|بالليل|晚上|晚',
} as const;
const ANY_TIME_OF_DAY = Object.values(TIMES_OF_DAY).join('|');
/** At night, hours before this one are after midnight. */
const NIGHT_ENDS = 6;

/** `20:00`, `16h40`, `8 pm`, `20 Uhr`, `9時`, `شام`: part of the day, hours, minutes, suffix, part of the day. */
const CLOCK = new RegExp(
  String.raw`(?:(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Devanagari}])(${ANY_TIME_OF_DAY}|الساعه)\s?)?(?<![\p{N}.,:/])(\d{1,2})(?:[:h](\d\d)(?!\p{N}))?\s?(a\.?m\b\.?|p\.?m\b\.?|uhr\b|h\b|[時时点點]半?|बजे|baje\b)?(?:\s?(${ANY_TIME_OF_DAY})\p{M}*(?![\p{L}\p{M}]))?`,
  'giu',
);
/** In languages with spoken 12-hour times, these hours alone are in the afternoon. */
const SPOKEN = { sign: /^(?:बजे|baje|الساعه)$/u, from: 1, to: 6 };
/** The start of a range before its last hour: "2–4 pm", "between 2 and 4pm". */
const FIRST_HOUR =
  /(?:(?<!\p{L})(?:between|from|zwischen|von|entre|d[ae]s?|с|от|з|від|من|بين)\s)?(?<![\p{N}.,:/])(\d{1,2})(?:\s?[–—-]\s?|\s(?:to|till|until|and|bis|und|a|al?as|as|às|y|e|à|et|до|и|і|से|إلى|و)\s(?:las )?)$/iu;
/** Maximum distance between a day and its time, in UTF-16 code units. */
const MAX_DISTANCE = 40;

export interface FoundClock {
  readonly clock: Clock;
  readonly at: number;
  readonly length: number;
}

/** "09:30". */
export const clockText = ({ hour, minute }: Clock): string =>
  [hour, minute].map((figure) => `${figure}`.padStart(2, '0')).join(':');

/** Converts digits of other scripts to ASCII and merges variant letters, keeping all offsets. */
const plainLetters = (text: string) =>
  text
    .replace(/[٠-٩۰-۹]/g, (figure) => String(figure.charCodeAt(0) & 15))
    .replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x966))
    .replaceAll('ة', 'ه');

/** The times of day in a text. */
export function clocksIn(text: string): FoundClock[] {
  return [...plainLetters(text).matchAll(CLOCK)].flatMap(
    ({ 0: whole, 1: ahead, 2: hours = '', 3: minutes, 4: suffix = '', 5: behind, index }): FoundClock[] => {
      if (minutes === undefined && suffix === '' && ahead === undefined && behind === undefined) return [];
      const half = halfOf(Number(hours), { ahead, suffix: suffix.toLowerCase(), behind });
      const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
      const minute = suffix.endsWith('半') ? 30 : Number(minutes ?? 0);
      return hour > 23 || minute > 59 ? [] : [{ clock: { hour, minute }, at: index, length: whole.trimEnd().length }];
    },
  );
}

/** The half of the day ('a' or 'p') of an hour; undefined for a 24-hour time. */
function halfOf(
  hour: number,
  said: { ahead: string | undefined; suffix: string; behind: string | undefined },
): string | undefined {
  const written = /^[ap]/.exec(said.suffix)?.[0];
  if (written !== undefined || hour > 12) return written;
  const [named] = [said.ahead, said.behind].filter((word) => word !== undefined && word !== 'الساعه');
  if (named !== undefined) {
    const isOf = (part: keyof typeof TIMES_OF_DAY) => TIMES_OF_DAY[part].split('|').includes(named.toLowerCase());
    return isOf('morning') || (isOf('night') && hour % 12 < NIGHT_ENDS) ? 'a' : 'p';
  }
  const isSpoken = [said.ahead ?? '', said.suffix].some((sign) => SPOKEN.sign.test(sign));
  return isSpoken && hour >= SPOKEN.from && hour <= SPOKEN.to ? 'p' : undefined;
}

/** Parses a text that is only a time of day. */
export function clockOnly(text: string): Clock | undefined {
  const [only] = clocksIn(text);
  if (only && only.length === text.trim().length) return only.clock;
  const bare = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 24;
  return bare < 24 ? { hour: bare, minute: 0 } : undefined;
}

/** The start of a range with only its end marked as an hour: "between 2 and 4pm" is 14:00, "11–1 pm" is 11:00. */
function fromFirstHour(sentence: string, last: FoundClock): FoundClock {
  const [before = '', figures = ''] = FIRST_HOUR.exec(sentence.slice(0, last.at)) ?? [];
  const written = Number(figures);
  if (before === '' || written > 23) return last;
  const after = last.clock.hour >= 12 && written < 12 ? written + 12 : written;
  const hour = after < last.clock.hour ? after : written;
  return { clock: { hour, minute: 0 }, at: last.at - before.length, length: before.length + last.length };
}

/** An hour right after a day: "on Saturday at 11". Below ten it could be morning or evening. */
const BARE_HOUR = /(?<=^,?\s(?:at|um|a las|às|à|в|о)\s)(?:1\d|2[0-3])(?=\s*(?:[.,;!?)\n–—-]|$))/iu;

function bareHour(sentence: string, from: number): FoundClock | undefined {
  const found = BARE_HOUR.exec(sentence.slice(from));
  return found ? { clock: { hour: Number(found[0]), minute: 0 }, at: from + found.index, length: 2 } : undefined;
}

/** The time of day near the day at this position of a sentence. */
export function clockNear(sentence: string, at: number, length: number): FoundClock | undefined {
  const isBeside = (each: FoundClock) => each.at + each.length <= at || each.at >= at + length;
  const all = clocksIn(sentence).filter(isBeside);
  const after = all.find((each) => each.at >= at && each.at - at - length <= MAX_DISTANCE);
  const found =
    after ??
    all.findLast((each) => each.at < at && at - each.at - each.length <= MAX_DISTANCE) ??
    bareHour(sentence, at + length);
  const whole = found && fromFirstHour(sentence, found);
  return whole && isBeside(whole) ? whole : found;
}

/** Small words and punctuation around a day at either end of a sentence. */
const AROUND = String.raw`(?:\s|[,;:.–—-]|(?<!${LETTER})(?:on|at|by|until|to|for|so|the|am|um|den|bis|für|zum|na|no|a|as|em|dia|le|el|las|los|en|de|para|pour|в|во|на|у|о|об|для)(?!${LETTER})|(?<!${LETTER})d['’](?=\p{L}))*`;

/** Words ahead of a day that say nothing without it: "antes del", "pro", "and". */
const AHEAD = String.raw`(?:\s|(?<!${LETTER})(?:antes|del|d[ao]|hasta|avant|jusqu'au|d'ici|ate|pr[ao]|es|e|est|c'est|до|к|and|und|y|et|и|і|та)(?!${LETTER}))*`;

function restOf(sentence: string, at: number, length: number, clock: FoundClock | undefined): string {
  const whole = sentence.trim().replace(/[.。]$/, '');
  // If folding changes the length, offsets are unreliable.
  if (fold(sentence).length !== sentence.length) return whole;
  const end = at + length;
  const other = clock ?? { at, length };
  const otherEnd = other.at + other.length;
  const [from, to] = [Math.min(at, other.at), Math.max(end, otherEnd)];
  // Other words between day and time are part of the content.
  const between = fold(sentence.slice(Math.min(end, otherEnd), Math.max(at, other.at)));
  if (!new RegExp(`^${AROUND}$`, 'u').test(between)) return whole;
  const weekdays = wordsFor('').weekdays.source;
  const cut = fold(sentence.slice(0, from)).replace(
    new RegExp(`${AHEAD}${AROUND}(?:${weekdays})?${AROUND}$`, 'u'),
    '',
  ).length;
  const before = sentence.slice(0, cut);
  const following = sentence.slice(to);
  const start = following.length - fold(following).replace(new RegExp(`^${AROUND}`, 'u'), '').length;
  const after = following.slice(start).trim();
  if (/\p{L}/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return before.trim();
  if (/\p{L}/u.test(after) && !/[\p{L}\p{N}]/u.test(before)) return after;
  return whole;
}

/** Words between "moved" and the new time. */
const MOVED_TO = /^\s*(?:(?:на|to|auf|a|al|para|au|à|الى|إلى|ل|से बदलकर|到)(?:\s|$)|(?=\p{sc=Han}))/u;

/** The new time in a text which says that something was moved. */
export function movedTo<T extends { readonly at: number }>(text: string, times: readonly T[]): T | undefined {
  const { moved } = wordsFor('');
  moved.lastIndex = 0;
  const plain = fold(text);
  // If folding changes the length, offsets are unreliable.
  if (plain.length !== text.length) return times.at(-1);
  const next = [...plain.matchAll(moved)].flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    const time = times.find(({ at }) => at >= end);
    // "Pasarlo al" has its "to".
    const isTo = [plain.slice(end), words.split(' ').at(-1) ?? ''].some((text) => MOVED_TO.test(text));
    const isDirectly = time !== undefined && time.at - end <= 4 && isTo;
    return isDirectly ? [time] : [];
  });
  return next.at(-1) ?? times.at(-1);
}

/** A text without the words that say that something was moved. */
export const withoutMove = (text: string): string => fold(text).replace(wordsFor('').moved, ' ');

/** Whether a text says that something was moved to another time. */
export const saysMoved = (text: string): boolean => {
  const { moved } = wordsFor('');
  moved.lastIndex = 0;
  return moved.test(fold(text));
};
