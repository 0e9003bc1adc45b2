/** Each language's catalogue: complete, consistent with the English one, and within Telegram's length limits. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foreign } from '#commands/reply.ts';
import { catalogue } from '#locales/catalogue.ts';
import { declaration, expectedSignatures, signatures } from '#locales/generate.ts';
import { at, bytes, type RichText } from '#locales/values.ts';
import { LANGUAGES } from '#locales/words.ts';

/** Maximum total of all ten languages; may only be lowered. */
const MOST_LINES = 8_300;
/** Texts that are the same as in English. */
const AS_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  de: ['stats-chart-chats'],
  es: ['stats-chart-chats'],
};

const LOCALES = new URL('../../src/locales/', import.meta.url);
const read = (language: string) => readFileSync(new URL(`${language}.ftl`, LOCALES), 'utf8');
const others = LANGUAGES.filter((language) => language !== 'en');
const wanted = new Map(expectedSignatures(read('en'), others.map(read)).map((text) => [text.key, text]));
const textsOf = (language: string) => catalogue(language, read(language));

const AMOUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1234];
const NOUNS = ['social-chat-message', 'social-email', 'social-following', 'file', 'favourite'];
/** A value that tries to pass for markup and private-use marks. */
const FOREIGN = 'Ök <b>x</b> \uE000\uE004';
const PAIRS = ['“”', '()', '\u2068\u2069', '«»'] as const;

function valuesOf(key: string, amount: number, noun: string): Record<string, never> {
  const given: Record<string, unknown> = {};
  for (const [name, type] of wanted.get(key)?.variables ?? []) {
    if (name === 'day' && type === 'number') given[name] = (amount % 7) + 1;
    else if (type === 'number') given[name] = amount;
    else if (type === 'Amount') given[name] = bytes(amount * 1e6 + 1);
    else if (type === 'Moment') given[name] = at(Date.UTC(2026, 10, 21));
    else if (type === 'readonly string[]') given[name] = ['Ökü', FOREIGN];
    else if (type === 'Noun') given[name] = name === 'of' ? (amount % 2 === 0 ? 'hit' : 'social-chat-message') : noun;
    else given[name] = FOREIGN;
  }
  return given as Record<string, never>;
}

function flat(text: RichText): string {
  return text.map((span) => (typeof span === 'string' ? span : 'at' in span ? span.at : flat(span.text))).join('');
}

describe.each(LANGUAGES)('the catalogue of %s', (language) => {
  const source = read(language);
  const own = signatures(source);
  const texts = textsOf(language);

  it('is valid Fluent throughout', () => {
    expect(own.junk).toEqual([]);
    expect(new Set(own.texts.map(({ key }) => key)).size).toBe(own.texts.length);
    expect([...texts.keys].sort()).toEqual(own.texts.map(({ key }) => key).sort());
  });

  it('has the same texts, variables and marks as the English one', () => {
    expect(own.texts.map(({ key }) => key).sort()).toEqual([...wanted.keys()].sort());
    for (const { key, variables, marked } of own.texts) {
      expect(marked, key).toBe(wanted.get(key)?.marked);
      for (const name of variables.keys()) expect([...(wanted.get(key)?.variables.keys() ?? [])], key).toContain(name);
    }
  });

  it('formats every text completely, for every amount and noun', () => {
    for (const { key, variables } of wanted.values())
      for (const amount of AMOUNTS)
        for (const noun of [...variables.values()].includes('Noun') ? NOUNS : [NOUNS[0] ?? '']) {
          const said = flat(texts.rich(key, valuesOf(key, amount, noun)));
          expect(said.trim(), key).not.toBe('');
          expect(said, key).not.toMatch(/undefined|NaN|\{ ?\$|\[object|[\uE000-\uF8FF]/);
          for (const [open = '', close = ''] of PAIRS)
            expect(said.split(open).length, `${key}: ${said}`).toBe(said.split(close).length);
        }
  });

  it('contains no invisible direction marks: the loader adds them', () => {
    expect(source).not.toMatch(/[\u2066-\u2069\u200E\u200F]/);
  });

  it('respects Telegram’s limits', () => {
    const said = (key: string) => texts.text(key, valuesOf(key, 1, 'file'));
    expect(said('bot-description').length).toBeLessThanOrEqual(512);
    expect(said('bot-short-description').length).toBeLessThanOrEqual(120);
    for (const key of wanted.keys()) {
      if (key.startsWith('commands-')) expect(said(key), key).toMatch(/^.{3,256}(?<![.。।])$/su);
      if (key.startsWith('buttons-')) expect(said(key).length, key).toBeLessThanOrEqual(40);
      if (/^errors-(?:\w+-button|too-fast|private-only|not-invited)$|^progress-stopped$|^group-not-yours$/.test(key))
        expect(said(key).length, key).toBeLessThanOrEqual(200);
    }
  });
});

describe('the catalogues', () => {
  it('match the generated keys.ts', () => {
    const made = declaration(read('en'), ['ar', 'de', 'es', 'fr', 'hi', 'pt', 'ru', 'uk', 'zh'].map(read));
    expect(readFileSync(new URL('keys.ts', LOCALES), 'utf8'), 'npm run words').toBe(made);
  });

  it('have no more than the maximum number of lines', () => {
    const lines = LANGUAGES.map((language) => read(language).split('\n').length - 1).reduce((a, b) => a + b);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
  });

  it.each(others)('differ from English in %s, except for a few texts', (language) => {
    const english = textsOf('en');
    const texts = textsOf(language);
    const same = [...wanted.keys()].filter((key) => {
      const said = flat(texts.rich(key, valuesOf(key, 2, 'file')));
      return (
        /\p{L}{4}/u.test(said.replaceAll(/Ök\S*|Pacific|21/g, '')) &&
        said === flat(english.rich(key, valuesOf(key, 2, 'file')))
      );
    });
    // "Audio" and "sticker" are words in many languages.
    expect(same.filter((key) => !/^(?:help-commands|connect-example-name|attached-.+)$/.test(key))).toEqual(
      AS_IN_ENGLISH[language] ?? [],
    );
  });

  it.each(['ar'])('isolate foreign text from the surrounding words in %s', (language) => {
    const texts = textsOf(language);
    expect(texts.text('inline-nothing', { words: 'Ökümené' })).toContain('\u2068Ökümené\u2069');
    expect(texts.text('inline-nothing', { words: 'مريم' })).not.toMatch(/[\u2068\u2069]/);
    expect(flat(texts.rich('help-exact'))).toContain(' /save');
  });
});

it('lists what is missing with “or”, and what is there with “and”', () => {
  const said = textsOf('en').text('results-nowhere', { missing: ['tea', 'rum'], present: ['sea', 'sun'] });
  expect(said).toBe('No “tea” or “rum” anywhere. These have “sea” and “sun”.');
});

it('a marked value becomes a separate span', () => {
  const spans = textsOf('en').rich('start-again', { name: foreign('Anna') });
  expect(spans).toEqual(['Hi again, ', foreign('Anna'), '. What are you looking for?']);
});
