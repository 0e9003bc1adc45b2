/** forwardMessage and copyMessage: of what may be passed on, and a message that is protected may not. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { badRequest } from '../../refusal.ts';
import { messageOf } from '../../world/bot-view.ts';
import type { Chat, Message } from '../../world/model.ts';
import type { NewMessage } from '../../world/world.ts';
import type { CallArguments } from '../arguments.ts';
import { writableChat } from './addressing.ts';

/** What a copy of the message consists of. */
export function copyOf({ text, entities, caption, caption_entities, photo, document, covered }: Message) {
  const content = { text, entities, caption, caption_entities, photo, document, covered };
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}

function source({ world }: Emulator, args: CallArguments): Message {
  const from = world.chats.get(args.integer('from_chat_id') ?? 0);
  if (!from) throw badRequest('chat not found');
  const id = args.integer('message_id');
  const message = from.messages.find((each) => each.message_id === id && !each.deleted);
  if (!message) throw badRequest('message to forward not found');
  return message;
}

function pass(emulator: Emulator, args: CallArguments, message: Message): { chat: Chat; passed: Message } {
  const chat = writableChat(emulator, args);
  const copy: NewMessage = { sender: { kind: 'bot' }, ...copyOf(message) };
  const isProtected = args.flag('protect_content');
  return { chat, passed: emulator.world.post(chat, { ...copy, ...(isProtected ? { protected: true } : {}) }) };
}

export const forwarding: MethodTable = {
  forwardMessage(emulator, args) {
    const message = source(emulator, args);
    if (message.protected || message.new_members) throw badRequest("message can't be forwarded");
    const { chat, passed } = pass(emulator, args, message);
    return messageOf(emulator.world, chat, passed);
  },
  copyMessage(emulator, args) {
    const message = source(emulator, args);
    if (message.protected || message.new_members) throw badRequest("message can't be copied");
    return { message_id: pass(emulator, args, message).passed.message_id };
  },
};
