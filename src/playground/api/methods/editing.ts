/** editMessageText, editMessageMedia, setMessageReaction, deleteMessage, deleteMessages. */

import { isDeepStrictEqual } from 'node:util';
import type { Emulator, MethodTable } from '../../emulator.ts';
import { DELETABLE_FOR_MS, MAX_DELETED_AT_ONCE } from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import type { Arguments } from '../../spec/arguments.ts';
import { replyMarkup } from '../../text/keyboard.ts';
import { messageOf } from '../../world/bot-view.ts';
import type { Chat, Message } from '../../world/model.ts';
import { type Content, contentOf } from '../../world/world.ts';
import { namedChat, namedMessage, writableChat } from './addressing.ts';
import { mediaContent, messageText } from './sending.ts';

const NOT_MODIFIED =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';

/** The new content of a message, without its keyboard. */
type NewContent = (message: Message) => Content;

function editable(emulator: Emulator, args: Arguments): { chat: Chat; message: Message; isInline: boolean } {
  const { inline_message_id: inlineId, chat_id, message_id } = args;
  if (inlineId && chat_id === undefined) {
    for (const chat of emulator.world.chats.values()) {
      const message = chat.messages.find((each) => each.inline_message_id === inlineId && !each.deleted);
      if (message) return { chat, message, isInline: true };
    }
    throw badRequest('MESSAGE_ID_INVALID');
  }
  if (message_id === undefined) throw badRequest('message identifier is not specified');
  if (!chat_id) throw badRequest('chat_id is empty');
  const chat = writableChat(emulator, args);
  const message = namedMessage(chat, message_id, 'edit');
  const hasOtherKeyboard = message.reply_markup !== undefined && message.reply_markup.inline_keyboard === undefined;
  if (message.sender.kind !== 'bot' || message.forward_origin || hasOtherKeyboard)
    throw badRequest("message can't be edited");
  return { chat, message, isInline: false };
}

/** Makes an edit, or rejects one that changes nothing. The content is validated before the message is looked up. */
const edit = (read: (emulator: Emulator, args: Arguments) => NewContent) => (emulator: Emulator, args: Arguments) => {
  const contentFor = read(emulator, args);
  const markup = replyMarkup(args.reply_markup);
  const { chat, message, isInline } = editable(emulator, args);
  if (markup && markup.inline_keyboard === undefined) throw badRequest('inline keyboard expected');
  const content: Content = { ...contentFor(message), ...(markup === undefined ? {} : { reply_markup: markup }) };
  if (isDeepStrictEqual(contentOf(content), contentOf(message))) throw badRequest(NOT_MODIFIED);
  emulator.world.revise(chat, message, content);
  return isInline ? true : messageOf(emulator.world, chat, message, true);
};

function checkDeletable(emulator: Emulator, chat: Chat, message: Message): void {
  if (emulator.clock.now() - message.date * 1000 > DELETABLE_FOR_MS)
    throw badRequest("message can't be deleted for everyone");
  // In a private chat the bot may delete the person's messages; elsewhere only its own unless it's an administrator.
  const mayDelete = message.sender.kind === 'bot' || chat.type === 'private' || chat.bot_is_admin;
  if (!mayDelete) throw badRequest(`message can't be deleted${chat.type === 'group' ? ' for everyone' : ''}`);
}

export const editing: MethodTable = {
  editMessageText: edit((_, args) => {
    const formatted = messageText(args);
    return (message) => {
      if (message.text === undefined) throw badRequest('there is no text in the message to edit');
      return formatted;
    };
  }),
  /** Replaces another medium or, since Bot API 10.1, a text. */
  editMessageMedia: edit((emulator, args) => {
    const [media] = [args.media ?? []].flat();
    if (!media) throw badRequest("can't parse InputMedia: Expected an Object");
    const content = mediaContent(emulator, args, media)();
    return () => content;
  }),
  /** Bots may set at most one reaction, an emoji from a fixed set. */
  setMessageReaction(emulator, args) {
    const { reaction: [first, ...more] = [] } = args;
    const chat = writableChat(emulator, args);
    const message = namedMessage(chat, args.message_id, 'react');
    if (more.length > 0) throw badRequest('REACTIONS_TOO_MANY');
    if (first && first.emoji === undefined) throw badRequest('REACTION_INVALID');
    emulator.world.react(chat, message, emulator.world.bot.id, first?.emoji);
    return true;
  },
  deleteMessage(emulator, args) {
    const chat = namedChat(emulator, args.chat_id);
    const message = namedMessage(chat, args.message_id, 'delete');
    checkDeletable(emulator, chat, message);
    emulator.world.remove(chat, [message.message_id]);
    return true;
  },
  deleteMessages(emulator, { chat_id, message_ids: ids = [] }) {
    const chat = namedChat(emulator, chat_id);
    if (ids.length === 0) throw badRequest('message identifiers are not specified');
    if (ids.length > MAX_DELETED_AT_ONCE) throw badRequest('too many message identifiers specified');
    const found = chat.messages.filter((message) => !message.deleted && ids.includes(message.message_id));
    // "If some of the specified messages can't be found, they are skipped"; one that may not be deleted fails the call.
    for (const message of found) checkDeletable(emulator, chat, message);
    if (found.length > 0)
      emulator.world.remove(
        chat,
        found.map(({ message_id }) => message_id),
      );
    return true;
  },
};
