/**
 * Finds records by keywords, best first. All telling words must be there; where nothing has them all, two of them; then one.
 * The index says which records hold words; the best of these are opened and looked at.
 */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { ArchiveReader, Row } from '../archive/archive-reader.ts';
import { planFacts } from '../archive/facts.ts';
import type { Held } from '../archive/keyword-index.ts';
import { ALL_TIME, intersection, seqOf } from '../archive/moment.ts';
import { filterTest } from '../query/filter-match.ts';
import { type Candidate, type Candidates, holdingAll, holdingSome, type Scope, scopedTo } from './candidates.ts';
import { type Bearing, type Fit, lookAt } from './closer-look.ts';
import { holdsKind, isHeldKind } from './held-kinds.ts';
import { type HitMatch, matchOf } from './hit-match.ts';
import { parseKeywords, type QueryWord } from './keywords.ts';
import { narrowing } from './search-narrowing.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';

export interface Hit {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  /** Larger is better: above 1 what holds two of the telling words or all of them, below it what holds one of several. */
  readonly score: number;
  /** How much of what the telling words tell it holds, 0 to 1. */
  readonly share: number;
  /** How well it fits by words and time, whatever it says about them; comparable within one search. */
  readonly fitByWords: number;
  readonly bearing: Bearing;
  readonly match: HitMatch;
}

interface Looked {
  readonly seq: number;
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  readonly fit: Fit;
}

/** By how much of the best score the newest of the looked-at records is ahead of the oldest: about a place, of equals. */
const RECENCY = 0.03;

/**
 * @param areWhole whether all of them are known to hold all words, however these may stand there
 * @param most the score of the last hit before these; none of them gets more
 */
function rankLooked(looked: readonly Looked[], { words }: SearchPlan, areWhole: boolean, most = Infinity): Hit[] {
  const weight = words.reduce((sum, word) => sum + word.weight, 0);
  let [best, oldest, newest] = [0, Infinity, -Infinity];
  for (const { seq, fit } of looked) {
    best = Math.max(best, fit.score);
    oldest = Math.min(oldest, seq);
    newest = Math.max(newest, seq);
  }
  const ranked = looked.map(({ seq, datastore, record, fit }) => {
    const recency = newest === oldest ? 0 : (seq - oldest) / (newest - oldest);
    const score = weight === 0 ? 0 : (fit.score + RECENCY * best * recency) / weight;
    const isSeveral = areWhole || fit.held > 1 || words.length === 1;
    const share = weight === 0 ? 1 : Math.min(1, fit.weight / weight);
    // What holds one word of several stays below 1, whatever stands around it.
    const own = isSeveral ? 1 + score : score / (1 + score);
    const { fitByWords, bearing, match } = fit;
    return { seq, hit: { datastore, record, score: Math.min(most, own), share, fitByWords, bearing, match } };
  });
  return ranked.sort((a, b) => b.hit.score - a.hit.score || b.seq - a.seq).map(({ hit }) => hit);
}

interface Respelt {
  /** With the words that are there in place of those that are not. */
  readonly keywords: string;
  /** What was typed and is nowhere. */
  readonly typed: readonly string[];
}

/** Shorter ones are near too many words. */
const SPELT = /^\p{L}{4,30}$/u;

/** @returns undefined where every word is there in some form, or none that is not is nearly a word that is */
function respell(keywords: string, reader: ArchiveReader): Respelt | undefined {
  const typed: string[] = [];
  let read = keywords;
  for (const { text, phrase, parts } of parseKeywords(keywords).wanted) {
    const [part, ...more] = parts;
    const [plain = ''] = part?.forms ?? [];
    if (phrase || !part || more.length > 0 || !SPELT.test(plain) || isThere(part, reader)) continue;
    const near = reader.vocabulary.nearest(plain);
    if (near === undefined) continue;
    typed.push(text);
    read = read.replace(text, () => near);
  }
  return typed.length === 0 ? undefined : { keywords: read, typed };
}

/** In any form, or as the beginning of a longer word. */
function isThere({ forms }: QueryWord['parts'][number], { index, tokenOf, vocabulary }: ArchiveReader): boolean {
  const tokens = forms.map(tokenOf);
  if (tokens.some((token) => index.frequency(token) > 0)) return true;
  if (vocabulary.beginningWith(forms[0] ?? '', 1).length > 0) return true;
  // What is counted may lag behind what is there.
  return index.newest({ all: [{ anyOf: tokens }] }, ALL_TIME, 1).length > 0;
}

interface NewestRows {
  readonly rows: readonly Row[];
  /** How many there are in all. */
  readonly total: number;
  /** There may be more: not everything was looked through. */
  readonly atLeast?: true;
}

/** Records that are opened where the index alone does not decide. */
const OPENED_AT_MOST = 5_000;
const OPENED_AT_ONCE = 1_000;

/** @param fits what has to be asked of the records themselves; undefined where the index has decided it all */
function newestRows(
  reader: ArchiveReader,
  { question, range }: Held,
  fits: ((record: DataRecord) => boolean) | undefined,
  limit: number,
): NewestRows {
  if (!fits) {
    const rows = limit === 0 ? [] : reader.at(reader.index.newest(question, range, limit));
    const total = rows.length < limit ? rows.length : reader.index.count(question, range, Number.MAX_SAFE_INTEGER);
    return { rows, total };
  }
  const rows: Row[] = [];
  let total = 0;
  const newest = reader.index.newest(question, range, OPENED_AT_MOST + 1);
  for (let from = 0; from < newest.length; from += OPENED_AT_ONCE) {
    const some = reader.at(newest.slice(from, Math.min(from + OPENED_AT_ONCE, OPENED_AT_MOST)));
    for (const [index, record] of reader.open(some).entries()) {
      if (fits(record) && total++ < limit) rows.push(some[index] as Row);
    }
  }
  return newest.length > OPENED_AT_MOST ? { rows, total, atLeast: true } : { rows, total };
}

export interface KeywordQuery {
  /** None: what fits the rest, newest first. */
  keywords: string;
  datastores: readonly DatastoreName[];
  /** Most hits returned; 0 to count alone. */
  limit: number;
  /** Only records that happened at or after this ISO time. */
  since?: string | undefined;
  /** Only records that fit all of these. */
  filters?: readonly Filter[] | undefined;
  narrow?: SearchFilter | undefined;
  /** Hits that are passed over. */
  skip?: number | undefined;
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

const NOTHING: Found = { hits: [], total: 0 };
/** Records that are opened and put in order together; the next ones follow when more hits are asked for. */
const LOOKED_AT = 120;
/** Records that hold one word are counted so far: of more it is said that there are at least so many. */
const COUNTED = 10_000;
/** Tokens of a word that is counted; several words, and beginnings of many, are counted no further than they are asked for. */
const COUNTED_TOKENS = 8;
/** Records that are opened to find those which fit what only they can tell. */
const SIFTED = 2000;

/**
 * @returns hits, best first
 * @throws BadFilterError, PatternCostError
 */
export function searchByKeywords(reader: ArchiveReader, query: KeywordQuery): Found {
  if (query.datastores.length === 0) return NOTHING;
  return searchAsTyped(reader, query, () => searchRespelt(reader, query));
}

/** @param otherwise what is found in another way where nothing holds all the words; undefined for nothing */
function searchAsTyped(reader: ArchiveReader, query: KeywordQuery, otherwise: () => Found | undefined): Found {
  const search = createSearch(reader, query);
  const plan = planSearch(query.keywords, reader, { cut: false, isAsked: query.partly });
  if (plan.words.length === 0) return query.narrow === undefined ? NOTHING : search.newest();
  const whole = query.partly ? undefined : search.all(plan);
  if (whole && whole.total > 0) return whole;
  const other = query.partly ? undefined : otherwise();
  if (other) return other;
  // What was typed without spaces may be several words.
  const cut = planSearch(query.keywords, reader, { cut: true, isAsked: query.partly });
  const parts = query.partly || cut.words.length === plan.words.length ? undefined : search.all(cut);
  if (parts && parts.total > 0) return parts;
  return cut.words.length > 1 || query.partly ? search.some(cut) : NOTHING;
}

/** With the nearest words that are there in place of those that are nowhere. */
function searchRespelt(reader: ArchiveReader, query: KeywordQuery): Found | undefined {
  const respelt = respell(query.keywords, reader);
  if (!respelt) return undefined;
  const read = searchAsTyped(reader, { ...query, keywords: respelt.keywords }, () => undefined);
  const missing = (hit: Hit) => [...respelt.typed, ...hit.match.missing];
  return read.total === 0
    ? undefined
    : { ...read, hits: read.hits.map((hit) => ({ ...hit, match: { ...hit.match, missing: missing(hit) } })) };
}

/** What only records themselves can tell; undefined where the index decides it all. */
function recordTest(
  filters: readonly Filter[],
  has: SearchFilter['has'],
): ((record: DataRecord) => boolean) | undefined {
  const holds = isHeldKind(has) ? holdsKind(has) : undefined;
  if (filters.length === 0) return holds;
  const fits = filterTest(filters);
  return holds ? (record) => holds(record) && fits(record) : fits;
}

function createSearch(reader: ArchiveReader, query: KeywordQuery) {
  const { filters = [], skip = 0, limit } = query;
  const facts = planFacts(filters);
  const fits = recordTest(facts.exact ? [] : filters, query.narrow?.has);
  /** Hits to be looked for: what only records can tell is counted by opening them. */
  const enough = limit === 0 ? (fits ? SIFTED : 0) : skip + limit;
  const typed = parseKeywords(query.keywords);
  const narrowed = narrowing(typed, query.narrow ?? {}, reader);
  const since = query.since === undefined ? ALL_TIME : { ...ALL_TIME, from: seqOf(query.since) };
  const wanted = [...reader.holding(facts.each), ...narrowed.all];

  /** @param beside whether words are asked for, too */
  function scopeOf(beside: boolean): Scope {
    const { all, none } = reader.among(query.datastores, beside || wanted.length > 0);
    const question = { all: [...all, ...wanted], none: [...none, ...narrowed.none] };
    return { question, range: intersection(narrowed.range, since) };
  }

  /** Opens candidates, so many at a time, until there are enough hits. */
  function look({ list }: Candidates, plan: SearchPlan, areWhole: boolean): Hit[] {
    const hits: Hit[] = [];
    const candidates = fits ? list.slice(0, SIFTED) : list;
    for (let from = 0; from < candidates.length && hits.length < enough; from += LOOKED_AT) {
      const looked = open(candidates.slice(from, from + LOOKED_AT), plan);
      hits.push(...rankLooked(looked, plan, areWhole, hits.at(-1)?.score));
    }
    return hits;
  }

  function open(candidates: readonly Candidate[], plan: SearchPlan): Looked[] {
    const rows = reader.at(candidates.map(({ seq }) => seq));
    return reader.open(rows).flatMap((record, at) => {
      const { seq, datastore } = rows[at] as Row;
      return fits && !fits(record) ? [] : [{ seq, datastore, record, fit: lookAt(datastore, record, seq, plan) }];
    });
  }

  const found = (hits: readonly Hit[], total: number, atLeast: boolean): Found => ({
    hits: hits.slice(skip, skip + limit),
    total: Math.max(total, hits.length),
    ...(atLeast || narrowed.cut ? { atLeast: true } : {}),
  });

  return {
    newest(): Found {
      const { rows, ...totals } = newestRows(reader, scopeOf(false), fits, skip + limit);
      const shown = rows.slice(skip);
      const hits = reader.open(shown).map((record, at): Hit => {
        const { datastore } = shown[at] as Row;
        const match = matchOf(datastore, record, []);
        return { datastore, record, score: 0, share: 1, fitByWords: 0, bearing: 'tells', match };
      });
      return { hits, ...totals, ...(narrowed.cut ? { atLeast: true } : {}) };
    },
    all(plan: SearchPlan): Found {
      const scope = scopeOf(true);
      const candidates = holdingAll(reader.index, plan, scope, LOOKED_AT);
      const hits = look(candidates, plan, true);
      // What only the records can tell is not counted further than it is shown.
      if (fits) return found(hits, 0, candidates.cut || hits.length >= enough);
      if (!candidates.cut) return found(hits, candidates.list.length, false);
      const [word, ...others] = plan.words;
      const isOne = word && others.length === 0 && 'anyOf' in word.any && word.any.anyOf.length <= COUNTED_TOKENS;
      if (!isOne) return found(hits, candidates.list.length, true);
      const total = reader.index.count(scopedTo(scope, [word]), scope.range, COUNTED);
      return found(hits, total, total === COUNTED);
    },
    some(plan: SearchPlan): Found {
      const candidates = holdingSome(reader.index, plan, scopeOf(true));
      const least = !query.partly && candidates.list.some(({ held }) => held > 1) ? 2 : 1;
      const list = candidates.list.filter(({ held }) => held >= least);
      const hits = look({ ...candidates, list }, plan, false);
      if (fits) return found(hits, 0, candidates.cut || hits.length >= enough);
      return found(hits, list.length, candidates.cut);
    },
  };
}
