/** The filters of the search extension, over an archive and over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '#service/contract/filters.ts';
import type { DataRecord } from '#service/contract/records.ts';
import type { SearchCondition, SearchFilter } from '#service/contract/search-extension.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import type { Row } from '#service/server/archive/store.ts';
import { countMatching, queryDatastore, recordsAround } from '#service/server/query/datastore-query.ts';
import { searchChatThreads } from '#service/server/search/chat-threads.ts';
import { searchByKeywords } from '#service/server/search/keyword-search.ts';
import { chatLines } from '../support/chat-text.ts';
import { openService, type ServiceDouble } from '../support/service.ts';
import { openArchive } from './archive-rig.ts';
import { call } from './caller.ts';
import { openMessages } from './message-rig.ts';

/** Messages of noon, by id. Those of Nina are the person's own; files and the like follow the text. */
const SAID = {
  joana: '1 Mar, João Matos in Crew ⛵: The red ferry leaves at ten',
  own: '2 Mar, Nina in Crew ⛵: a ferry, red or blue',
  ferry: '1 Apr, Ferry Office in Port: Ferry ticket: https://boats.example/t',
  file: '1 May, João Costa in Port: as agreed [file: ferry plan.pdf]',
  photo: '1 Jan 2025, Lia in Media: the harbour [photo]',
  named: '2 Jan 2025, Lia in Media: [file: IMG_2041.JPG]',
  spoken: '3 Jan 2025, Lia in Media: I sent you a photo, a video and a voice message',
  captioned: '4 Jan 2025, Lia in Media: a better photo of the harbour [video]',
  voice: '5 Jan 2025, Lia in Media: [voice message]',
  song: '6 Jan 2025, Lia in Media: [audio: Fado.mp3]',
  sticker: '7 Jan 2025, Lia in Media: [sticker: ⛵]',
  planned: '5 Jun, Ursel in Yard: we launch on 3 July',
  soon: '1 Jul, Ursel in Yard: Die Leinen kommen morgen',
  other: '1 Jun, Ana in Ferry friends: nothing of note',
};
/** The other chats are on Telegram. */
const ON_WHATSAPP = ['Port', 'Yard'];
const MEDIA = ['photo', 'named', 'captioned', 'voice', 'song', 'sticker'];

const archive = openArchive();
afterAll(() => archive.close());
const drafts = Object.entries(SAID).map(([_id, line]): Draft => {
  const [{ said } = { said: undefined }] = chatLines(line.replace(',', ' 12:00,'));
  const { text = '', who, chat = '', at } = said ?? {};
  const record: DataRecord = {
    ...{ _id, messageText: text.replace(/ (?=\[)/, '\n'), fromName: who, groupName: chat, groupId: `g-${chat}` },
    ...{ sentAt: at, type: who === 'Nina' ? 'send' : 'receive' },
    sourceApplication: ON_WHATSAPP.includes(chat) ? 'https://whatsapp.com' : 'https://telegram.com',
    ...(_id === 'joana' ? { fromHandle: 'jmatos' } : {}),
  };
  return ['social-chat-message', record];
});
const many = Array.from({ length: 300 }, (_, index): Draft => {
  const sentAt = new Date(Date.parse('2020-01-01') + index * 60_000).toISOString();
  return [
    'social-chat-message',
    { _id: `many-${index}`, messageText: 'tide', fromName: 'Wim', groupId: 'g-many', sentAt },
  ];
});
archive.writer.put([...drafts, ...many], Date.parse('2026-07-01'));

function search(keywords: string, narrow: SearchFilter, more: { limit?: number; skip?: number } = {}) {
  const query = { keywords, datastores: ['social-chat-message'] as const, limit: 50, narrow, ...more };
  return searchByKeywords(archive.reader, query);
}
const find = (keywords: string, narrow: SearchFilter = {}) =>
  search(keywords, narrow)
    .hits.map(({ record }) => record._id)
    .sort();

const CASES: [string, string, SearchFilter, string[]][] = [
  ['from: a name, without its accent', 'ferry', { from: 'joao' }, ['file', 'joana']],
  ['from: a prefix of one', 'ferry', { from: 'mat' }, ['joana']],
  ['from: all words of one', 'ferry', { from: 'João Costa' }, ['file']],
  ['from: a handle', 'ferry', { from: '@jmatos' }, ['joana']],
  ['from: nobody', 'ferry', { from: 'nobody' }, []],
  ['from: no words', 'ferry', { from: '***' }, []],
  ['chat: a word of its name', 'ferry', { chat: 'crew' }, ['joana', 'own']],
  ['chat: not a word of its messages', 'ticket', { chat: 'ticket' }, []],
  ['a chat by its id', 'ferry', { groupId: 'g-Port' }, ['ferry', 'file']],
  ['any chat but one', 'ferry', { notGroupId: 'g-Port' }, ['joana', 'other', 'own']],
  ['sent', 'ferry', { direction: 'send' }, ['own']],
  ['a platform', 'ferry', { platform: 'whatsapp' }, ['ferry', 'file']],
  ['since a time, inclusive', 'ferry', { since: '2026-04-01T12:00:00.000Z' }, ['ferry', 'file', 'other']],
  ['until a time, exclusive', 'ferry', { until: '2026-04-01T12:00:00.000Z' }, ['joana', 'own']],
  ['a link', 'ferry', { has: 'link' }, ['ferry']],
  ['a file', 'ferry', { has: 'file' }, ['file']],
  ['a file of any kind', '', { has: 'file', platform: 'telegram' }, MEDIA],
  ['a photo, but no mention of one', '', { has: 'photo' }, ['named', 'photo']],
  ['a photo and a word', 'harbour', { has: 'photo' }, ['photo']],
  ['a video', '', { has: 'video' }, ['captioned']],
  ['a voice message', '', { has: 'voice' }, ['voice']],
  ['an audio file', '', { has: 'audio' }, ['song']],
  ['a sticker', '', { has: 'sticker' }, ['sticker']],
  ['a day named by its date', '', { names: '2026-07-03' }, ['planned']],
  ['a day relative to the message', '', { names: '2026-07-02/2026-07-04' }, ['planned', 'soon']],
  ['a day that no message names', '', { names: '2026-07-01' }, []],
  ['several at once', 'ferry', { from: 'joao', platform: 'whatsapp' }, ['file']],
  ['a list without a word, newest first', '', { from: 'joao' }, ['file', 'joana']],
  ['a list without an excluded word', '-ferry', { platform: 'telegram' }, [...MEDIA, 'spoken']],
];

describe('a filter is applied by the service', () => {
  it.each(CASES)('%s', (_, keywords, narrow, ids) => {
    expect(find(keywords, narrow)).toEqual([...ids].sort());
  });

  it('and lists are newest first, paged, with the exact total', () => {
    const page = (skip: number) => search('', { from: 'wim' }, { limit: 20, skip });
    const seen = [0, 20, 40].flatMap((skip) => page(skip).hits.map(({ record }) => record._id));
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `many-${299 - index}`));
    expect(page(0).total).toBe(300);
    expect(page(0).atLeast).toBeUndefined();
    expect(page(290).hits).toHaveLength(10);
  });

  it.each<[string, SearchFilter]>([
    ['ferry', {}],
    ['ferry red', {}],
    ['tide', {}],
    ['harbour', { has: 'photo' }],
    ['ferry boats zebraq', {}],
    ['fery', {}],
    ['zzxqq', {}],
    ['', { from: 'wim' }],
    ['', { has: 'photo' }],
  ])('and %j with %j is counted without being listed', (keywords, narrow) => {
    const { total, atLeast } = search(keywords, narrow, { limit: 100 });
    expect(search(keywords, narrow, { limit: 0 })).toEqual({ hits: [], total, ...(atLeast ? { atLeast } : {}) });
  });

  it('and messages with a photo are counted without being opened', () => {
    let opened = 0;
    const reader = {
      ...archive.reader,
      open(rows: readonly Row[]) {
        opened += rows.length;
        return archive.reader.open(rows);
      },
    };
    const query = { keywords: '', datastores: ['social-chat-message'] as const, narrow: { has: 'photo' } as const };
    expect(searchByKeywords(reader, { ...query, limit: 1 })).toMatchObject({ total: 2, hits: [{}] });
    expect(opened).toBe(1);
  });

  it('and threads report the number of messages, and which of theirs are hits', () => {
    const query = { keywords: 'ferry', schemaBase: 'https://s.example', narrow: { chat: 'crew' } };
    const { items, total } = searchChatThreads(archive.reader, query);
    expect(total).toBe(2);
    expect(items.map(({ id }) => id)).toEqual(['g-Crew ⛵']);
    expect(items[0]?.messages.map(({ _match }) => _match?.words)).toEqual([['ferry'], ['ferry']]);
  });
});

describe('a search in a datastore filter', () => {
  const { reader } = archive;
  const MESSAGES = 'social-chat-message';
  const searched = ($search: SearchCondition, more: Filter = {}) =>
    queryDatastore(reader, MESSAGES, [{ ...more, $search }], { limit: 100 }).items.map(({ _id }) => _id);

  it.each(CASES)('finds the same, without those whose chat alone has the word: %s', (_, keywords, narrow, ids) => {
    const expected = ids.filter((id) => id !== 'other').sort();
    expect(searched({ ...narrow, ...(keywords === '' ? {} : { keywords }) })).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['tick', ['ferry']],
    ['Ferries', []],
    ['"red ferry"', ['joana']],
    ['"ferry friends"', []],
    ['ferry -red', ['ferry', 'file']],
    ['FAHRE', []],
    ['morgen Leinen', ['soon']],
  ])('takes words as written, as the beginning of one, or as a phrase: %s', (keywords, ids) => {
    expect(searched({ keywords })).toEqual(ids);
  });

  it('combines with other members, and pages, counts and surroundings are its matches only', () => {
    const wim: Filter = { $search: { from: 'wim', until: '2020-01-01T01:00:00.000Z' } };
    const page = (skip: number) =>
      queryDatastore(reader, MESSAGES, [wim], { sort: [{ sentAt: 'desc' }], limit: 25, skip }).items;
    expect([0, 25, 50].flatMap((skip) => page(skip).map(({ _id }) => _id))).toEqual(
      Array.from({ length: 60 }, (_, index) => `many-${59 - index}`),
    );
    expect(countMatching(reader, MESSAGES, [wim])).toBe(60);
    expect(countMatching(reader, MESSAGES, [wim, { $search: { keywords: 'ferry' } }])).toBe(0);
    expect(searched({ from: 'wim' }, { _id: { $in: ['many-7', 'joana'] } })).toEqual(['many-7']);
    const around = (id: string) => recordsAround(reader, MESSAGES, [wim], { id, before: 1, after: 1 }).items;
    expect(around('many-59').map(({ _id }) => _id)).toEqual(['many-58', 'many-59']);
    expect(around('many-60')).toEqual([]);
  });

  it('finds messages with a person, in their chats and elsewhere', () => {
    const withPerson = (name: string, ...groupIds: string[]) => searched({ person: { name, groupIds } });
    expect(withPerson('João Costa', 'g-Yard')).toEqual(['file', 'planned', 'soon']);
    expect(withPerson('jmatos')).toEqual(['joana']);
    expect(withPerson('João')).toEqual([]);
  });

  it('limits what a question reads to its matches, without the messages beside them', async () => {
    using rig = openMessages([
      { at: '2026-01-01T10:00:00.000Z', text: 'when does the ferry leave?', type: 'receive' },
      { at: '2026-01-01T10:01:00.000Z', text: 'the ferry leaves at ten' },
      { at: '2026-01-01T10:02:00.000Z', text: 'good, see you there', type: 'receive' },
    ]);
    const found = async (filter: Filter) => {
      const { hits } = await rig
        .filtered(filter)
        .search({ keywords: 'when does the ferry leave', limit: 9, partly: true });
      return hits.map(({ record }) => record._id).sort();
    };
    expect(await found({})).toEqual(['m0', 'm1', 'm2']);
    expect(await found({ $search: { from: 'Nina' } })).toEqual(['m1']);
    expect(await found({ $search: { chat: 'Boats' } })).toEqual(['m0', 'm1', 'm2']);
  });

  it('reads the names of chats themselves', () => {
    using own = openArchive();
    const chats = ['Ferry crew', 'Yard'].map((name, at): Draft => ['social-chat-group', { _id: `g${at}`, name }]);
    own.writer.put(chats, 0);
    const { items } = queryDatastore(own.reader, 'social-chat-group', [{ $search: { chat: 'ferr' } }]);
    expect(items.map(({ name }) => name)).toEqual(['Ferry crew']);
  });
});

describe('over HTTP', () => {
  let double: ServiceDouble;
  let token: string;
  beforeAll(async () => {
    double = await openService();
    token = await double.tokenWith();
  });
  afterAll(() => double.close());

  const ask = (path: string, body?: unknown) => call(double, path, { token, body });

  it('GET and POST of one datastore take the same inputs, and keywords are optional', async () => {
    const byGet = await ask('/search/ds?datastore=social-chat-message&from=Joana&limit=3');
    const byPost = await ask('/search/ds', { datastore: 'social-chat-message', from: 'Joana', limit: 3 });
    expect(byGet.reply.items).toHaveLength(3);
    expect(byPost.reply).toEqual(byGet.reply);
    expect(byGet.reply.total).toBeGreaterThan(3);
    expect(byGet.reply.items.every(({ fromName }) => String(fromName).startsWith('Joana'))).toBe(true);
  });

  it('a limit of 0 returns only the total', async () => {
    const { reply } = await ask('/search/ds?datastore=social-chat-message&from=Joana');
    for (const path of ['/search/ds?datastore=social-chat-message&', '/search/chat-threads?'])
      expect((await ask(`${path}from=Joana&limit=0`)).reply).toMatchObject({ items: [], total: reply.total });
  });

  it('universal and chat search accept filters too', async () => {
    for (const path of ['/search/universal', '/search/chat-threads']) {
      const { status, reply } = await ask(`${path}?keywords=ferry&since=2026-01-01T00:00:00Z&direction=receive`);
      expect(status).toBe(200);
      expect(reply.items.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['no keywords and no filter', '', 'keywords is required'],
    ['a limit alone', 'limit=5', 'keywords is required'],
    ['an unknown filter', 'keywords=a&form=anna', 'form'],
    ['an unknown platform', 'keywords=a&platform=icq', 'platform'],
    ['an invalid time', 'keywords=a&since=yesterday', 'since'],
    ['a limit above the maximum', 'keywords=a&limit=101', 'limit'],
    ['a limit in scientific notation', 'keywords=a&limit=1e1', 'limit'],
    ['an empty name', 'keywords=a&from=+', 'from'],
    ['an endless name', `keywords=a&from=${'x'.repeat(101)}`, 'from'],
    ['only excluded words', 'keywords=-ferry', 'keywords must contain'],
  ])('%s is refused by name, free of charge', async (_, query, words) => {
    const before = await double.balance();
    const { status, reply } = await ask(`/search/universal?${query}`);
    expect(status).toBe(400);
    expect(reply.error).toContain(words);
    expect(await double.balance()).toBe(before);
  });
});
