/**
 * Outgoing messages: text with entities, buttons, and the chat they go to, all storable as JSON. Limits in the comments
 * are from the Bot API documentation of the named method or type.
 */
import type { InlineKeyboardMarkup, MessageEntity } from '@grammyjs/types';
import { z } from 'zod';
import { InputFile } from './call.ts';

/** sendMessage, editMessageText: "1-4096 characters after entities parsing", counted in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 4096;
/** sendDocument: caption of 0-1024 characters. */
export const MAX_CAPTION_LENGTH = 1024;
/** MessageEntity: entities after the first hundred have no effect. */
export const MAX_ENTITIES = 100;
/** InlineKeyboardButton: callback_data is 1-64 bytes. */
export const MAX_CALLBACK_DATA_BYTES = 64;
/** ForceReply: input_field_placeholder of 1-64 characters. */
export const MAX_PLACEHOLDER_LENGTH = 64;

/** MessageEntity, the types that are sent; offsets and lengths are UTF-16 code units. */
export const Entity = z.object({
  type: z.enum([
    'bold',
    'italic',
    'underline',
    'strikethrough',
    'spoiler',
    'code',
    'pre',
    'blockquote',
    'expandable_blockquote',
    'text_link',
  ]),
  offset: z.number(),
  length: z.number(),
  /** text_link */
  url: z.string().optional(),
  /** pre */
  language: z.string().optional(),
});
export type Entity = z.infer<typeof Entity>;

/** InlineKeyboardButton, with either `callback_data` or `url`. `style` since Bot API 9.4. */
export const InlineButton = z.object({
  text: z.string(),
  callback_data: z.string().optional(),
  url: z.string().optional(),
  style: z.enum(['primary', 'success', 'danger']).optional(),
});
export type InlineButton = z.infer<typeof InlineButton>;

/** InlineKeyboardMarkup */
export const InlineKeyboard = z.object({ inline_keyboard: z.array(z.array(InlineButton)) });
export type InlineKeyboard = z.infer<typeof InlineKeyboard>;

export const OutgoingMessage = z.object({
  text: z.string(),
  entities: z.array(Entity),
  keyboard: InlineKeyboard.optional(),
  /** Asks for a reply, with this hint in the input field; only in a new message without a keyboard. */
  ask: z.string().optional(),
  /** Cannot be forwarded or saved. */
  protect: z.boolean().optional(),
  /** Arrives without a notification sound. */
  silent: z.boolean().optional(),
  /** The message is a file with this text; `text` is its caption. */
  file: z.string().optional(),
  /** Encoding of `file`, if it is not text. */
  fileEncoding: z.literal('base64').optional(),
  /** File name, without quotes or line breaks; `answer.txt` when absent. */
  fileName: z.string().optional(),
  /** The message is this picture, a PNG in base64; `text` is its caption. At most 10 MB; width plus height 10,000. */
  picture: z.string().optional(),
  /** The picture is hidden by a spoiler until it is tapped. */
  covered: z.boolean().optional(),
});
export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

/** The chat, topic and message that a message is addressed to. */
export const Place = z.object({
  chatId: z.number(),
  kind: z.enum(['private', 'group']),
  /** Topic of the chat; must be set in every message. */
  threadId: z.number().optional(),
  /** The message that is answered, if that should be visible (in groups). */
  replyTo: z.number().optional(),
});
export type Place = z.infer<typeof Place>;

/** The fields of a send method that address a message. */
export function addressFields({ chatId, threadId, replyTo }: Place) {
  return {
    chat_id: chatId,
    ...(threadId === undefined ? {} : { message_thread_id: threadId }),
    ...(replyTo === undefined ? {} : { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
  };
}

/** sendChatAction: "typing", for five seconds or until the next message. */
export const typingIn = ({ replyTo: _, ...place }: Place) => ({ ...addressFields(place), action: 'typing' as const });

/** The fields of sendMessage for the content of a message. */
export function contentFields(message: OutgoingMessage) {
  return { ...editedFields(message), ...noticeFields(message) };
}

/** The fields of editMessageText for the new content; without a keyboard the message loses its old one. */
export function editedFields({ text, entities, keyboard }: OutgoingMessage) {
  return {
    text,
    link_preview_options: NO_PREVIEW,
    ...(entities.length === 0 ? {} : { entities: entities as MessageEntity[] }),
    ...markupFields(keyboard),
  };
}

/** The fields of sendDocument and sendPhoto for the content of a message, except the file. */
export function captionFields(message: OutgoingMessage) {
  return { ...captionOf(message), ...markupFields(message.keyboard), ...noticeFields(message) };
}

/** The fields of editMessageMedia for the new content. */
export function pictureFields(message: OutgoingMessage, media: InputFile) {
  return { media: { type: 'photo' as const, media, ...captionOf(message) }, ...markupFields(message.keyboard) };
}

function captionOf({ text, entities, covered }: OutgoingMessage) {
  return {
    caption: text,
    ...(entities.length === 0 ? {} : { caption_entities: entities as MessageEntity[] }),
    ...(covered ? { has_spoiler: true } : {}),
  };
}

// The cast is safe: Telegram itself refuses buttons that fit none of its union types.
const markupFields = (keyboard: InlineKeyboard | undefined) =>
  keyboard ? { reply_markup: keyboard as InlineKeyboardMarkup } : {};

/** Protection, notification and reply request of a new message. */
function noticeFields({ protect, silent, ask, keyboard }: OutgoingMessage) {
  const hint = ask ? { input_field_placeholder: ask } : {};
  return {
    ...(protect ? { protect_content: true } : {}),
    ...(silent ? { disable_notification: true } : {}),
    ...(ask === undefined || keyboard
      ? {}
      : { reply_markup: { force_reply: true as const, selective: true, ...hint } }),
  };
}

/** The file or picture to upload with a message, for the field of its method. */
export function fileOf({
  file,
  fileEncoding,
  fileName = 'answer.txt',
  picture,
}: OutgoingMessage): InputFile | undefined {
  if (picture !== undefined) return new InputFile('photo', 'picture.png', 'image/png', Buffer.from(picture, 'base64'));
  if (file === undefined) return undefined;
  const contentType = fileEncoding === undefined ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return new InputFile('document', fileName, contentType, Buffer.from(file, fileEncoding ?? 'utf8'));
}

/** Maximum length of the message's text, which is a caption if there is a file or picture. */
export const maxLengthOf = ({ file, picture }: OutgoingMessage) =>
  file === undefined && picture === undefined ? MAX_MESSAGE_LENGTH : MAX_CAPTION_LENGTH;

export const NO_PREVIEW = { is_disabled: true };

/** The same place without its topic, for a topic that no longer exists. */
export function withoutTopic({ threadId: _, ...place }: Place): Place {
  return place;
}

/**
 * The same text without entities, with the URLs of its buttons as lines, for a message whose form Telegram refused. If
 * any part of it was covered by a spoiler, all of it is.
 */
export function plainForm(message: OutgoingMessage): OutgoingMessage {
  const { keyboard, ...rest } = message;
  const isCovered = message.entities.some(({ type }) => type === 'spoiler');
  const entities: Entity[] = isCovered ? [{ type: 'spoiler', offset: 0, length: message.text.length }] : [];
  if (!keyboard) return { ...rest, entities };
  const { keyboard: kept, lines } = withoutUrls(keyboard);
  const text = lines.length === 0 ? message.text : `${message.text}\n\n${lines.join('\n')}`;
  return {
    ...rest,
    text: text.length <= maxLengthOf(message) ? text : message.text,
    entities,
    ...(kept ? { keyboard: kept } : {}),
  };
}

/** The callback buttons, and the URLs of the others as lines, percent-encoded so that nothing in them is invisible. */
export function withoutUrls(keyboard: InlineKeyboard): { keyboard: InlineKeyboard | undefined; lines: string[] } {
  const lines = keyboard.inline_keyboard
    .flat()
    .flatMap(({ text, url }) => (url === undefined ? [] : [`${text}: ${URL.parse(url)?.href ?? ''}`]));
  const rows = keyboard.inline_keyboard
    .map((row) => row.filter(({ callback_data: data }) => data !== undefined))
    .filter((row) => row.length > 0);
  return { keyboard: rows.length === 0 ? undefined : { inline_keyboard: rows }, lines };
}

/** BotCommand: name of 1-32 characters `a-z0-9_`, description of 1-256 characters; at most 100 commands. */
export const MenuEntry = z.object({
  command: z.string(),
  description: z.string(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;
