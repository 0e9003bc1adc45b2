/** By what the text of an answer shows itself: a figure, a price, a time. */
import { spansMentioned } from '#locales/times/mentions.ts';
import {
  asksForDay,
  asksForFigure,
  asksForPrice,
  demandsFigure,
  holdsFigure,
  tellsTime,
} from '../search/question-signs.ts';

/** Letters before it are part of it: "Rs500", "SU2130", the figures of a password. */
const FIGURE =
  /(?:[€$£¥₽₴₹]\s?|(?<!\p{L})[\p{sc=Latin}\p{sc=Cyrillic}]+)?\p{N}[\p{N}.,:]*(?<![.,:])(?:\s?(?:[€$£¥₽₴₹%円元]|(?:k|eur|euros?|usd|dollars?|pounds?|reais|руб\p{L}*|грн|h|am|pm|uhr)(?!\p{L})))?/giu;
const LIKE_A_PHONE = /^0\p{N}|\p{N}{7}/u;

/** By what an answer shows itself; undefined where words do not tell that. */
export function signOfAnswer(asked: string): ((text: string) => boolean) | undefined {
  if (asksForPrice(asked)) return (text) => figuresIn(text).some((figure) => !LIKE_A_PHONE.test(figure));
  if (asksForDay(asked)) return (text) => tellsTime(text) || holdsFigure(text);
  return asksForFigure(asked) || demandsFigure(asked) ? holdsFigure : undefined;
}

/** The figures of a text, apart from those of its dates. */
export function figuresIn(text: string): string[] {
  const dates = spansMentioned(text, { now: 0, zone: 'UTC', language: 'en' });
  const rest = dates
    .toReversed()
    .reduce((said, { at, words }) => said.slice(0, at) + said.slice(at + words.length), text);
  return rest.match(FIGURE)?.map((figure) => figure.trim()) ?? [];
}
