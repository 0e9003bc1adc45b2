/** Routes that a public deployment has at other paths than the document, mapped to the document's operations. */
import { z } from 'zod';
import type { DatastoreName } from '../../contract/datastores.ts';
import { DEPLOYED_SEARCH_TYPES, OPERATIONS, TIMEFRAME_DAYS, type Timeframe } from '../../contract/operations.ts';
import { SearchInputs } from '../../contract/search-extension.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput } from '../http/input-problem.ts';
import { dataAnswer } from './answering.ts';
import { datastoreSearch, readSchema, readSearch, recordSearch, threadSearch } from './prepare.ts';
import type { DeployedRoute } from './prepared-call.ts';

const DAY_MS = 86_400_000;
const DEFAULT_LIMIT = 20;
/** Messages searched for chat threads, whatever the limit, as deployed. */
const THREAD_HITS = 50;

const Span = z.enum(Object.keys(TIMEFRAME_DAYS) as [Timeframe]).default('all');

/** Accepts the search extension too, which clients use in either dialect. */
const ThreadQuery = SearchInputs.extend({ timeframe: Span });
const UniversalQuery = ThreadQuery.extend({ searchTypes: z.string().default('emails,messages') });
/** `index` names fields of the deployment's own index and is ignored: here all fields are searched. */
const SearchBody = SearchInputs.extend({ index: z.array(z.string()).max(50).optional() });

function spanOf(timeframe: Timeframe, now: number): { since?: string } {
  const days = TIMEFRAME_DAYS[timeframe];
  return days === undefined ? {} : { since: new Date(now - days * DAY_MS).toISOString() };
}

function readTypes(searchTypes: string): DatastoreName[] {
  return searchTypes.split(',').map((text) => {
    const type = text.trim();
    if (Object.hasOwn(DEPLOYED_SEARCH_TYPES, type))
      return DEPLOYED_SEARCH_TYPES[type as keyof typeof DEPLOYED_SEARCH_TYPES];
    const known = Object.keys(DEPLOYED_SEARCH_TYPES).join(', ');
    throw new ApiError(
      400,
      `Invalid request: searchTypes: ${JSON.stringify(type.slice(0, 40))} is not one of ${known}`,
    );
  });
}

const Property = z.looseObject({ type: z.union([z.string(), z.array(z.string())]).optional() });
const ProfileBody = z.strictObject({
  schema: z
    .union([z.string(), z.looseObject({ properties: z.record(z.string().min(1).max(100), Property).optional() })])
    .optional(),
  promptSearchTip: z.string().max(20_000).optional(),
  prompt: z.string().max(20_000).optional(),
});

/** Deployed paths that are missing here are the same as in the document. */
export const DEPLOYED_ROUTES: readonly DeployedRoute[] = [
  {
    ...{ ...OPERATIONS.searchChatThreads.deployed, name: 'searchChatThreads', query: ThreadQuery, body: null },
    purpose: OPERATIONS.searchChatThreads.purpose,
    prepare: ({ query }, service) => {
      const { timeframe, ...inputs } = parseInput(ThreadQuery, query);
      const search = readSearch({ ...spanOf(timeframe, service.clock.now()), ...inputs });
      const limit = search.limit ?? DEFAULT_LIMIT;
      return threadSearch({ ...search, limit, hits: Math.max(THREAD_HITS, limit) }, service);
    },
  },
  {
    ...{ ...OPERATIONS.searchDatastore.deployed, name: 'searchDatastore', query: null, body: SearchBody },
    purpose: OPERATIONS.searchDatastore.purpose,
    prepare: ({ body, schema }, { schemaBase }) => {
      const { index: _, ...inputs } = parseInput(SearchBody, body);
      return datastoreSearch(readSearch(inputs), readSchema(schema, 'the last part of the path', schemaBase));
    },
  },
  {
    ...{ ...OPERATIONS.searchUniversal.deployed, name: 'searchUniversal', query: UniversalQuery, body: null },
    purpose: 'Keyword search across the kinds of data that are named.',
    prepare: ({ query }, { clock }) => {
      const { searchTypes, timeframe, ...inputs } = parseInput(UniversalQuery, query);
      const wanted = new Set(readTypes(searchTypes));
      const search = { ...readSearch({ ...spanOf(timeframe, clock.now()), ...inputs }), anyWord: true };
      // Datastores that the token doesn't grant are skipped, as deployed.
      return {
        perform: ({ archive, datastores }) =>
          recordSearch(
            archive,
            search,
            datastores.filter((name) => wanted.has(name)),
            DEFAULT_LIMIT,
          ),
      };
    },
  },
  {
    ...{ ...OPERATIONS.llmProfilePrompt.deployed, name: 'llmProfilePrompt', query: null, body: ProfileBody },
    purpose: 'Fills in a profile of the wished form.',
    /** The first text property gets the profile, the others are null. A schema address isn't fetched. */
    prepare: ({ body }, service) => {
      const { schema, promptSearchTip, prompt } = parseInput(ProfileBody, body);
      if (typeof schema === 'string' && !/^https?:\/\//.test(schema))
        throw new ApiError(400, 'Invalid request: schema is neither an object nor the address of one');
      const instruction = (prompt ?? promptSearchTip)?.trim() || undefined;
      const properties = Object.entries((typeof schema === 'object' && schema.properties) || { profile: {} });
      const textProperty = properties.find(([, { type = 'string' }]) => [type].flat().includes('string'))?.[0];
      if (textProperty === undefined) throw new ApiError(400, 'Invalid request: schema has no text property');
      const call = dataAnswer('profile', instruction, { datastore: undefined, filter: undefined }, service);
      return {
        ...call,
        async perform(context) {
          const startedAt = service.clock.now();
          const { completion, ...details } = await call.perform(context);
          const form = Object.fromEntries(
            properties.map(([name]) => [name, name === textProperty ? completion : null]),
          );
          const output = schema === undefined ? completion : form;
          const duration = service.clock.now() - startedAt;
          return { actions: [], response: { input: instruction ?? '', output }, duration, ...details };
        },
      };
    },
  },
];
