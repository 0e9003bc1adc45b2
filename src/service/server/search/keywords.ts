/** What people type into a search, taken apart: words, "phrases", and -words that must not be there. */
import { partsOf, placedPieces, type WordPart } from '../text/words.ts';

/** Something that is looked for: a word, several that were typed without a space between (e-mail), or a phrase. */
export interface QueryWord {
  /** As it was typed, without quotes, the sign before it and what is no word at its ends. */
  readonly text: string;
  /** Its pieces (see piecesOf): in a text they follow one another. */
  readonly pieces: readonly string[];
  /** What each piece, or each pair of characters of one, is in the index. */
  readonly parts: readonly WordPart[];
  /** Was put in quotes: counts only as it stands, not in another form. */
  readonly phrase: boolean;
  /** Whose other forms of it count; undefined for those of every language. */
  readonly language?: string | undefined;
}

export interface Keywords {
  readonly wanted: readonly QueryWord[];
  readonly unwanted: readonly QueryWord[];
}

/** Keywords beyond this many are ignored; a question has many that tell nothing. */
const MAX_QUERY_WORDS = 60;

const ENTRIES = /(?<![\p{L}\p{N}])(?<minus>-?)["“„«](?<phrase>[^"“”„«»]+)["“”»]|[^\s"“”„«»]+/gu;
/** Between figures they belong to a number or a date. */
const SEPARATORS = /[;|()[\]{}…、。]+|(?<!\d)[,/]|[,/](?!\d)/u;
/** `-ferry`, and not `-5`. */
const UNWANTED = /^-(?=[\p{L}\p{Extended_Pictographic}])/u;

/** A sign that nothing is added behind. */
const ENDED = /[.?!…。？！؟۔।]["”»)]*\s*$/u;

/** @param isEnded whether the last word is whole, and not one that may still be typed @param language of the words, where it is known */
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

/** Words of keywords that are looked for. */
export function queryWords(keywords: string): readonly QueryWord[] {
  return parseKeywords(keywords).wanted;
}

/** A text as one whole word; undefined for one that holds no letter, digit or emoji. */
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
          phrase ? 'as it stands' : !isEnded && index === all.length - 1 && at === pieces.length - 1 ? 'last' : 'whole',
          language,
        ),
      ),
    }));
}
