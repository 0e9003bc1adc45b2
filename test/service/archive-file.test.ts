/** Archives in files: no plain text on disk, full disks, concurrent connections. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createArchive } from '#service/server/archive/archive.ts';
import { ArchiveSealError, createArchiveKey, tokenNumber, tokenOfNumber } from '#service/server/archive/archive-key.ts';
import { ALL_TIME } from '#service/server/archive/moment.ts';
import { openSqliteStore } from '#service/server/archive/sqlite-store.ts';
import { type FileRig, foundIds, messageOf as message, openFileArchive } from './archive-rig.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const LATER = NOW + 60_000;

let archive: FileRig;
beforeEach(() => {
  archive = openFileArchive();
});
afterEach(() => archive.close());

const find = (keywords: string) => foundIds(archive, keywords);

describe('reading the file', () => {
  const SECRET = 'zyzzyva';

  it('reveals no word, name or fact', () => {
    const record = message('m1', `${SECRET} at the harbour`, {
      fromName: 'Quetzalcoatl',
      groupName: 'Xylophones',
      sourceData: { note: SECRET },
    });
    archive.writer.put([record], NOW);
    archive.database.exec('pragma wal_checkpoint(truncate)');
    const bytes = readFileSync(archive.file).toString('latin1');
    for (const word of [SECRET, 'harbour', 'Quetzalcoatl', 'quetzalcoatl', 'Xylophones', 'xylophon', 'messageText'])
      expect(bytes).not.toContain(word);
    expect(find(SECRET)).toEqual(['m1']);
  });

  it("can't decrypt a body with another key or in another place", () => {
    archive.writer.put([message('m1', SECRET)], NOW);
    const other = createArchiveKey(Buffer.alloc(32, 8));
    expect(foundIds({ reader: createArchive(archive.store, other) }, SECRET)).toEqual([]);
    const rows = archive.reader.rowsAt([Number(archive.database.prepare('select seq from record').get()?.seq)]);
    expect(() => createArchive(archive.store, other).open(rows)).toThrow(ArchiveSealError);
    archive.database.exec('insert into block (number, body) select 99, body from block');
    expect(() => archive.key.open(bodyOf(99), 'block/99')).toThrow(ArchiveSealError);
  });

  function bodyOf(number: number): Uint8Array {
    return archive.database.prepare('select body from block where number = ?').get(number)?.body as Uint8Array;
  }
});

it('tokens and their numbers convert to each other and sort alike', () => {
  const tokens = ['2222222222', '7abcdefghi', ...['ferry', 'harbour'].map(archive.key.token), 'zzzzzzzzzz'].sort();
  const numbers = tokens.map((token) => tokenNumber(token));
  expect(numbers.map(tokenOfNumber)).toEqual(tokens);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
  expect(numbers.at(-1)).toBe(2 ** 50 - 1);
});

describe('a file', () => {
  it('counts known words without changing the pages of sealed words', () => {
    const wordAt = (at: number) => `word${at}`;
    const texts = Array.from({ length: 200 }, (_, text) =>
      Array.from({ length: 100 }, (_, at) => wordAt(text * 100 + at)).join(' '),
    );
    archive.writer.put(
      texts.map((text, at) => message(`m${at}`, text)),
      NOW,
    );
    archive.store.settle();
    const settled = archive.store.bytes();
    const spread = Array.from({ length: 1000 }, (_, at) => wordAt(20 * at)).join(' ');
    archive.writer.put([message('spread', spread)], NOW);
    // Those pages are nearly 2 MB, and contain the thousand words throughout.
    expect(archive.store.bytes() - settled).toBeLessThan(1_000_000);
    expect(archive.reader.index.documentFrequency(archive.key.token(wordAt(20)))).toBe(2);
  });

  it('gives a consistent snapshot while another connection writes', () => {
    archive.writer.put([message('m1', 'ferry at eight'), message('m2', 'ferry')], NOW);
    const other = openSqliteStore(archive.file);
    const writer = createArchive(other, archive.key);
    const ferry = { all: [{ anyOf: [archive.key.token('ferry')] }] };
    const texts = archive.reader.snapshot(() => {
      const seqs = archive.reader.index.find(ferry, ALL_TIME, 10);
      writer.put([message('m1', 'ferry at nine', { sentAt: '2026-01-01T08:00:00.000Z' })], LATER);
      return archive.reader.open(archive.reader.rowsAt(seqs)).map((record) => record.messageText);
    });
    expect(texts.sort()).toEqual(['ferry', 'ferry at eight']);
    other.close();
    expect(find('nine')).toEqual(['m1']);
  });
});
