/**
 * Everyday words that mean about the same, in ten languages. concepts.tsv has one concept a line and one language a column, with
 * commas between the words of a cell; lines that begin with # are headings. It is read when the first word is looked up.
 */
import { readFileSync } from 'node:fs';
import { foldCase, stripDiacritics } from '#platform/text-match.ts';
import { isStopWord } from '../text/stop-words.ts';
import { isRunOfPairs, partsOf, piecesOf, stemIn, typedOut } from '../text/words.ts';
import type { QueryWord } from './keywords.ts';

const FILE = new URL('./concepts.tsv', import.meta.url);
const MAX_RELATED = 24;
/** Letters of a stem: shorter ones are those of too many words. */
const MIN_STEM = 3;

interface Table {
  readonly languages: readonly string[];
  /** Lines of the file. */
  readonly concepts: readonly string[];
  /** Where a folded word stands. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** Its folded words by their first letters. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
}

/** A cell: line × number of columns + column. */
type Place = number;

let read: Table | undefined;

function table(): Table {
  read ??= readTable(readFileSync(FILE, 'utf8'));
  return read;
}

function readTable(text: string): Table {
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const languages = header.split('\t');
  const places = new Map<string, Place[]>();
  for (const [line, concept] of lines.entries()) {
    for (const [column, cell] of concept.split('\t').entries()) {
      for (const key of cell.split(', ').flatMap(keysOf)) {
        const place = line * languages.length + column;
        const known = places.get(key);
        if (!known) places.set(key, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
    }
  }
  return {
    languages,
    concepts: lines,
    places,
    beginnings: Map.groupBy(places.keys(), (key) => key.slice(0, MIN_STEM)),
  };
}

/** "l'avion" is avion, "mother's" is mother. */
const AROUND = /^(?:[cdjlmnst]|qu)['’](?=\p{L})|['’]s$/giu;

const written = (word: string) =>
  foldCase(word.replace(AROUND, ''))
    .replace(/[\s-]+/g, ' ')
    .replaceAll('’', "'");

/** A word without case and accents, as it is compared. */
const keyOf = (word: string) => stripDiacritics(written(word));

/** The key, and how it is typed without the letters: Fähre as Faehre. */
const keysOf = (word: string) => [keyOf(word), ...typedOut(written(word))];

const languageAt = (place: Place) => {
  const { languages } = table();
  return languages[place % languages.length] ?? '';
};

const wordsOfCell = (line: number, column: number): string[] =>
  table().concepts[line]?.split('\t')[column]?.split(', ') ?? [];

function wordsAt(place: Place): string[] {
  const { length } = table().languages;
  return wordsOfCell(Math.floor(place / length), place % length);
}

/** Places in the language, where it has any. */
function inLanguage(places: readonly Place[], language: string | undefined): readonly Place[] {
  const own = places.filter((place) => languageAt(place) === language);
  return own.length > 0 ? own : places;
}

/**
 * Where a word stands; where accents or a capital tell words apart (país is not pais, kind not Kind), only those that are
 * written as it is. Who types no accents may mean both.
 */
function placesOf(word: string, language: string | undefined): readonly Place[] {
  const places = inLanguage(table().places.get(keyOf(word)) ?? [], language);
  const writtenAs = (form: (word: string) => string, some: readonly Place[]) => {
    const same = some.filter((place) => wordsAt(place).some((other) => form(other) === form(word)));
    return same.length > 0 ? same : some;
  };
  const sameCase = writtenAs(stripDiacritics, places);
  return keyOf(word) === written(word) ? sameCase : writtenAs(written, sameCase);
}

/** The stem of a word in its language, unless so much is cut off that it may be another's: паром is no пар. */
function ownStem(word: string, language: string): string | undefined {
  const stem = word.includes(' ') ? undefined : stemIn(language, word);
  return stem !== undefined && (stem.length > MIN_STEM || (stem.length === MIN_STEM && word.length - stem.length <= 1))
    ? stem
    : undefined;
}

/** Words of the table that have the stem of a word in their own language, with their places. */
function sameStem(word: string): readonly (readonly [key: string, place: Place])[] {
  const { languages, places, beginnings } = table();
  const typed = written(word);
  return languages.flatMap((language, column) => {
    const stem = typed.includes(' ') ? undefined : stemIn(language, typed);
    if (stem === undefined || stem.length < MIN_STEM) return [];
    const hasStem = (other: string, key: string) => keyOf(other) === key && ownStem(written(other), language) === stem;
    return (beginnings.get(stem.slice(0, MIN_STEM)) ?? []).flatMap((key) =>
      (places.get(key) ?? [])
        .filter((place) => place % languages.length === column && wordsAt(place).some((other) => hasStem(other, key)))
        .map((place) => [key, place] as const),
    );
  });
}

/** As it stands and as its stem in its own language, which is no stem of another. */
function formsOf(piece: string, language: string): readonly string[] {
  const plain = stripDiacritics(piece);
  const stem = ownStem(piece, language) ?? plain;
  return stem === plain ? [plain] : [plain, stem];
}

/** A related word as it is looked for: never by its beginning. */
function queryWord(text: string, language: string): QueryWord {
  const pieces = piecesOf(text);
  const parts = pieces.flatMap((piece) => {
    if (isRunOfPairs(piece)) return partsOf(piece, 'whole');
    return [{ forms: formsOf(piece, language), prefix: undefined }];
  });
  return { text, phrase: false, pieces, parts };
}

/** By rank in their cells, so that each language comes before any has a second word. */
function* inTurn(cells: readonly (readonly string[])[]): Generator<readonly [cell: number, word: string]> {
  const longest = Math.max(0, ...cells.map((words) => words.length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const [cell, words] of cells.entries()) {
      const word = words[rank];
      if (word !== undefined) yield [cell, word];
    }
  }
}

/** Single ideographs are part of too many words. */
const isTooShort = (word: string) => isRunOfPairs(word) && [...word].length === 1;

/**
 * The other words of the concepts that hold a word, at most 24: those of its own language first. None for a stop word.
 * @param language the code of the word's language, where it is known; the word is looked up in the others when it has none there
 */
export function relatedWords(word: string, language?: string): readonly QueryWord[] {
  if (isStopWord(word)) return [];
  const { languages } = table();
  const exact = placesOf(word, language);
  const stemmed = exact.length > 0 ? [] : sameStem(word);
  const places = exact.length > 0 ? exact : inLanguage([...new Set(stemmed.map(([, place]) => place))], language);
  const seen = new Set([keyOf(word), ...stemmed.map(([key]) => key)]);
  const columns = new Set(places.map((place) => place % languages.length));
  const lines = [...new Set(places.map((place) => Math.floor(place / languages.length)))];
  const cells = lines.flatMap((line) => languages.map((_, column) => ({ line, column })));
  const found: QueryWord[] = [];
  for (const isOwn of [true, false]) {
    const taken = cells.filter(({ column }) => columns.has(column) === isOwn);
    for (const [cell, text] of inTurn(taken.map(({ line, column }) => wordsOfCell(line, column)))) {
      const key = keyOf(text);
      if (seen.has(key) || isTooShort(text) || isStopWord(text)) continue;
      seen.add(key);
      found.push(queryWord(text, languages[taken[cell]?.column ?? 0] ?? ''));
      if (found.length === MAX_RELATED) return found;
    }
  }
  return found;
}

/** The texts of relatedWords. */
export function related(word: string, language?: string): readonly string[] {
  return relatedWords(word, language).map(({ text }) => text);
}
