/** The upload page's calls: for one browser, for two hours, in pieces, also mounted in another web server. */
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { ImportView } from '#service/contract/imports.ts';
import { receiptWords } from '#service/server/pages/upload-calls.ts';
import { listenLocally } from '../support/local-server.ts';
import { openPages } from '../support/pages.ts';
import { exportOf, said } from './importers/telegram-export.ts';
import { serviceForAll } from './service-for-all.ts';

/** The bot's web server, which mounts the pages at /consent. */
const outside = createServer();
afterAll(() => new Promise((resolve) => outside.close(resolve)));
const home = `http://127.0.0.1:${await listenLocally(outside)}`;
const { double, clock } = await serviceForAll({ empty: true, publicUrl: `${home}/consent` });
outside.on('request', openPages({ clock, consentPages: double.service.consentPages }));

const TEXT = exportOf([said(1, 'the ferry')]);

type Opened = Awaited<ReturnType<typeof opens>>;

/** Opens the page of a new ticket in a new browser. */
async function opens(owner: string, given?: string) {
  const link = given ?? (await double.linkFor(owner, { purpose: 'upload' }));
  const shown = await fetch(link);
  const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ticket = new URL(link).searchParams.get('ticket') ?? '';
  return {
    status: shown.status,
    headers: shown.headers,
    page: await shown.text(),
    url: link,
    cookie,
    async asks(
      method: string,
      query: Readonly<Record<string, string | number>> = {},
      body?: unknown,
      changed: Readonly<Record<string, string>> = {},
    ) {
      const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
      const isFile = body instanceof Uint8Array || body instanceof ReadableStream;
      const type = isFile ? 'application/octet-stream' : 'application/json';
      const headers = {
        cookie,
        'upload-ticket': ticket,
        ...(body !== undefined && { 'content-type': type }),
        ...changed,
      };
      const url = `${link.split('?')[0]?.replace(/upload$/, 'uploads')}?${new URLSearchParams(texts)}`;
      const sent = body === undefined || isFile ? body : JSON.stringify(body);
      const response = await fetch(url, { method, headers, body: sent, duplex: 'half' } as RequestInit);
      return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
    },
  };
}

async function begins(browser: Opened, size: number, name = 'result.json'): Promise<string> {
  const { reply } = await browser.asks('POST', {}, { name, size, timeZone: 'Europe/Lisbon' });
  return String(reply.importId);
}

describe('an export of another Telegram account', () => {
  it('leads to a question if the ticket names the person', async () => {
    const url = await double.linkFor('linked', { purpose: 'upload', telegramId: '987654' });
    const browser = await opens('linked', url);
    const bytes = Buffer.from(TEXT);
    const id = await begins(browser, bytes.length);
    await browser.asks('PUT', { import: id, offset: 0 }, bytes);
    const stateNow = async () => (await browser.asks('GET', { import: id })).reply.state;
    await expect.poll(stateNow, { timeout: 15_000 }).toBe('asking');
    await browser.asks('DELETE', { import: id });
  });
});

describe('the page', () => {
  it('runs only its own script, and says whose data it is about', async () => {
    const { status, headers, page } = await opens('anna');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="upload.js">']);
    expect(page).not.toMatch(/\son\w+=|style=|(href|src)="(https?:|\/)/);
    expect(page).toContain('the data that is kept here for you');
    expect(page).toContain('up to 4 GB each');
  });
});

describe('a browser that opened the page', () => {
  it('sends a file in pieces through another web server, and gets the result', async () => {
    const browser = await opens('ben');
    expect(browser.url).toMatch(/\/consent\/upload\?ticket=/);
    const file = Buffer.from(TEXT);
    const id = await begins(browser, file.length);
    const piece = Math.ceil(file.length / 3);
    for (let offset = 0; offset < file.length; offset += piece) {
      const part = file.subarray(offset, offset + piece);
      const { status, reply } = await browser.asks('PUT', { import: id, offset }, part);
      expect([status, reply]).toEqual([200, { received: offset + part.length }]);
    }
    for (;;) {
      const { reply } = await browser.asks('GET', { import: id });
      ImportView.parse(reply);
      if (reply.state === 'done') {
        expect(reply.words).toEqual(['Telegram Desktop (JSON): 1 message read. 1 is new.']);
        break;
      }
      expect(reply.state).not.toBe('failed');
      await sleep(10);
    }
  });

  it('can do so for two hours, and no longer', async () => {
    const link = await double.linkFor('clara', { purpose: 'upload' });
    await clock.advance(9 * 60_000);
    const browser = await opens('clara', link);
    await clock.advance(2 * 3_600_000 - 1);
    const id = await begins(browser, 100);
    expect((await browser.asks('GET', { import: id })).status).toBe(200);
    await clock.advance(1);
    for (const method of ['GET', 'PUT', 'POST', 'DELETE'])
      expect((await browser.asks(method, { import: id, offset: 0 })).status).toBe(410);
    expect((await fetch(link, { headers: { cookie: browser.cookie } })).status).toBe(410);
    const again = await opens('clara');
    expect((await again.asks('GET', { import: id })).reply).toMatchObject({ state: 'arriving', received: 0 });
  });

  it('is the only one that can: not another browser, another site, or a request without the ticket header', async () => {
    const browser = await opens('dora');
    const id = await begins(browser, 100);
    const piece = new Uint8Array(10);
    const refused = [
      await browser.asks('PUT', { import: id, offset: 0 }, piece, { cookie: '' }),
      await browser.asks('PUT', { import: id, offset: 0 }, piece, { cookie: (await opens('dora')).cookie }),
      await browser.asks('PUT', { import: id, offset: 0 }, piece, { 'sec-fetch-site': 'cross-site' }),
      await browser.asks('PUT', { import: id, offset: 0 }, piece, { 'upload-ticket': '' }),
      await browser.asks('PUT', { import: id, offset: 0 }, piece, { 'upload-ticket': 'A'.repeat(43) }),
    ];
    for (const { status } of refused) expect([403, 410]).toContain(status);
    expect((await browser.asks('GET', { import: id })).reply).toMatchObject({ received: 0 });
    const stranger = await opens('emma');
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await stranger.asks(method, { import: id }, method === 'POST' ? { me: 'none' } : undefined)).status).toBe(
        404,
      );
    expect((await stranger.asks('PUT', { import: id, offset: 0 }, piece)).status).toBe(404);
  });

  it('gets an error for every invalid request', async () => {
    const browser = await opens('fay');
    const id = await begins(browser, 100);
    const wrong: [string, Record<string, string | number>, unknown, number][] = [
      ['POST', {}, { name: 'x', size: 0, timeZone: 'UTC' }, 400],
      ['POST', {}, { name: 'x', size: 1 }, 400],
      ['POST', {}, { name: '', size: 1, timeZone: 'UTC' }, 400],
      ['POST', {}, { name: 'x', size: 5 * 1024 ** 3, timeZone: 'UTC' }, 413],
      ['POST', {}, { name: 'x', size: 1, timeZone: 'Mars/Base' }, 400],
      ['POST', {}, { name: 'x', size: 1, timeZone: 'UTC', owner: 'anna' }, 400],
      ['GET', {}, undefined, 400],
      ['PUT', { import: id }, new Uint8Array(1), 400],
      ['PUT', { import: id, offset: -1 }, new Uint8Array(1), 400],
      ['PUT', { import: id, offset: 1 }, new Uint8Array(1), 409],
      ['PUT', { import: id, offset: 0 }, { json: true }, 415],
      ['PUT', { import: id, offset: 0 }, new Uint8Array(101), 400],
      ['POST', { import: id }, { me: 'none' }, 409],
      ['PATCH', { import: id }, undefined, 405],
    ];
    for (const [method, query, body, expected] of wrong) {
      const answer = await browser.asks(method, query, body).catch(() => ({ status: 405 }));
      expect([method, query, answer.status]).toEqual([method, query, expected]);
    }
    const direct = await opens(
      'fay',
      (await double.linkFor('fay', { purpose: 'upload' })).replace(`${home}/consent`, double.url),
    );
    expect((await direct.asks('PUT', { import: id, offset: 0 }, new Uint8Array(8 * 1024 ** 2 + 1))).status).toBe(413);
    const unannounced = new Blob([new Uint8Array(1)]).stream();
    expect((await direct.asks('PUT', { import: id, offset: 0 }, unannounced)).status).toBe(411);
    expect((await browser.asks('DELETE', { import: id })).reply).toMatchObject({ state: 'failed' });
  });

  it('gets a JSON error and no server error for random requests', async () => {
    const browser = await opens('gil');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
        fc.dictionary(fc.constantFrom('import', 'offset', 'ticket', 'name'), fc.string({ maxLength: 40 })),
        fc.option(fc.jsonValue(), { nil: undefined }),
        async (method, query, body) => {
          const { status, reply } = await browser.asks(method, query, method === 'GET' ? undefined : body);
          expect([400, 404, 409, 410, 411, 413, 415]).toContain(status);
          expect(reply).toHaveProperty('error');
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the words of a receipt', () => {
  it('say how many were shortened, and how many were left out', () => {
    const counts = { read: 3, written: 3, updated: 0, duplicate: 0, mails: 3, chats: 0, bytes: 1, seconds: 1 };
    const receipt = { format: 'Mailbox', ...counts, named: [], brokenAt: null, shortened: 2, skipped: { spam: 1 } };
    expect(receiptWords(receipt)).toEqual([
      'Mailbox: 3 messages read. 3 are new.',
      '2 were too long, and shortened.',
      'Left out: 1 × spam.',
    ]);
  });
});
