/** What sendMessage and its kin take and refuse: every limit with the value that still passes beside the one that does not. */
import { describe, expect, it } from 'vitest';
import { openChat, openPlayground } from './open-playground.ts';

describe('the length of a text', () => {
  it('is counted in UTF-16 units, after markup and trimming', async () => {
    const { verdict } = await openChat();
    const say = (text: string, extra = {}) => verdict('sendMessage', { chat_id: 11, text, ...extra });
    expect(await say('x'.repeat(4096))).toBe('ok');
    expect(await say('x'.repeat(4097))).toBe('400 Bad Request: message is too long');
    expect(await say('🛶'.repeat(2048))).toBe('ok');
    expect(await say('🛶'.repeat(2049))).toBe('400 Bad Request: message is too long');
    expect(await say(`<b>${'x'.repeat(4096)}</b>`, { parse_mode: 'HTML' })).toBe('ok');
    expect(await say(`  ${'x'.repeat(4096)}\n\n`)).toBe('ok');
  });

  it('may not be zero', async () => {
    const { verdict } = await openChat();
    expect(await verdict('sendMessage', { chat_id: 11 })).toBe('400 Bad Request: message text is empty');
    expect(await verdict('sendMessage', { chat_id: 11, text: ' \n ' })).toBe('400 Bad Request: text must be non-empty');
    expect(await verdict('sendMessage', { chat_id: 11, text: '<b></b>', parse_mode: 'HTML' })).toMatch(
      /must be non-empty/,
    );
  });
});

describe('a keyboard', () => {
  const key = (button: Record<string, unknown>) => [[{ text: 'go', ...button }]];
  const many = (rows: number, each: number) =>
    Array.from({ length: rows }, () => Array.from({ length: each }, () => ({ text: 'x', callback_data: 'x' })));
  it.each([
    [key({ callback_data: 'x'.repeat(64) }), 'ok'],
    [key({ callback_data: 'x'.repeat(65) }), '400 Bad Request: BUTTON_DATA_INVALID'],
    [key({ callback_data: 'ж'.repeat(32) }), 'ok'],
    [key({ callback_data: 'ж'.repeat(33) }), '400 Bad Request: BUTTON_DATA_INVALID'],
    [key({ callback_data: '' }), expect.stringContaining('Text buttons are unallowed')],
    [key({}), expect.stringContaining('Text buttons are unallowed')],
    [key({ callback_data: 'a', url: 'https://a.org' }), expect.stringContaining('Exactly one')],
    [key({ url: 'http://127.0.0.1:3000/connect' }), 'ok'],
    [key({ url: 'tg://resolve?domain=x' }), 'ok'],
    [key({ url: 'http://localhost:3000' }), expect.stringContaining('Wrong HTTP URL')],
    [
      key({ url: 'ftp://example.com' }),
      "400 Bad Request: inline keyboard button URL 'ftp://example.com' is invalid: Unsupported URL protocol",
    ],
    [key({ url: 'javascript:alert(1)' }), expect.stringContaining('Wrong HTTP URL')],
    [key({ callback_data: 'a', style: 'danger' }), 'ok'],
    [key({ callback_data: 'a', style: 'loud' }), '400 Bad Request: invalid button style specified'],
    [key({ text: ' ', callback_data: 'a' }), expect.stringContaining('non-empty')],
    [many(20, 5), 'ok'],
    [many(21, 5), '400 Bad Request: REPLY_MARKUP_TOO_LONG'],
    [many(1, 8), 'ok'],
    [many(1, 9), '400 Bad Request: REPLY_MARKUP_TOO_LONG'],
    ['bad', '400 Bad Request: field "inline_keyboard" must be of type Array'],
    [[], 'ok'],
  ])('%j is answered with %s', async (inline_keyboard, expected) => {
    const { verdict } = await openChat();
    expect(await verdict('sendMessage', { chat_id: 11, text: 'x', reply_markup: { inline_keyboard } })).toEqual(
      expected,
    );
  });

  it('may come as JSON text, as form encoders send it', async () => {
    const { bot } = await openChat();
    const reply_markup = JSON.stringify({ inline_keyboard: [[{ text: 'go', callback_data: 'a' }]] });
    expect((await bot('sendMessage', { chat_id: '11', text: 'x', reply_markup })).result).toHaveProperty(
      'reply_markup',
    );
  });

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
  it('must exist, must have written first, and must not have blocked the bot', async () => {
    const { verdict, driver } = await openPlayground();
    const boris = await driver.person({ id: 12, name: 'Борис' });
    const say = (chat_id: unknown) => verdict('sendMessage', { chat_id, text: 'x' });
    expect(await say(undefined)).toBe('400 Bad Request: chat_id is empty');
    expect(await say(999)).toBe('400 Bad Request: chat not found');
    expect(await say('@nobody')).toBe('400 Bad Request: chat not found');
    expect(await say(12)).toBe("403 Forbidden: bot can't initiate conversation with a user");
    await boris.says('hi');
    expect(await say(12)).toBe('ok');
    await boris.blocks();
    expect(await say(12)).toBe('403 Forbidden: bot was blocked by the user');
    await boris.unblocks();
    expect(await say(12)).toBe('ok');
  });
});

describe('a reply', () => {
  it('needs its message, unless it may go without', async () => {
    const { bot, verdict } = await openChat();
    const say = (reply_parameters: unknown) => ({ chat_id: 11, text: 'x', reply_parameters });
    expect(await verdict('sendMessage', say({ message_id: 999 }))).toBe(
      '400 Bad Request: message to be replied not found',
    );
    expect(await verdict('sendMessage', say({ message_id: 999, allow_sending_without_reply: true }))).toBe('ok');
    expect(await verdict('sendMessage', say({}))).toBe('400 Bad Request: can\'t find field "message_id"');
    const { result } = await bot('sendMessage', say({ message_id: 1 }));
    expect(result).toMatchObject({ reply_to_message: { message_id: 1, text: '/start' } });
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
