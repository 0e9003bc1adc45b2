/** Adds to what a question's words find what is near to it by meaning. Where no vectors can be had, nothing is added. */
import { type Clock, rejectOnAbort, TimeoutError, withTimeout } from '#platform/clock.ts';
import type { EndpointHost } from '../../contract/answers.ts';
import type { Archive } from '../archives/archives.ts';
import type { Found, Hit } from '../search/keyword-search.ts';
import { type EmbeddingsClient, EmbeddingsError } from './embeddings-client.ts';
import type { Near, NearestQuery } from './nearest.ts';
import type { OutageLog } from './outage-log.ts';
import type { Vector } from './vector.ts';

export type SemanticQuery = Pick<NearestQuery, 'datastores' | 'filters' | 'narrow'>;

export interface SemanticSearch {
  /** Where words are sent. */
  readonly sentTo: EndpointHost;
  /** The nearest first; none where the endpoint is down or slow. Rejects with the signal's reason alone. */
  near(archive: Pick<Archive, 'nearest'>, text: string, query: SemanticQuery, signal: AbortSignal): Promise<Near[]>;
}

/** How long an answer waits for vectors. */
const DEADLINE_MS = 2_000;
/** After a failure nobody waits for it for a while. */
const REST_MS = 30_000;
const MOST_NEAR = 20;
/** What is hardly nearer than anything else tells nothing. */
const LEAST_LIKENESS = 0.2;

export function createSemanticSearch(client: EmbeddingsClient, outages: OutageLog, clock: Clock): SemanticSearch {
  let restsUntil = Number.NEGATIVE_INFINITY;

  /** Undefined where none can be had now. */
  async function vectorOf(text: string, signal: AbortSignal): Promise<Vector | undefined> {
    if (clock.monotonic() < restsUntil) return undefined;
    try {
      const [vector] = await client.embed([text], { deadlineMs: DEADLINE_MS, signal });
      outages.worked();
      return vector;
    } catch (error) {
      if (!(error instanceof EmbeddingsError)) throw error;
      restsUntil = clock.monotonic() + REST_MS;
      outages.failed(error);
      return undefined;
    }
  }

  return {
    sentTo: client.sentTo,
    async near(archive, text, query, outer) {
      const endsAt = clock.monotonic() + DEADLINE_MS;
      const vector = await vectorOf(text, outer);
      if (!vector) return [];
      try {
        const near = await withTimeout(clock, endsAt - clock.monotonic(), outer, (signal) =>
          Promise.race([
            archive.nearest({ ...query, model: client.model, vector, limit: MOST_NEAR }),
            rejectOnAbort(signal),
          ]),
        );
        return near.filter(({ likeness }) => likeness >= LEAST_LIKENESS);
      } catch (error) {
        if (error instanceof TimeoutError) return [];
        throw error;
      }
    },
  };
}

/** What likeness adds to the score, and to how well a record fits: what is half like a question answers it by itself. */
const WEIGHTS = { score: 1, fit: 0.6 } as const;
/** Hits beyond those that words found. */
const MOST_ADDED = 4;

/** What words found with what is near by meaning, best first. */
export function addNearest(found: Found, near: readonly Near[], keywords: string): Found {
  const nameOf = ({ datastore, record }: Pick<Hit, 'datastore' | 'record'>) => `${datastore}/${record._id}`;
  const likeness = new Map(near.map((one) => [nameOf(one), one.likeness]));
  const raised = found.hits.map((hit): Hit => {
    const alike = likeness.get(nameOf(hit));
    if (alike === undefined) return hit;
    return {
      ...hit,
      score: hit.score + WEIGHTS.score * alike,
      fit: hit.fit + WEIGHTS.fit * alike,
      tells: true,
      tellsItself: true,
    };
  });
  const known = new Set(found.hits.map(nameOf));
  const added = near
    .filter((one) => !known.has(nameOf(one)))
    .slice(0, MOST_ADDED)
    .map(
      ({ datastore, record, seq, likeness: alike }): Hit => ({
        ...{ datastore, record, seq },
        score: WEIGHTS.score * alike,
        fit: WEIGHTS.fit * alike,
        tells: true,
        tellsItself: true,
        match: { words: [], missing: [keywords], members: {} },
      }),
    );
  const hits = [...raised, ...added].sort((a, b) => b.score - a.score);
  return { ...found, hits, total: Math.max(found.total, hits.length) };
}
