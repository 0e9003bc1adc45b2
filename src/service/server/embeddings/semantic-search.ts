/** Adds semantic matches to keyword hits; nothing if no vectors are available. */
import { type Clock, rejectOnAbort, TimeoutError, withTimeout } from '#platform/clock.ts';
import type { Archive } from '../archives/archives.ts';
import type { Found, Hit } from '../search/keyword-search.ts';
import { type EmbeddingsClient, EmbeddingsError } from './embeddings-client.ts';
import type { Near, NearestQuery } from './nearest.ts';
import type { OutageLog } from './outage-log.ts';
import type { Vector } from './vector.ts';

export type SemanticQuery = Pick<NearestQuery, 'datastores' | 'filters' | 'narrow'>;

/** How long an answer waits for the vector and the search. */
const DEADLINE_MS = 2_000;
/** After a failure, the endpoint isn't called for this long. */
const BACKOFF_MS = 30_000;
const MAX_NEAR = 20;
/** Lower similarity is noise. */
const MIN_SIMILARITY = 0.2;

export type SemanticSearch = ReturnType<typeof createSemanticSearch>;

export function createSemanticSearch(client: EmbeddingsClient, outages: OutageLog, clock: Clock) {
  let retryAt = Number.NEGATIVE_INFINITY;

  /** Undefined if it's unavailable. */
  async function vectorOf(text: string, signal: AbortSignal): Promise<Vector | undefined> {
    if (clock.monotonic() < retryAt) return undefined;
    try {
      const [vector] = await client.embed([text], { deadlineMs: DEADLINE_MS, signal });
      outages.worked();
      return vector;
    } catch (error) {
      if (!(error instanceof EmbeddingsError)) throw error;
      retryAt = clock.monotonic() + BACKOFF_MS;
      outages.failed(error);
      return undefined;
    }
  }

  return {
    /** The endpoint that texts are sent to. */
    sentTo: client.sentTo,
    /** The nearest records first; empty if the endpoint is down or slow. Rejects only with the signal's reason. */
    async near(
      archive: Pick<Archive, 'nearest'>,
      text: string,
      query: SemanticQuery,
      outer: AbortSignal,
    ): Promise<Near[]> {
      const endsAt = clock.monotonic() + DEADLINE_MS;
      const vector = await vectorOf(text, outer);
      if (!vector) return [];
      try {
        const near = await withTimeout(clock, endsAt - clock.monotonic(), outer, (signal) =>
          Promise.race([
            archive.nearest({ ...query, model: client.model, vector, limit: MAX_NEAR }),
            rejectOnAbort(signal),
          ]),
        );
        return near.filter(({ similarity }) => similarity >= MIN_SIMILARITY);
      } catch (error) {
        if (error instanceof TimeoutError) return [];
        throw error;
      }
    },
  };
}

/** Weight of similarity in the score and the fit: a half-similar record answers a question by itself. */
const WEIGHTS = { score: 1, fit: 0.6 } as const;
/** Maximum number of hits added to the keyword hits. */
const MAX_ADDED = 4;

/** Merges keyword hits and semantic matches, best first. */
export function addNearest(found: Found, near: readonly Near[], keywords: string): Found {
  const nameOf = ({ datastore, record }: Pick<Hit, 'datastore' | 'record'>) => `${datastore}/${record._id}`;
  const similarity = new Map(near.map((one) => [nameOf(one), one.similarity]));
  const raised = found.hits.map((hit): Hit => {
    const value = similarity.get(nameOf(hit));
    if (value === undefined) return hit;
    return {
      ...hit,
      score: hit.score + WEIGHTS.score * value,
      fit: hit.fit + WEIGHTS.fit * value,
      isOnTopic: true,
      hasTopic: true,
      unsaid: [],
    };
  });
  const known = new Set(found.hits.map(nameOf));
  const added = near
    .filter((one) => !known.has(nameOf(one)))
    .slice(0, MAX_ADDED)
    .map(
      ({ datastore, record, seq, similarity: value }): Hit => ({
        ...{ datastore, record, seq },
        score: WEIGHTS.score * value,
        fit: WEIGHTS.fit * value,
        isOnTopic: true,
        hasTopic: true,
        said: [keywords],
        unsaid: [],
        match: { words: [], missing: [keywords], members: {} },
      }),
    );
  const hits = [...raised, ...added].sort((a, b) => b.score - a.score);
  return { ...found, hits, total: Math.max(found.total, hits.length) };
}
