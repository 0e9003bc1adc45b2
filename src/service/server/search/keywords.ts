/** Parses search input: words, "phrases", and excluded -words. */
import { partsOf, placedPieces, type WordPart } from '../text/words.ts';

/** A search term: a word, several joined without a space (e-mail), or a phrase. */
export interface QueryWord {
  /** As typed, without quotes, the minus sign and surrounding punctuation. */
  readonly text: string;
  /** Its pieces (see piecesOf), which must be adjacent in a text. */
  readonly pieces: readonly string[];
  /** The index forms of each piece, or of each pair of its characters. */
  readonly parts: readonly WordPart[];
  /** Was in quotes: only this exact form counts. */
  readonly phrase: boolean;
  /** Language of its other forms; undefined to use those of every language. */
  readonly language?: string | undefined;
}

export interface Keywords {
  readonly wanted: readonly QueryWord[];
  readonly unwanted: readonly QueryWord[];
}

/** Further keywords are ignored; questions contain many stop words. */
const MAX_QUERY_WORDS = 60;

const ENTRIES = /(?<![\p{L}\p{N}])(?<minus>-?)["“„«](?<phrase>[^"“”„«»]+)["“”»]|[^\s"“”„«»]+/gu;
/** Commas and slashes between digits belong to a number or a date. */
const SEPARATORS = /[;|()[\]{}…、。]+|(?<!\d)[,/]|[,/](?!\d)/u;
/** `-ferry`, but not `-5`. */
const UNWANTED = /^-(?=[\p{L}\p{Extended_Pictographic}])/u;

/** Final punctuation, after which no one continues a word. */
const ENDED = /[.?!…。？！؟۔।]["”»)]*\s*$/u;

/** @param isEnded whether the last word is complete, rather than still being typed @param language of the words, if known */
export function parseKeywords(keywords: string, isEnded = ENDED.test(keywords), language?: string): Keywords {
  const wanted: { text: string; phrase: boolean }[] = [];
  const unwanted: { text: string; phrase: boolean }[] = [];
  for (const { 0: entry, groups } of keywords.matchAll(ENTRIES)) {
    if (groups?.phrase !== undefined) {
      (groups.minus === '-' ? unwanted : wanted).push({ text: groups.phrase.trim(), phrase: true });
      continue;
    }
    const list = UNWANTED.test(entry) ? unwanted : wanted;
    for (const text of entry.replace(UNWANTED, '').split(SEPARATORS)) list.push({ text, phrase: false });
  }
  return { wanted: toWords(wanted, isEnded, language), unwanted: toWords(unwanted, isEnded, language) };
}

/** The wanted words of keywords. */
export function queryWords(keywords: string): readonly QueryWord[] {
  return parseKeywords(keywords).wanted;
}

/** A text as one complete word; undefined without a letter, digit or emoji. */
export function wordOf(text: string, language?: string): QueryWord | undefined {
  return toWords([{ text, phrase: false }], true, language)[0];
}

function toWords(
  entries: readonly { text: string; phrase: boolean }[],
  isEnded: boolean,
  language: string | undefined,
): QueryWord[] {
  return entries
    .flatMap(({ text, phrase }) => {
      const placed = placedPieces(text);
      const trimmed = text.slice(placed[0]?.start, placed.at(-1)?.end);
      return placed.length === 0 ? [] : [{ text: trimmed, phrase, pieces: placed.map(({ piece }) => piece) }];
    })
    .slice(0, MAX_QUERY_WORDS)
    .map(({ text, phrase, pieces }, index, all) => ({
      text,
      phrase,
      pieces,
      language,
      parts: pieces.flatMap((piece, at) =>
        partsOf(
          piece,
          phrase ? 'exact' : !isEnded && index === all.length - 1 && at === pieces.length - 1 ? 'last' : 'whole',
          language,
        ),
      ),
    }));
}
