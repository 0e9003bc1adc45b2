/**
 * Requests copied verbatim from interface.md, and their equivalents in a public deployment, with the required replies.
 * Nothing here is derived from the contract's rows, so that a misreading there fails here. They hold for any data.
 */
import { expect } from 'vitest';
import { z } from 'zod';

export interface Case {
  what: string;
  host: 'search' | 'base';
  method: 'GET' | 'POST';
  /** `{groupId}` and `{id}` are replaced by values kept by earlier cases. */
  path: string;
  /** JSON, literally. */
  body?: string;
  scopes: readonly string[];
  credits: number;
  reply: z.ZodType;
  /** Further assertions on the reply. */
  holds?: (reply: never) => void;
  /** Values of the reply that later cases need. */
  keeps?: (reply: never) => Record<string, string>;
}

export interface RefusedCase extends Pick<Case, 'what' | 'host' | 'method' | 'path' | 'body'> {
  /** The Authorization header. */
  authorization: string | undefined;
}

const MESSAGE_SCHEMA =
  'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2NoYXQvbWVzc2FnZS92MC4xLjAvc2NoZW1hLmpzb24=';
const GROUP_SCHEMA = 'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vc29jaWFsL2NoYXQvZ3JvdXAvdjAuMS4wL3NjaGVtYS5qc29u';
const FILE_SCHEMA = 'aHR0cHM6Ly9jb21tb24uc2NoZW1hcy52ZXJpZGEuaW8vZmlsZS92MC4xLjAvc2NoZW1hLmpzb24=';

const Record = z.looseObject({ _id: z.string().min(1), schema: z.url() });
const Group = Record.extend({
  schema: z.string().regex(/\/social\/chat\/group\/v[\d.]+\/schema\.json$/),
  name: z.string(),
  sourceApplication: z.url(),
});
const Message = Record.extend({
  schema: z.string().regex(/\/social\/chat\/message\/v[\d.]+\/schema\.json$/),
  groupId: z.string().min(1),
  type: z.enum(['send', 'receive']),
  messageText: z.string(),
  sentAt: z.iso.datetime(),
});
const Threads = z.looseObject({
  items: z.array(z.looseObject({ id: z.string(), schemaUrl: z.url(), group: Record, messages: z.array(Message) })),
});
const Found = z.looseObject({ items: z.array(Record) });
const page = <T extends z.ZodType>(item: T) =>
  z.looseObject({ items: z.array(item), limit: z.int(), skip: z.int(), dbRows: z.int() });
const Groups = page(Group);
const Messages = page(Message);
const Completion = z.looseObject({ completion: z.string().min(1) });

const SEARCH = { host: 'search', method: 'GET' } as const;
const POST = { host: 'base', method: 'POST' } as const;
const CHATS = ['ds:r:social-chat-group', 'ds:r:social-chat-message'];
const QUERY_MESSAGES = ['api:ds-query', 'ds:r:social-chat-message'];

function newestFirst(values: readonly string[]): void {
  expect(values).toEqual(values.toSorted().toReversed());
}

/** interface.md's datastore queries, whose path is the same in a deployment. */
const QUERIES: readonly Case[] = [
  {
    what: "a user's chat groups, with options only",
    ...POST,
    path: `/api/rest/v1/ds/query/${GROUP_SCHEMA}`,
    body: '{"options":{"sort":[{"_id":"desc"}],"limit":20}}',
    scopes: ['api:ds-query', 'ds:r:social-chat-group'],
    credits: 1,
    reply: Groups,
    holds({ items, limit, dbRows }: z.infer<typeof Groups>) {
      expect(limit).toBe(20);
      expect(items).toHaveLength(Math.min(20, dbRows));
      newestFirst(items.map(({ _id }) => _id));
    },
  },
  {
    what: "a user's messages of one platform since a date",
    ...POST,
    path: `/api/rest/v1/ds/query/${MESSAGE_SCHEMA}`,
    body: '{"query":{"sourceApplication":"https://telegram.com","sentAt":{"$gte":"2025-01-01"}},"options":{"sort":[{"_id":"desc"}],"limit":20}}',
    scopes: QUERY_MESSAGES,
    credits: 1,
    reply: Messages,
    holds({ items }: z.infer<typeof Messages>) {
      for (const item of items) expect(item).toMatchObject({ sourceApplication: 'https://telegram.com' });
      for (const { sentAt } of items) expect(sentAt >= '2025-01-01').toBe(true);
      newestFirst(items.map(({ _id }) => _id));
    },
    keeps({ items }: z.infer<typeof Messages>): Record<string, string> {
      const [first] = items;
      return first ? { groupId: first.groupId, id: first._id } : {};
    },
  },
  {
    what: 'messages of one chat that the user sent',
    ...POST,
    path: `/api/rest/v1/ds/query/${MESSAGE_SCHEMA}`,
    body: '{"query":{"groupId":"{groupId}","type":"send"},"options":{"sort":[{"_id":"desc"}],"limit":20}}',
    scopes: QUERY_MESSAGES,
    credits: 1,
    reply: Messages,
    holds({ items }: z.infer<typeof Messages>) {
      for (const { type } of items) expect(type).toBe('send');
      expect(new Set(items.map(({ groupId }) => groupId)).size).toBeLessThanOrEqual(1);
    },
  },
  {
    what: 'an empty body object: both members are optional',
    ...POST,
    path: `/api/rest/v1/ds/query/${MESSAGE_SCHEMA}`,
    body: '{}',
    scopes: QUERY_MESSAGES,
    credits: 1,
    reply: Messages,
    holds({ items, dbRows }: z.infer<typeof Messages>) {
      expect(items.length).toBeLessThanOrEqual(dbRows);
    },
  },
];

export const CASES: { readonly documented: readonly Case[]; readonly deployed: readonly Case[] } = {
  documented: [
    {
      what: 'chat threads, with words joined by +',
      ...SEARCH,
      path: '/search/chat-threads?keywords=boat+engine',
      scopes: ['api:search-chat-threads', ...CHATS],
      credits: 2,
      reply: Threads,
      holds({ items }: z.infer<typeof Threads>) {
        for (const { id, schemaUrl, group, messages } of items) {
          expect(schemaUrl).toMatch(/\/social\/chat\/message\/v[\d.]+\/schema\.json$/);
          expect(group._id).toBe(id);
          expect(messages.length).toBeGreaterThan(0);
          const times = messages.map(({ sentAt }) => sentAt);
          expect(times).toEqual(times.toSorted());
          for (const { groupId } of messages) expect(groupId).toBe(id);
        }
      },
    },
    {
      what: 'one datastore',
      ...SEARCH,
      path: '/search/ds?keywords=survey&datastore=file',
      scopes: ['api:search-ds', 'ds:r:file'],
      credits: 1,
      reply: Found,
      holds({ items }: z.infer<typeof Found>) {
        for (const { schema } of items) expect(schema).toMatch(/\/file\/v[\d.]+\/schema\.json$/);
      },
    },
    {
      what: 'one datastore, with the inputs in a body',
      host: 'search',
      method: 'POST',
      path: '/search/ds',
      body: '{"keywords":"survey","datastore":"file"}',
      scopes: ['api:search-ds', 'ds:r:file'],
      credits: 1,
      reply: Found,
    },
    {
      what: 'all granted datastores',
      ...SEARCH,
      path: '/search/universal?keywords=survey',
      scopes: ['api:search-universal', 'ds:r:file'],
      credits: 2,
      reply: Found,
      holds({ items }: z.infer<typeof Found>) {
        for (const { schema } of items) expect(schema).toMatch(/\/file\/v[\d.]+\/schema\.json$/);
      },
    },
    {
      what: 'a prompt without access to user data',
      ...POST,
      path: '/api/rest/v1/llm/prompt',
      body: '{"prompt":"What is a garboard?"}',
      scopes: ['api:llm-prompt'],
      credits: 2,
      reply: Completion,
    },
    {
      what: 'an agent prompt with a context',
      ...POST,
      path: '/api/rest/v1/llm/agent-prompt',
      body: `{"prompt":"What was wrong with the engine?","context":{"dsUrlEncoded":"${MESSAGE_SCHEMA}","queryFilters":{"sourceApplication":"https://telegram.com"}}}`,
      scopes: ['api:llm-agent-prompt', 'ds:r:social-chat-message'],
      credits: 5,
      reply: Completion,
    },
    {
      what: 'a profile prompt with a context',
      ...POST,
      path: '/api/rest/v1/llm/profile-prompt',
      body: `{"prompt":"What matters to this person?","context":{"dsUrlEncoded":"${MESSAGE_SCHEMA}"}}`,
      scopes: ['api:llm-profile-prompt', 'ds:r:social-chat-message'],
      credits: 10,
      reply: Completion,
    },
    {
      what: 'the agent of the tutorial, with an empty object',
      ...POST,
      path: '/api/rest/v1/llm/agent',
      body: '{}',
      scopes: ['api:llm-agent-prompt', ...CHATS],
      credits: 5,
      reply: Completion,
    },
    ...QUERIES,
  ],
  deployed: [
    {
      what: 'chat threads',
      ...SEARCH,
      path: '/api/rest/v1/search/chatThreads?keywords=boat+engine&timeframe=full-year',
      scopes: ['api:search-chat-threads', ...CHATS],
      credits: 2,
      reply: Threads,
    },
    {
      what: 'one datastore, with selected fields',
      host: 'search',
      method: 'POST',
      path: `/api/rest/v1/search/datastore/${FILE_SCHEMA}`,
      body: '{"keywords":"survey","index":["name","contentText"],"limit":5}',
      scopes: ['api:search-ds', 'ds:r:file'],
      credits: 1,
      reply: z.looseObject({
        total: z.int(),
        items: z.array(Record.extend({ _match: z.looseObject({ id: z.string(), score: z.number() }) })).max(5),
      }),
    },
    {
      what: 'selected kinds (default: e-mails and messages)',
      ...SEARCH,
      path: '/api/rest/v1/search/universal?keywords=survey&searchTypes=files,emails&limit=10&timeframe=all',
      scopes: ['api:search-universal', 'ds:r:file', 'ds:r:social-email'],
      credits: 2,
      reply: z.looseObject({ items: z.array(Record.extend({ _match: z.looseObject({ score: z.number() }) })).max(10) }),
      holds({ items }: z.infer<typeof Found>) {
        for (const { schema } of items) expect(schema).toMatch(/\/(file|social\/email)\/v[\d.]+\/schema\.json$/);
      },
    },
    {
      what: 'a prompt',
      ...POST,
      path: '/api/rest/v1/llm/prompt',
      body: '{"prompt":"What is a garboard?"}',
      scopes: ['api:llm-prompt'],
      credits: 2,
      reply: z.looseObject({ result: z.looseObject({ textResponse: z.string().min(1) }) }),
    },
    {
      what: 'an agent',
      ...POST,
      path: '/api/rest/v1/llm/agent',
      body: '{"prompt":"Who wrote last?"}',
      scopes: ['api:llm-agent-prompt', ...CHATS],
      credits: 5,
      reply: z.looseObject({ response: z.looseObject({ output: z.string().min(1) }), duration: z.number() }),
    },
    {
      what: 'a profile in a requested schema',
      ...POST,
      path: '/api/rest/v1/llm/profile',
      body: '{"schema":{"type":"object","properties":{"summary":{"type":"string"}}},"promptSearchTip":"What matters to this person?"}',
      scopes: ['api:llm-profile-prompt', ...CHATS],
      credits: 10,
      reply: z.looseObject({ response: z.looseObject({ output: z.looseObject({ summary: z.string().min(1) }) }) }),
    },
    ...QUERIES,
  ],
};

/** Requests without valid authorization, which cost nothing. */
const refused = (search: string): RefusedCase[] =>
  [undefined, 'Bearer', 'Bearer not-a-token'].flatMap((authorization) => [
    { what: 'a search', ...SEARCH, path: `${search}?keywords=survey`, authorization },
    { what: 'a query', ...POST, path: `/api/rest/v1/ds/query/${FILE_SCHEMA}`, body: '{}', authorization },
  ]);

export const REFUSED = {
  documented: refused('/search/universal'),
  deployed: refused('/api/rest/v1/search/universal'),
};
