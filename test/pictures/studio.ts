/**
 * Takes the README's pictures: the whole program on a fixed day with the sample data, a scripted model and a browser.
 * Every picture is a test; files are written only if PICTURES is set.
 */
import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readConfig } from '#app/config.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { launchChromium } from '../support/chromium.ts';
import { type ModelDouble, openModel } from '../support/model.ts';
import { type Program, startProgram } from '../support/program.ts';
import { SAMPLE_NOW } from '../support/service.ts';

const FOLDER = new URL('../../pictures/', import.meta.url);
/** Maximum size per picture, for slow connections. */
const MAX_PICTURE_BYTES = 300_000;

export type Look = 'light' | 'dark';

/** Window sizes in CSS pixels, with device pixels per CSS pixel. */
const WINDOWS = {
  desktop: { viewport: { width: 900, height: 780 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 740 }, deviceScaleFactor: 2 },
} as const;

/** Id of Anna, a person of a fresh playground. */
export const ANNA = 1001;

export interface Studio {
  readonly program: Program;
  readonly model: ModelDouble;
  /** Opens Anna's page with an empty chat. */
  open(window: keyof typeof WINDOWS, look: Look): Promise<Page>;
  /** Takes the picture and checks its size; writes `pictures/<name>.png` only if PICTURES is set. */
  take(page: Page, name: string): Promise<void>;
}

/** A clock that starts at the end of the sample data and runs normally. */
function sampleDay(): Clock {
  const begun = systemClock.monotonic();
  return { ...systemClock, now: () => Math.floor(Date.parse(SAMPLE_NOW) + systemClock.monotonic() - begun) };
}

/** Hides every message from Anna's view, like "Delete for me". */
async function clearView({ app, driver }: Program): Promise<void> {
  const anna = await driver.person({ id: ANNA, name: 'Anna', lastName: 'Lindqvist', language: 'en' });
  for (const { id } of await anna.chat())
    await fetch(`${app.playground?.url}/control/hidden`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: ANNA, from_id: ANNA, message_id: id }),
    });
}

export function describeStudio(name: string, scenes: (studio: Studio) => void): void {
  describe(name, () => {
    let browser: Browser;
    const contexts: BrowserContext[] = [];
    const studio = {
      async open(window, look) {
        const context = await browser.newContext({
          ...WINDOWS[window],
          colorScheme: look,
          locale: 'en-GB',
          timezoneId: 'UTC',
          reducedMotion: 'reduce',
        });
        contexts.push(context);
        context.setDefaultTimeout(15_000);
        await clearView(studio.program);
        const page = await context.newPage();
        await page.clock.setFixedTime(SAMPLE_NOW);
        await page.goto(studio.program.app.playground?.url ?? '');
        return page;
      },
      async take(page, picture) {
        const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide' });
        expect(bytes.length).toBeLessThan(MAX_PICTURE_BYTES);
        if (process.env.PICTURES) await writeFile(new URL(`${picture}.png`, FOLDER), bytes);
      },
    } as { -readonly [Key in keyof Studio]: Studio[Key] };

    beforeAll(async () => {
      studio.model = await openModel();
      const { baseUrl } = studio.model;
      const { data } = readConfig({ PORT: '0', LLM_BASE_URL: baseUrl, LLM_MODEL: 'a-model' });
      studio.program = await startProgram({ clock: sampleDay(), config: { data } });
      browser = await launchChromium();
    });
    afterAll(async () => {
      for (const context of contexts) await context.close();
      await browser?.close();
      await studio.program?.close();
      await studio.model?.close();
    });
    scenes(studio);
  });
}
