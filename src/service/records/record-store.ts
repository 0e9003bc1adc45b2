/** Writes and reads records of any datastore, in the shape in which they came. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import { DEFAULT_PAGE_SIZE, type Filter, type QueryOptions } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import { indexTokens } from '../search/words.ts';
import { filtersToSql, PATTERN_FUNCTION, sortToSql } from './filter-sql.ts';
import { compilePattern, type Pattern } from './pattern.ts';

export interface Page {
  items: DataRecord[];
  limit: number;
  skip: number;
  /** How many records the datastore holds, whatever the filter. */
  dbRows: number;
}

export interface RecordStore {
  /** Adds one record and indexes its words; call it inside a transaction. */
  add(datastore: DatastoreName, record: DataRecord): void;
  get(datastore: DatastoreName, id: string): DataRecord | undefined;
  count(datastore: DatastoreName): number;
  /**
   * The records that fit all of `filters`.
   * @throws BadFilterError for a filter that makes no sense, PatternCostError for a pattern that takes too long
   */
  query(datastore: DatastoreName, filters: readonly Filter[], options: QueryOptions | undefined): Page;
  /** Messages of a chat sent strictly between two moments, oldest first. */
  messagesBetween(groupId: string, after: string, before: string, limit: number): DataRecord[];
}

/** Reads a stored body; it was written by `add`, so it is a record. */
export function parseRecord(body: unknown): DataRecord {
  return JSON.parse(String(body)) as DataRecord;
}

/** The value at a dotted path, where it is a string. */
export function textAt(record: DataRecord, path: string): string | undefined {
  let value: unknown = record;
  for (const step of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  return typeof value === 'string' ? value : undefined;
}

/** When the thing that a record tells of happened (ISO 8601), or the empty string. */
export function happenedAt(datastore: DatastoreName, record: DataRecord): string {
  const { timeField }: Datastore = DATASTORES[datastore];
  return textAt(record, timeField) ?? textAt(record, 'insertedAt') ?? '';
}

/** The long text of a record goes into the index's main column, the names around it into the other. */
const MAIN_FIELDS = new Set(['messageText', 'content', 'contentText', 'description']);

function wordsOf(datastore: DatastoreName, record: DataRecord): { main: string; side: string } {
  const { searchFields }: Datastore = DATASTORES[datastore];
  const main: string[] = [];
  const side: string[] = [];
  for (const field of searchFields) {
    const text = textAt(record, field);
    const isMain = MAIN_FIELDS.has(field) || (field === 'name' && datastore !== 'social-chat-message');
    if (text) (isMain ? main : side).push(text);
  }
  return { main: indexTokens(main.join(' \n ')).join(' '), side: indexTokens(side.join(' \n ')).join(' ') };
}

/** Makes the store over an open database. */
export function createRecordStore(database: DatabaseSync): RecordStore {
  const insert = database.prepare('insert into record (datastore, id, happened_at, body) values (?, ?, ?, ?)');
  const insertWords = database.prepare('insert into word (rowid, main, side) values (?, ?, ?)');
  const selectOne = database.prepare('select body from record where datastore = ? and id = ?');
  const selectCount = database.prepare('select count(*) as n from record where datastore = ?');
  const selectBetween = database.prepare(
    `select body from record where datastore = 'social-chat-message' and group_id = ? and sent_at > ? and sent_at < ?
     order by sent_at, seq limit ?`,
  );
  const patterns = new Map<string, Pattern>();
  database.function(PATTERN_FUNCTION, { deterministic: true }, (source, text) => {
    if (typeof source !== 'string' || typeof text !== 'string') return 0;
    let pattern = patterns.get(source);
    if (!pattern) {
      const compiled = compilePattern(source);
      if ('error' in compiled) return 0;
      pattern = compiled;
      patterns.set(source, pattern);
    }
    return pattern.occursIn(text) ? 1 : 0;
  });
  const count = (datastore: DatastoreName) => Number(selectCount.get(datastore)?.n ?? 0);
  return {
    add(datastore, record) {
      const { lastInsertRowid } = insert.run(
        datastore,
        record._id,
        happenedAt(datastore, record),
        JSON.stringify(record),
      );
      const { main, side } = wordsOf(datastore, record);
      insertWords.run(lastInsertRowid, main, side);
    },
    get(datastore, id) {
      const row = selectOne.get(datastore, id);
      return row && parseRecord(row.body);
    },
    count,
    query(datastore, filters, options) {
      const limit = options?.limit ?? DEFAULT_PAGE_SIZE;
      const skip = options?.skip ?? 0;
      const where = filtersToSql(filters);
      patterns.clear();
      const order = sortToSql(options?.sort ?? []);
      const values: SQLInputValue[] = [datastore, ...where.values, ...order.values, limit, skip];
      const rows = database
        .prepare(`select body from record where datastore = ? and ${where.sql} order by ${order.sql} limit ? offset ?`)
        .all(...values);
      return { items: rows.map((row) => parseRecord(row.body)), limit, skip, dbRows: count(datastore) };
    },
    messagesBetween: (groupId, after, before, limit) =>
      selectBetween.all(groupId, after, before, limit).map((row) => parseRecord(row.body)),
  };
}
