import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, parseDay } from '../../src/commands/dates.ts';
import { anyCase, parseRecent } from '../../src/commands/recent-filter.ts';
import { filterTexts, MAX_KEYWORDS_LENGTH, parseSearch, retype } from '../../src/commands/search-query.ts';
import { splitTyped } from '../../src/commands/typed-words.ts';
import { Filter } from '../../src/contract/filters.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const query = (argument: string) => {
  const parsed = parseSearch(argument, NOW);
  return 'query' in parsed ? parsed.query : parsed.problem;
};

describe('what follows /search', () => {
  test.each([
    ['words', 'ferry tickets', { keywords: ['ferry', 'tickets'], place: { kind: 'chats' }, filters: {} }],
    ['in:all', 'ferry in:all', { keywords: ['ferry'], place: { kind: 'all' }, filters: {} }],
    [
      'a kind of data',
      'in:emails ferry',
      { keywords: ['ferry'], place: { kind: 'datastore', datastore: 'social-email' }, filters: {} },
    ],
    [
      'a datastore’s own name',
      'in:file tax',
      { keywords: ['tax'], place: { kind: 'datastore', datastore: 'file' }, filters: {} },
    ],
    [
      'a noun of the table',
      'in:favourites x',
      { keywords: ['x'], place: { kind: 'datastore', datastore: 'favourite' }, filters: {} },
    ],
    [
      'a phrase',
      '"red ferry" cabin',
      { keywords: ['red ferry', 'cabin'], place: { kind: 'chats' }, filters: { phrases: ['red ferry'] } },
    ],
    [
      'guillemets',
      '«красный паром»',
      { keywords: ['красный паром'], place: { kind: 'chats' }, filters: { phrases: ['красный паром'] } },
    ],
    [
      'a quoted filter',
      'ferry from:"Anna Maria"',
      { keywords: ['ferry'], place: { kind: 'chats' }, filters: { from: 'Anna Maria' } },
    ],
    ['me: before a word', 'me:ferry', { keywords: ['ferry'], place: { kind: 'chats' }, filters: { mine: true } }],
    ['by:me', 'ferry by:me', { keywords: ['ferry'], place: { kind: 'chats' }, filters: { mine: true } }],
    [
      'dates',
      'x after:7d before:2026-11-20',
      { keywords: ['x'], place: { kind: 'chats' }, filters: { after: '2026-11-14', before: '2026-11-20' } },
    ],
    [
      'until, the day included',
      'x until:2026-11-20',
      { keywords: ['x'], place: { kind: 'chats' }, filters: { before: '2026-11-21' } },
    ],
    [
      'Russian keys',
      'паром от:Анна после:вчера',
      { keywords: ['паром'], place: { kind: 'chats' }, filters: { from: 'Анна', after: '2026-11-20' } },
    ],
    [
      'an address, which has no filter in it',
      'https://example.org',
      { keywords: ['https://example.org'], place: { kind: 'chats' }, filters: {} },
    ],
    ['a time, which has none either', '10:30', { keywords: ['10:30'], place: { kind: 'chats' }, filters: {} }],
  ])('is read: %s', (_, argument, expected) => {
    expect(query(argument)).toEqual(expected);
  });

  test.each([
    ['only filters', 'from:anna', /at least one word/],
    ['an unknown place', 'x in:narnia', /narnia.*chats, all, messages/],
    ['a filter without a value', 'x from:', /missing after from:/],
    ['a bad date', 'x after:someday', /date “someday”.*2026-11-01/],
    ['a day that does not exist', 'x after:2026-02-31', /date/],
    ['days the wrong way round', 'x after:2026-11-20 before:2026-11-01', /No day is after/],
    ['words that are everywhere', 'the and of', /more telling/],
    ['punctuation', '... !!!', /only punctuation/],
    ['100 kB', 'ferry '.repeat(17_000), /too long/],
    ['one endless word', 'x'.repeat(MAX_KEYWORDS_LENGTH + 1), /too long/],
    ['an endless filter', `x from:${'y'.repeat(200)}`, /too long/],
  ])('is refused in words: %s', (_, argument, expected) => {
    expect(query(argument)).toMatch(expected);
  });

  test('never throws, and its keywords are never empty or too long', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('in:all', 'from:"', '"', 'after:7d', 'me:', '«', 'in:', 'a:b:c'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parsed = parseSearch(pieces.join(' '), NOW);
        if ('problem' in parsed) {
          expect(parsed.problem.length).toBeLessThan(300);
          return;
        }
        expect(parsed.query.keywords.join('').trim()).not.toBe('');
        expect(parsed.query.keywords.join(' ').length).toBeLessThanOrEqual(MAX_KEYWORDS_LENGTH);
        expect(filterTexts(parsed.query.filters).join(' ').isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('keeps its meaning when it is typed again for another place', () => {
    const argument = 'in:emails "red ferry" from:"Anna Maria" cabin after:7d';
    const again = retype(argument, 'all');
    expect(again).toBe('"red ferry" from:"Anna Maria" cabin after:7d in:all');
    expect(query(retype(argument, 'chats'))).toEqual({ ...(query(argument) as object), place: { kind: 'chats' } });
  });

  test('loses no plain word when it is split', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcдёж漢字é9'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (typed) => {
        expect(splitTyped(typed.join('  '), ['in']).map(({ value }) => value)).toEqual(typed);
      }),
    );
  });
});

describe('a day', () => {
  test.each([
    ['today', '2026-11-21'],
    ['Вчера', '2026-11-20'],
    ['7d', '2026-11-14'],
    ['7д', '2026-11-14'],
    ['2w', '2026-11-07'],
    ['неделя', '2026-11-14'],
    ['2026-11-01', '2026-11-01'],
    ['2026-1-5', '2026-01-05'],
    ['2026-02', '2026-02-01'],
    ['2025', '2025-01-01'],
    ['01.02.2026', '2026-02-01'],
    ['29.02.2024', '2024-02-29'],
  ])('%s is %s', (word, day) => {
    expect(parseDay(word, NOW)).toBe(day);
  });

  test.each([
    '',
    'soon',
    '2026-02-30',
    '29.02.2025',
    '99999d',
    '2026-13',
    '0001',
    '-1d',
    '1e3d',
    '7 d',
    '12.2026',
    'constructor',
  ])('%s is none', (word) => {
    expect(parseDay(word, NOW)).toBeUndefined();
  });

  test('is always one that exists, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}$/)),
        (word) => {
          const day = parseDay(word, NOW);
          if (day !== undefined) expect(new Date(`${day}T00:00:00.000Z`).toISOString().slice(0, 10)).toBe(day);
        },
      ),
    );
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  });
});

const recent = (argument: string) => {
  const parsed = parseRecent(argument, NOW);
  return 'query' in parsed ? parsed.query.filter : parsed.problem;
};

describe('what follows /recent', () => {
  test.each([
    ['nothing', '', {}],
    ['a platform', 'telegram', { sourceApplication: 'https://telegram.com' }],
    ['a platform in Russian', 'ватсап', { sourceApplication: 'https://whatsapp.com' }],
    ['a direction', 'sent', { type: 'send' }],
    ['a direction in Russian', 'полученные', { type: 'receive' }],
    ['a date', '2026-11-01', { sentAt: { $gte: '2026-11-01' } }],
    ['a date after a key', 'since:yesterday', { sentAt: { $gte: '2026-11-20' } }],
    [
      'several',
      'telegram received 7d',
      { sourceApplication: 'https://telegram.com', type: 'receive', sentAt: { $gte: '2026-11-14' } },
    ],
    ['a chat', 'chat:Anna', { groupName: { $regex: '[aA][nN][nN][aA]' } }],
    [
      'other words as a chat’s name',
      'Андрей 7d',
      { groupName: { $regex: '[аА][нН][дД][рР][еЕ][йЙ]' }, sentAt: { $gte: '2026-11-14' } },
    ],
    ['a name that is a filter word, in quotes', '"Telegram"', { groupName: { $regex: anyCase('Telegram') } }],
    ['a sender', 'from:Anna', { fromName: { $regex: '[aA][nN][nN][aA]' } }],
    ['a year in a chat’s name', 'chat:2024', { groupName: { $regex: '2024' } }],
  ])('is read: %s', (_, argument, filter) => {
    expect(recent(argument)).toEqual(filter);
  });

  test.each([
    ['a bad date', 'since:soon', /date “soon”/],
    ['a day to come', '2027-01-01', /still to come/],
    ['an unknown filter', 'form:anna', /do not know the filter “form:anna”/],
    ['an empty sender', 'from:', /up to 40/],
    ['an unknown platform', 'on:icq', /telegram, whatsapp/],
    ['an endless name', 'x'.repeat(60), /up to 40/],
    ['100 kB', 'x '.repeat(50_000), /too long/],
  ])('is refused in words: %s', (_, argument, expected) => {
    expect(recent(argument)).toMatch(expected);
  });

  test('is always a filter that the contract allows', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc.constantFrom('a.*', '(((', '[z-a]', '\\', 'x{9}', '😀😀'),
        ),
        (argument) => {
          const filter = recent(argument);
          if (typeof filter !== 'string') expect(() => Filter.parse(filter)).not.toThrow();
        },
      ),
      { numRuns: 300 },
    );
  });

  test('finds a name as it is typed, whatever its characters mean in a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (name) => {
        expect(new RegExp(anyCase(name)).test(name)).toBe(true);
        expect(new RegExp(anyCase(name)).test(`#${name}#`)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(new RegExp(anyCase('a.c')).test('abc')).toBe(false);
    expect(new RegExp(anyCase('ǅ ')).test('ǅ ')).toBe(true);
    expect(new RegExp(anyCase('Семья')).test('СЕМЬЯ 2')).toBe(true);
  });
});
