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
import type { Archive } from '../archive/archives.ts';
import { matchedRecord } from '../archive/chat-threads.ts';
import { filterTest } from '../archive/filter-match.ts';
import { createReader } from '../archive/reader.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import type { Grant, Prepare, PreparedCall, Workshop } from './prepared-call.ts';
import { readDatastoreSearch, readSearch, type SearchAsked } from './search-input.ts';

export const DATASTORE_HITS = 20;
const UNIVERSAL_HITS = 40;

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

/** The search of one datastore. */
export function datastoreSearch(asked: SearchAsked, datastore: DatastoreName): PreparedCall {
  return { datastore, perform: ({ archive }) => recordSearch(archive, asked, [datastore], DATASTORE_HITS) };
}

async function recordSearch(
  archive: Archive,
  { limit, ...asked }: SearchAsked,
  datastores: readonly DatastoreName[],
  usualLimit: number,
) {
  const { hits, ...totals } = await archive.search({ ...asked, datastores, limit: limit ?? usualLimit });
  return { ...totals, items: hits.map(matchedRecord) };
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
    const { limit, ...asked } = readSearch(query);
    return { perform: ({ archive }) => archive.threads({ ...asked, hits: limit, schemaBase }) };
  },
  searchDatastore: ({ query }) => {
    const { datastore, ...asked } = readDatastoreSearch(query);
    return datastoreSearch(asked, readDatastore(datastore));
  },
  searchDatastoreByPost: ({ body }) => {
    const { datastore, ...asked } = readDatastoreSearch(body);
    return datastoreSearch(asked, readDatastore(datastore));
  },
  searchUniversal: ({ query }) => {
    const asked = readSearch(query);
    return { perform: ({ archive, datastores }) => recordSearch(archive, asked, datastores, UNIVERSAL_HITS) };
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
