/** Foreign text made fit to be shown: no character of it may reorder, hide or swallow what is around it, and none is cut in two. */

/** Everything that ends a line, in one form. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
/** Bidirectional embeddings, overrides and isolates: they reach beyond the text that holds them. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g;
/** Seen by nobody, used to break up words: soft hyphen, zero-width space, word joiner and kin, byte order mark. */
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;
const CONTROL = /[^\P{Cc}\n]/gu;
/** Anything that one of the expressions above could change, half pairs apart; most texts hold none of it. */
const SUSPECT = /[^\n -~\u00a0-\uffff]|[\u00ad\u180e\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

/** One or many lines, well-formed UTF-16. Letters of any script, emoji and their joiners are kept as they are. */
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

/** Longest foreign text that is looked at, UTF-16 units; what follows is never shown in a list. */
const MAX_LOOKED_AT = 50_000;
/** Marks of direction and tags: what stands on a line of its own needs none. */
const MARKS = /[\u061c\u200e\u200f\u{e0000}-\u{e007f}]/gu;

/** The same on one line, with single spaces between its words. */
export const tidy = (text: string): string =>
  cleanText(text.slice(0, MAX_LOOKED_AT)).replace(MARKS, '').replace(/\s+/g, ' ').trim();

/** Made when it is asked for: it takes 8 ms. */
let graphemes: Intl.Segmenter | undefined;
/** How far back the start of what is cut is looked for; longer ones are cut between code points. */
const LONGEST_GRAPHEME = 256;

/** The nearest position at or before `index` that does not cut a character or what belongs to it. */
export function cutBefore(text: string, index: number): number {
  if (index <= 0) return 0;
  if (index >= text.length) return text.length;
  const from = betweenCodePoints(text, Math.max(0, index - LONGEST_GRAPHEME));
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const segment = graphemes.segment(text.slice(from, index + LONGEST_GRAPHEME)).containing(index - from);
  const cut = from + (segment?.index ?? 0);
  return cut > from || from === 0 ? cut : betweenCodePoints(text, index);
}

/** The position, or the one before it where it divides a pair. */
export const betweenCodePoints = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;

/** At most `max` UTF-16 units, with an ellipsis where something is missing. */
export const cutTo = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, cutBefore(text, max - 1)).trimEnd()}…`;

/** `text` tidied and cut. */
export const shorten = (text: string, max: number): string => cutTo(tidy(text), max);
