/** Where the service looks for an answer, which model gives it, and what a person is told of that. */
import { defined } from '#platform/defined.ts';
import { ANSWER_EVENTS, ANSWER_SOURCES, type AnswerDetails, type LanguageModel } from '#service/contract/answers.ts';
import type { AgentContext, Call } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore, type DatastoreName, MESSAGES } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import type { Filters, Query } from '../query/query.ts';
import { listFilter } from '../query/query-filter.ts';
import { defaultDatastore, offers } from '../registry.ts';

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
  return datastoreOf(connection, within) ?? defaultDatastore(connection?.scopes ?? []);
}

/** The one datastore to read; undefined for everything that was granted. */
function datastoreOf(connection: Connection | undefined, within: Query | undefined): DatastoreName | undefined {
  const { place, filters } = within ?? {};
  if (place?.kind === 'datastore') return place.datastore;
  // Nothing but messages has a chat and a platform.
  if (place?.kind === 'chats' || filters?.chat !== undefined || filters?.platform !== undefined) return MESSAGES;
  return hasSources(connection) ? undefined : defaultDatastore(connection?.scopes ?? []);
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

/** Undefined where the service has not said; null where it has none. */
export function modelOf(connection: Connection | undefined): LanguageModel | undefined {
  return connection?.access?.languageModel;
}

/** Whether a model reads the question, as far as known; without one its words are looked for. */
export const hasModel = (connection: Connection | undefined): boolean => modelOf(connection) !== null;

/** Whether the service tells what its answers rest on: then it also reads everything that was granted, if not told otherwise. */
export const hasSources = (connection: Connection | undefined): boolean => offers(connection, ANSWER_SOURCES);

/** The call with the answer's words shown as they come, where the service tells them. */
export function withProgress(ctx: Context, connection: Connection | undefined, call: Call): Call {
  if (!offers(connection, ANSWER_EVENTS)) return call;
  let written = '';
  return {
    ...call,
    onProgress(progress) {
      // What was written before a further stage was no answer yet.
      written = progress.stage === 'token' ? written + progress.text : '';
      ctx.preview(written);
    },
  };
}

/** Keeps what an answer told of the model. @returns its host where it is on another machine of which the person is told now, once */
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
  // The answer stands without it.
  await deps.connections.saveAccess(person.id, connection.token, known).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'what is known of the language model could not be kept');
  });
  return host;
}
