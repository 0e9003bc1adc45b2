/** Archives in Postgres only: isolation of owners, and what a database reader can see. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Archive, createArchive } from '#service/server/archive/archive.ts';
import { ArchiveSealError, createArchiveKey } from '#service/server/archive/archive-key.ts';
import { ALL_TIME } from '#service/server/archive/moment.ts';
import { openPostgresConnection, type PostgresConnection } from '#service/server/archive/postgres-connection.ts';
import { erasePostgresArchive, openPostgresStore } from '#service/server/archive/postgres-store.ts';
import { OWNED_TABLES } from '#service/server/archive/postgres-tables.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import type { IndexQuery } from '#service/server/archive/store.ts';
import { VECTOR_TABLES } from '#service/server/archive/vectors.ts';
import { unreadTexts, writeVectors } from '#service/server/embeddings/unread-texts.ts';
import { toVector } from '#service/server/embeddings/vector.ts';
import { openOwners } from '#service/server/owners/owners.ts';
import { queryDatastore } from '#service/server/query/datastore-query.ts';
import { searchByKeywords } from '#service/server/search/keyword-search.ts';
import { fakeClock } from '../support/clock.ts';
import { testVault } from '../support/databases.ts';
import { vectorOf } from '../support/embeddings.ts';
import { createPostgresDatabase, createServiceTables } from '../support/postgres.ts';
import { foundIds, openPostgresArchive, RIG_KEY } from './archive-rig.ts';

const url = process.env.TEST_POSTGRES_URL ?? '';
const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const message = (id: string, text: string, sentAt = '2026-03-01T08:00:00.000Z'): Draft => [
  'social-chat-message',
  { _id: id, messageText: text, groupId: 'g', fromName: 'Quetzalcoatl', sentAt },
];

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Number of record rows that a statement reads. */
function rowsLookedAt(plan: PlanNode): number {
  const below = (plan.Plans ?? []).reduce((sum, node) => sum + rowsLookedAt(node), 0);
  if (plan['Relation Name'] === undefined) return below;
  const rows = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'] as const;
  return below + rows.reduce((sum, kind) => sum + (plan[kind] ?? 0), 0) * (plan['Actual Loops'] ?? 1);
}

describe('an archive in Postgres', () => {
  let anna: ReturnType<typeof openPostgresArchive>;
  let ben: ReturnType<typeof openPostgresArchive>;
  beforeEach(() => {
    anna = openPostgresArchive(url);
    ben = openPostgresArchive(url);
  });
  afterEach(() => {
    anna.close();
    ben.close();
  });

  /** A connection that records its statements. */
  function listening({ connection }: typeof anna) {
    const asked: { sql: string; parameters: readonly unknown[] }[] = [];
    const kept: PostgresConnection = {
      ...connection,
      query(sql, parameters = []) {
        asked.push({ sql, parameters });
        return connection.query(sql, parameters);
      },
    };
    return { asked, connection: kept };
  }

  const rowsOf = ({ connection, owner }: typeof anna, table: string) =>
    connection.query(
      `select * from data_service.${table} where owner = (select owner from data_service.archive where name = $1)`,
      [owner],
    );

  it('names its owner, and no other, in every statement', () => {
    const { asked, connection } = listening(anna);
    const store = openPostgresStore(connection, anna.owner);
    const key = createArchiveKey(RIG_KEY);
    const reader = createArchive(store, key);
    const writer = reader;
    const number = rowsOf(anna, 'archive')[0]?.owner;
    expect(asked.shift()?.parameters).toEqual([anna.owner]);
    writer.put([message('m1', 'the ferry'), message('m2', 'a tram')], NOW);
    writer.put([message('m1', 'the ferry at nine')], NOW + 1);
    writer.remove([{ datastore: 'social-chat-message', id: 'm2' }]);
    reader.snapshot(() => {
      searchByKeywords(reader, { keywords: 'ferr nine', datastores: ['social-chat-message'], limit: 9 });
      queryDatastore(reader, 'social-chat-message', [{ groupId: 'g' }]);
      return reader.get('social-chat-message', 'm1');
    });
    store.bytes();
    const statements = asked.filter(({ sql }) => !/^(begin|commit)/.test(sql));
    expect(statements.length).toBeGreaterThan(20);
    for (const { sql, parameters } of statements) {
      expect(sql).toMatch(/owner( \+ 0|::bigint)? = \$1|select \$1::integer/);
      expect(parameters[0]).toBe(number);
    }
  });

  it('has all writes in its index, with no pending list left to scan', () => {
    anna.writer.put([message('m1', 'the ferry'), message('m2', 'a tram')], NOW);
    const indexes = anna.connection.query(
      "select i.oid from pg_class i join pg_am on pg_am.oid = relam where amname = 'gin' and relnamespace = 'data_service'::regnamespace",
    );
    const pages = indexes.map(
      ({ oid }) => anna.connection.query('select gin_clean_pending_list($1) as pages', [oid])[0]?.pages,
    );
    expect(pages.map(Number)).toEqual([0]);
  });

  it('reads few rows for the newest: one season of a common word, adjacent rows of a datastore', () => {
    const SIX_HOURS = 6 * 3_600_000;
    const times = Array.from({ length: 2400 }, (_, at) => new Date(NOW - at * SIX_HOURS).toISOString());
    anna.writer.put(
      times.map((time, at) => message(`m${at}`, 'the ferry', time)),
      NOW,
    );
    const { asked, connection } = listening(anna);
    const { index } = createArchive(openPostgresStore(connection, anna.owner), anna.key);
    const rowsFor = (question: IndexQuery) => {
      asked.length = 0;
      expect(index.find(question, ALL_TIME, 20)).toHaveLength(20);
      const looked = asked.map(({ sql, parameters }) => {
        const [explained = {}] = anna.connection.query(`explain (analyze, format json) ${sql}`, parameters);
        const [top] = explained['QUERY PLAN'] as [{ Plan: PlanNode }];
        return rowsLookedAt(top.Plan);
      });
      return looked.reduce((sum, some) => sum + some);
    };
    const ofWord = rowsFor({ all: [{ anyOf: [anna.key.token('ferry')] }] });
    expect(ofWord).toBeGreaterThan(19);
    expect(ofWord).toBeLessThan(900);
    const ofDatastore = rowsFor(anna.reader.restrictTo(['social-chat-message'], false));
    expect(ofDatastore).toBeGreaterThan(19);
    expect(ofDatastore).toBeLessThan(200);
  });

  it('indexes the sender and the facts of a record with too many words', () => {
    const words = Array.from({ length: 41_000 }, (_, at) => `word${at}`);
    anna.writer.put([message('m1', words.join(' '))], NOW);
    const { index } = anna.reader;
    const from = { anyOf: [anna.key.token('quetzalcoatl')], in: ['sender'] } as const;
    const { all, none } = anna.reader.restrictTo(['social-chat-message'], false);
    expect(index.find({ all: [...all, from], none }, ALL_TIME, 9)).toHaveLength(1);
  });

  it("neither reads nor changes another owner's data with the same ids, words and key", () => {
    anna.writer.put([message('m1', 'the ferry'), message('m2', 'the ferry')], NOW);
    ben.writer.put([message('m1', 'a tram')], NOW);
    expect(queryDatastore(ben.reader, 'social-chat-message', []).items.map(({ messageText }) => messageText)).toEqual([
      'a tram',
    ]);
    const ferry = { all: [{ anyOf: [ben.key.token('ferry')] }] };
    expect(ben.reader.index.count(ferry, ALL_TIME, 9)).toBe(0);
    expect(ben.writer.remove([{ datastore: 'social-chat-message', id: 'm2' }])).toBe(0);
    erasePostgresArchive(ben.connection, ben.owner);
    expect(anna.reader.countAll()).toBe(2);
    expect(anna.reader.index.count(ferry, ALL_TIME, 9)).toBe(2);
  });

  it('reveals no word, name or fact to a reader of the database, and opens only with its own key', () => {
    anna.writer.put([message('m1', 'zyzzyva at the harbour')], NOW);
    const dump = OWNED_TABLES.flatMap((table) =>
      rowsOf(anna, table).flatMap((row) =>
        Object.values(row).map((value) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
        ),
      ),
    ).join('\n');
    expect(dump).toContain('m1');
    for (const word of ['zyzzyva', 'harbour', 'Quetzalcoatl', 'quetzalcoatl', 'messageText'])
      expect(dump).not.toContain(word);
    const other = createArchive(anna.store, createArchiveKey(Buffer.alloc(32, 8)));
    const seq = Number(rowsOf(anna, 'record')[0]?.seq);
    expect(() => other.open(other.rowsAt([seq]))).toThrow(ArchiveSealError);
  });

  it("leaves no row when it's erased, and nothing of a removed record", () => {
    anna.writer.put([message('m1', 'the ferry'), message('m2', 'a tram')], NOW);
    anna.writer.remove([
      { datastore: 'social-chat-message', id: 'm1' },
      { datastore: 'social-chat-message', id: 'm2' },
    ]);
    expect(rowsOf(anna, 'record')).toEqual([]);
    anna.writer.put([message('m1', 'the ferry')], NOW);
    const [{ owner } = {}] = rowsOf(anna, 'archive');
    erasePostgresArchive(anna.connection, anna.owner);
    for (const table of OWNED_TABLES)
      expect(anna.connection.query(`select 1 from data_service.${table} where owner = $1`, [owner])).toEqual([]);
    expect(() => anna.writer.put([message('m1', 'the ferry')], NOW)).toThrow('the archive was erased');
  });

  it('is not created again by another service after the owner was erased, nor while they are', async () => {
    const key = createArchiveKey(RIG_KEY);
    const other = openPostgresConnection(url);
    onTestFinished(() => other.close());
    const owners = await openOwners({
      ...{ dataDir: '', databaseUrl: url, vault: testVault(), clock: fakeClock(), monthlyCredits: undefined },
      async removeArchive(id) {
        erasePostgresArchive(anna.connection, id);
        meanwhile = createArchive(openPostgresStore(other, id), key);
        meanwhile.put([message('m1', 'the ferry')], NOW);
        number = rowsOf({ ...anna, owner: id }, 'archive')[0]?.owner;
        return { records: 0, bytes: 0 };
      },
    });
    onTestFinished(() => owners.close());
    let meanwhile: Archive | undefined;
    let number: unknown;
    const { id } = await owners.directory.getOrCreate(anna.owner);
    await owners.directory.erase(id);
    expect(number).toBeDefined();
    for (const table of OWNED_TABLES)
      expect(other.query(`select 1 from data_service.${table} where owner = $1`, [number])).toEqual([]);
    expect(() => meanwhile?.put([message('m2', 'the ferry')], NOW)).toThrow('the archive was erased');
    expect(() => openPostgresStore(other, id)).toThrow('has no owner');
  });

  it("leaves no vector when it's erased, and all of another owner's", () => {
    for (const { writer, archive } of [anna, ben]) {
      writer.put([message('m1', 'the ferry')], NOW);
      const { texts } = unreadTexts(archive, 'concepts', undefined, 64);
      const vectors = texts.map(({ text }) => toVector(vectorOf(text, 64)));
      writeVectors(archive, 'concepts', texts, vectors);
    }
    const counts = (owner: unknown) =>
      VECTOR_TABLES.map(
        (table) => anna.connection.query(`select 1 from data_service.${table} where owner = $1`, [owner]).length,
      );
    const [annas, bens] = [anna, ben].map((rig) => rowsOf(rig, 'archive')[0]?.owner);
    expect(counts(annas)).toEqual([1, 1, 1]);
    erasePostgresArchive(anna.connection, anna.owner);
    expect([counts(annas), counts(bens)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('shows writes and counts of another process immediately', () => {
    anna.writer.put([message('m1', 'the ferry')], NOW);
    const other = openPostgresConnection(url);
    try {
      const theirs = openPostgresStore(other, anna.owner);
      const writer = createArchive(theirs, anna.key);
      expect(foundIds(anna, 'ferry')).toEqual(['m1']);
      const found = () => anna.reader.snapshot(() => foundIds(anna, 'ferry'));
      expect(found()).toEqual(['m1']);
      writer.put([message('m2', 'the ferry again')], NOW + 1);
      expect(found().toSorted()).toEqual(['m1', 'm2']);
      expect(anna.reader.snapshot(() => anna.reader.index.documentFrequency(anna.key.token('ferry')))).toBe(2);
      writer.remove([{ datastore: 'social-chat-message', id: 'm1' }]);
      expect(found()).toEqual(['m2']);
      erasePostgresArchive(other, anna.owner);
      expect(found()).toEqual([]);
    } finally {
      other.close();
    }
  });

  it('fails a read whose connection breaks, and reads again over a new one', () => {
    anna.writer.put([message('m1', 'the ferry')], NOW);
    const broken = openPostgresConnection(url);
    try {
      const reader = createArchive(openPostgresStore(broken, anna.owner), createArchiveKey(RIG_KEY));
      const ferry = { all: [{ anyOf: [anna.key.token('ferry')] }] };
      const count = () => reader.snapshot(() => reader.rowsAt(reader.index.find(ferry, ALL_TIME, 9)).length);
      const end = () => {
        const [{ pid } = {}] = broken.query('select pg_backend_pid() as pid');
        anna.connection.query('select pg_terminate_backend($1)', [pid]);
      };
      expect(count()).toBe(1);
      expect(() =>
        reader.snapshot(() => {
          end();
          return reader.rowsAt([1]);
        }),
      ).toThrow(/terminat|broke/);
      expect(count()).toBe(1);
    } finally {
      broken.close();
    }
  });
});

describe('the tables of archives in Postgres', () => {
  it('are created once, and left alone if another version created them', async () => {
    const own = await createPostgresDatabase();
    const connection = openPostgresConnection(own.url);
    try {
      await createServiceTables(own.url);
      const version = () =>
        connection.query("select number from data_service.version where part = 'archives'")[0]?.number;
      const newest = Number(version());
      await createServiceTables(own.url);
      expect(version()).toBe(newest);
      for (const other of [3, newest + 1]) {
        connection.query("update data_service.version set number = $1 where part = 'archives'", [other]);
        await expect(createServiceTables(own.url)).rejects.toThrow(`data version ${other} of the archives`);
        expect(version()).toBe(other);
      }
    } finally {
      connection.close();
      await own.drop();
    }
  });
});
