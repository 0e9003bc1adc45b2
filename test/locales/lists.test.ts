/** What people type in each language is as its schema has it, and read so by what does without the schema. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { JapaneseLists, Lists } from '#locales/list-schemas.ts';
import { listsIn, timesIn } from '#locales/lists.ts';
import { LANGUAGES } from '#locales/words.ts';

const contentOf = (language: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/locales/${language}.json`, import.meta.url), 'utf8'));

it.each(LANGUAGES)('the lists of %s are whole, and read as their schema reads them', (language) => {
  expect(listsIn(language)).toEqual(Lists.parse(contentOf(language)));
});

it('of Japanese there are times alone', () => {
  expect({ times: timesIn('ja') }).toEqual(JapaneseLists.parse(contentOf('ja')));
});
