/** A page-by-page count, newest first, for services that can't count. */
import type { Words } from '#locales/words.ts';
import { isUnsegmented } from '#platform/text-match.ts';
import type { Call, DataService } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { MAX_PAGE_SIZE } from '#service/contract/limits.ts';
import { COUNTED_MEMBERS, countMessage, createStats, summarize } from '#service/contract/message-stats.ts';
import type { DataRecord } from '#service/contract/records.ts';
import type { Statistics } from '#service/contract/statistics.ts';
import { type Query, soughtWords } from '../query/query.ts';
import { datastoreFilter, matches } from '../query/query-filter.ts';
import { itemFromRecord } from '../search/item.ts';
import { findMatches } from '../search/snippet.ts';

export const PAGE = MAX_PAGE_SIZE;

/** Kinds of data that have senders, chats and hours. */
export type CountedDatastore = 'social-chat-message' | 'social-email';

/** Undefined for a place with nothing to count. */
export function countedDatastore({ place }: Query): CountedDatastore | undefined {
  if (place === 'all' || place === 'chats') return 'social-chat-message';
  return place === 'social-chat-message' || place === 'social-email' ? place : undefined;
}

/** Without a list of stop words, only words of this length count as keywords. */
const MIN_KEYWORD_LETTERS = 6;

interface PageCount {
  query: Query;
  datastore: CountedDatastore;
  zone: string;
  words: Words;
  pages: number;
  /** Called after each page with the number of records read so far. */
  onPage(read: number): void;
}

export interface PagesCounted {
  statistics: Statistics;
  read: number;
  /** Pages that the service has, or may have, charged for. */
  pagesPaid: number;
}

/** Rejects like queryDatastore if the first page fails, and with the signal's reason. */
export async function countByPages(data: DataService, call: Call, count: PageCount): Promise<PagesCounted> {
  const { query, datastore, zone, words, pages } = count;
  const { timeField }: Datastore = DATASTORES[datastore];
  const fits = matcher(query, datastore, words);
  const stats = createStats();
  const seen = new Set<string>();
  const end = (pagesPaid: number, isPartial: boolean): PagesCounted => {
    const isKeyword = (word: string) => word.length >= MIN_KEYWORD_LETTERS || isUnsegmented(word);
    return { statistics: { ...summarize(stats, isKeyword), isPartial }, read: seen.size, pagesPaid };
  };
  for (let page = 0; page < pages; page++) {
    try {
      const { items, dropped } = await data.queryDatastore(
        {
          ...{ datastore, query: datastoreFilter(query, datastore, undefined) },
          options: { sort: [{ [timeField]: 'desc' }], limit: PAGE, skip: page * PAGE, fields: [...COUNTED_MEMBERS] },
        },
        call,
      );
      for (const item of items) {
        // New arrivals push records on to the next page.
        if (seen.has(item._id)) continue;
        seen.add(item._id);
        const happened = [item[timeField], item.insertedAt].find((value) => typeof value === 'string') ?? '';
        if (fits(item)) countMessage(stats, item, { happened, zone });
      }
      count.onPage(seen.size);
      if (items.length + dropped < PAGE) return end(page + 1, false);
    } catch (error) {
      if (call.signal.aborted || page === 0 || !(error instanceof ServiceFailure)) throw error;
      return end(error.mayHaveCost ? page + 1 : page, true);
    }
  }
  return end(pages, true);
}

/** Tests a record for the query's words, which such a service doesn't search, and again for its filters. */
function matcher(query: Query, datastore: CountedDatastore, words: Words): (record: DataRecord) => boolean {
  const terms = soughtWords(query.words).map((term) => [term]);
  return (record) => {
    const item = itemFromRecord(record, datastore, words);
    const text = `${item.title ?? ''}\n${item.text}`;
    return matches(item, query) && terms.every((term) => findMatches(text, term).length > 0);
  };
}
