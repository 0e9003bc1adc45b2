/** The catalogues' interface: languages, typed keys, marks, and isolation of foreign text. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { bold, plainText } from '#commands/reply.ts';
import { catalogue } from '#locales/catalogue.ts';
import { at, bytes, lasting, onDay } from '#locales/values.ts';
import { LANGUAGES, languageFor, perLanguage, reportFaultyTexts, wordsIn } from '#locales/words.ts';

it.each([
  ['fr', '1er décembre', 'Mardi 1er décembre 2026'],
  ['pt', '1º de dezembro', 'Terça-feira, 1º de dezembro de 2026'],
  ['es', '1 de diciembre', 'Martes, 1 de diciembre de 2026'],
])('the first of a month is written as people do in %s', (language, date, full) => {
  const words = wordsIn(language);
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  expect(words.date(Date.UTC(2026, 11, 1), format)).toBe(date);
  expect(words.capital(words.text('dates-weekday-date-in-year', { day: onDay('2026-12-01') }))).toBe(full);
  expect(words.date(Date.UTC(2026, 11, 11), format)).toMatch(/^11 /);
});

describe('a language', () => {
  it.each([
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['en_US', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    ['__proto__', 'en'],
  ])('is resolved from the code %o: %s', (code, language) => {
    expect(languageFor(code)).toBe(language);
    expect(wordsIn(code)).toBe(wordsIn(language));
  });

  it.each(LANGUAGES)('%s is resolved from its own code', (language) => {
    expect(languageFor(language)).toBe(language);
    expect(wordsIn(language).language).toBe(language);
  });

  it('creates a perLanguage value only once', () => {
    let made = 0;
    const once = perLanguage(({ language }) => `${language} ${++made}`);
    expect([wordsIn('en'), wordsIn('de'), wordsIn('EN')].map(once)).toEqual(['en 1', 'de 2', 'en 1']);
  });
});

describe('a key', () => {
  const words = wordsIn('en');

  it('that is unknown, or has a missing or wrong value, does not compile', () => {
    // @ts-expect-error no such text
    expect(() => words.text('records-nothing')).toThrow('no text');
    // @ts-expect-error a value is missing
    expect(() => words.text('answer-by-model', {})).toThrow('host');
    // @ts-expect-error a text with marks needs rich
    expect(words.text('help-exact')).toContain('exact');
    // @ts-expect-error a count needs a number
    expect(() => words.text('receipt', { credits: 'two' })).not.toThrow();
    // @ts-expect-error marks go into rich only
    expect(() => words.text('answer-by-model', { host: bold('x') })).not.toThrow();
  });

  it('may end in a code', () => {
    const part = 'answers' as 'answers' | 'searches';
    expect(words.text(`access-part-${part}`)).toBe('answers');
    expect(words.has('access-part-', 'answers')).toBe(true);
    expect(words.has('access-part-', 'of-a-newer-service')).toBe(false);
  });
});

describe('a value', () => {
  const words = wordsIn('en');
  it('is never interpreted as markup', () => {
    const spans = words.rich('import-ask-owner', { name: 'Ana <b>Lima</b>\uE000' });
    expect(plainText(spans)).toContain('Ana <b>Lima</b>');
    expect(JSON.stringify(spans)).not.toMatch(/[\uE000-\uF8FF]/);
  });

  it('keeps private-use characters of custom fonts', () => {
    expect(words.rich('dates-with-time', { day: 'To', time: '\uF8FF Ben' })).toEqual(['To, \uF8FF Ben']);
  });

  it('may be a span', () => {
    expect(words.rich('dates-with-time', { day: 'To', time: bold('Ben') })).toEqual(['To, ', bold('Ben')]);
  });

  it('may be a span also at the start of a sentence', () => {
    const german = catalogue('de', 'said = { CAPITAL($doing) }: { $what }\n');
    expect(german.rich('said', { doing: bold('eins'), what: 'zwei' })).toEqual([bold('eins'), ': zwei']);
    expect(german.text('said', { doing: 'älter', what: 'zwei' })).toBe('Älter: zwei');
  });

  it('is isolated if its direction is opposite', () => {
    expect(wordsIn('ar').text('dates-with-time', { day: 'إلى', time: 'Ben' })).toContain('\u2068Ben\u2069');
    expect(words.text('dates-with-time', { day: 'To', time: 'مريم' })).toBe('To, \u2068مريم\u2069');
    expect(words.text('dates-with-time', { day: 'To', time: 'Ben 7' })).toBe('To, Ben 7');
  });
});

describe('amounts, sizes, durations and days', () => {
  const words = wordsIn('en');

  it('are written as people write them', () => {
    expect([0, 1, 2, 12_345].map((amount) => words.text('receipt', { credits: amount }))).toEqual([
      '0 credits',
      '1 credit',
      '2 credits',
      '12,345 credits',
    ]);
    expect([900, 12_345, 1_940_000, 20_000_000, 1.94e9].map((size) => words.number(bytes(size)))).toEqual([
      '0.9 kB',
      '12 kB',
      '1.9 MB',
      '20 MB',
      '1.9 GB',
    ]);
    expect([lasting(30, 'minute'), lasting(24, 'hour')].map(words.number)).toEqual(['30 minutes', '24 hours']);
    expect(words.list(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('take the plural form that a language’s grammar requires', () => {
    const said = (language: string) =>
      [1, 2, 5, 21].map((amount) => wordsIn(language).text('receipt', { credits: amount }));
    expect(said('ru')).toEqual(['1 кредит', '2 кредита', '5 кредитов', '21 кредит']);
    expect(said('ar')).toEqual(['نقطة واحدة', 'نقطتان', '5 نقاط', '21 نقطة']);
  });

  it('are formatted in the local time that a moment is given in', () => {
    expect(words.text('dates-on-date', { day: onDay('2026-11-21') })).toBe('on 21 November');
    expect(words.text('dates-on-date', { day: at(Date.UTC(2026, 10, 21, 23, 59)) })).toBe('on 21 November');
  });
});

it('a text may refer to another one, to an attribute, and to a term with arguments', () => {
  const texts = catalogue(
    'en',
    [
      '-bot = { $case ->\n    [owner] the bot’s\n   *[plain] the bot\n }\n    .short = bot',
      'name = Ann { $last }\n    .initial = A',
      'whole = { name }, { name.initial }, { -bot(case: "owner") }, { -bot }, { -bot.short }, { 1000 }',
    ].join('\n'),
  );
  expect(texts.text('whole', { last: 'Lee' })).toBe('Ann Lee, A, the bot’s, the bot, bot, 1,000');
});

describe('a text that can’t be formatted', () => {
  it('throws without a handler, else is reported and formatted in English', () => {
    const reported: string[] = [];
    const rethrow = (error: Error) => {
      throw error;
    };
    onTestFinished(() => reportFaultyTexts(rethrow));
    const call = () => wordsIn('de').text('receipt', {} as { credits: number });
    expect(call).toThrow('no value for $credits');
    reportFaultyTexts((error) => reported.push(error.message));
    expect(call).toThrow('no value for $credits');
    expect(reported).toHaveLength(1);
  });

  it('is one that refers to an unknown text or to itself', () => {
    const texts = catalogue('en', 'refers = { other }\nitself = x { itself }\ncalls = { SHOUT($what) }\n');
    expect(() => texts.text('refers')).toThrow('refers in en: no text other');
    expect(() => texts.text('itself')).toThrow('itself in en: ');
    expect(() => texts.text('calls', { what: 'x' })).toThrow('calls in en: SHOUT()');
  });

  it('is one that is incomplete in the file', () => {
    expect(() => catalogue('en', 'broken = { $\n').text('broken')).toThrow('no text broken');
  });
});
