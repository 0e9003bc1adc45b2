/**
 * What somebody looks for, as one object: typed after /search or /recent it is parsed once, buttons carry it in its typed
 * form, and what it costs depends on nothing else.
 */
import type { PlatformName } from '../contract/records.ts';
import { dayAfter, isFuture, parseDay } from './dates.ts';
import { shorten } from './display-text.ts';
import { priceOf } from './price.ts';
import { directionOf, isMe, KEYS, PLACE_HINT, PLATFORM_HINT, type Place, placeOf, platformOf } from './query-words.ts';
import { QUOTES, splitTyped, type TypedWord } from './typed-words.ts';

export interface Filters {
  /** In the sender's name or handle. */
  from?: string;
  /** In the chat's name. */
  chat?: string;
  /** First day, YYYY-MM-DD (UTC). */
  after?: string;
  /** First day that no longer counts, YYYY-MM-DD (UTC). */
  before?: string;
  /** Sent by the person, or to them. */
  direction?: 'sent' | 'received';
  platform?: PlatformName;
}

export interface Query {
  /** To be found; one with a space in it is a phrase, which must occur as it stands. None: a list of messages by time. */
  words: readonly string[];
  place: Place;
  filters: Filters;
}

export type ParsedQuery = { query: Query } | { problem: string };

/** Longest words in all, characters; the request line would not carry more. */
export const MAX_WORDS_LENGTH = 400;
/** Longest name, characters; in a pattern each may take four of the 200 that it may have. */
const MAX_NAME = 40;

interface Draft {
  words: string[];
  /** Words of a chat's name. */
  chat: string[];
  place: Place;
  filters: Filters;
}

/**
 * @param now milliseconds since 1970, for relative dates
 * @param plain what words without a key are: to be searched for, or filters (a platform, a direction, a day, else a
 *   part of a chat's name)
 * @returns the query, or what is wrong with it in a sentence
 */
export function parseQuery(argument: string, now: number, plain: 'words' | 'filters' = 'words'): ParsedQuery {
  if (argument.length > 4 * MAX_WORDS_LENGTH) return { problem: tooLong() };
  const draft: Draft = { words: [], chat: [], place: { kind: 'chats' }, filters: {} };
  for (const word of splitTyped(argument, Object.keys(KEYS))) {
    const problem = takeWord(draft, word, { now, plain });
    if (problem !== undefined) return { problem };
  }
  const { words, place, filters } = draft;
  const chat = draft.chat.join(' ').trim();
  if (chat !== '') filters.chat = chat;
  const problem = problemOf(draft, plain);
  return problem === undefined ? { query: { words, place, filters } } : { problem };
}

interface Reading {
  now: number;
  plain: 'words' | 'filters';
}

/** Takes one word into the draft. @returns what is wrong with it, if anything is */
function takeWord(draft: Draft, word: TypedWord, reading: Reading): string | undefined {
  const { filters } = draft;
  const { key: typedKey, value } = word;
  const key = typedKey === undefined ? undefined : KEYS[typedKey];
  if (key === undefined || typedKey === undefined) return takePlain(draft, word, reading);
  const whole = () => takePlain(draft, { key: undefined, value: `${typedKey}:${value}`, quoted: word.quoted }, reading);
  if (key === 'me' || (key === 'from' && isMe(value))) {
    filters.direction = 'sent';
    return key === 'me' && value !== '' ? takePlain(draft, { ...word, key: undefined }, reading) : undefined;
  }
  if (key === 'to') {
    if (!isMe(value)) return whole();
    filters.direction = 'received';
    return undefined;
  }
  if (value === '') return `Something is missing after ${typedKey}: – put it right behind the colon.`;
  if (key === 'in') return takePlace(draft, value, reading);
  if (key === 'on') {
    const platform = platformOf(value);
    if (platform === undefined)
      return reading.plain === 'words' ? whole() : `I know these platforms: ${PLATFORM_HINT}.`;
    filters.platform = platform;
    return undefined;
  }
  if (key === 'from' || key === 'chat') {
    if ([...value].length > MAX_NAME) return nameTooLong(key);
    if (key === 'from') filters.from = value;
    else draft.chat.push(value);
    return undefined;
  }
  const day = parseDay(value, reading.now);
  if (day === undefined) return badDate(value);
  if (key === 'after') return takeFirstDay(filters, day, reading.now);
  filters.before = key === 'until' ? dayAfter(day) : day;
  return undefined;
}

/** Takes a word without a key. */
function takePlain(draft: Draft, { value, quoted }: TypedWord, { now, plain }: Reading): string | undefined {
  const { filters } = draft;
  if (plain === 'words') {
    draft.words.push(value);
    return undefined;
  }
  // A bare year is more likely part of a name.
  const day = quoted || /^\d{4}$/.test(value) ? undefined : parseDay(value, now);
  if (day !== undefined) return takeFirstDay(filters, day, now);
  const platform = quoted ? undefined : platformOf(value);
  const direction = quoted ? undefined : directionOf(value);
  if (platform !== undefined) filters.platform = platform;
  else if (direction !== undefined) filters.direction = direction;
  else if (!quoted && /^(?!https?:)\p{L}{2,12}:\S/u.test(value)) {
    return `I do not know the filter “${shorten(value, 30)}”. There are from:, chat:, on:, after: and before:.`;
  } else draft.chat.push(value);
  return undefined;
}

function takePlace(draft: Draft, value: string, { plain }: Reading): string | undefined {
  const place = placeOf(value);
  if (place === undefined)
    return `I do not know where “${shorten(value, 40)}” is. After in: you can say ${PLACE_HINT}.`;
  const isOfMessages =
    place.kind === 'chats' || (place.kind === 'datastore' && place.datastore === 'social-chat-message');
  if (plain === 'filters')
    return isOfMessages ? undefined : `Only messages are listed by time. Add words: /search ferry in:${value}.`;
  draft.place = place;
  return undefined;
}

function takeFirstDay(filters: Filters, day: string, now: number): string | undefined {
  if (isFuture(day, now)) return `${day} is still to come: nothing can be newer than today.`;
  filters.after = day;
  return undefined;
}

function problemOf({ words, filters }: Draft, plain: 'words' | 'filters'): string | undefined {
  const { chat = '', after, before } = filters;
  if ([...chat].length > MAX_NAME) return nameTooLong('chat');
  if (after !== undefined && before !== undefined && after >= before)
    return `No day is after ${after} and before ${before}.`;
  if (plain === 'filters') return undefined;
  const text = words.join(' ');
  if (words.length === 0) {
    return 'Please add at least one word to search for; filters alone are not enough. /recent takes filters alone.';
  }
  if (text.length > MAX_WORDS_LENGTH) return tooLong();
  if (!/[\p{L}\p{N}\p{S}]/u.test(text)) return 'There is no word in that, only punctuation.';
  return undefined;
}

function badDate(value: string): string {
  return `I do not understand the date “${shorten(value, 30)}”. Try 2026-11-01, 7d, yesterday or today.`;
}

function nameTooLong(key: 'from' | 'chat'): string {
  return `A ${key === 'from' ? 'sender’s' : 'chat’s'} name of up to ${MAX_NAME} characters, please.`;
}

function tooLong(): string {
  return `That is too long to look for: up to ${MAX_WORDS_LENGTH} characters, please.`;
}

/** The query as it would be typed, its days as dates: parsed at any later time, it is the same query. */
export function typed({ words, place, filters }: Query): string {
  const { from, chat, after, before, direction, platform } = filters;
  return [
    ...words.map(asPlain),
    ...(from === undefined ? [] : [`from:${quoted(from)}`]),
    ...(chat === undefined ? [] : [`chat:${quoted(chat)}`]),
    ...(after === undefined ? [] : [`after:${after}`]),
    ...(before === undefined ? [] : [`before:${before}`]),
    ...(direction === undefined ? [] : [direction === 'sent' ? 'from:me' : 'to:me']),
    ...(platform === undefined ? [] : [`on:${platform}`]),
    ...(place.kind === 'chats' ? [] : [`in:${place.kind === 'all' ? 'all' : place.datastore}`]),
  ].join(' ');
}

/** A word to be searched for; in quotes where it would be taken for something else. */
function asPlain(word: string): string {
  const [only, ...more] = splitTyped(word, Object.keys(KEYS));
  const isItself = more.length === 0 && only?.key === undefined && only?.value === word && !only.quoted;
  return isItself && QUOTES[word.charAt(0)] === undefined ? word : quoted(word);
}

/** In quotes that the text itself does not close. */
function quoted(text: string): string {
  const [open = '"', close = '"'] = Object.entries(QUOTES).find(([, end]) => !text.includes(end)) ?? [];
  return `${open}${text.replaceAll(close, '')}${close}`;
}

/** The operation that answers a query. */
export function operationOf({
  words,
  place,
}: Query): 'searchChatThreads' | 'searchUniversal' | 'searchDatastore' | 'queryDatastore' {
  if (words.length === 0) return 'queryDatastore';
  return place.kind === 'chats' ? 'searchChatThreads' : place.kind === 'all' ? 'searchUniversal' : 'searchDatastore';
}

/** Credits that a query costs. */
export function queryPrice(query: Query): number {
  return priceOf(operationOf(query));
}

/** The widest form of a query: the same words and filters, in all of the person's data. */
export function everywhere(query: Query): { label: string; query: Query } {
  return { label: 'Search everything', query: { ...query, place: { kind: 'all' } } };
}
