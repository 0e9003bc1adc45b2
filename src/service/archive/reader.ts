/** What one call may read: the granted datastores, narrowed by the call's context. Everything an answer uses comes through it. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter, QueryOptions } from '../../contract/filters.ts';
import type { Archive } from './archives.ts';
import type { Page } from './datastore-query.ts';
import type { Found } from './keyword-search.ts';

export interface Reader {
  readonly datastores: readonly DatastoreName[];
  /** Best hits first; `datastores` narrows further, never widens. */
  search(query: {
    keywords: string;
    limit: number;
    since?: string;
    datastores?: readonly DatastoreName[];
  }): Promise<Found>;
  /** @returns undefined for a datastore that is not readable here */
  query(datastore: DatastoreName, filter: Filter, options: QueryOptions): Promise<Page | undefined>;
}

/** Makes a reader of `datastores`; with `filter`, only of the records that fit it. */
export function createReader(
  archive: Pick<Archive, 'search' | 'query'>,
  datastores: readonly DatastoreName[],
  filter?: Filter,
): Reader {
  const filters = filter === undefined ? [] : [filter];
  return {
    datastores,
    search: (query) =>
      archive.search({
        ...query,
        datastores: query.datastores ? datastores.filter((name) => query.datastores?.includes(name)) : datastores,
        filters,
      }),
    query: async (datastore, extra, options) =>
      datastores.includes(datastore) ? archive.query(datastore, [...filters, extra], options) : undefined,
  };
}
