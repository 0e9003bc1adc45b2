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

test('handles any JSON, and any bytes, with any status', async () => {
  let reply = { status: 200, body: Buffer.alloc(0) };
  const site = await httpSite((response) => response.writeHead(reply.status).end(reply.body));
  const client = clientOf(site, { clock: impatientClock() });
  const status = fc.oneof({ weight: 3, arbitrary: fc.constant(200) }, fc.integer({ min: 200, max: 599 }));
  const body = fc.oneof(
    { weight: 2, arbitrary: nearReply.map((value) => Buffer.from(JSON.stringify(value))) },
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => Buffer.from(`data: ${text}`)),
  );
  const replies = fc.record({ status, body });
  const handle = async (given: typeof reply) => {
    reply = given;
    await endsWell(client);
  };
  await fc.assert(fc.asyncProperty(replies, handle), { numRuns: 230 });
});

/** Each is followed by a line break. */
const HTTP_PIECES = [
  ...['HTTP/1.1 200 OK', 'HTTP/1.1 403 ', 'HTTP/1.1 100 Continue\r\n', 'content-length: 5', 'content-length: -1'],
  ...['transfer-encoding: chunked', '', '{"items":[]}', '5\r\nhello', '0\r\n'],
];

test('handles any bytes instead of HTTP', async () => {
  let bytes = Buffer.alloc(0);
  const site = await rawSite((socket) => socket.end(bytes));
  const client = clientOf(site, { clock: impatientClock() });
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((raw) => Buffer.from(raw)),
    fc.constantFrom(...HTTP_PIECES).map((text) => Buffer.from(`${text}\r\n`)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      bytes = Buffer.concat(pieces);
      await endsWell(client);
    }),
    { numRuns: 60 },
  );
});
