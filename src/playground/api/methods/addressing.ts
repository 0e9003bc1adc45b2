/** Resolves what a call refers to: its chat and message, and the message and topic it replies to. */

import type { Emulator } from '../../emulator.ts';
import { connectedPerson } from '../../people/business.ts';
import { badRequest, forbidden } from '../../refusal.ts';
import type { Arguments } from '../../spec/arguments.ts';
import { formattedText } from '../../text/formatted-text.ts';
import { checkFormatting, quoteOf } from '../../text/quote.ts';
import { externalReply } from '../../world/bot-view.ts';
import type { Chat, Message } from '../../world/model.ts';
import type { NewMessage } from '../../world/world.ts';

/** The chat with this id or @username. Throws a Refusal if there is none or the bot has no access to it. */
export function namedChat(emulator: Emulator, id: number | string | undefined): Chat {
  const { chats } = emulator.world;
  const name = /^@(\w+)$/.exec(String(id))?.[1]?.toLowerCase();
  const chat =
    name === undefined
      ? chats.get(Number(id))
      : [...chats.values()].find(({ username }) => username?.toLowerCase() === name);
  if (!chat || chat.type === 'direct') throw badRequest('chat not found');
  if (chat.type === 'supergroup' || chat.type === 'channel') checkMembership(chat);
  return chat;
}

function checkMembership({ type, standing }: Chat): void {
  if (standing === 'kicked') throw forbidden(`bot was kicked from the ${type} chat`);
  if (standing === 'left') throw forbidden(`bot is not a member of the ${type} chat`);
}

/** The chat `chat_id`. Throws a Refusal if the bot may not write there: blocked, removed, or not started yet. */
export function writableChat(emulator: Emulator, args: Arguments): Chat {
  if (args.business_connection_id) connectedPerson(emulator, args.business_connection_id);
  const { bot } = emulator.world;
  if ([String(bot.id), `@${bot.username}`].includes(String(args.chat_id)))
    throw forbidden("the bot can't send messages to the bot");
  const chat = namedChat(emulator, args.chat_id);
  if (chat.type === 'group') {
    const { migrated_to: id, standing } = chat;
    if (id !== undefined) throw badRequest('group chat was upgraded to a supergroup chat', { migrate_to_chat_id: id });
    if (standing === 'deleted') throw forbidden('the group chat was deleted');
    checkMembership(chat);
  }
  if (chat.type !== 'private') return chat;
  const person = emulator.world.people.get(chat.id);
  if (person?.deactivated) throw forbidden('user is deactivated');
  if (person?.blocked) throw forbidden('bot was blocked by the user');
  if (person && !person.started) throw forbidden("bot can't initiate conversation with a user");
  return chat;
}

/** The message with this id. Throws a Refusal if there is none; `what` completes "message to … not found". */
export function namedMessage(chat: Chat, id: number | undefined, what: string): Message {
  const message = chat.messages.find((candidate) => candidate.message_id === id && !candidate.deleted);
  if (!message) throw badRequest(`message to ${what} not found`);
  return message;
}

/** The topic of the call, ignored in private chats without topics. Throws a Refusal if it's unknown or closed. */
export function threadOf(chat: Chat, { message_thread_id: id }: Arguments): number | undefined {
  if (!id || (chat.type !== 'private' && !chat.topics)) return undefined;
  const topic = chat.topics?.find((each) => each.id === id);
  if (!topic) throw badRequest('message thread not found');
  if (topic.closed && !chat.bot_is_admin) throw badRequest('TOPIC_CLOSED');
  return id;
}

/** The message replied to and the quote from it; empty if the call is no reply. Throws a Refusal. */
export function replyFields(
  emulator: Emulator,
  chat: Chat,
  { reply_parameters: given }: Arguments,
): Pick<NewMessage, 'reply_to' | 'quote' | 'external_reply'> {
  if (!given) return {};
  const from = given.chat_id === undefined ? chat : namedChat(emulator, given.chat_id);
  const { message_id: id, allow_sending_without_reply: isOptional, quote: raw = '' } = given;
  if (isOptional && !from.messages.some((message) => message.message_id === id && !message.deleted)) return {};
  const message = namedMessage(from, id, 'be replied');
  const isHere = from === chat;
  const target = isHere ? { reply_to: id } : { external_reply: externalReply(emulator.world, from, message) };
  if (raw === '') return target;
  const { text, entities } = formattedText(raw, given.quote_parse_mode, given.quote_entities);
  const quote = quoteOf(message, text, given.quote_position);
  checkFormatting(quote, entities);
  return { ...target, quote };
}
