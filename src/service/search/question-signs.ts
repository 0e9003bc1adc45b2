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

/** Asking when, and not how much. Folded. */
const ASKS_WHEN =
  /(?<!\p{L})(?:when|what time|quando|que horas|cuando|quand|wann|uhrzeit|когда|во сколько|коли|متي|اي ساعه|اي وقت)(?!\p{L})|いつ|何時|什么时候|几点|언제/u;
/** A figure with its currency before or behind it. */
const AMOUNT_OF_MONEY =
  /\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?(?:\p{Sc}|(?:eur|euros?|usd|dollars?|yen|rub|руб\p{L}*|евро)(?!\p{L})|円|元|ユーロ|ドル)/giu;

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

/** Whether the figure in the answer to a text is a time, and nothing else as well: "when, and for how much?". */
export function asksWhen(text: string): boolean {
  const plain = stripMarks(foldCase(text));
  return asksForFigure(text) && ASKS_WHEN.test(plain) && !ASKS_FOR_FIGURE.test(plain.replace(ASKS_WHEN, ' '));
}

/** @param isTime what things cost is no such figure */
export function holdsFigure(text: string, isTime: boolean): boolean {
  return /\p{N}/u.test(isTime ? text.replace(AMOUNT_OF_MONEY, '') : text);
}
