/**
 * People's actions: send, edit, press, block, react, hide. Each changes the world and, if a real bot would be notified,
 * queues an update. Refusals (400) go to the client of the control API, not to the bot.
 */

import { documentOf, photoOf } from '../api/methods/sending.ts';
import type { Input } from '../control/control-schema.ts';
import type { Emulator } from '../emulator.ts';
import { refuse } from '../refusal.ts';
import { SPEC } from '../spec/spec.ts';
import { detectEntities } from '../text/entity-detection.ts';
import { quoteOf } from '../text/quote.ts';
import { botUser, chatOf, inaccessibleMessage, messageOf, userOf } from '../world/bot-view.ts';
import type { Chat, Message, Person, Sender } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { notifyConnected } from './business.ts';

/** The chat and its member. Throws a Refusal unless both exist and the person is in the chat. */
export function memberOf(emulator: Emulator, chatId: number, personId: number): { chat: Chat; person: Person } {
  const chat = emulator.world.chats.get(chatId);
  const person = emulator.world.people.get(personId);
  if (!chat) throw refuse(`there is no chat ${chatId}`);
  if (!person) throw refuse(`there is no person ${personId}`);
  if (!chat.members.includes(personId)) throw refuse(`person ${personId} is not in chat ${chatId}`);
  return { chat, person };
}

function messageIn(chat: Chat, id: number): Message {
  const message = chat.messages.find((candidate) => candidate.message_id === id);
  if (!message) throw refuse(`there is no message ${id} in chat ${chat.id}`);
  return message;
}

export const chatLane = (chat: Chat) => `chat:${chat.id}`;

/** Posts a person's message and queues it for the bot; `update_id` is undefined if the bot doesn't receive it. */
export function sendAs(emulator: Emulator, given: Input<'message'>) {
  const { world } = emulator;
  const { chat, person } = memberOf(emulator, given.chat_id, given.from_id);
  if (person.deactivated) throw refuse('the account is deleted');
  if (person.blocked && chat.type === 'private') throw refuse('the person has blocked the bot; unblock it first');
  const upload = given.file && emulator.files.get(given.file.id);
  if (given.file && !upload) throw refuse('there is no such file');
  const words = given.text ?? '';
  if (!upload && words.trim() === '') throw refuse('a message needs text or a file');
  const entities = given.entities ?? detectEntities(words);
  const sender: Sender =
    chat.type === 'channel'
      ? { kind: 'channel' }
      : given.as === 'anonymous_admin'
        ? { kind: 'anonymous_admin' }
        : { kind: 'person', id: person.id };
  const answered = given.reply_to === undefined ? undefined : messageIn(chat, given.reply_to);
  if (given.thread_id !== undefined && !chat.topics?.some(({ id }) => id === given.thread_id))
    throw refuse(`there is no topic ${given.thread_id}`);
  const message = world.post(chat, {
    sender,
    ...(upload
      ? {
          ...(given.file?.as_document
            ? { document: documentOf(emulator, upload) }
            : { photo: photoOf(emulator, upload) }),
          ...(words === '' ? {} : { caption: words, caption_entities: entities }),
        }
      : { text: words, entities }),
    media_group_id: given.media_group_id,
    reply_to: given.reply_to,
    quote: answered && given.quote !== undefined ? quoteOf(answered, given.quote) : undefined,
    thread_id: given.thread_id,
  });
  if (chat.type === 'private' && !person.started) world.putPerson({ ...person, started: true });
  return { message, update_id: notifyBot(emulator, chat, message) };
}

/** Queues a new or edited message if the bot should receive it; its update id, else undefined. */
export function notifyBot(emulator: Emulator, chat: Chat, message: Message, isEdit = false): number | undefined {
  const { world, queue } = emulator;
  if (chat.type === 'direct')
    return notifyConnected(emulator, chat, isEdit ? 'edited_business_message' : 'business_message', message);
  if (!reachesBot(world, chat, message)) return undefined;
  const kind = chat.type === 'channel' ? 'channel_post' : 'message';
  return queue.push(isEdit ? `edited_${kind}` : kind, messageOf(world, chat, message), chatLane(chat));
}

/** Changes the text of a person's own message. */
export function editOwn(emulator: Emulator, request: Input<'edit'>) {
  const { world } = emulator;
  const { chat, person } = memberOf(emulator, request.chat_id, request.from_id);
  const message = messageIn(chat, request.message_id);
  const own = message.sender.kind === 'person' ? message.sender.id === person.id : chat.type === 'channel';
  if (!own || message.deleted || message.text === undefined) throw refuse('only your own text messages can be edited');
  if (request.text.trim() === '') throw refuse('a message needs text');
  // Telegram sends no update for an edit that changes nothing.
  if (message.text === request.text) return { message, update_id: undefined };
  world.revise(chat, message, { text: request.text, entities: detectEntities(request.text) });
  return { message, update_id: notifyBot(emulator, chat, message, true) };
}

/**
 * Presses an inline button, identified by label or data. Given data is sent as is, even if there is no such button (any
 * more): a modified client can do that to a real bot too.
 */
export function press(emulator: Emulator, request: Input<'press'>) {
  const { world, queue, presses } = emulator;
  const { chat, person } = memberOf(emulator, request.chat_id, request.from_id);
  const message = messageIn(chat, request.message_id);
  const rows = (message.reply_markup?.inline_keyboard ?? []) as { text: string; callback_data?: string }[][];
  const button = rows
    .flat()
    .find(({ text, callback_data: itsData }) => text === request.label && itsData !== undefined);
  const data = request.data ?? (message.deleted ? undefined : button?.callback_data);
  if (data === undefined) throw refuse(`message ${message.message_id} has no button "${request.label ?? ''}" to press`);
  const opened = presses.add({ chatId: chat.id, messageId: message.message_id, personId: person.id });
  const payload = {
    id: opened.id,
    from: userOf(person),
    // For a message sent via inline mode, the bot receives only its id.
    ...(message.inline_message_id === undefined
      ? {
          message: message.deleted
            ? inaccessibleMessage(world, chat, message.message_id)
            : messageOf(world, chat, message),
        }
      : { inline_message_id: message.inline_message_id }),
    chat_instance: String(BigInt(chat.id) * 7919n),
    data,
  };
  // One person's presses are delivered in order, parallel to the chat's messages (tdlib/telegram-bot-api, Client.cpp).
  const update_id = queue.push('callback_query', payload, `presses:${person.id}`);
  return { callback_query_id: opened.id, update_id };
}

/** Blocks or unblocks the bot, which receives my_chat_member. */
export function setBlocked(emulator: Emulator, personId: number, blocked: boolean): Person {
  const { world } = emulator;
  const { chat, person } = memberOf(emulator, personId, personId);
  if (person.blocked === blocked) return person;
  const changed = world.putPerson({ ...person, blocked });
  pushMembership(emulator, chat, changed, blocked ? ['member', 'kicked'] : ['kicked', 'member']);
  return changed;
}

/** All required rights of a Bot API type, set to `value`. */
function rights(type: string, value: boolean): object {
  const fields = Object.entries(SPEC.types[type]?.fields ?? {});
  return Object.fromEntries(
    fields.filter(([name, { required }]) => required && name.startsWith('can_')).map(([name]) => [name, value]),
  );
}

/** Fields of ChatMember besides user and status. */
const MEMBER_FIELDS: Readonly<Record<string, object>> = {
  kicked: { until_date: 0 },
  restricted: { is_member: true, until_date: 0, ...rights('ChatMemberRestricted', false) },
  administrator: { ...rights('ChatMemberAdministrator', true), can_be_edited: false, is_anonymous: false },
};

/** Queues my_chat_member: the bot's own status in a chat has changed. */
export function pushMembership(
  emulator: Emulator,
  chat: Chat,
  by: Person,
  [before, after]: readonly [string, string],
): void {
  const { world, queue, clock } = emulator;
  const member = (status: string) => ({ user: botUser(world), status, ...(MEMBER_FIELDS[status] ?? {}) });
  const payload = {
    chat: chatOf(world, chat),
    from: userOf(by),
    date: Math.floor(clock.now() / 1000),
    old_chat_member: member(before),
    new_chat_member: member(after),
  };
  queue.push('my_chat_member', payload, chatLane(chat));
}

/** Sets or removes a person's reaction; the bot receives it if message_reaction is among its allowed updates. */
export function reactAs(emulator: Emulator, request: Input<'reaction'>): void {
  const { world, queue, clock } = emulator;
  const { chat, person } = memberOf(emulator, request.chat_id, request.from_id);
  const message = messageIn(chat, request.message_id);
  const given = () =>
    message.reactions.filter(({ from_id }) => from_id === person.id).map(({ emoji }) => ({ type: 'emoji', emoji }));
  const before = given();
  world.react(chat, message, person.id, request.emoji);
  if (chat.type === 'direct') return;
  const payload = {
    chat: chatOf(world, chat),
    message_id: message.message_id,
    user: userOf(person),
    date: Math.floor(clock.now() / 1000),
    old_reaction: before,
    new_reaction: given(),
  };
  queue.push('message_reaction', payload, chatLane(chat));
}

/** Deletes a message from one person's own view; the bot receives it only from a connected account. */
export function hide(emulator: Emulator, request: Input<'hide'>): void {
  const { chat } = memberOf(emulator, request.chat_id, request.from_id);
  const message = messageIn(chat, request.message_id);
  emulator.world.hide(chat, message, request.from_id);
  if (chat.type === 'direct') notifyConnected(emulator, chat, 'deleted_business_messages', message, request.from_id);
}

function reachesBot(world: World, chat: Chat, message: Message): boolean {
  if (chat.standing !== 'present' && chat.standing !== 'muted') return false;
  if (chat.type === 'private' || chat.type === 'channel' || chat.bot_is_admin || message.new_members) return true;
  // A message sent via the bot always reaches it.
  if (message.via_bot) return true;
  const replied = chat.messages.find((other) => other.message_id === message.reply_to);
  if (replied?.sender.kind === 'bot') return true;
  const words = message.text ?? message.caption ?? '';
  const own = `@${world.bot.username}`.toLowerCase();
  return (message.entities ?? message.caption_entities ?? []).some(({ type, offset, length }) => {
    const span = words.slice(offset, offset + length).toLowerCase();
    if (type === 'mention') return span === own;
    return type === 'bot_command' && (!span.includes('@') || span.endsWith(own));
  });
}
