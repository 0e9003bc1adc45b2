/** Each operation of the contract: how its input is read, and the work that follows. */
import type { z } from 'zod';
import {
  DATASTORES,
  type DatastoreName,
  datastoreOfSchema,
  decodeSchemaAddress,
  isDatastoreName,
} from '../../contract/datastores.ts';
import { OPERATIONS, type OperationName, type PromptContext } from '../../contract/operations.ts';
import { filterTest } from '../archive/filter-match.ts';
import { queryWords } from '../archive/words.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import { type AnswerContext, dataAnswer, plainAnswer } from './answering.ts';
import type { Prepare, PreparedCall } from './prepared-call.ts';

const MAX_KEYWORDS_LENGTH = 1000;
export const DATASTORE_HITS = 20;
const UNIVERSAL_HITS = 40;

/** @throws Refusal 400 for keywords that no search can use */
export function readKeywords(keywords: string): string {
  if (keywords.length > MAX_KEYWORDS_LENGTH)
    throw new Refusal(400, `Invalid request: keywords may have at most ${MAX_KEYWORDS_LENGTH} characters`);
  if (queryWords(keywords).length === 0)
    throw new Refusal(400, 'Invalid request: keywords must hold at least one letter, digit or emoji');
  return keywords;
}

function readDatastore(name: string): DatastoreName {
  if (isDatastoreName(name)) return name;
  const known = Object.keys(DATASTORES).join(', ');
  throw new Refusal(400, `Invalid request: datastore ${JSON.stringify(name.slice(0, 60))} is not one of ${known}`);
}

/** The datastore of a base64 schema address. @throws Refusal 400 (not an address) or 404 (an unknown one) */
export function readSchema(encoded: string | undefined, member: string): DatastoreName {
  const address = decodeSchemaAddress(encoded ?? '');
  if (address === undefined)
    throw new Refusal(400, `Invalid request: ${member} is not the base64 form of a schema address`);
  const name = datastoreOfSchema(address);
  if (name === undefined) throw new Refusal(404, `No datastore has the schema ${address.slice(0, 200)}`);
  return name;
}

/** What a context names. @throws Refusal 400 or 404 */
export function readContext(context: z.infer<typeof PromptContext> | undefined): AnswerContext {
  const { dsUrlEncoded, queryFilters } = context ?? {};
  if (queryFilters) filterTest([queryFilters]); // throws for what cannot be evaluated, before any charge
  return {
    datastore: dsUrlEncoded === undefined ? undefined : readSchema(dsUrlEncoded, 'context.dsUrlEncoded'),
    filter: queryFilters,
  };
}

function keywordSearch(keywords: string, datastore: DatastoreName): PreparedCall {
  const usable = readKeywords(keywords);
  return {
    datastore,
    async perform({ archive }) {
      const query = { keywords: usable, datastores: [datastore], limit: DATASTORE_HITS };
      const { hits, total } = await archive.search(query);
      return { items: hits.map((hit) => hit.record), total };
    },
  };
}

export const PREPARE: { [name in OperationName]: Prepare } = {
  searchChatThreads: ({ query }, { schemaBase }) => {
    const keywords = readKeywords(parseInput(OPERATIONS.searchChatThreads.query, query).keywords);
    return { perform: async ({ archive }) => ({ items: await archive.threads({ keywords, schemaBase }) }) };
  },
  searchDatastore: ({ query }) => {
    const { keywords, datastore } = parseInput(OPERATIONS.searchDatastore.query, query);
    return keywordSearch(keywords, readDatastore(datastore));
  },
  searchDatastoreByPost: ({ body }) => {
    const { keywords, datastore } = parseInput(OPERATIONS.searchDatastoreByPost.body, body);
    return keywordSearch(keywords, readDatastore(datastore));
  },
  searchUniversal: ({ query }) => {
    const keywords = readKeywords(parseInput(OPERATIONS.searchUniversal.query, query).keywords);
    return {
      async perform({ archive, datastores }) {
        const { hits, total } = await archive.search({ keywords, datastores, limit: UNIVERSAL_HITS });
        return { items: hits.map((hit) => hit.record), total };
      },
    };
  },
  llmPrompt: ({ body }, workshop) => plainAnswer(parseInput(OPERATIONS.llmPrompt.body, body).prompt, workshop),
  llmAgentPrompt: ({ body }, workshop) => {
    const { prompt, context } = parseInput(OPERATIONS.llmAgentPrompt.body, body);
    return dataAnswer('agent', prompt, readContext(context), workshop);
  },
  llmProfilePrompt: ({ body }, workshop) => {
    const { prompt, context } = parseInput(OPERATIONS.llmProfilePrompt.body, body);
    return dataAnswer('profile', prompt, readContext(context), workshop);
  },
  llmAgent: ({ body }, workshop) => {
    const { prompt, context } = parseInput(OPERATIONS.llmAgent.body, body);
    const call = dataAnswer('agent', prompt?.trim() || undefined, readContext(context), workshop);
    return {
      ...call,
      async perform(grant) {
        const startedAt = workshop.clock.now();
        const reply = await call.perform(grant);
        // As for llmPrompt: the deployment's reply at this path besides the document's.
        const duration = workshop.clock.now() - startedAt;
        return { ...reply, actions: [], response: { input: prompt ?? '', output: reply.completion }, duration };
      },
    };
  },
  queryDatastore: ({ body, schema }) => {
    const { query, options } = parseInput(OPERATIONS.queryDatastore.body, body);
    const datastore = readSchema(schema, 'the last part of the path');
    filterTest([query ?? {}]); // throws for what cannot be evaluated, before any charge
    return { datastore, perform: ({ archive }) => archive.query(datastore, [query ?? {}], options) };
  },
};
