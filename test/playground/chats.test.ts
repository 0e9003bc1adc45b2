/** A bot in changing chats: removed, muted, upgraded, with topics; and its rights to edit or delete messages. */
import { describe, expect, it } from 'vitest';
import type { Message } from '#playground/world/model.ts';
import { GO, openChat } from './open-playground.ts';

type Standing = 'present' | 'muted' | 'left' | 'kicked' | 'deleted';
type Kind = 'group' | 'supergroup' | 'channel';

/** A group with Anna and the bot in it. */
async function openGroup(type: Kind = 'supergroup', more: object = {}) {
  const opened = await openChat();
  const group = { title: 'Sailors', members: [11], type, ...more };
  const { id: chat_id } = await opened.control<{ id: number }>('/groups', group);
  return {
    ...opened,
    chat_id,
    async seen() {
      const response = await fetch(`${opened.playground.url}/control/chats/${chat_id}/messages`);
      return ((await response.json()) as { messages: Message[] }).messages;
    },
    change: (changes: object) => opened.control('/groups', { ...group, id: chat_id, ...changes }),
    says: async (text: string, fields: object = {}) => {
      const said = { chat_id, from_id: 11, text, ...fields };
      return (await opened.control<{ message: { message_id: number } }>('/messages', said)).message.message_id;
    },
    sends: (fields: object = {}) => opened.sends({ chat_id, ...fields }),
    tries: (fields: object = {}, method = 'sendMessage') => opened.verdict(method, { chat_id, text: 'x', ...fields }),
  };
}

describe('a chat that the bot is no longer in', () => {
  it.each<[Kind, Standing, string]>([
    ['group', 'kicked', '403 Forbidden: bot was kicked from the group chat'],
    ['group', 'left', '403 Forbidden: bot is not a member of the group chat'],
    ['group', 'deleted', '403 Forbidden: the group chat was deleted'],
    ['supergroup', 'kicked', '403 Forbidden: bot was kicked from the supergroup chat'],
    ['supergroup', 'left', '403 Forbidden: bot is not a member of the supergroup chat'],
    ['channel', 'kicked', '403 Forbidden: bot was kicked from the channel chat'],
    ['channel', 'left', '403 Forbidden: bot is not a member of the channel chat'],
  ])('%s, %s: rejects the bot’s messages', async (type, standing, words) => {
    const { change, tries, last } = await openGroup(type);
    await change({ standing });
    expect(await tries()).toBe(words);
    const told = standing === 'kicked' ? 'kicked' : 'left';
    expect(await last()).toMatchObject({ my_chat_member: { new_chat_member: { status: told } } });
  });

  it('causes no updates for the bot', async () => {
    const { change, says, updates } = await openGroup('supergroup', { bot_is_admin: true });
    await change({ standing: 'kicked' });
    const before = (await updates()).length;
    await says('/help');
    expect(await updates()).toHaveLength(before);
  });
});

describe('a chat in which the bot is muted', () => {
  it.each([
    ['sendMessage', {}, '400 Bad Request: not enough rights to send text messages to the chat'],
    ['sendPhoto', { photo: 'x' }, '400 Bad Request: not enough rights to send photos to the chat'],
    ['sendDocument', { document: 'x' }, '400 Bad Request: not enough rights to send documents to the chat'],
  ])('rejects %s, and notifies it that it is restricted', async (method, fields, words) => {
    const { change, tries, last } = await openGroup();
    await change({ standing: 'muted' });
    expect(await tries(fields, method)).toBe(words);
    expect(await last()).toMatchObject({
      my_chat_member: { new_chat_member: { status: 'restricted', can_send_messages: false } },
    });
  });
});

describe('a chat in which a kind of message is forbidden', () => {
  it('rejects only that kind, sent or copied', async () => {
    const { tries, change } = await openGroup('supergroup', { forbidden: ['documents'] });
    expect(await tries({ document: 'x' }, 'sendDocument')).toMatch(/not enough rights to send documents to the chat/);
    expect(await tries()).toBe('ok');
    await change({ forbidden: ['text messages'] });
    const passed = { from_chat_id: 11, message_id: 1 };
    expect(await tries(passed, 'copyMessage')).toMatch(/not enough rights to send text messages/);
  });
});

describe('a person', () => {
  it('whose account is deleted can’t be written to', async () => {
    const { control, verdict } = await openChat();
    await control('/people', { id: 11, first_name: 'Anna', deactivated: true });
    expect(await verdict('sendMessage', { chat_id: 11, text: 'x' })).toBe('403 Forbidden: user is deactivated');
  });
});

describe('a group that becomes a supergroup', () => {
  it('causes a service message in both, and the old one rejects messages', async () => {
    const { chat_id, control, bot, updates, verdict } = await openGroup('group');
    const { id } = await control<{ id: number }>(`/groups/${chat_id}/upgrade`, {});
    expect(await bot('sendMessage', { chat_id, text: 'x' })).toEqual({
      ok: false,
      error_code: 400,
      description: 'Bad Request: group chat was upgraded to a supergroup chat',
      parameters: { migrate_to_chat_id: id },
    });
    expect((await updates()).slice(-2)).toMatchObject([
      { message: { chat: { id: chat_id, type: 'group' }, migrate_to_chat_id: id } },
      { message: { chat: { id, type: 'supergroup' }, migrate_from_chat_id: chat_id } },
    ]);
    expect(await verdict('sendMessage', { chat_id: id, text: 'x' })).toBe('ok');
  });
});

describe('a topic', () => {
  const topics = [{ name: 'Boats' }, { name: 'Old', closed: true }];
  async function openForum(more: object = {}) {
    const opened = await openGroup('supergroup', { topics, bot_is_admin: false, ...more });
    const created = (await opened.seen()).filter(({ topic_created: topic }) => topic);
    const [boats = 0, old = 0] = created.map(({ message_id }) => message_id);
    return { ...opened, boats, old };
  }

  it('accepts messages while open; an unknown id, General’s id and a closed topic are rejected', async () => {
    const { tries, boats, old } = await openForum();
    const NOT_FOUND = '400 Bad Request: message thread not found';
    expect(await tries({ message_thread_id: boats })).toBe('ok');
    expect(await tries({ message_thread_id: 999 })).toBe(NOT_FOUND);
    expect(await tries({ message_thread_id: 1 })).toBe(NOT_FOUND);
    expect(await tries({ message_thread_id: old })).toBe('400 Bad Request: TOPIC_CLOSED');
    expect(await tries()).toBe('ok');
  });

  it('that is closed still accepts messages of administrators', async () => {
    const { tries, old } = await openForum({ bot_is_admin: true });
    expect(await tries({ message_thread_id: old })).toBe('ok');
  });

  it('marks its messages, which reply to its first one if to no other', async () => {
    const { says, last, boats } = await openForum({ bot_is_admin: true });
    await says('ahoy', { thread_id: boats });
    expect(await last()).toMatchObject({
      message: {
        chat: { is_forum: true },
        message_thread_id: boats,
        is_topic_message: true,
        reply_to_message: { message_id: boats, forum_topic_created: { name: 'Boats' } },
      },
    });
  });

  it('is ignored in a group without topics', async () => {
    const { tries } = await openGroup();
    expect(await tries({ message_thread_id: 999 })).toBe('ok');
  });
});

describe('a channel', () => {
  it('that is public can also be addressed by its username', async () => {
    const { sends, verdict, chat_id } = await openGroup('channel', { username: 'Sailing_News' });
    expect(await sends({ chat_id: '@sailing_news' })).toMatchObject({
      chat: { id: chat_id, username: 'Sailing_News' },
    });
    expect(await verdict('sendMessage', { chat_id: '@anna', text: 'x' })).toBe('400 Bad Request: chat not found');
  });

  it('accepts only inline keyboards', async () => {
    const { tries } = await openGroup('channel');
    expect(await tries({ reply_markup: { force_reply: true } })).toBe('400 Bad Request: inline keyboard expected');
    expect(await tries({ reply_markup: GO })).toBe('ok');
  });
});

describe('a message', () => {
  it.each<[Kind, string]>([
    ['group', "400 Bad Request: message can't be deleted for everyone"],
    ['supergroup', "400 Bad Request: message can't be deleted"],
  ])('of somebody else in a %s can be deleted only by administrators', async (type, words) => {
    const { says, tries, change } = await openGroup(type);
    const message_id = await says('/help');
    expect(await tries({ message_id }, 'deleteMessage')).toBe(words);
    expect(await tries({ message_ids: [message_id] }, 'deleteMessages')).toBe(words);
    await change({ bot_is_admin: true });
    expect(await tries({ message_id }, 'deleteMessage')).toBe('ok');
  });

  it('can’t be edited if it was forwarded or has a keyboard that is not inline', async () => {
    const { bot, tries, chat_id, sends } = await openGroup();
    const { message_id } = await sends();
    const passed = await bot<{ message_id: number }>('forwardMessage', { chat_id, from_chat_id: chat_id, message_id });
    const asking = await sends({ reply_markup: { force_reply: true } });
    for (const id of [passed.result.message_id, asking.message_id])
      expect(await tries({ message_id: id, text: 'y' }, 'editMessageText')).toBe(
        "400 Bad Request: message can't be edited",
      );
  });

  it('loses its keyboard in an edit without one', async () => {
    const { bot, chat_id, sends } = await openGroup();
    const { message_id } = await sends({ reply_markup: GO });
    const { result } = await bot('editMessageText', { chat_id, message_id, text: 'y' });
    expect(result).toMatchObject({ text: 'y' });
    expect(result).not.toHaveProperty('reply_markup');
  });

  it('contains the message it replies to, one level deep; an edited message does not', async () => {
    const { bot, chat_id, sends } = await openGroup();
    const replying = ({ message_id }: { message_id: number }) => sends({ reply_parameters: { message_id } });
    const second = await replying(await sends());
    const { message_id, reply_to_message } = await replying(second);
    expect(reply_to_message).toMatchObject({ message_id: second.message_id });
    expect(reply_to_message).not.toHaveProperty('reply_to_message');
    const edited = await bot('editMessageText', { chat_id, message_id, text: 'y' });
    expect(edited.result).not.toHaveProperty('reply_to_message');
  });

  it('may reply to a message of another chat, with an external_reply', async () => {
    const { sends, chat_id, says } = await openGroup('supergroup', { bot_is_admin: true });
    const message_id = await says('land ahoy');
    const result = await sends({ chat_id: 11, reply_parameters: { chat_id, message_id, quote: 'ahoy' } });
    expect(result).toMatchObject({
      external_reply: { origin: { type: 'user', sender_user: { id: 11 } }, chat: { id: chat_id }, message_id },
      quote: { text: 'ahoy', position: 5 },
    });
    expect(result).not.toHaveProperty('reply_to_message');
  });

  it.each([
    ['a person', { as: 'person' }, { type: 'user', sender_user: { id: 11 } }],
    ['an anonymous administrator', { as: 'anonymous_admin' }, { type: 'chat', sender_chat: { type: 'supergroup' } }],
  ])('of %s is forwarded with its origin', async (_, fields, origin) => {
    const { bot, chat_id, says, control, last } = await openGroup('supergroup', { bot_is_admin: true });
    const message_id = await says('land ahoy', fields);
    const { result } = await bot('forwardMessage', { chat_id, from_chat_id: chat_id, message_id });
    expect(result).toMatchObject({ forward_origin: origin, from: { is_bot: true } });
    await control('/forwards', { chat_id, from_id: 11, message_id, to_chat_id: 11 });
    expect(await last()).toMatchObject({ message: { chat: { id: 11 }, forward_origin: origin } });
  });
});

describe('reactions', () => {
  it('of the bot and of people coexist; the bot receives people’s if it has requested them', async () => {
    const { bot, control, chat_id, says, last, driver, change, seen } = await openGroup();
    await driver.person({ id: 12, name: 'Boris' });
    await change({ members: [11, 12] });
    await bot('getUpdates', { allowed_updates: ['message', 'message_reaction'] });
    const message_id = await says('/help');
    await bot('setMessageReaction', { chat_id, message_id, reaction: [{ type: 'emoji', emoji: '👍' }] });
    for (const [from_id, emoji] of [
      [11, '❤'],
      [12, '🔥'],
      [12, '👏'],
    ] as const)
      await control('/reactions', { chat_id, from_id, message_id, emoji });
    const shown = (await seen()).find((each) => each.message_id === message_id);
    expect(shown?.reactions.map(({ emoji }) => emoji)).toEqual(['👍', '❤', '👏']);
    expect(await last()).toMatchObject({
      message_reaction: { user: { id: 12 }, old_reaction: [{ emoji: '🔥' }], new_reaction: [{ emoji: '👏' }] },
    });
  });
});
