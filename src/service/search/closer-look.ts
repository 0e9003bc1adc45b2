/** Looks at opened records: how well each fits what is looked for. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { isIn } from '../archive/moment.ts';
import { kindOfText, type SearchedTexts } from '../archive/record-values.ts';
import { placedPieces } from '../text/words.ts';
import {
  type Closeness,
  type FoundIn,
  type HitMatch,
  isFound,
  lookedAtText,
  matchFrom,
  type Occurrence,
  occurrencesOf,
} from './hit-match.ts';
import { endsAsQuestion } from './question-signs.ts';
import { IN_TIME, type SearchPlan } from './search-plan.ts';

/** How well a record fits; to be compared within one search only. */
export interface Fit {
  readonly score: number;
  /** Words of the plan that it holds, and their weight. */
  readonly held: number;
  readonly weight: number;
  readonly match: HitMatch;
}

/** What of a word's weight counts, by where and how closely it stands. */
const CLOSENESS: { readonly [closeness in Closeness]: number } = { same: 1, form: 0.9, kin: 0.5, beginning: 0.5 };
const KIND: { readonly [kind in keyof SearchedTexts]: number } = { main: 1, sender: 0.9, place: 0.5 };
/** What is added for a word that follows its neighbour of the query, as a part of the smaller weight of both. */
const TOGETHER = 0.7;
/** Pieces between two words that still stand together. */
const NEAR = 2;
/** What a text that asks counts, when somebody asks. */
const ASKING = 0.8;
/** What is added for figures where they are asked for, as a part of the largest weight. */
const FIGURE = 0.5;
/** By how much longer texts count less. */
const LENGTH = 0.05;
const USUAL_PIECES = 12;

/**
 * @param seq the record's row number: its time
 */
export function lookAt(datastore: DatastoreName, record: DataRecord, seq: number, plan: SearchPlan): Fit {
  const { searchFields }: Datastore = DATASTORES[datastore];
  const best = plan.words.map(() => 0);
  const found: FoundIn[] = [];
  const held = new Set<number>();
  let together = 0;
  let written = 0;
  let asks = false;
  let hasFigure = false;
  for (const member of searchFields) {
    const text = lookedAtText(record, member);
    if (text === undefined) continue;
    const kind = kindOfText(datastore, member);
    const pieces = placedPieces(text);
    if (kind === 'main') {
      written += pieces.length;
      asks ||= endsAsQuestion(text);
      hasFigure ||= /\p{N}/u.test(text);
    }
    const places = plan.words.map(({ word }) => occurrencesOf(word, text, pieces));
    for (const [index, occurrences] of places.entries()) {
      for (const { closeness } of occurrences)
        best[index] = Math.max(best[index] ?? 0, CLOSENESS[closeness] * KIND[kind]);
      if (occurrences.some(isFound)) held.add(index);
    }
    together = Math.max(together, KIND[kind] * weightTogether(plan, places));
    found.push({ member, text, occurrences: places.flat().filter(isFound) });
  }
  const largest = plan.words[0]?.weight ?? 0;
  let score = plan.words.reduce((sum, { weight }, index) => sum + weight * (best[index] ?? 0), 0) + together;
  if (plan.time && isIn(plan.time, seq)) score += IN_TIME * largest;
  if (plan.asksForFigure && hasFigure) score += FIGURE * largest;
  if (plan.isQuestion && asks) score *= ASKING;
  score /= 1 + LENGTH * Math.log1p(written / USUAL_PIECES);
  const typed = plan.words.toSorted((a, b) => a.position - b.position).map(({ word }) => word);
  const words = new Set(plan.words.filter((_, at) => held.has(at)).map(({ word }) => word));
  const match = matchFrom(typed, words, found);
  const weight = plan.words.reduce((sum, word, at) => sum + (held.has(at) ? word.weight : 0), 0);
  return { score, held: held.size, weight, match };
}

/** Words that were typed one after the other and stand so, or nearly, are meant together: names, and what has two words. */
function weightTogether({ words }: SearchPlan, places: readonly (readonly Occurrence[])[]): number {
  let sum = 0;
  for (const [index, { word, position, weight }] of words.entries()) {
    const next = words.findIndex((other) => other.position === position + 1);
    const other = words[next];
    if (!other) continue;
    const areNear = places[index]?.some((one) =>
      places[next]?.some(({ at }) => at > one.at && at - one.at <= word.pieces.length - 1 + NEAR),
    );
    if (areNear) sum += TOGETHER * Math.min(weight, other.weight);
  }
  return sum;
}
