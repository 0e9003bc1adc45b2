/** Foreign text made fit to be shown: names, messages, snippets of unknown origin. */

/** Controls, bidirectional marks (an unclosed one would turn round what follows), zero-width spaces, tag characters. */
const UNSHOWABLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Longest foreign text that is looked at, UTF-16 units; what follows is never shown in a list. */
const MAX_LOOKED_AT = 50_000;

/** Nothing to be done about it: one line of words with single spaces between them. */
const TIDY = /^[!-~]+(?: [!-~]+)*$/;

/** One line: white space runs become one space, unshowable characters go, half surrogate pairs become U+FFFD. */
export function tidy(text: string): string {
  if (text.length <= MAX_LOOKED_AT && TIDY.test(text)) return text;
  return text
    .slice(0, MAX_LOOKED_AT)
    .toWellFormed()
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(UNSHOWABLE, '')
    .trim();
}

/** The nearest position at or before `index` that does not cut a character or what belongs to it. */
export function cutBefore(text: string, index: number): number {
  if (index <= 0) return 0;
  if (index >= text.length) return text.length;
  let at = index;
  for (let step = 0; step < 32 && at > 0 && !isBoundary(text, at); step++) at--;
  // A pile of marks without an end is cut anyway, between code points.
  if (at > 0 && isLowSurrogate(text, at)) at--;
  return at;
}

function isBoundary(text: string, at: number): boolean {
  if (isLowSurrogate(text, at)) return false;
  if (text[at - 1] === '\u200d') return false;
  return !/^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u.test(text.slice(at, at + 2));
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** `text` tidied and cut to at most `max` UTF-16 units, with an ellipsis where something is missing. */
export function shorten(text: string, max: number): string {
  const line = tidy(text);
  return line.length <= max ? line : `${line.slice(0, cutBefore(line, max - 1)).trimEnd()}…`;
}
