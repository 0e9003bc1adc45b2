/** What is counted of a query, and the counting of it page by page, newest first, where a service does not count. */
import type { Words } from '#locales/words.ts';
import { isUnsegmented } from '#platform/text-match.ts';
import type { Call, DataService } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { Filter, OperatorObject } from '#service/contract/filters.ts';
import { MAX_PAGE_SIZE } from '#service/contract/limits.ts';
import { COUNTED_MEMBERS, countMessage, createStats, summarize } from '#service/contract/message-stats.ts';
import type { DataRecord } from '#service/contract/records.ts';
import type { Statistics } from '#service/contract/statistics.ts';
import { type Query, soughtWords, strictWords } from '../query/query.ts';
import { anyCase, attachedAs, listFilter, matches, nameTest } from '../query/query-filter.ts';
import { itemFromRecord } from '../search/item.ts';
import { findMatches } from '../search/snippet.ts';

export const PAGE = MAX_PAGE_SIZE;

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

/** For a service that counts: it knows `$contains` as well. */
export function countFilter(query: Query, datastore: CountedDatastore): Filter {
  const { phrases, excluded } = strictWords(query.words);
  const words = soughtWords(query.words).filter((word) => !phrases.includes(word));
  const holds = (test: OperatorObject): Filter =>
    datastore === 'social-email' ? { $or: [{ messageText: test }, { name: test }] } : { messageText: test };
  const { has } = query.filters;
  const conditions: Filter[] = [
    listFilter(query, datastore, true),
    ...words.map((word) => holds(nameTest(word, true))),
    // The index decides words; a pattern is then tried on few.
    ...phrases.flatMap((phrase) => [holds(nameTest(phrase, true)), holds({ $regex: anyCase(phrase) })]),
    ...excluded.map((word): Filter => ({ $nor: [holds(nameTest(word, true))] })),
    ...(has === 'link' ? [holds(LINK)] : []),
    ...(has === 'file' ? [{ $or: [{ attachments: { $exists: true } }, { messageText: ATTACHED }] }] : []),
    ...(has === undefined || has === 'link' || has === 'file'
      ? []
      : [{ messageText: nameTest(has, true) }, { messageText: { $regex: attachedAs(has) } }]),
  ].filter((condition) => Object.keys(condition).length > 0);
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
}

/** Without a list of words that say nothing, long ones are those that say something. */
const LEAST_LETTERS = 6;

interface PageCount {
  query: Query;
  datastore: CountedDatastore;
  zone: string;
  words: Words;
  pages: number;
  /** Hears how many records were read, after each page. */
  onPage(read: number): void;
  /** Hears of each page, before it is asked for. */
  onAsk(): void;
}

export interface PagesCounted {
  statistics: Statistics;
  read: number;
  came: number;
  failure?: ServiceFailure;
}

/** Rejects as queryDatastore does where nothing came at all, and with the signal's reason. */
export async function countByPages(data: DataService, call: Call, count: PageCount): Promise<PagesCounted> {
  const { query, datastore, zone, words, pages } = count;
  const { timeField }: Datastore = DATASTORES[datastore];
  const fits = fitting(query, datastore, words);
  const stats = createStats();
  const seen = new Set<string>();
  const end = (came: number, isPartial: boolean, failure?: ServiceFailure): PagesCounted => {
    const isKeyword = (word: string) => word.length >= LEAST_LETTERS || isUnsegmented(word);
    const statistics = { ...summarize(stats, isKeyword), isPartial };
    return { statistics, read: seen.size, came, ...(failure ? { failure } : {}) };
  };
  for (let page = 0; page < pages; page++) {
    count.onAsk();
    try {
      const { items, dropped } = await data.queryDatastore(
        {
          ...{ datastore, query: listFilter(query, datastore, false) },
          options: { sort: [{ [timeField]: 'desc' }], limit: PAGE, skip: page * PAGE, fields: [...COUNTED_MEMBERS] },
        },
        call,
      );
      for (const item of items) {
        // What arrives meanwhile pushes the others on to the next page.
        if (seen.has(item._id)) continue;
        seen.add(item._id);
        const happened = [item[timeField], item.insertedAt].find((value) => typeof value === 'string') ?? '';
        if (fits(item)) countMessage(stats, item, { happened, zone });
      }
      count.onPage(seen.size);
      if (items.length + dropped < PAGE) return end(page + 1, false);
    } catch (error) {
      if (call.signal.aborted || page === 0 || !(error instanceof ServiceFailure)) throw error;
      return end(page, true, error);
    }
  }
  return end(pages, true);
}

/** The words of a query, which such a service does not know, and the filters once more. */
function fitting(query: Query, datastore: CountedDatastore, words: Words): (record: DataRecord) => boolean {
  const terms = soughtWords(query.words).map((term) => [term]);
  return (record) => {
    const item = itemFromRecord(record, datastore, words);
    const text = `${item.title ?? ''}\n${item.text}`;
    return matches(item, query) && terms.every((term) => findMatches(text, term).length > 0);
  };
}
