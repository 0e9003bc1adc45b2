/** Where a query looks that does not say it itself. */
import { scopesFor } from '#service/contract/scopes.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { lacking, offers } from '../command-facts.ts';
import type { Query } from './query.ts';

/**
 * Everything costs as much as the chats alone: it is searched where the token allows it and the service can tell why
 * something was found, so that a name of a file stands beside what was said.
 */
export function inPlace(query: Query, connection: Connection | undefined): Query {
  if (query.place.kind !== 'any') return query;
  const canAll =
    connection !== undefined &&
    offers(connection, SEARCH_EXTENSION) &&
    lacking(connection, [...scopesFor('searchChatThreads'), ...scopesFor('searchUniversal')]).length === 0;
  return { ...query, place: { kind: canAll ? 'all' : 'chats' } };
}
