/** People's actions and the updates they cause: private chats, groups, channels, edits, blocks, files. */
import { describe, expect, it } from 'vitest';
import { formOf, openChat, PIXEL } from './open-playground.ts';

describe('a private message', () => {
  it('has its author, language and detected entities', async () => {
    const opened = await openChat();
    await opened.anna.says('/search boat https://example.org', { replyTo: 1 });
    expect(await opened.last()).toMatchObject({
      message: {
        message_id: 2,
        from: { id: 11, is_bot: false, first_name: 'Anna', last_name: 'L', username: 'anna', language_code: 'en' },
        chat: { id: 11, type: 'private' },
        text: '/search boat https://example.org',
        entities: [
          { type: 'bot_command', offset: 0, length: 7 },
          { type: 'url', offset: 13, length: 19 },
        ],
        reply_to_message: { message_id: 1, text: '/start' },
      },
    });
  });

  it('causes an update if its text is edited, but not if the text stays the same', async () => {
    const { anna, updates } = await openChat();
    const { messageId } = await anna.says('ahoy');
    await anna.edits(messageId, 'ahoy');
    await anna.edits(messageId, 'land ahoy');
    expect((await updates()).slice(1)).toMatchObject([
      { message: { text: 'ahoy' } },
      { edited_message: { message_id: messageId, text: 'land ahoy' } },
    ]);
  });

  it('can be a photo, whose bytes the bot can download', async () => {
    const opened = await openChat();
    const { bot, playground, anna } = opened;
    await anna.says('look', { file: { name: 'a.png', mime: 'image/png', base64: PIXEL } });
    const message = (await opened.last())?.message as { photo: { file_id: string }[] };
    expect(message).toMatchObject({ caption: 'look', photo: [{ width: 1, height: 1 }] });
    const file = await bot<{ file_path: string }>('getFile', { file_id: message.photo[0]?.file_id });
    const bytes = await fetch(`${playground.apiRoot}/file/bot${playground.botToken}/${file.result.file_path}`);
    expect(Buffer.from(await bytes.arrayBuffer()).toString('base64')).toBe(PIXEL);
    await expect(anna.says('x', { file: { name: 'a.png', mime: 'image/png', base64: 'AAAA' } })).rejects.toThrow(
      'IMAGE_PROCESS_FAILED',
    );
  });
});

describe('the bot’s own files', () => {
  it('are uploaded as multipart, shown, and sent again by id', async () => {
    const { post, anna, verdict } = await openChat();
    const body = formOf({ chat_id: '11', caption: 'a pixel' }, { photo: new Blob([Buffer.from(PIXEL, 'base64')]) });
    const sent = (await (await post('sendPhoto', { body })).json()) as { result: { photo: { file_id: string }[] } };
    expect(await anna.hears('a pixel')).toMatchObject({ hasPhoto: true });
    const id = sent.result.photo[0]?.file_id;
    expect(await verdict('sendPhoto', { chat_id: 11, photo: id })).toBe('ok');
    const document = { chat_id: 11, document: id };
    expect(await verdict('sendDocument', { ...document, caption: 'x'.repeat(1024) })).toBe('ok');
    expect(await verdict('sendDocument', { ...document, caption: 'x'.repeat(1025) })).toMatch(/caption is too long/);
  });
});

describe('a group', () => {
  it('shows the bot commands, replies to it and mentions, nothing else', async () => {
    const opened = await openChat();
    const { driver, anna, sends } = opened;
    const group = await driver.group({ title: 'Sailors', members: [anna] });
    const inGroup = group.as(anna);
    const { message_id } = await sends({ chat_id: group.chatId });
    const addressed = ['/help', '/help@personal_data_bot', 'hey @personal_data_bot'];
    for (const text of ['between us', '/help@another_bot', ...addressed]) await inGroup.says(text);
    await inGroup.says('indeed', { replyTo: message_id });
    const texts = (await opened.updates()).map((update) => (update.message as { text?: string } | undefined)?.text);
    expect(texts).toEqual(['/start', undefined, undefined, ...addressed, 'indeed']);
  });

  it('shows an administrator bot everything, and notifies it that it was added', async () => {
    const opened = await openChat();
    const group = await opened.driver.group({ title: 'Sailors', members: [opened.anna], botIsAdmin: true });
    await group.as(opened.anna).says('between us');
    const updates = await opened.updates();
    expect(updates.at(-3)).toMatchObject({
      my_chat_member: { chat: { id: group.chatId, title: 'Sailors' }, new_chat_member: { status: 'administrator' } },
    });
    expect(updates.at(-2)).toMatchObject({ message: { new_chat_members: [{ is_bot: true }] } });
    expect(updates.at(-1)).toMatchObject({ message: { text: 'between us' } });
  });

  it('of type channel has posts without an author', async () => {
    const opened = await openChat();
    const channel = await opened.driver.group({ title: 'News', members: [opened.anna], type: 'channel' });
    await channel.as(opened.anna).says('land ahoy');
    const post = (await opened.last())?.channel_post;
    expect(post).toMatchObject({ text: 'land ahoy', sender_chat: { id: channel.chatId, type: 'channel' } });
    expect(post).not.toHaveProperty('from');
  });
});

describe('blocking', () => {
  it('and unblocking notify the bot', async () => {
    const opened = await openChat();
    await opened.anna.blocks();
    expect(await opened.last()).toMatchObject({
      my_chat_member: { from: { id: 11 }, new_chat_member: { status: 'kicked' } },
    });
    await opened.anna.unblocks();
    expect(await opened.last()).toMatchObject({ my_chat_member: { new_chat_member: { status: 'member' } } });
  });
});

describe('the command menu', () => {
  const list = (command: string) => [{ command, description: `does ${command}` }];
  it('is the narrowest one for person, chat and language', async () => {
    const { verdict, driver, anna } = await openChat();
    const boris = await driver.person({ id: 12, name: 'Борис', language: 'ru' });
    await verdict('setMyCommands', { commands: list('everyone') });
    await verdict('setMyCommands', { commands: list('russian'), language_code: 'ru' });
    expect([await anna.menu(), await boris.menu()].map(([first]) => first?.command)).toEqual(['everyone', 'russian']);
    await verdict('setMyCommands', { commands: list('private'), scope: { type: 'all_private_chats' } });
    await verdict('setMyCommands', { commands: list('annas'), scope: { type: 'chat', chat_id: 11 } });
    expect([await anna.menu(), await boris.menu()].map(([first]) => first?.command)).toEqual(['annas', 'private']);
    await verdict('deleteMyCommands', { scope: { type: 'chat', chat_id: 11 } });
    expect((await anna.menu())[0]?.command).toBe('private');
  });
});

describe('the bot’s profile', () => {
  it('has a name and descriptions by language, within limits', async () => {
    const { bot, verdict } = await openChat();
    expect(await verdict('setMyDescription', { description: 'x'.repeat(512) })).toBe('ok');
    expect(await verdict('setMyDescription', { description: 'x'.repeat(513) })).toMatch(/too long/);
    expect(await verdict('setMyShortDescription', { short_description: 'x'.repeat(121) })).toMatch(/too long/);
    expect(await verdict('setMyName', { name: 'x'.repeat(65) })).toMatch(/too long/);
    await bot('setMyName', { name: 'Лодка', language_code: 'ru' });
    expect((await bot('getMyName', { language_code: 'ru' })).result).toEqual({ name: 'Лодка' });
    expect((await bot('getMyName', { language_code: 'fr' })).result).toEqual({ name: 'Personal Data' });
    const me = { is_bot: true, username: 'personal_data_bot', can_read_all_group_messages: false };
    expect((await bot('getMe')).result).toMatchObject(me);
  });
});

describe('a chat between two people', () => {
  /** Anna's chat with Bo, with the bot connected to her account. */
  async function openDirect() {
    const opened = await openChat();
    const kinds = 'business_connection business_message edited_business_message deleted_business_messages message';
    await opened.bot('getUpdates', { allowed_updates: [...kinds.split(' '), 'message_reaction'] });
    await opened.driver.person({ id: 12, name: 'Bo' });
    await opened.control('/business', { person_id: 11, enabled: true });
    const state = await fetch(`${opened.playground.url}/control/state`);
    const { chats } = (await state.json()) as { chats: { id: number; type: string; members: number[] }[] };
    const chat_id = chats.find(({ type, members }) => type === 'direct' && members.includes(12))?.id ?? 0;
    const says = async (from_id: number, text: string, more: object = {}) => {
      const said = { chat_id, from_id, text, ...more };
      return (await opened.control<{ message: { message_id: number } }>('/messages', said)).message.message_id;
    };
    return { ...opened, chat_id, says };
  }

  it('is shown to the bot as the account owner’s private chat: new, edited and deleted messages', async () => {
    const { control, chat_id, says, updates } = await openDirect();
    const first = await says(12, 'Lend me the sander?');
    const second = await says(11, 'Sure', { reply_to: first });
    await control('/edits', { chat_id, from_id: 11, message_id: second, text: 'Sure, on Saturday' });
    await control('/reactions', { chat_id, from_id: 12, message_id: second, emoji: '👍' });
    await control('/hidden', { chat_id, from_id: 12, message_id: second });
    await control('/hidden', { chat_id, from_id: 11, message_id: second });
    const chat = { id: 12, type: 'private', first_name: 'Bo' };
    const business_connection_id = 'business11';
    expect((await updates()).filter((update) => !('message' in update))).toMatchObject([
      { business_connection: { id: business_connection_id, is_enabled: true } },
      { business_message: { business_connection_id, chat, from: { id: 12 }, text: 'Lend me the sander?' } },
      { business_message: { business_connection_id, chat, from: { id: 11 }, reply_to_message: { chat } } },
      { edited_business_message: { business_connection_id, chat, text: 'Sure, on Saturday' } },
      { deleted_business_messages: { business_connection_id, chat, message_ids: [second] } },
    ]);
  });

  it('can’t be written to by the bot, and causes no updates without a connected account', async () => {
    const { control, chat_id, says, last, verdict } = await openDirect();
    expect(await verdict('sendMessage', { chat_id, text: 'x' })).toBe('400 Bad Request: chat not found');
    await control('/business', { person_id: 11, enabled: false });
    await says(12, 'Still there?');
    expect(await last()).toMatchObject({ business_connection: { is_enabled: false } });
  });

  it('with two connected accounts causes one update for each', async () => {
    const { control, says, updates } = await openDirect();
    await control('/business', { person_id: 12, enabled: true });
    await says(12, 'Ahoy');
    const told = (await updates()).flatMap(({ business_message: message }) => (message ? [message] : []));
    expect(told).toMatchObject([
      { business_connection_id: 'business11', chat: { id: 12 } },
      { business_connection_id: 'business12', chat: { id: 11 } },
    ]);
  });
});
