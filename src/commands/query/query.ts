/** What somebody looks for, as one object: parsed once (parse-query.ts) and carried by buttons; and typed words, taken apart. */
import { z } from 'zod';
import type { Keywords } from '#locales/list-schemas.ts';
import { listsIn } from '#locales/lists.ts';
import type { Today } from '#locales/times/today.ts';
import { LANGUAGES } from '#locales/words.ts';
import { DATASTORE_NAMES, DATASTORES, type DatastoreName, isDatastoreName } from '#service/contract/datastores.ts';
import { PLATFORMS, type PlatformName } from '#service/contract/platforms.ts';
import { SEARCH_EXTENSION, SearchFilter } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { tidy } from '../display-text.ts';
import { allows, offers } from '../registry.ts';

/** Where a query looks; `all`: in all that the token allows. */
export const QueryPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('chats') }),
  z.object({ kind: z.literal('datastore'), datastore: z.enum(DATASTORE_NAMES) }),
]);
export type QueryPlace = z.infer<typeof QueryPlace>;

/** Longest name, characters; in a pattern each may take four of the 200 that it may have. */
export const MAX_NAME = 40;

const platforms = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];

export const Filters = z.object({
  /** In the sender's name or handle. */
  from: z.string().optional(),
  /** In the chat's name. */
  chat: z.string().optional(),
  /** First day, YYYY-MM-DD, in the query's zone. */
  after: z.string().optional(),
  /** First day that no longer counts, YYYY-MM-DD. */
  before: z.string().optional(),
  /** Sent by the person, or to them. */
  direction: z.enum(['sent', 'received']).optional(),
  platform: z.enum(platforms).optional(),
  has: SearchFilter.shape.has,
  /** `_id` of a chat whose messages do not count. */
  notChat: z.string().optional(),
});
export type Filters = z.infer<typeof Filters>;

export const Query = z.object({
  /** As the extension's keywords: `ferry`, `"red ferry"` as it stands, `-bus` not. None to be found: a list by time. */
  words: z.array(z.string()).readonly(),
  place: QueryPlace,
  filters: Filters,
  /** Where its days begin and end. */
  zone: z.string().optional(),
});
export type Query = z.infer<typeof Query>;

/** Words to be found anywhere. */
export const queryFor = (words: readonly string[], { zone }: Today): Query => ({
  words,
  place: { kind: 'all' },
  filters: {},
  zone,
});

/** A plain word as it stands in a query: in quotes where it would be taken for something else when it is typed again. */
export function asWord(word: string): string {
  const [only, ...more] = splitTyped(word);
  const isItself = more.length === 0 && only?.key === undefined && only?.value === word && !only.quoted;
  const opens = QUOTES[word.replace(/^-/, '').charAt(0)] !== undefined;
  return isItself && !opens ? word : asPhrase(word);
}

export function asPhrase(text: string): string {
  return `"${text.replaceAll('"', ' ').replace(/\s+/g, ' ').trim()}"`;
}

/** Whether nothing is to be found but what passes the filters, newest first. */
export function isList({ words }: Query): boolean {
  return soughtWords(words).length === 0;
}

export function operationOf(
  query: Query,
): 'searchChatThreads' | 'searchUniversal' | 'searchDatastore' | 'queryDatastore' {
  const { kind } = query.place;
  if (kind === 'all') return 'searchUniversal';
  // A query of a datastore knows no words, and nothing of what a text holds.
  if (isList(query)) return query.words.length > 0 || query.filters.has ? 'searchDatastore' : 'queryDatastore';
  return kind === 'chats' ? 'searchChatThreads' : 'searchDatastore';
}

/** Whether a service can be asked for it: a list by anything but time, chat and sender takes the extension. */
export const canBeAsked = (query: Query, connection: Connection): boolean =>
  !isList(query) || operationOf(query) === 'queryDatastore' || offers(connection, SEARCH_EXTENSION);

export function listedDatastore({ place }: Query): DatastoreName {
  return place.kind === 'datastore' ? place.datastore : 'social-chat-message';
}

/** The datastore that a query's operation names; undefined where that goes through several. */
export function namedDatastore(query: Query): DatastoreName | undefined {
  const operation = operationOf(query);
  return operation === 'searchDatastore' || operation === 'queryDatastore' ? listedDatastore(query) : undefined;
}

/** The call that a query is, once its place is decided. */
export function callOf(query: Query) {
  return { operation: operationOf(query), datastore: namedDatastore(query) };
}

/** All that the token allows: its chats, where it allows no more. A list of everything takes the extension; else it is one of messages. */
export function inPlace(query: Query, connection: Connection | undefined): Query {
  if (query.place.kind !== 'all') return query;
  const may = (operation: 'searchUniversal' | 'searchChatThreads') =>
    connection === undefined || allows(connection, { operation });
  const isListable = !isList(query) || offers(connection, SEARCH_EXTENSION);
  const canAll = isListable && (may('searchUniversal') || !may('searchChatThreads'));
  return canAll ? query : { ...query, place: { kind: 'chats' } };
}

/** `in:` values that are understood, for a message. */
export const PLACE_HINT = 'chats, all, messages, emails, posts, files, favourites, following, events';

export function placeOf(word: string): QueryPlace | undefined {
  const name = word.toLowerCase();
  if (isDatastoreName(name)) return { kind: 'datastore', datastore: name };
  const byNoun = DATASTORE_NAMES.find((datastore) => DATASTORES[datastore].noun.some((noun) => noun === name));
  const named = placeNamed(name) ?? byNoun;
  if (named === undefined) return undefined;
  return named === 'chats' || named === 'all' ? { kind: named } : { kind: 'datastore', datastore: named };
}

/** For a message. */
export const PLATFORM_HINT = Object.keys(PLATFORMS).join(', ');

/** A word of a query taken apart: `-"red ferry"` is excluded, a phrase, and `red ferry`. */
function readWord(word: string): { text: string; phrase: boolean; excluded: boolean } {
  const [, minus, phrase] = /^(-?)"(.*)"$/s.exec(word) ?? [];
  if (phrase !== undefined) return { text: phrase, phrase: true, excluded: minus === '-' };
  const excluded = EXCLUDED.test(word);
  return { text: excluded ? word.slice(1) : word, phrase: false, excluded };
}

/** A word with a minus before it; what follows may be a quotation. In -5 and - it is a sign or a dash. */
const EXCLUDED = /^-(?=[\p{L}\p{Extended_Pictographic}])/u;

/** The words of a query that are to be found, without the quotes around some of them. */
export function soughtWords(words: readonly string[]): string[] {
  return words.map(readWord).flatMap(({ text, excluded }) => (excluded ? [] : [text]));
}

/** Those that must occur as they stand, and those that must not, without what says so. */
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
  /** Without the quotes, and without the - before it. */
  value: string;
  quoted: boolean;
  excluded: boolean;
}

/** Quotation marks that open, and what closes each. */
export const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '‟': '”',
  '「': '」',
};

const MAX_TYPED = 200;

/** A quote that is not closed is an ordinary character. */
export function splitTyped(argument: string): TypedWord[] {
  const text = tidy(argument);
  const words: TypedWord[] = [];
  let at = 0;
  while (at < text.length && words.length < MAX_TYPED) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    const excluded = isMinus(text, at);
    if (excluded) at++;
    const key = keyAt(text, at);
    const begin = key === undefined ? at : at + key.length + 1;
    const quoted = quotedAt(text, begin);
    if (quoted) {
      words.push({ key, value: quoted.value, quoted: true, excluded });
      at = quoted.end;
      continue;
    }
    const space = text.indexOf(' ', begin);
    const end = space < 0 ? text.length : space;
    words.push({ key, value: text.slice(begin, end), quoted: false, excluded });
    at = end;
  }
  return words.filter(({ key, value }) => key !== undefined || value !== '');
}

/** A - before a word or a quotation; between two words it is a hyphen or a dash. */
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

/** Words by what they mean, as a look-up; accents may be typed as characters of their own. */
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

/** What may stand before a colon, and what it means; lower case. */
export const KEYS = wordsFor<Key>(({ keys }) => keys);

const meaningOf = <Meaning extends string>(words: Readonly<Record<string, Meaning>>) => {
  return (typed: string): Meaning | undefined => {
    const name = typed.toLowerCase();
    return Object.hasOwn(words, name) ? words[name] : undefined;
  };
};

/** The chats, everything, or the kind of records that a word names. */
const placeNamed = meaningOf(wordsFor<'chats' | 'all' | DatastoreName>(({ places }) => places));
export const platformNamed = meaningOf(wordsFor<PlatformName>(({ platforms }) => platforms));
export const directionOf = meaningOf(wordsFor<'sent' | 'received'>(({ directions }) => directions));
export const contentOf = meaningOf(wordsFor<NonNullable<SearchFilter['has']>>(({ contents }) => contents));

const me = new Set(lists.flatMap((list) => list.me));
export const isMe = (name: string) => me.has(name.toLowerCase());
