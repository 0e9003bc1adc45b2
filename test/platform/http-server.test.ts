/** Many connections, slow and incomplete requests don't block other clients. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { request } from 'undici';
import { afterEach, expect, it } from 'vitest';
import { readTrustedProxies } from '#platform/client-address.ts';
import { type HttpServer, openHttpServer, type ServerOptions } from '#platform/http-server.ts';

let server: HttpServer | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close(0);
});

const PATIENT = { headersMs: 60_000, wholeMs: 60_000, silenceMs: 60_000, unreadBytes: 64 * 1024 ** 2 };
async function serve(limits: { connections: number; perAddress: number }, more: Partial<ServerOptions> = {}) {
  const held: (() => void)[] = [];
  server = await openHttpServer(
    {
      host: '127.0.0.1',
      port: 0,
      isLarge: ({ method }) => method === 'PUT',
      limits: { ...PATIENT, ...limits },
      ...more,
    },
    (incoming, response) => {
      incoming.resume();
      if (incoming.url === '/held') held.push(() => response.end('ended'));
      else incoming.on('end', () => response.end('answered'));
    },
  );
  return { url: `http://127.0.0.1:${server.port}`, port: server.port, held };
}

/** @param from an address of this machine */
async function open(port: number, sent: string, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}
const HALF_HEADERS = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ';
const HALF_BODY = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nhalf';
const whole = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const answered = async (url: string) => (await request(url)).body.text();
const reply = async (socket: Socket) => String((await once(socket, 'data'))[0]);

it.each([
  ['nothing', ''],
  ['partial headers', HALF_HEADERS],
  ['partial bodies', HALF_BODY],
])('too many connections that send %s do not shut others out', async (_, sent) => {
  const { url, port } = await serve({ connections: 20, perAddress: 20 });
  for (let count = 0; count < 60; count++) await open(port, sent);
  expect(await answered(url)).toBe('answered');
  expect(sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length).toBeLessThanOrEqual(20);
});

it('one address is limited to its share of the connections, and others keep theirs', async () => {
  const { port } = await serve({ connections: 100, perAddress: 5 });
  const theirs = await open(port, HALF_HEADERS, '127.0.0.2');
  const many: Socket[] = [];
  for (let count = 0; count < 30; count++) many.push(await open(port, HALF_HEADERS, '127.0.0.3'));
  theirs.write(`\r\n\r\n`);
  expect(await reply(theirs)).toMatch(/^HTTP\/1\.1 200/);
  expect(many.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length).toBeLessThanOrEqual(5);
});

it('a connection with a request in progress is never closed for a new one; the new one is closed', async () => {
  const { port, held } = await serve({ connections: 3, perAddress: 3 });
  const working = await Promise.all(Array.from({ length: 3 }, () => open(port, whole('/held'))));
  while (held.length < 3) await new Promise(setImmediate);
  const late = await open(port, whole('/'));
  await once(late, 'close');
  const replies = working.map(reply);
  for (const end of held) end();
  for (const text of await Promise.all(replies)) expect(text).toContain('ended');
});

it('behind a proxy the share is per forwarded client, and counts requests in progress', async () => {
  const { port, held } = await serve({ connections: 100, perAddress: 2 }, { trustedProxies: readTrustedProxies('1') });
  const asks = async (client: string, path: string) => open(port, whole(path, `X-Forwarded-For: ${client}\r\n`));
  for (let count = 0; count < 2; count++) await asks('203.0.113.7', '/held');
  while (held.length < 2) await new Promise(setImmediate);
  expect(await reply(await asks('203.0.113.7', '/'))).toMatch(/^HTTP\/1\.1 503[\s\S]*Retry-After/);
  expect(await reply(await asks('203.0.113.8', '/'))).toMatch(/^HTTP\/1\.1 200/);
  for (const end of held) end();
});

it('replies that nobody reads are kept up to a limit, and then the connection of the oldest is closed', async () => {
  const REPLY_BYTES = 16 * 1024 ** 2;
  const answering: Socket[] = [];
  server = await openHttpServer(
    {
      host: '127.0.0.1',
      port: 0,
      isLarge: () => false,
      limits: { ...PATIENT, connections: 100, perAddress: 100, unreadBytes: 3 * REPLY_BYTES },
    },
    (incoming, response) => {
      answering.push(incoming.socket);
      response.end(Buffer.alloc(REPLY_BYTES));
    },
  );
  for (let count = 1; count <= 12; count++) {
    await open(server.port, whole('/'));
    await expect.poll(() => answering.length).toBe(count);
  }
  const kept = answering.filter(({ destroyed }) => !destroyed);
  expect(kept.length).toBeLessThan(12);
  expect(answering.slice(-kept.length).map(({ destroyed }) => destroyed)).toEqual(kept.map(() => false));
  expect(kept.reduce((bytes, { writableLength }) => bytes + writableLength, 0)).toBeLessThanOrEqual(4 * REPLY_BYTES);
  const whoReads = await request(`http://127.0.0.1:${server.port}/`);
  expect((await whoReads.body.arrayBuffer()).byteLength).toBe(REPLY_BYTES);
});
