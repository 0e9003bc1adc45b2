/**
 * What the Bot API rejects and with which text, for each fact of docs/telegram.md: every limit with the last valid
 * value and the first invalid one.
 */
import { describe, expect, it } from 'vitest';
import { openChat } from './open-playground.ts';

const inline = (inline_keyboard: unknown) => ({ reply_markup: { inline_keyboard } });
const key = (button: object) => inline([[{ text: 'go', ...button }]]);
const keys = (rows: number, each: number) =>
  inline(Array(rows).fill(Array(each).fill({ text: 'x', callback_data: 'x' })));
const bold = (offset: unknown, length: unknown) => ({ type: 'bold', offset, length });
const markdown = (text: string) => ({ text, parse_mode: 'MarkdownV2' });
const html = (text: string) => ({ text, parse_mode: 'HTML' });
const entities = (...list: unknown[]) => ({ text: 'hello', entities: list });
const reply = (reply_parameters: object) => ({ reply_parameters });
const menu = (length: number) => Array.from({ length }, (_, at) => ({ command: `c${at}`, description: 'x' }));
const command = (fields: object) => ({ commands: [{ command: 'a', description: 'x', ...fields }] });
const react = (reaction: unknown) => ({ message_id: 1, reaction });
const numbers = (length: number) => Array.from({ length }, (_, at) => at + 1);
const album = (type: string, length: number) => ({ media: Array(length).fill({ type, media: 'unknown' }) as object[] });
const MIXED_ALBUM = { media: [...album('photo', 1).media, ...album('document', 1).media] };
const hook = (fields: object) => ({ url: 'https://example.org/hook', ...fields });

/** Parameters of sendMessage or the named method, besides chat 11 and a text, and the result; errors default to 400. */
type Verdict =
  | readonly [params: object, expected: string | RegExp]
  | readonly [method: string, params: object, expected: string | RegExp];

const TOO_LONG = 'message is too long';
const TOO_OLD = 'query is too old and response timeout expired or query ID is invalid';
const NOT_SPECIFIED = 'message identifier is not specified';
const parsed = (why: string) => `can't parse entities: ${why}`;
const badKey = (why: string) => `can't parse inline keyboard button: ${why}`;
const badUrl = (url: string, why: string) => `inline keyboard button ${url} is invalid: ${why}`;

const FACTS: Readonly<Record<string, readonly Verdict[]>> = {
  'the length of a text is checked after parsing and trimming, in UTF-16 code units': [
    [{ text: 'x'.repeat(4096) }, 'ok'],
    [{ text: 'x'.repeat(4097) }, TOO_LONG],
    [{ text: '🛶'.repeat(2048) }, 'ok'],
    [{ text: '🛶'.repeat(2049) }, TOO_LONG],
    [html(`<b>${'x'.repeat(4096)}</b>`), 'ok'],
    [{ text: `  ${'x'.repeat(4096)}\n\n` }, 'ok'],
    ['editMessageText', { message_id: 2, text: 'x'.repeat(4096) }, 'ok'],
    ['editMessageText', { message_id: 2, text: 'x'.repeat(4097) }, TOO_LONG],
  ],
  'a text of more than 32,768 bytes is rejected before parsing': [
    [{ text: 'ж'.repeat(16_385) }, 'text is too long'],
    [{ text: 'ж'.repeat(16_384) }, TOO_LONG],
  ],
  'an empty or blank text is rejected': [
    [{ text: undefined }, 'message text is empty'],
    [{ text: '' }, 'message text is empty'],
    [{ text: ' \n ' }, 'text must be non-empty'],
    [html('<b></b>'), 'text must be non-empty'],
    ['editMessageText', { message_id: 2, text: '' }, 'message text is empty'],
  ],
  'an unknown chat is not found': [
    [{ chat_id: undefined }, 'chat_id is empty'],
    [{ chat_id: 999 }, 'chat not found'],
    [{ chat_id: '@nobody' }, 'chat not found'],
    [{ chat_id: '11' }, 'ok'],
    [{ chat_id: 'junk' }, 'chat not found'],
    [{ chat_id: '@personal_data_bot' }, "403 Forbidden: the bot can't send messages to the bot"],
  ],
  'an unknown topic is rejected': [
    [{ message_thread_id: 5 }, 'message thread not found'],
    [{ message_thread_id: 0 }, 'ok'],
  ],
  'callback data is 1 to 64 bytes': [
    [key({ callback_data: 'x'.repeat(64) }), 'ok'],
    [key({ callback_data: 'x'.repeat(65) }), 'BUTTON_DATA_INVALID'],
    [key({ callback_data: 'ж'.repeat(33) }), 'BUTTON_DATA_INVALID'],
  ],
  'an inline button has one action, the first one present': [
    [key({ callback_data: '' }), badKey('Text buttons are unallowed in the inline keyboard')],
    [key({ callback_data: 'a', url: 'https://a.org' }), 'ok'],
    [key({ callback_data: 'a', url: 'ftp://a.org' }), /Unsupported URL protocol/],
    [key({ callback_data: 'a', icon_custom_emoji_id: 7 }), /Field "icon_custom_emoji_id" must be of type String/],
    [key({ callback_data: 'a', style: 'danger' }), 'ok'],
    [key({ callback_data: 'a', style: 'loud' }), badKey('invalid button style specified')],
    [key({ pay: true }), 'BUTTON_TYPE_INVALID'],
    [key({ copy_text: { text: 'x'.repeat(256) } }), 'ok'],
    [key({ copy_text: { text: 'x'.repeat(257) } }), /text is too long/],
  ],
  'the URL of a button has to be valid': [
    [key({ url: 'http://127.0.0.1:3000/connect' }), 'ok'],
    [key({ url: 'tg://resolve?domain=x' }), 'ok'],
    [key({ url: 'example.org' }), 'ok'],
    [key({ url: 'http://localhost:3000' }), badUrl("URL 'http://localhost:3000'", 'Wrong HTTP URL')],
    [key({ url: 'ftp://example.com' }), /Unsupported URL protocol/],
    [key({ url: 'https://' }), /URL host is empty/],
    [key({ url: 'https://a.org:99999' }), /Wrong port number specified in the URL/],
    [key({ url: 'javascript:alert(1)' }), /is invalid: /],
    [key({ web_app: { url: 'https://a.org' } }), 'ok'],
    [key({ web_app: { url: 'http://a.org' } }), badUrl("Web App URL 'http://a.org'", 'Only HTTPS links are allowed')],
  ],
  'buttons without text, and those after the twelfth of a row, are dropped': [
    [key({ text: ' ', callback_data: 'a' }), 'ok'],
    [keys(20, 5), 'ok'],
    [keys(8, 13), 'ok'],
    [keys(9, 12), 'REPLY_MARKUP_TOO_LONG'],
  ],
  'a keyboard is parsed as JSON': [
    [{ reply_markup: '{' }, "can't parse reply keyboard markup JSON object"],
    [{ reply_markup: null }, 'object expected as reply markup'],
    [{ reply_markup: [] }, 'object expected as reply markup'],
    [{ reply_markup: {} }, 'ok'],
    [inline([]), 'ok'],
    [inline('bad'), /field "inline_keyboard" must be of type Array/],
    [inline(['bad']), 'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays'],
    [inline([['bad']]), badKey('InlineKeyboardButton must be an Object')],
    [inline([[{ url: 'a.org' }]]), badKey('Can\'t find field "text"')],
    [{ reply_markup: { keyboard: [['yes', { text: 'no' }]] } }, 'ok'],
    [{ reply_markup: { keyboard: [[7]] } }, /^can't parse keyboard button: KeyboardButton must be a String or an Obj/],
    [{ reply_markup: { force_reply: 'yes' } }, 'field "force_reply" must be of type Boolean'],
    [{ reply_markup: JSON.stringify(key({ callback_data: 'a' }).reply_markup) }, 'ok'],
    ['editMessageText', { message_id: 2, reply_markup: { force_reply: true } }, 'inline keyboard expected'],
  ],
  'a reaction is one emoji of Telegram’s set': [
    ['setMessageReaction', react([{ type: 'emoji', emoji: '👍' }]), 'ok'],
    ['setMessageReaction', react([]), 'ok'],
    ['setMessageReaction', { message_id: 1 }, 'ok'],
    ['setMessageReaction', react([{ type: 'emoji', emoji: '🚢' }]), /REACTION_INVALID/],
    ['setMessageReaction', react('['), "can't parse reaction types JSON object"],
    ['setMessageReaction', react({}), 'expected an Array of ReactionType'],
    ['setMessageReaction', react([{ type: 'x' }]), "can't parse ReactionType: invalid reaction type specified"],
    ['setMessageReaction', { message_id: 999, reaction: [] }, 'message to react not found'],
  ],
  'a reply needs an existing message, or none': [
    [reply({ message_id: 1 }), 'ok'],
    [reply({ message_id: '1' }), 'ok'],
    [reply({ message_id: 999 }), 'message to be replied not found'],
    [reply({ message_id: 999, allow_sending_without_reply: true }), 'ok'],
    [reply({}), 'ok'],
    [reply({ quote: 'x' }), 'can\'t find field "message_id"'],
    [reply({ message_id: [] }), 'field "message_id" must be a Number'],
    [reply({ message_id: 1, allow_sending_without_reply: 1 }), /must be of type Boolean/],
    [{ reply_parameters: '{' }, "can't parse reply parameters JSON object"],
    [{ reply_parameters: 7 }, 'object expected as reply parameters'],
    [reply({ message_id: 2, quote: 'ai' }), 'ok'],
    [reply({ message_id: 2, quote: 'unsaid' }), 'QUOTE_TEXT_INVALID'],
    [reply({ message_id: 2, quote: '<b>ai</b>', quote_parse_mode: 'HTML' }), /QUOTE_TEXT_INVALID/],
  ],
  'an entity has to be inside the text': [
    [entities(bold(0, 5)), 'ok'],
    [entities(bold(0, 6)), 'entity beginning at UTF-16 offset 0 ends after the end of the text at UTF-16 offset 6'],
    [entities(bold(9, 1)), 'entity begins after the end of the text at UTF-16 offset 9'],
    [entities(bold(-1, 1)), 'receive an entity with incorrect offset -1'],
    [entities(bold(0, -1)), 'receive an entity with incorrect length -1'],
    [entities(bold(1_000_001, 1)), /incorrect offset 1000001/],
    [{ text: '🛶🛶', entities: [bold(0, 2)] }, 'ok'],
    [{ text: '🛶🛶', entities: [bold(0, 1)] }, /ends in a middle of a UTF-16 symbol/],
  ],
  'an entity needs the fields of its type': [
    [entities(bold('0', 1)), 'ok'],
    [entities(bold('x', 1)), 'can\'t parse MessageEntity: Field "offset" must be a valid Number'],
    [entities(bold(0.5, 1)), /Field "offset" must be a valid Number/],
    [entities({ type: 'bold', length: 1 }), /can't parse MessageEntity: Can't find field "offset"/],
    [entities({ type: 'sparkle', offset: 0, length: 1 }), "can't parse MessageEntity: Unsupported type specified"],
    [entities({ type: 'text_link', offset: 0, length: 1 }), /Can't find field "url"/],
    [
      entities({ ...bold(0, 1), type: 'text_link', url: 'nonsense' }),
      "entity URL 'nonsense' is invalid: Wrong HTTP URL",
    ],
    [entities({ ...bold(0, 1), type: 'text_link', url: 'https://example.org' }), 'ok'],
    [entities({ ...bold(0, 2), type: 'date_time', unix_time: 1, date_time_format: 'wDt' }), 'ok'],
    [entities({ ...bold(0, 2), type: 'date_time', unix_time: 1, date_time_format: 'xx' }), /date-time format/],
    [entities({ type: 'mention', offset: 0, length: 5 }), 'ok'],
    [{ text: 'hello', entities: '[' }, 'ok'],
  ],
  'invalid HTML is rejected with the byte offset of the error': [
    [html('<b>x'), parsed('Can\'t find end tag corresponding to start tag "b"')],
    [html('é<script>x</script>'), parsed('Unsupported start tag "script" at byte offset 2')],
    [html('a < b>'), parsed('Unsupported start tag "" at byte offset 2')],
    [html('a <b'), parsed('Unclosed start tag at byte offset 2')],
    [html('a <a href="'), parsed('Unclosed start tag "a" at byte offset 2')],
    [html('<b>x</b'), parsed('Unclosed end tag at byte offset 4')],
    [html('<b><i>test</b></i>'), parsed('Unmatched end tag at byte offset 10, expected "</i>", found "</b>"')],
    [html('x</b>'), parsed('Unexpected end tag at byte offset 1')],
    [html('<a ="x">y</a>'), parsed('Empty attribute name in the tag "a" at byte offset 0')],
    [html('<a href=x/>y</a>'), parsed('Unexpected end of name token at byte offset 8')],
    [html('<span>x</span>'), parsed('Tag "span" must have class "tg-spoiler" at byte offset 0')],
    [html('<tg-emoji emoji-id="x">x</tg-emoji>'), parsed('Invalid custom emoji identifier specified')],
    [html('<B>x</><a href="nonsense">y</a>'), 'ok'],
  ],
  'invalid MarkdownV2 is rejected with the unclosed entity or the character to escape': [
    [markdown('é *x'), parsed("Can't find end of Bold entity at byte offset 3")],
    [markdown('_a *b_ c*'), parsed("Can't find end of Bold entity at byte offset 8")],
    [markdown('a.'), parsed("Character '.' is reserved and must be escaped with the preceding '\\'")],
    [markdown('a > b'), /Character '>' is reserved/],
    [markdown('`a.b`'), 'ok'],
    [markdown('[a](https://example.org'), parsed("Can't find end of a URL at byte offset 3")],
    [markdown('![a](https://a.org)'), parsed('Custom emoji entity must contain a tg://emoji URL')],
    [markdown('**'), 'text must be non-empty'],
  ],
  'parse_mode is case-insensitive and takes precedence over entities': [
    [{ text: '<b>x</b>', parse_mode: 'html', entities: [bold(90, 1)] }, 'ok'],
    [{ parse_mode: 'none' }, 'ok'],
    [{ parse_mode: 'Nonsense' }, 'unsupported parse_mode'],
    [{ parse_mode: 'Markdown' }, /does not emulate/],
  ],
  'a file is an upload or a known id': [
    ['sendPhoto', { photo: 'junk' }, /^wrong remote file identifier specified: can't unserialize it\. Wrong last /],
    ['sendPhoto', {}, 'there is no photo in the request'],
    ['sendDocument', {}, 'there is no document in the request'],
    ['sendMediaGroup', { media: [] }, 'there are no messages to send'],
    ['sendMediaGroup', album('photo', 11), 'too many messages to send as an album'],
    ['sendMediaGroup', MIXED_ALBUM, "can't use the media of the specified type in the album"],
    ['sendMediaGroup', album('photo', 2), /^failed to send message #1 with the error message "wrong r/],
    ['getFile', {}, 'file_id not specified'],
    ['getFile', { file_id: 'nonsense' }, 'invalid file_id'],
  ],
  'a menu has at most 100 commands, each with a name and a description': [
    ['setMyCommands', command({ command: '/a' }), 'ok'],
    ['setMyCommands', command({ command: 'Search' }), 'BOT_COMMAND_INVALID'],
    ['setMyCommands', command({ command: '' }), 'command must be non-empty'],
    ['setMyCommands', command({ description: '' }), 'command description must be non-empty'],
    ['setMyCommands', command({ command: 'a'.repeat(33) }), /command length must not exceed 32/],
    ['setMyCommands', command({ description: 'x'.repeat(257) }), /command description length must not exceed 256/],
    ['setMyCommands', { commands: '{' }, "can't parse commands JSON object"],
    ['setMyCommands', { commands: {} }, 'expected an Array of BotCommand'],
    ['setMyCommands', { commands: [7] }, /can't parse BotCommand: /],
    ['setMyCommands', { commands: menu(1), scope: { type: 'x' } }, /can't parse BotCommandScope: /],
    ['setMyCommands', { commands: menu(1), scope: { type: 'chat' } }, /can't find field "chat_id"/i],
    ['setMyCommands', { commands: menu(100) }, 'ok'],
    ['setMyCommands', { commands: menu(101) }, /BOT_COMMANDS_TOO_MUCH/],
  ],
  'an action is one of Telegram’s': [
    ['sendChatAction', { action: 'TYPING' }, 'ok'],
    ['sendChatAction', { action: 'dancing' }, 'wrong parameter action in request'],
    ['sendChatAction', {}, 'wrong parameter action in request'],
  ],
  'an edit needs one of the bot’s messages and a change': [
    ['editMessageText', { message_id: 2, text: 'changed' }, 'ok'],
    ['editMessageText', { message_id: 2, text: 'said' }, /^message is not modified: specified new message/],
    ['editMessageText', { message_id: 999 }, 'message to edit not found'],
    ['editMessageText', { message_id: 1 }, "message can't be edited"],
    ['editMessageText', {}, NOT_SPECIFIED],
    ['editMessageText', { message_id: -1 }, NOT_SPECIFIED],
    ['editMessageText', { message_id: 'junk' }, NOT_SPECIFIED],
  ],
  'a deletion needs an existing message': [
    ['deleteMessage', { message_id: 1 }, 'ok'],
    ['deleteMessage', { message_id: 999 }, 'message to delete not found'],
    ['deleteMessage', {}, NOT_SPECIFIED],
  ],
  'deleteMessages takes an array of 1 to 100 ids': [
    ['deleteMessages', { message_ids: [1, 2, 77] }, 'ok'],
    ['deleteMessages', { message_ids: numbers(101) }, 'too many message identifiers specified'],
    ['deleteMessages', { message_ids: [] }, 'message identifiers are not specified'],
    ['deleteMessages', { message_ids: '[' }, "can't parse message ids JSON object"],
    ['deleteMessages', { message_ids: {} }, 'expected an Array of message identifiers'],
    ['deleteMessages', { message_ids: [{}] }, 'message identifier must be a Number'],
  ],
  'a forwarded or copied message has to exist': [
    ['forwardMessage', { message_id: 1 }, 'parameter "from_chat_id" is required'],
    ['forwardMessage', { from_chat_id: 11, message_id: 999 }, 'message to forward not found'],
    ['copyMessage', { from_chat_id: 11, message_id: 999 }, 'message to copy not found'],
    ['forwardMessage', { from_chat_id: 12, message_id: 1 }, 'chat not found'],
  ],
  'an unknown, answered or old callback query can’t be answered': [
    ['answerCallbackQuery', { callback_query_id: '1' }, TOO_OLD],
    ['answerCallbackQuery', { callback_query_id: '1', text: 'x'.repeat(201) }, 'MESSAGE_TOO_LONG'],
  ],
  'a webhook needs https on one of Telegram’s ports, or this machine': [
    ['setWebhook', hook({}), 'ok'],
    ['setWebhook', { url: 'http://example.org/hook' }, 'bad webhook: An HTTPS URL must be provided for webhook'],
    ['setWebhook', { url: 'https://192.168.1.2/hook' }, /^bad webhook: IP address 192.168.1.2 is reserved/],
    ['setWebhook', hook({ ip_address: '10.0.0.1' }), 'bad webhook: IP address 10.0.0.1 is reserved'],
    ['setWebhook', hook({ ip_address: 'junk' }), 'bad webhook: Invalid IP address specified'],
    ['setWebhook', { url: 'not a url' }, 'invalid webhook URL specified'],
    ['setWebhook', { url: 'ftp://a.org' }, 'invalid webhook URL specified'],
    ['setWebhook', { url: 'https://a.org:8443/' }, 'ok'],
    ['setWebhook', { url: 'https://a.org:3000/' }, /^bad webhook: Webhook can be set up only on ports 80, 88, 443 or/],
  ],
  'a webhook’s secret has 1 to 256 letters, digits, _ and -': [
    ['setWebhook', hook({ secret_token: 'a b' }), 'secret token contains unallowed characters'],
    ['setWebhook', hook({ secret_token: 'x'.repeat(257) }), 'secret token is too long'],
    ['setWebhook', hook({ secret_token: 'x'.repeat(256) }), 'ok'],
  ],
  'a business connection has to exist': [
    [{ business_connection_id: 'x' }, 'business connection not found'],
    [{ business_connection_id: '' }, 'ok'],
    ['getBusinessConnection', { business_connection_id: 'x' }, 'business connection not found'],
  ],
  'a method’s name is case-insensitive; an unknown one is not found': [
    ['SENDMESSAGE', {}, 'ok'],
    ['nonsense', {}, '404 Not Found: method not found'],
    ['sendDice', {}, 'the playground does not emulate the method "sendDice"'],
  ],
  'arguments are parsed from text: numbers by their leading digits, true from "true", "yes" and "1"': [
    [{ text: 5, protect_content: 'maybe' }, 'ok'],
    ['deleteMessage', { message_id: '999x' }, 'message to delete not found'],
    ['getUpdates', { limit: 'many', offset: '', timeout: '', allowed_updates: '{' }, 'ok'],
  ],
};

const rowOf = (verdict: Verdict) => (verdict.length === 2 ? (['sendMessage', ...verdict] as const) : verdict);

describe.each(Object.entries(FACTS))('%s', (_fact, verdicts) => {
  it.each(verdicts.map(rowOf))('%s with %j is answered with %s', async (method, params, expected) => {
    const { verdict } = await openChat();
    await verdict('sendMessage', { chat_id: 11, text: 'said' });
    const answered = (await verdict(method, { chat_id: 11, text: 'x', ...params })).replace('400 Bad Request: ', '');
    if (typeof expected === 'string') expect(answered).toBe(expected);
    else expect(answered).toMatch(expected);
  });
});
