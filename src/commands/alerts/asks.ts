/** Whether a message waits for an answer of the person. */
import { listsIn } from '#locales/lists.ts';
import { LANGUAGES } from '#locales/words.ts';
import { fold, splitWords } from '#platform/text-match.ts';
import { isOwnChat } from '../search/hit-lines.ts';
import type { Item } from '../search/item.ts';

/** `?` in the scripts that have their own, at an end: the Greek one is written as a semicolon, too. */
const QUESTION = /[?？؟\u037e]+(?=[\s!"'”’»)\]]|$|\p{Extended_Pictographic}|(?<=？))/u;
const GREEK_QUESTION = /\p{sc=Greek}[^;]*;(?=\s|$)/u;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu;
/** A single "please" is an answer. */
const FEWEST_WORDS = 3;

let please: readonly string[] | undefined;

/** A question or, in somebody's own chat, a request. @param takesPart the person has written there */
export function asksPerson(item: Item, takesPart: boolean): boolean {
  const isDirect = item.datastore === 'social-chat-message' && isOwnChat(item);
  if (!isDirect && !takesPart) return false;
  const text = item.text.replace(ADDRESS, '');
  if (QUESTION.test(text) || GREEK_QUESTION.test(text)) return true;
  return isDirect && isRequest(text);
}

function isRequest(text: string): boolean {
  // The first form of each language is its word for "please".
  please ??= LANGUAGES.map((language) => ` ${fold(listsIn(language).courtesy[0] ?? '')} `);
  const words = splitWords(text).map(({ folded }) => fold(folded));
  if (words.length < FEWEST_WORDS) return false;
  const said = ` ${words.join(' ')} `;
  return please.some((form) => said.includes(form));
}
