/** Where the service looks for an answer. */
import { defined } from '#platform/defined.ts';
import type { AgentContext } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore, type DatastoreName, MESSAGES } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import type { Connection } from '#storage/connections.ts';
import type { Filters, Query } from '../query/query.ts';
import { listFilter } from '../query/query-filter.ts';
import { askedOf, offers } from '../registry.ts';
import { hasSources } from './model.ts';

const WRITTEN: readonly DatastoreName[] = [MESSAGES, 'social-email'];
/** Datastores that stand for all that keep their time in the same field; the last one for those that have no other. */
const TIMED: readonly DatastoreName[] = [MESSAGES, 'social-event', 'social-following', 'file'];

/** @param records ids of the only records to read; @param zone whose days times are told by */
export function contextFor(
  connection: Connection | undefined,
  within?: Query,
  records?: readonly string[],
  zone?: string,
): { context?: AgentContext } {
  const contains = offers(connection, CONTAINS_EXTENSION);
  const datastore = datastoreOf(connection, within);
  const narrowed = { filters: within?.filters ?? {}, zone: within?.zone };
  const parts = datastore === undefined ? partsOfAll(narrowed, contains) : [listFilter(narrowed, datastore, contains)];
  if (records) parts.push({ _id: { $in: [...records] } });
  const [only, ...others] = parts.filter((filter) => Object.keys(filter).length > 0);
  const told = hasSources(connection) ? zone : undefined;
  if (datastore === undefined && !only && told === undefined) return {};
  const queryFilters = only && others.length > 0 ? { $and: [only, ...others] } : only;
  return { context: defined({ datastore, queryFilters, zone: told }) };
}

/** What it takes to ask so. Of all that was granted, there has to be something. */
export function neededFor(connection: Connection | undefined, within: Query | undefined): DatastoreName {
  return datastoreOf(connection, within) ?? askedOf(connection?.scopes ?? []);
}

/** The one datastore to read; undefined for everything that was granted. */
function datastoreOf(connection: Connection | undefined, within: Query | undefined): DatastoreName | undefined {
  const { place, filters } = within ?? {};
  if (place?.kind === 'datastore') return place.datastore;
  // Nothing but messages has a chat and a platform.
  if (place?.kind === 'chats' || filters?.chat !== undefined || filters?.platform !== undefined) return MESSAGES;
  return hasSources(connection) ? undefined : askedOf(connection?.scopes ?? []);
}

/** For records of every kind, which keep senders and times in different members. */
function partsOfAll({ filters, zone }: Pick<Query, 'filters' | 'zone'>, contains: boolean): Filter[] {
  const { from, after, before, direction } = filters;
  const only = (some: Filters, name: DatastoreName) => listFilter({ filters: some, zone }, name, contains);
  const times = defined({ after, before });
  return [
    ...(direction === undefined ? [] : [only({ direction }, MESSAGES)]),
    ...(from === undefined ? [] : [{ $or: WRITTEN.map((name) => only({ from }, name)) }]),
    ...(Object.keys(times).length === 0
      ? []
      : [{ $or: TIMED.map((name) => ({ ...earlierLacking(name), ...only(times, name) })) }]),
  ];
}

/** A record has happened when the first of the times that it has says so. */
function earlierLacking(name: DatastoreName): Filter {
  const fieldOf = (each: DatastoreName) => (DATASTORES[each] as Datastore).timeField;
  return Object.fromEntries(TIMED.slice(0, TIMED.indexOf(name)).map((each) => [fieldOf(each), { $exists: false }]));
}
