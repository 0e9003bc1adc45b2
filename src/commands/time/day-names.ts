/** Words that name a day to come in what people write to one another: "tomorrow", "22 November", "22.11.". */
import { timesIn } from '#locales/lists.ts';
import { LANGUAGES as CATALOGUES } from '#locales/words.ts';
import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import { dayLater } from './today.ts';
import { formsOf } from './vocabulary.ts';

const LISTED = [...CATALOGUES, 'ja'] as const;
const LANGUAGES = [...LISTED, 'it', 'nl', 'pl', 'tr'];

const relativeWords = memoize(2, (offset: string) => {
  const said = LANGUAGES.map((language) =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Number(offset), 'day'),
  );
  const listed = LISTED.flatMap((language) => formsOf(timesIn(language)[offset === '0' ? 'tonight' : 'tomorrow']));
  return [...said, ...listed].map(fold);
});

let greetings: RegExp | undefined;
/** What holds such a word, and means something else. */
function withoutGreetings(text: string): string {
  greetings ??= new RegExp(LISTED.flatMap((language) => formsOf(timesIn(language).greetings)).join('|'), 'giu');
  return text.replace(greetings, ' ');
}

/** How the date of a day is written without its year. */
const dateWords = memoize(16, (day: string) => {
  const { month, day: date } = Temporal.PlainDate.from(day);
  const named = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((length) =>
      fold(
        new Intl.DateTimeFormat(language, { day: 'numeric', month: length, timeZone: 'UTC' }).format(Date.parse(day)),
      ).replace(/\.$/, ''),
    ),
  );
  const [twoMonth, twoDay] = [month, date].map((part) => String(part).padStart(2, '0'));
  return [...new Set([...named, `${date}.${month}.`, `${twoDay}.${twoMonth}.`, day, `${twoDay}/${twoMonth}`])];
});

/**
 * Whether a text of `written` (YYYY-MM-DD) says something about `day`: by its date, or as the day it was written, or the
 * one after.
 */
export function namesDay(text: string, written: string, day: string): boolean {
  const said = fold(withoutGreetings(text));
  return (
    dateWords(day).some((words) => holds(said, words)) ||
    (written === day && relativeWords('0').some((words) => holds(said, words))) ||
    (dayLater(written, 1) === day && relativeWords('1').some((words) => holds(said, words)))
  );
}

/** As words of their own: "today" is not in "todays"; scripts without spaces have none to look for. */
function holds(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + words.length]];
    if (/\p{sc=Han}|[ぁ-ヿ]/u.test(words) || !(LETTER.test(before) || LETTER.test(after))) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;
