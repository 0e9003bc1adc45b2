/** The three keyword searches as a public deployment takes and answers them. */
import { z } from 'zod';
import type { DatastoreName } from '../../contract/datastores.ts';
import { DEPLOYED_SEARCH_TYPES, OPERATIONS, TIMEFRAME_DAYS } from '../../contract/operations.ts';
import { SearchFilter, SearchInputs } from '../../contract/search-extension.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import { matchedRecord } from '../search/chat-threads.ts';
import { DATASTORE_HITS, readSchema } from './prepare.ts';
import type { DeployedRoute, Prepare } from './prepared-call.ts';
import { checkKeywords } from './search-input.ts';

const DAY_MS = 86_400_000;
const MAX_HITS = 100;

/** Of the chat threads, whatever their number: as there. */
const THREAD_HITS = 50;
const whole = (least: number, most: number) =>
  z.coerce.number(`a number from ${least} to ${most}`).int().min(least).max(most);
const Timeframe = z.enum(Object.keys(TIMEFRAME_DAYS) as [keyof typeof TIMEFRAME_DAYS]).default('all');

/** The search extension is taken here too: a client speaks it in either dialect. */
const Extended = { ...SearchFilter.shape, skip: SearchInputs.shape.skip };

const ThreadQuery = z.strictObject({
  keywords: SearchInputs.shape.keywords,
  limit: whole(1, MAX_HITS).default(20),
  timeframe: Timeframe,
  ...Extended,
});
const UniversalQuery = z.strictObject({
  keywords: SearchInputs.shape.keywords,
  searchTypes: z.string().default('emails,messages'),
  limit: whole(1, MAX_HITS).default(20),
  timeframe: Timeframe,
  ...Extended,
});
/** `index` names the fields of an index that is not this one's: here all fields count. */
const SearchBody = z.strictObject({
  keywords: SearchInputs.shape.keywords,
  index: z.array(z.string()).max(50).optional(),
  limit: z.int().min(1).max(MAX_HITS).default(DATASTORE_HITS),
  ...Extended,
});

function sinceOf(timeframe: keyof typeof TIMEFRAME_DAYS, now: number): string | undefined {
  const days = TIMEFRAME_DAYS[timeframe];
  return days === undefined ? undefined : new Date(now - days * DAY_MS).toISOString();
}

function readTypes(searchTypes: string): DatastoreName[] {
  return searchTypes.split(',').map((text) => {
    const type = text.trim();
    if (Object.hasOwn(DEPLOYED_SEARCH_TYPES, type))
      return DEPLOYED_SEARCH_TYPES[type as keyof typeof DEPLOYED_SEARCH_TYPES];
    const known = Object.keys(DEPLOYED_SEARCH_TYPES).join(', ');
    throw new Refusal(400, `Invalid request: searchTypes: ${JSON.stringify(type.slice(0, 40))} is not one of ${known}`);
  });
}

/** The members of the search extension; undefined where there is none of them. */
function narrowing<T extends SearchFilter>(asked: T): SearchFilter | undefined {
  const names = Object.keys(SearchFilter.shape) as (keyof SearchFilter)[];
  const given = names.filter((name) => asked[name] !== undefined).map((name) => [name, asked[name]]);
  return given.length === 0 ? undefined : (Object.fromEntries(given) as SearchFilter);
}

/** @throws Refusal 400 where there is neither a word nor a filter */
function usable(keywords: string | undefined, narrow: SearchFilter | undefined): string {
  if (!keywords && narrow !== undefined) return '';
  if (!keywords) throw new Refusal(400, 'Invalid request: keywords is required');
  return checkKeywords(keywords);
}

const chatThreads: Prepare = ({ query }, { schemaBase, clock }) => {
  const { keywords, limit, timeframe, skip, ...rest } = parseInput(ThreadQuery, query);
  const since = sinceOf(timeframe, clock.now());
  const narrow = narrowing(rest);
  const hits = Math.max(THREAD_HITS, limit);
  const asked = { keywords: usable(keywords, narrow), schemaBase, since, limit, hits, skip, narrow };
  return { perform: ({ archive }) => archive.threads(asked) };
};

const datastore: Prepare = ({ body, schema }, { schemaBase }) => {
  const { keywords, limit, index: _, skip, ...rest } = parseInput(SearchBody, body);
  const named = readSchema(schema, 'the last part of the path', schemaBase);
  const narrow = narrowing(rest);
  const asked = { keywords: usable(keywords, narrow), datastores: [named], skip, narrow, limit };
  return {
    datastore: named,
    async perform({ archive }) {
      const { hits } = await archive.search(asked);
      return { total: hits.length, items: hits.map(matchedRecord) };
    },
  };
};

const universal: Prepare = ({ query }, { clock }) => {
  const { keywords, searchTypes, limit, timeframe, skip, ...rest } = parseInput(UniversalQuery, query);
  const wanted = readTypes(searchTypes);
  const since = sinceOf(timeframe, clock.now());
  const narrow = narrowing(rest);
  const asked = { keywords: usable(keywords, narrow), since, narrow, skip, limit, anyWord: true };
  return {
    async perform({ archive, datastores }) {
      // Kinds that the token does not open are passed over, as there.
      const readable = [...new Set(wanted)].filter((name) => datastores.includes(name));
      const { hits } = await archive.search({ ...asked, datastores: readable });
      return { items: hits.map(matchedRecord) };
    },
  };
};

export const DEPLOYED_SEARCHES: readonly DeployedRoute[] = [
  {
    ...OPERATIONS.searchChatThreads.deployed,
    name: 'searchChatThreads',
    query: ThreadQuery,
    body: null,
    purpose: OPERATIONS.searchChatThreads.purpose,
    prepare: chatThreads,
  },
  {
    ...OPERATIONS.searchDatastore.deployed,
    name: 'searchDatastore',
    query: null,
    body: SearchBody,
    purpose: OPERATIONS.searchDatastore.purpose,
    prepare: datastore,
  },
  {
    ...OPERATIONS.searchUniversal.deployed,
    name: 'searchUniversal',
    query: UniversalQuery,
    body: null,
    purpose: 'Keyword search across the kinds of data that are named.',
    prepare: universal,
  },
];
