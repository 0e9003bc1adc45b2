/** Each operation of the contract: how its input is read, and the work that follows. */
import {
  DATASTORES,
  type DatastoreName,
  datastoreOfSchema,
  decodeSchemaAddress,
  isDatastoreName,
} from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import { OPERATIONS, type OperationName } from '../../contract/operations.ts';
import { filterTest } from '../archive/filter-match.ts';
import { createReader } from '../archive/reader.ts';
import { queryWords } from '../archive/words.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import type { Grant, Prepare, PreparedCall, Workshop } from './prepared-call.ts';

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
export function readSchema(encoded: string | undefined, member: string, schemaBase: string): DatastoreName {
  const address = decodeSchemaAddress(encoded ?? '');
  if (address === undefined)
    throw new Refusal(400, `Invalid request: ${member} is not the base64 form of a schema address`);
  const name = datastoreOfSchema(address, schemaBase);
  if (name === undefined) throw new Refusal(404, `No datastore has the schema ${address.slice(0, 200)}`);
  return name;
}

function readContext(
  context: { dsUrlEncoded?: string | undefined; queryFilters?: Filter | undefined } | undefined,
  schemaBase: string,
) {
  if (context?.queryFilters) filterTest([context.queryFilters]); // throws for what cannot be evaluated, before any charge
  return {
    datastore:
      context?.dsUrlEncoded === undefined
        ? undefined
        : readSchema(context.dsUrlEncoded, 'context.dsUrlEncoded', schemaBase),
    filter: context?.queryFilters,
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

interface AnsweringCall extends PreparedCall {
  perform(grant: Grant): Promise<{ completion: string }>;
}

/** The model's or the quoting answer over what the token and the context allow. */
export function answering(
  kind: 'agent' | 'profile',
  prompt: string | undefined,
  context: Parameters<typeof readContext>[0],
  { language, schemaBase }: Workshop,
): AnsweringCall {
  const { datastore, filter } = readContext(context, schemaBase);
  return {
    datastore,
    async perform({ archive, datastores, signal }) {
      const reader = createReader(archive, datastore === undefined ? datastores : [datastore], filter);
      return { completion: await language[kind]({ prompt, reader }, signal) };
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
  llmPrompt: ({ body }, { language }) => {
    const { prompt } = parseInput(OPERATIONS.llmPrompt.body, body);
    return {
      async perform({ signal }) {
        const completion = await language.prompt(prompt, signal);
        // The deployment answers at the same path with the second member: both kinds of reader are served.
        return { completion, result: { textResponse: completion } };
      },
    };
  },
  llmAgentPrompt: ({ body }, workshop) => {
    const { prompt, context } = parseInput(OPERATIONS.llmAgentPrompt.body, body);
    return answering('agent', prompt, context, workshop);
  },
  llmProfilePrompt: ({ body }, workshop) => {
    const { prompt, context } = parseInput(OPERATIONS.llmProfilePrompt.body, body);
    return answering('profile', prompt, context, workshop);
  },
  llmAgent: ({ body }, workshop) => {
    const { prompt, context } = parseInput(OPERATIONS.llmAgent.body, body);
    const call = answering('agent', prompt?.trim() || undefined, context, workshop);
    return {
      datastore: call.datastore,
      async perform(grant) {
        const startedAt = workshop.clock.now();
        const { completion } = await call.perform(grant);
        // As for llmPrompt: the deployment's reply at this path besides the document's.
        const duration = workshop.clock.now() - startedAt;
        return { completion, actions: [], response: { input: prompt ?? '', output: completion }, duration };
      },
    };
  },
  queryDatastore: ({ body, schema }, { schemaBase }) => {
    const { query, options } = parseInput(OPERATIONS.queryDatastore.body, body);
    const datastore = readSchema(schema, 'the last part of the path', schemaBase);
    filterTest([query ?? {}]); // throws for what cannot be evaluated, before any charge
    return { datastore, perform: ({ archive }) => archive.query(datastore, [query ?? {}], options) };
  },
};
