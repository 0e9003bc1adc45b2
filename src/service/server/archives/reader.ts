/** The read access of one call, and of its answer: the granted datastores, narrowed by the call's context. */
import type { Around } from '../../contract/around.ts';
import { type DatastoreName, MESSAGES } from '../../contract/datastores.ts';
import type { Filter, QueryOptions } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { Statistics } from '../../contract/statistics.ts';
import type { Near } from '../embeddings/nearest.ts';
import { addNearest, type SemanticQuery } from '../embeddings/semantic-search.ts';
import type { Page } from '../query/datastore-query.ts';
import type { Found } from '../search/keyword-search.ts';
import type { Archive } from './archives.ts';
import { statisticsOf } from './statistics.ts';

export interface ReaderQuery {
  /** If empty, all records that match the rest, newest first. */
  readonly keywords: string;
  readonly limit: number;
  readonly narrow?: SearchFilter | undefined;
  /** For questions: whether records with only some of the words follow those with all. */
  readonly partly?: boolean | undefined;
  /** Whether to add semantic matches, if the operator has configured embeddings. */
  readonly byMeaning?: boolean | undefined;
  /** Narrows the reader's datastores further; never widens them. */
  readonly datastores?: readonly DatastoreName[] | undefined;
}

export type Reader = ReturnType<typeof createReader>;

/** @param filter limits the readable records @param nearTo semantic search for a text */
export function createReader(
  archive: Pick<Archive, 'search' | 'query' | 'around' | 'countMatching' | 'countPart'>,
  datastores: readonly DatastoreName[],
  filter?: Filter,
  nearTo?: (text: string, query: SemanticQuery) => Promise<Near[]>,
) {
  const filters = filter === undefined ? [] : [filter];
  return {
    datastores,
    /** Whether a filter limits the readable records. */
    isNarrowed: filter !== undefined && Object.keys(filter).length > 0,
    /** Best hits first. */
    async search({ byMeaning, ...query }: ReaderQuery): Promise<Found> {
      const among = query.datastores ? datastores.filter((name) => query.datastores?.includes(name)) : datastores;
      const searched = archive.search({ ...query, datastores: among, filters });
      if (!nearTo || !byMeaning || query.keywords === '') return searched;
      const within = { datastores: among, filters, narrow: query.narrow };
      const [found, near] = await Promise.all([searched, nearTo(query.keywords, within)]);
      return addNearest(found, near, query.keywords);
    },
    /** @returns undefined for a datastore that is not readable here */
    query: async (datastore: DatastoreName, extra: Filter, options: QueryOptions): Promise<Page | undefined> =>
      datastores.includes(datastore) ? archive.query(datastore, [...filters, extra], options) : undefined,
    /** The messages right before and after a message of a chat, oldest first, including itself. */
    around: async (groupId: string, around: Around): Promise<DataRecord[]> =>
      datastores.includes(MESSAGES) ? (await archive.around(MESSAGES, [...filters, { groupId }], around)).items : [],
    /** Number of readable records. */
    count: async (datastore: DatastoreName): Promise<number> =>
      datastores.includes(datastore) ? archive.countMatching(datastore, filters) : 0,
    /** @param of `zone`: for days and hours @returns undefined as for query */
    statistics: async (
      datastore: DatastoreName,
      of: { zone: string; signal: AbortSignal },
    ): Promise<Statistics | undefined> =>
      datastores.includes(datastore) ? statisticsOf(archive, datastore, filters, of) : undefined,
  };
}
