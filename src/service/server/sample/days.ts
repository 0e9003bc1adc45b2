/**
 * Dates in the texts of the sample records: `{2026-12-03}` becomes "3 December", `{2026-12-03 de year}` "3. Dezember 2026".
 * They move with the records by whole weeks, so that weekdays named in the texts stay right.
 */
import { memoize } from '#platform/lru-cache.ts';

const DAY = /\{(\d{4}-\d\d-\d\d)(?: (de|ja|pt|ru))?( year)?\}/g;
const LOCALES: Readonly<Record<string, string>> = { de: 'de', ja: 'ja', pt: 'pt-PT', ru: 'ru' };

const formatOf = memoize<Intl.DateTimeFormat>(20, (name) => {
  const [language = '', year] = name.split('/');
  return new Intl.DateTimeFormat(LOCALES[language] ?? 'en-GB', {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(year === '' ? {} : { year: 'numeric' }),
  });
});

/** Replaces the date placeholders in all texts of a record. @param movedBy milliseconds to add to each date */
export function withDays<T>(record: T, movedBy: number): T {
  const text = JSON.stringify(record);
  const replaced = text.replace(DAY, (_, day: string, language = '', year = '') =>
    formatOf(`${language}/${year}`).format(Date.parse(day) + movedBy),
  );
  return replaced === text ? record : (JSON.parse(replaced) as T);
}
