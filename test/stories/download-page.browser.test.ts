/** The download page in a browser: keyboard operation and the saved file. */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { launchChromium } from '../support/chromium.ts';
import { bringsArchive, entriesOf } from '../support/exports.ts';
import { openService, type ServiceDouble } from '../support/service.ts';

const MESSAGES = 40;
const SIZES = [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 800 }],
] as const;

describe('the download page', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let double: ServiceDouble;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    double = await openService({ empty: true, clock: systemClock });
    await bringsArchive(double.url, 'anna', { messages: MESSAGES, size: 200 });
  });
  afterAll(async () => {
    await browser?.close();
    await double?.close();
  });
  beforeEach(async () => {
    context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', viewport: SIZES[0][1] });
    context.setDefaultTimeout(15_000);
    page = await context.newPage();
    problems.length = 0;
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4/.test(message.text())) problems.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(`${double.url}/`)) problems.push(`asked for ${request.url()}`);
    });
  });
  afterEach(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });

  const linkFor = (owner: string) => double.linkFor(owner, { purpose: 'download' });

  it('saves the whole zip with one key press, and stays open', async () => {
    await page.goto(await linkFor('anna'));
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Save the file');
    expect(await page.evaluate<string>('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const entries = await entriesOf(await readFile(await download.path()));
    // One line per message, and one for their chat.
    expect((entries['records.jsonl'] ?? '').trim().split('\n')).toHaveLength(MESSAGES + 1);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('All your data');
  });
});
