/**
 * What somebody looks for, as one object: typed after /search or /recent it is parsed once (parse-query.ts), buttons
 * carry it in its typed form, and what it costs depends on nothing else.
 */

import type { DatastoreName } from '#service/contract/datastores.ts';
import { scopesFor } from '#service/contract/operations.ts';
import type { PlatformName } from '#service/contract/records.ts';
import type { Scope } from '#service/contract/scopes.ts';

import { SEARCH_EXTENSION, type SearchFilter } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { priceOf } from '../credits/price.ts';
import { allows, offers } from '../registry.ts';
import type { Zone } from '../time/today.ts';
import { QUOTES, type QueryPlace, soughtWords, splitTyped } from './query-words.ts';
import { KEYS } from './vocabulary.ts';

/** Longest name, characters; in a pattern each may take four of the 200 that it may have. */
export const MAX_NAME = 40;

export interface Filters {
  /** In the sender's name or handle. */
  from?: string;
  /** In the chat's name. */
  chat?: string;
  /** First day, YYYY-MM-DD, in the query's zone. */
  after?: string;
  /** First day that no longer counts, YYYY-MM-DD. */
  before?: string;
  /** Sent by the person, or to them. */
  direction?: 'sent' | 'received';
  platform?: PlatformName;
  has?: NonNullable<SearchFilter['has']>;
}

export interface Query {
  /**
   * To be found, as the extension's keywords: `ferry`, `"red ferry"`, which must occur as it stands, `-bus`, which must
   * not. None to be found: a list by time.
   */
  words: readonly string[];
  place: QueryPlace;
  filters: Filters;
  /** Where its days begin and end. */
  zone: Zone;
  /** Records of a list that are fetched at a time, where somebody said how many. */
  limit?: number;
}

/** The query as it would be typed, its days as dates: parsed at any later time, it is the same query. */
export function typed(query: Query): string {
  const { words, filters, limit } = query;
  const { from, chat, after, before, direction, platform, has } = filters;
  return [
    ...words,
    ...(from === undefined ? [] : [`from:${quoted(from)}`]),
    ...(chat === undefined ? [] : [`chat:${quoted(chat)}`]),
    ...(after === undefined ? [] : [`after:${after}`]),
    ...(before === undefined ? [] : [`before:${before}`]),
    ...(direction === undefined ? [] : [direction === 'sent' ? 'from:me' : 'to:me']),
    ...(platform === undefined ? [] : [`on:${platform}`]),
    ...(has === undefined ? [] : [`has:${has}`]),
    ...inText(query),
    ...(limit === undefined ? [] : [String(limit)]),
  ].join(' ');
}

/** A list is one of messages, unless it says otherwise. */
function inText(query: Query): string[] {
  const { place } = query;
  if (place.kind === 'any' || (place.kind === 'chats' && isList(query))) return [];
  return [`in:${place.kind === 'datastore' ? place.datastore : place.kind}`];
}

/** A plain word as it stands in a query: in quotes where it would be taken for something else when it is typed again. */
export function asWord(word: string): string {
  const [only, ...more] = splitTyped(word, Object.keys(KEYS));
  const isItself = more.length === 0 && only?.key === undefined && only?.value === word && !only.quoted;
  const opens = QUOTES[word.replace(/^-/, '').charAt(0)] !== undefined;
  return isItself && !opens ? word : asPhrase(word);
}

/** Something to be found as it stands. */
export function asPhrase(text: string): string {
  return `"${text.replaceAll('"', ' ').replace(/\s+/g, ' ').trim()}"`;
}

/** In quotes that the text itself does not close. */
function quoted(text: string): string {
  const [open = '"', close = '"'] = Object.entries(QUOTES).find(([, end]) => !text.includes(end)) ?? [];
  return `${open}${text.replaceAll(close, '')}${close}`;
}

/** Whether nothing is to be found but what passes the filters, newest first. */
export function isList({ words }: Query): boolean {
  return soughtWords(words).length === 0;
}

/** The operation that answers a query. */
export function operationOf(
  query: Query,
): 'searchChatThreads' | 'searchUniversal' | 'searchDatastore' | 'queryDatastore' {
  const { kind } = query.place;
  if (kind === 'all' || kind === 'any') return 'searchUniversal';
  // A query of a datastore knows no words, and nothing of what a text holds.
  if (isList(query)) return query.words.length > 0 || query.filters.has ? 'searchDatastore' : 'queryDatastore';
  return kind === 'chats' ? 'searchChatThreads' : 'searchDatastore';
}

/** The datastore that a query lists. */
export function listedDatastore({ place }: Query): DatastoreName {
  return place.kind === 'datastore' ? place.datastore : 'social-chat-message';
}

/** The datastore that a query's operation names; undefined where that goes through several. */
export function namedDatastore(query: Query): DatastoreName | undefined {
  const operation = operationOf(query);
  return operation === 'searchDatastore' || operation === 'queryDatastore' ? listedDatastore(query) : undefined;
}

/** The scopes that a query needs. */
export function needsOfQuery(query: Query): Scope[] {
  return scopesFor(operationOf(query), namedDatastore(query));
}

/** Credits that a query costs. */
export function queryPrice(query: Query): number {
  return priceOf(operationOf(query));
}

/** The widest form of a query: the same words and filters, in all of the person's data. */
export function everywhere(query: Query): Query {
  return { ...query, place: { kind: 'all' } };
}

/**
 * Everything costs as much as the chats alone: it is searched where the token allows it and the service can tell why
 * something was found, so that a name of a file stands beside what was said.
 */
export function inPlace(query: Query, connection: Connection | undefined): Query {
  if (query.place.kind !== 'any') return query;
  const canAll =
    connection !== undefined &&
    offers(connection, SEARCH_EXTENSION) &&
    allows(connection, [...scopesFor('searchChatThreads'), ...scopesFor('searchUniversal')]);
  return { ...query, place: { kind: canAll ? 'all' : 'chats' } };
}
