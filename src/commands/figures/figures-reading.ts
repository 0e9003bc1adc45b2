/** What is counted of a query; where a service does not count, its pages are read, newest first, as far as was agreed. */
import type { Words } from '#locales/words.ts';
import { fold, isUnsegmented, splitWords } from '#platform/text-match.ts';
import type { Call } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { type Filter, MAX_PAGE_SIZE, type OperatorObject } from '#service/contract/filters.ts';
import { countMessage, createStats, summarize } from '#service/contract/message-stats.ts';
import type { DataRecord } from '#service/contract/records.ts';
import type { Statistics } from '#service/contract/statistics.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import type { Query } from '../query/query.ts';
import { anyCase, attachedAs, filterTexts, listFilter, nameTest, passes } from '../query/query-filter.ts';
import { EXCLUDED, soughtWords, strictWords } from '../query/query-words.ts';
import { entryOfRecord } from '../records/entries.ts';

/** Messages that one credit brings. */
export const PAGE = MAX_PAGE_SIZE;
/** How far back somebody may let it read, in pages. */
export const PAGE_CHOICES = [1, 5, 20] as const;
/** Without a list of words that say nothing, long ones are those that say something. */
const LEAST_LETTERS = 6;

export interface Reading {
  statistics: Statistics;
  /** Pages that came. */
  pages: number;
  /** Why it ended early, where it did. */
  failure: ServiceFailure | undefined;
}

export interface ReadingOf {
  query: Query;
  datastore: CountedDatastore;
  zone: string;
  words: Words;
  /** At most. */
  pages: number;
  /** Hears how many records were read, after each page. */
  onPage(read: number): void;
  /** Hears of each page, before it is asked for. */
  onAsk(): void;
}

/** Rejects as queryDatastore does where nothing came at all, and with the signal's reason. */
export async function readFigures({ data }: Pick<CommandDeps, 'data'>, of: ReadingOf, call: Call): Promise<Reading> {
  const { query, datastore, zone, words, pages: most } = of;
  const { timeField }: Datastore = DATASTORES[datastore];
  const filter = listFilter(query, datastore, false);
  const stats = createStats();
  const fits = fitting(query, words);
  const seen = new Set<string>();
  let pages = 0;
  let isEnd = false;
  let failure: ServiceFailure | undefined;
  while (!isEnd && pages < most) {
    const options = {
      sort: [{ [timeField]: 'desc' as const }],
      limit: PAGE,
      skip: pages * PAGE,
      fields: [...COUNTED_MEMBERS],
    };
    of.onAsk();
    try {
      const { items, dropped } = await data.queryDatastore({ datastore, query: filter, options }, call);
      pages += 1;
      isEnd = items.length + dropped < PAGE;
      for (const item of items) {
        // What arrives meanwhile pushes the others on to the next page.
        if (seen.has(item._id)) continue;
        seen.add(item._id);
        if (fits(item, datastore)) countMessage(stats, item, { happened: happenedIn(item, timeField), zone });
      }
      of.onPage(seen.size);
    } catch (error) {
      if (call.signal.aborted || pages === 0 || !(error instanceof ServiceFailure)) throw error;
      failure = error;
      break;
    }
  }
  const tells = (word: string) => word.length >= LEAST_LETTERS || isUnsegmented(word);
  return { statistics: { ...summarize(stats, tells), isPartial: !isEnd }, pages, failure };
}

/** The words of a query, which such a service does not know, and the filters once more. */
function fitting(query: Query, words: Words): (record: DataRecord, datastore: CountedDatastore) => boolean {
  const sought = soughtWords(query.words).map(fold);
  return (record, datastore) => {
    const entry = entryOfRecord(record, words, datastore);
    if (!passes(entry, query)) return false;
    if (sought.length === 0) return true;
    const text = fold(entry.text);
    return sought.every((word) =>
      isUnsegmented(word) || word.includes(' ')
        ? text.includes(word)
        : splitWords(entry.text).some(({ folded }) => folded.startsWith(word)),
    );
  };
}

const happenedIn = (record: DataRecord, timeField: string) =>
  [record[timeField], record.insertedAt].find((value) => typeof value === 'string') ?? '';

/** Kinds of data that have senders, chats and hours. */
export type CountedDatastore = 'social-chat-message' | 'social-email';

/** Undefined for a place of which there is nothing to count. */
export function countedDatastore({ place }: Query): CountedDatastore | undefined {
  if (place.kind !== 'datastore') return 'social-chat-message';
  const { datastore } = place;
  return datastore === 'social-chat-message' || datastore === 'social-email' ? datastore : undefined;
}

const LINK: OperatorObject = { $regex: 'https?://|www\\.' };
const ATTACHED: OperatorObject = { $regex: '\\[(photo|video|voice message|audio|file|sticker|attachment)[:\\]]' };

/** For a service that counts by itself: it knows `$contains` as well. */
export function figuresFilter(query: Query, datastore: CountedDatastore): Filter {
  const { phrases, excluded } = strictWords(query.words);
  const words = soughtWords(query.words).filter((word) => !phrases.includes(word));
  const holds = (test: OperatorObject): Filter =>
    datastore === 'social-email' ? { $or: [{ messageText: test }, { name: test }] } : { messageText: test };
  const { has } = query.filters;
  const conditions: Filter[] = [
    listFilter(query, datastore, true),
    ...words.map((word) => holds(nameTest(word, true))),
    ...phrases.map((phrase) => holds({ $regex: anyCase(phrase) })),
    ...excluded.map((word): Filter => ({ $nor: [holds(nameTest(word, true))] })),
    ...(has === 'link' ? [holds(LINK)] : []),
    ...(has === 'file' ? [{ $or: [{ attachments: { $exists: true } }, { messageText: ATTACHED }] }] : []),
    ...(has === undefined || has === 'link' || has === 'file' ? [] : [{ messageText: { $regex: attachedAs(has) } }]),
  ].filter((condition) => Object.keys(condition).length > 0);
  return conditions.length === 0 ? {} : conditions.length === 1 && conditions[0] ? conditions[0] : { $and: conditions };
}

/** What is counted, for people: its words and filters, or all there is. */
export function figuresTitle(query: Query, words: Words): string {
  const sought = soughtWords(query.words).map((word) => words.text('writing-quoted', { text: shorten(word, 40) }));
  // What has to occur exactly is among those that are sought.
  const narrowed = { ...query, words: query.words.filter((word) => EXCLUDED.test(word)) };
  const parts = [...sought, ...filterTexts(narrowed, words)];
  if (parts.length > 0) return shorten(parts.join(' · '), 160);
  return words.text(countedDatastore(query) === 'social-email' ? 'figures-your-emails' : 'figures-your-messages');
}

/** Members of a record that counting needs, for a service that would send all of them. */
export const COUNTED_MEMBERS: readonly string[] = [
  ...new Set([
    ...DATASTORES['social-chat-message'].searchFields,
    ...['sentAt', 'insertedAt', 'type', 'groupId', 'fromEmail', 'sourceApplication', 'attachments', 'schema'],
  ]),
];
