/** What the words of a question say about the answer, whatever it is about. */
import { foldCase, stripMarks } from '../../words.ts';

/** Ends a question in some script; a Spanish or Greek one ends so, too. */
const ENDS_AS_QUESTION = /[?？؟;]\s*\p{Pe}?\s*$/u;
const IS_QUESTION = /[?？؟]/u;

/** Asking when, what time, how much or how many: the answer holds a figure. Folded, as asked in the languages of stop-words.ts. */
const ASKS_FOR_FIGURE =
  /(?<!\p{L})(?:when|what time|how (?:much|many|old|long|far|expensive)|quando|que horas|quant[oa]s?|cuando|cuant[oa]s?|wann|wie ?viele?|uhrzeit|wie (?:teuer|alt|lange|weit)|quand|combien|quanti|когда|во сколько|сколько|коли|скільки|متي|كم|اي ساعه|اي وقت)(?!\p{L})|いつ|何時|何番|いくら|何円|什么时候|多少|几点|언제|몇|얼마/u;

/** Whether the words are put as a question, and not as keywords. */
export function isQuestion(text: string): boolean {
  return IS_QUESTION.test(text);
}

/** Whether a text asks something itself: it hardly answers. */
export function endsAsQuestion(text: string): boolean {
  return ENDS_AS_QUESTION.test(text);
}

export function asksForFigure(text: string): boolean {
  return ASKS_FOR_FIGURE.test(stripMarks(foldCase(text)));
}
