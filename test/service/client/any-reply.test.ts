/** Whatever a service sends, the caller gets a valid value of the contract or a ServiceFailure. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DataService } from '#service/contract/data-service.ts';
import { FAILURE_CODES, ServiceFailure } from '#service/contract/failure.ts';
import { PRIVATE_MEMBERS } from '#service/contract/records.ts';
import { impatientClock } from '../../support/clock.ts';
import { call, clientOf, httpSite, rawSite } from '../../support/http-site.ts';

const KEYWORDS = { keywords: ['boat'] };
const MEMBERS =
  'items results completion result textResponse response output success error token scopes group messages id _id groupId sentAt total message data __proto__'.split(
    ' ',
  );

function everyOperation(client: DataService): Promise<unknown>[] {
  return [
    client.searchChatThreads(KEYWORDS, call()),
    client.searchDatastore({ ...KEYWORDS, datastore: 'file' }, call()),
    client.searchUniversal(KEYWORDS, call()),
    client.prompt({ prompt: 'Hi' }, call()),
    client.agentPrompt({ prompt: 'Hi' }, call()),
    client.profilePrompt({ prompt: 'Hi' }, call()),
    client.queryDatastore({ datastore: 'file' }, call()),
    client.describeToken(call()),
  ];
}

async function endsWell(client: DataService): Promise<void> {
  for (const outcome of await Promise.allSettled(everyOperation(client))) {
    if (outcome.status === 'fulfilled') continue;
    expect(outcome.reason).toBeInstanceOf(ServiceFailure);
    expect(FAILURE_CODES).toContain(outcome.reason.code);
  }
}

/** JSON similar enough to real replies that much of it passes the first check. */
const nearReply = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.jsonValue({ maxDepth: 1 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...MEMBERS, ...PRIVATE_MEMBERS), tie('value'), { maxKeys: 6, noNullPrototype: true }),
  ),
})).value;

test('handles any JSON with any status', async () => {
  let reply = { status: 200, body: '' };
  const site = await httpSite((response) => response.writeHead(reply.status).end(reply.body));
  const client = clientOf(site, { clock: impatientClock() });
  const status = fc.oneof({ weight: 3, arbitrary: fc.constant(200) }, fc.integer({ min: 200, max: 599 }));
  await fc.assert(
    fc.asyncProperty(status, nearReply, async (code, value) => {
      reply = { status: code, body: JSON.stringify(value) };
      await endsWell(client);
    }),
    { numRuns: 150 },
  );
});

test('handles any bytes as a body', async () => {
  let body = new Uint8Array();
  const site = await httpSite((response) => response.writeHead(200).end(body));
  const client = clientOf(site, { clock: impatientClock() });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array(),
        fc.json().map((text) => Buffer.from(`data: ${text}`)),
      ),
      async (bytes) => {
        body = new Uint8Array(bytes);
        await endsWell(client);
      },
    ),
    { numRuns: 80 },
  );
});

test('handles any bytes instead of HTTP', async () => {
  let bytes = Buffer.alloc(0);
  const site = await rawSite((socket) => socket.end(bytes));
  const client = clientOf(site, { clock: impatientClock() });
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((raw) => Buffer.from(raw)),
    fc
      .constantFrom(
        'HTTP/1.1 200 OK\r\n',
        'HTTP/1.1 403 \r\n',
        'HTTP/1.1 100 Continue\r\n\r\n',
        'content-length: 5\r\n',
        'transfer-encoding: chunked\r\n',
        'content-length: -1\r\n',
        '\r\n',
        '{"items":[]}',
        '5\r\nhello\r\n',
        '0\r\n\r\n',
      )
      .map((text) => Buffer.from(text)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      bytes = Buffer.concat(pieces);
      await endsWell(client);
    }),
    { numRuns: 60 },
  );
});
