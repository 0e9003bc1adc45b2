/** Converts a query's filters: for the service, as a test of items, and to text for people. */

import { dayLater, dayOf, startOfDay, type Today, type Zone } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import { fold } from '#platform/text-match.ts';
import { DATASTORES, type Datastore, type DatastoreName, GROUPS } from '#service/contract/datastores.ts';
import type { Filter } from '#service/contract/filters.ts';
import { PLATFORM_NAMES, PLATFORMS } from '#service/contract/platforms.ts';
import { SEARCH_EXTENSION, type SearchCondition, type SearchFilter } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { shorten, tidy } from '../display-text.ts';
import { offers } from '../registry.ts';
import type { Item } from '../search/item.ts';
import { isShownAsDate, plainDate, sentenceDate, spanName } from '../time/dates.ts';
import { type Query, strictWords } from './query.ts';

/** ISO 8601. */
export const dayStart = (day: string, zone: Zone) => new Date(startOfDay(day, zone)).toISOString();

/** Filter for a service with the search extension. */
export function searchFilter({ filters, zone }: Pick<Query, 'filters' | 'zone'>): SearchFilter {
  const { after, before, direction, ...same } = filters;
  return {
    ...same,
    ...defined({
      since: after && dayStart(after, zone),
      until: before && dayStart(before, zone),
      direction: directionIn(direction),
    }),
  };
}

/** The interface document (Chat message) shows send and receive. */
const directionIn = (direction: Query['filters']['direction']) =>
  direction && (direction === 'sent' ? ('send' as const) : ('receive' as const));

export function searchCondition(query: Query): SearchCondition {
  const keywords = query.words.join(' ');
  return { ...searchFilter(query), ...(keywords === '' ? {} : { keywords }) };
}

/** Filter for lists, counts and questions, with the words of the query only if the service has the search extension. */
export function datastoreFilter(query: Query, datastore: DatastoreName, connection: Connection | undefined): Filter {
  if (!offers(connection, SEARCH_EXTENSION)) return documentedFilter(query, datastore);
  const $search = searchCondition(query);
  return Object.keys($search).length === 0 ? {} : { $search };
}

/** With the members of interface.md; names match a pattern (assumed, as deployed), senders by name only. */
function documentedFilter({ filters, zone }: Pick<Query, 'filters' | 'zone'>, datastore: DatastoreName): Filter {
  const { from, chat, after, before, direction, platform } = filters;
  const { timeField }: Datastore = DATASTORES[datastore];
  const moment = defined({ $gte: after && dayStart(after, zone), $lt: before && dayStart(before, zone) });
  return {
    ...(from === undefined ? {} : { fromName: { $regex: anyCase(from) } }),
    ...(chat === undefined ? {} : { [datastore === GROUPS ? 'name' : 'groupName']: { $regex: anyCase(chat) } }),
    ...(Object.keys(moment).length === 0 ? {} : { [timeField]: moment }),
    ...defined({
      type: directionIn(direction),
      sourceApplication: platform && PLATFORMS[platform],
    }),
  };
}

/** A case-insensitive pattern for a text: deployments support no `$regex` flags (assumed). */
export function anyCase(text: string): string {
  return Array.from(text, (char) => {
    // Include the character itself: title case is a third form (ǅ).
    const forms = [...new Set([char.toLowerCase(), char.toUpperCase(), char])].filter((form) => form.length === 1);
    if (forms.length > 1) return `[${forms.join('')}]`;
    return /[!-/:-@[-`{-~]/.test(char) ? `\\${char}` : char;
  }).join('');
}

type Tested = Pick<Item, 'outgoing' | 'platform' | 'who' | 'handle' | 'chat' | 'at' | 'text'> & {
  holdsFile?: boolean | undefined;
};

/** Whether an item matches the filters and phrases. An item without a time or sender matches no filter on it. */
export function matches(item: Tested, { words, filters, zone }: Query): boolean {
  const { from, chat, after, before, direction, platform, has } = filters;
  const { phrases, excluded } = strictWords(words);
  const day = item.at === undefined ? undefined : dayOf(Date.parse(item.at), zone);
  const holds = (text: string | undefined, part: string) => text !== undefined && fold(text).includes(fold(part));
  const text = tidy(item.text);
  return (
    (direction === undefined || item.outgoing === (direction === 'sent')) &&
    (platform === undefined || item.platform === platform) &&
    (from === undefined || holds(item.who, from) || holds(item.handle, from.replace(/^@/, ''))) &&
    (chat === undefined || holds(item.chat, chat)) &&
    (after === undefined || (day !== undefined && day >= after)) &&
    (before === undefined || (day !== undefined && day < before)) &&
    (has === undefined || hasContent(item, has)) &&
    phrases.every((phrase) => holds(text, phrase)) &&
    !excluded.some((word) => holds(` ${text} `, word))
  );
}

function hasContent({ text, holdsFile }: Tested, has: NonNullable<SearchFilter['has']>): boolean {
  if (has === 'link') return /\bhttps?:\/\/|\bwww\./i.test(text);
  // As imports write an attached file.
  return holdsFile === true && (has === 'file' || new RegExp(`\\[${has}( message)?[:\\]]`).test(text));
}

/** Longest name or phrase that is repeated in a reply, in characters. */
const MAX_ECHO = 40;

/** Descriptions of a query's filters: `from Anna`, `since January`; empty if there are none. */
export function filterTexts(
  { words: sought, place, filters }: Pick<Query, 'words' | 'place' | 'filters'>,
  words: Words,
  today: Today,
): string[] {
  const { from, chat, direction, platform, has } = filters;
  const name = (text: string) => shorten(text, MAX_ECHO);
  const isChat = chat !== undefined && place === 'social-chat-message';
  return [
    ...(from === undefined ? [] : [words.text('query-from', { name: name(from) })]),
    ...(direction === undefined ? [] : [words.text(direction === 'sent' ? 'query-sent' : 'query-received')]),
    ...(chat === undefined ? [] : [words.text('query-chat', { name: name(chat) })]),
    ...(platform === undefined ? [] : [words.text('query-on', { platform: PLATFORM_NAMES[platform] })]),
    ...(place === 'all' || place === 'chats' || isChat ? [] : [words.text('query-in', { kind: place })]),
    ...(has === undefined ? [] : [words.text(`query-has-${has}`)]),
    ...timeTexts(filters, words, today),
    ...strictWords(sought).excluded.map((word) => words.text('query-without', { word: name(word) })),
  ];
}

export const filterText = (query: Pick<Query, 'words' | 'place' | 'filters'>, words: Words, today: Today): string =>
  filterTexts(query, words, today).join(words.text('list-comma'));

export function isFiltered({ words, filters }: Query): boolean {
  const { phrases, excluded } = strictWords(words);
  return Object.keys(filters).length + phrases.length + excluded.length > 0;
}

/** `since Friday`, `since 3 November`. */
export function sinceText(at: number | string, today: Today, words: Words): string {
  const key = isShownAsDate(at, today) ? 'query-since-date' : 'query-since';
  return words.text(key, { day: plainDate(at, today, words) });
}

/** `on 20 November`, `yesterday`, `in May 2025`, `since January`. */
function timeTexts({ after, before }: Query['filters'], words: Words, today: Today): string[] {
  if (after === undefined) {
    if (before === undefined) return [];
    const key = isShownAsDate(before, today) ? 'query-before-date' : 'query-before';
    return [words.text(key, { day: plainDate(before, today, words) })];
  }
  if (before === undefined) {
    const isMonth = after.endsWith('-01');
    return [
      isMonth
        ? words.text('query-since', { day: spanName({ from: after }, today, words) })
        : sinceText(after, today, words),
    ];
  }
  if (dayLater(after, 1) === before) return [sentenceDate(after, today, words)];
  const time = spanName({ from: after, to: before }, today, words);
  const isPeriod = after.endsWith('-01') && before.endsWith('-01');
  return [isPeriod ? words.text('query-during', { time }) : time];
}
