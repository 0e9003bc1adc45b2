/** What the words of a question say about the answer, whatever it is about. */
import { foldCase, stripMarks } from '../../words.ts';

/** Ends a question in some script; a Spanish or Greek one ends so, too. */
const ENDS_AS_QUESTION = /[?？؟;]\s*\p{Pe}?\s*$/u;
const IS_QUESTION = /[?？؟]/u;

/** Asking what time, how much or how many: the answer holds a figure. Folded, as asked in the languages of stop-words.ts. */
const ASKS_FOR_FIGURE =
  /(?<!\p{L})(?:what time|how (?:much|many|old|long|far|expensive)|que horas|quant[oa]s?|cuant[oa]s?|wann|wie ?viele?|uhrzeit|wie (?:teuer|alt|lange|weit)|combien|quanti|во сколько|сколько|скільки|متي|كم|اي ساعه|اي وقت)(?!\p{L})|いつ|何時|何番|いくら|何円|什么时候|多少|几点|언제|몇|얼마/u;
/** What is a figure itself, where it is asked for. */
const FIGURES =
  /(?<!\p{L})(?:\p{L}*codes?|pin|codigos?|код|номер|\p{L}*numbers?|numero|\p{L}*nummer|رمز|رقم)(?!\p{L})|番号|号码|번호/u;
/** Asking when: inside of a question these words tell the time of something else. */
const OPENS_FOR_FIGURE = /^\P{L}*(?:when|quando|cuando|quand|когда|коли)(?!\p{L})/u;

/** Whether the words are put as a question, and not as keywords. */
export function isQuestion(text: string): boolean {
  return IS_QUESTION.test(text);
}

/** Whether a text asks something itself: it hardly answers. */
export function endsAsQuestion(text: string): boolean {
  return ENDS_AS_QUESTION.test(text);
}

/** Whether the answer to a text holds a figure. */
export function asksForFigure(text: string): boolean {
  const plain = stripMarks(foldCase(text));
  return OPENS_FOR_FIGURE.test(plain) || ASKS_FOR_FIGURE.test(plain) || (isQuestion(text) && FIGURES.test(plain));
}

export function holdsFigure(text: string): boolean {
  return /\p{N}/u.test(text);
}
