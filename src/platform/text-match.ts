/**
 * One folding of words, for finding and for highlighting: they are compared as people do and type, case, accents, strokes
 * (ł, ø, đ) and the two spellings of ё do not matter, but й stays another letter than и, and Japanese voicing marks are kept.
 */

/** Scripts that are written without spaces between words: what is searched may stand anywhere in a run of text. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu;

/** Accents and points that only decorate a letter, in decomposed text: Latin, Greek, Cyrillic, Hebrew, Arabic, and the Hindi dot that many leave out. */
const MARKS = /(?<!и)\u0306|[\u0300-\u0305\u0307-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u093c]/g;

/** Most texts: nothing of it decomposes, and its lower case has the same length. */
const ASCII = /^[\0-\x7f]*$/;

/**
 * Letters that no decomposition takes apart, as people type them who do not have them: strokes and ligatures of Latin, ё,
 * and of Arabic the letters that are written one for another, its figures and the stroke that only stretches a word.
 */
const TYPED_AS: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ё: 'е', ѐ: 'е' },
  ...{ ى: 'ي', ی: 'ي', ې: 'ي', ة: 'ه', ە: 'ه', ک: 'ك', ٱ: 'ا', ـ: '' },
  ...{ 'ँ': 'ं' },
  ...Object.fromEntries(Array.from({ length: 10 }, (_, figure) => [String.fromCharCode(0x660 + figure), `${figure}`])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, figure) => [String.fromCharCode(0x6f0 + figure), `${figure}`])),
};
const TYPED_OTHERWISE = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g');

/** Case and spelling: `Ё` → `е`, `ß` → `ss`, `Ł` → `l`, `ﬁ` → `fi`. Accents stay. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(TYPED_OTHERWISE, (letter) => TYPED_AS[letter] ?? letter);
}

/** Takes accents off: `é` → `e`. */
export function stripDiacritics(text: string): string {
  if (ASCII.test(text)) return text;
  return text.normalize('NFD').replace(MARKS, '').normalize('NFC');
}

/** Both, and left decomposed, so that a syllable of Hangul begins with its letters. */
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
 * Where words of a text are forms of a searched one (folded), as [start, end). Looks at every word of every text that is
 * found, so it makes nothing of those that begin with another letter.
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
/** One inside a word: `o'clock`. */
const isApostrophe = (folded: string, at: number) =>
  folded.charCodeAt(at) === 39 && isAsciiLetter(folded.charCodeAt(at + 1));

export const isUnsegmented = (text: string): boolean => UNSPACED.test(text);

/**
 * Whether a word of a text is, as far as can be told without a dictionary, a form of a searched word: the same, begun
 * with it, or different in a short ending only (`meetings` and `meeting`, `встреча` and `встречу`). Both folded.
 */
export function isInflection(word: string, searched: string): boolean {
  // Most words begin with another letter.
  if (word.charCodeAt(0) !== searched.charCodeAt(0)) return false;
  if (word === searched) return true;
  if (searched.length < 3 || word.length < 3) return false;
  if (word.startsWith(searched)) return true;
  let common = 0;
  while (common < word.length && common < searched.length && word[common] === searched[common]) common++;
  if (common < 4 || word.length - common > 2 || searched.length - common > 2) return false;
  return common > 4 || !/\p{Script=Latin}/u.test(searched);
}

/** Where folded `needle` stands in `text`, as positions of the text itself. At most `limit` places. */
export function findSubstring(text: string, needle: string, limit: number): [start: number, end: number][] {
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
  // A letter together with its marks: alone, a mark would be folded otherwise.
  for (const [letter] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const piece = fold(letter);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) origins.push(at);
    at += letter.length;
  }
  return { folded, origins };
}

/** Insertions, deletions, replacements and swaps of neighbours that make one text of the other. */
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
