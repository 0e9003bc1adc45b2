/**
 * Everyday words of one meaning in ten languages. concepts.tsv: a concept per line, a language per column, # headings.
 */
import { readFileSync } from 'node:fs';
import { memoize } from '#platform/lru-cache.ts';
import { foldCase, stripDiacritics } from '#platform/text-match.ts';
import { isStopWord } from '../text/stop-words.ts';
import { ARTICLES, asciiForms, isUnspaced, partsOf, piecesOf, stemIn } from '../text/words.ts';
import type { QueryWord } from './keywords.ts';

const FILE = new URL('./concepts.tsv', import.meta.url);
const MAX_RELATED = 24;
/** Minimum length of a stem: shorter ones belong to too many words. */
const MIN_STEM = 3;
const MIN_LATIN_STEM = 5;
const UMLAUT = /[äöü]/i;
const LATIN = /\p{Script=Latin}/u;

interface Table {
  /** Lines of the file, without headings. */
  readonly concepts: readonly string[];
  readonly columns: readonly Column[];
}

interface Column {
  readonly language: string;
  /** Its cells, case and accents folded, as one text to search: words are delimited by bars. */
  readonly folded: string;
  /** Start offsets of the lines in the text. */
  readonly starts: readonly number[];
}

/** A cell. */
interface Place {
  readonly line: number;
  readonly column: number;
}

let read: Table | undefined;

function table(): Table {
  read ??= readTable(readFileSync(FILE, 'utf8'));
  return read;
}

function readTable(text: string): Table {
  const [header = '', ...concepts] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const folded = stripDiacritics(foldCase(concepts.join('\n')))
    .replaceAll('-', ' ')
    .replaceAll(', ', '|')
    .split('\n');
  const rows = folded.map((line) => line.split('\t'));
  const columns = header.split('\t').map((language, column) => {
    const cells = rows.map((row) => `|${row[column] ?? ''}|`);
    let next = 0;
    const starts = cells.map((cell) => {
      const start = next;
      next += cell.length + 1;
      return start;
    });
    return { language, folded: cells.join('\n'), starts };
  });
  return { concepts, columns };
}

/** Words of a column with this prefix, with their places; a trailing bar makes it match whole words. */
function beginningWith(beginning: string, column: number): { key: string; place: Place }[] {
  const { folded, starts } = table().columns[column] ?? { folded: '', starts: [] };
  const found: { key: string; place: Place }[] = [];
  for (let at = folded.indexOf(beginning); at >= 0; at = folded.indexOf(beginning, at + 1)) {
    if (folded[at - 1] !== '|') continue;
    const line = starts.findLastIndex((start) => start < at);
    found.push({ key: folded.slice(at, folded.indexOf('|', at)), place: { line, column } });
  }
  return found;
}

/** Number of words whose places are cached: a question looks each of its words up several times. */
const MAX_CACHED = 2_000;

const placesOfKey = memoize<readonly Place[]>(MAX_CACHED, (key) =>
  table().columns.flatMap((_, column) => beginningWith(`${key}|`, column).map(({ place }) => place)),
);

/** Whether the words together are in a concept: "mot de passe". */
export const isConcept = (words: string): boolean => placesOfKey(keyOf(words)).length > 0;

/** Places of a word typed without its special letters: Faehre for Fähre. */
function typedOutPlaces(key: string): Place[] {
  const short = key.replace(/([aou])e/g, '$1');
  if (short === key) return [];
  return placesOfKey(short).filter((place) => wordsAt(place).some((word) => asciiForms(written(word)).includes(key)));
}

/** "l'avion" is avion, "mother's" is mother. */
const AROUND = /^(?:[cdjlmnst]|qu)['’](?=\p{L})|['’]s$/giu;

const written = (word: string) =>
  foldCase(word.replace(AROUND, ''))
    .replace(/[\s-]+/g, ' ')
    .replaceAll('’', "'");

/** The comparison key of a word: case and accents folded. */
const keyOf = (word: string) => stripDiacritics(written(word));

const wordsAt = ({ line, column }: Place): string[] => table().concepts[line]?.split('\t')[column]?.split(', ') ?? [];

/** The places in the language, or all if there are none. */
function inLanguage(places: readonly Place[], language: string | undefined): readonly Place[] {
  const own = places.filter(({ column }) => table().columns[column]?.language === language);
  return own.length > 0 ? own : places;
}

/** Accents and capitals distinguish words (país, pais; kind, Kind), unless the word is typed without accents. */
function placesOf(word: string, language: string | undefined): readonly Place[] {
  const key = keyOf(word);
  const whole = key === '' ? [] : placesOfKey(key);
  const places = inLanguage(whole.length > 0 ? whole : typedOutPlaces(key), language);
  const writtenAs = (form: (word: string) => string, some: readonly Place[]) => {
    const same = some.filter((place) => wordsAt(place).some((other) => form(other) === form(word)));
    return same.length > 0 ? same : some;
  };
  const sameCase = writtenAs(stripDiacritics, places);
  return key === written(word) ? sameCase : writtenAs(written, sameCase);
}

/** The stem of a word, unless so much is cut off that it may be another word's: паром isn't пар. */
function ownStem(word: string, language: string): string | undefined {
  const stem = word.includes(' ') ? undefined : stemIn(language, word);
  return stem !== undefined && (stem.length > MIN_STEM || (stem.length === MIN_STEM && word.length - stem.length <= 1))
    ? stem
    : undefined;
}

/** German endings add umlauts but never remove them: Bücher is Buch, but sagen isn't Säge. */
const losesUmlaut = (word: string, typed: string) => UMLAUT.test(word) && !UMLAUT.test(typed) && !/[aou]e/.test(typed);

/** Words with the same stem in their language; a short Latin stem needs an added ending: dogs, but no nine for niño. */
function sameStem(word: string, wordLanguage: string | undefined): readonly { key: string; place: Place }[] {
  const typed = written(word);
  const typedKey = keyOf(word);
  const shortest = LATIN.test(typed) ? MIN_LATIN_STEM : MIN_STEM;
  return table().columns.flatMap(({ language }, column) => {
    const stem = typed.includes(' ') ? undefined : stemIn(language, typed);
    if (stem === undefined || stem.length < MIN_STEM) return [];
    const isSure = language === wordLanguage || stem.length >= shortest;
    const isOfStem = (other: string, key: string) =>
      keyOf(other) === key &&
      ownStem(written(other), language) === stem &&
      !(language === 'de' && losesUmlaut(other, typed));
    // A stemmer may change the last letter: ferri for ferry.
    return beginningWith(stem.slice(0, Math.max(MIN_STEM, stem.length - 1)), column).filter(
      ({ key, place }) => (isSure || typedKey.startsWith(key)) && wordsAt(place).some((other) => isOfStem(other, key)),
    );
  });
}

/** The word itself and its stem in its own language only; in German, fähr would become fahr. */
function formsOf(piece: string, language: string): readonly string[] {
  const joined = piece.replace(/['’]/g, '');
  const plain = stripDiacritics(joined);
  const stem = (UMLAUT.test(joined) ? undefined : ownStem(joined, language)) ?? plain;
  return stem === plain ? [plain] : [plain, stem];
}

/** Builds a query for a related word, without prefix search. */
function queryWord(text: string, language: string): QueryWord {
  const pieces = piecesOf(text);
  const parts = pieces.flatMap((piece) => {
    if (isUnspaced(piece)) return partsOf(piece, 'whole');
    return [{ forms: formsOf(piece, language), prefix: undefined }];
  });
  return { text, phrase: false, pieces, parts, language };
}

/** Yields words by rank, so that each language gets its first word before any gets a second. */
function* byRank(cells: readonly (readonly string[])[]): Generator<readonly [cell: number, word: string]> {
  const longest = Math.max(0, ...cells.map((words) => words.length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const [cell, words] of cells.entries()) {
      const word = words[rank];
      if (word !== undefined) yield [cell, word];
    }
  }
}

/** Single ideographs occur in too many words. */
const isTooShort = (word: string) => isUnspaced(word) && [...word].length === 1;

export interface RelatedWord extends QueryWord {
  /** It's of another language, so it has the same meaning, not just a related one. */
  readonly isTranslation: boolean;
}

/** Other words of its concepts, at most 24, its own language first; none for a stop word. @param language of the word, if known */
export function relatedWords(word: string, language?: string): readonly RelatedWord[] {
  if (isStopWord(word)) return [];
  const whole = placesOf(word, language);
  const exact = whole.length > 0 ? whole : placesOf(word.replace(ARTICLES, ''), language);
  const stemmed = exact.length > 0 ? [] : sameStem(word, language);
  const places =
    exact.length > 0
      ? exact
      : inLanguage(
          stemmed.map(({ place }) => place),
          language,
        );
  const seen = new Set([keyOf(word), keyOf(word.replace(ARTICLES, '')), ...stemmed.map(({ key }) => key)]);
  const own = new Set(places.map(({ column }) => column));
  const lines = [...new Set(places.map(({ line }) => line))];
  const cells = lines.flatMap((line) => table().columns.map((_, column) => ({ line, column })));
  const found: RelatedWord[] = [];
  for (const isTranslation of [false, true]) {
    const taken = cells.filter(({ column }) => own.has(column) !== isTranslation);
    for (const [cell, text] of byRank(taken.map(wordsAt))) {
      const key = keyOf(text);
      if (seen.has(key) || isTooShort(text) || isStopWord(text)) continue;
      seen.add(key);
      const other = table().columns[taken[cell]?.column ?? 0]?.language ?? '';
      found.push({ ...queryWord(text, other), isTranslation });
      if (found.length === MAX_RELATED) return found;
    }
  }
  return found;
}

const englishOf = memoize<readonly string[], [word: string, language: string | undefined]>(
  MAX_CACHED,
  (_, word, language) => {
    const exact = placesOf(word, language);
    const places = exact.length > 0 ? exact : sameStem(word, language).map(({ place }) => place);
    return places.flatMap(({ line }) => wordsAt({ line, column: 0 }));
  },
);

/** The English words of the concepts of a word in any form. @param language of the word, if known */
export const englishWords = (word: string, language?: string): readonly string[] =>
  englishOf(`${language ?? ''} ${word}`, word, language);
