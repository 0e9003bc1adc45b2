/** Which language model answers a person's questions, as far as known, what they are told of it, and what it may read. */

import { defined } from '#platform/defined.ts';
import { ANSWER_EVENTS, ANSWER_SOURCES, type AnswerDetails, type LanguageModel } from '#service/contract/answers.ts';
import type { AgentContext, Call } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore, type DatastoreName } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import { scopesFor } from '#service/contract/operations.ts';
import type { Scope } from '#service/contract/scopes.ts';

import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import type { Filters, Query } from '../query/query.ts';
import { listFilter } from '../query/query-filter.ts';
import { askedOf, offers } from '../registry.ts';
import { stageText } from './answer-details.ts';

/** Undefined where the service has not said; null where it has none. */
export function modelOf(connection: Connection | undefined): LanguageModel | undefined {
  return connection?.access?.languageModel;
}

/** Whether asking can say more than a search shows: without a model the same passages would be paid for twice. */
export function composesAnswers(connection: Connection): boolean {
  return modelOf(connection) !== null;
}

/** Whether the service tells what its answers rest on: then it also reads everything that was granted, if not told otherwise. */
export function tellsSources(connection: Connection | undefined): boolean {
  return connection?.access?.extensions.includes(ANSWER_SOURCES) === true;
}

/** The call with the stages of the answer as notes of the turn, and its words as they come, where the service tells them. */
export function watched(call: Call, connection: Connection | undefined, turn: Context): Call {
  if (connection?.access?.extensions.includes(ANSWER_EVENTS) !== true) return call;
  let written = '';
  return {
    ...call,
    onProgress(progress) {
      // What was written before a further stage was no answer yet.
      written = progress.stage === 'token' ? written + progress.text : '';
      turn.preview(written);
      const line = stageText(turn.words, progress);
      if (line !== undefined) turn.note(line);
    },
  };
}

/** Said once: to which machine a question goes, where that is not the service's own. */
export function newsOfModel(connection: Connection | undefined): string | undefined {
  const model = modelOf(connection);
  if (!model || model.local || connection?.access?.toldHost === model.host) return undefined;
  return model.host;
}

/**
 * Keeps what an answer told of the model behind it, and of which one the person has been told by now. A failure costs the
 * answer nothing.
 */
export async function noteModel(
  { connections, log }: CommandDeps,
  person: string,
  { token, access }: Connection,
  { details, toldHost }: { details: AnswerDetails | undefined; toldHost: string | undefined },
): Promise<void> {
  if (!access) return;
  const languageModel = details ? details.languageModel : access.languageModel;
  const isKnown = JSON.stringify(languageModel) === JSON.stringify(access.languageModel);
  if (isKnown && (toldHost === undefined || toldHost === access.toldHost)) return;
  try {
    await connections.saveAccess(person, token, { ...access, languageModel, ...defined({ toldHost }) });
  } catch (error) {
    log.warn({ err: error }, 'what is known of the language model could not be kept');
  }
}

const MESSAGES = 'social-chat-message';
/** Datastores whose records somebody wrote. */
const WRITTEN: readonly DatastoreName[] = [MESSAGES, 'social-email'];
/** Datastores that stand for all that keep their time in the same field; the last one for those that have no other. */
const TIMED: readonly DatastoreName[] = [MESSAGES, 'social-event', 'social-following', 'file'];

type Narrowed = Pick<Query, 'filters' | 'zone'>;

/**
 * A service that tells what it reads may read whatever was granted; any other one is asked as the document's examples do.
 * @param records ids of the only records to read
 */
export function contextFor(
  connection: Connection | undefined,
  within?: Query,
  records?: readonly string[],
): { context?: AgentContext } {
  const contains = offers(connection, CONTAINS_EXTENSION);
  const datastore = datastoreOf(connection, within);
  const narrowed = { filters: within?.filters ?? {}, zone: within?.zone };
  const filter =
    datastore === undefined ? filterOfAll(narrowed, contains) : plainFilter(listFilter(narrowed, datastore, contains));
  const parts: Filter[] = [...(filter ? [filter] : []), ...(records ? [{ _id: { $in: [...records] } }] : [])];
  const [only] = parts;
  if (datastore === undefined && !only) return {};
  const queryFilters = parts.length > 1 ? { $and: parts } : only;
  return { context: defined({ datastore, queryFilters }) };
}

/** The one datastore to read; undefined for everything that was granted. */
function datastoreOf(connection: Connection | undefined, within: Query | undefined): DatastoreName | undefined {
  const { place, filters } = within ?? {};
  if (place?.kind === 'datastore') return place.datastore;
  // Nothing but messages has a chat and a platform.
  const isOfChats = place?.kind === 'chats' || filters?.chat !== undefined || filters?.platform !== undefined;
  if (isOfChats) return MESSAGES;
  return tellsSources(connection) ? undefined : askedOf(connection?.scopes ?? []);
}

/** The scopes that it takes to ask so. Of all that was granted, there has to be something. */
export function neededFor(connection: Connection | undefined, within: Query | undefined): Scope[] {
  return scopesFor('llmAgentPrompt', datastoreOf(connection, within) ?? askedOf(connection?.scopes ?? []));
}

const plainFilter = (filter: Filter): Filter | undefined => (Object.keys(filter).length === 0 ? undefined : filter);

/** For records of every kind, which keep senders and times in different members. */
function filterOfAll({ filters, zone }: Narrowed, contains: boolean): Filter | undefined {
  const { from, after, before, direction } = filters;
  const only = (some: Filters): Narrowed => ({ filters: some, zone });
  const times = defined({ after, before });
  const parts: Filter[] = [
    ...(direction === undefined ? [] : [listFilter(only({ direction }), MESSAGES, contains)]),
    ...(from === undefined ? [] : [{ $or: WRITTEN.map((name) => listFilter(only({ from }), name, contains)) }]),
    ...(Object.keys(times).length === 0 ? [] : [{ $or: timeFilters(only(times), contains) }]),
  ];
  return parts.length > 1 ? { $and: parts } : parts[0];
}

/** A record has happened when the first of the times that it has says so. */
function timeFilters(times: Narrowed, contains: boolean): Filter[] {
  const fieldOf = (name: DatastoreName) => (DATASTORES[name] as Datastore).timeField;
  return TIMED.map((name, index) => {
    const lacking = TIMED.slice(0, index).map((before) => [fieldOf(before), { $exists: false }]);
    return { ...Object.fromEntries(lacking), ...listFilter(times, name, contains) };
  });
}
