/** The client address behind the routers of the platforms, as documented, and without a router. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#app/config.ts';
import { startWebServer, type WebServer } from '#app/http/server.ts';
import { fakeClock } from '../../support/clock.ts';
import { openPages } from '../../support/pages.ts';
import { openService, SERVICE_KEY, type ServiceDouble } from '../../support/service.ts';

/** The X-Forwarded-For lines that reach the program; `sent` are the client's own lines. */
type Router = (client: string, sent: readonly string[]) => readonly string[];

const appending =
  (...edges: readonly string[]): Router =>
  (client, sent) => [[...sent, client, ...edges].join(', ')];

const PLATFORMS: Readonly<Record<string, { environment: Record<string, string>; router: Router }>> = {
  // Appends to the first line, and passes the others on after it.
  Heroku: {
    environment: { DYNO: 'web.1' },
    router: (client, [first, ...others]) => [first === undefined ? client : `${first}, ${client}`, ...others],
  },
  Fly: { environment: { FLY_APP_NAME: 'my-bot' }, router: appending('2a09:8280:1::af:1aa1:0') },
  // Cloudflare appends the client, and Render's proxy appends Cloudflare.
  Render: { environment: { RENDER: 'true' }, router: appending('104.22.17.40') },
  // Discards the client's lines; the edge differs each time.
  Railway: {
    environment: { RAILWAY_ENVIRONMENT_ID: 'e1' },
    router: (client) => [`${client}, 152.233.33.${Math.floor(Math.random() * 256)}`],
  },
};
const ANNA = '203.0.113.7';
const BORIS = '2001:db8:7:7::1';
const GIVEN = {
  BOT_TOKEN: '123456789:AAE0000000000000000000000000000000',
  ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64'),
};

interface Asking {
  readonly client: string;
  /** Lines of X-Forwarded-For. */
  readonly forged?: readonly string[];
  readonly key?: string;
}

function ask(port: number, path: string, lines: readonly string[], key = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': [...lines], ...(key === '' ? {} : { authorization: `Bearer ${key}` }) };
    httpRequest({ port, path, host: '127.0.0.1', headers, agent: false }, (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

describe.each(Object.entries(PLATFORMS))('behind the router of %s', (_, { environment, router }) => {
  let bot: WebServer;
  let service: ServiceDouble;
  beforeAll(async () => {
    const { trustedProxies } = readConfig({ ...GIVEN, ...environment });
    bot = await startWebServer({ host: '127.0.0.1', port: 0, trustedProxies });
    const pages = async () => openPages({ trustedProxies });
    bot.serve({ webhook: undefined, readiness: async () => ({ ready: true, parts: {} }), pages });
    service = await openService({ empty: true, clock: fakeClock(), trustedProxies, postgres: undefined });
  });
  afterAll(async () => {
    await bot.close(100);
    await service.close();
  });

  const page = ({ client, forged = [] }: Asking) => ask(bot.port, '/', router(client, forged));
  const owner = ({ client, forged = [], key }: Asking) =>
    ask(Number(new URL(service.url).port), '/api/rest/v1/owners/anna', router(client, forged), key);

  it('only the client that opens too many pages of the bot is refused, whatever it writes into the header', async () => {
    for (let count = 0; count < 60; count++)
      expect(await page({ client: ANNA, forged: [`10.0.0.${count}`] })).toBe(200);
    expect(await page({ client: ANNA })).toBe(429);
    expect(await page({ client: ANNA, forged: ['198.51.100.1'] })).toBe(429);
    expect(await page({ client: BORIS })).toBe(200);
    // One customer's IPv6 network counts as one client.
    for (let count = 0; count < 59; count++) expect(await page({ client: `2001:db8:7:7::${count}:2` })).toBe(200);
    expect(await page({ client: BORIS })).toBe(429);
  });

  it('guessing the service key limits only the guessing client, and never the right key', async () => {
    for (let count = 0; count < 20; count++) expect(await owner({ client: ANNA, key: 'wrong' })).toBe(401);
    expect(await owner({ client: ANNA, key: 'wrong' })).toBe(429);
    expect(await owner({ client: BORIS, key: 'wrong' })).toBe(401);
    expect(await owner({ client: ANNA, key: SERVICE_KEY })).toBe(200);
  });
});

it('a header with two lines is ignored: the router counts as the client', async () => {
  const service = await openService({ empty: true, trustedProxies: 1, postgres: undefined });
  const port = Number(new URL(service.url).port);
  for (let count = 0; count < 20; count++)
    expect(await ask(port, '/api/rest/v1/owners/anna', [ANNA, `198.51.100.${count}`], 'wrong')).toBe(401);
  expect(await ask(port, '/api/rest/v1/owners/anna', [ANNA, '198.51.100.200'], 'wrong')).toBe(429);
  await service.close();
});

it('without a router the header is ignored', async () => {
  const service = await openService({ empty: true, postgres: undefined });
  const port = Number(new URL(service.url).port);
  for (let count = 0; count < 20; count++)
    expect(await ask(port, '/api/rest/v1/owners/anna', [`198.51.100.${count}`], 'wrong')).toBe(401);
  expect(await ask(port, '/api/rest/v1/owners/anna', ['198.51.100.200'], 'wrong')).toBe(429);
  await service.close();
});

it.each([
  ['Heroku', 1],
  ['Fly', 2],
  ['Render', 2],
  ['Railway', 2],
])('on %s, %i proxies are trusted by default, or as many as the operator sets', (name, proxies) => {
  const given = { ...GIVEN, ...PLATFORMS[name]?.environment, APP_URL: 'of another program' };
  expect(readConfig(given).trustedProxies).toBe(proxies);
  expect(readConfig({ ...given, TRUSTED_PROXIES: '3' }).trustedProxies).toBe(3);
});
