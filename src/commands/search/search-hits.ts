/** From what a search found to the lines that are shown: the hits told from what lies between them, and why they are hits. */
import type { Words } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';
import type { Records, Threads } from '#service/contract/data-service.ts';
import type { SearchMatch, SearchReach } from '#service/contract/search-extension.ts';
import { shorten } from '../display-text.ts';
import { isList, namedDatastore, type Query } from '../query/query.ts';
import { isFiltered, passes } from '../query/query-filter.ts';
import { soughtWords } from '../query/query-words.ts';
import { type Entry, entryOfMessage, entryOfRecord } from '../records/entries.ts';
import { type Line, lineOf } from './listing.ts';
import { findMatches } from './snippet.ts';

export interface Hits {
  lines: Line[];
  /** Headings among them: chats, or kinds of records. */
  places: number;
  /** What the service sent, hits as far as they can be told. */
  received: number;
  /** Of that, what the filters do not ask for. */
  filteredOut: number;
  /** The filters were applied here, to what the service sent. */
  sifted: boolean;
  /** How much the service found, where it says; with `atLeast` there may be more. */
  total: number | undefined;
  atLeast: boolean;
  /** Words that were looked for and none of them has, and those that there are; absent where each word is somewhere. */
  nowhere?: { missing: readonly string[]; present: readonly string[] };
  /** How far the data reaches, where nothing was found and the service says. */
  reach?: SearchReach;
  /** Came back in a form that could not be read. */
  unreadable: number;
}

export interface Asked {
  query: Query;
  /** The service has decided the filters. */
  extended: boolean;
  words: Words;
}

/** Most hits that are kept for paging. */
const MAX_HITS = 200;
/** Messages shown of a chat in which none can be told to be the hit: the service matches by rules of its own. */
const MAX_UNMARKED = 3;

/** Something found, with its line where that was needed to tell whether its text holds what was searched. */
interface Hit {
  readonly entry: Entry;
  readonly match?: SearchMatch | undefined;
  readonly line?: Line;
  /** How often the same was found; once where it is not said. */
  readonly times?: number;
}

/** The hits of a chat search, chat by chat in the service's order, newest first in each. */
export function hitsOfThreads(found: Threads, asked: Asked): Hits {
  const sought = soughtWords(asked.query.words);
  const { matches } = found;
  const groups = found.threads.map(({ group, groupId, messages }) => {
    if (messages.length === 0) {
      // A deployment leaves the messages of some chats out; that the chat matched is still worth knowing.
      const { place, platform } = entryOfMessage({ _id: groupId, ...sourceOf(group) }, asked.words, group, groupId);
      const text = asked.words.text('records-no-preview');
      return [{ entry: { outgoing: false, text, place, chatId: groupId, ...(platform ? { platform } : {}) } }];
    }
    const newestFirst = messages.toReversed();
    const toEntry = (message: (typeof messages)[number]) => entryOfMessage(message, asked.words, group, groupId);
    if (matches) {
      const hits = newestFirst.filter((message) => matches.has(message));
      return hits.map((message): Hit => ({ entry: toEntry(message), match: matches.get(message) }));
    }
    const hits = newestFirst.map((message): Hit => {
      const entry = toEntry(message);
      return { entry, line: lineOf(entry, sought) };
    });
    const matching = hits.filter(
      ({ entry: { who }, line }) => line?.highlights || (who !== undefined && findMatches(who, sought).length > 0),
    );
    return matching.length > 0 ? matching : hits.slice(0, MAX_UNMARKED);
  });
  return hitsOf(groups, found, sought, asked);
}

const sourceOf = (group: Threads['threads'][number]['group']) =>
  group?.sourceApplication === undefined ? {} : { sourceApplication: group.sourceApplication };

/**
 * The hits of another search: messages by chat, other records by kind, in the order in which they come first; those of a
 * list as they come.
 */
export function hitsOfRecords(found: Records, asked: Asked): Hits {
  const { query } = asked;
  const datastore = namedDatastore(query);
  const hits = found.items.map(
    (item): Hit => ({ entry: entryOfRecord(item, asked.words, datastore), match: found.matches?.get(item) }),
  );
  const groups = isList(query)
    ? [hits]
    : chatsFirst([...Map.groupBy(hits, ({ entry: { chatId, place } }) => chatId ?? `kind ${place}`).values()]);
  return hitsOf(groups, found, soughtWords(query.words), asked);
}

/** What was said before what was sent or filed. */
function chatsFirst(groups: readonly Hit[][]): Hit[][] {
  const isChat = ([first]: Hit[]) => first?.entry.chatId !== undefined;
  return [...groups.filter(isChat), ...groups.filter((group) => !isChat(group))];
}

function hitsOf(
  groups: readonly (readonly Hit[])[],
  { dropped, total, atLeast, reach }: Pick<Records, 'dropped' | 'total' | 'atLeast' | 'reach'>,
  sought: readonly string[],
  { query, extended, words }: Asked,
): Hits {
  const sifted = !extended && isFiltered(query);
  const kept = (sifted ? groups.map((hits) => hits.filter(({ entry }) => passes(entry, query))) : groups).filter(
    ({ length }) => length > 0,
  );
  const nowhere = nowhereIn(kept.flat());
  const ordered = isList(query) ? kept.flat() : repeatsLast(kept.flat());
  const sum = (some: readonly (readonly Hit[])[]) => some.reduce((all, { length }) => all + length, 0);
  return {
    lines: ordered.slice(0, MAX_HITS).map((hit) => withReason(hit, sought, nowhere?.missing ?? [], words)),
    places: kept.length,
    received: sum(groups),
    filteredOut: sum(groups) - sum(kept),
    sifted,
    total,
    atLeast: atLeast === true,
    unreadable: dropped,
    ...(nowhere === undefined ? {} : { nowhere }),
    ...(extended && reach ? { reach } : {}),
  };
}

/** What somebody says again and again in a chat tells nothing the second time: once it is shown in its place, the others behind all. */
function repeatsLast(hits: readonly Hit[]): readonly Hit[] {
  const same = Map.groupBy(
    hits,
    ({ entry: { chatId, place, outgoing, who = '', text } }) =>
      `${chatId ?? place}\n${outgoing ? '' : `from ${who}`}\n${fold(text)}`,
  );
  if (same.size === hits.length) return hits;
  const groups = [...same.values()];
  const firsts = groups.flatMap(([first, ...again]) =>
    first === undefined ? [] : again.length === 0 ? [first] : [{ ...first, times: again.length + 1 }],
  );
  return [...firsts, ...groups.flatMap(([, ...again]) => again)];
}

/** The best hits come first: a word that they lack, the others lack too. */
function nowhereIn(hits: readonly Hit[]): Hits['nowhere'] {
  const matches = hits.flatMap(({ match }) => (match === undefined ? [] : [match]));
  const [first, ...others] = matches;
  if (first === undefined || matches.length < hits.length) return undefined;
  const missing = first.missing.filter((word) => others.every((match) => match.missing.includes(word)));
  const present = [...new Set(matches.flatMap(({ words }) => words))];
  return missing.length === 0 || present.length === 0 ? undefined : { missing, present };
}

/** @param known to be nowhere, which is said once */
function withReason(
  { entry, match: whole, line, times }: Hit,
  sought: readonly string[],
  known: readonly string[],
  words: Asked['words'],
): Line {
  const match = whole && { ...whole, missing: whole.missing.filter((word) => !known.includes(word)) };
  const shown = line ?? lineOf(entry, wordsToMark(match, sought));
  const isMarked = shown.highlights !== undefined;
  const reason = sought.length === 0 ? undefined : reasonOf(entry, match, isMarked, sought, words);
  const notes = [
    reason,
    times === undefined ? undefined : words.text('queries-reasons-times', { amount: times }),
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? shown : { ...shown, note: notes.join(words.text('list-comma')) };
}

/** Words that one note names at most. */
export const MAX_NAMED = 3;
const SENDER: readonly string[] = ['fromName', 'fromHandle', 'fromEmail'];
const PLACE: readonly string[] = ['groupName'];

/** The words to be marked: where the service says which they are, as the text has them, whatever rule made them fit. */
export function wordsToMark(match: SearchMatch | undefined, sought: readonly string[]): readonly string[] {
  if (!match) return sought;
  const members = Object.entries(match.members).filter(([name]) => !SENDER.includes(name) && !PLACE.includes(name));
  return members.flatMap(([, words]) => words);
}

/**
 * `the chat’s name matches`, `without “cabin”`; undefined where the marked text says it all.
 * @param marked a word is marked in its text
 */
export function reasonOf(
  { who, handle, place }: Entry,
  match: SearchMatch | undefined,
  marked: boolean,
  sought: readonly string[],
  words: Words,
): string | undefined {
  const tells = (members: readonly string[], ...texts: (string | undefined)[]) =>
    match
      ? members.some((member) => match.members[member] !== undefined)
      : texts.some((text) => text !== undefined && findMatches(text, sought).length > 0);
  const parts: string[] = [];
  if (!marked && tells(SENDER, who, handle)) parts.push(words.text('queries-reasons-sender'));
  else if (!marked && tells(PLACE, place)) parts.push(words.text('queries-reasons-chat'));
  if (match) parts.push(...missingText(match, words));
  return parts.length === 0 ? undefined : parts.join(words.text('list-comma'));
}

/** The words that it does not have. */
function missingText({ words, missing }: SearchMatch, texts: Words): string[] {
  if (words.length === 0 || missing.length === 0) return [];
  const named = missing.slice(0, MAX_NAMED).map((word) => shorten(word, 24));
  return [
    texts.text(missing.length > MAX_NAMED ? 'queries-reasons-missing-more' : 'queries-reasons-missing', {
      words: named,
    }),
  ];
}
