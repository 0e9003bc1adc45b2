/** What the page says by itself: page-words.tsv has a text a line and a language a column; `{}` is where a name or number goes. */
import { readFileSync } from 'node:fs';

const TABLE = readFileSync(new URL('./page-words.tsv', import.meta.url), 'utf8').trimEnd();
const [languages = [], ...texts] = TABLE.split('\n').map((line) => line.split('\t'));

/** By key, in the language of a code such as `pt-br`; in English where the table does not have it. */
export function pageWords(code = 'en'): Readonly<Record<string, string>> {
  const column = languages.indexOf(code.slice(0, 2).toLowerCase(), 1);
  return Object.fromEntries(texts.map((text) => [text[0], text[column === -1 ? 1 : column]]));
}
