/** Accessibility of the page: keyboard navigation, status messages and drafts. The axe tests are in page-shown. */
import { expect, it } from 'vitest';
import { describePage } from './page-stage.ts';

const FOCUSED = '(document.activeElement?.id || document.activeElement?.className || document.activeElement?.tagName)';

describePage('by keyboard and screen reader, the page', (stage) => {
  const focused = () => stage.page.evaluate(FOCUSED);
  /** Presses Tab until the field has the focus; returns how often. */
  async function tabsToField(): Promise<number> {
    for (let tabs = 1; tabs <= 60; tabs++) {
      await stage.page.keyboard.press('Tab');
      if ((await focused()) === 'field') return tabs;
    }
    return Number.POSITIVE_INFINITY;
  }

  it('leads to the message field by the skip link or past a single message, however long the chat', async () => {
    await stage.begin();
    for (let round = 0; round < 8; round++) await stage.write('/keys');
    await stage.bubble('page one').nth(7).waitFor();
    await stage.page.reload();
    await stage.bubble('page one').first().waitFor();
    await stage.page.keyboard.press('Tab');
    await expect.poll(focused).toContain('skip');
    await stage.page.keyboard.press('Enter');
    await expect.poll(focused).toBe('field');
    await stage.page.locator('#me').focus();
    expect(await tabsToField()).toBeLessThan(20);
  });

  it('moves between messages by arrow keys, opens a message’s menu, and goes into one by Tab', async () => {
    await stage.begin();
    await stage.write('/keys');
    await stage.bubble('page one').waitFor();
    await stage.write('later');
    await stage.bubble('heard: later').waitFor();
    const newest = stage.page.locator('.msg').last();
    await newest.focus();
    for (let up = 0; up < 2; up++) await stage.page.keyboard.press('ArrowUp');
    await expect.poll(() => stage.page.evaluate('document.activeElement.textContent')).toContain('page one');
    await stage.page.keyboard.press('Shift+F10');
    await stage.page.getByRole('menuitem', { name: 'Reply' }).waitFor();
    await stage.page.keyboard.press('Escape');
    await expect.poll(focused).toContain('msg');
    let name = '';
    for (let tab = 0; tab < 6 && name !== 'Next'; tab++) {
      await stage.page.keyboard.press('Tab');
      name = String(await stage.page.evaluate('document.activeElement.textContent'));
    }
    expect(name).toBe('Next');
    await stage.page.keyboard.press('Enter');
    await stage.bubble('page two').waitFor();
  });

  it('shows how many messages a long text will be split into, and sends them', async () => {
    await stage.begin();
    const field = stage.page.locator('#field');
    const note = stage.page.locator('#count');
    await field.fill('x'.repeat(3_990));
    await expect.poll(() => note.textContent()).toBe('Characters left: 106');
    await field.fill(`${'a'.repeat(3_000)}\n${'b'.repeat(3_000)}`);
    await expect.poll(() => note.textContent()).toBe('Sent as messages: 2');
    await field.press('Enter');
    await stage.page.locator('.msg.out', { hasText: /b{9}/ }).waitFor();
    const lengths = await stage.page.evaluate(
      "[...document.querySelectorAll('.msg.out .text')].slice(1).map((node) => node.textContent.replace(/[^ab]/g, '').length)",
    );
    expect(lengths).toEqual([3_000, 3_000]);
    await note.waitFor({ state: 'hidden' });
  });

  it('keeps a draft for each chat, also across a reload', async () => {
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
    await expect.poll(() => field.inputValue()).toBe('');
  });
});
