/**
 * Setup of the browser tests: one Chromium per file, and for each test a playground, its scripted bot and a fresh page,
 * which must log no errors and request nothing outside. Skipped with a reason if there's no Chromium.
 */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { Playground } from '#playground/playground.ts';
import { type ChatDriver, openChatDriver } from '../support/chat-driver.ts';
import { launchChromium } from '../support/chromium.ts';
import { openTelegram } from '../support/telegram.ts';
import { runPageBot } from './page-bot.ts';

export interface Stage {
  readonly page: Page;
  readonly playground: Playground;
  readonly driver: ChatDriver;
  /** Problems of the page: errors, console errors, requests to other hosts. A test may remove those it provoked. */
  readonly problems: string[];
  /** Messages that contain this text. */
  bubble(text: string | RegExp): Locator;
  /** Writes into the field and sends. */
  write(text: string): Promise<void>;
  /** Presses START and waits for the bot's answer. */
  begin(): Promise<void>;
  /** Stops the playground; `start` starts a new one. */
  stop(): Promise<void>;
  start(options: { port: number; statePath?: string }): Promise<void>;
}

/** A suite of browser tests. */
export function describePage(name: string, tests: (stage: Stage) => void): void {
  describe(name, () => {
    let browser: Browser;
    const stage = {
      problems: [] as string[],
      bubble: (text: string | RegExp) => stage.page.locator('.msg', { hasText: text }),
      async write(text: string) {
        await stage.page.locator('#field').fill(text);
        await stage.page.locator('#field').press('Enter');
      },
      async begin() {
        await stage.page.locator('#big', { hasText: 'START' }).click();
        await stage.bubble('heard: /start').waitFor();
      },
      async stop() {
        await stage.driver.close();
        await stage.playground.close();
      },
      async start(options: { port: number; statePath?: string }) {
        stage.playground = await openTelegram(options);
        stage.driver = await openChatDriver(stage.playground.url);
        await runPageBot(stage.playground);
      },
    } as { -readonly [Key in keyof Stage]: Stage[Key] };

    beforeAll(async () => {
      browser = await launchChromium();
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
      context.setDefaultTimeout(8_000);
      stage.page = await context.newPage();
      stage.page.on('pageerror', (error) => stage.problems.push(String(error)));
      stage.page.on('console', (message) => message.type() === 'error' && stage.problems.push(message.text()));
      stage.page.on('request', (request) => {
        if (!/^http:\/\/127\.0\.0\.1:/.test(request.url())) stage.problems.push(`requested ${request.url()}`);
      });
    });
    afterAll(() => browser?.close());

    // One window for all tests, one playground per test. Ports have different origins but share cookies, which are cleared.
    beforeEach(async () => {
      await stage.start({ port: 0 });
      await stage.page.setViewportSize({ width: 1000, height: 720 });
      stage.problems.length = 0;
      await stage.page.context().clearCookies();
      await stage.page.goto(stage.playground.url);
    });
    afterEach(async () => {
      const problems = [...stage.problems];
      await stage.page.goto('about:blank');
      await stage.stop();
      expect(problems).toEqual([]);
    });

    tests(stage);
  });
}
