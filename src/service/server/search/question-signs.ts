/** What the words of a question say about the answer, whatever it is about. */
import { foldCase, stripDiacritics } from '#platform/text-match.ts';
import { isStopWord } from '../text/stop-words.ts';

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
/** Asking at what hour: no day answers that. Folded. */
const ASKS_HOUR = /(?<!\p{L})(?:what time|que horas?|uhrzeit|во сколько|о котрій|اي ساعه)(?!\p{L})|何時|几点|몇 시/u;
/** A figure with its currency before or behind it. */
const AMOUNT_OF_MONEY =
  /\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?(?:\p{Sc}|(?:eur|euros?|usd|dollars?|yen|rub|руб\p{L}*|евро)(?!\p{L})|円|元|ユーロ|ドル)/giu;

/** Asking who, or what something is called: the answer holds a name. Folded, in languages where capitals tell names apart. */
const ASKS_FOR_NAME =
  /(?<!\p{L})(?:who|whom|whose|name|called|quem|nome|chamad?[oa]?|quien(?:es)?|llama|nombre|qui|nom|appelle|кто|кого|кому|кем|имя|зовут|кличка|хто|кому|ким|звати)(?!\p{L})/u;
/** Asking where: of whoever is named that is a town, a firm or a house with a name; of a thing it may be a drawer. */
const ASKS_WHERE =
  /(?<!\p{L})(?:where|(?:which|what) (?:city|town|village|country|company|firm|shop|school|restaurant|hotel)|onde|(?:que|qual) (?:cidade|terra|pais|empresa|loja|escola|restaurante|hotel)|donde|где|куда|како[йм]\p{L}* (?:город|стран|компани|фирм|магазин|школ|ресторан|мест)\p{L}*)(?!\p{L})/u;
/** What begins with a capital, and what stands before it. */
const CAPITALISED = /(?<!\p{L})\p{Lu}[\p{L}\p{M}]+/gu;
const BEGINS_SENTENCE = /(?:^|[.!?…]["”»)]*\s+)\P{L}*$/u;

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
  const plain = stripDiacritics(foldCase(text));
  return OPENS_FOR_FIGURE.test(plain) || ASKS_FOR_FIGURE.test(plain) || (isQuestion(text) && FIGURES.test(plain));
}

/** Whether the answer to a text holds a name. @param names whether the text names somebody or something itself */
export function asksForName(text: string, names: boolean): boolean {
  const plain = stripDiacritics(foldCase(text));
  return ASKS_FOR_NAME.test(plain) || (names && ASKS_WHERE.test(plain));
}

/**
 * Whether a text names somebody or something, as far as capitals show it: where there are none they tell nothing.
 * @param known words of it that are none of the names
 */
export function holdsName(text: string, known: ReadonlySet<string>): boolean {
  if (!/\p{Lu}/u.test(text)) return true;
  return [...text.matchAll(CAPITALISED)].some(
    ({ 0: word, index }) => !known.has(word) && !(isStopWord(word) && BEGINS_SENTENCE.test(text.slice(0, index))),
  );
}

/** Whether a text asks when and not at what hour: a day of the week answers it, too. */
export function asksForDay(text: string): boolean {
  return asksWhen(text) && !ASKS_HOUR.test(stripDiacritics(foldCase(text)));
}

/** Whether the figure in the answer to a text is a time, and nothing else as well: "when, and for how much?". */
export function asksWhen(text: string): boolean {
  const plain = stripDiacritics(foldCase(text));
  return asksForFigure(text) && ASKS_WHEN.test(plain) && !ASKS_FOR_FIGURE.test(plain.replace(ASKS_WHEN, ' '));
}

/** @param isTime what things cost is no such figure */
export function holdsFigure(text: string, isTime: boolean): boolean {
  return /\p{N}/u.test(isTime ? text.replace(AMOUNT_OF_MONEY, '') : text);
}

/** Whether a text names a day of the week, in the languages of the bot's words and in Japanese. */
export function namesWeekday(text: string): boolean {
  weekdays ??= weekdayNames();
  return weekdays.test(stripDiacritics(foldCase(text)));
}

let weekdays: RegExp | undefined;

/** As Node's Intl has them; Russian and Ukrainian ones end otherwise behind "on". */
function weekdayNames(): RegExp {
  const names = ['en', 'pt', 'de', 'es', 'fr', 'ru', 'uk', 'hi', 'ar'].flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) =>
      stripDiacritics(foldCase(format.format(Date.UTC(2024, 0, 1 + day)))).replace(
        /(?<=\p{sc=Cyrillic})[ая]$/u,
        '[ауяю]',
      ),
    );
  });
  return new RegExp(
    `(?<!\\p{L})(?:${[...new Set(names)].join('|')})(?!\\p{L})|[月火水木金土日]曜|(?:星期|周)[一二三四五六日天]`,
    'u',
  );
}
