/** Reads what follows /search: words, quoted phrases, where to search, and filters. */
import { DATASTORES, type DatastoreName, isDatastoreName } from '../contract/datastores.ts';
import { dayAfter, parseDay } from './dates.ts';
import { shorten } from './display-text.ts';
import { splitTyped } from './typed-words.ts';

export type SearchPlace = { kind: 'chats' } | { kind: 'all' } | { kind: 'datastore'; datastore: DatastoreName };

/** What the service does not filter by: applied to what it found. */
export interface HitFilters {
  /** In the sender's name or handle. */
  from?: string;
  /** In the chat's name. */
  chat?: string;
  /** First day, YYYY-MM-DD. */
  after?: string;
  /** First day that no longer counts, YYYY-MM-DD. */
  before?: string;
  /** Sent by the person. */
  mine?: true;
  /** Texts that must occur as they are. */
  phrases?: string[];
}

export interface SearchQuery {
  /** Plain words and phrases, for the service. */
  keywords: string[];
  place: SearchPlace;
  filters: HitFilters;
}

export type ParsedSearch = { query: SearchQuery } | { problem: string };

const KEYS = [
  'in',
  'from',
  'by',
  'chat',
  'after',
  'since',
  'before',
  'until',
  'me',
  'на',
  'в',
  'от',
  'чат',
  'после',
  'до',
];
const RUSSIAN: Readonly<Record<string, string>> = {
  в: 'in',
  на: 'in',
  от: 'from',
  чат: 'chat',
  после: 'after',
  до: 'before',
  since: 'after',
  until: 'before',
  by: 'from',
};

/** What people call the datastores, beside their own names and nouns. */
const PLACE_NAMES: Readonly<Record<string, DatastoreName>> = {
  messages: 'social-chat-message',
  message: 'social-chat-message',
  emails: 'social-email',
  email: 'social-email',
  mail: 'social-email',
  posts: 'social-post',
  files: 'file',
  favourites: 'favourite',
  favorites: 'favourite',
  following: 'social-following',
  calendars: 'social-calendar',
  events: 'social-event',
  groups: 'social-chat-group',
};

/** Longest keywords in all, characters; the request line would not carry more. */
export const MAX_KEYWORDS_LENGTH = 400;
const MAX_FILTER_LENGTH = 100;

/** Words that say nothing: searching for them alone would find everything, for the price of a search. */
const EMPTY_WORDS = new Set(
  'a an the and or of to in on at is it i you we he she they for with и в на с по не что это как а но за у о'.split(
    ' ',
  ),
);

/** `in:` values that are understood, for a message. */
export const PLACE_HINT = 'chats, all, messages, emails, posts, files, favourites, following, events';

/**
 * @param now milliseconds since 1970, for relative dates
 * @returns the query, or what is wrong with it in a sentence
 */
export function parseSearch(argument: string, now: number): ParsedSearch {
  if (argument.length > 4 * MAX_KEYWORDS_LENGTH) return { problem: tooLong() };
  const keywords: string[] = [];
  const filters: HitFilters = {};
  let place: SearchPlace = { kind: 'chats' };
  for (const { key: typedKey, value, quoted } of splitTyped(argument, KEYS)) {
    const key = typedKey === undefined ? undefined : (RUSSIAN[typedKey] ?? typedKey);
    if (value.length > MAX_FILTER_LENGTH && key !== undefined) return { problem: tooLong() };
    if (key === undefined) {
      keywords.push(value);
      if (quoted && /\s/.test(value)) filters.phrases = [...(filters.phrases ?? []), value];
    } else if (key === 'me' || (key === 'from' && /^(me|myself|я|меня)$/i.test(value))) {
      filters.mine = true;
      if (key === 'me' && value !== '') keywords.push(value);
    } else if (key === 'in') {
      const found = placeOf(value);
      if (!found)
        return { problem: `I do not know where “${shorten(value, 40)}” is. After in: you can say ${PLACE_HINT}.` };
      place = found;
    } else if (value === '') {
      return { problem: `Something is missing after ${typedKey}: – put it right behind the colon.` };
    } else if (key === 'from' || key === 'chat') {
      filters[key] = value;
    } else {
      const day = parseDay(value, now);
      if (!day) return { problem: badDate(value) };
      if (key === 'after') filters.after = day;
      else filters.before = typedKey === 'until' ? dayAfter(day) : day;
    }
  }
  return problemIn(keywords, filters) ?? { query: { keywords, place, filters } };
}

function problemIn(keywords: string[], { after, before }: HitFilters): { problem: string } | undefined {
  const words = keywords.join(' ');
  if (keywords.length === 0)
    return { problem: 'Please add at least one word to search for; filters alone are not enough.' };
  if (words.length > MAX_KEYWORDS_LENGTH) return { problem: tooLong() };
  if (!/[\p{L}\p{N}\p{S}]/u.test(words)) return { problem: 'There is no word in that, only punctuation.' };
  if (
    words
      .toLowerCase()
      .split(' ')
      .every((word) => EMPTY_WORDS.has(word))
  ) {
    return { problem: 'These words occur almost everywhere. Please add one that is more telling.' };
  }
  if (after !== undefined && before !== undefined && after >= before) {
    return { problem: `No day is after ${after} and before ${before}.` };
  }
  return undefined;
}

/** A sentence for a date that is not understood. */
export function badDate(value: string): string {
  return `I do not understand the date “${shorten(value, 30)}”. Try 2026-11-01, 7d, yesterday or today.`;
}

function tooLong(): string {
  return `That is too long to search for: up to ${MAX_KEYWORDS_LENGTH} characters, please.`;
}

function placeOf(value: string): SearchPlace | undefined {
  const name = value.toLowerCase();
  if (name === 'chats' || name === 'chat') return { kind: 'chats' };
  if (name === 'all' || name === 'everything' || name === 'везде') return { kind: 'all' };
  if (isDatastoreName(name)) return { kind: 'datastore', datastore: name };
  const known = Object.hasOwn(PLACE_NAMES, name) ? PLACE_NAMES[name] : undefined;
  if (known) return { kind: 'datastore', datastore: known };
  const byNoun = Object.values(DATASTORES).find(({ noun }) => (noun as readonly string[]).includes(name));
  return byNoun && { kind: 'datastore', datastore: byNoun.name };
}

/** The operation that looks there. */
export function searchOperation({ kind }: SearchPlace): 'searchChatThreads' | 'searchUniversal' | 'searchDatastore' {
  return kind === 'chats' ? 'searchChatThreads' : kind === 'all' ? 'searchUniversal' : 'searchDatastore';
}

/** Where a query looks, in words: `your chats`. */
export function placeText(place: SearchPlace): string {
  if (place.kind === 'chats') return 'your chats';
  if (place.kind === 'all') return 'everything you granted';
  return `your ${DATASTORES[place.datastore].noun[1]}`;
}

/** The filters in words, `from Anna`, `after 2026-11-01`; empty without any. */
export function filterTexts({ from, chat, after, before, mine, phrases = [] }: HitFilters): string[] {
  return [
    ...(mine ? ['sent by you'] : []),
    ...(from === undefined ? [] : [`from ${shorten(from, 40)}`]),
    ...(chat === undefined ? [] : [`in ${shorten(chat, 40)}`]),
    ...(after === undefined ? [] : [`since ${after}`]),
    ...(before === undefined ? [] : [`before ${before}`]),
    ...phrases.map((phrase) => `exactly “${shorten(phrase, 40)}”`),
  ];
}

/** The same query somewhere else, as it would be typed. */
export function retype(argument: string, place: 'all' | 'chats'): string {
  const words = splitTyped(argument, KEYS).filter(({ key }) => key === undefined || (RUSSIAN[key] ?? key) !== 'in');
  const typed = words.map(
    ({ key, value, quoted }) => `${key === undefined ? '' : `${key}:`}${quoted ? `"${value}"` : value}`,
  );
  return [...typed, ...(place === 'all' ? ['in:all'] : [])].join(' ');
}
