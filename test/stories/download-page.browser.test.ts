/** The download page in a browser: keyboard operation and the saved file. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { launchChromium, openPage } from '../support/chromium.ts';
import { bringsArchive, entriesOf } from '../support/exports.ts';
import { openService, type ServiceDouble } from '../support/service.ts';

const MESSAGES = 40;
describe('the download page', () => {
  let browser: Browser;
  let opened: Awaited<ReturnType<typeof openPage>>;
  let double: ServiceDouble;

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
    opened = await openPage(browser, {
      isOwn: (url) => url.startsWith(`${double.url}/`),
      ...{ viewport: { width: 360, height: 740 }, timeoutMs: 15_000, expected: /status of 4/ },
    });
  });
  afterEach(() => opened.close());

  const linkFor = (owner: string) => double.linkFor(owner, { purpose: 'download' });

  it('saves the whole zip with one key press, and stays open', async () => {
    const { page } = opened;
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
