import { describe, expect, test } from 'vitest';
import type { DataService } from '#service/contract/data-service.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import { call, clientOf, failureOf, jsonSite } from '../../support/http-site.ts';

describe.each(['documented', 'deployed'] as const)(
  'the client refuses before any request, in the %s dialect,',
  (dialect) => {
    test.each([
      ['an empty token', ''],
      ['a line break', 'abc\r\nx-evil: 1'],
      ['a space', 'abc def'],
      ['a letter outside ASCII', 'tokén'],
      ['a control character', 'abc\u0000'],
      ['a token of 5,000 characters', 'x'.repeat(5_000)],
    ])('a token with %s', async (_, token) => {
      const site = await jsonSite({ items: [], completion: 'x', token: { scopes: [] } });
      const client = clientOf(site, { dialect });
      for (const work of [client.prompt({ prompt: 'Hi' }, call({ token })), client.describeToken(call({ token }))]) {
        const failure = await failureOf(work);
        expect(failure).toMatchObject({ code: 'bad-request', mayHaveCost: false });
        if (token !== '') expect(JSON.stringify([failure.message, failure.detail])).not.toContain(token);
      }
      expect(site.requests).toHaveLength(0);
    });

    const wrong: [string, (client: DataService) => Promise<unknown>][] = [
      ['no keywords', (client) => client.searchUniversal({ keywords: [' '] }, call())],
      ['100 kB of keywords', (client) => client.searchChatThreads({ keywords: ['x'.repeat(100_000)] }, call())],
      [
        'a datastore that does not exist',
        (client) => client.searchDatastore({ keywords: ['a'], datastore: '../../admin' as DatastoreName }, call()),
      ],
      ['an empty prompt', (client) => client.prompt({ prompt: ' \n' }, call())],
      ['a prompt of 20,001 characters', (client) => client.agentPrompt({ prompt: 'x'.repeat(20_001) }, call())],
      [
        'a context of a datastore that does not exist',
        (client) => client.profilePrompt({ prompt: 'x', context: { datastore: 'x' as DatastoreName } }, call()),
      ],
      ['a limit of zero', (client) => client.queryDatastore({ datastore: 'file', options: { limit: 0 } }, call())],
      [
        'an operator that does not exist',
        (client) => client.queryDatastore({ datastore: 'file', query: { name: { $where: '1' } as never } }, call()),
      ],
    ];

    test.each(wrong)('%s', async (_, ask) => {
      const site = await jsonSite({ items: [], completion: 'x' });
      const failure = await failureOf(ask(clientOf(site, { dialect })));
      expect(failure).toMatchObject({ code: 'bad-request', mayHaveCost: false });
      expect(site.requests).toHaveLength(0);
    });
  },
);

test.each(['ftp://service.example', 'service.example', ''])('a client rejects the address %j', async (apiUrl) => {
  expect(() => clientOf({ url: 'http://127.0.0.1' }, { apiUrl })).toThrow(TypeError);
});
