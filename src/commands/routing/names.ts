/** Finds the people and chats of an archive by the names that somebody types. */
import { isStopWord, listsIn } from '#locales/lists.ts';
import { LANGUAGES } from '#locales/words.ts';
import type { KnownName } from '#service/contract/names.ts';
import { foldPhrase, isHan, join, type Token, tokensOf } from './vocabulary.ts';

export interface Named {
  /** The one with the most messages, people before chats. */
  readonly name: KnownName;
  /** Whether it matched somebody's whole name, not just part of longer ones. */
  isWhole: boolean;
  /** Whether it matched a word inside a name: "Maria" of "Lettings Maria". */
  isInside?: boolean;
}

/** Fewest messages of a person whose first name alone counts as certain. */
const MIN_MESSAGES = 10;

/** Shortest word inside a name that is indexed, in characters. */
const MIN_INNER_WORD = 3;

const indexes = new WeakMap<readonly KnownName[], ReadonlyMap<string, Named>>();

/** Indexes whole names; for people also the first words of a name, and failing that its other words. */
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
      if (!isHan(token) && inside.length >= MIN_INNER_WORD && !index.has(inside))
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

/** Latin spellings of a folded Cyrillic name, read as Russian and as Ukrainian: мама, mama. */
function inLatin(name: string): string[] {
  if (!/\p{sc=Cyrillic}/u.test(name)) return [];
  const letters = [...name.normalize('NFC')];
  return [LATIN, LATIN_OF_UKRAINIAN].map((latin) => letters.map((letter) => latin.get(letter) ?? letter).join(''));
}

export const namedBy = (tokens: readonly Token[], names: readonly KnownName[]): Named | undefined =>
  tokens.length === 0 ? undefined : indexOf(names).get(join(tokens));

export const isCertain = ({ name: { messages }, isWhole, isInside = false }: Named, isOneWord: boolean): boolean =>
  isWhole || (!isInside && (!isOneWord || messages >= MIN_MESSAGES));

let relatives: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of the same relative in all languages. */
function namesOfRelative(name: string): readonly string[] {
  if (relatives === undefined) {
    const found = new Map<string, readonly string[]>();
    for (const which of listsIn('en').relatives.keys()) {
      const all = LANGUAGES.flatMap((language) => listsIn(language).relatives[which]?.split('|') ?? []).map(foldPhrase);
      // "Avó" and "avô" are one word without accents.
      for (const one of all) found.set(one, [...(found.get(one) ?? []), ...all]);
    }
    relatives = found;
  }
  return relatives.get(name) ?? [];
}

/** "Mi madre" is the chat Mamá. */
function relativeNamed(tokens: readonly Token[], names: readonly KnownName[]): Named | undefined {
  const [first, ...others] = tokens;
  const relative = first && others.length > 0 && isStopWord(first.folded) ? others : tokens;
  const index = indexOf(names);
  return namesOfRelative(join(relative))
    .flatMap((name) => index.get(name) ?? [])
    .find(({ isWhole }) => isWhole);
}

/** Finds an expected name, also inflected, or Latin in Cyrillic letters (Анна, с Анной; Lena, от Лены); or a relative. */
export function nameMeant(tokens: readonly Token[], names: readonly KnownName[]): Named | undefined {
  const named = namedBy(tokens, names) ?? relativeNamed(tokens, names);
  const typed = join(tokens);
  if (named || !/^[\p{sc=Cyrillic}\p{M} ]+$/u.test(typed)) return named;
  const index = indexOf(names);
  for (const spelt of [typed, ...inLatin(typed)])
    for (const [phrase, other] of index) if (isInflected(spelt, phrase)) return other;
  return undefined;
}

/** Case endings have at most three letters, and no more than the stem: Томаш – Томашем, Оля – Олей. */
function isInflected(typed: string, name: string): boolean {
  if (typed[0] !== name[0]) return false;
  const [typedWords, words] = [typed.split(' '), name.split(' ')];
  return words.length === typedWords.length && words.every((word, at) => isInflectedWord(typedWords[at] ?? '', word));
}

function isInflectedWord(typed: string, word: string): boolean {
  const stem = word.replace(/(?:[аяьоеиіaeiouy]|и\u0306)$/u, '');
  const ending = typed.slice(stem.length).normalize('NFC');
  return stem.length > 1 && typed.startsWith(stem) && ending.length <= Math.min(3, stem.length);
}

/** The person that a mail address names (amira@haddad.example), or who is named by the address itself. */
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

/** Digits without separators and international prefix; undefined if it isn't a phone number. */
export function digitsOf(text: string): string | undefined {
  if (!/^\+?[\d\s().\-–/]{7,30}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= 7 && digits.length <= 15 ? digits : undefined;
}
