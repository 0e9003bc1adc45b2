/** Puts records that were looked at in order: two words before one, then by how well they fit, then the newer. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { Bearing, Fit } from './closer-look.ts';
import type { HitMatch } from './hit-match.ts';
import type { SearchPlan } from './search-plan.ts';

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

export interface Looked {
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
export function rankLooked(
  looked: readonly Looked[],
  { words }: SearchPlan,
  areWhole: boolean,
  most = Infinity,
): Hit[] {
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
