/** Signs of an answer in a text: a figure, a price, a time. */
import { spansMentioned } from '#locales/times/mentions.ts';
import { withoutClocks } from '#locales/times/named-days.ts';
import {
  asksForBirthday,
  asksForClock,
  asksForDay,
  asksForFigure,
  asksForPrice,
  demandsFigure,
  holdsFigure,
  tellsTime,
  wishesBirthday,
} from '../search/question-signs.ts';
import { writtenForms } from '../search/written-forms.ts';
import { wordsOf } from '../text/stop-words.ts';

/** Letters before the digits are part of a figure: "Rs500", "SU2130", digits of a password. */
const FIGURE =
  /(?:(?:[€$£¥₽₴₹]|(?<!\p{L})(?:eur|usd|gbp|chf|r\$))\s?|(?<!\p{L})[\p{sc=Latin}\p{sc=Cyrillic}]+)?\p{N}[\p{N}.,:]*(?<![.,:])(?:\s?(?:[€$£¥₽₴₹%円元]|(?:k|eur|euros?|usd|dollars?|pounds?|reais|руб\p{L}*|грн|h|am|pm|uhr)(?!\p{L})))?/giu;
const LIKE_A_PHONE = /^0\p{N}|\p{N}{7}/u;
/** A time of day: "10:30", "5 pm". */
export const CLOCK = /\p{N}[:h]\p{N}|\p{N}\s?(?:h|am|pm|uhr)$/iu;

/** The test that an answer to `asked` must pass; undefined if the question doesn't imply one. */
export function answerTest(asked: string): ((text: string) => boolean) | undefined {
  if (asksForPrice(asked)) return (text) => amountsIn(text).some((figure) => !LIKE_A_PHONE.test(figure));
  if (asksForClock(asked)) return tellsClock;
  const isBirthday = asksForBirthday(asked);
  if (asksForDay(asked)) return (text) => tellsTime(text) || holdsFigure(text) || (isBirthday && wishesBirthday(text));
  return asksForFigure(asked) || demandsFigure(asked) ? (text) => amountsIn(text).length > 0 : undefined;
}

/** The figures of a text, except in its dates. */
export const figuresIn = (text: string): string[] =>
  withoutTimes(text, '')
    .match(FIGURE)
    ?.map((figure) => figure.trim()) ?? [];

/** The figures of a text, except in its dates and times of day. */
export const amountsIn = (text: string): string[] => figuresIn(withoutClocks(text));

/** An hour after a preposition: "at 6", "в 15". */
const HOUR = /(?<!\p{L})(?:at|um|às|à|в|о|об) (?:1?\d|2[0-3])(?![\p{N}.,:/%])(?! ?\p{L})/iu;
const tellsClock = (text: string): boolean => withoutClocks(text) !== text || HOUR.test(withoutTimes(text, ' '));

/** A text with `gap` in place of each time it mentions. */
export function withoutTimes(text: string, gap: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { at, words } of spansMentioned(text, { now: 0, zone: 'UTC', language: 'en' })) {
    parts.push(text.slice(end, at));
    end = at + words.length;
  }
  return [...parts, text.slice(end)].join(gap);
}

const PRICE = /[€$£¥₽₴₹円元]|\p{N}\s?(?:k|euros?|dollars?|pounds?|reais|руб|грн)|eur|usd|gbp|chf/iu;

/** Whether a text has an amount of money. */
export const tellsPrice = (text: string): boolean => amountsIn(text).some((figure) => PRICE.test(figure));

/** The part of a text that answers by its form; undefined where there is none, or more than one could. */
export function answerIn(asked: string, text: string): string | undefined {
  const form = writtenForms(wordsOf(asked).map((word) => ({ text: word }))).find((one) => one?.test(text));
  if (form) return form.exec(text)?.[0];
  const isPrice = asksForPrice(asked);
  if (!isPrice && !demandsFigure(asked) && !asksForFigure(asked)) return undefined;
  const figures = amountsIn(text).filter((figure) => !isPrice || PRICE.test(figure));
  return figures.length === 1 ? figures[0] : undefined;
}
