/**
 * Finds records by keywords, best first. All telling words must be there; where nothing has them all, two of them; then one.
 * The index says which records hold words; the best of these are opened and looked at.
 */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { type Candidates, holdingAll, holdingSome, type Scope, scopedTo } from './candidates.ts';
import { type Fit, lookAt } from './closer-look.ts';
import { planFacts } from './facts.ts';
import { filterTest } from './filter-match.ts';
import type { HitMatch } from './hit-match.ts';
import { ALL_TIME, seqOf } from './moment.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';

export interface Hit {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  /** Larger is better: above 1 what holds two of the telling words or all of them, below it what holds one of several. */
  readonly score: number;
  /** How much of what the telling words tell it holds, 0 to 1. */
  readonly share: number;
  readonly match: HitMatch;
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
  /** Whether those that hold only some of the words follow those that hold all: for questions. */
  partly?: boolean | undefined;
}

export interface Found {
  hits: Hit[];
  /** How many records match in all. */
  total: number;
  /** There may be more: not everything was looked through. */
  atLeast?: true;
}

/** Records that are opened to be looked at; as many as hits are asked for, where these are more. */
const LOOKED_AT = 120;
/** Records that are opened to find those which fit what only they can tell. */
const SIFTED = 2000;
/** By how much of the best score the newest of the looked-at records is ahead of the oldest, of equals. */
const RECENCY = 0.03;

/**
 * @returns hits, best first
 * @throws BadFilterError, PatternCostError
 */
export function searchByKeywords(reader: ArchiveReader, key: ArchiveKey, query: KeywordQuery): Found {
  if (query.datastores.length === 0) return { hits: [], total: 0 };
  const plan = planSearch(query.keywords, reader, key, false);
  if (plan.words.length === 0) return { hits: [], total: 0 };
  const search = createSearch(reader, query);
  const whole = query.partly ? undefined : search.all(plan);
  if (whole && whole.total > 0) return whole;
  // What was typed without spaces may be several words.
  const cut = planSearch(query.keywords, reader, key, true);
  const parts = query.partly || cut.words.length === plan.words.length ? undefined : search.all(cut);
  if (parts && parts.total > 0) return parts;
  return cut.words.length > 1 || query.partly ? search.some(cut) : { hits: [], total: 0 };
}

function createSearch(reader: ArchiveReader, query: KeywordQuery) {
  const filters = query.filters ?? [];
  const facts = planFacts(filters);
  const fits = facts.exact ? undefined : filterTest(filters);
  const range = query.since === undefined ? ALL_TIME : { ...ALL_TIME, from: seqOf(query.since) };
  const scopeOf = ({ unwanted }: SearchPlan): Scope => ({
    question: { ...reader.factQuestion(query.datastores, facts), none: unwanted },
    range,
  });

  /** Opens the best candidates. */
  function look({ list }: Candidates, plan: SearchPlan): Looked[] {
    const looked: Looked[] = [];
    const most = Math.max(LOOKED_AT, query.limit);
    for (const { seq } of list.slice(0, fits ? SIFTED : most)) {
      const row = reader.row(seq);
      if (!row) continue;
      const record = reader.open(row);
      if (fits && !fits(record)) continue;
      looked.push({ seq, datastore: row.datastore, record, fit: lookAt(row.datastore, record, seq, plan) });
      if (looked.length === most) break;
    }
    return looked;
  }

  return {
    all(plan: SearchPlan): Found {
      const scope = scopeOf(plan);
      const candidates = holdingAll(reader.index, plan, scope, LOOKED_AT);
      const hits = rank(look(candidates, plan), plan, true).slice(0, query.limit);
      if (fits)
        return counted(hits, hits.length < query.limit ? hits.length : query.limit, candidates.list.length > SIFTED);
      const { length } = candidates.list;
      const total = candidates.cut
        ? reader.index.count(scopedTo(scope, plan.words), range, Number.MAX_SAFE_INTEGER)
        : length;
      return counted(hits, total, false);
    },
    some(plan: SearchPlan): Found {
      const candidates = holdingSome(reader.index, plan, scopeOf(plan));
      const ranked = rank(look(candidates, plan), plan, false);
      const several = ranked.filter(({ score }) => score > 1);
      const hits = several.length === 0 || query.partly ? ranked : several;
      const least = several.length === 0 || query.partly ? 1 : 2;
      const total = fits ? hits.length : candidates.list.filter(({ held }) => held >= least).length;
      return counted(hits.slice(0, query.limit), Math.max(total, hits.length), candidates.cut);
    },
  };
}

const counted = (hits: Hit[], total: number, atLeast: boolean): Found => ({
  hits,
  total,
  ...(atLeast ? { atLeast: true } : {}),
});

interface Looked {
  readonly seq: number;
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  readonly fit: Fit;
}

/** @param areWhole whether all of them are known to hold all words, however these may stand there */
function rank(looked: readonly Looked[], { words }: SearchPlan, areWhole: boolean): Hit[] {
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  const best = Math.max(...looked.map(({ fit }) => fit.score), 0);
  const [oldest, newest] = [Math.min(...looked.map(({ seq }) => seq)), Math.max(...looked.map(({ seq }) => seq))];
  const ranked = looked.map(({ seq, datastore, record, fit }) => {
    const recency = newest === oldest ? 0 : (seq - oldest) / (newest - oldest);
    const score = (fit.score + RECENCY * best * recency) / Math.max(weight, 1e-9);
    const isSeveral = areWhole || fit.held > 1 || words.length === 1;
    const missing = new Set(fit.match.missing);
    const held = words.reduce((sum, { word, weight: own }) => sum + (missing.has(word.text) ? 0 : own), 0);
    const share = weight === 0 ? 1 : held / weight;
    // What holds one word of several stays below 1, whatever stands around it.
    const hit = { datastore, record, score: isSeveral ? 1 + score : score / (1 + score), share, match: fit.match };
    return { seq, hit };
  });
  return ranked.sort((a, b) => b.hit.score - a.hit.score || b.seq - a.seq).map(({ hit }) => hit);
}
