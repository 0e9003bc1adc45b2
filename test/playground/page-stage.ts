/** Setup of the browser tests: for each test a playground, its scripted bot and a page. */

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Playground } from '#playground/playground.ts';
import { type ChatDriver, openChatDriver } from '../support/chat-driver.ts';
import { launchChromium, openPage } from '../support/chromium.ts';
import { openTelegram } from '../support/telegram.ts';
import { runPageBot } from './page-bot.ts';

export interface Stage {
  readonly page: Page;
  /** Problems of the page so far. A test may remove those it provoked. */
  readonly problems: string[];
  readonly playground: Playground;
  readonly driver: ChatDriver;
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
    let opened: Awaited<ReturnType<typeof openPage>>;
    const stage = {
      bubble: (text) => stage.page.locator('.msg', { hasText: text }),
      async write(text) {
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
      async start(options) {
        stage.playground = await openTelegram(options);
        stage.driver = await openChatDriver(stage.playground.url);
        await runPageBot(stage.playground);
      },
    } as { -readonly [Key in keyof Stage]: Stage[Key] };

    beforeAll(async () => {
      browser = await launchChromium();
    });
    afterAll(() => browser?.close());
    beforeEach(async () => {
      await stage.start({ port: 0 });
      opened = await openPage(browser, {
        isOwn: (url) => /^(?:blob:)?http:\/\/127\.0\.0\.1:/.test(url),
        ...{ viewport: { width: 1000, height: 720 }, reducedMotion: 'reduce', timeoutMs: 8_000 },
      });
      Object.assign(stage, { page: opened.page, problems: opened.problems });
      await stage.page.goto(stage.playground.url);
    });
    afterEach(async () => {
      await opened.close().finally(stage.stop);
    });

    tests(stage);
  });
}
