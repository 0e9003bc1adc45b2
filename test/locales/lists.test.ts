/** What people type in each language is as its schema has it, which the program does without. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { JapaneseLists, Lists } from '#locales/list-schemas.ts';
import { listsIn, timesIn } from '#locales/lists.ts';
import { LANGUAGES } from '#locales/words.ts';

const contentOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../src/locales/${language}.json`, import.meta.url), 'utf8'));

it.each(LANGUAGES)('the lists of %s are whole, and as their schema has them', (language) => {
  const lists = listsIn(language);
  expect(lists).toEqual(Lists.parse(lists));
  const { courtesy, keywords, cities, times, ...others } = contentOf(language);
  expect(Object.keys(lists).toSorted()).toEqual(
    ['courtesy', 'keywords', 'cities', 'times', ...Object.keys(others)].toSorted(),
  );
  expect([lists.courtesy.join(', '), lists.keywords.me.join(', ')]).toEqual([courtesy, keywords.me]);
  expect([lists.cities, lists.times]).toEqual([cities, times]);
});

it('of Japanese there are times alone', () => {
  expect({ times: timesIn('ja') }).toEqual(JapaneseLists.parse(contentOf('ja')));
});
