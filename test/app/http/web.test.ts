/** The web server of the bot: the webhook, the pages, and its replies before the bot has started. */
import { pino } from 'pino';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONNECT_PATH } from '#app/http/connect-page.ts';
import { notAccepting } from '#app/http/readiness.ts';
import { startWebServer, type WebServer } from '#app/http/server.ts';
import { createWebhookHandler, WEBHOOK_PATH } from '#app/http/webhook.ts';
import { SERVER_LIMITS } from '#platform/http-server.ts';
import { sendBytes } from '../../support/local-server.ts';
import { openPages } from '../../support/pages.ts';

const SECRET = 'the-secret_42';
const log = pino({ level: 'silent' });

let server: WebServer;
let received: unknown[];
let refusing: boolean;
let completed: unknown[];
let brought: string[];
let broughtBy: string | undefined;
let ready: boolean;
let failing: boolean;

beforeEach(async () => {
  received = [];
  completed = [];
  brought = [];
  broughtBy = undefined;
  refusing = false;
  failing = false;
  ready = true;
  server = await startWebServer({
    host: '127.0.0.1',
    port: 0,
    limits: { ...SERVER_LIMITS, headersMs: 600, wholeMs: 900, silenceMs: 900 },
  });
  server.serve({
    webhook: createWebhookHandler({
      secret: SECRET,
      log,
      receive: async (update) => {
        if (refusing) throw new Error('overloaded');
        received.push(update);
      },
    }),
    readiness: async () => (ready ? { ready, parts: {} } : notAccepting('the program is stopping')),
    pages: async () =>
      openPages({
        connect: {
          async storeToken(state, { token, browser }) {
            broughtBy = browser;
            return state === 'good-state' && brought.push(token) > 0;
          },
          find: async (state) => (state === 'good-state' ? { firstName: '<b>Anna</b>', broughtBy } : undefined),
          complete: async (...result) => {
            // Asynchronous, like a database.
            await new Promise((resolve) => setImmediate(resolve));
            if (failing) throw new Error('the disk is full');
            completed.push(result);
            return { status: 200, title: 'Connected', paragraphs: ['Welcome <i>back</i>'] };
          },
        },
        consentPages: async (incoming) => {
          let bytes = 0;
          for await (const chunk of incoming.body ?? []) bytes += chunk.byteLength;
          return new Response(`consent at ${new URL(incoming.url).pathname}, ${bytes} bytes`);
        },
        metrics: { isPublic: false, gauges: async () => [{ name: 'bot_running', help: 'What runs', value: 3 }] },
      }),
  });
});
afterEach(() => server.close(100));

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const push = (body: string | Buffer, headers: Record<string, string> = { 'x-telegram-bot-api-secret-token': SECRET }) =>
  request(url(WEBHOOK_PATH), { method: 'POST', headers, body });

describe('the webhook', () => {
  it('accepts an update with the right secret', async () => {
    const { statusCode } = await push(JSON.stringify({ update_id: 7, message: { text: 'привет 🛶' } }));
    expect(statusCode).toBe(200);
    expect(received).toEqual([{ update_id: 7, message: { text: 'привет 🛶' } }]);
  });

  it.each([
    ['no secret', {}],
    ['a wrong secret', { 'x-telegram-bot-api-secret-token': 'guess' }],
    ['an empty secret', { 'x-telegram-bot-api-secret-token': '' }],
    ['the word undefined', { 'x-telegram-bot-api-secret-token': 'undefined' }],
    ['the secret and more', { 'x-telegram-bot-api-secret-token': `${SECRET}x` }],
  ])('answers 401 to %s and processes nothing', async (_name, headers) => {
    expect((await push('{"update_id":1}', headers as Record<string, string>)).statusCode).toBe(401);
    expect(received).toEqual([]);
  });

  it.each([['{"update_id":'], ['null'], ['[]'], ['"x"'], ['{"update_id":"7"}'], ['{"update_id":-1}'], ['']])(
    'acknowledges %j, so that it is not sent again, and processes nothing',
    async (body) => {
      expect((await push(body)).statusCode).toBe(200);
      expect(received).toEqual([]);
    },
  );

  it('answers 503 with Retry-After if it cannot accept an update now', async () => {
    refusing = true;
    const { statusCode, headers } = await push('{"update_id":1}');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  });

  it('refuses other methods and bodies over a megabyte', async () => {
    expect((await request(url(WEBHOOK_PATH))).statusCode).toBe(405);
    const large = await push(Buffer.alloc(2_000_000, 'x')).then(
      ({ statusCode }) => statusCode,
      // The server closes the connection before the body is sent.
      () => 413,
    );
    expect(large).toBe(413);
    expect(received).toEqual([]);
  });

  it('refuses an endless chunked body', async () => {
    const { socket, answer } = sendBytes(
      server.port,
      `POST ${WEBHOOK_PATH} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nX-Telegram-Bot-Api-Secret-Token: ${SECRET}\r\n\r\n`,
    );
    const chunk = `10000\r\n${'y'.repeat(0x10000)}\r\n`;
    for (let count = 0; count < 40 && !socket.destroyed; count++) {
      socket.write(chunk);
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.end();
    expect(await answer).toMatch(/^HTTP\/1\.1 413|^$/);
    expect(received).toEqual([]);
  });
});

describe('the connect page', () => {
  const query = '?state=good-state&auth_token=tok%2B1';
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request(url(CONNECT_PATH), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });

  it('redirects the browser to a URL without the token, whose page names the account', async () => {
    const { statusCode, headers } = await request(url(CONNECT_PATH + query));
    expect([statusCode, headers.location]).toEqual([303, `${CONNECT_PATH}?state=good-state`]);
    expect(brought).toEqual(['tok+1']);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(
      /^connect-browser=[\w-]{43}; Max-Age=600; Path=\/connect\/callback; HttpOnly; SameSite=Lax$/,
    );
    const { body } = await request(url(String(headers.location)), { headers: { cookie: cookie.split(';', 1).join() } });
    const text = await body.text();
    expect(text).not.toMatch(/tok(\+|%2B)1/);
    expect(text).toContain('&lt;b&gt;Anna&lt;/b&gt;');
    expect(text).not.toContain('<b>Anna');
    expect(completed).toEqual([]);
  });

  it.each(['refuse', 'connect'])('does not claim that "%s" is done if it could not be stored', async (decision) => {
    failing = true;
    const { statusCode, body } = await form({ state: 'good-state', decision });
    const text = await body.text();
    expect(statusCode).toBe(500);
    expect(text).toContain('Something went wrong');
    expect(text).not.toMatch(/Refused|the disk is full|tok\+1/);
    expect((await request(url('/healthz'))).statusCode).toBe(200);
  });

  it.each([
    ['an expired state', '?state=old&auth_token=t', 410],
    ['no state', '?auth_token=t', 400],
    ['a state with markup', '?state=%3Cscript%3E&auth_token=t', 400],
    ['an endless token', `?state=good-state&auth_token=${'t'.repeat(3000)}`, 400],
  ])('offers a fresh start for %s', async (_name, search, status) => {
    const { statusCode, body } = await request(url(CONNECT_PATH + search));
    expect(statusCode).toBe(status);
    expect(await body.text()).toContain('/connect');
  });

  it('does not act on a form from another site, or on garbage', async () => {
    const fields = { state: 'good-state', decision: 'connect' };
    expect((await form(fields, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).statusCode).toBe(
      403,
    );
    expect((await form(fields, { 'sec-fetch-site': 'cross-site', origin: '%%%' })).statusCode).toBe(403);
    expect((await form({ state: 'good-state' })).statusCode).toBe(400);
    expect((await form({ ...fields, padding: 'x'.repeat(20_000) })).statusCode).toBe(413);
    expect(completed).toEqual([]);
  });

  it('has a strict content security policy, and is not cached', async () => {
    const { headers } = await request(url(CONNECT_PATH + query));
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('is limited to sixty requests per minute', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 62; count++) {
      const { statusCode, body } = await request(url(`${CONNECT_PATH}?state=guess-${count}`));
      await body.dump();
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 410)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });
});

describe('before the bot has started, the web server', () => {
  it('answers health probes, and 503 with Retry-After to everything else', async () => {
    const early = await startWebServer({ host: '127.0.0.1', port: 0 });
    const at = (path: string) => `http://127.0.0.1:${early.port}${path}`;
    expect((await request(at('/healthz'))).statusCode).toBe(200);
    for (const path of ['/', '/readyz', '/metrics', CONNECT_PATH, '/consent/oauth/authorize']) {
      expect((await request(at(path))).statusCode).toBe(503);
    }
    const pushed = await request(at(WEBHOOK_PATH), {
      method: 'POST',
      headers: { 'x-telegram-bot-api-secret-token': SECRET },
      body: '{"update_id":1}',
    });
    expect([pushed.statusCode, pushed.headers['retry-after']]).toEqual([503, '2']);
    await early.close(100);
  });
});

describe('the rest of the web server', () => {
  it('is not ready while stopping', async () => {
    expect((await request(url('/readyz'))).statusCode).toBe(200);
    ready = false;
    expect((await request(url('/readyz'))).statusCode).toBe(503);
    expect((await request(url('/healthz'))).statusCode).toBe(200);
  });

  it('shows metrics to this machine, but not through a router', async () => {
    const { statusCode, headers, body } = await request(url('/metrics'));
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    const text = await body.text();
    expect(text).toMatch(/^bot_running 3$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds [\d.e-]+$/m);
    expect((await request(url('/metrics'), { headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
  });

  it('accepts pieces of a file at one path only, up to their size limit', async () => {
    const put = async (path: string, bytes: number) => {
      const { statusCode, body } = await request(url(path), { method: 'PUT', body: Buffer.alloc(bytes) });
      return [statusCode, await body.text()];
    };
    /** Sends only headers and waits for the reply: a client that is still sending the body would be cut off. */
    const announce = (path: string, header: string) =>
      new Promise<string>((resolve) => {
        const { socket } = sendBytes(server.port, `PUT ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
        socket.on('data', (chunk) => {
          resolve(String(chunk).slice(9, 12));
          socket.destroy();
        });
      });
    const most = 8 * 1024 ** 2;
    expect(await put('/consent/uploads?import=1', most)).toEqual([200, `consent at /uploads, ${most} bytes`]);
    expect(await announce('/consent/uploads?import=1', `Content-Length: ${most + 1}`)).toBe('413');
    for (const path of [
      '/consent/oauth/authorize',
      '/consent/uploads/x',
      '/consent/uploads2',
      '/',
      '/connect/callback',
    ]) {
      expect(await announce(path, 'Content-Length: 16385')).toBe('413');
      expect(await announce(path, 'Transfer-Encoding: chunked')).toBe('411');
    }
  });

  const PIECE = 'PUT /consent/uploads HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 20\r\n\r\n';
  const PUSH = `POST ${WEBHOOK_PATH} HTTP/1.1\r\nHost: x\r\n`;
  const BODY = `Content-Length: 50\r\nX-Telegram-Bot-Api-Secret-Token: ${SECRET}\r\n\r\n`;
  it.each([
    ['of a file that arrives slowly is accepted', PIECE, 60, /^HTTP\/1\.1 200[\s\S]*, 20 bytes/],
    ['of a file that stalls is cut off', PIECE, 60_000, /^HTTP\/1\.1 408|^$/],
    ['of headers, sent byte by byte, is cut off', `${PUSH}X-Slow: `, 20, /^HTTP\/1\.1 408|^$/],
    ['of an update, sent byte by byte, is cut off', PUSH + BODY, 20, /^HTTP\/1\.1 408|^$/],
  ])('a piece %s', async (_, head, everyMs, answered) => {
    const { socket, answer } = sendBytes(server.port, head);
    const drops = setInterval(() => socket.write('x'), everyMs);
    await answer;
    clearInterval(drops);
    expect(await answer).toMatch(answered);
    expect(received).toEqual([]);
  });
});
