/** The three keyword searches as a public deployment takes and answers them. */
import { z } from 'zod';
import type { DatastoreName } from '../../contract/datastores.ts';
import { DEPLOYED_SEARCH_TYPES, OPERATIONS, TIMEFRAME_DAYS } from '../../contract/operations.ts';
import type { DataRecord } from '../../contract/records.ts';
import { SearchFilter, SearchInputs } from '../../contract/search-extension.ts';
import type { Archive } from '../archives/archives.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import { matchedRecord } from '../search/chat-threads.ts';
import type { Hit } from '../search/keyword-search.ts';
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

/** `merge` and `threadSize` are taken and change nothing, as there. */
const ThreadQuery = z.strictObject({
  keywords: SearchInputs.shape.keywords,
  limit: whole(1, MAX_HITS).default(20),
  timeframe: Timeframe,
  merge: z.string().optional(),
  threadSize: whole(1, MAX_HITS).optional(),
  ...Extended,
});
const UniversalQuery = z.strictObject({
  keywords: SearchInputs.shape.keywords,
  searchTypes: z.string().default('emails,messages'),
  limit: whole(1, MAX_HITS).default(20),
  minResultsPerType: whole(0, MAX_HITS).default(5),
  timeframe: Timeframe,
  ...Extended,
});
/** `options` are those of an index that is not this one's: only `fields` changes anything. */
const SearchBody = z.strictObject({
  keywords: SearchInputs.shape.keywords,
  index: z.array(z.string()).max(50).optional(),
  store: z.array(z.string()).max(50).optional(),
  options: z.looseObject({ fields: z.array(z.string()).max(50).optional() }).optional(),
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

/** A record with how it matched, as there; `stored` names members that are repeated. */
function withMatch(hit: Hit, stored: readonly string[] = []): DataRecord {
  const { record, match: found } = hit;
  const repeated = stored.filter((field) => Object.hasOwn(record, field)).map((field) => [field, record[field]]);
  const match: Record<string, string[]> = {};
  for (const [member, words] of Object.entries(found.members)) {
    for (const word of words) match[word.toLowerCase()] = [...(match[word.toLowerCase()] ?? []), member];
  }
  const { _match: own, ...whole } = matchedRecord(hit);
  const deployed = { terms: Object.keys(match), queryTerms: found.words, match };
  return { ...whole, _match: { ...Object.fromEntries(repeated), ...own, ...deployed } };
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
  const { keywords, limit, store, index = [], options, skip, ...rest } = parseInput(SearchBody, body);
  const named = readSchema(schema, 'the last part of the path', schemaBase);
  const narrow = narrowing(rest);
  const asked = { keywords: usable(keywords, narrow), datastores: [named], skip, narrow };
  // Without fields to look at nothing is ever found there; here all count then.
  const fields = options?.fields ?? index;
  const isWanted = ({ match }: Hit) =>
    fields.length === 0 || Object.keys(match.members).some((member) => fields.includes(member));
  return {
    datastore: named,
    async perform({ archive }) {
      const most = fields.length === 0 ? limit : MAX_HITS;
      const found = await archive.search({ ...asked, limit: most });
      const hits = found.hits.filter(isWanted).slice(0, limit);
      return { total: hits.length, items: hits.map((hit) => withMatch(hit, store)) };
    },
  };
};

interface TypedSearch {
  keywords: string;
  since: string | undefined;
  limit: number;
  least: number;
  narrow: SearchFilter | undefined;
}

/** The best of each kind, then the best of all; the scores of one search can be compared. */
async function bestOfEach(
  archive: Archive,
  datastores: readonly DatastoreName[],
  { limit, least, ...asked }: TypedSearch,
): Promise<Hit[]> {
  if (datastores.length === 0) return [];
  const { hits } = await archive.search({ ...asked, datastores, limit });
  const chosen = new Map<string, Hit>();
  for (const kind of least === 0 ? [] : datastores) {
    const own = hits.filter((hit) => hit.datastore === kind).slice(0, least);
    const isWhole = own.length === least || hits.length < limit;
    const best = isWhole ? own : (await archive.search({ ...asked, datastores: [kind], limit: least })).hits;
    for (const hit of best) chosen.set(hit.record._id, hit);
  }
  for (const hit of hits) chosen.set(hit.record._id, hit);
  return [...chosen.values()].slice(0, limit);
}

const universal: Prepare = ({ query }, { schemaBase, clock }) => {
  const { keywords, searchTypes, limit, minResultsPerType, timeframe, skip, ...rest } = parseInput(
    UniversalQuery,
    query,
  );
  const wanted = readTypes(searchTypes);
  const since = sinceOf(timeframe, clock.now());
  const narrow = narrowing(rest);
  const asked = { keywords: usable(keywords, narrow), since, narrow };
  const most = Math.max(THREAD_HITS, limit);
  return {
    async perform({ archive, datastores }) {
      // Kinds that the token does not open are passed over, as there.
      const readable = [...new Set(wanted)].filter((name) => datastores.includes(name));
      const threads = readable.includes('social-chat-message')
        ? (await archive.threads({ ...asked, schemaBase, skip, hits: most })).items
        : [];
      const others = readable.filter((name) => name !== 'social-chat-message');
      const hits = await bestOfEach(archive, others, { ...asked, limit, least: minResultsPerType });
      return { items: [...threads.flatMap(({ messages }) => messages), ...hits.map((hit) => withMatch(hit))] };
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
