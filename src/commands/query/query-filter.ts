/**
 * A query's filters: as they are applied by a service's search that knows them, by any service to a list, and here to what
 * was found; and in words that people read.
 */
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import { fold } from '#platform/text-match.ts';
import { DATASTORES, type Datastore, type DatastoreName } from '#service/contract/datastores.ts';
import type { Filter, OperatorObject } from '#service/contract/filters.ts';
import { PLATFORMS } from '#service/contract/records.ts';
import type { HeldKind, SearchFilter } from '#service/contract/search-extension.ts';
import { shorten } from '../display-text.ts';
import { type Entry, PLATFORM_NAMES } from '../records/entries.ts';
import { dayLater, dayOf, startOfDay, type Zone } from '../time/today.ts';
import type { Query } from './query.ts';
import { strictWords } from './query-words.ts';

const dayStart = (day: string, zone: Zone) => new Date(startOfDay(day, zone)).toISOString();

/** For a search of a service that lists the extension. */
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

/** Seen are send and receive (the interface document, Chat message). */
const directionIn = (direction: Query['filters']['direction']) =>
  direction && (direction === 'sent' ? ('send' as const) : ('receive' as const));

/**
 * For a list.
 * @param contains the service lists CONTAINS_EXTENSION: names are found by their words, as a search does; otherwise by a
 *   pattern in either case, and senders by their names alone
 */
export function listFilter(
  { filters, zone }: Pick<Query, 'filters' | 'zone'>,
  datastore: DatastoreName,
  contains: boolean,
): Filter {
  const { from, chat, after, before, direction, platform } = filters;
  const { timeField }: Datastore = DATASTORES[datastore];
  const moment = defined({ $gte: after && dayStart(after, zone), $lt: before && dayStart(before, zone) });
  return {
    ...(from === undefined ? {} : senderFilter(from, datastore, contains)),
    ...(Object.keys(moment).length === 0 ? {} : { [timeField]: moment }),
    ...defined({
      groupName: chat && nameTest(chat, contains),
      type: directionIn(direction),
      sourceApplication: platform && PLATFORMS[platform],
    }),
  };
}

function senderFilter(name: string, datastore: DatastoreName, contains: boolean): Filter {
  const byName = { fromName: nameTest(name, contains) };
  if (!contains) return byName;
  const address = datastore === 'social-email' ? 'fromEmail' : 'fromHandle';
  return { $or: [byName, { [address]: nameTest(name, contains) }] };
}

/** What a member has to hold of a name. */
export function nameTest(name: string, contains: boolean): OperatorObject {
  return contains && HAS_WORDS.test(name) ? { $contains: name } : { $regex: anyCase(name) };
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** A pattern that finds a text in either case: `$regex` of a deployment knows no flags (assumed). */
export function anyCase(text: string): string {
  return Array.from(text, (char) => {
    // The letter itself too: title case is a third form (ǅ).
    const forms = [...new Set([char.toLowerCase(), char.toUpperCase(), char])].filter((form) => form.length === 1);
    if (forms.length > 1) return `[${forms.join('')}]`;
    return /[!-/:-@[-`{-~]/.test(char) ? `\\${char}` : char;
  }).join('');
}

/**
 * Whether an entry is what the filters and phrases ask for, and nothing that shall be left out. One without a time or
 * sender cannot pass a filter on it.
 */
export function passes(entry: Entry, { words, filters, zone }: Query): boolean {
  const { from, chat, after, before, direction, platform, has } = filters;
  const { phrases, excluded } = strictWords(words);
  const day = entry.at === undefined ? undefined : dayOf(Date.parse(entry.at), zone);
  const holds = (text: string | undefined, part: string) => text !== undefined && fold(text).includes(fold(part));
  return (
    (direction === undefined || entry.outgoing === (direction === 'sent')) &&
    (platform === undefined || entry.platform === platform) &&
    (from === undefined || holds(entry.who, from) || holds(entry.handle, from.replace(/^@/, ''))) &&
    (chat === undefined || holds(entry.place, chat)) &&
    (after === undefined || (day !== undefined && day >= after)) &&
    (before === undefined || (day !== undefined && day < before)) &&
    (has === undefined || hasContent(entry, has)) &&
    phrases.every((phrase) => holds(entry.text, phrase)) &&
    !excluded.some((word) => holds(` ${entry.text} `, word))
  );
}

/** What imports write into a text where such a file was attached: a pattern that services take as `$regex`, too. */
export const attachedAs = (kind: HeldKind): string => `\\[${kind}( message)?[:\\]]`;

/** As far as an entry tells it. */
function hasContent({ text, holdsFile }: Entry, has: NonNullable<SearchFilter['has']>): boolean {
  if (has === 'link') return /\bhttps?:\/\/|\bwww\./i.test(text);
  return holdsFile === true && (has === 'file' || new RegExp(attachedAs(has)).test(text));
}

/** Longest name or phrase that is said again, characters. */
const MAX_SAID = 40;

/** What is asked of a record beside words: `from Anna`, `since 2026-11-01 (UTC)`; empty without any. */
export function filterTexts({ words: sought, filters, zone }: Query, words: Words): string[] {
  const { from, chat, direction, platform, has } = filters;
  const { phrases, excluded } = strictWords(sought);
  return [
    ...(direction === undefined
      ? []
      : [words.text(direction === 'sent' ? 'queries-filters-sent' : 'queries-filters-received')]),
    ...(platform === undefined ? [] : [words.text('queries-filters-on', { platform: PLATFORM_NAMES[platform] })]),
    ...(from === undefined ? [] : [words.text('queries-filters-from', { name: shorten(from, MAX_SAID) })]),
    ...(chat === undefined ? [] : [words.text('queries-filters-chat', { name: shorten(chat, MAX_SAID) })]),
    ...timeTexts({ filters, zone }, words),
    ...(has === undefined ? [] : [words.text(`queries-filters-holding-${has}`)]),
    ...phrases.map((phrase) => words.text('queries-filters-exactly', { phrase: shorten(phrase, MAX_SAID) })),
    ...excluded.map((word) => words.text('queries-filters-without', { word: shorten(word, MAX_SAID) })),
  ];
}

/** The same as one text; empty without any. */
export function filterText(query: Query, words: Words): string {
  return filterTexts(query, words).join(words.text('list-comma'));
}

/** Whether anything but words narrows the query. */
export function isFiltered({ words, filters }: Query): boolean {
  const { phrases, excluded } = strictWords(words);
  return Object.keys(filters).length + phrases.length + excluded.length > 0;
}

/** `on 2026-11-20`, `from 2026-06-01 to 2026-08-31`; where the person's zone is not known, that the days are UTC's. */
function timeTexts({ filters: { after, before }, zone }: Pick<Query, 'filters' | 'zone'>, words: Words): string[] {
  const isUtc = zone === undefined;
  if (after === undefined)
    return before === undefined
      ? []
      : [words.text(isUtc ? 'queries-filters-before-is-utc' : 'queries-filters-before', { day: before })];
  if (before === undefined)
    return [words.text(isUtc ? 'queries-filters-since-is-utc' : 'queries-filters-since', { day: after })];
  if (dayLater(after, 1) === before)
    return [words.text(isUtc ? 'queries-filters-on-day-is-utc' : 'queries-filters-on-day', { day: after })];
  return [
    words.text(isUtc ? 'queries-filters-days-is-utc' : 'queries-filters-days', {
      first: after,
      last: dayLater(before, -1),
    }),
  ];
}
