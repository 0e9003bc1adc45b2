/** The word lists of each language match their schema, which the program itself doesn't check. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Lists, ReadLists } from '#locales/list-schemas.ts';
import { listsIn, readingIn, timesIn } from '#locales/lists.ts';
import { LANGUAGES } from '#locales/words.ts';

const contentOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../src/locales/${language}.json`, import.meta.url), 'utf8'));

it.each(LANGUAGES)('the lists of %s are complete and match their schema', (language) => {
  const lists = listsIn(language);
  expect(lists).toEqual(Lists.parse(lists));
  const { courtesy, keywords, cities, times, reading, ...others } = contentOf(language);
  expect(Object.keys(lists).toSorted()).toEqual(
    ['courtesy', 'keywords', 'cities', 'times', 'reading', ...Object.keys(others)].toSorted(),
  );
  expect([lists.courtesy.join(', '), lists.keywords.me.join(', ')]).toEqual([courtesy, keywords.me]);
  expect([lists.cities, lists.times, lists.reading]).toEqual([cities, times, reading]);
});

it.each(['ja', 'ko', 'it', 'th'] as const)('%s has only the lists for reading', (language) => {
  const lists = ReadLists.parse(contentOf(language));
  expect(readingIn(language)).toEqual(lists.reading);
  if (language === 'ja' || language === 'it') expect(timesIn(language)).toEqual(lists.times);
});
