/** The upload page in a browser: a large file over a broken connection, a reload, questions, and the receipt. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { call } from '../service/caller.ts';
import { account, said, type WrittenChat, written } from '../service/importers/telegram-export.ts';
import { launchChromium, openPage } from '../support/chromium.ts';
import { listenLocally } from '../support/local-server.ts';
import { adminOf, openService, type ServiceDouble } from '../support/service.ts';

/** A proxy to the service whose connections can break. */
interface Line {
  readonly port: number;
  /** Bytes sent to the service. */
  sent: number;
  /** Breaks all connections after that many more bytes; nothing gets through until `mends()`. */
  breaksAfter(bytes: number): void;
  mends(): void;
  close(): Promise<void>;
}

async function openLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let breakAt = Number.POSITIVE_INFINITY;
  const server: Server = createServer((near) => {
    if (line.sent >= breakAt) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (chunk) => {
      line.sent += chunk.length;
      far.write(chunk);
      if (line.sent >= breakAt) for (const socket of sockets) socket.destroy();
    });
    far.pipe(near);
  });
  const line: Line = {
    port: await listenLocally(server),
    sent: 0,
    breaksAfter(bytes) {
      breakAt = line.sent + bytes;
    },
    mends() {
      breakAt = Number.POSITIVE_INFINITY;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return line;
}

const CHAT: WrittenChat = {
  name: 'Bo',
  type: 'personal_chat',
  id: 2000,
  messages: [said(1, 'the ferry leaves at nine')],
};
const GROUP = {
  ...CHAT,
  type: 'private_group',
  messages: [said(1, 'mine'), said(2, 'yours', { from: 'Bo', from_id: 'user2000' })],
};
const DATES = '3/4/24, 11:23 - Anna: hello\n5/6/24, 11:24 - Ben: the regatta begins\n';
/** About 30 MB: several chunks, with few words to index. */
const LARGE = () =>
  written(
    account([
      {
        ...CHAT,
        messages: Array.from({ length: 3000 }, (_, at) => said(at + 1, `message ${at} ${'~'.repeat(5000)}`)),
      },
    ]),
  );

describe('the upload page', () => {
  let browser: Browser;
  let opened: Awaited<ReturnType<typeof openPage>>;
  let page: Page;
  let double: ServiceDouble;
  let line: Line;
  let folder: string;

  beforeAll(async () => {
    browser = await launchChromium();
    double = await openService({ empty: true, clock: systemClock });
    folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-upload-'));
    await writeFile(join(folder, 'large.json'), LARGE());
  });
  afterAll(async () => {
    await browser?.close();
    await double?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    line = await openLine(Number(new URL(double.url).port));
    opened = await openPage(browser, {
      isOwn: (url) => url.startsWith(`http://127.0.0.1:${line.port}/`),
      ...{ viewport: { width: 390, height: 800 }, timeoutMs: 45_000 },
      // The console also reports broken connections.
      expected: /net::ERR_|status of 4/,
    });
    ({ page } = opened);
  });
  afterEach(() => opened.close().finally(line.close));

  const linkFor = async (owner: string) => {
    const url = new URL(await double.linkFor(owner, { purpose: 'upload' }));
    url.port = String(line.port);
    return url.href;
  };
  async function opens(owner: string): Promise<void> {
    await page.goto(await linkFor(owner));
    await page.locator('#files:enabled').waitFor({ state: 'attached' });
  }
  const item = (file: string) => page.locator('li.import', { hasText: file });
  const reads = (file: string, words: string | RegExp) => item(file).locator('.state', { hasText: words }).waitFor();
  const chooses = (...files: { name: string; text: string }[]) =>
    page.setInputFiles(
      '#files',
      files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })),
    );
  async function found(owner: string, words: string): Promise<number> {
    const token = await adminOf(double.service).issueToken({
      owner,
      scopes: ['api:search-universal', 'ds:r:social-chat-message'],
    });
    return (await call(double, `/search/universal?keywords=${words}`, { token })).reply.items.length;
  }

  it('imports a file and reports the result, also to screen readers', async () => {
    await opens('anna');
    await chooses({ name: 'result.json', text: written(account([CHAT])) });
    await reads('result.json', /Telegram Desktop \(JSON\): 1 message read\. 1 is new\./);
    await expect.poll(() => page.locator('[role=status]').textContent()).toMatch(/^result\.json: Telegram Desktop/);
    expect(await found('anna', 'ferry')).toBe(1);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(390);
  });

  it('asks its questions, and can be used by keyboard', async () => {
    await opens('clara');
    await chooses({ name: 'result.json', text: written(GROUP) });
    await page.getByText('Who are you in this chat?').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('answer');
    await page.getByLabel('Ann Lee').press('Space');
    await page.keyboard.press('Enter');
    await reads('result.json', /2 are new/);
    await chooses({ name: 'WhatsApp Chat with Boats.txt', text: DATES });
    await page.getByLabel('Nobody of these').check();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('When was the first message?').waitFor();
    await page.getByLabel('3 April 2024').check();
    await page.getByRole('button', { name: 'Go on' }).click();
    await reads('WhatsApp', /2 are new/);
  });

  it('lets a guess of who the person is be corrected', async () => {
    await opens('eli');
    await chooses({ name: 'WhatsApp Chat with Ben.txt', text: DATES.replaceAll(/\d\/\d/g, '24/12') });
    await reads('WhatsApp', /2 are new. You are Anna in it. Times are read as UTC./);
    await page.getByRole('button', { name: 'That is not me' }).click();
    await page.getByRole('radio', { name: /Ben/ }).check();
    await page.getByRole('button', { name: 'Go on' }).click();
    await reads('WhatsApp', /2 are new. You are Ben in it./);
    await expect.poll(() => page.getByRole('button', { name: 'That is not me' }).count()).toBe(0);
  });

  it('resumes after a lost connection', async () => {
    await opens('dora');
    line.breaksAfter(12 * 1024 ** 2);
    await page.setInputFiles('#files', join(folder, 'large.json'));
    await reads('large.json', /offline/);
    line.mends();
    await reads('large.json', /3,000 messages read\. 3,000 are new/);
    // It didn't start over.
    expect(line.sent).toBeLessThan(1.4 * LARGE().length);
  }, 60_000);

  it('remembers an unfinished upload after a reload, and resumes it with the same file', async () => {
    const file = join(folder, 'result.json');
    await writeFile(file, written(account([CHAT])));
    await opens('fred');
    await page.route('**/uploads?*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    page.on('dialog', (dialog) => void dialog.accept());
    await page.setInputFiles('#files', file);
    await reads('result.json', /offline/);
    await page.reload();
    await reads('result.json', /The upload stopped at 0 %/);
    await page.unrouteAll();
    await page.locator('#files:enabled').setInputFiles(file);
    await reads('result.json', /1 message read\. 1 is new/);
    expect(await page.locator('li.import').count()).toBe(1);
  });

  it('only opens in the first browser that used its link', async () => {
    const link = await linkFor('gil');
    await page.goto(link);
    await page.getByText('Choose files').waitFor();
    const other = await browser.newContext();
    const stranger = await other.newPage();
    expect((await stranger.goto(link))?.status()).toBe(403);
    await expect.poll(() => stranger.textContent('h1')).toBe('This link was opened elsewhere');
    await expect.poll(() => stranger.textContent('main')).toContain('/import');
    await other.close();
  });
});
