/** Why a record was found: looks for the words of a query in the record itself. */

import { memoize } from '#platform/lru-cache.ts';
import { findSubstring, fold } from '#platform/text-match.ts';
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { textAt } from '../archive/record-values.ts';
import { isRunOfPairs, koreanStem, type PlacedPiece, placedPieces, termsOf } from '../text/words.ts';
import type { QueryWord } from './keywords.ts';

/** Why a record is a hit. All words are as people wrote them. */
export interface HitMatch {
  /** Words and phrases of the query that it holds. */
  readonly words: readonly string[];
  /** Those that it does not hold. */
  readonly missing: readonly string[];
  /** Which words of its texts these are, by the member that holds them; each once, in their order. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/**
 * How closely a word of a text is a searched one: the same, another form of it, begun with it, or of the same beginning, as
 * far as can be told without a dictionary.
 */
export type Closeness = 'same' | 'form' | 'beginning' | 'kin';

/** A place in a text where a searched word stands. */
export interface Occurrence {
  /** UTF-16 positions. */
  readonly start: number;
  readonly end: number;
  readonly closeness: Closeness;
  /** Which of the text's pieces is its first one. */
  readonly at: number;
}

const RANK: { readonly [closeness in Closeness]: number } = { same: 3, form: 2, beginning: 1, kin: 0 };

interface PieceForms {
  /** As it is written, folded. */
  readonly plain: string;
  readonly whole: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

const MAX_REMEMBERED = 20_000;

/** Every piece of every record that is looked at is compared with every searched one. */
const formsOfPiece = memoize<PieceForms>(MAX_REMEMBERED, (piece) => {
  const terms = termsOf(piece);
  return {
    plain: terms[0]?.text ?? piece,
    whole: new Set(terms.filter(({ whole }) => whole).map(({ text }) => text)),
    all: new Set(terms.map(({ text }) => text)),
  };
});

/** How close one piece of a text is to one of a searched word (both folded). */
function closenessOf(piece: string, searched: string, { phrase }: QueryWord, mayGoOn: boolean): Closeness | undefined {
  if (piece === searched) return 'same';
  const written = formsOfPiece(piece);
  const sought = formsOfPiece(searched);
  if (written.whole.has(sought.plain)) return 'same';
  if (phrase) return undefined;
  if (!written.all.isDisjointFrom(sought.all)) return 'form';
  if (mayGoOn && written.plain.startsWith(sought.plain)) return 'beginning';
  return areKin(written.plain, sought.plain) ? 'kin' : undefined;
}

const SHORTEST_KIN = 4;
const LONGEST_ENDING = 3;

/** `wohnt` and `wohnen`, `allergisch` and `Allergie`. */
function areKin(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  const ending = Math.max(one.length, other.length) - common;
  return common >= SHORTEST_KIN && ending <= LONGEST_ENDING && common > ending;
}

/** Every place where a searched word stands among the pieces of a text. */
export function occurrencesOf(word: QueryWord, text: string, pieces: readonly PlacedPiece[]): Occurrence[] {
  const found: Occurrence[] = [];
  for (let at = 0; at + word.pieces.length <= pieces.length; at++) {
    const occurrence = occurrenceAt(word, text, pieces, at);
    if (occurrence) found.push(occurrence);
  }
  return found;
}

function occurrenceAt(
  word: QueryWord,
  text: string,
  pieces: readonly PlacedPiece[],
  at: number,
): Occurrence | undefined {
  let start = -1;
  let end = -1;
  let closeness: Closeness = 'same';
  for (const [index, searched] of word.pieces.entries()) {
    const placed = pieces[at + index];
    if (!placed) return undefined;
    const part = isRunOfPairs(searched) ? placeInRun(text, placed, searched, word) : placeOfPiece(word, index, placed);
    if (!part) return undefined;
    if (start < 0) start = part.start;
    end = part.end;
    if (RANK[part.closeness] < RANK[closeness]) closeness = part.closeness;
  }
  return { start, end, closeness, at };
}

type Place = Omit<Occurrence, 'at'>;

function placeOfPiece(word: QueryWord, index: number, { piece, start, end }: PlacedPiece): Place | undefined {
  const searched = word.pieces[index] ?? '';
  const mayGoOn = index === word.pieces.length - 1 && word.parts.at(-1)?.prefix !== undefined;
  const closeness = closenessOf(piece, searched, word, mayGoOn);
  return closeness && { start, end, closeness };
}

/** What is written without spaces may stand anywhere in a run. */
function placeInRun(text: string, placed: PlacedPiece, searched: string, { phrase }: QueryWord): Place | undefined {
  const { piece, start, end } = placed;
  const stem = phrase ? undefined : koreanStem(searched);
  const written = [searched, stem].find((form) => form !== undefined && piece.includes(form));
  if (written === undefined) return undefined;
  const [place] = findSubstring(text.slice(start, end), fold(written), 1);
  const closeness = written === searched ? 'same' : 'form';
  return { start: start + (place?.[0] ?? 0), end: place ? start + place[1] : end, closeness };
}

/** Of the same beginning is not found: it only tells which of two hits fits better. */
export const isFound = ({ closeness }: Occurrence): boolean => closeness !== 'kin';

const MAX_WORDS_SHOWN = 20;
/** Characters of one member that are looked at: files are as long as they are, and a hundred of them are looked at. */
const MOST_LOOKED_AT = 20_000;

/** The text of a member, as far as it is looked at. */
export function lookedAtText(record: DataRecord, member: string): string | undefined {
  return textAt(record, member)?.slice(0, MOST_LOOKED_AT);
}

/** What was found in one member of a record. */
export interface FoundIn {
  readonly member: string;
  readonly text: string;
  readonly occurrences: readonly Occurrence[];
}

/** @param held those of `query` that were found somewhere */
export function matchFrom(
  query: readonly QueryWord[],
  held: ReadonlySet<QueryWord>,
  found: readonly FoundIn[],
): HitMatch {
  const members: Record<string, readonly string[]> = {};
  for (const { member, text, occurrences } of found) {
    const places = occurrences.toSorted((a, b) => a.start - b.start);
    const shown = new Set(places.map(({ start, end }) => text.slice(start, end)));
    if (shown.size > 0) members[member] = [...shown].slice(0, MAX_WORDS_SHOWN);
  }
  const textsOf = (isHeld: boolean) => query.filter((word) => held.has(word) === isHeld).map((word) => word.text);
  return { words: textsOf(true), missing: textsOf(false), members };
}

/** Looks a record over for the words of a query. */
export function matchOf(datastore: DatastoreName, record: DataRecord, query: readonly QueryWord[]): HitMatch {
  const { searchFields }: Datastore = DATASTORES[datastore];
  const held = new Set<QueryWord>();
  const found = searchFields.flatMap((member): FoundIn[] => {
    const text = lookedAtText(record, member);
    if (text === undefined) return [];
    const pieces = placedPieces(text);
    const occurrences = query.flatMap((word) => {
      const places = occurrencesOf(word, text, pieces).filter(isFound);
      if (places.length > 0) held.add(word);
      return places;
    });
    return [{ member, text, occurrences }];
  });
  return matchFrom(query, held, found);
}
