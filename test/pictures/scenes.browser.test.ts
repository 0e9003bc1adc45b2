/** The pictures of the README: the bot on its page, with Nina's archive. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type Asked, nameOf } from '../support/model.ts';
import { ANNA, describeStudio } from './studio.ts';

const QUESTION = 'Who comes to the launch, and what is still open?';

/** A good model's answer, citing the sources it was given. */
const answerTo = (asked: Asked) =>
  [
    '**The launch is on Thursday 3 December, at high tide, 11:30.**',
    '',
    `- *Sofia* brings the cake [[${nameOf(asked, 'Launch list')}]]`,
    `- *Amira* has painted the cup and comes too: a surprise, she lands the day before [[${nameOf(asked, 'The cup is painted')}]]`,
    `- The crane is reserved for 10:45. **Still open: 90 €**, to be paid at the marina’s office [[${nameOf(asked, 'The crane is reserved')}]]`,
  ].join('\n');

describeStudio('a picture of', (studio) => {
  const write = async (page: Page, text: string) => {
    await page.locator('#field').fill(text);
    await page.locator('#field').press('Enter');
  };
  const last = (page: Page) => page.locator('.msg.in').last();

  beforeAll(async () => {
    const { driver } = studio.program;
    const anna = await driver.person({ id: ANNA, name: 'Anna', lastName: 'Lindqvist', language: 'en' });
    await anna.says('/start');
    await anna.presses('Look around', { on: await anna.hears(/^Hi Anna\./) });
    await anna.hears(/^You’re in Nina’s archive/);
  });

  it('a search', async () => {
    const page = await studio.open('desktop', 'light');
    await write(page, 'launch');
    await last(page).getByText('results, best first').waitFor();
    expect(
      await last(page)
        .locator('strong', { hasText: /^launch$/i })
        .count(),
    ).toBeGreaterThan(2);
    await studio.take(page, 'search');
  });

  it('an answer with its sources', async () => {
    studio.model.behaves((round, asked) =>
      round === 1 ? { call: [['search', { keywords: 'launch' }]] } : { say: answerTo(asked) },
    );
    const page = await studio.open('phone', 'light');
    await write(page, QUESTION);
    await last(page).getByText('The launch is on Thursday').waitFor();
    await last(page).getByText('Search for these words instead').waitFor();
    await studio.take(page, 'answer');
  });

  it('the numbers of two years', async () => {
    const page = await studio.open('phone', 'light');
    await write(page, 'my numbers');
    const drawn = page.locator('.msg.in', { hasText: 'of them yours' }).last();
    await drawn.waitFor();
    await expect.poll(() => page.evaluate("[...document.querySelectorAll('.picture img')].at(-1).complete")).toBe(true);
    // A message taller than the window is shown from its start.
    await expect.poll(async () => (await drawn.locator('.picture').boundingBox())?.y ?? 0).toBeGreaterThan(60);
    await studio.take(page, 'figures');
  });
});
