/** Finds records by keywords, ranked. All keywords must match; when nothing has them all, those with most of them. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchFilter, SearchMatch } from '../../contract/search-extension.ts';
import type { ArchiveKey } from './archive-key.ts';
import { type ArchiveReader, anyOf, type RankedRow, type Row } from './archive-reader.ts';
import { planFacts } from './facts.ts';
import { filterTest } from './filter-match.ts';
import { intersection, seqOf, seqRange } from './moment.ts';
import { narrowing, readKeywords } from './search-narrowing.ts';
import { contentWords } from './stop-words.ts';
import { type QueryWord, queryWords } from './words.ts';

export interface Hit {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  /** Larger is better; comparable within one search only. */
  readonly score: number;
}

/** What `_match` says of a hit. */
export function matchOf({ score }: Hit): SearchMatch {
  return { score };
}

export interface KeywordQuery {
  /** See keywordsIn of the search extension. None: what fits the rest, newest first. */
  keywords: string;
  datastores: readonly DatastoreName[];
  /** Most hits returned. */
  limit: number;
  /** Only records that happened at or after this ISO time. */
  since?: string | undefined;
  /** Only records that fit all of these. */
  filters?: readonly Filter[] | undefined;
  narrow?: SearchFilter | undefined;
  /** Hits that are passed over. */
  skip?: number | undefined;
}

export interface Found {
  hits: Hit[];
  /** How many records match in all. */
  total: number;
  /** There may be more: not everything was looked through. */
  atLeast?: true;
}

const CANDIDATES_PER_WORD = 400;
/** Of words that are more common than this, only the newest records that hold them are ranked. */
const RANKED_AT_MOST = 5_000;
/** Records that are opened for a list without keywords. */
const OPENED_AT_MOST = 5_000;

/**
 * Looks for all keywords, then for all that carry a subject, then for any of those.
 * @returns hits, best first
 * @throws BadFilterError, PatternCostError
 */
export function searchByKeywords(reader: ArchiveReader, key: ArchiveKey, query: KeywordQuery): Found {
  const { skip = 0 } = query;
  const found = findByKeywords(reader, key, { ...query, limit: query.limit + skip });
  return skip === 0 ? found : { ...found, hits: found.hits.slice(skip) };
}

function findByKeywords(reader: ArchiveReader, key: ArchiveKey, query: KeywordQuery): Found {
  const { sought } = readKeywords(query.keywords);
  const words = queryWords(sought);
  if (query.datastores.length === 0) return { hits: [], total: 0 };
  const search = createSearch(reader, key, query);
  if (words.length === 0) return query.narrow === undefined ? { hits: [], total: 0 } : search.newest(query.limit);
  const all = search(words, query.limit);
  if (all.total > 0 || words.length === 1) return all;
  const telling = queryWords(contentWords(sought));
  const most = telling.length < words.length ? search(telling, query.limit) : all;
  return most.total > 0 || telling.length === 1 ? most : matchingMost(search, telling, query.limit);
}

interface Search {
  (words: readonly QueryWord[], limit: number): Found;
  newest(limit: number): Found;
}

function createSearch(reader: ArchiveReader, key: ArchiveKey, query: KeywordQuery): Search {
  const narrowed = narrowing(readKeywords(query.keywords), query.narrow ?? {});
  const filters = [...(query.filters ?? []), ...narrowed.filters];
  const plan = planFacts(filters);
  const passes = plan.exact ? undefined : filterTest(filters);
  const fits =
    passes || narrowed.fits
      ? (record: DataRecord, { datastore }: Row) =>
          (passes?.(record) ?? true) && (narrowed.fits?.(record, datastore) ?? true)
      : undefined;
  const facts = reader.factExpression(query.datastores, plan);
  const since = intersection(narrowed.range, {
    ...seqRange(undefined, undefined),
    ...(query.since === undefined ? {} : { from: seqOf(query.since) }),
  });
  const toHit = (row: RankedRow, record = reader.open(row)): Hit => ({
    datastore: row.datastore,
    record,
    score: -row.rank,
  });
  const newest = (limit: number): Found => {
    const hits: Hit[] = [];
    let total = 0;
    let opened = 0;
    for (const row of reader.rows(facts, since, 'newest')) {
      if (!fits && hits.length === limit) return { hits, total: reader.matches(facts, since) };
      if (opened === OPENED_AT_MOST) return { hits, total, atLeast: true };
      opened++;
      const record = reader.open(row);
      if (fits && !fits(record, row)) continue;
      total++;
      if (hits.length < limit) hits.push(toHit({ ...row, rank: 0 }, record));
    }
    return { hits, total };
  };
  const ranked = (words: readonly QueryWord[], limit: number): Found => {
    const expression = `${facts} AND ${words.map((word) => `(${wordExpression(word, reader, key)})`).join(' AND ')}`;
    const oldest = reader.nthNewest(expression, since, RANKED_AT_MOST);
    const range = oldest === undefined ? since : { ...since, from: oldest };
    if (!fits) {
      const hits = reader.best(expression, range, limit).map((row) => toHit(row));
      const total = hits.length < limit ? hits.length : reader.matches(expression, since);
      return { hits, total };
    }
    const hits: Hit[] = [];
    for (const row of reader.best(expression, range, RANKED_AT_MOST)) {
      const record = reader.open(row);
      if (fits(record, row)) hits.push(toHit(row, record));
    }
    return { hits: hits.slice(0, limit), total: hits.length, ...(oldest === undefined ? {} : { atLeast: true }) };
  };
  return Object.assign(ranked, { newest });
}

/** One keyword as an FTS5 expression: each of its parts in one of its forms, or as the beginning of a word. */
function wordExpression(word: QueryWord, reader: ArchiveReader, key: ArchiveKey): string {
  return word
    .map(({ forms, prefix }) => {
      const tokens = new Set(forms.map((form) => key.token(form)));
      if (prefix !== undefined) for (const token of reader.vocabulary.beginningWith(prefix)) tokens.add(token);
      return `{main side} : (${anyOf([...tokens])})`;
    })
    .join(' AND ');
}

/** Ranks by how many of the words a record has, then by how well they fit. */
function matchingMost(search: Search, words: readonly QueryWord[], limit: number): Found {
  const found = new Map<string, { hit: Hit; words: number; score: number }>();
  for (const word of words) {
    for (const hit of search([word], CANDIDATES_PER_WORD).hits) {
      const id = `${hit.datastore} ${hit.record._id}`;
      const entry = found.get(id) ?? { hit, words: 0, score: 0 };
      entry.words += 1;
      entry.score += hit.score;
      found.set(id, entry);
    }
  }
  const ranked = [...found.values()].sort((a, b) => b.words - a.words || b.score - a.score);
  const hits = ranked.slice(0, limit).map(({ hit, words: count, score }) => ({ ...hit, score: count * 100 + score }));
  return { hits, total: ranked.length };
}
