/** forwardMessage and copyMessage; protected messages can't be forwarded or copied. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { badRequest } from '../../refusal.ts';
import type { Arguments } from '../../spec/arguments.ts';
import { originOf } from '../../world/bot-view.ts';
import type { Chat, Message } from '../../world/model.ts';
import { type Content, contentOf } from '../../world/world.ts';
import { namedChat, namedMessage } from './addressing.ts';
import { messageCaption, post } from './sending.ts';

/** The content of a copy: everything except the keyboard. */
export function copyOf(message: Message): Content {
  const { reply_markup: _, ...copied } = contentOf(message);
  return copied;
}

function source(emulator: Emulator, args: Arguments, verb: 'forward' | 'copy'): { from: Chat; message: Message } {
  const from = namedChat(emulator, args.from_chat_id);
  const message = namedMessage(from, args.message_id, verb);
  if (message.protected || message.new_members)
    throw badRequest(`message can't be ${verb === 'copy' ? 'copied' : 'forwarded'}`);
  return { from, message };
}

const kindOf = ({ photo, document }: Message) => (photo ? 'photos' : document ? 'documents' : 'text messages');

export const forwarding: MethodTable = {
  forwardMessage(emulator, args) {
    const { from, message } = source(emulator, args, 'forward');
    const forward_origin = originOf(emulator.world, from, message);
    return post(emulator, args, kindOf(message), () => ({ ...copyOf(message), forward_origin }));
  },
  copyMessage(emulator, args) {
    const { message } = source(emulator, args, 'copy');
    const { caption: _, caption_entities: __, ...rest } = copyOf(message);
    const content = args.caption === undefined ? copyOf(message) : { ...rest, ...messageCaption(args) };
    const { message_id } = post(emulator, args, kindOf(message), () => content);
    return { message_id };
  },
};
