/** What one call may read: the granted datastores, narrowed by the call's context. Everything an answer uses comes through it. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { Filter, QueryOptions } from '../../contract/filters.ts';
import type { Archive } from './archives.ts';
import type { Page } from './datastore-query.ts';
import type { Found } from './keyword-search.ts';

export interface ReaderQuery {
  readonly keywords: string;
  readonly limit: number;
  /** As of KeywordQuery: for questions as they were asked. */
  readonly partly?: boolean | undefined;
  /** ISO 8601; records that happened then or later. */
  readonly since?: string | undefined;
  /** ISO 8601; records that happened before. */
  readonly until?: string | undefined;
  /** Narrows further, never widens. */
  readonly datastores?: readonly DatastoreName[] | undefined;
  readonly filter?: Filter | undefined;
}

export interface Reader {
  readonly datastores: readonly DatastoreName[];
  /** Whether only some of their records can be read: then a page's `dbRows` says nothing about them. */
  readonly filtered: boolean;
  /** Best hits first. */
  search(query: ReaderQuery): Promise<Found>;
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

  /** The kinds that keep their time in the same member, each with the bound on it that `until` is. */
  function kinds(wanted: readonly DatastoreName[], until: string | undefined) {
    if (until === undefined) return [{ datastores: wanted, bounds: [] }];
    const byField = Map.groupBy(wanted, (name): Datastore['timeField'] => DATASTORES[name].timeField);
    return [...byField].map(([field, names]) => ({ datastores: names, bounds: [{ [field]: { $lt: until } }] }));
  }

  return {
    datastores,
    filtered: filter !== undefined && Object.keys(filter).length > 0,
    async search({ keywords, limit, partly, since, until, filter: extra, datastores: wanted }) {
      const allowed = wanted ? datastores.filter((name) => wanted.includes(name)) : datastores;
      const further = extra === undefined ? [] : [extra];
      const found = await Promise.all(
        kinds(allowed, until).map((kind) =>
          archive.search({
            keywords,
            limit,
            partly,
            since,
            datastores: kind.datastores,
            filters: [...filters, ...further, ...kind.bounds],
          }),
        ),
      );
      const [only] = found;
      if (only && found.length === 1) return only;
      const hits = found.flatMap((part) => part.hits).sort((a, b) => b.score - a.score);
      return { hits: hits.slice(0, limit), total: found.reduce((sum, { total }) => sum + total, 0) };
    },
    query: async (datastore, extra, options) =>
      datastores.includes(datastore) ? archive.query(datastore, [...filters, extra], options) : undefined,
  };
}
