/** Messages in a group that one member alone sees: who may send them, until when, and who sees what. */
import { describe, expect, it } from 'vitest';
import { turnableClock } from '../support/turnable-clock.ts';
import { openChat } from './open-playground.ts';
import type { Update } from './scripted-bot.ts';

const EPHEMERAL_SEARCH = {
  commands: [{ command: 'search', description: 'Search', is_ephemeral: true }],
  scope: { type: 'all_group_chats' },
};
const keyboard = { inline_keyboard: [[{ text: 'go', callback_data: 'a' }]] };

async function openGroup(options: { botIsAdmin?: boolean } = {}) {
  const clock = turnableClock();
  const opened = await openChat({ clock });
  const { driver, anna, bot } = opened;
  const boris = await driver.person({ id: 12, name: 'Борис' });
  const group = await driver.group({ title: 'Sailors', members: [anna, boris], ...options });
  await bot('setMyCommands', EPHEMERAL_SEARCH);
  const heard = async (kind: string): Promise<Record<string, unknown>[]> => {
    const { result } = await bot<Update[]>('getUpdates');
    return result.filter((update) => kind in update).map((update) => update[kind] as Record<string, unknown>);
  };
  const to = (userId: number, fields = {}) => ({
    chat_id: group.chatId,
    text: 'for one',
    ephemeral_message_parameters: { receiver_user_id: userId, ...fields },
  });
  return { ...opened, clock, boris, group, inGroup: group.as(anna), heard, to };
}
const texts = (messages: { text: string }[]) => messages.map(({ text }) => text).filter((text) => text !== '');

describe('a command that the menu calls ephemeral', () => {
  it('is seen by its sender and the bot alone, and so is the answer', async () => {
    const { boris, group, inGroup, bot, heard, to } = await openGroup();
    await inGroup.says('/search boat');
    const asked = (await heard('message')).at(-1);
    expect(asked).toMatchObject({ message_id: 0, text: '/search boat', receiver_user: { is_bot: true } });
    const reply_parameters = { ephemeral_message_id: asked?.ephemeral_message_id };
    const sent = await bot('sendMessage', { ...to(11), reply_parameters });
    expect(sent.result).toMatchObject({ message_id: 0, ephemeral_message_id: 2, receiver_user: { id: 11 } });
    expect(texts(await inGroup.chat())).toEqual(['/search boat', 'for one']);
    for (const others of [await group.as(boris).chat(), await group.chat()]) expect(texts(others)).toEqual([]);
  });

  it('is an ordinary one in a private chat, and by another name', async () => {
    const { anna, inGroup, heard } = await openGroup();
    await anna.says('/search boat');
    await inGroup.says('/help');
    await inGroup.says('/search@another_bot boat');
    expect((await heard('message')).filter((message) => 'ephemeral_message_id' in message)).toEqual([]);
  });

  it('is answered within fifteen seconds, or not at all', async () => {
    const { clock, inGroup, verdict, heard, to } = await openGroup();
    await inGroup.says('/search boat');
    const reply_parameters = { ephemeral_message_id: (await heard('message')).at(-1)?.ephemeral_message_id };
    await clock.turn(14_000);
    expect(await verdict('sendMessage', { ...to(11), reply_parameters })).toBe('ok');
    await clock.turn(3_000);
    expect(await verdict('sendMessage', { ...to(11), reply_parameters })).toMatch(/replied not found/);
  });

  it('is answered to nobody else', async () => {
    const { inGroup, verdict, heard, to } = await openGroup();
    await inGroup.says('/search boat');
    const reply_parameters = { ephemeral_message_id: (await heard('message')).at(-1)?.ephemeral_message_id };
    expect(await verdict('sendMessage', { ...to(12), reply_parameters })).toMatch(/replied not found/);
  });
});

describe('a press', () => {
  async function press({ bot, inGroup, heard, group }: Awaited<ReturnType<typeof openGroup>>) {
    await bot('sendMessage', { chat_id: group.chatId, text: 'to all', reply_markup: keyboard });
    await inGroup.presses('go');
    return String((await heard('callback_query')).at(-1)?.id);
  }

  it('may be answered for the one who pressed, within fifteen seconds, also after its sign has ended', async () => {
    const opened = await openGroup();
    const callback_query_id = await press(opened);
    const { clock, verdict, to } = opened;
    expect(await verdict('answerCallbackQuery', { callback_query_id })).toBe('ok');
    expect(await verdict('sendMessage', to(12, { callback_query_id }))).toBe('400 Bad Request: QUERY_ID_INVALID');
    await clock.turn(15_000);
    expect(await verdict('sendMessage', to(11, { callback_query_id }))).toBe('ok');
    await clock.turn(1);
    expect(await verdict('sendMessage', to(11, { callback_query_id }))).toBe('400 Bad Request: QUERY_ID_INVALID');
  });

  it('may be answered in the form of Bot API 10.2 too', async () => {
    const opened = await openGroup();
    const callback_query_id = await press(opened);
    const fields = { chat_id: opened.group.chatId, text: 'for one', receiver_user_id: 11, callback_query_id };
    expect((await opened.bot('sendMessage', fields)).result).toMatchObject({ message_id: 0, ephemeral_message_id: 1 });
  });

  it('may be answered in the place of the message that was pressed', async () => {
    const opened = await openGroup();
    const callback_query_id = await press(opened);
    const { inGroup, bot, to } = opened;
    await bot('sendMessage', to(11, { callback_query_id, replace_callback_query_message: true }));
    const [all, one] = (await inGroup.chat()).slice(-2);
    expect(one?.raw.instead_of).toBe(all?.id);
  });

  it('on such an answer comes with its number, and is nobody else’s to make', async () => {
    const opened = await openGroup();
    const callback_query_id = await press(opened);
    const { group, inGroup, boris, bot, heard, to } = opened;
    await bot('sendMessage', { ...to(11, { callback_query_id }), reply_markup: keyboard });
    const id = (await inGroup.chat()).at(-1)?.id ?? 0;
    await expect(group.as(boris).presses('go', { on: id })).rejects.toThrow('no message');
    await inGroup.presses('go', { on: id });
    expect((await heard('callback_query')).at(-1)?.message).toMatchObject({ message_id: 0, ephemeral_message_id: 1 });
  });
});

describe('a bot of its own accord', () => {
  it('sends one only where it administers the group', async () => {
    const member = await openGroup();
    expect(await member.verdict('sendMessage', member.to(11))).toBe('400 Bad Request: BOT_NOT_ADMIN');
    const admin = await openGroup({ botIsAdmin: true });
    expect(await admin.verdict('sendMessage', admin.to(11))).toBe('ok');
    expect(await admin.verdict('sendMessage', admin.to(99))).toBe('400 Bad Request: USER_NOT_PARTICIPANT');
  });

  it('sends none in a private chat', async () => {
    const { verdict, to } = await openGroup();
    expect(await verdict('sendMessage', { ...to(11), chat_id: 11 })).toBe('400 Bad Request: BOT_NOT_ADMIN');
  });
});

describe('an ephemeral message', () => {
  const NAMED = { receiver_user_id: 11, ephemeral_message_id: 1 };

  it('is edited and deleted under its own number, and no other way', async () => {
    const { clock, group, inGroup, boris, bot, verdict, to } = await openGroup({ botIsAdmin: true });
    await bot('sendMessage', to(11));
    const { id } = (await inGroup.chat()).at(-1) ?? { id: 0 };
    await clock.turn(60_000);
    const named = { chat_id: group.chatId, ...NAMED };
    expect((await bot('editEphemeralMessageText', { ...named, text: 'changed', reply_markup: keyboard })).result).toBe(
      true,
    );
    expect((await inGroup.chat()).at(-1)).toMatchObject({ text: 'changed', buttons: [['go']] });
    expect(await verdict('editEphemeralMessageReplyMarkup', named)).toBe('ok');
    expect(await verdict('editEphemeralMessageText', { ...named, text: 'changed' })).toMatch(/not modified/);
    for (const method of ['editMessageText', 'deleteMessage'])
      expect(await verdict(method, { chat_id: group.chatId, message_id: id, text: 'x' })).toMatch(/not found/);
    const wrong = { ...named, receiver_user_id: boris.id };
    expect(await verdict('deleteEphemeralMessage', wrong)).toBe('400 Bad Request: MESSAGE_ID_INVALID');
    expect(await verdict('deleteEphemeralMessage', named)).toBe('ok');
    await inGroup.losesSight(id);
    expect(await verdict('deleteEphemeralMessage', named)).toBe('400 Bad Request: MESSAGE_ID_INVALID');
    expect(await verdict('deleteEphemeralMessage', {})).toBe('400 Bad Request: chat_id is empty');
  });

  it('is neither replied to, nor forwarded, nor shown as the group’s last', async () => {
    const { group, inGroup, anna, bot, verdict, playground, to } = await openGroup({ botIsAdmin: true });
    await bot('sendMessage', to(11));
    const { id } = (await inGroup.chat()).at(-1) ?? { id: 0 };
    const reply = { chat_id: group.chatId, text: 'x', reply_parameters: { message_id: id } };
    expect(await verdict('sendMessage', reply)).toMatch(/replied not found/);
    const passed = { chat_id: 11, from_chat_id: group.chatId, message_id: id };
    expect(await verdict('forwardMessage', passed)).toMatch(/not found/);
    await expect(inGroup.forwards(id, anna.chatId)).rejects.toThrow('only you see');
    const state = await (await fetch(`${playground.url}/control/state`)).json();
    expect(JSON.stringify(state)).not.toContain('for one');
  });
});
