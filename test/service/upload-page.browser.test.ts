/** The upload page in a browser: what becomes of a file, of a line that breaks, of a reload, and of a question. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { scratchFolders } from '../support/folders.ts';
import { openService, type ServiceDouble } from '../support/service.ts';
import { account, said, written } from './importers/telegram-export.ts';

const scratch = scratchFolders('upload-page');
const TEXT = written(account([{ name: 'Bo', type: 'personal_chat', id: 2000, messages: [said(1, 'the ferry')] }]));
const RECEIPT = 'Telegram Desktop (JSON): 1 message read. 1 is new.';

let double: ServiceDouble;
let browser: Browser;
beforeAll(async () => {
  double = await openService({ empty: true });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await double?.close();
});

interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly line: Locator;
  /** Resolves when the line of the file says so. */
  says(words: string | RegExp): Promise<void>;
  choose(): Promise<void>;
}

/** The page of an owner, to which a file can be given. @param telegramId whose exports are not asked about */
async function open(owner: string, telegramId?: string): Promise<Opened> {
  const file = join(scratch(), 'result.json');
  writeFileSync(file, TEXT);
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(await double.linkFor(owner, { purpose: 'upload', telegramId }));
  const line = page.locator('#imports li');
  return {
    ...{ page, context, line },
    says: (words) => line.filter({ hasText: words }).waitFor(),
    choose: () => page.locator('#files:enabled').setInputFiles(file),
  };
}

it('brings a file in, says what became of it, and offers no button any more', async () => {
  const { choose, says, line } = await open('anna');
  await choose();
  await says(RECEIPT);
  expect(await line.getByRole('button').count()).toBe(0);
});

it('goes on by itself after the line was broken', async () => {
  const { page, choose, says } = await open('ben');
  let broken = 0;
  await page.route('**/uploads?*', (route) =>
    route.request().method() === 'PUT' && broken++ === 0 ? route.abort() : route.continue(),
  );
  await choose();
  await says('The line is gone');
  await says(RECEIPT);
  expect(broken).toBe(2);
});

it('knows after a reload what was not sent whole, and takes the same file from there', async () => {
  const { page, choose, says, line } = await open('cora');
  await page.route('**/uploads?*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  page.on('dialog', (dialog) => void dialog.accept());
  await choose();
  await says('The line is gone');
  await page.reload();
  await says('Sending was interrupted at 0 %');
  await page.unrouteAll();
  await choose();
  await says(RECEIPT);
  expect(await line.count()).toBe(1);
});

it('asks about the export of somebody else, and does what is answered', async () => {
  const { page, choose, says } = await open('dora', '987654');
  await choose();
  await says('This is the export of Ann Lee, not yours.');
  await page.getByLabel('Bring it in all the same').check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await says(RECEIPT);
});

it('gives up a file that is cancelled', async () => {
  const { choose, says, page } = await open('emil', '987654');
  await choose();
  await says('This is the export of Ann Lee, not yours.');
  await page.getByRole('button', { name: 'Cancel result.json' }).click();
  await says(/cancelled/i);
});
