/** The page's UI texts: complete in each language, and none unused. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#locales/words.ts';
import { pageWords } from '#playground/page-words.ts';

const PAGE = new URL('../../src/playground/page/', import.meta.url);
const sources = readdirSync(PAGE)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(new URL(name, PAGE), 'utf8'))
  .join('\n');
const english = pageWords('en');

it.each(LANGUAGES)('every text of the page exists in %s, with its placeholders', (language) => {
  const words = pageWords(language);
  expect(words.code).toBe(language);
  const gaps = (texts: typeof words) => Object.entries(texts).map(([key, text]) => [key, text.split('{}').length]);
  expect(gaps(words)).toEqual(gaps(english));
  expect(Object.values(words)).not.toContain('');
});

it('an unknown language falls back to English, a regional one to its language', () => {
  expect(pageWords('it')).toEqual(english);
  expect(pageWords('pt-br')).toEqual(pageWords('pt'));
});

it('the page uses every text of the table and no others', () => {
  const literals = new Set([...sources.matchAll(/'([a-z-]+)'/g)].map(([, key]) => key));
  const unsaid = Object.keys(english).filter((key) => !literals.has(key) && !key.startsWith('standing-'));
  expect(unsaid).toEqual([]);
  const said = sources.matchAll(/\bsay\((?:[^')]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g);
  expect([...said].flatMap(([, ...keys]) => keys).filter((key) => key && !(key in english))).toEqual([]);
});
