/** Nearest-neighbour search: compares the signs of all vectors, then the values of the best candidates. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { Archive } from '../archive/archive.ts';
import { filterTest } from '../query/filter-match.ts';
import { scopeOf } from '../search/scope.ts';
import { modelToken } from './unread-texts.ts';
import { cosine, countDifferingSigns, signsOf, type Vector } from './vector.ts';
import { openSigns, openValues } from './vector-blocks.ts';

export interface NearestQuery {
  readonly model: string;
  readonly vector: Vector;
  readonly datastores: readonly DatastoreName[];
  readonly filters: readonly Filter[];
  readonly narrow?: SearchFilter | undefined;
  readonly limit: number;
}

export interface Near {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  readonly seq: number;
  /** 1 for identical, 0 for the average similarity of the archive's records. */
  readonly similarity: number;
}

/** Bytes of sealed signs scanned per query, newest blocks first: about a million records of 384 dimensions. */
const MAX_BYTES = 64 * 1024 ** 2;
const BLOCKS_AT_ONCE = 256;
/** If the search is narrowed: maximum number of allowed records, the newest. */
const MAX_ALLOWED = 20_000;
/** Candidates whose values are compared. */
const COMPARED = 200;
/** Vectors sampled for the average similarity. */
const SAMPLED = 2_000;

interface Candidate {
  readonly seq: number;
  readonly block: number;
  readonly place: number;
  readonly differing: number;
}

/** @returns the nearest records first */
export function nearest(archive: Archive, query: NearestQuery): Near[] {
  const { vector, filters, datastores, limit } = query;
  if (datastores.length === 0) return [];
  const scope = scopeOf(archive, query);
  // A narrowed search considers only the newest records.
  const allowed = scope.isNarrowed
    ? new Set(archive.index.find(scope.question(false), scope.range, MAX_ALLOWED))
    : undefined;
  const candidates = bestCandidates(archive, query, scope.range, allowed);
  const compared = compare(archive, vector, candidates);
  const similarity = new Map(compared.map((one) => [one.seq, one.similarity]));
  const rows = archive.rowsAt(compared.map(({ seq }) => seq)).filter((row) => datastores.includes(row.datastore));
  const mayRead = filters.length === 0 ? () => true : filterTest(filters);
  const found: Near[] = [];
  for (const [at, record] of archive.open(rows).entries()) {
    const row = rows[at];
    if (!row || found.length === limit || !mayRead(record)) continue;
    found.push({ datastore: row.datastore, record, seq: row.seq, similarity: similarity.get(row.seq) ?? 0 });
  }
  return found;
}

/** The candidates whose signs differ in the fewest positions. */
function bestCandidates(
  { vectors, key }: Archive,
  { vector, model }: NearestQuery,
  { from, to }: { from: number; to: number },
  allowed: ReadonlySet<number> | undefined,
): Candidate[] {
  const token = modelToken(key, model);
  const signs = signsOf(vector);
  let best: Candidate[] = [];
  let worst = Number.POSITIVE_INFINITY;
  let [below, left] = [Number.MAX_SAFE_INTEGER, MAX_BYTES];
  const cut = () => {
    best.sort((a, b) => a.differing - b.differing);
    best = best.slice(0, COMPARED);
    worst = best.length === COMPARED ? (best.at(-1)?.differing ?? worst) : worst;
  };
  for (;;) {
    const blocks = vectors.signs(token, { since: from, until: to }, below, BLOCKS_AT_ONCE);
    for (const { number, signs: sealed } of blocks) {
      left -= sealed.byteLength;
      const opened = openSigns(key, number, sealed, vector.length);
      if (!opened) continue;
      for (const [place, seq] of opened.seqs.entries()) {
        const differing = countDifferingSigns(signs, opened.signs, place * signs.length);
        if (differing < worst && seq >= from && seq <= to && (allowed?.has(seq) ?? true))
          best.push({ seq, block: number, place, differing });
      }
      if (best.length > 4 * COMPARED) cut();
    }
    const last = blocks.at(-1);
    if (!last || blocks.length < BLOCKS_AT_ONCE || left <= 0) break;
    below = last.number;
  }
  cut();
  return best;
}

/** Ranks candidates by their values, nearest first; the average comes from the vectors stored beside them. */
function compare({ vectors, key }: Archive, vector: Vector, candidates: readonly Candidate[]) {
  const blocks = vectors.values([...new Set(candidates.map(({ block }) => block))]);
  const opened = new Map([...blocks].map(([number, sealed]) => [number, openValues(key, number, sealed)]));
  let [sum, count] = [0, 0];
  for (const values of opened.values()) {
    const end = Math.min(values.length, (SAMPLED - count) * vector.length);
    for (let from = 0; from < end; from += vector.length, count++) sum += cosine(vector, values, from);
  }
  const usual = count === 0 ? 0 : sum / count;
  return candidates
    .flatMap(({ seq, block, place }) => {
      const values = opened.get(block);
      if (!values || usual >= 1) return [];
      return [{ seq, similarity: (cosine(vector, values, place * vector.length) - usual) / (1 - usual) }];
    })
    .sort((a, b) => b.similarity - a.similarity);
}
