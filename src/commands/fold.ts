/** Compares words as people do: case, accents and the two spellings of ё do not matter. */

/** Scripts that are written without spaces between words: what is searched may stand anywhere in a run of text. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu;

/** `Ё` → `е`, `É` → `e`, `ß` → `ss`, `ﬁ` → `fi`. */
export function fold(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('’', "'");
}

export interface Word {
  /** UTF-16 position in the text. */
  start: number;
  end: number;
  folded: string;
}

/** The words of a text in order. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: fold(match[0]),
  }));
}

export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/**
 * Whether a word of a text is, as far as can be told without a dictionary, a form of a searched word: the same, begun
 * with it, or different in a short ending only (`meetings` and `meeting`, `встреча` and `встречу`). Both folded.
 */
export function isFormOf(word: string, searched: string): boolean {
  if (word === searched) return true;
  if (searched.length < 3 || word.length < 3) return false;
  if (word.startsWith(searched)) return true;
  let common = 0;
  while (common < word.length && common < searched.length && word[common] === searched[common]) common++;
  const needed = /\p{Script=Latin}/u.test(searched) ? 5 : 4;
  return common >= needed && word.length - common <= 2 && searched.length - common <= 2;
}

/** Where folded `needle` stands in `text`, as positions of the text itself. At most `limit` places. */
export function placesOf(text: string, needle: string, limit: number): [start: number, end: number][] {
  if (needle === '') return [];
  const { folded, origins } = foldWithOrigins(text);
  const places: [number, number][] = [];
  let at = folded.indexOf(needle);
  while (at >= 0 && places.length < limit) {
    const start = origins[at] ?? 0;
    const last = at + needle.length;
    let end = last;
    // A match may end inside what one character was folded to: the whole character belongs to it.
    while (end < origins.length && origins[end] === origins[last - 1]) end++;
    places.push([start, end < origins.length ? (origins[end] ?? text.length) : text.length]);
    at = folded.indexOf(needle, last);
  }
  return places;
}

/** The folded text, and for each of its UTF-16 units where in `text` it comes from. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const char of text) {
    const piece = fold(char);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) origins.push(at);
    at += char.length;
  }
  return { folded, origins };
}
