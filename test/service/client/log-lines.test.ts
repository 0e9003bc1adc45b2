/** The client's log at debug level describes calls, but never contains their words or the person. */
import { expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { call, clientOf, failureOf, httpSite, rawSite } from '../../support/http-site.ts';

const SECRETS = ['TOKENSECRET', 'KEYWORDSECRET', 'PROMPTSECRET', 'REPLYSECRET', 'ERRORSECRET', 'FILTERSECRET'];

function recordedLog() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, log };
}

test('a call is logged on one line with operation, status, size and time, and the code of a failure', async () => {
  const { lines, log } = recordedLog();
  const site = await httpSite((response, seen) => {
    if (seen.url.includes('/llm/')) response.writeHead(500).end('{"error":"ERRORSECRET PROMPTSECRET TOKENSECRET"}');
    else response.end('{"items":[{"_id":"REPLYSECRET"}]}');
  });
  const client = clientOf(site, { log });
  const mine = call({ token: 'TOKENSECRET' });
  await client.searchUniversal({ keywords: ['KEYWORDSECRET'] }, mine);
  await client.queryDatastore({ datastore: 'file', query: { name: 'FILTERSECRET' } }, mine);
  await failureOf(client.prompt({ prompt: 'PROMPTSECRET' }, mine));
  await failureOf(client.describeToken(mine));
  expect(lines.map(({ operation, status, bytes, code }) => ({ operation, status, bytes, code }))).toEqual([
    { operation: 'searchUniversal', status: 200, bytes: 33, code: undefined },
    { operation: 'queryDatastore', status: 200, bytes: 33, code: undefined },
    { operation: 'llmPrompt', status: 500, bytes: 48, code: 'service-failed' },
    { operation: 'describeToken', status: 200, bytes: 33, code: 'unreadable-reply' },
  ]);
  expect(lines.every((line) => typeof line.ms === 'number')).toBe(true);
  for (const secret of SECRETS) expect(JSON.stringify(lines)).not.toContain(secret);
});

test('a logged failure, including its cause, contains neither the token nor the words', async () => {
  const { lines, log } = recordedLog();
  const sites = [
    await rawSite((socket) => socket.destroy()),
    await rawSite((socket) => socket.end('ERRORSECRET')),
    { url: 'http://127.0.0.1:1' },
  ];
  for (const site of sites) {
    const client = clientOf(site);
    const mine = call({ token: 'TOKENSECRET', deadlineMs: 5_000 });
    for (const work of [
      client.prompt({ prompt: 'PROMPTSECRET' }, mine),
      client.searchUniversal({ keywords: ['KEYWORDSECRET'] }, mine),
      client.describeToken(mine),
    ])
      log.error({ err: await failureOf(work) }, 'failed');
  }
  expect(lines).toHaveLength(9);
  for (const secret of SECRETS) expect(JSON.stringify(lines)).not.toContain(secret);
});
