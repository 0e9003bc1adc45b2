/**
 * Words that name a day to come in what people write to one another: "tomorrow", "22 November", "22.11." in the languages
 * of the catalogue and some more. Node's Intl, which holds the Unicode CLDR, knows how each of them says it.
 */
import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import { dayLater } from './calendar.ts';

const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'ru', 'uk', 'hi', 'ar', 'zh', 'ja', 'it', 'nl', 'pl', 'tr'] as const;

/** "today" (0), "tomorrow" (1). */
const relativeWords = memoize(4, (offset: string) =>
  LANGUAGES.map((language) =>
    fold(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Number(offset), 'day')),
  ),
);
/** Mean the day itself, and no other. */
const TONIGHT = `tonight, this evening, heute abend, ce soir, esta noche, hoje à noite, сегодня, 今晚, 今早, الليلة`
  .split(', ')
  .map(fold);
/** The one after, as many say it beside what CLDR has. */
const TOMORROW = '明早, 明晚, بكرة, بكرا'.split(', ').map(fold);
/** Hold such a word, and mean something else. */
const GREETINGS = /guten morgen|por la mañana|de la mañana/giu;

/** How the date of a day is written without its year. */
const dateWords = memoize(16, (day: string) => {
  const [, month = '', date = ''] = day.split('-');
  const [m, d] = [Number(month), Number(date)];
  const at = Date.parse(day);
  const named = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((length) =>
      fold(new Intl.DateTimeFormat(language, { day: 'numeric', month: length, timeZone: 'UTC' }).format(at)).replace(
        /\.$/,
        '',
      ),
    ),
  );
  return [...new Set([...named, `${d}.${m}.`, `${date}.${month}.`, day, `${date}/${month}`])];
});

/**
 * Whether a text of `written` (YYYY-MM-DD) says something about `day`: by its date, or as the day it was written, or the
 * one after.
 */
export function namesDay(text: string, written: string, day: string): boolean {
  const said = fold(text.replace(GREETINGS, ' '));
  return (
    dateWords(day).some((words) => holds(said, words)) ||
    (written === day && [...relativeWords('0'), ...TONIGHT].some((words) => holds(said, words))) ||
    (dayLater(written, 1) === day && [...relativeWords('1'), ...TOMORROW].some((words) => holds(said, words)))
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
