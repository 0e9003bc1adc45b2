/** What somebody looks for, as one object: parsed once (parse-query.ts) and carried by buttons. */

import { z } from 'zod';
import type { Today } from '#locales/times/today.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import { PLATFORMS, type PlatformName } from '#service/contract/records.ts';
import { SEARCH_EXTENSION, SearchFilter } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { allows, offers } from '../registry.ts';
import { QUOTES, QueryPlace, soughtWords, splitTyped } from './query-words.ts';

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
  place: { kind: 'any' },
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
  if (kind === 'all' || kind === 'any') return 'searchUniversal';
  // A query of a datastore knows no words, and nothing of what a text holds.
  if (isList(query)) return query.words.length > 0 || query.filters.has ? 'searchDatastore' : 'queryDatastore';
  return kind === 'chats' ? 'searchChatThreads' : 'searchDatastore';
}

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

/** Where nobody said: all that the token allows. A list of everything takes the extension; else it is one of messages. */
export function inPlace(query: Query, connection: Connection | undefined): Query {
  if (query.place.kind !== 'any' && query.place.kind !== 'all') return query;
  const may = (operation: 'searchUniversal' | 'searchChatThreads') =>
    connection === undefined || allows(connection, { operation });
  const isListable = !isList(query) || offers(connection, SEARCH_EXTENSION);
  const canAll = isListable && (may('searchUniversal') || !may('searchChatThreads'));
  return { ...query, place: { kind: canAll ? 'all' : 'chats' } };
}
