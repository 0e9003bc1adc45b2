/**
 * Where the README's pictures are made: the whole program on a day that is always the same, with its invented person, a
 * model that says what it is told, and a browser to look at it. Every scene is a test; files are written only with PICTURES set.
 */
import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readConfig } from '#app/config.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';
import { openScriptedModel, type ScriptedModel } from '../support/scripted-model.ts';
import { SAMPLE_NOW } from '../support/service-double.ts';

const FOLDER = new URL('../../pictures/', import.meta.url);
/** One file in a README that is read over slow lines too. */
const MAX_PICTURE_BYTES = 300_000;

export type Look = 'light' | 'dark';

/** The windows: CSS pixels, and points of the screen for each. */
const WINDOWS = {
  desktop: { viewport: { width: 940, height: 700 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 740 }, deviceScaleFactor: 2 },
} as const;

/** Anna, whom the playground starts with. */
export const ANNA = 1001;

export interface Studio {
  readonly program: Program;
  readonly model: ScriptedModel;
  /** A page of Anna's, with her chat open and empty. */
  open(window: keyof typeof WINDOWS, look: Look): Promise<Page>;
  /** Takes the picture `pictures/<name>.png`; elsewhere only looks that it could be taken, and that it is small. */
  take(page: Page, name: string): Promise<void>;
}

/** Begins where the invented life has just gone on until; goes on as time does. */
function sampleDay(): Clock {
  const begun = systemClock.monotonic();
  return { ...systemClock, now: () => Math.floor(Date.parse(SAMPLE_NOW) + systemClock.monotonic() - begun) };
}

/** Takes every message out of Anna's own view, as "Delete for me" does. */
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
      studio.model = await openScriptedModel();
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
