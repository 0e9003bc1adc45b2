/** A search query, parsed once (parse-query.ts) and carried by buttons; and the tokenizer of typed queries. */
import { z } from 'zod';
import type { Keywords } from '#locales/list-schemas.ts';
import { listsIn } from '#locales/lists.ts';
import type { Today } from '#locales/times/today.ts';
import { LANGUAGES, type LanguageCode } from '#locales/words.ts';
import {
  DATASTORE_NAMES,
  DATASTORES,
  type DatastoreName,
  isDatastoreName,
  MESSAGES,
} from '#service/contract/datastores.ts';
import { PLATFORMS, type PlatformName } from '#service/contract/platforms.ts';
import { SEARCH_EXTENSION, SearchFilter } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { allows, offers } from '../registry.ts';

/** Where a query searches: everything that the token allows, the chats by thread, or one datastore. */
const QueryPlace = z.enum(['all', 'chats', ...DATASTORE_NAMES]);
export type QueryPlace = z.infer<typeof QueryPlace>;

/** Longest name, in characters; in a pattern of at most 200 each may take four. */
export const MAX_NAME = 40;

export const Filters = SearchFilter.pick({
  from: true,
  chat: true,
  notGroupId: true,
  platform: true,
  has: true,
}).extend({
  /** First day, YYYY-MM-DD, in the query's zone. */
  after: z.string().optional(),
  /** Exclusive end, YYYY-MM-DD. */
  before: z.string().optional(),
  /** Sent by the person, or to them. */
  direction: z.enum(['sent', 'received']).optional(),
});
export type Filters = z.infer<typeof Filters>;

export const Query = z.object({
  /** Keywords as in the extension: `ferry`, `"red ferry"` literally, not `-bus`. With none to find, a list by time. */
  words: z.array(z.string()).readonly(),
  place: QueryPlace,
  filters: Filters,
  /** Time zone of its days. */
  zone: z.string().optional(),
});
export type Query = z.infer<typeof Query>;

/** A query for words anywhere. */
export const queryFor = (words: readonly string[], { zone }: Today): Query => ({
  words,
  place: 'all',
  filters: {},
  zone,
});

export function asPhrase(text: string): string {
  return `"${text.replaceAll('"', ' ').replace(/\s+/g, ' ').trim()}"`;
}

/** Whether the query has no words to find, so that it lists what matches the filters, newest first. */
export function isList({ words }: Query): boolean {
  return soughtWords(words).length === 0;
}

export function operationOf(
  query: Query,
): 'searchChatThreads' | 'searchUniversal' | 'searchDatastore' | 'queryDatastore' {
  const { place } = query;
  if (place === 'all') return 'searchUniversal';
  // Without the extension, queryDatastore supports neither words nor `has`; a search also tells the total.
  if (isList(query)) return query.words.length > 0 || query.filters.has ? 'searchDatastore' : 'queryDatastore';
  return place === 'chats' ? 'searchChatThreads' : 'searchDatastore';
}

/** Whether the service supports the query: a list by anything but time, chat and sender requires the extension. */
export const canBeAsked = (query: Query, connection: Connection): boolean =>
  !isList(query) || operationOf(query) === 'queryDatastore' || offers(connection, SEARCH_EXTENSION);

export function listedDatastore({ place }: Query): DatastoreName {
  return place === 'all' || place === 'chats' ? MESSAGES : place;
}

/** The datastore that a query's operation names; undefined if it searches several. */
export function namedDatastore(query: Query): DatastoreName | undefined {
  const operation = operationOf(query);
  return operation === 'searchDatastore' || operation === 'queryDatastore' ? listedDatastore(query) : undefined;
}

/** The service call of a query, once its place is resolved. */
export function callOf(query: Query) {
  return { operation: operationOf(query), datastore: namedDatastore(query) };
}

/** Resolves the place `all`: to chats if the token allows no more, or for a list if the service lacks the extension. */
export function inPlace(query: Query, connection: Connection | undefined): Query {
  if (query.place !== 'all') return query;
  const may = (operation: 'searchUniversal' | 'searchChatThreads') =>
    connection === undefined || allows(connection, { operation });
  const isListable = !isList(query) || offers(connection, SEARCH_EXTENSION);
  const canAll = isListable && (may('searchUniversal') || !may('searchChatThreads'));
  return canAll ? query : { ...query, place: 'chats' };
}

/** Places offered to people, most used first. */
const OFFERED_PLACES: readonly QueryPlace[] = [
  'chats',
  'all',
  'social-chat-message',
  'social-email',
  'social-post',
  'file',
  'favourite',
  'social-following',
  'social-event',
];

/** Known `in:` values in a language, for a message. */
export function placeNames(language: LanguageCode): string[] {
  const [own, english] = [listsIn(language), listsIn('en')].map(({ keywords }) => keywords.places);
  return OFFERED_PLACES.flatMap((place) => (own?.[place] ?? english?.[place] ?? []).slice(0, 1));
}

export function placeOf(word: string): QueryPlace | undefined {
  const name = word.toLowerCase();
  if (isDatastoreName(name)) return name;
  const byNoun = DATASTORE_NAMES.find((datastore) => DATASTORES[datastore].noun.some((noun) => noun === name));
  return placeNamed(name) ?? byNoun;
}

/** Known platforms, for a message. */
export const PLATFORM_HINT = Object.keys(PLATFORMS).join(', ');

/** Parses a word of a query: `-"red ferry"` is the excluded phrase `red ferry`. */
function readWord(word: string): { text: string; phrase: boolean; excluded: boolean } {
  const [, minus, phrase] = /^(-?)"(.*)"$/s.exec(word) ?? [];
  if (phrase !== undefined) return { text: phrase, phrase: true, excluded: minus === '-' };
  const excluded = EXCLUDED.test(word);
  return { text: excluded ? word.slice(1) : word, phrase: false, excluded };
}

/** A minus before a word excludes it; in `-5` and `-` it is a sign or a dash. */
const EXCLUDED = /^-(?=[\p{L}\p{Extended_Pictographic}])/u;

/** The words to find, without quotes. */
export function soughtWords(words: readonly string[]): string[] {
  return words.map(readWord).flatMap(({ text, excluded }) => (excluded ? [] : [text]));
}

/** Phrases that must occur literally, and excluded words, without quotes and minus signs. */
export function strictWords(words: readonly string[]): { phrases: string[]; excluded: string[] } {
  const all = words.map(readWord);
  return {
    phrases: all.filter(({ phrase, excluded }) => phrase && !excluded).map(({ text }) => text),
    excluded: all.filter(({ excluded }) => excluded).map(({ text }) => text),
  };
}

export interface TypedWord {
  /** Lower case, one of the known keys; undefined for a plain word. */
  key: string | undefined;
  /** Without quotes and minus. */
  value: string;
  quoted: boolean;
  excluded: boolean;
  /** UTF-16 positions in the text. */
  start: number;
  end: number;
}

/** Opening quotation marks and their closing counterparts. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '‟': '”',
  '「': '」',
};

/** Splits a typed query; an unclosed quote is an ordinary character. */
export function splitTyped(text: string): TypedWord[] {
  const words: TypedWord[] = [];
  for (let start = text.search(/\S/); start >= 0 && start < text.length; ) {
    const excluded = isMinus(text, start);
    const from = excluded ? start + 1 : start;
    const key = keyAt(text, from);
    const begin = key === undefined ? from : from + key.length + 1;
    const quoted = quotedAt(text, begin);
    const end = quoted?.end ?? nextIn(text, /\s/g, begin);
    const value = quoted?.value ?? text.slice(begin, end);
    if (key !== undefined || value !== '')
      words.push({ key, value, quoted: quoted !== undefined, excluded, start, end });
    start = nextIn(text, /\S/g, end);
  }
  return words;
}

/** Where the next match begins, or else the end of the text. */
function nextIn(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** Whether there is a minus before a word or quotation, rather than a hyphen or dash. */
function isMinus(text: string, at: number): boolean {
  return text[at] === '-' && (EXCLUDED.test(text.slice(at, at + 3)) || quotedAt(text, at + 1) !== undefined);
}

function keyAt(text: string, at: number): string | undefined {
  const match = /^([\p{L}\p{M}]{1,12})[:：]/u.exec(text.slice(at, at + 13))?.[1]?.toLowerCase();
  return match !== undefined && Object.hasOwn(KEYS, match) ? match : undefined;
}

function quotedAt(text: string, at: number): { value: string; end: number } | undefined {
  const closing = QUOTES[text[at] ?? ''];
  if (closing === undefined) return undefined;
  const end = text.indexOf(closing, at + 1);
  return end < 0 ? undefined : { value: text.slice(at + 1, end).trim(), end: end + 1 };
}

export type Key = keyof Keywords['keys'];

const lists = LANGUAGES.map((language) => listsIn(language).keywords);

/** Look-up from typed words to their meaning, in composed and decomposed Unicode. */
function wordsFor<Meaning extends string>(
  wordsIn: (list: Keywords) => { readonly [M in Meaning]?: readonly string[] | undefined },
): Readonly<Record<string, Meaning>> {
  const meanings = lists.flatMap((list) => Object.entries(wordsIn(list)) as [Meaning, readonly string[]][]);
  return Object.fromEntries(
    meanings.flatMap(([meaning, words]) =>
      words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')].map((form) => [form, meaning])),
    ),
  );
}

/** Keys before a colon, in lower case, and their meaning. */
export const KEYS = wordsFor<Key>(({ keys }) => keys);

const meaningOf = <Meaning extends string>(words: Readonly<Record<string, Meaning>>) => {
  return (typed: string): Meaning | undefined => {
    const name = typed.toLowerCase();
    return Object.hasOwn(words, name) ? words[name] : undefined;
  };
};

/** The place that a word names: the chats, everything, or a kind of record. */
const placeNamed = meaningOf(wordsFor<QueryPlace>(({ places }) => places));
export const platformNamed = meaningOf(wordsFor<PlatformName>(({ platforms }) => platforms));
export const directionOf = meaningOf(wordsFor<'sent' | 'received'>(({ directions }) => directions));
export const contentOf = meaningOf(wordsFor<NonNullable<SearchFilter['has']>>(({ contents }) => contents));

const me = new Set(lists.flatMap((list) => list.me));
export const isMe = (name: string) => me.has(name.toLowerCase());
