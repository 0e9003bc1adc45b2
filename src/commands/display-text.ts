/** Sanitises foreign text for display: no character may reorder or hide its surroundings, and none is cut in two. */

/** All line endings other than \n. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
/** Bidirectional embeddings, overrides and isolates, which can affect the surrounding text. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g;
/** Invisible characters that break up words: soft hyphen, zero-width space, word joiner and such, byte order mark. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;
const CONTROL = /[^\P{Cc}\n]/gu;
/** Any character that the expressions above could match, except lone surrogates; most texts have none. */
const SUSPECT = /[^\n -~\u00a0-\uffff]|[\u00ad\u180e\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

/** Cleans one or more lines into well-formed UTF-16. Letters of any script, emoji and their joiners are unchanged. */
export function cleanText(text: string): string {
  if (!SUSPECT.test(text) && text.isWellFormed()) return text;
  return text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(/\t/g, ' ')
    .replace(REORDERING, '')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '');
}

/** Longest foreign text that is processed, in UTF-16 units; a list never shows more. */
const MAX_PROCESSED = 50_000;
/** Direction marks and tags, which a text on its own line doesn't need. */
const MARKS = /[\u061c\u200e\u200f\u{e0000}-\u{e007f}]/gu;

/** White space other than a single space. */
const SPACES = /\s{2,}|[^\S ]/g;

/** Cleans the text and puts it on one line, with single spaces. */
export const tidy = (text: string): string =>
  cleanText(text.slice(0, MAX_PROCESSED)).replace(MARKS, '').replace(SPACES, ' ').trim();

/** Any character that `tidy` keeps. */
const SHOWN =
  /[^\s\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/** Whether nothing of the text is left once it is tidied. */
export const isBlank = (text: string): boolean => !SHOWN.test(text.slice(0, MAX_PROCESSED));

/** Created on first use: that takes 8 ms. */
let graphemes: Intl.Segmenter | undefined;
/** Longest grapheme kept whole, in UTF-16 units; longer ones are cut between code points. */
const LONGEST_GRAPHEME = 256;

/** The nearest position at or before `index` that doesn't split a grapheme. */
export function cutBefore(text: string, index: number): number {
  if (index <= 0) return 0;
  if (index >= text.length) return text.length;
  const from = betweenCodePoints(text, Math.max(0, index - LONGEST_GRAPHEME));
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const segment = graphemes.segment(text.slice(from, index + LONGEST_GRAPHEME)).containing(index - from);
  const cut = from + (segment?.index ?? 0);
  return cut > from || from === 0 ? cut : betweenCodePoints(text, index);
}

/** The position, or the one before if it would split a surrogate pair. */
export const betweenCodePoints = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;

/** Truncates to at most `max` UTF-16 units, ending in an ellipsis if anything is missing. */
export const cutTo = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, cutBefore(text, max - 1)).trimEnd()}…`;

/** Tidies, then truncates. */
export const shorten = (text: string, max: number): string => cutTo(tidy(text), max);
