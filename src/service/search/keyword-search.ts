/** Finds records by keywords, ranked. All keywords must match; when nothing has them all, those with most of them. */
import type { DatabaseSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import { filtersToSql } from '../records/filter-sql.ts';
import { parseRecord } from '../records/record-store.ts';
import { contentWords } from './stop-words.ts';
import { type QueryWord, queryWords, wordExpression } from './words.ts';

export interface Hit {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  /** Larger is better; comparable within one search only. */
  readonly score: number;
}

export interface KeywordQuery {
  keywords: string;
  datastores: readonly DatastoreName[];
  /** Most hits returned. */
  limit: number;
  /** Only records that happened at or after this ISO time. */
  since?: string | undefined;
  /** Only records that fit all of these. */
  filters?: readonly Filter[] | undefined;
}

/** A word in a text counts more than one in a sender's or chat's name. */
const RANK = 'bm25(word, 1.0, 0.25)';
const CANDIDATES_PER_WORD = 400;

/**
 * Looks for all keywords, then for all that carry a subject, then for any of those.
 * @returns hits, best first, and how many matched in all
 */
export function searchByKeywords(database: DatabaseSync, query: KeywordQuery): { hits: Hit[]; total: number } {
  const words = queryWords(query.keywords);
  if (words.length === 0 || query.datastores.length === 0) return { hits: [], total: 0 };
  const all = matching(database, allOf(words), query, query.limit);
  if (all.total > 0 || words.length === 1) return all;
  const telling = queryWords(contentWords(query.keywords));
  const most = telling.length < words.length ? matching(database, allOf(telling), query, query.limit) : all;
  return most.total > 0 || telling.length === 1 ? most : matchingMost(database, telling, query);
}

function allOf(words: readonly QueryWord[]): string {
  return words.map((word) => `(${wordExpression(word)})`).join(' AND ');
}

function matching(database: DatabaseSync, expression: string, query: KeywordQuery, limit: number) {
  const filter = filtersToSql(query.filters ?? []);
  const where = `from word join record on record.seq = word.rowid
    where word match ? and datastore in (select value from json_each(?)) and happened_at >= ? and ${filter.sql}`;
  const values = [expression, JSON.stringify(query.datastores), query.since ?? '', ...filter.values];
  const rows = database
    .prepare(`select datastore, body, ${RANK} as rank ${where} order by rank, happened_at desc limit ?`)
    .all(...values, limit);
  const hits = rows.map(
    (row): Hit => ({
      datastore: String(row.datastore) as DatastoreName,
      record: parseRecord(row.body),
      score: -Number(row.rank),
    }),
  );
  const total =
    hits.length < limit ? hits.length : Number(database.prepare(`select count(*) as n ${where}`).get(...values)?.n);
  return { hits, total };
}

/** Ranks by how many of the words a record has, then by how well they fit. */
function matchingMost(database: DatabaseSync, words: readonly QueryWord[], query: KeywordQuery) {
  const found = new Map<string, { hit: Hit; words: number; score: number }>();
  for (const word of words) {
    for (const hit of matching(database, wordExpression(word), query, CANDIDATES_PER_WORD).hits) {
      const key = `${hit.datastore} ${hit.record._id}`;
      const entry = found.get(key) ?? { hit, words: 0, score: 0 };
      entry.words += 1;
      entry.score += hit.score;
      found.set(key, entry);
    }
  }
  const ranked = [...found.values()].sort((a, b) => b.words - a.words || b.score - a.score);
  const hits = ranked
    .slice(0, query.limit)
    .map(({ hit, words: count, score }) => ({ ...hit, score: count * 100 + score }));
  return { hits, total: ranked.length };
}
