/** Who and what a call is about: the chat it goes to, the message it names, the message it replies to. */

import type { Emulator } from '../../emulator.ts';
import { badRequest, forbidden } from '../../refusal.ts';
import type { Chat, Message } from '../../world/model.ts';
import { type CallArguments, isRecord } from '../arguments.ts';

/** The chat called `chat_id`. Throws "chat not found". */
export function namedChat(emulator: Emulator, args: CallArguments): Chat {
  const id = args.text('chat_id') ?? '';
  if (id === '') throw badRequest('chat_id is empty');
  const chat = /^-?\d{1,16}$/.test(id) ? emulator.world.chats.get(Number(id)) : undefined;
  if (!chat) throw badRequest('chat not found');
  return chat;
}

/** The chat called `chat_id`, when the bot may write there now: not blocked, and not before the person has written. */
export function writableChat(emulator: Emulator, args: CallArguments): Chat {
  const chat = namedChat(emulator, args);
  const person = chat.type === 'private' ? emulator.world.people.get(chat.id) : undefined;
  if (person?.blocked) throw forbidden('bot was blocked by the user');
  if (person && !person.started) throw forbidden("bot can't initiate conversation with a user");
  return chat;
}

/** The message `message_id` of the chat; `what` completes "message to … not found". */
export function namedMessage(chat: Chat, args: CallArguments, what: 'edit' | 'delete' | 'react'): Message {
  const id = args.integer('message_id');
  if (id === undefined || id === 0) throw badRequest('message identifier is not specified');
  const message = chat.messages.find((candidate) => candidate.message_id === id && !candidate.deleted);
  if (!message) throw badRequest(`message to ${what} not found`);
  return message;
}

/** The id to reply to, from reply_parameters or the older reply_to_message_id; undefined for no reply. */
export function replyTarget(chat: Chat, args: CallArguments): number | undefined {
  const given = args.json('reply_parameters');
  let id = args.integer('reply_to_message_id');
  let optional = args.flag('allow_sending_without_reply');
  if (given !== undefined && given !== null) {
    if (!isRecord(given)) throw badRequest("can't parse reply parameters: expected an Object");
    if (given.message_id === undefined) throw badRequest('can\'t find field "message_id"');
    if (!Number.isSafeInteger(given.message_id)) throw badRequest('field "message_id" must be of type Number');
    id = Number(given.message_id);
    optional = given.allow_sending_without_reply === true;
    const elsewhere = given.chat_id !== undefined && String(given.chat_id) !== String(chat.id);
    if (elsewhere) throw badRequest('the playground does not emulate replies to another chat');
  }
  if (id === undefined || id === 0) return undefined;
  if (chat.messages.some((message) => message.message_id === id && !message.deleted)) return id;
  if (optional) return undefined;
  throw badRequest('message to be replied not found');
}
