/** What the Bot API refuses and in which words: every limit with the value that still passes beside the one that does not. */
import { describe, expect, it } from 'vitest';
import { openChat } from './open-playground.ts';

const key = (button: object) => ({ reply_markup: { inline_keyboard: [[{ text: 'go', ...button }]] } });
const keys = (rows: number, each: number) => {
  const row = Array.from({ length: each }, () => ({ text: 'x', callback_data: 'x' }));
  return { reply_markup: { inline_keyboard: Array.from({ length: rows }, () => row) } };
};
const bold = (offset: unknown, length: unknown) => ({ type: 'bold', offset, length });
const html = (text: string) => ({ text, parse_mode: 'HTML' });
const entities = (...list: unknown[]) => ({ text: 'hello', entities: list });
const reply = (reply_parameters: object) => ({ reply_parameters });
const menu = (length: number) => Array.from({ length }, (_, at) => ({ command: `c${at}`, description: 'x' }));
const hook = (fields: object) => ({ url: 'https://example.org/hook', ...fields });

/** Method, what it is given besides chat 11 and a text, and what it answers: whole, or a part of it. */
const VERDICTS: readonly [string, object, string | RegExp][] = [
  ['sendMessage', { text: 'x'.repeat(4096) }, 'ok'],
  ['sendMessage', { text: 'x'.repeat(4097) }, '400 Bad Request: message is too long'],
  ['sendMessage', { text: '🛶'.repeat(2048) }, 'ok'],
  ['sendMessage', { text: '🛶'.repeat(2049) }, '400 Bad Request: message is too long'],
  ['sendMessage', html(`<b>${'x'.repeat(4096)}</b>`), 'ok'],
  ['sendMessage', { text: `  ${'x'.repeat(4096)}\n\n` }, 'ok'],
  ['sendMessage', { text: undefined }, '400 Bad Request: message text is empty'],
  ['sendMessage', { text: ' \n ' }, '400 Bad Request: text must be non-empty'],
  ['sendMessage', html('<b></b>'), /must be non-empty/],
  ['sendMessage', { chat_id: undefined }, '400 Bad Request: chat_id is empty'],
  ['sendMessage', { chat_id: 999 }, '400 Bad Request: chat not found'],
  ['sendMessage', { chat_id: '@nobody' }, '400 Bad Request: chat not found'],
  ['sendMessage', key({ callback_data: 'x'.repeat(64) }), 'ok'],
  ['sendMessage', key({ callback_data: 'x'.repeat(65) }), '400 Bad Request: BUTTON_DATA_INVALID'],
  ['sendMessage', key({ callback_data: 'ж'.repeat(33) }), '400 Bad Request: BUTTON_DATA_INVALID'],
  ['sendMessage', key({ callback_data: '' }), /Text buttons are unallowed/],
  ['sendMessage', key({ callback_data: 'a', url: 'https://a.org' }), /Exactly one/],
  ['sendMessage', key({ url: 'http://127.0.0.1:3000/connect' }), 'ok'],
  ['sendMessage', key({ url: 'tg://resolve?domain=x' }), 'ok'],
  ['sendMessage', key({ url: 'http://localhost:3000' }), /Wrong HTTP URL/],
  ['sendMessage', key({ url: 'ftp://example.com' }), /Unsupported URL protocol/],
  ['sendMessage', key({ url: 'javascript:alert(1)' }), /Wrong HTTP URL/],
  ['sendMessage', key({ callback_data: 'a', style: 'danger' }), 'ok'],
  ['sendMessage', key({ callback_data: 'a', style: 'loud' }), '400 Bad Request: invalid button style specified'],
  ['sendMessage', key({ text: ' ', callback_data: 'a' }), /non-empty/],
  ['sendMessage', keys(20, 5), 'ok'],
  ['sendMessage', keys(21, 5), '400 Bad Request: REPLY_MARKUP_TOO_LONG'],
  ['sendMessage', keys(1, 9), '400 Bad Request: REPLY_MARKUP_TOO_LONG'],
  ['sendMessage', { reply_markup: { inline_keyboard: 'bad' } }, /"inline_keyboard" must be of type Array/],
  ['sendMessage', { reply_markup: JSON.stringify(key({ callback_data: 'a' }).reply_markup) }, 'ok'],
  ['setMessageReaction', { message_id: 1, reaction: [{ type: 'emoji', emoji: '👍' }] }, 'ok'],
  ['setMessageReaction', { message_id: 1, reaction: [] }, 'ok'],
  [
    'setMessageReaction',
    { message_id: 1, reaction: [{ type: 'emoji', emoji: '🚢' }] },
    '400 Bad Request: REACTION_INVALID',
  ],
  ['setMessageReaction', { message_id: 999, reaction: [] }, '400 Bad Request: message to react not found'],
  ['sendMessage', reply({ message_id: 1 }), 'ok'],
  ['sendMessage', reply({ message_id: 999 }), '400 Bad Request: message to be replied not found'],
  ['sendMessage', reply({ message_id: 999, allow_sending_without_reply: true }), 'ok'],
  ['sendMessage', reply({}), '400 Bad Request: can\'t find field "message_id"'],
  ['sendMessage', entities(bold(0, 5)), 'ok'],
  ['sendMessage', entities(bold(0, 6)), /offset 0 ends after the end of the text at UTF-16 offset 6/],
  ['sendMessage', entities(bold(9, 1)), /begins after the end of the text at UTF-16 offset 9/],
  ['sendMessage', entities(bold(-1, 1)), '400 Bad Request: receive an entity with incorrect offset -1'],
  ['sendMessage', entities(bold('0', 1)), /Field "offset" must be of type Number/],
  ['sendMessage', entities(bold(0.5, 1)), /Field "offset" must be of type Number/],
  ['sendMessage', entities({ type: 'sparkle', offset: 0, length: 1 }), /Unsupported type specified/],
  ['sendMessage', entities({ type: 'text_link', offset: 0, length: 1 }), /Can't find field "url"/],
  ['sendMessage', entities({ type: 'text_link', offset: 0, length: 1, url: 'nonsense' }), /Wrong HTTP URL/],
  ['sendMessage', entities({ type: 'text_link', offset: 0, length: 1, url: 'https://example.org' }), 'ok'],
  ['sendMessage', entities({ ...bold(0, 2), type: 'date_time', unix_time: 1, date_time_format: 'wDt' }), 'ok'],
  [
    'sendMessage',
    entities({ ...bold(0, 2), type: 'date_time', unix_time: 1, date_time_format: 'xx' }),
    /date-time format/,
  ],
  ['sendMessage', entities(bold(0, 3), { type: 'italic', offset: 2, length: 3 }), /beginning at UTF-16 offset 2/],
  ['sendMessage', entities(bold(0, 5), { type: 'italic', offset: 2, length: 2 }), 'ok'],
  ['sendMessage', { text: 'hello', entities: {} }, "400 Bad Request: can't parse entities: expected an Array"],
  ['sendMessage', { text: '🛶🛶', entities: [bold(0, 2)] }, 'ok'],
  ['sendMessage', { text: '🛶🛶', entities: [bold(0, 1)] }, /ends in a middle of a UTF-16 symbol/],
  ['sendMessage', html('<b>x'), /Can't find end tag corresponding to start tag "b"/],
  ['sendMessage', html('é<script>x</script>'), /Unsupported start tag "script" at byte offset 2/],
  ['sendMessage', html('<b><i>test</b></i>'), /Unmatched end tag at byte offset 10, expected "<\/i>", found "<\/b>"/],
  ['sendMessage', html('x</b>'), /Unexpected end tag at byte offset 1/],
  ['sendMessage', html('a < b'), /Unclosed start tag at byte offset 2/],
  ['sendMessage', { parse_mode: 'MarkdownV2' }, /does not emulate/],
  ['sendMessage', { parse_mode: 'Nonsense' }, '400 Bad Request: unsupported parse_mode'],
  ['sendPhoto', { photo: 'nonsense' }, /wrong file identifier/],
  ['sendPhoto', {}, /there is no photo/],
  ['setMyCommands', { commands: [{ command: 'Search', description: 'x' }] }, /BOT_COMMAND_INVALID/],
  ['setMyCommands', { commands: [{ command: 'a', description: '' }] }, /BOT_COMMAND_DESCRIPTION_INVALID/],
  ['setMyCommands', { commands: menu(100) }, 'ok'],
  ['setMyCommands', { commands: menu(101) }, /BOT_COMMANDS_TOO_MUCH/],
  ['sendChatAction', { action: 'dancing' }, /wrong parameter action/],
  ['editMessageText', { message_id: 2, text: 'changed' }, 'ok'],
  [
    'editMessageText',
    { message_id: 2, text: 'said' },
    /^400 Bad Request: message is not modified: specified new message/,
  ],
  ['editMessageText', { message_id: 2, text: 'x'.repeat(4096) }, 'ok'],
  ['editMessageText', { message_id: 2, text: 'x'.repeat(4097) }, '400 Bad Request: message is too long'],
  ['editMessageText', { message_id: 999 }, '400 Bad Request: message to edit not found'],
  ['editMessageText', { message_id: 1 }, "400 Bad Request: message can't be edited"],
  ['editMessageText', {}, '400 Bad Request: message identifier is not specified'],
  ['deleteMessage', { message_id: 1 }, 'ok'],
  ['deleteMessage', { message_id: 999 }, '400 Bad Request: message to delete not found'],
  ['deleteMessages', { message_ids: [1, 2, 77] }, 'ok'],
  ['deleteMessages', { message_ids: Array.from({ length: 101 }, (_, at) => at + 1) }, /too many/],
  ['deleteMessages', { message_ids: [] }, /not specified/],
  ['setWebhook', { url: 'http://example.org/hook' }, /An HTTPS URL must be provided for webhook/],
  ['setWebhook', { url: 'not a url' }, /bad webhook/],
  ['setWebhook', hook({ secret_token: 'a b' }), /unallowed characters/],
  ['setWebhook', hook({ secret_token: 'x'.repeat(257) }), /too long/],
  ['setWebhook', hook({ secret_token: 'x'.repeat(256) }), 'ok'],
];

describe('in a chat in which the bot has said something', () => {
  it.each(VERDICTS)('%s with %j is answered with %s', async (method, params, expected) => {
    const { verdict } = await openChat();
    await verdict('sendMessage', { chat_id: 11, text: 'said' });
    const answered = await verdict(method, { chat_id: 11, text: 'x', ...params });
    if (typeof expected === 'string') expect(answered).toBe(expected);
    else expect(answered).toMatch(expected);
  });
});
