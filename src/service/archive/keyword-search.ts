/** Finds records by keywords, ranked. All keywords must match; when nothing has them all, those with most of them. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import type { ArchiveReader, RankedRow } from './archive-reader.ts';
import { planFacts } from './facts.ts';
import { filterTest } from './filter-match.ts';
import type { Wanted } from './keyword-index.ts';
import { type SeqRange, seqOf, seqRange } from './moment.ts';
import { contentWords } from './stop-words.ts';
import { type QueryWord, queryWords } from './words.ts';

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

export interface Found {
  hits: Hit[];
  /** How many records match in all. */
  total: number;
}

const CANDIDATES_PER_WORD = 400;
/** Of words that are more common than this, only the newest records that hold them are ranked. */
const RANKED_AT_MOST = 5_000;

/**
 * Looks for all keywords, then for all that carry a subject, then for any of those.
 * @returns hits, best first
 * @throws BadFilterError, PatternCostError
 */
export function searchByKeywords(reader: ArchiveReader, key: ArchiveKey, query: KeywordQuery): Found {
  const words = queryWords(query.keywords);
  if (words.length === 0 || query.datastores.length === 0) return { hits: [], total: 0 };
  const search = createSearch(reader, key, query);
  const all = search(words, query.limit);
  if (all.total > 0 || words.length === 1) return all;
  const telling = queryWords(contentWords(query.keywords));
  const most = telling.length < words.length ? search(telling, query.limit) : all;
  return most.total > 0 || telling.length === 1 ? most : matchingMost(search, telling, query.limit);
}

type Search = (words: readonly QueryWord[], limit: number) => Found;

function createSearch(reader: ArchiveReader, key: ArchiveKey, query: KeywordQuery): Search {
  const filters = query.filters ?? [];
  const plan = planFacts(filters);
  const fits = plan.exact ? undefined : filterTest(filters);
  const facts = reader.factQuestion(query.datastores, plan);
  const since: SeqRange =
    query.since === undefined
      ? seqRange(undefined, undefined)
      : { ...seqRange(undefined, undefined), from: seqOf(query.since) };
  const toHit = (row: RankedRow, record = reader.open(row)): Hit => ({
    datastore: row.datastore,
    record,
    score: -row.rank,
  });
  return (words, limit) => {
    const question = { all: [...facts.all, ...words.flatMap((word) => wantedOf(word, reader, key))] };
    const newest = reader.index.newest(question, since, RANKED_AT_MOST + 1).at(RANKED_AT_MOST);
    const range = newest === undefined ? since : { ...since, from: newest };
    if (!fits) {
      const hits = reader.best(question, range, limit).map((row) => toHit(row));
      const total = hits.length < limit ? hits.length : reader.index.count(question, since, Number.MAX_SAFE_INTEGER);
      return { hits, total };
    }
    const hits: Hit[] = [];
    for (const row of reader.best(question, range, RANKED_AT_MOST)) {
      const record = reader.open(row);
      if (fits(record)) hits.push(toHit(row, record));
    }
    return { hits: hits.slice(0, limit), total: hits.length };
  };
}

/** What the index is asked for one keyword: each of its parts in one of its forms, or as the beginning of a word. */
function wantedOf(word: QueryWord, reader: ArchiveReader, key: ArchiveKey): Wanted[] {
  return word.map(({ forms, prefix }) => {
    const tokens = new Set(forms.map((form) => key.token(form)));
    if (prefix !== undefined) for (const token of reader.vocabulary.beginningWith(prefix)) tokens.add(token);
    return { anyOf: [...tokens] };
  });
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
