/** The index of an archive: how frequent a token is, and which records hold some, by time. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DataRecord } from '#service/contract/records.ts';
import { contentFact, datastoreFact } from '#service/server/archive/facts.ts';
import type { IndexQuestion, Wanted } from '#service/server/archive/keyword-index.ts';
import { ALL_TIME, seqRange } from '#service/server/archive/moment.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { type ArchiveRig, openArchive } from './archive-rig.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');

let archive: ArchiveRig;
beforeEach(() => {
  archive = openArchive();
});
afterEach(() => archive.close());

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T08:00:00.000Z`;
const message = (id: string, text: string, more: Partial<DataRecord> = {}): Draft => [
  'social-chat-message',
  { _id: id, messageText: text, groupId: 'g', fromName: 'Joana', groupName: 'Sailors', sentAt: day(1), ...more },
];
const tokens = (...words: string[]) => words.map((word) => archive.key.token(word));

function ids(question: IndexQuestion, range = ALL_TIME, limit = 100): string[] {
  return archive.reader.index.newest(question, range, limit).map((seq) => {
    const [record] = archive.reader.open(archive.reader.at([seq]));
    return record === undefined ? 'gone' : record._id;
  });
}
const holding = (...all: Wanted[]) => ids({ all });

describe('records are found', () => {
  it('by a phrase only where it stands as it is, though stems stand beside its words', () => {
    archive.writer.put(
      [
        message('m1', 'two ferries to Naxos'),
        message('m2', 'to the ferries of Naxos, two'),
        message('m3', 'ferries', { groupName: 'to Naxos' }),
      ],
      NOW,
    );
    expect(holding({ inOrder: tokens('ferries', 'to', 'naxos') })).toEqual(['m1']);
    expect(holding({ inOrder: tokens('naxos', 'to') })).toEqual([]);
  });

  it('by a phrase of pairs where there are no spaces', () => {
    archive.writer.put([message('m1', '東京タワーで会う'), message('m2', 'タワー東京')], NOW);
    expect(holding({ inOrder: tokens('東京', '京タ', 'タワ') })).toEqual(['m1']);
  });

  it('by who wrote, what they wrote and where, each by itself', () => {
    archive.writer.put(
      [
        message('m1', 'hello', { fromName: 'Anna Prado' }),
        message('m2', 'hello anna'),
        message('m3', 'hello', { groupName: 'Anna and the boats' }),
      ],
      NOW,
    );
    expect(holding({ anyOf: tokens('anna'), in: ['sender'] })).toEqual(['m1']);
    expect(holding({ anyOf: tokens('anna'), in: ['main', 'variant'] })).toEqual(['m2']);
    expect(holding({ anyOf: tokens('anna'), in: ['place'] })).toEqual(['m3']);
    expect(holding({ anyOf: tokens('anna') })).toHaveLength(3);
  });

  it('by a link or a file in them', () => {
    archive.writer.put(
      [
        message('m1', 'see https://example.org/x'),
        message('m2', 'look\n[file: plan.pdf]'),
        message('m3', 'a [file: is not] here'),
      ],
      NOW,
    );
    expect(holding({ anyOf: tokens(contentFact('link')) })).toEqual(['m1']);
    expect(holding({ anyOf: tokens(contentFact('file')) })).toEqual(['m2']);
  });

  it('without what they may not hold', () => {
    archive.writer.put([message('m1', 'ferry and tram'), message('m2', 'ferry')], NOW);
    const [ferry, tram] = [{ anyOf: tokens('ferry') }, { anyOf: tokens('tram') }];
    expect(ids({ all: [ferry], none: [tram] })).toEqual(['m2']);
    expect(ids({ all: [ferry], none: [{ inOrder: tokens('and', 'tram') }, { anyOf: [] }] })).toEqual(['m2']);
  });

  it('newest first, as many as are asked for, of a span of time', () => {
    archive.writer.put(
      [1, 2, 3, 4].map((number) => message(`m${number}`, 'ferry', { sentAt: day(number) })),
      NOW,
    );
    const question = { all: [{ anyOf: tokens('ferry') }] };
    expect(ids(question, ALL_TIME, 2)).toEqual(['m4', 'm3']);
    expect(ids(question, seqRange(day(2), day(3)))).toEqual(['m3', 'm2']);
    expect(archive.reader.index.count(question, ALL_TIME, 3)).toBe(3);
    expect([...archive.reader.index.each(question, ALL_TIME, 'oldest')]).toHaveLength(4);
  });

  it('by nothing, where nothing is asked of them that there is', () => {
    archive.writer.put([message('m1', 'ferry')], NOW);
    expect(holding({ anyOf: [] })).toEqual([]);
  });
});

describe('how frequent a word is', () => {
  const frequency = (word: string) => archive.reader.index.frequency(archive.key.token(word));

  it('is known, also of stems and facts', () => {
    archive.writer.put([message('m1', 'ferries'), message('m2', 'ferries, ferry'), message('m3', 'tram')], NOW);
    expect([frequency('ferries'), frequency('ferri'), frequency('tram'), frequency('boat')]).toEqual([2, 2, 1, 0]);
    expect(frequency(datastoreFact('social-chat-message'))).toBe(3);
  });

  it('is at most a sixteenth of all records behind, and right again after writing that was broken off', () => {
    const batch = (from: number) =>
      Array.from({ length: 100 }, (_, index) =>
        message(`m${from + index}`, 'ferry', { sentAt: day(1 + (index % 28)) }),
      );
    archive.writer.write([archive.target.prepare(batch(0), NOW)], true);
    // As after a kill: no last batch came.
    expect(frequency('ferry')).toBe(0);
    archive.writer.put([message('last', 'tram')], NOW);
    expect(frequency('ferry')).toBe(100);
    archive.writer.put([message('m200', 'ferry')], NOW);
    expect(frequency('ferry')).toBeGreaterThanOrEqual(94);
  });
});
