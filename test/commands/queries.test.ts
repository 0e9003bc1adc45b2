import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_WORDS_LENGTH, parseQuery } from '#commands/query/parse-query.ts';
import { inPlace, operationOf, placeNames, Query, soughtWords } from '#commands/query/query.ts';
import { anyCase, datastoreFilter, filterText } from '#commands/query/query-filter.ts';
import { plainText, RefusalError } from '#commands/reply.ts';
import { LANGUAGES, type LanguageCode, wordsIn } from '#locales/words.ts';
import { Filter } from '#service/contract/filters.ts';
import type { Connection } from '#storage/connections.ts';
import { items } from '../support/text-table.ts';
import { todayOn } from './today-on.ts';

const TODAY = todayOn('2026-11-21', 'Asia/Kolkata');
/** The refusal as text, if there is one. */
function orRefusal<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusalError) return plainText(error.reply.text);
    throw error;
  }
}
const query = (argument: string) => orRefusal(() => parseQuery(argument, TODAY));

describe('the argument of /search', () => {
  test.each([
    ['words', 'ferry tickets', ['ferry', 'tickets'], 'all', {}],
    ['in:all', 'ferry in:all', ['ferry'], 'all', {}],
    ['a kind of data', 'in:emails ferry', ['ferry'], 'social-email', {}],
    ['a datastore’s own name', 'in:file tax', ['tax'], 'file', {}],
    ['a noun of the table', 'in:favourites x', ['x'], 'favourite', {}],
    ['a phrase', '"red ferry" cabin', ['"red ferry"', 'cabin'], 'all', {}],
    ['guillemets', '«красный паром»', ['"красный паром"'], 'all', {}],
    ['a quoted filter', 'ferry from:"Anna Maria"', ['ferry'], 'all', { from: 'Anna Maria' }],
    ['me: before a word', 'me:ferry', ['ferry'], 'all', { direction: 'sent' }],
    ['by:me', 'ferry by:me', ['ferry'], 'all', { direction: 'sent' }],
    ['dates', 'x after:7d before:2026-11-20', ['x'], 'all', { after: '2026-11-14', before: '2026-11-20' }],
    ['until, the day included', 'x until:2026-11-20', ['x'], 'all', { before: '2026-11-21' }],
    ['Russian keys', 'паром от:Анна после:вчера', ['паром'], 'all', { from: 'Анна', after: '2026-11-20' }],
    ['a URL, which contains no filter', 'https://example.org', ['https://example.org'], 'all', {}],
    ['a time, which contains none either', '10:30', ['10:30'], 'all', {}],
  ])('is parsed: %s', (_, argument, words, place, filters) => {
    expect(query(argument)).toEqual({ words, place, filters, zone: TODAY.zone });
  });

  test.each([
    ['only an excluded word', '-ferry', 'Add a word to look for.'],
    ['an unknown content', 'x has:cat', /^I don’t know has:cat\. Try link, file, photo,.* or sticker\.$/],
    ['an excluded sender', 'x -from:anna', /Only words can be left out/],
    ['an unknown place', 'x in:narnia', /^I don’t know in:narnia\. Try chats, all, messages/],
    ['a filter without a value', 'x from:', /missing after from:/],
    ['a bad date', 'x after:someday', 'I don’t know the day “someday”.'],
    ['a day that does not exist', 'x after:2026-02-31', /I don’t know the day/],
    ['days in the wrong order', 'x after:2026-11-20 before:2026-11-01', /No day is after/],
    ['a future day', 'x after:2026-12-03', '3 December is still to come.'],
    ['punctuation', '... !!!', /^I need something to look for/],
    ['100 kB', 'ferry '.repeat(17_000), 'That’s too long. Up to 400 characters, please.'],
    ['one endless word', 'x'.repeat(MAX_WORDS_LENGTH + 1), /too long/],
    ['an endless filter', `x from:${'y'.repeat(200)}`, /Up to 40/],
  ])('is refused with an explanation: %s', (_, argument, expected) => {
    expect(query(argument)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  test('an unknown place is refused with the names of places in the language', () => {
    expect(orRefusal(() => parseQuery('x in:narnia', TODAY, 'words', wordsIn('de')))).toContain(
      'chats, alles, nachrichten, mails, beiträge, dateien, favoriten, abos, termine',
    );
  });

  test.each(LANGUAGES)('the names of places are understood: %s', (language) => {
    const places = placeNames(language).map((name) => (query(`x in:${name}`) as Query).place);
    expect(places).toEqual(placeNames('en').map((name) => (query(`x in:${name}`) as Query).place));
  });

  test('of any kind is refused in a sentence, or yields neither empty nor too many keywords', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('in:all', 'from:"', '"', 'after:7d', 'me:', '«', 'in:', 'a:b:c'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parsed = query(pieces.join(' '));
        if (typeof parsed === 'string') return parsed.length < 300;
        const { words, filters } = parsed;
        expect(words.every((word) => word.trim() !== '')).toBe(true);
        expect(soughtWords(words).length + Object.keys(filters).length).toBeGreaterThan(0);
        expect(words.join(' ').length).toBeLessThanOrEqual(MAX_WORDS_LENGTH);
        expect(filterText(parsed, wordsIn('en'), TODAY).isWellFormed()).toBe(true);
        // The query survives JSON, as in buttons and stored lists.
        expect(Query.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
        return true;
      }),
      { numRuns: 500 },
    );
  });
});

describe('a query', () => {
  test.each([
    ['from:joana since:2026-01-01', 'from joana, since January'],
    ['since:2025', 'since January 2025'],
    ['before:2026-11-03', 'before 3 November'],
    ['yesterday', 'yesterday'],
    ['when:2026-11-03', 'on 3 November'],
    ['when:2025-11-03', 'on 3 November 2025'],
    ['when:2026-05', 'in May'],
    ['when:2025-05', 'in May 2025'],
    ['when:2025', 'in 2025'],
    ['after:2026-11-03 before:2026-11-10', '3–9 November'],
    ['x in:emails on:telegram has:photo', 'on Telegram, in e-mails, with a photo'],
    ['x from:me chat:crew', 'from you, in “crew”'],
    ['x chat:crew in:messages', 'in “crew”'],
    ['x to:me', 'to you'],
    ['"red ferry" -bus', 'without “bus”'],
  ])('%s is described as: %s', (argument, said) => {
    expect(filterText(query(argument) as Query, wordsIn('en'), TODAY)).toBe(said);
  });

  test.each([
    ['de', 'since:2026-11-03', 'seit dem 3. November'],
    ['de', 'before:2026-11-03', 'vor dem 3. November'],
    ['de', 'since:yesterday', 'seit gestern'],
    ['fr', 'since:2026-11-03', 'depuis le 3 novembre'],
    ['es', 'since:2026-11-03', 'desde el 3 de noviembre'],
    ['ru', 'since:2026-11-03', 'с 3 ноября'],
  ])('its days are said as in a sentence: %s %s', (language, argument, said) => {
    expect(filterText(query(argument) as Query, wordsIn(language), TODAY)).toBe(said);
  });

  const asked = (argument: string, scopes: readonly string[], extensions: readonly string[] = []) => {
    const connection = { scopes: [...scopes], access: { extensions } } as unknown as Connection;
    return operationOf(inPlace(query(argument) as Query, connection));
  };
  const CHATS = ['api:search-chat-threads', 'ds:r:social-chat-group', 'ds:r:social-chat-message'];

  test.each([
    ['everything that the token allows', 'ferry', ['api:search-universal', ...CHATS], 'searchUniversal'],
    ['everything if only that is allowed', 'ferry', ['api:search-universal'], 'searchUniversal'],
    ['the chats if everything is not allowed', 'ferry', CHATS, 'searchChatThreads'],
    ['the chats if they are named', 'ferry in:chats', ['api:search-universal', ...CHATS], 'searchChatThreads'],
    ['one kind of data', 'ferry in:emails', ['api:search-universal'], 'searchDatastore'],
    [
      'messages as a list if the service lists nothing else',
      'from:anna',
      ['api:search-universal', ...CHATS],
      'queryDatastore',
    ],
  ])('searches %s: %s', (_, argument, scopes, operation) => {
    expect(asked(argument, scopes)).toBe(operation);
    if (operation === 'queryDatastore') expect(asked(argument, scopes, ['search'])).toBe('searchUniversal');
  });
});

const searching = { scopes: [], access: { extensions: ['search'] } } as unknown as Connection;
const recent = (argument: string, connection?: Connection) =>
  orRefusal(() => datastoreFilter(parseQuery(argument, TODAY, 'filters'), 'social-chat-message', connection));

describe('in other languages', () => {
  const filters = { from: 'Anna', after: '2026-11-01', before: '2026-11-20', has: 'link' };
  const place = 'social-email';

  test.each([
    ['French, decomposed', 'dans:courriels de:Anna apre\u0300s:2026-11-01 avant:2026-11-20 contient:liens'],
    ['Ukrainian', 'у:пошта від:Anna після:2026-11-01 до:2026-11-20 має:посилання'],
    ['Russian', 'в:почта от:Anna после:2026-11-01 до:2026-11-20 has:ссылки'],
    ['Hindi', 'में:ईमेल से:Anna बाद:2026-11-01 पहले:2026-11-20 has:लिंक'],
    ['Chinese', '在:邮件 来自:Anna 之后:2026-11-01 之前:2026-11-20 含:链接'],
    ['Chinese, with its own colon', '在：邮件 来自：Anna 之后：2026-11-01 之前：2026-11-20 含：链接'],
    ['French', 'dans:courriels de:Anna depuis:2026-11-01 avant:2026-11-20 contient:lien'],
    ['Spanish', 'en:correos de:Anna desde:2026-11-01 antes:2026-11-20 contiene:enlaces'],
    ['German', 'in:email von:Anna nach:2026-11-01 vor:2026-11-20 enthält:link'],
    ['German, colloquial', 'in:email von:Anna nach:2026-11-01 vor:2026-11-20 hat:link'],
    ['Portuguese, colloquial', 'em:emails de:Anna desde:2026-11-01 antes:2026-11-20 tem:link'],
    ['Russian, colloquial', 'в:почта от:Anna после:2026-11-01 до:2026-11-20 есть:ссылки'],
    ['Portuguese', 'em:emails de:Anna desde:2026-11-01 antes:2026-11-20 contém:link'],
    ['Arabic', 'في:بريد من:Anna بعد:2026-11-01 قبل:2026-11-20 يحتوي:رابط'],
    ['Arabic, with synonyms', 'في:إيميلات من:Anna منذ:2026-11-01 قبل:2026-11-20 يحتوي:روابط'],
    ['Hindi, without nuktas', 'में:मेल से:Anna बाद:2026-11-01 पहले:2026-11-20 has:लिंक'],
    ['Chinese, with synonyms', '在:邮箱 发件人:Anna 以后:2026-11-01 以前:2026-11-20 带:网址'],
  ])('filters are understood: %s', (_, typed) => {
    expect(query(`x ${typed}`)).toEqual({ words: ['x'], place, filters, zone: TODAY.zone });
  });

  test.each([
    ['تلغرام مستلمة', { platform: 'telegram', direction: 'received' }],
    ['واتس مرسلة', { platform: 'whatsapp', direction: 'sent' }],
    ['电报 收到的', { platform: 'telegram', direction: 'received' }],
    ['टेलीग्राम मिले', { platform: 'telegram', direction: 'received' }],
    ['вацап отправленные', { platform: 'whatsapp', direction: 'sent' }],
  ])('filters of /recent are understood: %s', (typed, expected) => {
    expect(parseQuery(typed, TODAY, 'filters').filters).toEqual(expected);
  });

  test.each(['in:المواعيد', 'in:活动', 'in:कार्यक्रम'])('places are understood by their labels: %s', (typed) => {
    expect(query(`x ${typed}`)).toMatchObject({ place: 'social-event' });
  });

  test.each([
    ['from me', ['від:мене', 'de:moi', 'de:yo', 'से:मुझे', '来自:我自己', 'من:انا', 'von:mir'], { direction: 'sent' }],
    ['to me', ['кому:мене', 'à:moi', 'para:yo', '发给：我'], { direction: 'received' }],
  ])('words for the person are understood: %s', (_, typed, expected) => {
    for (const each of typed) expect(query(`x ${each}`)).toMatchObject({ words: ['x'], filters: expected });
  });

  test.each(['todos', 'discussions', 'publications', 'con'])('/recent reads %s as the name of a chat', (typed) => {
    expect(recent(typed)).toEqual({ groupName: { $regex: expect.any(String) } });
  });
});

describe('the argument of /recent', () => {
  test.each([
    ['nothing', '', {}],
    ['a platform', 'telegram', { sourceApplication: 'https://telegram.com' }],
    ['a platform in Russian', 'ватсап', { sourceApplication: 'https://whatsapp.com' }],
    ['a direction', 'sent', { type: 'send' }],
    ['a direction in Russian', 'полученные', { type: 'receive' }],
    ['a day', '2026-11-01', { sentAt: { $gte: '2026-10-31T18:30:00.000Z', $lt: '2026-11-01T18:30:00.000Z' } }],
    ['a day in words', 'yesterday', { sentAt: { $gte: '2026-11-19T18:30:00.000Z', $lt: '2026-11-20T18:30:00.000Z' } }],
    ['this week', 'this week', { sentAt: { $gte: '2026-11-15T18:30:00.000Z' } }],
    ["a number, which isn't a chat", '50', {}],
    ["a kind of data, which isn't one either", 'emails', {}],
    ['a chat whose name could be a time', 'May Day', { groupName: { $regex: '[mM][aA][yY] [dD][aA][yY]' } }],
    ['a date after a key', 'since:yesterday', { sentAt: { $gte: '2026-11-19T18:30:00.000Z' } }],
    [
      'several',
      'telegram received 7d',
      { sourceApplication: 'https://telegram.com', type: 'receive', sentAt: { $gte: '2026-11-13T18:30:00.000Z' } },
    ],
    ['a chat', 'chat:Anna', { groupName: { $regex: '[aA][nN][nN][aA]' } }],
    [
      'other words as the name of a chat',
      'Андрей 7d',
      { groupName: { $regex: '[аА][нН][дД][рР][еЕ][йЙ]' }, sentAt: { $gte: '2026-11-13T18:30:00.000Z' } },
    ],
    ['a name that is a filter word, in quotes', '"Telegram"', { groupName: { $regex: anyCase('Telegram') } }],
    ['a sender', 'from:Anna', { fromName: { $regex: '[aA][nN][nN][aA]' } }],
    ['a year in a chat’s name', 'chat:2024', { groupName: { $regex: '2024' } }],
  ])('is parsed: %s', (_, argument, filter) => {
    expect(recent(argument)).toEqual(filter);
  });

  test('is a search if the service has the extension', () => {
    expect(recent('from:joao chat:"Crew 7" 2026-11-01', searching)).toEqual({
      $search: {
        from: 'joao',
        chat: 'Crew 7',
        since: '2026-10-31T18:30:00.000Z',
        until: '2026-11-01T18:30:00.000Z',
      },
    });
    expect(recent('', searching)).toEqual({});
  });

  test.each([
    ['a bad date', 'since:soon', /the day “soon”/],
    ['a future day', '2027-01-01', /still to come/],
    ['an unknown filter', 'form:anna', /I don’t know form:anna\. Try from:/],
    ['an empty sender', 'from:', /missing after from:/],
    ['an unknown platform', 'on:icq', /telegram, whatsapp/],
    ['an endless name', 'x'.repeat(60), /Up to 40/],
    ['100 kB', 'x '.repeat(50_000), /too long/],
  ])('is refused with an explanation: %s', (_, argument, expected) => {
    expect(recent(argument)).toMatch(expected);
  });

  test('always yields a filter that the contract allows', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc.constantFrom('a.*', '(((', '[z-a]', '\\', 'x{9}', '😀😀'),
        ),
        (argument) => {
          for (const connection of [undefined, searching]) {
            const filter = recent(argument, connection);
            if (typeof filter !== 'string') expect(() => Filter.parse(filter)).not.toThrow();
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('matches names literally, even with special characters', () => {
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

describe('worded times', () => {
  const read = (argument: string, language: LanguageCode, plain: 'words' | 'filters' = 'words') =>
    parseQuery(argument, { ...TODAY, language }, plain);
  const MARCH = { after: '2026-03-01', before: '2026-04-01' };

  test('are English for English speakers; times in other languages are search words', () => {
    const foreign =
      'mars mayo hier ayer ontem gestern été verano sommer verão março märz im el no de do des letzte'.split(' ');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...foreign), { minLength: 1, maxLength: 6 }), (words) => {
        expect(read(`trip in ${words.join(' ')}`, 'en')).toMatchObject({
          words: ['trip', 'in', ...words],
          filters: {},
        });
        expect(read(`trip ${words.join(' ')} in March`, 'en')).toMatchObject({
          words: ['trip', ...words],
          filters: MARCH,
        });
      }),
    );
    expect(read('last summer do we swim', 'en').words).toEqual(['do', 'we', 'swim']);
    expect(read('mayo', 'en', 'filters').filters).toEqual({ chat: 'mayo' });
  });

  test.each([
    ['fr', 'voyage en mars', 'voyage'],
    ['es', 'viaje en marzo', 'viaje'],
    ['de', 'Reise im März', 'Reise'],
    ['pt', 'viagem em março', 'viagem'],
    ['de', 'Reise in March', 'Reise'],
    ['en', 'паром в марте', 'паром'],
    ...['mars', 'März', 'marzo', 'março', 'март'].map((month) => ['en', `trip when:${month}`, 'trip'] as const),
  ] as const)('for speakers of %s may be in that language, English, another script, or after a key: %s', (...row) => {
    const [language, typed, word] = row;
    expect(read(typed, language)).toMatchObject({ words: [word], filters: MARCH });
  });
});

describe('a time in a search', () => {
  const read = (argument: string) => {
    const { words, filters } = parseQuery(argument, TODAY);
    return `${words.join(' ')} ${filters.after ?? ''}..${filters.before ?? ''}`;
  };

  test.each([
    ['ferry last summer', 'ferry 2026-06-01..2026-09-01'],
    ['last week ferry', 'ferry 2026-11-09..2026-11-16'],
    ['what did we plan in March?', 'what did we plan 2026-03-01..2026-04-01'],
    ['паром на прошлой неделе', 'паром 2026-11-09..2026-11-16'],
    ['паром неделю назад', 'паром 2026-11-09..2026-11-16'],
    ['العبّارة قبل أسبوع', 'العبّارة 2026-11-09..2026-11-16'],
    ['टिकट पिछले हफ्ते', 'टिकट 2026-11-09..2026-11-16'],
    ['船票 上个星期', '船票 2026-11-09..2026-11-16'],
    ['フェリー 先週', 'フェリー 2026-11-09..2026-11-16'],
    ['ferry last from:anna week', 'ferry 2026-11-09..2026-11-16'],
    ['ferry yesterday|yesterday ferry|ferry when:yesterday|ferry on:2026-11-20', 'ferry 2026-11-20..2026-11-21'],
    ['паром вчера', 'паром 2026-11-20..2026-11-21'],
    ['yesterday', ' 2026-11-20..2026-11-21'],
    ['ferry since:"last summer"', 'ferry 2026-06-01..'],
    ['ferry until:"last summer"', 'ferry ..2026-09-01'],
    ['ferry before:"last summer"', 'ferry ..2026-06-01'],
    ['ferry a few days ago|ferry the other day', 'ferry 2026-11-14..'],
    ['船票 先日', '船票 2026-11-14..'],
    ['sales third quarter 2025|sales Q3 2025', 'sales 2025-07-01..2025-10-01'],
  ])('an unambiguous time is a filter: %s', (texts, expected) => {
    expect(texts.split('|').map((text) => read(text))).toEqual(texts.split('|').map(() => expected));
  });

  test.each(
    items(`
      ferry tomorrow | ferry "yesterday" | may ferry | ferry 2024 | the last week of term | ferry "last summer"
      last an | قبل شهر رمضان | two weeks notice | три дня дождя | ferry recently | 旅行 年底 | sales Q3 | barco ayer`),
  )('anything else is searched for: %s', (argument) => expect(read(argument)).toBe(`${argument} ..`));
});
