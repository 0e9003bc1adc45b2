/** The people and chats of an archive, found by what somebody calls them. */
import { foldPhrase, join, type Token, tokensOf } from './tokens.ts';

export interface Name {
  readonly id: string;
  readonly kind: 'person' | 'chat';
  /** As it is shown. */
  readonly name: string;
  /** From that person and with them, or in the chat. */
  readonly messages: number;
  readonly nicknames?: readonly string[];
}

export interface Named {
  /** The one with most messages first, people before chats. */
  readonly names: readonly [Name, ...Name[]];
  /** One is called just so; else it is the first word of longer names. */
  readonly isWhole: boolean;
}

interface Index {
  readonly whole: ReadonlyMap<string, readonly Name[]>;
  /** By the first words of people's names. */
  readonly first: ReadonlyMap<string, readonly Name[]>;
}

/** Fewer messages do not make a first name, unless the word is rarer still. */
const ENOUGH_MESSAGES = 10;
const RARE = 1 / 5;
/** Longest name, tokens. */
const MAX_WORDS = 4;

const indexes = new WeakMap<readonly Name[], Index>();

function indexOf(names: readonly Name[]): Index {
  const known = indexes.get(names);
  if (known) return known;
  const whole = new Map<string, Name[]>();
  const first = new Map<string, Name[]>();
  const add = (to: Map<string, Name[]>, phrase: string, name: Name) => {
    if (phrase !== '') to.set(phrase, [...(to.get(phrase) ?? []), name]);
  };
  const sorted = names.toSorted(
    (one, other) => Number(one.kind === 'chat') - Number(other.kind === 'chat') || other.messages - one.messages,
  );
  for (const name of sorted) {
    const tokens = tokensOf(name.name);
    for (const phrase of new Set([join(tokens), ...(name.nicknames ?? []).map(foldPhrase)])) add(whole, phrase, name);
    if (name.kind === 'person')
      for (let length = 1; length < tokens.length; length++) add(first, join(tokens.slice(0, length)), name);
  }
  const index = { whole, first };
  indexes.set(names, index);
  return index;
}

/** Those that are called so, by the whole name, its first words or a nickname. */
export function namedBy(tokens: readonly Token[], names: readonly Name[]): Named | undefined {
  if (tokens.length === 0 || tokens.length > MAX_WORDS) return undefined;
  const phrase = join(tokens);
  const { whole, first } = indexOf(names);
  const called = whole.get(phrase) ?? [];
  const begun = first.get(phrase) ?? [];
  const people = [...called.filter(isPerson), ...begun].toSorted((one, other) => other.messages - one.messages);
  const [name, ...more] = [...people, ...called.filter((found) => !isPerson(found))];
  return name && { names: [name, ...more], isWhole: called.length > 0 };
}

const isPerson = ({ kind }: Name) => kind === 'person';

/** @param holding how many messages hold the words, where that is known */
export function isCertain({ names: [{ messages }], isWhole }: Named, isOneWord: boolean, holding?: number): boolean {
  return isWhole || !isOneWord || messages >= ENOUGH_MESSAGES || (holding !== undefined && messages >= holding * RARE);
}

/** After a word that wants a name: also in another case, where Cyrillic names end otherwise (Анна, с Анной). */
export function nameMeant(tokens: readonly Token[], names: readonly Name[]): Named | undefined {
  const named = namedBy(tokens, names);
  if (named || tokens.length === 0 || tokens.length > MAX_WORDS) return named;
  if (!tokens.every(({ folded }) => /^\p{sc=Cyrillic}+$/u.test(folded))) return undefined;
  const { whole, first } = indexOf(names);
  for (const index of [whole, first])
    for (const [phrase, found] of index) {
      const words = phrase.split(' ');
      if (words.length !== tokens.length || !words.every((word, at) => isCaseOf(tokens[at]?.folded ?? '', word)))
        continue;
      const [name, ...more] = found;
      if (name) return { names: [name, ...more], isWhole: index === whole };
    }
  return undefined;
}

/** Endings have at most three letters: Томаш – Томашем, Оля – Олей. */
function isCaseOf(typed: string, name: string): boolean {
  const stem = name.replace(/[аяйьоеиі]$/u, '');
  return stem.length > 1 && typed.startsWith(stem) && typed.length - stem.length <= 3;
}

/** Whom a mail address names: amira@haddad.example. */
export function personOfAddress(address: string, names: readonly Name[]): Name | undefined {
  const parts = new Set(tokensOf(address.replace(/[^\p{L}\p{N}]+/gu, ' ')).map(({ folded }) => folded));
  const whole = foldPhrase(address);
  return names.filter(isPerson).find(({ name, nicknames = [] }) => {
    const words = tokensOf(name);
    const isNamed = words.length > 1 && words.every(({ folded }) => parts.has(folded));
    return isNamed || [name, ...nicknames].some((called) => foldPhrase(called) === whole);
  });
}

/** Whose name is that number, however it is written. */
export function personOfNumber(digits: string, names: readonly Name[]): Name | undefined {
  return names
    .filter(isPerson)
    .find(({ name, nicknames = [] }) => [name, ...nicknames].some((called) => digitsOf(called) === digits));
}

/** Without spaces, dashes and what says that the country follows; undefined for what is no number for calls. */
export function digitsOf(text: string): string | undefined {
  if (!/^\+?[\d\s().\-–/]{7,30}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= 7 && digits.length <= 15 ? digits : undefined;
}
