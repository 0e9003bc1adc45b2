/** The client asks for every row of the contract, or the row says why it does not. */
import { expect, test } from 'vitest';
import type { Operation } from '#service/contract/operation.ts';
import { OPERATIONS, type OperationName } from '#service/contract/operations.ts';
import { call, clientOf, jsonSite } from './http-double.ts';

async function asked(dialect: 'documented' | 'deployed'): Promise<string[]> {
  const site = await jsonSite({ items: [], completion: 'Yes.' });
  const client = clientOf(site, { dialect });
  const long = Array.from({ length: 400 }, (_, index) => `word${index}`);
  const context = { datastore: 'file' } as const;
  await client.searchChatThreads({ keywords: ['a'] }, call());
  await client.searchDatastore({ keywords: ['a'], datastore: 'file' }, call());
  await client.searchDatastore({ keywords: long, datastore: 'file' }, call());
  await client.searchUniversal({ keywords: ['a'] }, call());
  await client.prompt({ prompt: 'a' }, call());
  await client.agentPrompt({ prompt: 'a', context }, call());
  await client.profilePrompt({ prompt: 'a', context }, call());
  await client.queryDatastore({ datastore: 'file' }, call());
  return site.requests.map(({ method, url }) => `${method} ${url.split('?', 1)[0]?.replace(/[^/]+=$/, ':schema')}`);
}

const rows = Object.entries(OPERATIONS) as [OperationName, Operation][];

test('by the names of the document', async () => {
  const requests = await asked('documented');
  for (const [name, { method, path, unused }] of rows)
    expect([name, requests.includes(`${method} ${path}`)]).toEqual([name, unused === undefined]);
});

test('and by those of a deployment', async () => {
  const requests = await asked('deployed');
  for (const [name, { deployed }] of rows)
    expect([name, requests.includes(`${deployed?.method} ${deployed?.path}`)]).toEqual([name, true]);
});
