/** Chromium for the browser tests. */
import { accessSync, constants } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { expect } from 'vitest';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments for a headless browser without background network traffic. */
const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium executable: CHROMIUM_PATH if set, else a usual location; undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const places = named === undefined || named === '' ? USUAL_PLACES : [named];
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found: install one, or set CHROMIUM_PATH');
  return await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
}

export interface PageOptions extends BrowserContextOptions {
  /** Whether the page may request this URL. */
  isOwn(url: string): boolean;
  timeoutMs: number;
  /** Console errors that are no problem. */
  expected?: RegExp;
}

/** Opens a page with its own cookies. `close` rejects if it had a problem: an error, or a request to another place. */
export async function openPage(browser: Browser, { isOwn, timeoutMs, expected, ...look }: PageOptions) {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...look });
  context.setDefaultTimeout(timeoutMs);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!isOwn(request.url())) problems.push(`requested ${request.url()}`);
  });
  return {
    page,
    /** A test may remove those it provoked. */
    problems,
    async close(): Promise<void> {
      const found = [...problems];
      await context.close();
      expect(found).toEqual([]);
    },
  };
}
