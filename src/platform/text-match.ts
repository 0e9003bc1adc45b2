/**
 * Word folding, shared by search and highlighting. It ignores case, accents, strokes (ł, ø, đ) and the two spellings of ё, but
 * keeps й distinct from и, and Japanese voicing marks.
 */

/** Scripts written without spaces between words: a match may start anywhere in a run of text. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu;

/** Combining marks that are ignored, in decomposed text: Latin, Greek, Cyrillic, Hebrew, Arabic, and the Hindi nukta, often left out. */
const MARKS = /(?<!и)\u0306|[\u0300-\u0305\u0307-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c]/g;

/** Fast path for most texts: ASCII doesn't decompose, and lower-casing keeps its length. */
const ASCII = /^[\0-\x7f]*$/;

/**
 * Substitutes for letters that don't decompose, as typed on other keyboards: Latin strokes and ligatures, ё, and Arabic letter
 * variants, digits and tatweel.
 */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ё: 'е', ѐ: 'е' },
  ...{ ى: 'ي', ی: 'ي', ې: 'ي', ة: 'ه', ە: 'ه', ک: 'ك', ٱ: 'ا', ـ: '' },
  ...{ 'ँ': 'ं' },
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(0x660 + digit), `${digit}`])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(0x6f0 + digit), `${digit}`])),
};
const SUBSTITUTED = new RegExp(`[${Object.keys(SUBSTITUTES).join('')}]`, 'g');

/** Folds case and spelling: `Ё` → `е`, `ß` → `ss`, `Ł` → `l`, `ﬁ` → `fi`. Keeps accents. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(SUBSTITUTED, (letter) => SUBSTITUTES[letter] ?? letter);
}

/** Removes accents: `é` → `e`. */
export function stripDiacritics(text: string): string {
  if (ASCII.test(text)) return text;
  return text.normalize('NFD').replace(MARKS, '').normalize('NFC');
}

/** Does both, and leaves the text decomposed, so that a Hangul syllable starts with its letters. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return foldCase(text).normalize('NFD').replace(MARKS, '').replaceAll('’', "'");
}

export interface Word {
  /** UTF-16 position in the text. */
  start: number;
  end: number;
  folded: string;
}

/** The words of a text in order. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    folded: fold(match[0]),
  }));
}

/**
 * Ranges [start, end) of the words in a text that are forms of a searched word (folded). Runs on every word of every result, so
 * it skips words with another first letter without allocating.
 */
export function findWords(text: string, searched: readonly string[]): [start: number, end: number][] {
  const found: [number, number][] = [];
  if (!ASCII.test(text)) {
    for (const { start, end, folded } of splitWords(text)) {
      if (searched.some((word) => isInflection(folded, word))) found.push([start, end]);
    }
    return found;
  }
  const folded = text.toLowerCase();
  for (let at = 0; at < folded.length; at++) {
    const first = folded.charCodeAt(at);
    if (!isAsciiWord(first)) continue;
    const start = at;
    while (isAsciiWord(folded.charCodeAt(at + 1)) || isApostrophe(folded, at + 1)) at++;
    for (const word of searched) {
      if (word.charCodeAt(0) !== first || !isInflection(folded.slice(start, at + 1), word)) continue;
      found.push([start, at + 1]);
      break;
    }
  }
  return found;
}

const isAsciiLetter = (code: number) => code >= 97 && code <= 122;
const isAsciiWord = (code: number) => isAsciiLetter(code) || (code >= 48 && code <= 57);
/** An apostrophe inside a word: `o'clock`. */
const isApostrophe = (folded: string, at: number) =>
  folded.charCodeAt(at) === 39 && isAsciiLetter(folded.charCodeAt(at + 1));

export const isUnsegmented = (text: string): boolean => UNSPACED.test(text);

/**
 * Whether a word is a form of a searched word, as far as possible without a dictionary: equal, starting with it, or differing
 * only in a short ending (`meetings` and `meeting`, `встреча` and `встречу`). Both folded.
 */
export function isInflection(word: string, searched: string): boolean {
  // Fast path: most words start with another letter.
  if (word.charCodeAt(0) !== searched.charCodeAt(0)) return false;
  if (word === searched) return true;
  if (searched.length < 3 || word.length < 3) return false;
  if (word.startsWith(searched)) return true;
  let common = 0;
  while (common < word.length && common < searched.length && word[common] === searched[common]) common++;
  if (common < 4 || word.length - common > 2 || searched.length - common > 2) return false;
  return common > 4 || !/\p{Script=Latin}/u.test(searched);
}

/** Finds folded `needle` in `text`; positions refer to the original text. At most `limit` matches. */
export function findSubstring(text: string, needle: string, limit: number): [start: number, end: number][] {
  if (needle === '') return [];
  const { folded, origins } = foldWithOrigins(text);
  const matches: [number, number][] = [];
  let at = folded.indexOf(needle);
  while (at >= 0 && matches.length < limit) {
    const start = origins[at] ?? 0;
    const last = at + needle.length;
    let end = last;
    // If a match ends inside the folded form of one character, include the whole character.
    while (end < origins.length && origins[end] === origins[last - 1]) end++;
    matches.push([start, end < origins.length ? (origins[end] ?? text.length) : text.length]);
    at = folded.indexOf(needle, last);
  }
  return matches;
}

/** The folded text, and for each of its UTF-16 units its position in `text`. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  // A letter is folded together with its marks: alone, a mark folds differently.
  for (const [letter] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const piece = fold(letter);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) origins.push(at);
    at += letter.length;
  }
  return { folded, origins };
}

/** Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      row.push(cost);
    }
  }
  return at(a.length, b.length);
}
