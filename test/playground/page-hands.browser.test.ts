/** The page without a mouse or without eyes, and what is typed in a hurry. */
import { expect, it } from 'vitest';
import { describePage } from './page-stage.ts';

const FOCUSED = '(document.activeElement?.id || document.activeElement?.className || document.activeElement?.tagName)';

describePage('by keyboard and screen reader, the page', (stage) => {
  const focused = () => stage.page.evaluate(FOCUSED);
  /** Presses Tab until the field has the focus; how often. */
  async function tabsToField(): Promise<number> {
    for (let tabs = 1; tabs <= 60; tabs++) {
      await stage.page.keyboard.press('Tab');
      if ((await focused()) === 'field') return tabs;
    }
    return Number.POSITIVE_INFINITY;
  }

  it('leads to the message field in one step, or past one message, however long the chat', async () => {
    await stage.begin();
    for (let round = 0; round < 8; round++) await stage.write('/keys');
    await stage.bubble('page one').nth(7).waitFor();
    await stage.page.reload();
    await stage.bubble('page one').first().waitFor();
    await stage.page.keyboard.press('Tab');
    expect(await focused()).toBe('skip');
    await stage.page.keyboard.press('Enter');
    expect(await focused()).toBe('field');
    await stage.page.locator('#me').focus();
    expect(await tabsToField()).toBeLessThan(20);
  });

  it('goes from message to message by arrow keys, and into one by Tab', async () => {
    await stage.begin();
    await stage.write('/keys');
    await stage.bubble('page one').waitFor();
    await stage.write('later');
    await stage.bubble('heard: later').waitFor();
    const newest = stage.page.locator('.msg').last();
    await newest.focus();
    for (let up = 0; up < 2; up++) await stage.page.keyboard.press('ArrowUp');
    expect(await stage.page.evaluate('document.activeElement.textContent')).toContain('page one');
    let name = '';
    for (let tab = 0; tab < 6 && name !== 'Next'; tab++) {
      await stage.page.keyboard.press('Tab');
      name = String(await stage.page.evaluate('document.activeElement.textContent'));
    }
    expect(name).toBe('Next');
    await stage.page.keyboard.press('Enter');
    await stage.bubble('page two').waitFor();
  });

  it('shows where one is, on the buttons of a message too', async () => {
    await stage.begin();
    await stage.write('/keys');
    const key = stage.bubble('page one').getByRole('button', { name: 'Next' });
    await key.waitFor();
    await stage.page.keyboard.press('Shift+Tab');
    await key.focus();
    expect(await stage.page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  });

  it('names who speaks', async () => {
    await stage.begin();
    const spoken = stage.page.getByRole('log').locator('.unseen');
    expect(await spoken.allTextContents()).toEqual(['You: ', 'Paper Boat: ']);
  });

  it('is called by the bot’s name', async () => {
    await stage.begin();
    expect(await stage.page.title()).toBe('Paper Boat');
  });

  it('sends what was typed, not what the list would complete', async () => {
    await stage.begin();
    await stage.write('/sear');
    await stage.bubble('heard: /sear').waitFor();
    expect(await stage.bubble(/heard: \/search/).count()).toBe(0);
  });

  it('says how many messages a long text becomes, and sends them', async () => {
    await stage.begin();
    const field = stage.page.locator('#field');
    const note = stage.page.locator('#count');
    await field.fill('x'.repeat(3_990));
    expect(await note.textContent()).toBe('Room for 106 more characters');
    await field.fill(`${'a'.repeat(3_000)}\n${'b'.repeat(3_000)}`);
    expect(await note.textContent()).toBe('Will be sent as 2 messages');
    await field.press('Enter');
    await stage.page.locator('.msg.out', { hasText: /^You: b+/ }).waitFor();
    const lengths = await stage.page.evaluate(
      "[...document.querySelectorAll('.msg.out .text')].slice(1).map((node) => node.firstChild.length)",
    );
    expect(lengths).toEqual([3_000, 3_000]);
    expect(await note.isVisible()).toBe(false);
  });

  it('keeps what was being written: over a reload, for each chat', async () => {
    await stage.begin();
    const field = stage.page.locator('#field');
    await field.fill('half a thought');
    await stage.page.locator('.chat-row', { hasText: 'Sunday sailing' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    await stage.page.locator('.chat-row', { hasText: 'Paper Boat' }).click();
    await expect.poll(() => field.inputValue()).toBe('half a thought');
    await stage.page.reload();
    await expect.poll(() => field.inputValue()).toBe('half a thought');
    await field.press('Enter');
    await stage.bubble('heard: half a thought').waitFor();
    await stage.page.reload();
    await stage.bubble('heard: half a thought').waitFor();
    expect(await field.inputValue()).toBe('');
  });
});
