/** The world as the bot sees it: Bot API field names only, without our own fields. Undefined fields aren't sent. */
import type { BotApiObject, Chat, Message, MessageEntity, Person } from './model.ts';
import type { World } from './world.ts';

/** The service account in `from` of an anonymous administrator's message (manual, sender_chat). */
export const ANONYMOUS_ADMIN_ID = 1087968824;

export function userOf(person: Person): BotApiObject {
  const { id, first_name, last_name, username, language_code } = person;
  return { id, is_bot: false, first_name, last_name, username, language_code };
}

/** User of the bot itself, without the fields that only getMe returns. */
export function botUser(world: World): BotApiObject {
  return {
    id: world.bot.id,
    is_bot: true,
    first_name: world.bot.name[''] ?? world.bot.username,
    username: world.bot.username,
  };
}

export function chatOf(world: World, chat: Chat): BotApiObject {
  const { id, type, title = 'Group', username: name, topics } = chat;
  if (type !== 'private') return { id, type, title, username: name, ...(topics && { is_forum: true }) };
  const { first_name, last_name, username } = world.people.get(id) ?? {};
  return { id, type, first_name, last_name, username };
}

function senderFields(world: World, chat: Chat, message: Message): BotApiObject {
  const { sender } = message;
  if (sender.kind === 'bot') return { from: botUser(world) };
  if (sender.kind === 'anonymous_admin')
    return {
      from: { id: ANONYMOUS_ADMIN_ID, is_bot: true, first_name: 'Group', username: 'GroupAnonymousBot' },
      sender_chat: chatOf(world, chat),
    };
  if (sender.kind === 'channel') return { sender_chat: chatOf(world, chat) };
  return { from: personOrDeleted(world, sender.id) };
}

function personOrDeleted(world: World, id: number): BotApiObject {
  const person = world.people.get(id);
  return person ? userOf(person) : { id, is_bot: false, first_name: 'Deleted Account' };
}

/** MessageOrigin for forwarding a message; an already forwarded message keeps its origin. */
export function originOf(world: World, chat: Chat, message: Message): NonNullable<Message['forward_origin']> {
  const { sender, date } = message;
  if (message.forward_origin) return message.forward_origin;
  if (sender.kind === 'channel')
    return { type: 'channel', date, chat: chatOf(world, chat), message_id: message.message_id };
  if (sender.kind === 'anonymous_admin') return { type: 'chat', date, sender_chat: chatOf(world, chat) };
  return { type: 'user', date, sender_user: senderFields(world, chat, message).from };
}

/**
 * Message. The message it replies to is included one level deep, as in the manual; in a topic, a message that replies
 * to nothing else replies to the topic's first message.
 */
export function messageOf(world: World, chat: Chat, message: Message, nested = false): BotApiObject {
  const { thread_id: thread } = message;
  const target = message.reply_to ?? (message.message_id === thread ? undefined : thread);
  const replied =
    nested || target === undefined
      ? undefined
      : chat.messages.find((other) => other.message_id === target && !other.deleted);
  const newMembers = message.new_members?.map((id) =>
    id === world.bot.id ? botUser(world) : personOrDeleted(world, id),
  );
  const { edit_date, forward_origin, external_reply, text, media_group_id, photo, document, caption } = message;
  const { topic_created: topic } = message;
  return {
    message_id: message.message_id,
    ...senderFields(world, chat, message),
    chat: chatOf(world, chat),
    date: message.date,
    edit_date,
    ...(thread === undefined ? {} : { message_thread_id: thread, is_topic_message: true }),
    forward_origin,
    reply_to_message: replied && messageOf(world, chat, replied, true),
    external_reply,
    quote: nested ? undefined : message.quote,
    ...(message.via_bot ? { via_bot: botUser(world) } : {}),
    ...(message.covered ? { has_media_spoiler: true } : {}),
    ...(message.protected ? { has_protected_content: true } : {}),
    text,
    entities: entitiesOf(world, message.entities),
    media_group_id,
    photo,
    document,
    caption,
    caption_entities: entitiesOf(world, message.caption_entities),
    new_chat_members: newMembers,
    forum_topic_created: topic === undefined ? undefined : { name: topic, icon_color: 7322096 },
    // Only inline keyboards are part of a message; other markups are instructions to the recipient's client.
    reply_markup: message.reply_markup?.inline_keyboard && message.reply_markup,
  };
}

/** ExternalReplyInfo of a message that is replied to from another chat. */
export function externalReply(world: World, chat: Chat, message: Message): NonNullable<Message['external_reply']> {
  const { message_id, photo, document, covered } = message;
  const isPublic = chat.type === 'supergroup' || chat.type === 'channel';
  return {
    origin: originOf(world, chat, message),
    ...(isPublic ? { chat: chatOf(world, chat), message_id } : {}),
    photo,
    document,
    ...(covered ? { has_media_spoiler: true } : {}),
  };
}

/** Adds the User to text mentions, drops mentions of unknown people, and returns undefined for an empty list. */
function entitiesOf(world: World, entities: readonly MessageEntity[] = []): BotApiObject[] | undefined {
  const known = entities.flatMap((entity): BotApiObject[] => {
    if (entity.user === undefined) return [entity];
    const person = world.people.get(entity.user.id);
    return person ? [{ ...entity, user: userOf(person) }] : [];
  });
  return known.length > 0 ? known : undefined;
}

/** InaccessibleMessage: stands in for a deleted message inside a callback query. */
export function inaccessibleMessage(world: World, chat: Chat, messageId: number): BotApiObject {
  return { chat: chatOf(world, chat), message_id: messageId, date: 0 };
}
