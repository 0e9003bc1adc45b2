/** The data and filters that a question is limited to, and which language model answers it. */
import { defined } from '#platform/defined.ts';
import { ANSWER_EVENTS, ANSWER_SOURCES, type AnswerDetails } from '#service/contract/answers.ts';
import type { AgentContext, Call } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore, type DatastoreName, MESSAGES } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import type { Filters, Query } from '../query/query.ts';
import { listFilter } from '../query/query-filter.ts';
import { defaultDatastore, offers } from '../registry.ts';

const WRITTEN: readonly DatastoreName[] = [MESSAGES, 'social-email'];
/** One datastore per time field; the last one's field is the fallback for records without the others. */
const TIMED: readonly DatastoreName[] = [MESSAGES, 'social-event', 'social-following', 'file'];

/** @param records ids of the only records to read; @param zone time zone of the answer */
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
  const sentZone = hasSources(connection) ? zone : undefined;
  if (datastore === undefined && !only && sentZone === undefined) return {};
  const queryFilters = only && others.length > 0 ? { $and: [only, ...others] } : only;
  return { context: defined({ datastore, queryFilters, zone: sentZone }) };
}

/** The datastore whose scope the question requires; for a question about everything, the default one. */
export function requiredDatastore(connection: Connection | undefined, within: Query | undefined): DatastoreName {
  return datastoreOf(connection, within) ?? defaultDatastore(connection?.scopes ?? []);
}

/** The only datastore to read; undefined for everything granted. */
function datastoreOf(connection: Connection | undefined, within: Query | undefined): DatastoreName | undefined {
  const { place, filters } = within ?? {};
  if (place !== undefined && place !== 'all' && place !== 'chats') return place;
  // Only messages have a chat and a platform.
  if (place === 'chats' || filters?.chat !== undefined || filters?.platform !== undefined) return MESSAGES;
  return hasSources(connection) ? undefined : defaultDatastore(connection?.scopes ?? []);
}

/** Filters for records of every kind, which keep senders and times in different members. */
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

/** Requires that a record lacks the preceding time fields: the first that it has is its time. */
function earlierLacking(name: DatastoreName): Filter {
  const fieldOf = (each: DatastoreName) => (DATASTORES[each] as Datastore).timeField;
  return Object.fromEntries(TIMED.slice(0, TIMED.indexOf(name)).map((each) => [fieldOf(each), { $exists: false }]));
}

/** Whether a model answers questions, as far as known; without one, their words are searched for. */
export const hasModel = (connection: Connection | undefined): boolean => connection?.access?.languageModel !== null;

/** Whether the service reports the sources of answers; such a service reads everything granted by default. */
export const hasSources = (connection: Connection | undefined): boolean => offers(connection, ANSWER_SOURCES);

/** The call, with a preview of the answer as it is written, if the service streams it. */
export function withProgress(ctx: Context, connection: Connection | undefined, call: Call): Call {
  if (!offers(connection, ANSWER_EVENTS)) return call;
  let written = '';
  return {
    ...call,
    onProgress(progress) {
      // A new stage voids the text written before it.
      written = progress.stage === 'token' ? written + progress.text : '';
      ctx.preview(written);
    },
  };
}

/** Stores what an answer reports about the model. @returns host of a remote model that the person must be told of */
export async function newModelHost(
  { deps, person, connection }: Context,
  details: AnswerDetails | undefined,
): Promise<string | undefined> {
  const access = connection?.access;
  const model = details ? details.languageModel : access?.languageModel;
  const host = model && !model.local && access?.toldHost !== model.host ? model.host : undefined;
  const isKnown = JSON.stringify(model) === JSON.stringify(access?.languageModel);
  if (!access || (isKnown && host === undefined)) return host;
  const known = { ...access, languageModel: model, ...defined({ toldHost: host }) };
  // The answer is sent even if this fails.
  await deps.connections.saveAccess(person.id, connection.token, known).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'could not store the details of the language model');
  });
  return host;
}
