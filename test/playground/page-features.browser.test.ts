/** Newer Telegram features on the page: inline mode, pictures, protected messages, quotes. */
import { expect, it } from 'vitest';
import { call } from './open-playground.ts';
import { describePage } from './page-stage.ts';

describePage('the page shows', (stage) => {
  it('inline results, which can be chosen by keyboard and mouse in any chat', async () => {
    await stage.begin();
    const field = stage.page.locator('#field');
    const results = stage.page.locator('#suggestions').getByRole('option');
    await field.fill('@personal_data_bot ferry');
    await expect
      .poll(() => results.allTextContents())
      .toEqual(['fferry 1what 1 is about', 'fferry 2what 2 is about', 'fferry 3what 3 is about', 'Show more']);
    await field.press('Enter');
    await expect.poll(() => stage.page.locator('.msg.out').count()).toBe(1);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await stage.bubble('chosen: ferry 2').first().waitFor();
    await expect
      .poll(() => stage.bubble('chosen: ferry 2').first().locator('.via').textContent())
      .toBe('via \u2068@personal_data_bot\u2069');
    await expect.poll(() => field.inputValue()).toBe('');
    await stage.page.locator('.chat-row', { hasText: 'Sunday sailing' }).click();
    await field.fill('@personal_data_bot boat');
    await results.filter({ hasText: 'Show more' }).click();
    await results.filter({ hasText: 'boat 5' }).click();
    await stage.page.locator('.msg.out', { hasText: 'chosen: boat 5' }).waitFor();
  });

  it('the button of an inline answer that leads to the private chat', async () => {
    await stage.begin();
    await stage.page.locator('.chat-row', { hasText: 'Sunday sailing' }).click();
    await stage.page.locator('#field').fill('@personal_data_bot connect');
    await stage.page.getByRole('option', { name: 'Connect your data' }).click();
    await stage.bubble('heard: /start connect').waitFor();
    // The sender doesn't see the start parameter.
    const words = async () => (await stage.page.locator('.msg.out .text').last().textContent())?.replace(/\d.*/, '');
    await expect.poll(words).toBe('/start');
  });

  it('pictures in full and in view, and a covered one once it is pressed', async () => {
    await stage.page.setViewportSize({ width: 1000, height: 560 });
    await stage.begin();
    for (const command of ['/rich', '/rich', '/picture']) await stage.write(command);
    const picture = stage.bubble('May').locator('.picture');
    await picture.locator('img').waitFor();
    const isInView = async () => {
      const box = await picture.boundingBox();
      const dock = await stage.page.locator('.dock').boundingBox();
      return box !== null && dock !== null && box.y > 0 && box.y + box.height <= dock.y;
    };
    await expect.poll(isInView).toBe(true);
    const box = await picture.locator('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(480 / 320, 1);
    // A caption wraps at the width of its picture.
    await call(stage.playground, 'copyMessage', {
      chat_id: 1001,
      from_chat_id: 1001,
      message_id: Number(await stage.bubble('May').getAttribute('data-id')),
      caption: 'and what was said in it '.repeat(9),
    });
    const wordy = stage.bubble('and what was said in it');
    const width = async (selector: string) => (await wordy.locator(selector).boundingBox())?.width ?? 0;
    await expect.poll(async () => (await width('.bubble')) - (await width('.picture'))).toBe(6);
    await stage.write('/covered');
    const covered = stage.page.getByRole('button', { name: 'Hidden picture, press to show' });
    await covered.click();
    await expect.poll(() => covered.count()).toBe(0);
    await stage.bubble('May').last().locator('.picture').click();
    await stage.page.locator('dialog.viewer img').waitFor();
  });

  it('that a message is protected, without offering to copy it', async () => {
    await stage.begin();
    await stage.write('/guard');
    await stage
      .bubble('between us')
      .locator('.bubble')
      .click({ button: 'right', position: { x: 20, y: 8 } });
    await expect.poll(() => stage.page.getByRole('menuitem', { name: 'Protected' }).isDisabled()).toBe(true);
    await expect.poll(() => stage.page.getByRole('menuitem', { name: 'Copy text' }).count()).toBe(0);
  });

  it('the quoted part of a message in replies by the person and by the bot', async () => {
    await stage.begin();
    await stage.write('/rich');
    const message = stage.bubble('both').first();
    await message.locator('u').selectText();
    await message.locator('u').click({ button: 'right' });
    await stage.page.getByRole('menuitem', { name: 'Copy selected text' }).waitFor();
    await stage.page.getByRole('menuitem', { name: 'Quote' }).click();
    await stage.page.locator('#context-bar', { hasText: 'under' }).waitFor();
    await stage.write('why under?');
    const own = stage.page.locator('.msg.out', { hasText: 'why under?' });
    await expect.poll(() => own.locator('.quote').innerText()).toBe('Paper Boat\nunder');
    const sailing = -1_001_000_000_001;
    const { result } = await call(stage.playground, 'sendMessage', { chat_id: sailing, text: 'land ahoy' });
    const reply_parameters = { chat_id: sailing, message_id: result.message_id, quote: 'ahoy' };
    await call(stage.playground, 'sendMessage', { chat_id: 1001, text: 'from there', reply_parameters });
    const elsewhere = stage.bubble('from there').locator('.quote');
    await expect.poll(() => elsewhere.innerText()).toBe('Paper Boat\nahoy');
    await expect.poll(() => elsewhere.isDisabled()).toBe(true);
  });
});
