/** Keyword search: equivalent words, the order of hits, and the extent of threads. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataRecord } from '#service/contract/records.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import type { Row } from '#service/server/archive/store.ts';
import { searchChatThreads } from '#service/server/search/chat-threads.ts';
import { type KeywordQuery, searchByKeywords } from '#service/server/search/keyword-search.ts';
import { headed } from '../support/text-table.ts';
import { type ArchiveRig, openArchive } from './archive-rig.ts';

const archive = openArchive();
afterAll(() => archive.close());
const search = (query: KeywordQuery, { reader } = archive) => searchByKeywords(reader, query);
const threadsOf = (keywords: string) =>
  searchChatThreads(archive.reader, { keywords, schemaBase: 'https://s.example' }).items;
const TEXTS = {
  ru: 'Вчера купил ёлку и новые книги',
  ja: '明日の会議室は三階です',
  ko: '회의를 시작합니다',
  de: 'Die Straße nach Köln ist gesperrt',
  place: 'Wir wohnen in Fahrenholz über der Bäckerei',
  pt: 'As traduções ficaram prontas amanhã',
  fr: 'Il faut importer les photos',
  uk: 'Усе є в наших чатах',
  hi: 'कल सारी फ़ाइलें भेज दूँगी',
  en: 'They released the engines, e-mail me at nina@boats.example',
  code: 'I learn C++ and C# on https://example.com/kursk',
  emoji: 'Well done 👩🏽‍🔧🎉 from Japan 🇯🇵',
  wide: 'ＦＵＬＬ　ｗｉｄｔｈ',
  quote: `L'été "quoted" AND OR NOT near* (x)`,
};

const messages = [
  ...Object.entries(TEXTS).map(([id, text]) => [id, text, 'g1']),
  ...Array.from({ length: 40 }, (_, index) => [`tide-${index}`, index % 10 === 0 ? 'spring tide' : 'calm', 'g2']),
  ['orphan', 'spring tide', 'nowhere'],
].map(([_id = '', messageText, groupId], minute): Draft => {
  const sentAt = new Date(minute * 60_000).toISOString();
  return ['social-chat-message', { _id, messageText, groupId, groupName: `Chat ${groupId}`, sentAt }];
});
const others: Draft[] = [
  ['social-chat-group', { _id: 'g1', name: 'Boats' }],
  ['social-chat-group', { _id: 'g2', name: '' }],
  ['file', { _id: 'f1', name: 'tide-tables.pdf', contentText: 'High water', insertedAt: '2026-01-01' }],
];
archive.writer.put([...others, ...messages], Date.parse('2026-01-02'));

describe('more hits than are ranked together', () => {
  const COUNT = 2500;
  let many: ArchiveRig;
  let opened = 0;
  beforeAll(() => {
    many = openArchive();
    const draft = (at: number): Draft => [
      'social-chat-message',
      { _id: `${at}`, messageText: 'ferry ticket', groupId: 'g', sentAt: new Date(at * 86_400_000).toISOString() },
    ];
    many.writer.put(
      Array.from({ length: COUNT }, (_, at) => draft(at)),
      Date.parse('2026-01-02'),
    );
  });
  afterAll(() => many.close());

  const page = (keywords: string, skip: number, limit = 100) => {
    opened = 0;
    const open = (rows: readonly Row[]) => {
      opened += rows.length;
      return many.reader.open(rows);
    };
    const query = { keywords, datastores: ['social-chat-message'] as const, limit, skip };
    return searchByKeywords({ ...many.reader, open }, query);
  };

  it.each(['ferry', 'ferry ticket', '"ferry ticket"'])('%s: each is on one page', (keywords) => {
    const ids = Array.from({ length: COUNT / 100 }, (_, at) => page(keywords, at * 100).hits).flat();
    expect(new Set(ids.map(({ record }) => record._id)).size).toBe(COUNT);
    expect(page(keywords, COUNT).hits).toEqual([]);
  });

  it('a page opens only the records ranked with it', () => {
    for (const skip of [0, 1900, 2400]) {
      page('ferry', skip, 50);
      expect([skip, opened <= 300]).toEqual([skip, true]);
    }
  });
});

const find = (keywords: string) =>
  search({ keywords, datastores: ['social-chat-message'], limit: 50 }).hits.map((hit) => hit.record._id);

describe('a word is found', () => {
  it.each(
    headed(`
      hi: फाइलें | दूंगी | फ़ाइलों
      ru: елка | книгу
      ja: 会議 | 会議室 | 階
      ko: 회의
      de: strasse | koln
      place: Bäck | Baeck | back | fahren
      pt: tradução | traducoes | AMANHA
      fr: importerai
      uk: чатів
      en: release | engine | releas | nina@boats.example | e-mail
      code: c++ | C# | example.com
      emoji: 🎉 | 👩‍🔧 | 🇯🇵
      wide: full width
      quote: l'ete | ete`),
  )('%s finds %s', (keywords, id) => expect(find(keywords)).toContain(id));

  it("but not where it doesn't occur", () => {
    expect(find('会社')).toEqual([]);
    expect(find('submarine')).toEqual([]);
    expect(find('Fähre')).toEqual([]);
    expect(find('c++')).toEqual(['code']);
  });
});

/** The hits among these messages of one chat, without neighbours; `m0` is the first, "Inês: yes" is from Inês. */
function hitsIn(texts: readonly string[], keywords: string) {
  const own = openArchive();
  const drafts = texts.map((text, minute): Draft => {
    const sentAt = new Date(minute * 60_000).toISOString();
    const [messageText = '', fromName = 'Anna'] = text.split(': ').toReversed();
    return [
      'social-chat-message',
      { _id: `m${minute}`, messageText, groupId: 'g', fromName, fromId: fromName, sentAt },
    ];
  });
  own.writer.put(drafts, 0);
  const { hits } = search({ keywords, datastores: ['social-chat-message'], limit: 50, anyWord: true }, own);
  own.close();
  return hits.filter(({ isNeighbour }) => !isNeighbour);
}

describe('beside the words are found', () => {
  it.each([
    ['telefono del tecnico', ['El técnico se llama Paco', '612 345 908'], '612 345 908'],
    ['telefono del pediatra', ['el pediatra es el doctor Seoane', '91 555 20 44'], '91 555 20 44'],
    ['iban vermieter', ['Frag den Vermieter', 'DE89 3704 0044 0532 0130 00'], 'DE89 3704 0044 0532 0130 00'],
    ['priya address', ['Priya moved', 'it is 14b Larkhall Lane, top floor'], '14b Larkhall Lane'],
  ])('what has the form of what is asked for: %s', (keywords, texts, form) => {
    const found = hitsIn([...texts, 'calm', 'calm'], keywords);
    expect(found.find(({ record }) => record._id === 'm1')?.match.members).toEqual({ messageText: [form] });
  });

  it('what the named person wrote in that form', () => {
    const texts = ['Javi: nos mudamos a la calle Olivar 23', 'calm', 'Javi: calm'];
    const [first] = hitsIn(texts, 'direccion de javi');
    expect(first?.match.members).toEqual({ fromName: ['Javi'], messageText: ['calle Olivar 23'] });
  });

  it('what the named person replied', () => {
    const texts = ['mbway para quem?', 'Inês: 936 111 204', 'calm', 'Inês: calm'];
    expect(hitsIn(texts, 'mbway da ines').map(({ record }) => record._id)).toEqual(['m1', 'm0']);
  });
});

it('no keywords break the search', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ unit: fc.constantFrom(...'"*():^-+{}ANDORNEAR \'') }),
      ),
      (keywords) => {
        expect(Array.isArray(find(keywords))).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

describe('threads', () => {
  it('contain the hits by time, with at most two messages between neighbours', () => {
    const threads = threadsOf('spring tide');
    expect(threads.map((thread) => thread.id)).toContain('g2');
    const tides = threads.find((thread) => thread.id === 'g2');
    expect(tides?.messages.map((message) => message._id)).toEqual(
      [0, 1, 2, 10, 11, 12, 20, 21, 22, 30].map((index) => `tide-${index}`),
    );
  });

  it('describe a chat without its own record by its messages', () => {
    const orphan = threadsOf('spring tide').find((thread) => thread.id === 'nowhere');
    expect(orphan?.group).toMatchObject({ _id: 'nowhere', name: 'Chat nowhere' });
    expect(orphan?.messages.map((message) => message._id)).toEqual(['orphan']);
  });
});

it('universal search only searches the given datastores', () => {
  const found = (datastores: KeywordQuery['datastores']) =>
    search({ keywords: 'tide', datastores, limit: 10 }).hits.map((hit): DataRecord => hit.record);
  expect(found(['file']).map((record) => record._id)).toEqual(['f1']);
  expect(found(['file', 'social-chat-message'])).toHaveLength(6);
  expect(found([])).toEqual([]);
});

describe('hits that are very long', () => {
  const long = openArchive();
  afterAll(() => long.close());
  const COUNT = 100;
  beforeAll(() => {
    const text = 'ж'.repeat(190_000);
    for (let from = 0; from < COUNT; from += 20)
      long.writer.put(
        Array.from({ length: 20 }, (_, at): Draft => {
          const sentAt = new Date((from + at) * 60_000).toISOString();
          const messageText = `${(from + at) % 3 === 0 ? 'ferry' : 'tram'} boat ${text}`;
          return ['social-chat-message', { _id: `${from + at}`, messageText, groupId: 'g', sentAt }];
        }),
        0,
      );
  });
  const bytesOf = (items: unknown) => Buffer.byteLength(JSON.stringify(items));

  it.each(['boat', ''])('fill a reply up to 6 MB, and skip leads through all of them: “%s”', (keywords) => {
    const found: string[] = [];
    while (found.length < COUNT) {
      const { hits, total } = search(
        { keywords, datastores: ['social-chat-message'], limit: COUNT, skip: found.length, narrow: { since: '1970' } },
        long,
      );
      expect(total).toBe(COUNT);
      const records = hits.map(({ record }) => record);
      expect(records.length).toBeGreaterThan(0);
      expect(bytesOf(records)).toBeLessThan(6.1 * 1024 ** 2);
      found.push(...records.map(({ _id }) => _id));
    }
    expect(new Set(found).size).toBe(COUNT);
  });

  it('leave no room for the messages between them', () => {
    const query = { keywords: 'ferry', schemaBase: 'https://s.example' };
    expect(bytesOf(searchChatThreads(long.reader, query).items)).toBeLessThan(6.1 * 1024 ** 2);
  });
});
