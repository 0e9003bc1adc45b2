/** Whether words ask for an answer rather than for messages that hold them. */
import type { Today } from '#locales/times/today.ts';
import type { KnownName } from '#service/contract/names.ts';
import { isCertain, namedBy } from './names.ts';
import { isHan, join, type Typed } from './tokens.ts';
import { actingIn, reading } from './vocabulary.ts';

/** Shorter ones are words to be found, with a question mark. */
const FEWEST_WORDS = { marked: 2, unmarked: 2 };
const FEWEST_HAN = { marked: 4, unmarked: 3 };
const FEWEST_AFTER_AUXILIARY = 3;

const MARKED = /^\s*¿|[?？؟][\p{P}\p{S}\s]*$/u;

export function isQuestion(
  { text, tokens }: Typed,
  { today: { language }, names }: { readonly today: Pick<Today, 'language'>; readonly names: readonly KnownName[] },
): boolean {
  const { first, requests } = reading();
  const { auxiliaries, subjects, plainWords, askAnywhere } = actingIn(language);
  const { marked, unmarked } = tokens.some(isHan) ? FEWEST_HAN : FEWEST_WORDS;
  if (MARKED.test(text)) return tokens.length >= marked;
  if (tokens.length < unmarked) return false;
  const asked = first.beginning(tokens);
  if (asked > 1 || (asked === 1 && !plainWords.has(join(tokens.slice(0, 1))))) return true;
  if (requests.beginning(tokens) > 0 || tokens.some((_, at) => askAnywhere.beginning(tokens, at) > 0)) return true;
  const subject = auxiliaries.beginning(tokens);
  if (subject === 0 || tokens.length < FEWEST_AFTER_AUXILIARY) return false;
  const isNamed = [1, 2].some((length) => {
    const named = namedBy(tokens.slice(subject, subject + length), names);
    return named && isCertain(named, length === 1);
  });
  return isNamed || subjects.beginning(tokens, subject) > 0;
}
