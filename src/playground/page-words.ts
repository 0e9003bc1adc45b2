/** The page's UI texts: page-words.tsv has one text per row and one language per column; `{}` is a placeholder. */
import { readFileSync } from 'node:fs';

const TABLE = readFileSync(new URL('./page-words.tsv', import.meta.url), 'utf8').trimEnd();
const [languages = [], ...texts] = TABLE.split('\n').map((line) => line.split('\t'));

/** Texts by key in the language of a code such as `pt-br`, or in English if the table lacks that language. */
export function pageWords(code = 'en'): Readonly<Record<string, string>> {
  const column = languages.indexOf(code.slice(0, 2).toLowerCase(), 1);
  return Object.fromEntries(texts.map((text) => [text[0], text[column === -1 ? 1 : column]]));
}
