/** Whether words ask for an answer rather than for messages that hold them. */
import type { LanguageCode } from '#locales/words.ts';
import { isCertain, type Name, namedBy } from './names.ts';
import { isHan, type Token } from './tokens.ts';
import { actingIn, reading } from './vocabulary.ts';

/** Shorter ones are words to be found, with a question mark. */
const FEWEST_WORDS = 2;
const FEWEST_HAN = { marked: 4, unmarked: 3 } as const;
const FEWEST_AFTER_AUXILIARY = 3;

const MARKED = /^\s*¿|[?？؟][\p{P}\p{S}\s]*$/u;

/** @param tokens those of the text */
export function isQuestion(
  text: string,
  tokens: readonly Token[],
  { language, names }: { readonly language: LanguageCode; readonly names: readonly Name[] },
): boolean {
  const { first, requests } = reading();
  const { auxiliaries, subjects, plainWords, askAnywhere } = actingIn(language);
  const fewest = (han: number) => (tokens.some(isHan) ? han : FEWEST_WORDS);
  if (MARKED.test(text)) return tokens.length >= fewest(FEWEST_HAN.marked);
  if (tokens.length < fewest(FEWEST_HAN.unmarked)) return false;
  const isPlain = (at: number, length: number) => length === 1 && plainWords.has(tokens[at]?.folded ?? '');
  const asked = first.beginning(tokens);
  if (asked > 0 && !isPlain(0, asked)) return true;
  if (requests.beginning(tokens) > 0) return true;
  const auxiliary = auxiliaries.beginning(tokens);
  const rest = tokens.slice(auxiliary);
  if (auxiliary > 0 && tokens.length >= FEWEST_AFTER_AUXILIARY) {
    const named = [2, 1].some((length) => {
      const found = namedBy(rest.slice(0, length), names);
      return found && isCertain(found, length === 1);
    });
    if (named || subjects.beginning(rest) > 0) return true;
  }
  return tokens.some((_, at) => askAnywhere.beginning(tokens.slice(at)) > 0);
}
