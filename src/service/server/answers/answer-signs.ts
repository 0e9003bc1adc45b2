/** Signs of an answer in a text: a figure, a price, a time. */
import { listsIn } from '#locales/lists.ts';
import { spansMentioned } from '#locales/times/mentions.ts';
import { withoutClocks } from '#locales/times/named-days.ts';
import { LANGUAGES } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';
import {
  asksForBirthday,
  asksForClock,
  asksForDay,
  asksForFigure,
  asksForPrice,
  asksWhen,
  asksWhoDoesNot,
  demandsFigure,
  denies,
  holdsFigure,
  kindsAsked,
  speaksOfSelf,
  tellsTime,
  wishesBirthday,
} from '../search/question-signs.ts';
import { writtenForms } from '../search/written-forms.ts';
import { isStopWord, wordsOf } from '../text/stop-words.ts';

/** Letters before the digits are part of a figure: "Rs500", "SU2130", digits of a password. */
const FIGURE =
  /(?:(?:[€$£¥₽₴₹]|(?<!\p{L})(?:eur|usd|gbp|chf|r\$))\s?|(?<!\p{L})[\p{sc=Latin}\p{sc=Cyrillic}]+)?\p{N}[\p{N}.,:]*(?<![.,:])(?:\s?(?:[€$£¥₽₴₹%円元]|(?:k|eur|euros?|usd|dollars?|bucks|pounds?|quid|reais|руб\p{L}*|грн|(?<!\p{N}{3}\s?)(?:h|am|pm|uhr))(?!\p{L})))?/giu;
const LIKE_A_PHONE = /^0\p{N}|\p{N}{7}/u;
/** A time of day: "10:30", "5 pm". */
export const CLOCK = /\p{N}[:h]\p{N}|\p{N}\s?(?:h|am|pm|uhr)$/iu;

const mayBePrice = (figure: string) => !LIKE_A_PHONE.test(figure) && !CLOCK.test(figure);

/** The test that an answer to `asked` must pass; undefined if the question doesn't imply one. */
export function answerTest(asked: string): ((text: string) => boolean) | undefined {
  const forms = formsAsked(asked);
  if (forms.length > 0) return (text) => forms.some((form) => form.test(text));
  if (asksForPrice(asked)) return (text) => amountsIn(text).some(mayBePrice);
  if (asksForClock(asked)) return tellsClock;
  const isBirthday = asksForBirthday(asked);
  if (asksForDay(asked))
    return (text) =>
      tellsTime(text) || (holdsFigure(text) && !hasOnlyPrices(text)) || (isBirthday && wishesBirthday(text));
  if (asksWhoDoesNot(asked)) return denies;
  if (asksForFigure(asked) || demandsFigure(asked)) return (text) => amountsIn(text).length > 0;
  return undefined;
}

let acknowledgements: ReadonlySet<string> | undefined;

/** Whether a text may answer: "no", "ok" or "thanks" doesn't tell who, where or when. */
export function mayTell(text: string, asked: string): boolean {
  if (kindsAsked(asked).length === 0) return true;
  acknowledgements ??= new Set(LANGUAGES.flatMap((language) => listsIn(language).intents.thanks.map(fold)));
  const words = wordsOf(text);
  if (acknowledgements.has(fold(words.join(' ')))) return false;
  return words.length === 0 || words.some((word) => !isStopWord(word)) || speaksOfSelf(text) === true;
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

const PRICE = /[€$£¥₽₴₹円元]|\p{N}\s?(?:k|euros?|dollars?|bucks|pounds?|quid|reais|руб|грн)|eur|usd|gbp|chf/iu;

/** Whether all figures of a text are prices, and there is one. */
function hasOnlyPrices(text: string): boolean {
  const figures = figuresIn(text);
  return (
    figures.length > 0 &&
    figures.length === (text.match(/\p{N}[\p{N}.,:]*/gu) ?? []).length &&
    figures.every((figure) => PRICE.test(figure))
  );
}

/** Whether a text has an amount of money. */
export const tellsPrice = (text: string): boolean => amountsIn(text).some((figure) => PRICE.test(figure));

const formsAsked = (asked: string): RegExp[] =>
  writtenForms(wordsOf(asked).map((word) => ({ text: word }))).filter((form) => form !== undefined);

/** The part of a text that answers by its form; undefined where there is none, or more than one could. */
export function answerIn(asked: string, text: string): string | undefined {
  const form = formsAsked(asked).find((one) => one.test(text));
  if (form) return form.exec(text)?.[0];
  const isPrice = asksForPrice(asked);
  if (!isPrice && !demandsFigure(asked) && !asksForFigure(asked)) return undefined;
  const possible = asksWhen(asked)
    ? figuresIn(text).filter((figure) => CLOCK.test(figure))
    : amountsIn(text).filter((figure) => !isPrice || mayBePrice(figure));
  // "Cat7" doesn't answer what Cat7 costs.
  const known = new Set(wordsOf(asked).map(fold));
  const figures = possible.filter((figure) => !known.has(fold(figure)));
  const prices = figures.filter((figure) => isPrice && PRICE.test(figure));
  const [figure, ...others] = prices.length > 0 ? prices : figures;
  return others.length === 0 ? figure : undefined;
}
