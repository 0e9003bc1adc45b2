/** Signs of an answer in a text: days, times of day, figures, prices. */
import { listsIn } from '#locales/lists.ts';
import { spansMentioned } from '#locales/times/mentions.ts';
import { clocksIn, clockText } from '#locales/times/named-days.ts';
import { LANGUAGES } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';
import { wordTest } from '../search/hit-match.ts';
import {
  asksForBirthday,
  asksForClock,
  asksForDay,
  asksForFigure,
  asksForPrice,
  asksWhoDoesNot,
  debtorIn,
  denies,
  holdsFigure,
  kindsAsked,
  namesPlace,
  speaksOfPayment,
  speaksOfSelf,
  tellsTime,
  wishesBirthday,
} from '../search/question-signs.ts';
import { withoutPhoneNumbers, writtenForms } from '../search/written-forms.ts';
import { hasContentWord, isStopWord, wordsOf } from '../text/stop-words.ts';

const SYMBOL = '[€$£¥₽₴₹円元]';
const CURRENCY = String.raw`(?:eur|usd|gbp|chf|r\$)`;
const MONEY = String.raw`(?:k|eur|euros?|usd|dollars?|bucks|pounds?|quid|reais|руб\p{L}*|грн)`;
/** Letters before the digits are part of a figure: "Rs500", "SU2130", digits of a password. */
const FIGURE = new RegExp(
  [
    String.raw`(?:(?:${SYMBOL}|(?<!\p{L})${CURRENCY})\s?|(?<!\p{L})[\p{sc=Latin}\p{sc=Cyrillic}]+)?`,
    String.raw`\p{N}[\p{N}.,:]*(?<![.,:])`,
    String.raw`(?:\s?(?:${SYMBOL}|%|(?:${MONEY}|(?<!\p{N}{3}\s?)h)(?!\p{L})))?`,
  ].join(''),
  'giu',
);
/** An hour after a preposition: "at 6", "в 15". */
const HOUR = /(?<!\p{L})(?:at|um|às|à|в|о|об) (?:1?\d|2[0-3])(?!\p{N}|[.,:/]\p{N}|%)(?! ?\p{L})/giu;
/** A figure of money. */
const PRICE = new RegExp(String.raw`${SYMBOL}|${CURRENCY}|\p{N}\s?${MONEY}`, 'iu');
/** A figure that can't be a price: like a phone number, a ratio, hours, a code ("TP1333"). */
const NO_PRICE = /^0\p{N}|\p{N}{7}|:|\p{N}\s?h$|^(?!rs|eur|usd|gbp|chf)\p{L}+\p{N}/iu;
/** The figures in a text that may be prices. */
const pricesIn = (text: string): string[] =>
  valuesIn(withoutPhoneNumbers(text)).amounts.filter((figure) => !NO_PRICE.test(figure));

/** The values in a text. */
export interface Values {
  /** The first days of its times, YYYY-MM-DD. */
  readonly days: readonly string[];
  /** Its times of day, as written and as hh:mm. */
  readonly clocks: readonly { readonly words: string; readonly time: string }[];
  /** Its other figures, as written. */
  readonly amounts: readonly string[];
}

/** @param writtenAt when it was written, in milliseconds since 1970 */
export function valuesIn(text: string, writtenAt = 0): Values {
  const { days, rest } = splitTimes(text, writtenAt);
  const clocks = clocksIn(rest);
  const unclocked = without(rest, clocks);
  const hours = Array.from(unclocked.matchAll(HOUR), ([words]) => words);
  return {
    days,
    clocks: [
      ...clocks.map(({ at, length, clock }) => ({ words: rest.slice(at, at + length), time: clockText(clock) })),
      ...hours.map((words) => ({ words, time: clockText({ hour: Number(words.replace(/\D/gu, '')), minute: 0 }) })),
    ],
    amounts: Array.from(unclocked.replace(HOUR, ' ').matchAll(FIGURE), ([figure]) => figure.trim()),
  };
}

/** The days in a text, and the text without its times. */
function splitTimes(text: string, writtenAt = 0) {
  // "I still owe you 2000" tells no year.
  const isOfMoney = () => debtorIn(text) !== undefined || speaksOfPayment(text);
  const times = spansMentioned(text, { now: writtenAt, zone: 'UTC', language: 'en' }).filter(
    ({ words }) => !/^\p{N}+$/u.test(words) || !isOfMoney(),
  );
  const places = times.map(({ at, words }) => ({ at, length: words.length }));
  return { days: times.map(({ from }) => from), rest: without(text, places) };
}

/** A text without the days and longer times that it mentions. */
export const withoutTimes = (text: string): string => splitTimes(text).rest;

/** A text with a space in place of each of these parts. */
function without(text: string, parts: readonly { readonly at: number; readonly length: number }[]): string {
  const starts = [0, ...parts.map(({ at, length }) => at + length)];
  return starts.map((start, index) => text.slice(start, parts[index]?.at)).join(' ');
}

const tellsClock = (text: string): boolean => holdsFigure(text) && valuesIn(text).clocks.length > 0;

/** Whether a text says where something is. */
export const tellsPlace = (text: string): boolean => namesPlace(withoutTimes(text));

/** Whether a text has an amount of money. */
export const tellsPrice = (text: string): boolean => valuesIn(text).amounts.some((figure) => PRICE.test(figure));

/** Whether a text has prices, and no other figure or time. */
function tellsOnlyPrices(text: string): boolean {
  const { days, clocks, amounts } = valuesIn(text);
  return days.length + clocks.length === 0 && amounts.length > 0 && amounts.every((figure) => PRICE.test(figure));
}

/** The test that an answer to `asked` must pass; undefined if the question doesn't imply one. */
export function answerTest(asked: string): ((text: string) => boolean) | undefined {
  const forms = formsAsked(asked);
  if (forms.length > 0) return (text) => forms.some((form) => form.test(text));
  const isBirthday = asksForBirthday(asked);
  const holdsUnasked = (text: string) => holdsFigure(text) && holdsFigure(withoutAsked(text, asked));
  if (asksForPrice(asked)) return (text) => holdsFigure(text) && pricesIn(withoutAsked(text, asked)).length > 0;
  if (asksForClock(asked)) return tellsClock;
  if (asksForDay(asked))
    return (text) =>
      tellsTime(text) || (holdsUnasked(text) && !tellsOnlyPrices(text)) || (isBirthday && wishesBirthday(text));
  if (asksWhoDoesNot(asked)) return denies;
  if (asksForFigure(asked))
    return (text) => holdsUnasked(text) && valuesIn(withoutAsked(text, asked)).amounts.length > 0;
  return undefined;
}

/** The test that a later message must pass to answer: that of `answerTest`, or to tell a place, as many messages do. */
export function laterTest(asked: string): ((text: string) => boolean) | undefined {
  const test = answerTest(asked);
  if (test || !kindsAsked(asked).includes('place')) return test;
  // "Was at granny's" doesn't answer where granny's glasses are.
  const isAsked = wordTest(asked);
  return (text) => tellsPlace(text.replace(WORDS, (word) => (!isStopWord(word) && isAsked(word) ? ' ' : word)));
}

/** Words, and figures with their separators. */
const WORDS = /[\p{L}\p{N}]+(?:[.,:]\p{N}+)*/gu;

/** A text without the figures of the question: "Cat7" doesn't answer what Cat7 costs, nor "90th" when the 90th is. */
function withoutAsked(text: string, asked: string): string {
  const known = new Set(wordsOf(asked).filter(holdsFigure).map(fold));
  return known.size === 0 ? text : text.replace(WORDS, (word) => (known.has(fold(word)) ? ' ' : word));
}

/** Maximum length of a text that says nothing, in UTF-16 code units. */
const MAX_NOTHING = 80;
let courtesies: ReadonlySet<string> | undefined;

/** Whether a text tells neither who, where nor when: "no", "ok", "thanks", "good morning". A picture or sign may. */
export function saysNothing(text: string): boolean {
  if (text.length > MAX_NOTHING) return false;
  courtesies ??= new Set(
    LANGUAGES.flatMap((language) => {
      const { thanks, hello } = listsIn(language).intents;
      return [...thanks, ...hello].map(fold);
    }),
  );
  const words = wordsOf(text);
  if (courtesies.has(fold(words.join(' ')))) return true;
  return words.length > 0 && !hasContentWord(text) && speaksOfSelf(text) !== true;
}

const formsAsked = (asked: string): RegExp[] =>
  writtenForms(wordsOf(asked).map((word) => ({ text: word }))).filter((form) => form !== undefined);

/** The part of a text that answers by its form; undefined where there is none, or more than one could. */
export function answerIn(asked: string, text: string): string | undefined {
  const form = formsAsked(asked).find((one) => one.test(text));
  if (form) return form.exec(text)?.[0];
  const isFigure = asksForFigure(asked);
  if (!isFigure && !asksForDay(asked)) return undefined;
  const told = withoutAsked(text, asked);
  const isPrice = asksForPrice(asked);
  const values = isPrice
    ? pricesIn(told)
    : isFigure
      ? valuesIn(told).amounts
      : valuesIn(told).clocks.map(({ words }) => words);
  const prices = values.filter((value) => isPrice && PRICE.test(value));
  const [value, ...others] = prices.length > 0 ? prices : values;
  return others.length === 0 ? value : undefined;
}
