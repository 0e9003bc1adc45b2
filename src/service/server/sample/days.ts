/**
 * Days that the sample person's records speak of: `{2026-12-03}` stands for "3 December", `{2026-12-03 de year}` for
 * "3. Dezember 2026". They move with the records, by whole weeks: the day of the week stands beside them as it is.
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

/** All texts of a record, with its days in words. @param movedBy milliseconds by which everything happened later */
export function withDays<T>(record: T, movedBy: number): T {
  const text = JSON.stringify(record);
  const said = text.replace(DAY, (_, day: string, language = '', year = '') =>
    formatOf(`${language}/${year}`).format(Date.parse(day) + movedBy),
  );
  return said === text ? record : (JSON.parse(said) as T);
}
