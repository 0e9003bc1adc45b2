/** Ranking of search results: what people complained about, and what they expect. */
import { describe, expect, it } from 'vitest';
import type { DataRecord } from '#service/contract/records.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { type Found, type KeywordQuery, searchByKeywords } from '#service/server/search/keyword-search.ts';
import { openArchive } from './archive-rig.ts';

type Said = string | (Partial<DataRecord> & { messageText: string });

/** Searches these messages, identified by their ids; later ones are a minute newer each. */
function found(messages: Record<string, Said>, keywords: string, query: Partial<KeywordQuery> = {}): Found {
  using archive = openArchive();
  const drafts = Object.entries(messages).map(([_id, said], minute): Draft => {
    const sentAt = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    const members = typeof said === 'string' ? { messageText: said } : said;
    return ['social-chat-message', { _id, fromName: 'Anna', groupName: 'Boats', groupId: 'g', sentAt, ...members }];
  });
  archive.writer.put(drafts, 0);
  return searchByKeywords(archive.reader, { keywords, datastores: ['social-chat-message'], limit: 50, ...query });
}
const ids = ({ hits }: Found) => hits.map(({ record }) => record._id);
const search = (messages: Record<string, Said>, keywords: string, query: Partial<KeywordQuery> = {}) =>
  ids(found(messages, keywords, query));
const many = (count: number, text: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, text(index)]));

describe('the typed word comes first', () => {
  it('before its other forms, and these before longer words', () => {
    const texts = { exact: 'no Porto', begun: 'Portobello', form: 'ela porta-se bem', other: 'nada' };
    expect(search(texts, 'Porto')).toEqual(['exact', 'form', 'begun']);
  });

  it('in the text before a sender’s name, and that before a chat’s', () => {
    const texts = {
      text: 'the ferry is late',
      sender: { messageText: 'Exactly.', fromName: 'Ferry' },
      chat: { messageText: 'Exactly.', groupName: 'Ferry friends' },
    };
    const { hits } = found(texts, 'ferry');
    expect(hits.map(({ record, match }) => [record._id, Object.keys(match.members)])).toEqual([
      ['text', ['messageText']],
      ['sender', ['fromName']],
      ['chat', ['groupName']],
    ]);
  });
});

it("a message that matches only by its chat's name is neither shown nor counted", () => {
  const jonas = { fromName: 'Jonas', groupName: 'Jonas', groupId: 'j' };
  const texts = {
    trip: { messageText: 'flying to Berlin on Friday', ...jonas },
    gym: { messageText: 'half seven, after the gym', ...jonas },
    other: 'is Jonas in town?',
  };
  for (const keywords of ['jonas berlin', 'Jonas Berlin']) {
    const { hits, total } = found(texts, keywords, { anyWord: true });
    const shown = hits.filter(({ isNeighbour }) => !isNeighbour).map(({ record }) => record._id);
    expect([shown, total]).toEqual([['trip', 'other'], 2]);
  }
});

it('a message with only a related word is neither found nor counted if the word itself occurs', () => {
  const texts = { invoice: 'the invoice over 184 EUR', ticket: 'one of the tickets', other: 'Tickets, please' };
  const { hits, total } = found(texts, 'invoice', { anyWord: true });
  const shown = hits.filter(({ isNeighbour }) => !isNeighbour).map(({ record }) => record._id);
  expect([shown, total]).toEqual([['invoice'], 1]);
});

it('a message with a figure comes first if the search asks for a number', () => {
  const texts = {
    number: 'my number is another one, 07700 900123',
    phone: 'lost my phone charger',
    other: 'nothing at all',
  };
  expect(search(texts, 'phone number', { anyWord: true })[0]).toBe('number');
});

it("a word that doesn't occur isn't a prefix if a related word occurs", () => {
  const texts = { passport: 'Mein Reisepass liegt im Flur', password: 'WLAN Passwort ist jetzt Apfelkuchen1950' };
  expect(search(texts, 'wo ist mein pass', { partly: true })[0]).toBe('passport');
});

it('distant words in a long text count less than adjacent ones', () => {
  const calm = 'The sea was calm and nobody said a word about it. '.repeat(20);
  const texts = { near: 'the varnish of the mast', far: `The varnish is here. ${calm} The mast is there. ${calm}` };
  expect(search(texts, 'varnish mast')).toEqual(['near', 'far']);
});

describe("a word that doesn't occur", () => {
  const texts = {
    japan: 'We fly to Japan in April',
    invoice: 'received your invoice, thank you',
    wife: 'my wife and the boats',
    russian: 'Лодка скоро на воду',
    harbour: 'near the harbour',
    reservation: 'the reservation is made',
    apartment: 'an apartment in Porto',
    travel: 'путешествие в Порту',
    others: 'resort and resource, habit, путь',
  };
  it.each([
    ['japn', ['japan']],
    ['aprli', ['japan']],
    ['recieved invoce', ['invoice']],
    ['лодкка', ['russian']],
    ['habrour', ['harbour']],
    ['rezervaton', ['reservation']],
    ['appartmnet', ['apartment']],
    ['путишествеи', ['travel']],
  ])('is corrected to a similarly spelled word: %s', (typed, expected) => {
    const { hits } = found(texts, typed);
    expect(hits.map(({ record }) => record._id)).toEqual(expected);
    expect(hits.map(({ match }) => match.missing)).toEqual([typed.split(' ')]);
    expect(Object.values(hits[0]?.match.members ?? {}).flat().length).toBe(typed.split(' ').length);
  });

  it("isn't corrected to a stop word", () => {
    expect(search({ but: 'pero mañana', boat: 'el barco' }, 'perro')).toEqual([]);
  });

  it("isn't corrected in quotes, in a question, as another form, if it's short, or without a similar word", () => {
    expect(search(texts, '"japn"')).toEqual([]);
    expect(search(texts, 'japn', { partly: true })).toEqual([]);
    expect(found(texts, 'boat').hits.flatMap(({ match }) => match.missing)).toEqual([]);
    expect(search(texts, 'wike')).toEqual([]);
    expect(search(texts, 'zeppelin')).toEqual([]);
  });

  it('is corrected in a question if two letters are swapped', () => {
    expect(search(texts, 'where is the habrour?', { partly: true })[0]).toBe('harbour');
    expect(search(texts, 'where is the harbopr?', { partly: true })).toEqual([]);
  });
});

describe("a word that doesn't occur, unlike a related word", () => {
  const texts = { comigo: 'vem comigo', code: 'the code for the door is 4711' };

  it('is replaced by the related word rather than a similarly spelled one', () => {
    const { hits } = found(texts, 'código');
    expect(hits.map(({ record, match }) => [record._id, match.missing])).toEqual([['code', ['código']]]);
    expect(search(texts, 'código', { anyWord: true })[0]).toBe('code');
    expect(search({ comigo: texts.comigo }, 'código')).toEqual(['comigo']);
  });
});

describe('numbers', () => {
  const texts = {
    dot: 'it cost 2.800 €',
    comma: 'paid 2,800',
    plain: '2800 in all',
    other: '2 of 800',
    time: 'at 2:80',
  };
  it.each(['2.800', '2,800', '2800'])('%s is found with any thousands separator', (keywords) => {
    expect(search(texts, keywords).sort()).toEqual(['comma', 'dot', 'plain']);
  });
});

describe('short words', () => {
  const texts = { nan: 'o remédio da vó é novo', flight: 'o remédio antes do voo', ines: 'Inès est là' };

  it("of two letters aren't prefixes if they occur themselves", () => {
    expect(search(texts, 'remédio vó')).toEqual(['nan']);
    expect(search({ flight: texts.flight }, 'remédio vo')).toEqual(['flight']);
  });

  it('that are joined to the next one are ignored', () => {
    expect(search(texts, "d'inès")).toEqual(['ines']);
  });
});

describe('stop words', () => {
  const texts = { one: 'o barco', two: 'ontem o barco novo', three: 'outro barco', four: 'o mar' };

  it('are ignored beside other words', () => {
    expect(search(texts, 'o barco').sort()).toEqual(['one', 'three', 'two']);
  });

  it("are found on their own, newest first, and aren't prefixes", () => {
    const { hits, total } = found(texts, 'o');
    expect(hits.map(({ record }) => record._id)).toEqual(['four', 'two', 'one']);
    expect(total).toBe(3);
  });
});

describe('phrases and excluded words', () => {
  const texts = {
    to: 'the ferry to Naxos',
    of: 'to the ferry of Naxos',
    forms: 'runs walks',
    walk: 'the ferries leave',
  };
  it('a phrase is found only verbatim', () => {
    expect(search(texts, '"to naxos"')).toEqual(['to']);
    expect(search(texts, '"run walk"')).toEqual([]);
    expect(search(texts, '"naxos to" ferry')).toEqual([]);
  });

  it("a message with any form of an excluded word isn't found", () => {
    expect(search(texts, 'the -naxos')).toEqual(['walk']);
    expect(search(texts, 'naxos -ferry')).toEqual([]);
    expect(search(texts, 'ferry -"to naxos"').sort()).toEqual(['of', 'walk']);
  });
});

describe('named times', () => {
  const at = (sentAt: string) => ({ messageText: 'dinner with Joana', sentAt });
  const texts = { may: at('2024-05-30T10:00:00Z'), june: at('2024-06-15T10:00:00Z'), july: at('2024-07-02T10:00:00Z') };

  it.each([
    'dinner Joana June 2024',
    'Joana dinner in junho de 2024',
    'dinner Joana июне 2024 года',
    '2024年6月 Joana',
    'Joana 2024-06',
    'जून 2024 Joana',
    'June 15, 2024 Joana',
  ])('“%s” prefers that month, and shows the others after it', (keywords) => {
    expect(search(texts, keywords)[0]).toBe('june');
    expect(search(texts, keywords)).toHaveLength(3);
  });

  it('on their own are words', () => {
    expect(search({ said: 'see you in June 2024', other: at('2024-06-15T10:00:00Z') }, 'June 2024')).toEqual(['said']);
  });
});

describe('without a message of all words', () => {
  const texts = { one: 'zeppelin', two: 'calm sea today', three: 'calm as a sea of glass', four: 'sea' };

  it('finds those with two of them, or else with one', () => {
    expect(search(texts, 'zeppelin calm sea').sort()).toEqual(['three', 'two']);
    const { hits } = found(texts, 'zeppelin glacier');
    expect(hits.map(({ record, match }) => [record._id, match.missing])).toEqual([['one', ['glacier']]]);
    expect(hits[0]?.score).toBeLessThan(1);
  });

  it('ranks a text that only asks the same after one that answers', () => {
    const asked = { told: 'The code of the attic is 4711', asks: 'What is the code of the attic?' };
    expect(search(asked, 'What is the code of the attic?')[0]).toBe('told');
    expect(search(asked, 'code attic')).toEqual(['told', 'asks']);
  });
});

describe('every script', () => {
  it.each([
    ['เชียงใหม่', { hit: 'ฉันไปเชียงใหม่เมื่อวาน', miss: 'ฉันไปกรุงเทพ' }],
    ['ວຽງຈັນ', { hit: 'ຂ້ອຍຢາກໄປວຽງຈັນ', miss: 'ຂ້ອຍຢາກໄປ' }],
    ['ភ្នំពេញ', { hit: 'ខ្ញុំចង់ទៅភ្នំពេញ', miss: 'ខ្ញុំចង់ទៅ' }],
    ['ရန်ကုန်', { hit: 'ကျွန်တော်ရန်ကုန်သွားမယ်', miss: 'ကျွန်တော်သွားမယ်' }],
    ['lodz', { hit: 'Pociąg do Łodzi, Łódź', miss: 'Kraków' }],
    ['Łódź', { hit: 'train to Lodz', miss: 'Kraków' }],
    ['Århus', { hit: 'vi ses i Aarhus', miss: 'vi ses' }],
    ['kobenhavn', { hit: 'København', miss: 'Malmö' }],
    ['da nang', { hit: 'bay đến Đà Nẵng', miss: 'Hà Nội' }],
    ['موعد', { hit: 'الموعد يوم الخميس', miss: 'المطار' }],
    ['مدرسة', { hit: 'رأيتها في المدرسه', miss: 'المطار' }],
    ['احمد', { hit: 'اتصل أحمد', miss: 'اتصل' }],
    ['2024', { hit: 'سنة ٢٠٢٤', miss: 'سنة' }],
  ])('%s', (keywords, texts) => expect(search(texts, keywords)).toEqual(['hit']));

  it('an unspaced sentence is searched by its words', () => {
    const texts = { told: 'カメラを高橋さんに貸した', other: '天気がいい' };
    expect(search(texts, 'カメラを誰に貸しましたか')).toEqual(['told']);
  });
});

describe('pages', () => {
  it('follow one another without gaps or repeats, whatever their size', () => {
    const texts = many(400, (index) => `calm ${'sea '.repeat(index % 7)}${index}`);
    const all = search(texts, 'calm', { limit: 400 });
    expect(new Set(all).size).toBe(400);
    const paged = Array.from({ length: 8 }, (_, page) => search(texts, 'calm', { limit: 50, skip: page * 50 })).flat();
    expect(paged).toEqual(all);
  });
});

it('of equal and nearly equal hits the newer comes first', () => {
  expect(search({ old: 'The code is 1', new: 'The code is 2' }, 'code')).toEqual(['new', 'old']);
  expect(search({ old: 'The code is 1', new: 'The code is 2 now' }, 'code')).toEqual(['new', 'old']);
});
