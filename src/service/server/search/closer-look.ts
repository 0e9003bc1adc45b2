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
import { endsAsQuestion, holdsFigure, namesWeekday } from './question-signs.ts';
import { IN_TIME, type PlannedWord, type SearchPlan } from './search-plan.ts';

/**
 * What a record can do for a question, whatever it is about: tell what is asked for; or not, since it asks something
 * itself, since it names another of whom a part of the name is the same, or since no figure is in it and one is asked for.
 */
export type Bearing = 'tells' | 'asks' | 'another name' | 'no figure';

/** How well a record fits; to be compared within one search only. */
export interface Fit {
  readonly score: number;
  /** Without what its bearing adds: by words and time alone. */
  readonly fitByWords: number;
  readonly bearing: Bearing;
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
/** "Julia Porter" is not Julia Baker, "Nora Baker" neither; "Julia" may be. */
const FOLLOWED_BY_NAME = /^(?:(?:['’]s)? \p{Lu}|\p{sc=Han})/u;
const BEHIND_NAME = /(?:\p{Lu}[\p{L}\p{M}]* |\p{sc=Han})$/u;
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
  let tellsFigure = false;
  let isNamed = plan.names.length === 0;
  for (const member of searchFields) {
    const text = lookedAtText(record, member);
    if (text === undefined) continue;
    const kind = kindOfText(datastore, member);
    const pieces = placedPieces(text);
    if (kind === 'main') {
      written += pieces.length;
      asks ||= endsAsQuestion(text);
      hasFigure ||= holdsFigure(text, false);
      // For the order any figure is a sign of an answer; for the answer only one of the kind that is asked for.
      tellsFigure ||= plan.asksWhen ? holdsFigure(text, true) : hasFigure;
      tellsFigure ||= plan.asksForDay && namesWeekday(text);
    }
    const places = plan.words.map(({ word }) => occurrencesOf(word, text, pieces));
    for (const [index, occurrences] of places.entries()) {
      for (const { closeness } of occurrences)
        best[index] = Math.max(best[index] ?? 0, CLOSENESS[closeness] * KIND[kind]);
      if (occurrences.some(isFound)) held.add(index);
    }
    const placesOf = (one: PlannedWord) => places[plan.words.indexOf(one)] ?? [];
    together = Math.max(together, KIND[kind] * weightTogether(plan, placesOf));
    isNamed ||= plan.names.some(
      ([one, other]) =>
        areNear(one, placesOf(one), placesOf(other)) ||
        placesOf(one).some(({ end }) => !FOLLOWED_BY_NAME.test(text.slice(end))) ||
        placesOf(other).some(({ start }) => !BEHIND_NAME.test(text.slice(0, start))),
    );
    found.push({ member, text, occurrences: places.flat().filter(isFound) });
  }
  const largest = plan.words[0]?.weight ?? 0;
  let score = plan.words.reduce((sum, { weight }, index) => sum + weight * (best[index] ?? 0), 0) + together;
  if (plan.time && isIn(plan.time, seq)) score += IN_TIME * largest;
  const length = 1 + LENGTH * Math.log1p(written / USUAL_PIECES);
  const fitByWords = score / length;
  if (plan.asksForFigure && hasFigure) score += FIGURE * largest;
  if (plan.isQuestion && asks) score *= ASKING;
  score /= length;
  const typed = plan.words.toSorted((a, b) => a.position - b.position).map(({ word }) => word);
  const words = new Set(plan.words.filter((_, at) => held.has(at)).map(({ word }) => word));
  const match = matchFrom(typed, words, found);
  const weight = plan.words.reduce((sum, word, at) => sum + (held.has(at) ? word.weight : 0), 0);
  const bearing = bearingOf(plan, { asks, isNamed, hasFigure: tellsFigure });
  return { score, fitByWords, bearing, held: held.size, weight, match };
}

function bearingOf(
  { asksForFigure, isQuestion }: SearchPlan,
  { asks, isNamed, hasFigure }: { asks: boolean; isNamed: boolean; hasFigure: boolean },
): Bearing {
  // "I arrive at 5, who picks me up?" tells when.
  if (isQuestion && asks && !(asksForFigure && hasFigure)) return 'asks';
  if (!isNamed) return 'another name';
  return asksForFigure && !hasFigure ? 'no figure' : 'tells';
}

/** Words that were typed one after the other and stand so, or nearly, are meant together: names, and what has two words. */
function weightTogether({ words }: SearchPlan, placesOf: (word: PlannedWord) => readonly Occurrence[]): number {
  let sum = 0;
  for (const one of words) {
    const other = words.find(({ position }) => position === one.position + 1);
    if (other && areNear(one, placesOf(one), placesOf(other))) sum += TOGETHER * Math.min(one.weight, other.weight);
  }
  return sum;
}

/** Whether the word that was typed next stands behind this one, in a text that holds them at these places. */
function areNear({ word }: PlannedWord, places: readonly Occurrence[], next: readonly Occurrence[]): boolean {
  return places.some((one) =>
    next.some(({ at, start }) =>
      // What is written without spaces is one piece.
      at === one.at ? start === one.end : at > one.at && at - one.at <= word.pieces.length - 1 + NEAR,
    ),
  );
}
