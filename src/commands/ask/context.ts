/** The data and filters that a question is limited to, and which language model answers it. */
import { defined } from '#platform/defined.ts';
import { ANSWER_EVENTS, ANSWER_SOURCES, type AnswerDetails } from '#service/contract/answers.ts';
import type { AgentContext, Call } from '#service/contract/data-service.ts';
import { type DatastoreName, MESSAGES } from '#service/contract/datastores.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import type { Query } from '../query/query.ts';
import { datastoreFilter } from '../query/query-filter.ts';
import { defaultDatastore, offers } from '../registry.ts';

/** @param records ids of the only records to read; @param zone time zone of the answer */
export function contextFor(
  connection: Connection | undefined,
  within?: Query,
  records?: readonly string[],
  zone?: string,
): { context?: AgentContext } {
  const datastore = datastoreOf(connection, within);
  const filter = {
    ...(within ? datastoreFilter(within, datastore ?? MESSAGES, connection) : {}),
    ...(records ? { _id: { $in: [...records] } } : {}),
  };
  const sentZone = hasSources(connection) ? zone : undefined;
  const queryFilters = Object.keys(filter).length === 0 ? undefined : filter;
  if (datastore === undefined && queryFilters === undefined && sentZone === undefined) return {};
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
