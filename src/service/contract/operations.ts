/**
 * Every operation of interface.md, one row each: the source of the client's requests and local refusals, the embedded
 * service's routes and charging, the prices shown to people and the README's table.
 * `null` means that the document doesn't say; `assumed` has what is used instead, with the reason.
 */
import { z } from 'zod';
import { EndpointHost, LanguageModel } from './answers.ts';
import { Around, AroundEnds } from './around.ts';
import type { DatastoreName } from './datastores.ts';
import { Filter, QueryOptions } from './filters.ts';
import { type ApiScope, readScope, type Scope } from './scopes.ts';
import { Statistics, StatisticsRequest } from './statistics.ts';
import { Zone } from './time-zone.ts';

/** Time frames of a search, in days before now. */
export const TIMEFRAME_DAYS = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 90,
  'half-year': 180,
  'full-year': 365,
  all: undefined,
} as const;
export type Timeframe = keyof typeof TIMEFRAME_DAYS;

/** Names of datastores in the deployed universal search. */
export const DEPLOYED_SEARCH_TYPES = {
  files: 'file',
  messages: 'social-chat-message',
  emails: 'social-email',
  favorites: 'favourite',
  followed_pages: 'social-following',
  posts: 'social-post',
  calendar: 'social-event',
} as const satisfies Record<string, DatastoreName>;

export type DataAccess =
  | 'none'
  /** Reads chat groups and messages. */
  | 'chats'
  /** Reads the datastore that `datastore=` names. */
  | 'named'
  /** Reads whatever the token grants, and only that. */
  | 'granted'
  /** Reads the datastore of `context.dsUrlEncoded`; without a context, whatever the token grants. */
  | 'context'
  /** Reads the datastore whose schema address is in the path. */
  | 'path';

export interface Operation {
  /** `search` is relative to {search_url}, `base` to {base_url}. */
  readonly host: 'search' | 'base';
  readonly method: 'GET' | 'POST';
  /** `:schema` is a base64 schema address. */
  readonly path: string;
  readonly scope: ApiScope | null;
  /** Credits per call. */
  readonly credits: number | null;
  readonly reads: DataAccess;
  readonly query: z.ZodObject | null;
  readonly body: z.ZodType | null;
  /** Schema of the reply as this project serves it; the client accepts more (both dialects). */
  readonly reply: z.ZodType;
  readonly purpose: string;
  readonly assumed: {
    readonly scope?: ApiScope;
    readonly credits?: number;
    readonly notes: readonly string[];
  };
  /** The equivalent endpoint of a public deployment, if it differs. */
  readonly deployed?: { readonly method: 'GET' | 'POST'; readonly path: string };
}

const Keywords = z.string().trim().min(1, 'keywords is required');
const Datastore = z.string().trim().min(1, 'datastore is required');
const RecordItem = z.looseObject({ _id: z.string() });

/**
 * `dsUrlEncoded`: base64 schema address; `queryFilters`: filter on record fields. `zone`, only if ANSWER_SOURCES is
 * offered: IANA name or offset of the zone for words such as "tomorrow".
 */
export const PromptContext = z.strictObject({
  dsUrlEncoded: z.string().min(1).optional(),
  queryFilters: Filter.optional(),
  zone: Zone.optional(),
});

const Prompt = z.string().trim().min(1, 'prompt is required').max(20_000);
const PromptBody = z.strictObject({ prompt: Prompt });
const ContextBody = PromptBody.extend({ context: PromptContext.optional() });
const Completion = z.object({ completion: z.string() });
const RecordList = z.object({ items: z.array(RecordItem), total: z.int().optional() });

const SEARCH_REPLY = 'The reply is not shown; assumed to be an object with an items array, as deployed.';

const SEARCH = { host: 'search', method: 'GET', body: null } as const;
const PROMPT = { host: 'base', method: 'POST', query: null } as const;

export const OPERATIONS = {
  searchChatThreads: {
    ...SEARCH,
    path: '/search/chat-threads',
    scope: 'api:search-chat-threads',
    credits: 2,
    reads: 'chats',
    query: z.strictObject({ keywords: Keywords }),
    reply: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          schemaUrl: z.string(),
          group: RecordItem,
          messages: z.array(RecordItem),
        }),
      ),
    }),
    purpose: 'Keyword search across all chat threads.',
    assumed: { notes: [SEARCH_REPLY, 'Reading chats requires the data scopes of groups and messages.'] },
    deployed: { method: 'GET', path: '/api/rest/v1/search/chatThreads' },
  },
  searchDatastore: {
    ...SEARCH,
    path: '/search/ds',
    scope: 'api:search-ds',
    credits: 1,
    reads: 'named',
    query: z.strictObject({ keywords: Keywords, datastore: Datastore }),
    reply: RecordList,
    purpose: 'Keyword search across one datastore.',
    assumed: { notes: [SEARCH_REPLY] },
    deployed: { method: 'POST', path: '/api/rest/v1/search/datastore/:schema' },
  },
  searchDatastoreByPost: {
    host: 'search',
    method: 'POST',
    path: '/search/ds',
    scope: 'api:search-ds',
    credits: 1,
    reads: 'named',
    query: null,
    body: z.strictObject({ keywords: Keywords, datastore: Datastore }),
    reply: RecordList,
    purpose: 'The same, with the inputs in the body.',
    assumed: { notes: [SEARCH_REPLY, 'The body is not shown; assumed to be the inputs of the GET form as members.'] },
    deployed: { method: 'POST', path: '/api/rest/v1/search/datastore/:schema' },
  },
  searchUniversal: {
    ...SEARCH,
    path: '/search/universal',
    scope: 'api:search-universal',
    credits: 2,
    reads: 'granted',
    query: z.strictObject({ keywords: Keywords }),
    reply: RecordList,
    purpose: 'Keyword search across all data that was granted.',
    assumed: { notes: [SEARCH_REPLY] },
    deployed: { method: 'GET', path: '/api/rest/v1/search/universal' },
  },
  llmPrompt: {
    ...PROMPT,
    path: '/api/rest/v1/llm/prompt',
    scope: 'api:llm-prompt',
    credits: 2,
    reads: 'none',
    body: PromptBody,
    reply: Completion,
    purpose: 'Runs a prompt without access to personal data.',
    assumed: { notes: [] },
  },
  llmAgentPrompt: {
    ...PROMPT,
    path: '/api/rest/v1/llm/agent-prompt',
    scope: 'api:llm-agent-prompt',
    credits: 5,
    reads: 'context',
    body: ContextBody,
    reply: Completion,
    purpose: 'Runs an agent prompt that may query datastores.',
    assumed: { notes: ['Whether context is required is unspecified; assumed optional.'] },
    deployed: { method: 'POST', path: '/api/rest/v1/llm/agent' },
  },
  llmProfilePrompt: {
    ...PROMPT,
    path: '/api/rest/v1/llm/profile-prompt',
    scope: 'api:llm-profile-prompt',
    credits: 10,
    reads: 'context',
    body: ContextBody,
    reply: Completion,
    purpose: 'Generates or refines a profile by analysing personal data.',
    assumed: { notes: ['Whether context is required is unspecified; assumed optional.'] },
    deployed: { method: 'POST', path: '/api/rest/v1/llm/profile' },
  },
  llmAgent: {
    ...PROMPT,
    path: '/api/rest/v1/llm/agent',
    scope: null,
    credits: null,
    reads: 'context',
    body: ContextBody.extend({ prompt: z.string().max(20_000).optional() }),
    reply: Completion,
    purpose: 'The agent endpoint of a tutorial.',
    // Mentioned only in a tutorial.
    assumed: {
      scope: 'api:llm-agent-prompt',
      credits: 5,
      notes: [
        'The tutorial sends an empty object, so the prompt is optional; scope, price and reply are those of agent-prompt.',
      ],
    },
  },
  queryDatastore: {
    ...PROMPT,
    path: '/api/rest/v1/ds/query/:schema',
    scope: null,
    credits: null,
    reads: 'path',
    body: z.strictObject({
      query: Filter.optional(),
      options: QueryOptions.optional(),
      statistics: StatisticsRequest.optional(),
      around: Around.optional(),
    }),
    reply: z.object({
      items: z.array(RecordItem),
      limit: z.int(),
      skip: z.int(),
      dbRows: z.int(),
      statistics: Statistics.optional(),
      around: AroundEnds.optional(),
    }),
    purpose: 'Lists the records of a datastore by filter, sort and limit.',
    assumed: {
      scope: 'api:ds-query',
      credits: 1,
      notes: ['Reply, scope, price and paging (options.skip) are not shown; assumed as deployed.'],
    },
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** Describes a token, authorized by the token itself. Not in the document (assumed, as deployed). */
export const TOKEN_ENDPOINT = {
  method: 'GET',
  path: '/api/rest/v1/auth/token',
  parameter: 'tokenId',
  reply: z.object({
    token: z.object({ _id: z.string(), servers: z.array(z.string()), scopes: z.array(z.string()) }),
    extensions: z.array(z.string()).optional().meta({ 'x-extension': true }),
    languageModel: LanguageModel.optional().meta({ 'x-extension': true }),
    embeddings: EndpointHost.optional().meta({ 'x-extension': true }),
    expiresAt: z.iso.datetime().optional().meta({ 'x-extension': true }),
  }),
} as const;

/** Endpoints that the document announces as not yet available. */
export const ANNOUNCED = {
  count: {
    path: '/api/rest/v1/count',
    reason: 'The count endpoint is announced but not available: page through ds/query.',
  },
  profile: {
    path: '/api/rest/v1/profile',
    reason: 'The profile endpoint is announced but not available.',
  },
} as const;

/** Credits of one call: the document's figure, else the assumed one, else undefined (unknown, never "free"). */
export function creditsOf(name: OperationName): number | undefined {
  const row: Operation = OPERATIONS[name];
  return row.credits ?? row.assumed.credits;
}

/** The api scope of an operation: the document's, else the assumed one. */
export function apiScopeOf(name: OperationName): ApiScope | undefined {
  const row: Operation = OPERATIONS[name];
  return row.scope ?? row.assumed.scope;
}

/** The scopes that a call needs, api scope first. @param datastore the one that the call names or reads as context */
export function scopesFor(name: OperationName, datastore?: DatastoreName): Scope[] {
  const row: Operation = OPERATIONS[name];
  const apiScope = apiScopeOf(name);
  const scopes: Scope[] = apiScope === undefined ? [] : [apiScope];
  if (row.reads === 'chats') scopes.push(readScope('social-chat-group'), readScope('social-chat-message'));
  else if (row.reads !== 'none' && row.reads !== 'granted' && datastore !== undefined)
    scopes.push(readScope(datastore));
  return scopes;
}
