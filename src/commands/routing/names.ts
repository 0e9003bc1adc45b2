/** The people and chats of an archive, found by what somebody calls them. */
import type { KnownName } from '#service/contract/names.ts';
import { foldPhrase, isHan, join, type Token, tokensOf } from './vocabulary.ts';

export interface Named {
  /** The one with most messages, a person before a chat. */
  readonly name: KnownName;
  /** Somebody's whole name, not only some words of longer ones. */
  isWhole: boolean;
  /** A word inside of a name: "Maria" of "Lettings Maria". */
  isInside?: boolean;
}

/** Fewer messages do not make a first name. */
const ENOUGH_MESSAGES = 10;

/** Characters of a word inside of a name. */
const SHORTEST_INSIDE = 3;

const indexes = new WeakMap<readonly KnownName[], ReadonlyMap<string, Named>>();

/** By whole names, people also by the first words of their names, else by any word. */
function indexOf(names: readonly KnownName[]): ReadonlyMap<string, Named> {
  const known = indexes.get(names);
  if (known) return known;
  const index = new Map<string, Named>();
  const rank = ({ kind, messages }: KnownName) => (kind === 'person' ? messages : -1 / (1 + messages));
  for (const name of names.toSorted((one, other) => rank(other) - rank(one))) {
    const tokens = tokensOf(name.name);
    const whole = join(tokens);
    const first = tokens.flatMap((token, at) =>
      at === 0 || isHan(token) || name.kind === 'chat' ? [] : [join(tokens.slice(0, at))],
    );
    for (const phrase of new Set([whole, ...first])) {
      const named = index.get(phrase) ?? { name, isWhole: false };
      named.isWhole ||= whole === phrase;
      index.set(phrase, named);
    }
  }
  for (const { name } of [...index.values()])
    for (const token of name.kind === 'chat' ? [] : tokensOf(name.name).slice(1)) {
      const inside = join([token]);
      if (!isHan(token) && inside.length >= SHORTEST_INSIDE && !index.has(inside))
        index.set(inside, { name, isWhole: false, isInside: true });
    }
  for (const [phrase, named] of [...index])
    for (const latin of inLatin(phrase)) if (!index.has(latin)) index.set(latin, named);
  indexes.set(names, index);
  return index;
}

const CYRILLIC =
  'а a|б b|в v|г g|ґ g|д d|е e|є ye|ж zh|з z|и i|й y|і i|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh|ц ts|ч ch|ш sh|щ shch|ъ |ы y|ь |э e|ю yu|я ya';
const lettersOf = (pairs: string) => pairs.split('|').map((pair) => pair.split(' ') as [string, string]);
const LATIN = new Map(lettersOf(CYRILLIC));
const LATIN_OF_UKRAINIAN = new Map([...LATIN, ...lettersOf('г h|и y')]);

/** A folded Cyrillic name as people type it without that keyboard, read as Russian and as Ukrainian: мама, mama. */
function inLatin(name: string): string[] {
  if (!/\p{sc=Cyrillic}/u.test(name)) return [];
  const letters = [...name.normalize('NFC')];
  return [LATIN, LATIN_OF_UKRAINIAN].map((latin) => letters.map((letter) => latin.get(letter) ?? letter).join(''));
}

export const namedBy = (tokens: readonly Token[], names: readonly KnownName[]): Named | undefined =>
  tokens.length === 0 ? undefined : indexOf(names).get(join(tokens));

export const isCertain = ({ name: { messages }, isWhole, isInside = false }: Named, isOneWord: boolean): boolean =>
  isWhole || (!isInside && (!isOneWord || messages >= ENOUGH_MESSAGES));

/** After a word that wants a name: also in another case, and in Cyrillic letters for Latin ones (Анна, с Анной; Lena, от Лены). */
export function nameMeant(tokens: readonly Token[], names: readonly KnownName[]): Named | undefined {
  const named = namedBy(tokens, names);
  const typed = join(tokens);
  if (named || !/^[\p{sc=Cyrillic}\p{M} ]+$/u.test(typed)) return named;
  const index = indexOf(names);
  for (const spelt of [typed, ...inLatin(typed)])
    for (const [phrase, other] of index) if (isCaseOf(spelt, phrase)) return other;
  return undefined;
}

/** Endings of a word have at most three letters: Томаш – Томашем, Оля – Олей. */
function isCaseOf(typed: string, name: string): boolean {
  if (typed[0] !== name[0]) return false;
  const [typedWords, words] = [typed.split(' '), name.split(' ')];
  return words.length === typedWords.length && words.every((word, at) => isWordCase(typedWords[at] ?? '', word));
}

function isWordCase(typed: string, word: string): boolean {
  const stem = word.replace(/(?:[аяьоеиіaeiouy]|и\u0306)$/u, '');
  return stem.length > 1 && typed.startsWith(stem) && typed.slice(stem.length).normalize('NFC').length <= 3;
}

/** Whom a mail address names (amira@haddad.example), or whose name it is. */
export function personOfAddress(address: string, names: readonly KnownName[]): KnownName | undefined {
  const parts = new Set(tokensOf(address.replace(/[^\p{L}\p{N}]+/gu, ' ')).map(({ folded }) => folded));
  const isNamed = (phrase: string) => phrase.includes(' ') && phrase.split(' ').every((word) => parts.has(word));
  const index = indexOf(names);
  const called =
    index.get(foldPhrase(address)) ?? [...index].find(([phrase, named]) => named.isWhole && isNamed(phrase))?.[1];
  return called?.name.kind === 'person' ? called.name : undefined;
}

export const personOfNumber = (digits: string, names: readonly KnownName[]): KnownName | undefined =>
  names.find(({ kind, name }) => kind === 'person' && digitsOf(name) === digits);

/** Without spaces, dashes and what says that the country follows; undefined for what is no number for calls. */
export function digitsOf(text: string): string | undefined {
  if (!/^\+?[\d\s().\-–/]{7,30}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= 7 && digits.length <= 15 ? digits : undefined;
}
