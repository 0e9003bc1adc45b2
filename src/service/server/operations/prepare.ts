/** For each operation of the contract: validates its input and prepares its work. */
import { z } from 'zod';
import {
  DATASTORE_NAMES,
  type DatastoreName,
  datastoreOfSchema,
  decodeSchemaAddress,
  isDatastoreName,
} from '../../contract/datastores.ts';
import { tooManyConditions } from '../../contract/filters.ts';
import { MAX_KEYWORDS_LENGTH } from '../../contract/limits.ts';
import { OPERATIONS, type OperationName, type PromptContext } from '../../contract/operations.ts';
import { type SearchFilter, SearchInputs, type SearchReach } from '../../contract/search-extension.ts';
import type { Archive } from '../archives/archives.ts';
import { statisticsOf } from '../archives/statistics.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput } from '../http/input-problem.ts';
import { filterTest } from '../query/filter-match.ts';
import { matchedRecord } from '../search/chat-threads.ts';
import type { KeywordQuery } from '../search/keyword-search.ts';
import { queryWords } from '../search/keywords.ts';
import { type AnswerContext, dataAnswer, plainAnswer } from './answering.ts';
import type { Prepare, PreparedCall, ServiceContext } from './prepared-call.ts';

export interface SearchRequest {
  /** Empty for a list. */
  readonly keywords: string;
  readonly narrow: SearchFilter | undefined;
  readonly limit: number | undefined;
  readonly skip: number | undefined;
}

/** @throws ApiError 400 for keywords that are too long or have no searchable word */
function checkKeywords(keywords: string): string {
  if (keywords.length > MAX_KEYWORDS_LENGTH)
    throw new ApiError(400, `Invalid request: keywords may have at most ${MAX_KEYWORDS_LENGTH} characters`);
  if (queryWords(keywords).length === 0)
    throw new ApiError(400, 'Invalid request: keywords must contain at least one letter, digit or emoji');
  return keywords;
}

/** @throws ApiError 400 that says what is wrong */
export function readSearch(input: Record<string, unknown>): SearchRequest {
  const { keywords = '', limit, skip, ...filter } = parseInput(SearchInputs, input);
  const narrow = Object.keys(filter).length === 0 ? undefined : filter;
  const isList = narrow !== undefined && queryWords(keywords).length === 0;
  if (keywords === '' && !isList) throw new ApiError(400, 'Invalid request: keywords is required');
  return { keywords: isList ? keywords : checkKeywords(keywords), narrow, limit, skip };
}

const WithDatastore = z.looseObject({ datastore: z.string().trim().min(1, 'datastore is required') });

/** As `readSearch`, with a datastore. */
export function readDatastoreSearch(input: Record<string, unknown>): SearchRequest & { datastore: string } {
  const { datastore, ...rest } = parseInput(WithDatastore, input);
  return { ...readSearch(rest), datastore };
}

const DATASTORE_HITS = 20;
const UNIVERSAL_HITS = 40;

function readDatastore(name: string): DatastoreName {
  if (isDatastoreName(name)) return name;
  const known = DATASTORE_NAMES.join(', ');
  throw new ApiError(400, `Invalid request: datastore ${JSON.stringify(name.slice(0, 60))} is not one of ${known}`);
}

/** The datastore of a base64 schema address. @throws ApiError 400 (not an address) or 404 (an unknown one) */
export function readSchema(encoded: string | undefined, member: string, schemaBase: string): DatastoreName {
  const address = decodeSchemaAddress(encoded ?? '');
  if (address === undefined)
    throw new ApiError(400, `Invalid request: ${member} is not the base64 form of a schema address`);
  const name = datastoreOfSchema(address, schemaBase);
  if (name === undefined) throw new ApiError(404, `No datastore has the schema ${address.slice(0, 200)}`);
  return name;
}

/** Reads a prompt's context. @throws ApiError 400 or 404 */
function readContext(context: z.infer<typeof PromptContext> | undefined, schemaBase: string): AnswerContext {
  const { dsUrlEncoded, queryFilters, zone } = context ?? {};
  if (queryFilters) filterTest([queryFilters]); // throws for an invalid filter before anything is charged
  return {
    datastore: dsUrlEncoded === undefined ? undefined : readSchema(dsUrlEncoded, 'context.dsUrlEncoded', schemaBase),
    filter: queryFilters,
    zone,
  };
}

/** Refuses a filter so long that parsing it would block other requests. @throws ApiError 400 */
function requireShortFilter(filter: unknown, member: string): void {
  const problem = filter === undefined ? undefined : tooManyConditions(filter);
  if (problem !== undefined) throw new ApiError(400, `Invalid request: ${member}: ${problem}`);
}

/** @throws ApiError 400 */
function readPrompt<T>(schema: z.ZodType<T>, body: Record<string, unknown>): T {
  const { context } = body;
  if (typeof context === 'object' && context !== null && 'queryFilters' in context)
    requireShortFilter(context.queryFilters, 'context.queryFilters');
  return parseInput(schema, body);
}

/** The search of chats. @param search `hits`: messages to search for the chats, if more than the limit */
export function threadSearch(search: SearchRequest & { hits?: number }, { schemaBase }: ServiceContext): PreparedCall {
  return {
    perform: async ({ archive }) =>
      withReach(archive, await archive.threads({ hits: search.limit, ...search, schemaBase }), ['social-chat-message']),
  };
}

export function datastoreSearch(search: SearchRequest, datastore: DatastoreName): PreparedCall {
  return { datastore, perform: ({ archive }) => recordSearch(archive, search, [datastore], DATASTORE_HITS) };
}

export async function recordSearch(
  archive: Archive,
  { limit, ...search }: SearchRequest & Pick<KeywordQuery, 'anyWord'>,
  datastores: readonly DatastoreName[],
  defaultLimit: number,
) {
  const { hits, ...totals } = await archive.search({ ...search, datastores, limit: limit ?? defaultLimit });
  return withReach(archive, { ...totals, items: hits.map(matchedRecord) }, datastores);
}

/** Adds the time range of the searched data if nothing was found. */
async function withReach<Reply extends { readonly total: number }>(
  archive: Archive,
  reply: Reply,
  datastores: readonly DatastoreName[],
): Promise<Reply & { reach?: SearchReach }> {
  const reach = reply.total === 0 ? await archive.reach(datastores) : undefined;
  return reach === undefined ? reply : { ...reply, reach };
}

export const PREPARE: { [name in OperationName]: Prepare } = {
  searchChatThreads: ({ query }, service) => threadSearch(readSearch(query), service),
  searchDatastore: ({ query }) => {
    const { datastore, ...search } = readDatastoreSearch(query);
    return datastoreSearch(search, readDatastore(datastore));
  },
  searchDatastoreByPost: ({ body }) => {
    const { datastore, ...search } = readDatastoreSearch(body);
    return datastoreSearch(search, readDatastore(datastore));
  },
  searchUniversal: ({ query }) => {
    const search = { ...readSearch(query), anyWord: true };
    return { perform: ({ archive, datastores }) => recordSearch(archive, search, datastores, UNIVERSAL_HITS) };
  },
  llmPrompt: ({ body }, service) => plainAnswer(parseInput(OPERATIONS.llmPrompt.body, body).prompt, service),
  llmAgentPrompt: ({ body }, service) => {
    const { prompt, context } = readPrompt(OPERATIONS.llmAgentPrompt.body, body);
    return dataAnswer('agent', prompt, readContext(context, service.schemaBase), service);
  },
  llmProfilePrompt: ({ body }, service) => {
    const { prompt, context } = readPrompt(OPERATIONS.llmProfilePrompt.body, body);
    return dataAnswer('profile', prompt, readContext(context, service.schemaBase), service);
  },
  llmAgent: ({ body }, service) => {
    const { prompt, context } = readPrompt(OPERATIONS.llmAgent.body, body);
    const call = dataAnswer('agent', prompt?.trim() || undefined, readContext(context, service.schemaBase), service);
    return {
      ...call,
      async perform(context) {
        const startedAt = service.clock.now();
        const reply = await call.perform(context);
        // As for llmPrompt: the deployment's reply at this path in addition to the document's.
        const duration = service.clock.now() - startedAt;
        return { ...reply, actions: [], response: { input: prompt ?? '', output: reply.completion }, duration };
      },
    };
  },
  queryDatastore: ({ body, schema }, { schemaBase }) => {
    requireShortFilter(body.query, 'query');
    const { query, options, statistics, around } = parseInput(OPERATIONS.queryDatastore.body, body);
    const datastore = readSchema(schema, 'the last part of the path', schemaBase);
    filterTest([query ?? {}]); // throws for an invalid filter before anything is charged
    const filters = [query ?? {}];
    return {
      datastore,
      async perform({ archive, signal }) {
        if (around) {
          const { items, ...ends } = await archive.around(datastore, filters, around);
          const dbRows = await archive.count(datastore);
          return { items, limit: around.before + around.after + 1, skip: 0, dbRows, around: ends };
        }
        const page = await archive.query(datastore, filters, options);
        if (!statistics) return page;
        return { ...page, statistics: await statisticsOf(archive, datastore, filters, { ...statistics, signal }) };
      },
    };
  },
};
