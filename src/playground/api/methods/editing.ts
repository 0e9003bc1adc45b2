/** editMessageText, editMessageCaption, editMessageMedia, editMessageReplyMarkup, deleteMessage, deleteMessages. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { DELETABLE_FOR_MS, MAX_DELETED_AT_ONCE, MAX_PHOTO_BYTES } from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import { replyMarkup } from '../../text/keyboard.ts';
import { messageOf } from '../../world/bot-view.ts';
import type { Chat, Message } from '../../world/model.ts';
import type { Content } from '../../world/world.ts';
import { type CallArguments, isRecord } from '../arguments.ts';
import { namedChat, namedMessage, writableChat } from './addressing.ts';
import { fileOf, messageCaption, messageText, photoOf } from './sending.ts';

const NOT_MODIFIED =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';

/** What a message becomes, from what it was; the keyboard apart. */
export type NewContent = (emulator: Emulator, args: CallArguments, message: Message) => Content;

function editable(emulator: Emulator, args: CallArguments): { chat: Chat; message: Message; isInline: boolean } {
  const inlineId = args.text('inline_message_id');
  if (inlineId !== undefined) {
    for (const chat of emulator.world.chats.values()) {
      const message = chat.messages.find((each) => each.inline_message_id === inlineId && !each.deleted);
      if (message) return { chat, message, isInline: true };
    }
    throw badRequest('MESSAGE_ID_INVALID');
  }
  const chat = writableChat(emulator, args);
  const message = namedMessage(chat, args, 'edit');
  if (message.sender.kind !== 'bot') throw badRequest("message can't be edited");
  return { chat, message, isInline: false };
}

const fingerprint = (content: Content) =>
  JSON.stringify([
    content.text,
    content.caption,
    content.entities ?? [],
    content.caption_entities ?? [],
    content.reply_markup?.inline_keyboard ?? [],
    content.photo ?? [],
    content.covered ?? false,
  ]);

/** Applies an edit, or refuses one that changes nothing. The keyboard goes when the call brings none. */
export function changed(
  emulator: Emulator,
  args: CallArguments,
  chat: Chat,
  message: Message,
  contentFrom: NewContent,
): void {
  const markup = replyMarkup(args.json('reply_markup'));
  if (markup && markup.inline_keyboard === undefined) throw badRequest('inline keyboard expected');
  const content: Content = {
    ...contentFrom(emulator, args, message),
    ...(markup === undefined ? {} : { reply_markup: markup }),
  };
  if (fingerprint(content) === fingerprint(message)) throw badRequest(NOT_MODIFIED);
  emulator.world.revise(chat, message, content, true);
}

const edit = (content: NewContent) => (emulator: Emulator, args: CallArguments) => {
  const { chat, message, isInline } = editable(emulator, args);
  changed(emulator, args, chat, message, content);
  return isInline ? true : messageOf(emulator.world, chat, message);
};

const mediaOf = ({ photo, document, covered }: Message): Content => ({
  ...(photo === undefined ? {} : { photo }),
  ...(document === undefined ? {} : { document }),
  ...(covered === undefined ? {} : { covered }),
});

export const textEdit: NewContent = (_, args, message) => {
  const formatted = messageText(args);
  if (message.text === undefined) throw badRequest('there is no text in the message to edit');
  return formatted;
};

export const captionEdit: NewContent = (_, args, message) => {
  if (!message.photo && !message.document) throw badRequest('there is no caption in the message to edit');
  return { ...mediaOf(message), ...messageCaption(args) };
};

/** A photo in the place of a photo or, since Bot API 10.1, of a text. */
export const mediaEdit: NewContent = (emulator, args) => {
  const media = args.json('media');
  if (!isRecord(media)) throw badRequest("can't parse InputMedia");
  const { type, ...fields } = media;
  if (type !== 'photo') throw badRequest(`the playground does not emulate media of type "${String(type)}"`);
  const given = args.within(fields);
  return {
    photo: photoOf(emulator, fileOf(emulator, given, 'media', MAX_PHOTO_BYTES)),
    ...messageCaption(given),
    ...(given.flag('has_spoiler') ? { covered: true } : {}),
  };
};

export const markupEdit: NewContent = (_, __, message) => {
  const { text, entities, caption, caption_entities } = message;
  return {
    ...mediaOf(message),
    ...(text === undefined ? {} : { text }),
    ...(entities === undefined ? {} : { entities }),
    ...(caption === undefined ? {} : { caption }),
    ...(caption_entities === undefined ? {} : { caption_entities }),
  };
};

function remove(emulator: Emulator, chat: Chat, message: Message): void {
  if (emulator.clock.now() - message.date * 1000 > DELETABLE_FOR_MS)
    throw badRequest("message can't be deleted for everyone");
  // In a private chat the bot may delete what the person wrote; elsewhere only its own, unless it is an administrator.
  const may = message.sender.kind === 'bot' || chat.type === 'private' || chat.bot_is_admin;
  if (!may) throw badRequest("message can't be deleted");
}

export const editing: MethodTable = {
  editMessageText: edit(textEdit),
  editMessageCaption: edit(captionEdit),
  editMessageMedia: edit(mediaEdit),
  editMessageReplyMarkup: edit(markupEdit),
  deleteMessage(emulator, args) {
    const chat = namedChat(emulator, args);
    const message = namedMessage(chat, args, 'delete');
    remove(emulator, chat, message);
    emulator.world.remove(chat, [message.message_id]);
    return true;
  },
  deleteMessages(emulator, args) {
    const chat = namedChat(emulator, args);
    const ids = args.json('message_ids');
    if (!Array.isArray(ids) || ids.length === 0) throw badRequest('message identifiers are not specified');
    if (ids.length > MAX_DELETED_AT_ONCE) throw badRequest('too many message identifiers specified');
    const found = chat.messages.filter((message) => !message.deleted && ids.map(Number).includes(message.message_id));
    // "If some of the specified messages can't be found, they are skipped"; one that may not be deleted stops the call.
    for (const message of found) remove(emulator, chat, message);
    if (found.length > 0)
      emulator.world.remove(
        chat,
        found.map(({ message_id }) => message_id),
      );
    return true;
  },
};
