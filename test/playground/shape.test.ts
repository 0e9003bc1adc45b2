/** What the bot receives has the Bot API's shape: every field is one of the manual's, none is ours. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openChat } from './open-playground.ts';

const user = z.strictObject({
  id: z.int(),
  is_bot: z.boolean(),
  first_name: z.string(),
  last_name: z.string().optional(),
  username: z.string().optional(),
  language_code: z.string().optional(),
});
const chat = z.strictObject({
  id: z.int(),
  type: z.enum(['private', 'group', 'supergroup', 'channel']),
  title: z.string().optional(),
  username: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});
const entity = z.strictObject({
  type: z.string(),
  offset: z.int().min(0),
  length: z.int().min(1),
  url: z.string().optional(),
  language: z.string().optional(),
  unix_time: z.int().optional(),
  date_time_format: z.string().optional(),
});
const file = { file_id: z.string(), file_unique_id: z.string(), file_size: z.int() };
const message = z.strictObject({
  message_id: z.int().min(1),
  // Seconds: milliseconds would be a thousand times as many.
  date: z.int().max(100_000_000_000),
  edit_date: z.int().max(100_000_000_000).optional(),
  from: user.optional(),
  sender_chat: chat.optional(),
  chat,
  text: z.string().min(1).max(4096).optional(),
  entities: z.array(entity).optional(),
  caption: z.string().max(1024).optional(),
  caption_entities: z.array(entity).optional(),
  photo: z.array(z.strictObject({ ...file, width: z.int(), height: z.int() })).optional(),
  document: z.strictObject({ ...file, file_name: z.string(), mime_type: z.string() }).optional(),
  new_chat_members: z.array(user).optional(),
  reply_to_message: z.looseObject({ message_id: z.int(), reply_to_message: z.undefined().optional() }).optional(),
  reply_markup: z.strictObject({ inline_keyboard: z.array(z.array(z.looseObject({ text: z.string() }))) }).optional(),
  has_protected_content: z.literal(true).optional(),
});
const member = z.strictObject({ user, status: z.string(), until_date: z.int().optional() });
const update = z.strictObject({
  update_id: z.int().min(1),
  message: message.optional(),
  edited_message: message.optional(),
  channel_post: message.optional(),
  callback_query: z
    .strictObject({ id: z.string(), from: user, message, chat_instance: z.string(), data: z.string() })
    .optional(),
  my_chat_member: z
    .strictObject({ chat, from: user, date: z.int(), old_chat_member: member, new_chat_member: member })
    .optional(),
});

describe('everything the bot receives', () => {
  it('has the fields of the manual and no others', async () => {
    const { anna, bot, driver } = await openChat();
    const keyboard = { inline_keyboard: [[{ text: 'go', callback_data: 'a' }]] };
    const sent = await bot('sendMessage', {
      chat_id: 11,
      text: '<b>x</b> /help',
      parse_mode: 'HTML',
      reply_markup: keyboard,
    });
    const edited = await bot('editMessageText', { chat_id: 11, message_id: 2, text: 'y', reply_markup: keyboard });
    for (const reply of [sent, edited]) message.parse(reply.result);
    const { messageId } = await anna.says('https://example.org', { replyTo: 2 });
    await anna.edits(messageId, 'changed');
    await anna.says('', { file: { name: 'a.txt', mime: 'text/plain', base64: 'aGk=', as_document: true } });
    await anna.presses('go');
    const group = await driver.group({ title: 'G', members: [anna] });
    await group.anonymousAdminSays('/help');
    const channel = await driver.group({ title: 'C', members: [anna], type: 'channel' });
    await channel.as(anna).says('post');
    await anna.blocks();
    const updates = z.array(update).parse((await bot('getUpdates')).result);
    expect(updates.map((each) => Object.keys(each)[1])).toEqual([
      'message',
      'message',
      'edited_message',
      'message',
      'callback_query',
      'my_chat_member',
      'message',
      'message',
      'my_chat_member',
      'channel_post',
      'my_chat_member',
    ]);
  });
});
