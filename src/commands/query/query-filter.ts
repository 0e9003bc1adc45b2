/** A query's filters for a search of the extension, for a list, for what was found already, and in words for people. */

import { dayLater, dayOf, startOfDay, type Today, type Zone } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import { fold } from '#platform/text-match.ts';
import type { HeldKind } from '#service/contract/attachments.ts';
import { DATASTORES, type Datastore, type DatastoreName, GROUPS } from '#service/contract/datastores.ts';
import type { Filter, OperatorObject } from '#service/contract/filters.ts';
import { PLATFORM_NAMES, PLATFORMS } from '#service/contract/platforms.ts';
import type { SearchFilter } from '#service/contract/search-extension.ts';
import { shorten, tidy } from '../display-text.ts';
import type { Item } from '../search/item.ts';
import { plainDate, sentenceDate, spanName } from '../time/dates.ts';
import { type Query, strictWords } from './query.ts';

const dayStart = (day: string, zone: Zone) => new Date(startOfDay(day, zone)).toISOString();

/** For a search of a service that lists the extension. */
export function searchFilter({ filters, zone }: Pick<Query, 'filters' | 'zone'>): SearchFilter {
  const { after, before, direction, notChat, ...same } = filters;
  return {
    ...same,
    ...defined({
      since: after && dayStart(after, zone),
      until: before && dayStart(before, zone),
      direction: directionIn(direction),
      notGroupId: notChat,
    }),
  };
}

/** Seen are send and receive (the interface document, Chat message). */
const directionIn = (direction: Query['filters']['direction']) =>
  direction && (direction === 'sent' ? ('send' as const) : ('receive' as const));

/** For a list. @param contains the service finds names by their words; else by a pattern, and senders by their names */
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
    ...(chat === undefined ? {} : { [datastore === GROUPS ? 'name' : 'groupName']: nameTest(chat, contains) }),
    ...(Object.keys(moment).length === 0 ? {} : { [timeField]: moment }),
    ...defined({
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

type Tested = Pick<Item, 'outgoing' | 'platform' | 'who' | 'handle' | 'chat' | 'at' | 'text'> & {
  holdsFile?: boolean | undefined;
};

/** Whether an item passes the filters and phrases. One without a time or sender passes no filter on it. */
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

/** What imports write into a text where such a file was attached: a pattern that services take as `$regex`, too. */
export const attachedAs = (kind: HeldKind): string => `\\[${kind}( message)?[:\\]]`;

function hasContent({ text, holdsFile }: Tested, has: NonNullable<SearchFilter['has']>): boolean {
  if (has === 'link') return /\bhttps?:\/\/|\bwww\./i.test(text);
  return holdsFile === true && (has === 'file' || new RegExp(attachedAs(has)).test(text));
}

/** Longest name or phrase that is said again, characters. */
const MAX_SAID = 40;

/** What narrows a query beside its words: `from Anna`, `since January`; empty where nothing does. */
export function filterTexts(
  { words: sought, place, filters }: Pick<Query, 'words' | 'place' | 'filters'>,
  words: Words,
  today: Today,
): string[] {
  const { from, chat, direction, platform, has } = filters;
  const name = (text: string) => shorten(text, MAX_SAID);
  return [
    ...(from === undefined ? [] : [words.text('query-from', { name: name(from) })]),
    ...(direction === undefined ? [] : [words.text(direction === 'sent' ? 'query-sent' : 'query-received')]),
    ...(chat === undefined ? [] : [words.text('query-chat', { name: name(chat) })]),
    ...(platform === undefined ? [] : [words.text('query-on', { platform: PLATFORM_NAMES[platform] })]),
    ...(place.kind === 'datastore' ? [words.text('query-in', { kind: place.datastore })] : []),
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

/** `on 20 November`, `yesterday`, `in May 2025`, `since January`. */
function timeTexts({ after, before }: Query['filters'], words: Words, today: Today): string[] {
  if (after === undefined)
    return before === undefined ? [] : [words.text('query-before', { day: plainDate(before, today, words) })];
  if (before === undefined) return [words.text('query-since', { day: spanName({ from: after }, today, words) })];
  if (dayLater(after, 1) === before) return [sentenceDate(after, today, words)];
  const time = spanName({ from: after, to: before }, today, words);
  const isPeriod = after.endsWith('-01') && before.endsWith('-01');
  return [isPeriod ? words.text('query-during', { time }) : time];
}
