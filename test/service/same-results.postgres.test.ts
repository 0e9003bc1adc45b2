/** An archive in a file and one in Postgres give the same answers, whatever was put in, changed and taken out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter, QueryOptions } from '#service/contract/filters.ts';
import type { Column, IndexQuestion, Wanted } from '#service/server/archive/keyword-index.ts';
import { ALL_TIME } from '#service/server/archive/moment.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { countFitting, queryDatastore } from '#service/server/query/datastore-query.ts';
import { searchByKeywords } from '#service/server/search/keyword-search.ts';
import { type ArchiveRig, openFileArchive, openPostgresArchive } from './archive-rig.ts';

const url = process.env.TEST_POSTGRES_URL ?? '';
const WORDS = ['ferry', 'ferries', 'harbour', 'Anna', 'Porter', 'ferry-boat', 'nine', '港口', '9:30', 'the', 'cafés'];

const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const record = fc.record({
  _id: fc.integer({ min: 0, max: 30 }).map((number) => `m${number}`),
  messageText: text,
  groupId: fc.constantFrom('g1', 'g2'),
  groupName: fc.constantFrom('Sailors', 'Anna Porter'),
  fromName: fc.constantFrom('Anna', 'Joana Porter'),
  type: fc.constantFrom('send', 'receive'),
  sentAt: fc.integer({ min: 0, max: 40 }).map((second) => new Date(1.7e12 + second * 500).toISOString()),
});
const step = fc.oneof(
  { weight: 3, arbitrary: fc.array(record, { minLength: 1, maxLength: 25 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 }).map((number) => `m${number}`) },
);
const query = fc.record({
  keywords: fc.oneof(
    text,
    text.map((words) => `"${words}"`),
    text.map((words) => `${words} -ferry`),
  ),
  partly: fc.boolean(),
  limit: fc.integer({ min: 1, max: 12 }),
  skip: fc.integer({ min: 0, max: 3 }),
});
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.constant({}),
  fc.record({ groupId: fc.constantFrom('g1', 'g2') }),
  fc.record({ messageText: fc.constantFrom('ferry', 'harb').map(($contains) => ({ $contains })) }),
  fc.record({
    sentAt: fc.integer({ min: 0, max: 20 }).map((at) => ({ $gte: new Date(1.7e12 + at * 1000).toISOString() })),
  }),
);
const sort: fc.Arbitrary<NonNullable<QueryOptions['sort']>> = fc.constantFrom(
  [],
  [{ sentAt: 'asc' }],
  [{ sentAt: 'desc' }],
  [{ _id: 'desc' }],
);
const columns = fc.subarray<Column>(['main', 'variant', 'sender', 'place'], { minLength: 1 });
const some = fc.array(fc.constantFrom('ferry', 'anna', 'porter', 'nine', 'nobody'), { minLength: 1, maxLength: 3 });
const asked = fc.record({
  all: fc.array(
    fc.oneof(fc.record({ anyOf: some }), fc.record({ anyOf: some, in: columns }), fc.record({ inOrder: some })),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  none: fc.array(fc.record({ anyOf: some }), { maxLength: 1 }),
});

function hashed({ key }: ArchiveRig, { all, none }: { all: Wanted[]; none: Wanted[] }): IndexQuestion {
  const tokens = (words: readonly string[]) => words.map((word) => key.token(word));
  const one = (wanted: Wanted): Wanted =>
    'inOrder' in wanted ? { inOrder: tokens(wanted.inOrder) } : { ...wanted, anyOf: tokens(wanted.anyOf) };
  return { all: all.map(one), none: none.map(one) };
}

describe('Postgres and a file', () => {
  it('answer every search, query and question to the index alike', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(query, filter, sort, asked), { minLength: 1, maxLength: 6 }),
        (steps, questions) => {
          const rigs: [ArchiveRig, ArchiveRig] = [openFileArchive(), openPostgresArchive(url)];
          try {
            for (const [now, one] of steps.entries()) {
              const [file, postgres] = rigs.map(({ writer }) =>
                typeof one === 'string'
                  ? writer.remove([{ datastore: 'social-chat-message', id: one }])
                  : writer.put(
                      one.map((draft): Draft => ['social-chat-message', draft]),
                      now,
                    ),
              );
              expect(postgres).toEqual(file);
              // Between two changes, too: what was found before must not be what is found now.
              const [inFile, inPostgres] = rigs.map(({ reader }) =>
                reader.atOneMoment(() =>
                  searchByKeywords(reader, { keywords: 'ferry', datastores: ['social-chat-message'], limit: 50 }),
                ),
              );
              expect(inPostgres).toEqual(inFile);
            }
            for (const [keywords, filters, order, question] of questions) {
              const [file, postgres] = rigs.map((rig) =>
                rig.reader.atOneMoment(() => {
                  const index = hashed(rig, question);
                  return {
                    search: searchByKeywords(rig.reader, { ...keywords, datastores: ['social-chat-message'] }),
                    page: queryDatastore(rig.reader, 'social-chat-message', [filters], {
                      sort: order,
                      limit: 7,
                      skip: 2,
                    }),
                    fitting: countFitting(rig.reader, 'social-chat-message', [filters]),
                    newest: rig.reader.index.newest(index, ALL_TIME, 9),
                    oldest: [...rig.reader.index.each(index, ALL_TIME, 'oldest')],
                    third: rig.reader.index.nth(index, ALL_TIME, 'newest', 2),
                    first: rig.reader.index.nth(index, ALL_TIME, 'oldest', 0),
                    last: rig.reader.index.nth(index, ALL_TIME, 'newest', 0),
                    begun: rig.reader.vocabulary.beginningWith('fer'),
                    nearest: ['fery', 'ferrrys', 'tommorrwo'].map(rig.reader.vocabulary.nearest),
                  };
                }),
              );
              expect(postgres).toEqual(file);
            }
          } finally {
            for (const rig of rigs) rig.close();
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
