/**
 * Messages in a group for one of its members: whether a call means to send one, and may. A bot that does not administer the
 * group may only answer: within fifteen seconds a press, or an ephemeral message of that member.
 */

import type { Emulator } from '../../emulator.ts';
import { EPHEMERAL_ANSWER_MS } from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import type { Chat, Message } from '../../world/model.ts';
import type { NewMessage } from '../../world/world.ts';
import { type CallArguments, isRecord } from '../arguments.ts';

/** What makes a new message one member's; undefined for a message to everybody. Throws a Refusal. */
export function receiverOf(
  emulator: Emulator,
  args: CallArguments,
  chat: Chat,
): Pick<NewMessage, 'only_for' | 'ephemeral_id' | 'instead_of'> | undefined {
  const parameters = args.json('ephemeral_message_parameters') ?? {};
  if (!isRecord(parameters)) throw badRequest("can't parse ephemeral message parameters: expected an Object");
  // The form of Bot API 10.2 stands beside them.
  const receiver = parameters.receiver_user_id ?? args.integer('receiver_user_id');
  if (receiver === undefined) return undefined;
  if (typeof receiver !== 'number') throw badRequest('field "receiver_user_id" must be of type Number');
  if (chat.type !== 'group' && chat.type !== 'supergroup') throw badRequest('BOT_NOT_ADMIN');
  if (!chat.members.includes(receiver)) throw badRequest('USER_NOT_PARTICIPANT');
  const pressId = parameters.callback_query_id ?? args.text('callback_query_id');
  const press = pressId === undefined ? undefined : emulator.presses.recent(String(pressId), EPHEMERAL_ANSWER_MS);
  if (pressId !== undefined && (press?.chatId !== chat.id || press.personId !== receiver))
    throw badRequest('QUERY_ID_INVALID');
  const answered = answeredMessage(args, chat);
  const isFresh = answered?.sender.kind === 'person' && emulator.clock.now() - answered.date * 1_000 <= ANSWER_MS;
  if (answered && (answered.only_for !== receiver || !isFresh)) throw badRequest('message to be replied not found');
  if (!press && !answered && !chat.bot_is_admin) throw badRequest('BOT_NOT_ADMIN');
  const pressed = press && chat.messages.find(({ message_id: id }) => id === press.messageId);
  const isInstead = parameters.replace_callback_query_message === true && pressed !== undefined;
  if (isInstead && pressed.only_for !== undefined) throw badRequest('MESSAGE_ID_INVALID');
  return {
    only_for: receiver,
    ephemeral_id: nextId(chat, receiver),
    ...(isInstead ? { instead_of: pressed.message_id } : {}),
  };
}

/** Dates are whole seconds. */
const ANSWER_MS = EPHEMERAL_ANSWER_MS + 999;

/** Ids count per member, and those of messages that are gone may come again. */
export function nextId(chat: Chat, personId: number): number {
  const own = chat.messages.filter(({ only_for, deleted }) => only_for === personId && !deleted);
  return Math.max(0, ...own.map(({ ephemeral_id: id = 0 }) => id)) + 1;
}

function answeredMessage(args: CallArguments, chat: Chat): Message | undefined {
  const reply = args.json('reply_parameters');
  if (typeof reply !== 'object' || reply === null || !('ephemeral_message_id' in reply)) return undefined;
  const id = reply.ephemeral_message_id;
  const message = chat.messages.findLast(
    (each) => each.ephemeral_id === id && !each.deleted && each.sender.kind !== 'bot',
  );
  if (!message) throw badRequest('message to be replied not found');
  return message;
}
