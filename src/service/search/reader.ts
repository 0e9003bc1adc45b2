/** What one call may read: the granted datastores, narrowed by the call's context. Everything an answer uses comes through it. */
import type { DatabaseSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter, QueryOptions } from '../../contract/filters.ts';
import type { Page, RecordStore } from '../records/record-store.ts';
import { type Hit, searchByKeywords } from './keyword-search.ts';

export interface Reader {
  readonly datastores: readonly DatastoreName[];
  /** Best hits first; `datastores` narrows further, never widens. */
  search(query: { keywords: string; limit: number; since?: string; datastores?: readonly DatastoreName[] }): {
    hits: Hit[];
    total: number;
  };
  /** @returns undefined for a datastore that is not readable here */
  query(datastore: DatastoreName, filter: Filter, options: QueryOptions): Page | undefined;
}

/** Makes a reader of `datastores`; with `filter`, only of the records that fit it. */
export function createReader(
  database: DatabaseSync,
  store: RecordStore,
  datastores: readonly DatastoreName[],
  filter?: Filter,
): Reader {
  const filters = filter === undefined ? [] : [filter];
  return {
    datastores,
    search: (query) =>
      searchByKeywords(database, {
        ...query,
        datastores: query.datastores ? datastores.filter((name) => query.datastores?.includes(name)) : datastores,
        filters,
      }),
    query: (datastore, extra, options) =>
      datastores.includes(datastore) ? store.query(datastore, [...filters, extra], options) : undefined,
  };
}
