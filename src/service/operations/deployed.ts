/**
 * The same operations under the names of a public deployment, where those differ from the document's: other paths, other
 * members, other replies. Its defects are not imitated.
 */
import { z } from 'zod';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import { answering, DATASTORE_HITS, PREPARE, readSchema } from './prepare.ts';
import type { Prepare } from './prepared-call.ts';
import { checkKeywords } from './search-input.ts';

const DAY_MS = 86_400_000;
const TIMEFRAME_DAYS = { day: 1, week: 7, month: 30, quarter: 90, 'half-year': 180, 'full-year': 365, all: undefined };

const ThreadQuery = z.object({
  keywords: z.string().trim().min(1, 'keywords is required'),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  timeframe: z.enum(Object.keys(TIMEFRAME_DAYS) as [keyof typeof TIMEFRAME_DAYS]).default('all'),
});
const SearchBody = z.object({
  keywords: z.string().trim().min(1, 'keywords is required'),
  limit: z.int().min(1).max(100).default(DATASTORE_HITS),
});
/** `schema` describes the wished form of the profile; an address of one is not fetched. */
const ProfileBody = z.object({
  schema: z.union([z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })]).optional(),
  promptSearchTip: z.string().max(20_000).optional(),
  prompt: z.string().max(20_000).optional(),
});

/** By path; every path that is not here answers as the document's row does. */
export const DEPLOYED_PREPARE: ReadonlyMap<string, Prepare> = new Map<string, Prepare>([
  [
    '/api/rest/v1/search/chatThreads',
    ({ query }, { schemaBase, clock }) => {
      const { keywords, limit, timeframe } = parseInput(ThreadQuery, query);
      const days = TIMEFRAME_DAYS[timeframe];
      const since = days === undefined ? undefined : new Date(clock.now() - days * DAY_MS).toISOString();
      const usable = checkKeywords(keywords);
      return {
        perform: async ({ archive }) => ({
          ...(await archive.threads({ keywords: usable, schemaBase, since, limit })),
        }),
      };
    },
  ],
  [
    '/api/rest/v1/search/datastore/:schema',
    ({ body, schema }) => {
      const { keywords, limit } = parseInput(SearchBody, body);
      const datastore = readSchema(schema, 'the last part of the path');
      const usable = checkKeywords(keywords);
      return {
        datastore,
        async perform({ archive }) {
          const { hits } = await archive.search({ keywords: usable, datastores: [datastore], limit });
          const items = hits.map(({ record, score }) => ({ ...record, _match: { id: record._id, score } }));
          return { total: items.length, items };
        },
      };
    },
  ],
  [
    '/api/rest/v1/search/universal',
    ({ query: { searchTypes: _, minResultsPerType: __, timeframe: ___, ...query }, ...input }, workshop) =>
      PREPARE.searchUniversal({ ...input, query }, workshop),
  ],
  [
    '/api/rest/v1/llm/profile',
    ({ body }, workshop) => {
      const { schema, promptSearchTip, prompt } = parseInput(ProfileBody, body);
      if (typeof schema === 'string' && !/^https?:\/\//.test(schema))
        throw new Refusal(400, 'Invalid request: schema is neither an object nor the address of one');
      const wish = prompt ?? promptSearchTip;
      const call = answering('profile', wish, undefined, workshop);
      return {
        async perform(grant) {
          const startedAt = workshop.clock.now();
          const { completion } = await call.perform(grant);
          const member = typeof schema === 'object' ? Object.keys(schema.properties ?? {})[0] : undefined;
          const output = schema === undefined ? completion : { [member ?? 'profile']: completion };
          return { actions: [], response: { input: wish ?? '', output }, duration: workshop.clock.now() - startedAt };
        },
      };
    },
  ],
]);
