/** Archives: records are stored, updated and removed. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createArchive } from '#service/server/archive/archive.ts';
import { createArchiveKey } from '#service/server/archive/archive-key.ts';
import { ALL_TIME } from '#service/server/archive/moment.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import type { ArchiveStore, Clause } from '#service/server/archive/store.ts';
import { createTermIndexer, type TokenWord } from '#service/server/archive/terms.ts';
import { createWordSealer } from '#service/server/archive/vocabulary.ts';
import { queryDatastore } from '#service/server/query/datastore-query.ts';
import { type ArchiveRig, foundIds, messageOf as message, openArchive } from './archive-rig.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const LATER = NOW + 60_000;

let archive: ArchiveRig;
beforeEach(() => {
  archive = openArchive();
});
afterEach(() => archive.close());

const find = (keywords: string) => foundIds(archive, keywords);
const all = () =>
  queryDatastore(archive.reader, 'social-chat-message', [], { sort: [{ sentAt: 'asc' }], limit: 1000 }).items;

describe('putting a record', () => {
  it('stores it whole, with the members that the archive adds', () => {
    const [, draft] = message('m1', 'the ferry leaves at nine', { sourceData: { id: 1, deep: { list: [1, 'a'] } } });
    expect(archive.writer.put([['social-chat-message', draft]], NOW)).toEqual({ written: 1, updated: 0, duplicate: 0 });
    expect(archive.reader.get('social-chat-message', 'm1')).toEqual({
      ...draft,
      insertedAt: '2026-11-22T10:00:00.000Z',
      modifiedAt: '2026-11-22T10:00:00.000Z',
      _rev: expect.stringMatching(/^1-[0-9a-f]{32}$/),
    });
    expect(archive.reader.count('social-chat-message')).toBe(1);
  });

  it('a second time is a duplicate and changes nothing', () => {
    archive.writer.put([message('m1', 'the ferry')], NOW);
    const before = archive.reader.get('social-chat-message', 'm1');
    expect(archive.writer.put([message('m1', 'the ferry')], LATER)).toEqual({ written: 0, updated: 0, duplicate: 1 });
    expect(archive.reader.get('social-chat-message', 'm1')).toEqual(before);
  });

  it('counts duplicates towards what is prepared, so that importing again ends its batches too', () => {
    archive.writer.put([message('m1', 'the ferry')], NOW);
    const lengths = [1, 2, 3].map(() => archive.writer.prepare([message('m1', 'the ferry')], LATER));
    expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => one - other));
    expect(archive.writer.prepare([], LATER)).toBe(lengths.at(-1));
    expect(archive.writer.write()).toEqual({ written: 0, updated: 0, duplicate: 3 });
    expect(archive.writer.write()).toEqual({ written: 0, updated: 0, duplicate: 0 });
  });

  it('that has changed replaces the old version in the index', () => {
    archive.writer.put([message('m1', 'the ferry'), message('m2', 'the crane')], NOW);
    expect(archive.writer.put([message('m1', 'the tram')], LATER)).toEqual({ written: 0, updated: 1, duplicate: 0 });
    expect(find('ferry')).toEqual([]);
    expect(find('tram')).toEqual(['m1']);
    expect(find('crane')).toEqual(['m2']);
    expect(archive.reader.get('social-chat-message', 'm1')).toMatchObject({
      insertedAt: '2026-11-22T10:00:00.000Z',
      modifiedAt: '2026-11-22T10:01:00.000Z',
      _rev: expect.stringMatching(/^2-/),
    });
    expect(archive.reader.count('social-chat-message')).toBe(2);
  });

  it('that was edited keeps the latest edit, whichever version comes last', () => {
    const [first, second, third] = ['one', 'two', 'three'].map((text, at) =>
      message('m1', text, at === 0 ? {} : { sourceData: { editedAt: `2026-03-0${at}T08:00:00.000Z` } }),
    ) as [Draft, Draft, Draft];
    const others = Array.from({ length: 40 }, (_, at) => message(`other${at}`, 'the crane'));
    archive.writer.put([second, ...others], NOW);
    const same = { written: 0, updated: 0, duplicate: 1 };
    expect(archive.writer.put([first], LATER)).toEqual(same);
    expect(find('two')).toEqual(['m1']);
    expect(archive.writer.put([third], LATER)).toEqual({ ...same, updated: 1, duplicate: 0 });
    expect(archive.writer.put([second, first], LATER)).toEqual({ ...same, duplicate: 2 });
    expect([find('one'), find('two'), find('three')]).toEqual([[], [], ['m1']]);
    expect(archive.reader.get('social-chat-message', 'm1')).toMatchObject({ messageText: 'three' });
    expect(find('crane')).toHaveLength(40);
  });

  it('with a new time moves it in the order', () => {
    archive.writer.put([message('m1', 'a'), message('m2', 'b', { sentAt: '2026-03-02T08:00:00.000Z' })], NOW);
    archive.writer.put([message('m1', 'a', { sentAt: '2026-03-03T08:00:00.000Z' })], LATER);
    expect(all().map((record) => record._id)).toEqual(['m2', 'm1']);
  });

  it('twice in one batch counts once', () => {
    const twice = [message('m1', 'one'), message('m1', 'one'), message('m1', 'two')];
    expect(archive.writer.put(twice, NOW)).toEqual({ written: 1, updated: 1, duplicate: 1 });
    expect(find('two')).toEqual(['m1']);
    expect(find('one')).toEqual([]);
  });

  it('is atomic', () => {
    const broken: Draft = ['social-chat-message', { _id: 'm2', messageText: 'x', amount: 1n }];
    expect(() => archive.writer.put([message('m1', 'the ferry'), broken], NOW)).toThrow(/BigInt/);
    expect(archive.reader.count('social-chat-message')).toBe(0);
    expect(archive.writer.put([message('m1', 'the ferry')], NOW).written).toBe(1);
    expect(find('ferry')).toEqual(['m1']);
  });
});

it('keeps the record counts of words with each batch and each removal', () => {
  const frequencies = (...words: string[]) =>
    words.map((word) => archive.reader.index.documentFrequency(archive.key.token(word)));
  const many = Array.from({ length: 100 }, (_, index) => message(`m${index}`, 'ferries, ferries'));
  archive.writer.put(many, NOW);
  expect(frequencies('ferries', 'ferri', 'joana', 'tram')).toEqual([100, 100, 100, 0]);
  archive.writer.put([message('m1', 'the tram'), message('m2', 'ferries'), message('m2', 'crane')], LATER);
  archive.writer.remove([{ datastore: 'social-chat-message', id: 'm3' }]);
  expect(frequencies('ferries', 'ferri', 'joana', 'tram', 'crane')).toEqual([97, 97, 99, 1, 1]);
  archive.writer.remove([{ datastore: 'social-chat-message', id: 'm1' }]);
  expect(frequencies('tram')).toEqual([0]);
  expect(archive.reader.vocabulary.withPrefix('tra')).toEqual([]);
});

it('an import stores a limited number of new words', () => {
  const spell = createWordSealer(archive.store, archive.key, 3);
  const words = (...some: string[]) => some.map((word): TokenWord => [archive.key.token(word), word]);
  archive.writer.put([message('m1', 'ferry')], NOW);
  expect(
    [spell(words('ferry', 'boat', 'boat')), spell(words('tram', 'pier', 'dock'))].map((sealed) => [...sealed].length),
  ).toEqual([1, 2]);
  expect([...spell(words('crane'))]).toEqual([]);
});

it('words of unspaced texts are listed once, however many texts have them', () => {
  const { tokens, newWords } = createTermIndexer(createArchiveKey(Buffer.alloc(32, 1)));
  for (const text of ['会议室在哪里', '在哪里开会议', '会议']) tokens(text);
  const words = newWords().map(([, word]) => word);
  expect(words.toSorted()).toEqual([...new Set(words)].sort());
  expect(words).toContain('会议');
});

describe('paging through an archive', () => {
  const MOST = { records: 500, bytes: 1_000_000 };
  const LARGE = 60;

  it('yields each record once, and large ones a few at a time', () => {
    const text = 'x'.repeat(300_000);
    archive.writer.put(
      Array.from({ length: LARGE }, (_, at) => message(`m${at}`, `${at} ${text}`)),
      NOW,
    );
    let passed = 0;
    const counting: ArchiveStore = {
      ...archive.store,
      *rowsById(...given) {
        for (const row of archive.store.rowsById(...given)) {
          passed += 1;
          yield row;
        }
      },
    };
    const reader = createArchive(counting, archive.key);
    const ids: string[] = [];
    let pages = 0;
    for (let isLast = false; !isLast; ) {
      const page = reader.after('social-chat-message', ids.at(-1), MOST);
      expect(page.items.length).toBeLessThan(4);
      ids.push(...page.items.map(({ _id }) => _id));
      ({ isLast } = page);
      pages += 1;
    }
    expect(ids).toEqual(Array.from({ length: LARGE }, (_, at) => `m${at}`).sort());
    // At most what was read for a page and didn't fit, but nothing before it.
    expect(passed).toBeLessThan(LARGE + 16 * pages);
  });

  it('yields an oversized record alone', () => {
    archive.writer.put([message('m1', 'xxxx '.repeat(600_000)), message('m2', 'y')], NOW);
    const page = (id?: string) => archive.reader.after('social-chat-message', id, MOST);
    expect([page().items.length, page().isLast]).toEqual([1, false]);
    expect([page('m1').items.length, page('m1').isLast]).toEqual([1, true]);
    expect(page('m2')).toEqual({ items: [], isLast: true });
  });
});

describe('words are completed', () => {
  it.each(['ha', 'har', 'harbourmast'])('by %s', (prefix) => {
    archive.writer.put([message('m1', 'the harbourmaster'), message('m2', 'nothing'), message('m3', 'hat')], NOW);
    expect(find(prefix)).toContain('m1');
    expect(find(prefix)).not.toContain('m2');
  });

  it('also if they were stored as a stem before', () => {
    archive.writer.put([message('m1', 'releasing engines')], NOW);
    archive.writer.put([message('m2', 'engin')], NOW);
    expect(find('engi').sort()).toEqual(['m1', 'm2']);
  });
});

it('every record is found by each of its facts, whatever was put in and removed before', () => {
  const id = fc.integer({ min: 0, max: 8 }).map((number) => `m${number}`);
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(id, fc.constantFrom('g1', 'g2'), fc.constantFrom('ferry', 'tram', 'crane')) },
    { weight: 1, arbitrary: id },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      using own = openArchive();
      const expected = new Map<string, { groupId: string; text: string }>();
      for (const one of steps) {
        if (typeof one === 'string') {
          own.writer.remove([{ datastore: 'social-chat-message', id: one }]);
          expected.delete(one);
        } else {
          own.writer.put([message(one[0], one[2], { groupId: one[1] })], NOW);
          expected.set(one[0], { groupId: one[1], text: one[2] });
        }
      }
      for (const groupId of ['g1', 'g2']) {
        const ids = [...expected].filter(([, value]) => value.groupId === groupId).map(([key]) => key);
        const page = queryDatastore(own.reader, 'social-chat-message', [{ groupId }], undefined);
        expect(page.items.map((record) => record._id)).toEqual(ids.sort());
      }
      for (const word of ['ferry', 'tram', 'crane']) {
        const ids = [...expected].filter(([, value]) => value.text === word).map(([key]) => key);
        expect(foundIds(own, word).sort()).toEqual(ids.sort());
        expect(own.reader.index.count({ all: [{ anyOf: [own.key.token(word)] }] }, ALL_TIME, 99)).toBe(ids.length);
      }
      expect(own.reader.count('social-chat-message')).toBe(expected.size);
    }),
    { numRuns: 40 },
  );
});

const WORDS = 'alfa bravo kilo lima oscar papa quebec romeo sierra tango xray zulu'.split(' ');

it('the index finds exactly the matches, in either order, from any position', () => {
  const YEAR = 365 * 86_400_000;
  const word = fc.constantFrom(...WORDS);
  const records = fc.uniqueArray(
    fc.record({ text: fc.array(word, { minLength: 1, maxLength: 6 }), age: fc.integer({ min: 0, max: 5000 }) }),
    { selector: ({ age }) => age, minLength: 20, maxLength: 60 },
  );
  const any = fc.uniqueArray(word, { minLength: 1, maxLength: WORDS.length }).map((anyOf) => ({ anyOf }));
  const wanted = fc.oneof(
    any,
    fc.tuple(word, word).map((inOrder) => ({ inOrder })),
  );
  const asked = fc.record({
    all: fc.array(wanted, { minLength: 1, maxLength: 2 }),
    none: fc.array(any, { maxLength: 1 }),
    order: fc.constantFrom('newest' as const, 'oldest' as const),
    skip: fc.nat(10),
    limit: fc.integer({ min: 1, max: 60 }),
    since: fc.nat(5000),
  });
  /** The first is 272 years ahead: that many seasons share their codes in Postgres. */
  const timeOf = (age: number, at: number) =>
    new Date(NOW - (age / 5000) * 6 * YEAR + (at === 0 ? 2 ** 33 * 1000 : 0)).toISOString();
  const { key } = archive;
  const tokens = (words: readonly string[]) => words.map((text) => key.token(text));
  const clauseOf = (one: { anyOf: string[] } | { inOrder: string[] }): Clause =>
    'anyOf' in one ? { anyOf: tokens(one.anyOf), in: ['main'] } : { inOrder: tokens(one.inOrder) };
  const holds = (text: readonly string[], one: { anyOf: string[] } | { inOrder: string[] }) =>
    'anyOf' in one
      ? one.anyOf.some((other) => text.includes(other))
      : text.some((other, at) => other === one.inOrder[0] && text[at + 1] === one.inOrder[1]);
  fc.assert(
    fc.property(records, fc.array(asked, { minLength: 5, maxLength: 5 }), (made, questions) => {
      const drafts = made.map(({ text, age }, at) => message(`m${at}`, text.join(' '), { sentAt: timeOf(age, at) }));
      archive.writer.put(drafts, NOW);
      const rows = made
        .map(({ text }, at) => ({ text, seq: archive.reader.rowOf('social-chat-message', `m${at}`)?.seq ?? 0 }))
        .sort((a, b) => b.seq - a.seq);
      for (const { all, none, order, skip, limit, since } of questions) {
        const range = { ...ALL_TIME, from: rows[since % rows.length]?.seq ?? 0 };
        const question = { all: all.map(clauseOf), none: none.map(clauseOf) };
        const held = rows
          .filter(
            ({ text, seq }) =>
              seq >= range.from && all.every((one) => holds(text, one)) && !none.some((one) => holds(text, one)),
          )
          .map(({ seq }) => seq);
        if (order === 'oldest') held.reverse();
        const { index } = archive.reader;
        expect(index.find(question, range, limit, order, skip)).toEqual(held.slice(skip, skip + limit));
        expect(index.count(question, range, limit)).toBe(Math.min(limit, held.length));
      }
      archive.writer.remove(made.map((_, at) => ({ datastore: 'social-chat-message', id: `m${at}` })));
    }),
    { numRuns: 20 },
  );
});
