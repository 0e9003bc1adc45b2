/** Signs of an answer in a text: a figure, a price, a time. */
import { listsIn } from '#locales/lists.ts';
import { spansMentioned } from '#locales/times/mentions.ts';
import { LANGUAGES } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';
import {
  asksForBirthday,
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
import { writtenForm } from '../search/written-forms.ts';
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
  if (asksForPrice(asked)) return (text) => figuresIn(text).some(mayBePrice);
  const isBirthday = asksForBirthday(asked);
  if (asksForDay(asked))
    return (text) =>
      tellsTime(text) || (holdsFigure(text) && !hasOnlyPrices(text)) || (isBirthday && wishesBirthday(text));
  if (asksWhoDoesNot(asked)) return denies;
  if (asksForFigure(asked) || demandsFigure(asked)) return (text) => figuresIn(text).length > 0;
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
export const tellsPrice = (text: string): boolean => figuresIn(text).some((figure) => PRICE.test(figure));

const formsAsked = (asked: string): RegExp[] => wordsOf(asked).flatMap((word) => writtenForm(word) ?? []);

/** The part of a text that answers by its form; undefined where there is none, or more than one could. */
export function answerIn(asked: string, text: string): string | undefined {
  const form = formsAsked(asked).find((one) => one.test(text));
  if (form) return form.exec(text)?.[0];
  const isPrice = asksForPrice(asked);
  if (!isPrice && !demandsFigure(asked) && !asksForFigure(asked)) return undefined;
  // "Cat7" doesn't answer what Cat7 costs.
  const known = new Set(wordsOf(asked).map(fold));
  const figures = figuresIn(text).filter((figure) => !known.has(fold(figure)));
  const clocks = figures.filter((figure) => CLOCK.test(figure));
  const prices = figures.filter((figure) => PRICE.test(figure));
  const others = figures.filter((figure) => (isPrice ? mayBePrice(figure) : !CLOCK.test(figure)));
  const possible = asksWhen(asked) ? clocks : isPrice && prices.length > 0 ? prices : others;
  return possible.length === 1 ? possible[0] : undefined;
}
