/** Later changes of messages for one member of a group: editEphemeralMessageText and its kin, deleteEphemeralMessage. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { badRequest } from '../../refusal.ts';
import type { Chat, Message } from '../../world/model.ts';
import type { CallArguments } from '../arguments.ts';
import { namedChat } from './addressing.ts';
import { captionEdit, changed, markupEdit, mediaEdit, type NewContent, textEdit } from './editing.ts';

function named(emulator: Emulator, args: CallArguments): { chat: Chat; message: Message } {
  const chat = namedChat(emulator, args);
  const [receiver, id] = [args.integer('receiver_user_id'), args.integer('ephemeral_message_id')];
  if (receiver === undefined) throw badRequest('receiver_user_id is not specified');
  if (!id) throw badRequest('message identifier is not specified');
  const message = chat.messages.find(
    (each) => each.only_for === receiver && each.ephemeral_id === id && !each.deleted && each.sender.kind === 'bot',
  );
  if (!message) throw badRequest('MESSAGE_ID_INVALID');
  return { chat, message };
}

const edit = (content: NewContent) => (emulator: Emulator, args: CallArguments) => {
  const { chat, message } = named(emulator, args);
  changed(emulator, args, chat, message, content);
  return true;
};

export const ephemeral: MethodTable = {
  editEphemeralMessageText: edit(textEdit),
  editEphemeralMessageCaption: edit(captionEdit),
  editEphemeralMessageMedia: edit(mediaEdit),
  editEphemeralMessageReplyMarkup: edit(markupEdit),
  deleteEphemeralMessage(emulator, args) {
    const { chat, message } = named(emulator, args);
    emulator.world.remove(chat, [message.message_id]);
    return true;
  },
};
