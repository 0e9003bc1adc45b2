/**
 * The same operations under the names of a public deployment, where those differ from the document's: other paths, other
 * members, other replies. Its defects are not imitated.
 */
import { z } from 'zod';
import { parseInput } from '../http/input-problem.ts';
import { prepareProfile } from './deployed-profile.ts';
import { DATASTORE_HITS, PREPARE, readKeywords, readSchema } from './prepare.ts';
import type { Prepare } from './prepared-call.ts';

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
/** By path; every path that is not here answers as the document's row does. */
export const DEPLOYED_PREPARE: ReadonlyMap<string, Prepare> = new Map<string, Prepare>([
  [
    '/api/rest/v1/search/chatThreads',
    ({ query }, { schemaBase, clock }) => {
      const { keywords, limit, timeframe } = parseInput(ThreadQuery, query);
      const days = TIMEFRAME_DAYS[timeframe];
      const since = days === undefined ? undefined : new Date(clock.now() - days * DAY_MS).toISOString();
      const usable = readKeywords(keywords);
      return {
        perform: async ({ archive }) => ({
          items: await archive.threads({ keywords: usable, schemaBase, since, limit }),
        }),
      };
    },
  ],
  [
    '/api/rest/v1/search/datastore/:schema',
    ({ body, schema }) => {
      const { keywords, limit } = parseInput(SearchBody, body);
      const datastore = readSchema(schema, 'the last part of the path');
      const usable = readKeywords(keywords);
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
  ['/api/rest/v1/search/universal', PREPARE.searchUniversal],
  ['/api/rest/v1/llm/profile', prepareProfile],
]);
