/** Which requests the playground accepts, and the security headers of its responses. */
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createPlayground } from '#playground/playground.ts';
import { openPlayground } from './open-playground.ts';

describe('a request', () => {
  it.each([
    [{ host: 'evil.example' }, 403],
    [{ host: 'evil.example:80' }, 403],
    [{ host: '127.0.0.1.evil.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://127.0.0.1:1' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('with %j is answered %i', async (headers, expected) => {
    const { playground } = await openPlayground();
    for (const path of ['/control/state', '/control/events', `/bot${playground.botToken}/getMe`]) {
      const response = await request(`${playground.url}${path}`, { headers });
      expect([path, response.statusCode]).toEqual([path, expected]);
      response.body.on('error', () => undefined).destroy();
    }
  });

  it('from the page itself is accepted under either loopback name', async () => {
    const { playground } = await openPlayground();
    const { host, port } = new URL(playground.url);
    for (const name of [host, `localhost:${port}`]) {
      const headers = { host: name, origin: `http://${name}` };
      const response = await request(`${playground.url}/control/state`, { headers });
      expect(response.statusCode).toBe(200);
      await response.body.dump();
    }
  });

  it('that changes something must be JSON, which a form on another site can’t send', async () => {
    const { playground } = await openPlayground();
    const body = JSON.stringify({ first_name: 'Eve' });
    for (const [type, status] of [
      ['text/plain', 415],
      ['application/x-www-form-urlencoded', 415],
      ['application/json', 200],
    ] as const) {
      const init = { method: 'POST', body, headers: { 'content-type': type } };
      expect((await fetch(`${playground.url}/control/people`, init)).status).toBe(status);
    }
  });
});

describe('the page', () => {
  it('allows no foreign content and can’t be framed', async () => {
    const { playground } = await openPlayground();
    const response = await fetch(playground.url);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).not.toMatch(/https?:\/\/|<script>|style=/);
  });

  it('contains the state as data, which no person’s name can break out of', async () => {
    const { playground, driver } = await openPlayground();
    const name = '</script><script>alert(1)</script>';
    await driver.person({ id: 66, name });
    const html = await (await fetch(playground.url, { headers: { cookie: 'playground_person=66' } })).text();
    expect(html).not.toContain('<script>alert');
    const [, json = ''] = /<script id="state" type="application\/json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ me: 66, opened: { chat_id: 66, messages: [], more: false } });
    expect(JSON.parse(json).people.at(-1)).toMatchObject({ first_name: name });
  });

  it('serves only its own files, immutably, at URLs of this version', async () => {
    const { playground } = await openPlayground();
    const html = await (await fetch(playground.url)).text();
    const [root = ''] = /\/page\/[\w-]{16}\//.exec(html) ?? [];
    for (const name of ['app.js', 'styles/theme.css', 'wallpaper.svg', 'icon.svg', 'lit-html/directives/repeat.js']) {
      const { status, headers } = await fetch(`${playground.url}${root}${name}`);
      expect([name, status, headers.get('cache-control')]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
    }
    for (const path of [
      ...['../../playground.ts', '..%2fplayground.ts', 'none.js', 'lit-html/..%2fpackage.json'].map(
        (name) => root + name,
      ),
      '/page/app.js',
      '/page/another-version/app.js',
    ])
      expect([path, (await fetch(`${playground.url}${path}`)).status]).toEqual([path, 404]);
  });
});

describe('a port in use', () => {
  it('rejects the start instead of crashing the process', async () => {
    const { playground } = await openPlayground();
    const port = Number(new URL(playground.url).port);
    const options = { port, clock: systemClock, log: createLog('silent') };
    await expect(createPlayground(options)).rejects.toThrow('EADDRINUSE');
  });
});

describe('closing', () => {
  it('ends long polls and event streams and is idempotent', async () => {
    const { playground, bot, driver } = await openPlayground();
    const poll = bot('getUpdates', { timeout: 50 }).catch(() => 'cut');
    const stream = await fetch(`${playground.url}/control/events`);
    await driver.called('getUpdates');
    await playground.close();
    await playground.close();
    await poll;
    await stream.text().catch(() => 'cut');
    await expect(fetch(playground.url)).rejects.toThrow();
  });
});
