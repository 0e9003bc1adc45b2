/**
 * What the Bot API refuses and in which words, fact by fact of docs/telegram.md: every limit with the value that still
 * passes beside the one that does not.
 */
import { describe, expect, it } from 'vitest';
import { openChat } from './open-playground.ts';

const key = (button: object) => ({ reply_markup: { inline_keyboard: [[{ text: 'go', ...button }]] } });
const keys = (rows: number, each: number) => {
  const row = Array.from({ length: each }, () => ({ text: 'x', callback_data: 'x' }));
  return { reply_markup: { inline_keyboard: Array.from({ length: rows }, () => row) } };
};
const bold = (offset: unknown, length: unknown) => ({ type: 'bold', offset, length });
const markdown = (text: string) => ({ text, parse_mode: 'MarkdownV2' });
const html = (text: string) => ({ text, parse_mode: 'HTML' });
const entities = (...list: unknown[]) => ({ text: 'hello', entities: list });
const reply = (reply_parameters: object) => ({ reply_parameters });
const menu = (length: number) => Array.from({ length }, (_, at) => ({ command: `c${at}`, description: 'x' }));
const numbers = (length: number) => Array.from({ length }, (_, at) => at + 1);
const album = (type: string, length: number) => ({ media: Array(length).fill({ type, media: 'unknown' }) as object[] });
const hook = (fields: object) => ({ url: 'https://example.org/hook', ...fields });

/** Method, what it is given besides chat 11 and a text, and what it answers: whole, or a part of it. */
type Verdict = readonly [method: string, params: object, expected: string | RegExp];

const TOO_LONG = '400 Bad Request: message is too long';
const NOT_SPECIFIED = '400 Bad Request: message identifier is not specified';
const parsed = (why: string) => `400 Bad Request: can't parse entities: ${why}`;

const FACTS: Readonly<Record<string, readonly Verdict[]>> = {
  'a text is measured after parsing and trimming, in UTF-16 units': [
    ['sendMessage', { text: 'x'.repeat(4096) }, 'ok'],
    ['sendMessage', { text: 'x'.repeat(4097) }, TOO_LONG],
    ['sendMessage', { text: '🛶'.repeat(2048) }, 'ok'],
    ['sendMessage', { text: '🛶'.repeat(2049) }, TOO_LONG],
    ['sendMessage', html(`<b>${'x'.repeat(4096)}</b>`), 'ok'],
    ['sendMessage', { text: `  ${'x'.repeat(4096)}\n\n` }, 'ok'],
    ['editMessageText', { message_id: 2, text: 'x'.repeat(4096) }, 'ok'],
    ['editMessageText', { message_id: 2, text: 'x'.repeat(4097) }, TOO_LONG],
  ],
  'a text of more than 32,768 bytes is not even parsed': [
    ['sendMessage', { text: 'ж'.repeat(16_385) }, '400 Bad Request: text is too long'],
    ['sendMessage', { text: 'ж'.repeat(16_384) }, TOO_LONG],
  ],
  'a text that is empty, or blank, is refused': [
    ['sendMessage', { text: undefined }, '400 Bad Request: message text is empty'],
    ['sendMessage', { text: '' }, '400 Bad Request: message text is empty'],
    ['sendMessage', { text: ' \n ' }, '400 Bad Request: text must be non-empty'],
    ['sendMessage', html('<b></b>'), '400 Bad Request: text must be non-empty'],
    ['editMessageText', { message_id: 2, text: '' }, '400 Bad Request: message text is empty'],
  ],
  'a chat that is not known is not found': [
    ['sendMessage', { chat_id: undefined }, '400 Bad Request: chat_id is empty'],
    ['sendMessage', { chat_id: 999 }, '400 Bad Request: chat not found'],
    ['sendMessage', { chat_id: '@nobody' }, '400 Bad Request: chat not found'],
    ['sendMessage', { chat_id: '11' }, 'ok'],
    ['sendMessage', { chat_id: 'junk' }, '400 Bad Request: chat not found'],
    ['sendMessage', { chat_id: '@personal_data_bot' }, "403 Forbidden: the bot can't send messages to the bot"],
  ],
  'a topic that is not there is refused': [
    ['sendMessage', { message_thread_id: 5 }, '400 Bad Request: message thread not found'],
    ['sendMessage', { message_thread_id: 0 }, 'ok'],
  ],
  'callback data is 1 to 64 bytes': [
    ['sendMessage', key({ callback_data: 'x'.repeat(64) }), 'ok'],
    ['sendMessage', key({ callback_data: 'x'.repeat(65) }), '400 Bad Request: BUTTON_DATA_INVALID'],
    ['sendMessage', key({ callback_data: 'ж'.repeat(33) }), '400 Bad Request: BUTTON_DATA_INVALID'],
  ],
  'an inline button does one thing, the first that it has': [
    [
      'sendMessage',
      key({ callback_data: '' }),
      "400 Bad Request: can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
    ],
    ['sendMessage', key({ callback_data: 'a', url: 'https://a.org' }), 'ok'],
    ['sendMessage', key({ callback_data: 'a', url: 'ftp://a.org' }), /Unsupported URL protocol/],
    [
      'sendMessage',
      key({ callback_data: 'a', icon_custom_emoji_id: 7 }),
      /Field "icon_custom_emoji_id" must be of type String/,
    ],
    ['sendMessage', key({ callback_data: 'a', style: 'danger' }), 'ok'],
    [
      'sendMessage',
      key({ callback_data: 'a', style: 'loud' }),
      "400 Bad Request: can't parse inline keyboard button: invalid button style specified",
    ],
    ['sendMessage', key({ pay: true }), '400 Bad Request: BUTTON_TYPE_INVALID'],
    ['sendMessage', key({ copy_text: { text: 'x'.repeat(256) } }), 'ok'],
    ['sendMessage', key({ copy_text: { text: 'x'.repeat(257) } }), /text is too long/],
  ],
  'the address of a button has to be one': [
    ['sendMessage', key({ url: 'http://127.0.0.1:3000/connect' }), 'ok'],
    ['sendMessage', key({ url: 'tg://resolve?domain=x' }), 'ok'],
    ['sendMessage', key({ url: 'example.org' }), 'ok'],
    [
      'sendMessage',
      key({ url: 'http://localhost:3000' }),
      "400 Bad Request: inline keyboard button URL 'http://localhost:3000' is invalid: Wrong HTTP URL",
    ],
    ['sendMessage', key({ url: 'ftp://example.com' }), /Unsupported URL protocol/],
    ['sendMessage', key({ url: 'https://' }), /URL host is empty/],
    ['sendMessage', key({ url: 'https://a.org:99999' }), /Wrong port number specified in the URL/],
    ['sendMessage', key({ url: 'javascript:alert(1)' }), /is invalid: /],
    ['sendMessage', key({ web_app: { url: 'https://a.org' } }), 'ok'],
    [
      'sendMessage',
      key({ web_app: { url: 'http://a.org' } }),
      "400 Bad Request: inline keyboard button Web App URL 'http://a.org' is invalid: Only HTTPS links are allowed",
    ],
  ],
  'buttons without words are left out, and those beyond the twelfth of a row': [
    ['sendMessage', key({ text: ' ', callback_data: 'a' }), 'ok'],
    ['sendMessage', keys(20, 5), 'ok'],
    ['sendMessage', keys(8, 13), 'ok'],
    ['sendMessage', keys(9, 12), '400 Bad Request: REPLY_MARKUP_TOO_LONG'],
  ],
  'a keyboard is read as JSON': [
    ['sendMessage', { reply_markup: '{' }, "400 Bad Request: can't parse reply keyboard markup JSON object"],
    ['sendMessage', { reply_markup: null }, '400 Bad Request: object expected as reply markup'],
    ['sendMessage', { reply_markup: [] }, '400 Bad Request: object expected as reply markup'],
    ['sendMessage', { reply_markup: {} }, 'ok'],
    ['sendMessage', { reply_markup: { inline_keyboard: [] } }, 'ok'],
    ['sendMessage', { reply_markup: { inline_keyboard: 'bad' } }, /field "inline_keyboard" must be of type Array/],
    [
      'sendMessage',
      { reply_markup: { inline_keyboard: ['bad'] } },
      '400 Bad Request: field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
    ],
    [
      'sendMessage',
      { reply_markup: { inline_keyboard: [['bad']] } },
      "400 Bad Request: can't parse inline keyboard button: InlineKeyboardButton must be an Object",
    ],
    [
      'sendMessage',
      { reply_markup: { inline_keyboard: [[{ url: 'a.org' }]] } },
      '400 Bad Request: can\'t parse inline keyboard button: Can\'t find field "text"',
    ],
    ['sendMessage', { reply_markup: { keyboard: [['yes', { text: 'no' }]] } }, 'ok'],
    [
      'sendMessage',
      { reply_markup: { keyboard: [[7]] } },
      "400 Bad Request: can't parse keyboard button: KeyboardButton must be a String or an Object",
    ],
    [
      'sendMessage',
      { reply_markup: { force_reply: 'yes' } },
      '400 Bad Request: field "force_reply" must be of type Boolean',
    ],
    ['sendMessage', { reply_markup: JSON.stringify(key({ callback_data: 'a' }).reply_markup) }, 'ok'],
    [
      'editMessageText',
      { message_id: 2, reply_markup: { force_reply: true } },
      '400 Bad Request: inline keyboard expected',
    ],
  ],
  'a reaction is one emoji of Telegram’s set': [
    ['setMessageReaction', { message_id: 1, reaction: [{ type: 'emoji', emoji: '👍' }] }, 'ok'],
    ['setMessageReaction', { message_id: 1, reaction: [] }, 'ok'],
    ['setMessageReaction', { message_id: 1 }, 'ok'],
    ['setMessageReaction', { message_id: 1, reaction: [{ type: 'emoji', emoji: '🚢' }] }, /REACTION_INVALID/],
    ['setMessageReaction', { message_id: 1, reaction: '[' }, "400 Bad Request: can't parse reaction types JSON object"],
    ['setMessageReaction', { message_id: 1, reaction: {} }, '400 Bad Request: expected an Array of ReactionType'],
    [
      'setMessageReaction',
      { message_id: 1, reaction: [{ type: 'x' }] },
      "400 Bad Request: can't parse ReactionType: invalid reaction type specified",
    ],
    ['setMessageReaction', { message_id: 999, reaction: [] }, '400 Bad Request: message to react not found'],
  ],
  'a reply is to a message that is there, or to none': [
    ['sendMessage', reply({ message_id: 1 }), 'ok'],
    ['sendMessage', reply({ message_id: '1' }), 'ok'],
    ['sendMessage', reply({ message_id: 999 }), '400 Bad Request: message to be replied not found'],
    ['sendMessage', reply({ message_id: 999, allow_sending_without_reply: true }), 'ok'],
    ['sendMessage', reply({}), 'ok'],
    ['sendMessage', reply({ quote: 'x' }), '400 Bad Request: can\'t find field "message_id"'],
    ['sendMessage', reply({ message_id: [] }), '400 Bad Request: field "message_id" must be a Number'],
    ['sendMessage', reply({ message_id: 1, allow_sending_without_reply: 1 }), /must be of type Boolean/],
    ['sendMessage', { reply_parameters: '{' }, "400 Bad Request: can't parse reply parameters JSON object"],
    ['sendMessage', { reply_parameters: 7 }, '400 Bad Request: object expected as reply parameters'],
    ['sendMessage', reply({ message_id: 2, quote: 'ai' }), 'ok'],
    ['sendMessage', reply({ message_id: 2, quote: 'unsaid' }), '400 Bad Request: QUOTE_TEXT_INVALID'],
    ['sendMessage', reply({ message_id: 2, quote: '<b>ai</b>', quote_parse_mode: 'HTML' }), /QUOTE_TEXT_INVALID/],
  ],
  'an entity lies in the text': [
    ['sendMessage', entities(bold(0, 5)), 'ok'],
    [
      'sendMessage',
      entities(bold(0, 6)),
      '400 Bad Request: entity beginning at UTF-16 offset 0 ends after the end of the text at UTF-16 offset 6',
    ],
    [
      'sendMessage',
      entities(bold(9, 1)),
      '400 Bad Request: entity begins after the end of the text at UTF-16 offset 9',
    ],
    ['sendMessage', entities(bold(-1, 1)), '400 Bad Request: receive an entity with incorrect offset -1'],
    ['sendMessage', entities(bold(0, -1)), '400 Bad Request: receive an entity with incorrect length -1'],
    ['sendMessage', entities(bold(1_000_001, 1)), /incorrect offset 1000001/],
    ['sendMessage', { text: '🛶🛶', entities: [bold(0, 2)] }, 'ok'],
    ['sendMessage', { text: '🛶🛶', entities: [bold(0, 1)] }, /ends in a middle of a UTF-16 symbol/],
  ],
  'an entity has what its kind needs': [
    ['sendMessage', entities(bold('0', 1)), 'ok'],
    [
      'sendMessage',
      entities(bold('x', 1)),
      '400 Bad Request: can\'t parse MessageEntity: Field "offset" must be a valid Number',
    ],
    ['sendMessage', entities(bold(0.5, 1)), /Field "offset" must be a valid Number/],
    ['sendMessage', entities({ type: 'bold', length: 1 }), /can't parse MessageEntity: Can't find field "offset"/],
    [
      'sendMessage',
      entities({ type: 'sparkle', offset: 0, length: 1 }),
      "400 Bad Request: can't parse MessageEntity: Unsupported type specified",
    ],
    ['sendMessage', entities({ type: 'text_link', offset: 0, length: 1 }), /Can't find field "url"/],
    [
      'sendMessage',
      entities({ type: 'text_link', offset: 0, length: 1, url: 'nonsense' }),
      "400 Bad Request: entity URL 'nonsense' is invalid: Wrong HTTP URL",
    ],
    ['sendMessage', entities({ type: 'text_link', offset: 0, length: 1, url: 'https://example.org' }), 'ok'],
    ['sendMessage', entities({ ...bold(0, 2), type: 'date_time', unix_time: 1, date_time_format: 'wDt' }), 'ok'],
    [
      'sendMessage',
      entities({ ...bold(0, 2), type: 'date_time', unix_time: 1, date_time_format: 'xx' }),
      /date-time format/,
    ],
    ['sendMessage', entities({ type: 'mention', offset: 0, length: 5 }), 'ok'],
    ['sendMessage', { text: 'hello', entities: '[' }, 'ok'],
  ],
  'HTML is refused with the byte where it goes wrong': [
    ['sendMessage', html('<b>x'), parsed('Can\'t find end tag corresponding to start tag "b"')],
    ['sendMessage', html('é<script>x</script>'), parsed('Unsupported start tag "script" at byte offset 2')],
    ['sendMessage', html('a < b>'), parsed('Unsupported start tag "" at byte offset 2')],
    ['sendMessage', html('a <b'), parsed('Unclosed start tag at byte offset 2')],
    ['sendMessage', html('a <a href="'), parsed('Unclosed start tag "a" at byte offset 2')],
    ['sendMessage', html('<b>x</b'), parsed('Unclosed end tag at byte offset 4')],
    [
      'sendMessage',
      html('<b><i>test</b></i>'),
      parsed('Unmatched end tag at byte offset 10, expected "</i>", found "</b>"'),
    ],
    ['sendMessage', html('x</b>'), parsed('Unexpected end tag at byte offset 1')],
    ['sendMessage', html('<a ="x">y</a>'), parsed('Empty attribute name in the tag "a" at byte offset 0')],
    ['sendMessage', html('<a href=x/>y</a>'), parsed('Unexpected end of name token at byte offset 8')],
    ['sendMessage', html('<span>x</span>'), parsed('Tag "span" must have class "tg-spoiler" at byte offset 0')],
    ['sendMessage', html('<tg-emoji emoji-id="x">x</tg-emoji>'), parsed('Invalid custom emoji identifier specified')],
    ['sendMessage', html('<B>x</><a href="nonsense">y</a>'), 'ok'],
  ],
  'MarkdownV2 is refused where it does not end, or says what has to be escaped': [
    ['sendMessage', markdown('é *x'), parsed("Can't find end of Bold entity at byte offset 3")],
    ['sendMessage', markdown('_a *b_ c*'), parsed("Can't find end of Bold entity at byte offset 8")],
    ['sendMessage', markdown('a.'), parsed("Character '.' is reserved and must be escaped with the preceding '\\'")],
    ['sendMessage', markdown('a > b'), /Character '>' is reserved/],
    ['sendMessage', markdown('`a.b`'), 'ok'],
    ['sendMessage', markdown('[a](https://example.org'), parsed("Can't find end of a URL at byte offset 3")],
    ['sendMessage', markdown('![a](https://a.org)'), parsed('Custom emoji entity must contain a tg://emoji URL')],
    ['sendMessage', markdown('**'), '400 Bad Request: text must be non-empty'],
  ],
  'parse_mode is read in any case, and counts before entities': [
    ['sendMessage', { text: '<b>x</b>', parse_mode: 'html', entities: [bold(90, 1)] }, 'ok'],
    ['sendMessage', { parse_mode: 'none' }, 'ok'],
    ['sendMessage', { parse_mode: 'Nonsense' }, '400 Bad Request: unsupported parse_mode'],
    ['sendMessage', { parse_mode: 'Markdown' }, /does not emulate/],
  ],
  'a file is an upload or an id that is known': [
    [
      'sendPhoto',
      { photo: 'nonsense' },
      "400 Bad Request: wrong remote file identifier specified: can't unserialize it. Wrong last symbol",
    ],
    ['sendPhoto', {}, '400 Bad Request: there is no photo in the request'],
    ['sendDocument', {}, '400 Bad Request: there is no document in the request'],
    ['sendMediaGroup', { media: [] }, '400 Bad Request: there are no messages to send'],
    ['sendMediaGroup', album('photo', 11), '400 Bad Request: too many messages to send as an album'],
    [
      'sendMediaGroup',
      { media: [...album('photo', 1).media, ...album('document', 1).media] },
      "400 Bad Request: can't use the media of the specified type in the album",
    ],
    [
      'sendMediaGroup',
      album('photo', 2),
      /^400 Bad Request: failed to send message #1 with the error message "wrong r/,
    ],
    ['getFile', {}, '400 Bad Request: file_id not specified'],
    ['getFile', { file_id: 'nonsense' }, '400 Bad Request: invalid file_id'],
  ],
  'a menu has at most 100 commands, each with a name and what it does': [
    ['setMyCommands', { commands: [{ command: '/a', description: 'x' }] }, 'ok'],
    ['setMyCommands', { commands: [{ command: 'Search', description: 'x' }] }, '400 Bad Request: BOT_COMMAND_INVALID'],
    ['setMyCommands', { commands: [{ command: '', description: 'x' }] }, '400 Bad Request: command must be non-empty'],
    [
      'setMyCommands',
      { commands: [{ command: 'a', description: '' }] },
      '400 Bad Request: command description must be non-empty',
    ],
    [
      'setMyCommands',
      { commands: [{ command: 'a'.repeat(33), description: 'x' }] },
      /command length must not exceed 32/,
    ],
    [
      'setMyCommands',
      { commands: [{ command: 'a', description: 'x'.repeat(257) }] },
      /command description length must not exceed 256/,
    ],
    ['setMyCommands', { commands: '{' }, "400 Bad Request: can't parse commands JSON object"],
    ['setMyCommands', { commands: {} }, '400 Bad Request: expected an Array of BotCommand'],
    ['setMyCommands', { commands: [7] }, /can't parse BotCommand: /],
    ['setMyCommands', { commands: menu(1), scope: { type: 'x' } }, /can't parse BotCommandScope: /],
    ['setMyCommands', { commands: menu(1), scope: { type: 'chat' } }, /can't find field "chat_id"/i],
    ['setMyCommands', { commands: menu(100) }, 'ok'],
    ['setMyCommands', { commands: menu(101) }, /BOT_COMMANDS_TOO_MUCH/],
  ],
  'an action is one of Telegram’s': [
    ['sendChatAction', { action: 'TYPING' }, 'ok'],
    ['sendChatAction', { action: 'dancing' }, '400 Bad Request: wrong parameter action in request'],
    ['sendChatAction', {}, '400 Bad Request: wrong parameter action in request'],
  ],
  'an edit needs a message of the bot’s, and a change': [
    ['editMessageText', { message_id: 2, text: 'changed' }, 'ok'],
    [
      'editMessageText',
      { message_id: 2, text: 'said' },
      /^400 Bad Request: message is not modified: specified new message/,
    ],
    ['editMessageText', { message_id: 999 }, '400 Bad Request: message to edit not found'],
    ['editMessageText', { message_id: 1 }, "400 Bad Request: message can't be edited"],
    ['editMessageText', {}, NOT_SPECIFIED],
    ['editMessageText', { message_id: -1 }, NOT_SPECIFIED],
    ['editMessageText', { message_id: 'junk' }, NOT_SPECIFIED],
    [
      'editMessageCaption',
      { message_id: 2, caption: 'x' },
      '400 Bad Request: there is no caption in the message to edit',
    ],
    ['editMessageReplyMarkup', { message_id: 2, ...key({ callback_data: 'a' }) }, 'ok'],
  ],
  'a deletion needs a message that is there': [
    ['deleteMessage', { message_id: 1 }, 'ok'],
    ['deleteMessage', { message_id: 999 }, '400 Bad Request: message to delete not found'],
    ['deleteMessage', {}, NOT_SPECIFIED],
  ],
  'several messages are named by an array of 1 to 100 numbers': [
    ['deleteMessages', { message_ids: [1, 2, 77] }, 'ok'],
    ['deleteMessages', { message_ids: numbers(101) }, '400 Bad Request: too many message identifiers specified'],
    ['deleteMessages', { message_ids: [] }, '400 Bad Request: message identifiers are not specified'],
    ['deleteMessages', { message_ids: '[' }, "400 Bad Request: can't parse message ids JSON object"],
    ['deleteMessages', { message_ids: {} }, '400 Bad Request: expected an Array of message identifiers'],
    ['deleteMessages', { message_ids: [{}] }, '400 Bad Request: message identifier must be a Number'],
  ],
  'what is passed on has to be there': [
    ['forwardMessage', { message_id: 1 }, '400 Bad Request: parameter "from_chat_id" is required'],
    ['forwardMessage', { from_chat_id: 11, message_id: 999 }, '400 Bad Request: message to forward not found'],
    ['copyMessage', { from_chat_id: 11, message_id: 999 }, '400 Bad Request: message to copy not found'],
    ['forwardMessage', { from_chat_id: 12, message_id: 1 }, '400 Bad Request: chat not found'],
  ],
  'a press that is unknown, answered or old is none': [
    [
      'answerCallbackQuery',
      { callback_query_id: '1' },
      '400 Bad Request: query is too old and response timeout expired or query ID is invalid',
    ],
    ['answerCallbackQuery', { callback_query_id: '1', text: 'x'.repeat(201) }, '400 Bad Request: MESSAGE_TOO_LONG'],
  ],
  'a webhook is https on a port of Telegram’s, or on this machine': [
    ['setWebhook', hook({}), 'ok'],
    [
      'setWebhook',
      { url: 'http://example.org/hook' },
      '400 Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
    ],
    [
      'setWebhook',
      { url: 'https://192.168.1.2/hook' },
      /^400 Bad Request: bad webhook: IP address 192.168.1.2 is reserved/,
    ],
    ['setWebhook', hook({ ip_address: '10.0.0.1' }), '400 Bad Request: bad webhook: IP address 10.0.0.1 is reserved'],
    ['setWebhook', hook({ ip_address: 'junk' }), '400 Bad Request: bad webhook: Invalid IP address specified'],
    ['setWebhook', { url: 'not a url' }, '400 Bad Request: invalid webhook URL specified'],
    ['setWebhook', { url: 'ftp://a.org' }, '400 Bad Request: invalid webhook URL specified'],
    ['setWebhook', { url: 'https://a.org:8443/' }, 'ok'],
    [
      'setWebhook',
      { url: 'https://a.org:3000/' },
      '400 Bad Request: bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443',
    ],
  ],
  'a webhook’s secret is 1 to 256 letters, numbers, _ and -': [
    ['setWebhook', hook({ secret_token: 'a b' }), '400 Bad Request: secret token contains unallowed characters'],
    ['setWebhook', hook({ secret_token: 'x'.repeat(257) }), '400 Bad Request: secret token is too long'],
    ['setWebhook', hook({ secret_token: 'x'.repeat(256) }), 'ok'],
  ],
  'a business connection has to be one': [
    ['sendMessage', { business_connection_id: 'x' }, '400 Bad Request: business connection not found'],
    ['sendMessage', { business_connection_id: '' }, 'ok'],
    ['getBusinessConnection', { business_connection_id: 'x' }, '400 Bad Request: business connection not found'],
  ],
  'a method’s name is read in any case; what is no method is not found': [
    ['SENDMESSAGE', {}, 'ok'],
    ['nonsense', {}, '404 Not Found: method not found'],
    ['sendDice', {}, '400 Bad Request: the playground does not emulate the method "sendDice"'],
  ],
  'arguments are texts: numbers by their leading digits, true by "true", "yes" and "1"': [
    ['sendMessage', { text: 5, protect_content: 'maybe' }, 'ok'],
    ['deleteMessage', { message_id: '999x' }, '400 Bad Request: message to delete not found'],
    ['getUpdates', { limit: 'many', offset: '', timeout: '', allowed_updates: '{' }, 'ok'],
  ],
};

describe.each(Object.entries(FACTS))('%s', (_fact, verdicts) => {
  it.each(verdicts)('%s with %j is answered with %s', async (method, params, expected) => {
    const { verdict } = await openChat();
    await verdict('sendMessage', { chat_id: 11, text: 'said' });
    const answered = await verdict(method, { chat_id: 11, text: 'x', ...params });
    if (typeof expected === 'string') expect(answered).toBe(expected);
    else expect(answered).toMatch(expected);
  });
});
