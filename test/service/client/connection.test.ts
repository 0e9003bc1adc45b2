/** Failing, hanging, flooding and lying connections: failure code, mayHaveCost, and no second request. */
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { impatientClock } from '../../support/clock.ts';
import { call, clientOf, failureOf, httpSite, rawSite } from '../../support/http-site.ts';
import { freePort } from '../../support/local-server.ts';
import { until } from '../../support/waiting.ts';

const KEYWORDS = { keywords: ['boat'] };
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const CHUNKED = `${HEAD}transfer-encoding: chunked\r\n\r\n`;

/** Whether this chunk contains the complete request (requests in these tests have no or a small body). */
const isRequest = (text: string) => text.includes('\r\n\r\n');

const UNREACHABLE = { code: 'unreachable', mayHaveCost: false };

describe('without a connection, no credits are spent:', () => {
  test('a refused connection is retried once, then unreachable', async () => {
    const clock = impatientClock();
    const client = clientOf({ url: `http://127.0.0.1:${await freePort()}` }, { clock });
    expect(await failureOf(client.prompt({ prompt: 'Hi' }, call()))).toMatchObject(UNREACHABLE);
    expect(clock.slept).toEqual([200]);
  });

  test('a failed TLS handshake is unreachable', async () => {
    const site = await rawSite((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const client = clientOf({ url: site.url.replace('http:', 'https:') }, { clock: impatientClock() });
    expect(await failureOf(client.prompt({ prompt: 'Hi' }, call()))).toMatchObject(UNREACHABLE);
    expect(site.received.join('')).not.toContain('authorization');
  });
});

const CUT_SHORT: [string, (socket: Socket) => void, string][] = [
  ['a reset before any byte of the reply', (socket) => socket.resetAndDestroy(), 'connection-lost'],
  ['half the headers', (socket) => socket.end(`${HEAD}content-le`), 'connection-lost'],
  ['half a body', (socket) => socket.end(`${HEAD}content-length: 500\r\n\r\n{"items":[`), 'connection-lost'],
  ['bytes that are not HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'unreadable-reply'],
  ['invalid chunks', (socket) => socket.end(`${CHUNKED}zz\r\n{}\r\n`), 'unreadable-reply'],
  ['1 MB of headers', (socket) => socket.end(`${HEAD}x-long: ${'x'.repeat(1_000_000)}\r\n\r\n{}`), 'reply-too-large'],
  ['nothing but early hints', (socket) => socket.end('HTTP/1.1 103 Early Hints\r\n\r\n'), 'connection-lost'],
];

describe('after the request was sent, a broken reply may have cost credits and is not retried:', () => {
  test.each(CUT_SHORT)('%s', async (_, answer, code) => {
    const site = await rawSite((socket, text) => {
      if (isRequest(text)) answer(socket);
    });
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
    expect(failure).toMatchObject({ code, mayHaveCost: true });
    expect(failure.detail.status, 'a 103 is not the status of a reply').not.toBe(103);
    expect(site.received.filter(isRequest)).toHaveLength(1);
  });

  test('an idle connection closed by the service does not affect the next call', async () => {
    const site = await rawSite((socket, text) => {
      if (isRequest(text)) socket.end(`${HEAD}content-length: 12\r\n\r\n{"items":[]}`);
    });
    const client = clientOf(site);
    for (let round = 1; round <= 3; round++) {
      expect(await client.searchUniversal(KEYWORDS, call())).toMatchObject({ items: [] });
      await until(() => site.sockets.every((socket) => socket.destroyed));
    }
    expect(site.received).toHaveLength(3);
  });
});

describe('a reply that is too large', () => {
  test('is refused by its announced size before the body is read', async () => {
    const site = await rawSite((socket) => socket.write(`${HEAD}content-length: 50000000\r\n\r\n`));
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
    expect(failure).toMatchObject({ code: 'reply-too-large', mayHaveCost: true });
    await until(() => site.sockets.every((socket) => socket.destroyed));
  });

  test('is cut off at the limit if it never ends, and its connection is closed', async () => {
    const site = await rawSite((socket, text) => {
      if (!isRequest(text)) return;
      socket.write(CHUNKED);
      const more = () => {
        while (!socket.destroyed && socket.write(`fa0\r\n${'x'.repeat(4_000)}\r\n`));
      };
      socket.on('drain', more);
      more();
    });
    const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
    expect(failure).toMatchObject({ code: 'reply-too-large', mayHaveCost: true });
    await until(() => site.sockets.every((socket) => socket.destroyed));
  });
});

test('a compressed reply, which was not requested, is unreadable', async () => {
  const body = gzipSync('{"items":[]}');
  const site = await httpSite((response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(body));
  const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
  expect(failure).toMatchObject({ code: 'unreadable-reply', mayHaveCost: true });
});

test.each([302, 307])('a redirect (%i) is not followed, so the token is not sent elsewhere', async (status) => {
  const elsewhere = await httpSite((response) => response.end('{"items":[]}'));
  const site = await httpSite((response) => response.writeHead(status, { location: `${elsewhere.url}/x` }).end());
  const failure = await failureOf(clientOf(site).searchUniversal(KEYWORDS, call()));
  expect(failure).toMatchObject({ code: 'service-failed', detail: { status } });
  expect(elsewhere.requests).toHaveLength(0);
});
