/** The one request of a search, of whichever kind its query asks for. */
import type { Call, DataService, Records, SearchInput, Threads } from '#service/contract/data-service.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import { namedDatastore, type Query } from '../query/query.ts';
import { searchFilter } from '../query/query-filter.ts';
import { soughtWords } from '../query/query-words.ts';

export type Found =
  | { readonly threads: Threads }
  /** `datastore`: the one that all of them are of. */
  | { readonly records: Records; readonly datastore: DatastoreName | undefined };

export interface RequestLimits {
  /** The service takes filters; one that does not gets the words and `since` alone. */
  readonly extended: boolean;
  /** ISO 8601; undefined: since ever. */
  readonly since: string | undefined;
  readonly limit: number;
}

export async function requestSearch(
  data: DataService,
  query: Query,
  { extended, since, limit }: RequestLimits,
  call: Call,
): Promise<Found> {
  const from = since === undefined ? {} : { since };
  const input: SearchInput = extended
    ? { keywords: query.words, extended: { ...searchFilter(query), ...from, limit } }
    : { keywords: soughtWords(query.words), ...from };
  const datastore = namedDatastore(query);
  if (datastore !== undefined) return { records: await data.searchDatastore({ ...input, datastore }, call), datastore };
  return query.place.kind === 'chats'
    ? { threads: await data.searchChatThreads(input, call) }
    : { records: await data.searchUniversal(input, call), datastore };
}
