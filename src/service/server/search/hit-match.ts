/** Explains why a record is a hit: finds the words of a query in the record. */
import { memoize } from '#platform/lru-cache.ts';
import { findSubstring, fold } from '#platform/text-match.ts';
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { textAt } from '../archive/record-values.ts';
import { isUnspaced, koreanStem, type PlacedPiece, piecesOf, placedPieces, termsOf } from '../text/words.ts';
import type { QueryWord } from './keywords.ts';

/** Words found in a hit, in their original spelling. */
export interface HitMatch {
  /** Words and phrases of the query in the record. */
  readonly words: readonly string[];
  /** Words and phrases of the query not in the record. */
  readonly missing: readonly string[];
  /** The matching words of its texts by member; without repeats, in order. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/** An occurrence of a searched word, in UTF-16 positions. */
export interface Occurrence {
  readonly start: number;
  readonly end: number;
}

export interface PieceForms {
  /** As written, folded. */
  readonly plain: string;
  /** The same, and its ASCII transliterations. */
  readonly whole: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

const MAX_CACHED = 20_000;

function listForms(piece: string, language: string | undefined): PieceForms {
  const terms = termsOf(piece, language);
  return {
    plain: terms[0]?.text ?? piece,
    whole: new Set(terms.filter(({ whole }) => whole).map(({ text }) => text)),
    all: new Set(terms.map(({ text }) => text)),
  };
}

/** Cached, since every piece of every opened record is compared with every searched one. */
const formsOf = memoize<PieceForms, [piece: string, language: string | undefined]>(MAX_CACHED, (_, ...given) =>
  listForms(...given),
);
/** @param language of the searched words, if known: stems of other languages are ignored */
export const formsOfPiece = (piece: string, language?: string): PieceForms =>
  // Unspaced runs have a form per character, and seldom repeat.
  isUnspaced(piece) ? listForms(piece, language) : formsOf(`${language ?? ''} ${piece}`, piece, language);

/** Tells whether a text has a word, in any form. */
export function wordTest(text: string): (word: string) => boolean {
  const forms = new Set(piecesOf(text).flatMap((piece) => [...formsOfPiece(piece).all]));
  return (word) => piecesOf(word).some((piece) => !formsOfPiece(piece).all.isDisjointFrom(forms));
}

export const beginsWith = ({ whole }: PieceForms, prefix: string): boolean =>
  [...whole].some((word) => word.startsWith(prefix));

/** Whether a piece of a text matches a searched piece that has spaces around it (both folded) or starts with `prefix`. */
function fits(
  piece: string,
  searched: string,
  { phrase, language, parts }: QueryWord,
  prefix: string | undefined,
): boolean {
  if (piece === searched) return true;
  if (isUnspaced(piece)) return false;
  const written = formsOfPiece(piece, language);
  const sought = formsOfPiece(searched, language);
  if (written.whole.has(sought.plain)) return true;
  if (phrase) return false;
  const [only, ...more] = parts;
  if (more.length === 0 && only?.forms.some((form) => written.all.has(form))) return true;
  return !written.all.isDisjointFrom(sought.all) || (prefix !== undefined && beginsWith(written, prefix));
}

/** All occurrences of a searched word among the pieces of a text. */
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
  for (const [index, searched] of word.pieces.entries()) {
    const placed = pieces[at + index];
    if (!placed) return undefined;
    const part = isUnspaced(searched) ? placeInRun(text, placed, searched, word) : placeOfPiece(word, index, placed);
    if (!part) return undefined;
    if (start < 0) start = part.start;
    end = part.end;
  }
  return { start, end };
}

function placeOfPiece(word: QueryWord, index: number, { piece, start, end }: PlacedPiece): Occurrence | undefined {
  const searched = word.pieces[index] ?? '';
  const prefix = index === word.pieces.length - 1 ? word.parts.at(-1)?.prefix : undefined;
  return fits(piece, searched, word, prefix) ? { start, end } : undefined;
}

/** A match may start anywhere in unspaced text. */
function placeInRun(
  text: string,
  placed: PlacedPiece,
  searched: string,
  { phrase }: QueryWord,
): Occurrence | undefined {
  const { piece, start, end } = placed;
  const stem = phrase ? undefined : koreanStem(searched);
  const written = [searched, stem].find((form) => form !== undefined && piece.includes(form));
  if (written === undefined) return undefined;
  const [place] = findSubstring(text.slice(start, end), fold(written), 1);
  return { start: start + (place?.[0] ?? 0), end: place ? start + place[1] : end };
}

const MAX_WORDS_SHOWN = 20;
/** Characters searched per member: files may be long, and a hundred of them are opened. */
export const MAX_SEARCHED = 20_000;

/** The searched part of a member's text. */
export function searchedPart(record: DataRecord, member: string): string | undefined {
  return textAt(record, member)?.slice(0, MAX_SEARCHED);
}

/** Finds the words of a query in a record. @param forms of what the words ask for, marked too */
export function matchOf(
  datastore: DatastoreName,
  record: DataRecord,
  query: readonly QueryWord[],
  forms: readonly RegExp[] = [],
): HitMatch {
  const { searchFields }: Datastore = DATASTORES[datastore];
  const held = new Set<QueryWord>();
  const members: Record<string, readonly string[]> = {};
  for (const member of query.length === 0 ? [] : searchFields) {
    const text = searchedPart(record, member);
    if (text === undefined) continue;
    const pieces = placedPieces(text);
    const places = query.flatMap((word) => {
      const found = occurrencesOf(word, text, pieces);
      if (found.length > 0) held.add(word);
      return found;
    });
    for (const form of forms) {
      const found = form.exec(text);
      if (found) places.push({ start: found.index, end: found.index + found[0].length });
    }
    places.sort((a, b) => a.start - b.start);
    const shown = new Set(places.map(({ start, end }) => text.slice(start, end)));
    if (shown.size > 0) members[member] = [...shown].slice(0, MAX_WORDS_SHOWN);
  }
  const textsOf = (isHeld: boolean) => query.filter((word) => held.has(word) === isHeld).map((word) => word.text);
  return { words: textsOf(true), missing: textsOf(false), members };
}
