/**
 * The world as the bot sees it: User, Chat, Message and the rest in the Bot API's field names, with nothing of ours.
 * `date` is in seconds, as the manual says for Message.
 */
import type { BotApiObject, Chat, Message, Person } from './model.ts';
import type { World } from './world.ts';

/** The service account that Telegram puts into `from` for an anonymous administrator's message (manual, sender_chat). */
export const ANONYMOUS_ADMIN_ID = 1087968824;
/** The one for posts of a linked channel. */
const CHANNEL_BOT_ID = 136817688;

/** User, of a person. */
export function userOf(person: Person): BotApiObject {
  const { id, first_name, last_name, username, language_code } = person;
  return {
    id,
    is_bot: false,
    first_name,
    ...(last_name === undefined ? {} : { last_name }),
    ...(username === undefined ? {} : { username }),
    ...(language_code === undefined ? {} : { language_code }),
  };
}

/** User, of the bot itself, without the fields that only getMe returns. */
export function botUser(world: World): BotApiObject {
  return {
    id: world.bot.id,
    is_bot: true,
    first_name: world.bot.name[''] ?? world.bot.username,
    username: world.bot.username,
  };
}

/** Chat. */
export function chatOf(world: World, chat: Chat): BotApiObject {
  if (chat.type !== 'private') return { id: chat.id, type: chat.type, title: chat.title ?? 'Group' };
  const person = world.people.get(chat.id);
  return {
    id: chat.id,
    type: 'private',
    ...(person ? { first_name: person.first_name } : {}),
    ...(person?.last_name === undefined ? {} : { last_name: person.last_name }),
    ...(person?.username === undefined ? {} : { username: person.username }),
  };
}

function senderFields(world: World, chat: Chat, message: Message): BotApiObject {
  const { sender } = message;
  if (sender.kind === 'bot') return { from: botUser(world) };
  if (sender.kind === 'anonymous_admin')
    return {
      from: { id: ANONYMOUS_ADMIN_ID, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' },
      sender_chat: chatOf(world, chat),
    };
  if (sender.kind === 'channel')
    return chat.type === 'channel'
      ? { sender_chat: chatOf(world, chat) }
      : {
          from: { id: CHANNEL_BOT_ID, is_bot: true, first_name: 'Channel', username: 'Channel_Bot' },
          sender_chat: chatOf(world, chat),
        };
  const person = world.people.get(sender.id);
  return { from: person ? userOf(person) : { id: sender.id, is_bot: false, first_name: 'Deleted Account' } };
}

/** Message. The message it replies to is included one level deep, as the manual says. */
export function messageOf(world: World, chat: Chat, message: Message, nested = false): BotApiObject {
  const replied =
    nested || message.reply_to === undefined
      ? undefined
      : chat.messages.find((other) => other.message_id === message.reply_to && !other.deleted);
  const newMembers = message.new_members?.map((id) => {
    if (id === world.bot.id) return botUser(world);
    const person = world.people.get(id);
    return person ? userOf(person) : { id, is_bot: false, first_name: 'Deleted Account' };
  });
  return {
    message_id: message.message_id,
    ...senderFields(world, chat, message),
    chat: chatOf(world, chat),
    date: message.date,
    ...(message.edit_date === undefined ? {} : { edit_date: message.edit_date }),
    ...(replied === undefined ? {} : { reply_to_message: messageOf(world, chat, replied, true) }),
    ...(message.forwarded ? { forward_origin: { type: 'user', date: message.date, sender_user: botUser(world) } } : {}),
    ...(message.via_bot ? { via_bot: botUser(world) } : {}),
    ...(message.covered ? { has_media_spoiler: true } : {}),
    ...(message.protected ? { has_protected_content: true } : {}),
    ...(message.text === undefined ? {} : { text: message.text }),
    ...(message.entities?.length ? { entities: message.entities } : {}),
    ...(message.photo === undefined ? {} : { photo: message.photo }),
    ...(message.document === undefined ? {} : { document: message.document }),
    ...(message.caption === undefined ? {} : { caption: message.caption }),
    ...(message.caption_entities?.length ? { caption_entities: message.caption_entities } : {}),
    ...(newMembers === undefined ? {} : { new_chat_members: newMembers }),
    // Only inline keyboards are part of a message; the others are instructions to the reader's client.
    ...(message.reply_markup?.inline_keyboard === undefined ? {} : { reply_markup: message.reply_markup }),
  };
}

/** What a message that the bot can no longer read looks like inside a callback query (InaccessibleMessage). */
export function inaccessibleMessage(world: World, chat: Chat, messageId: number): BotApiObject {
  return { chat: chatOf(world, chat), message_id: messageId, date: 0 };
}
