/** Why a record was found: looks for the words of a query in the record itself. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { placesOf, stripMarks } from '../../words.ts';
import type { QueryWord } from './keywords.ts';
import { textAt } from './record-values.ts';
import { isRunOfPairs, type PlacedPiece, placedPieces, termsOf } from './words.ts';

/** Why a record is a hit. All words are as people wrote them. */
export interface HitMatch {
  /** Words and phrases of the query that it holds. */
  readonly words: readonly string[];
  /** Those that it does not hold. */
  readonly missing: readonly string[];
  /** Which words of its texts these are, by the member that holds them; each once, in their order. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/** How closely a word of a text is a searched one: the same, another form of it, begun with it, or not at all. */
export type Closeness = 'same' | 'form' | 'beginning';

/** A place in a text where a searched word stands. */
export interface Occurrence {
  /** UTF-16 positions. */
  readonly start: number;
  readonly end: number;
  readonly closeness: Closeness;
  /** Which of the text's pieces is its first one. */
  readonly at: number;
}

const RANK: { readonly [closeness in Closeness]: number } = { same: 2, form: 1, beginning: 0 };

/** How close one piece of a text is to one of a searched word (both folded). */
function closenessOf(piece: string, searched: string, { phrase }: QueryWord, mayGoOn: boolean): Closeness | undefined {
  if (piece === searched) return 'same';
  const terms = termsOf(piece);
  const forms = termsOf(searched);
  const plain = forms[0]?.text ?? searched;
  if (terms.some(({ text, whole }) => whole && text === plain)) return 'same';
  if (phrase) return undefined;
  if (terms.some(({ text }) => forms.some((form) => form.text === text))) return 'form';
  return mayGoOn && stripMarks(piece).startsWith(plain) ? 'beginning' : undefined;
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
    const part = isRunOfPairs(searched) ? placeInRun(text, placed, searched) : placeOfPiece(word, index, placed);
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
function placeInRun(text: string, { piece, start, end }: PlacedPiece, searched: string): Place | undefined {
  if (!piece.includes(searched)) return undefined;
  const [place] = placesOf(text.slice(start, end), searched, 1);
  return { start: start + (place?.[0] ?? 0), end: place ? start + place[1] : end, closeness: 'same' };
}

const MAX_WORDS_SHOWN = 20;

/** Looks a record over for the words of a query. */
export function matchOf(datastore: DatastoreName, record: DataRecord, query: readonly QueryWord[]): HitMatch {
  const { searchFields }: Datastore = DATASTORES[datastore];
  const held = new Set<QueryWord>();
  const members: Record<string, readonly string[]> = {};
  for (const member of searchFields) {
    const text = textAt(record, member);
    if (text === undefined) continue;
    const pieces = placedPieces(text);
    const places: Occurrence[] = [];
    for (const word of query) {
      const occurrences = occurrencesOf(word, text, pieces);
      if (occurrences.length > 0) held.add(word);
      places.push(...occurrences);
    }
    const shown = places.sort((a, b) => a.start - b.start).map(({ start, end }) => text.slice(start, end));
    if (shown.length > 0) members[member] = [...new Set(shown)].slice(0, MAX_WORDS_SHOWN);
  }
  const textsOf = (isHeld: boolean) => query.filter((word) => held.has(word) === isHeld).map((word) => word.text);
  return { words: textsOf(true), missing: textsOf(false), members };
}
