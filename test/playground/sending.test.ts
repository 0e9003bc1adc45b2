/** What comes of a message that the bot sends. What is refused stands in verdicts.test.ts. */
import { describe, expect, it } from 'vitest';
import { openChat, openPlayground } from './open-playground.ts';

describe('a keyboard', () => {
  it('of the ForceReply kind is kept for the reader and not shown to the bot', async () => {
    const { bot, anna } = await openChat();
    const reply_markup = { force_reply: true, input_field_placeholder: 'Your words' };
    expect((await bot('sendMessage', { chat_id: 11, text: 'x', reply_markup })).result).not.toHaveProperty(
      'reply_markup',
    );
    expect((await anna.chat()).at(-1)?.raw.reply_markup).toEqual(reply_markup);
  });
});

describe('the receiver', () => {
  it('must have written first, and must not have blocked the bot', async () => {
    const { verdict, driver } = await openPlayground();
    const boris = await driver.person({ id: 12, name: 'Борис' });
    const say = (chat_id: unknown) => verdict('sendMessage', { chat_id, text: 'x' });
    expect(await say(12)).toBe("403 Forbidden: bot can't initiate conversation with a user");
    await boris.says('hi');
    expect(await say(12)).toBe('ok');
    await boris.blocks();
    expect(await say(12)).toBe('403 Forbidden: bot was blocked by the user');
    await boris.unblocks();
    expect(await say(12)).toBe('ok');
  });
});

describe('a message', () => {
  it('is dated in seconds and carries what the manual says', async () => {
    const { bot } = await openChat();
    const { result } = await bot<{ date: number }>('sendMessage', {
      chat_id: 11,
      text: 'x',
      protect_content: true,
      unheard_of: 1,
    });
    expect(Math.abs(result.date - Date.now() / 1000)).toBeLessThan(60);
    expect(result).toMatchObject({
      message_id: 2,
      from: { is_bot: true, username: 'personal_data_bot' },
      chat: { id: 11, type: 'private', first_name: 'Anna', last_name: 'L', username: 'anna' },
      has_protected_content: true,
    });
  });

  it('shows an action for five seconds, and refuses an unknown one', async () => {
    const { verdict, anna } = await openChat();
    expect(await verdict('sendChatAction', { chat_id: 11, action: 'dancing' })).toMatch(/wrong parameter action/);
    expect(await verdict('sendChatAction', { chat_id: 11, action: 'typing' })).toBe('ok');
    expect(await anna.action()).toBe('typing');
    await verdict('sendMessage', { chat_id: 11, text: 'done' });
    expect(await anna.action()).toBeUndefined();
  });
});
