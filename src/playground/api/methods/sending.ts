/** sendMessage, sendPhoto, sendDocument, sendChatAction. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { MAX_CAPTION, MAX_DOCUMENT_BYTES, MAX_PHOTO_BYTES, MAX_TEXT } from '../../limits.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import { type FormattedText, formattedText } from '../../text/formatted-text.ts';
import { replyMarkup } from '../../text/keyboard.ts';
import { messageOf } from '../../world/bot-view.ts';
import type { StoredFile } from '../../world/file-store.ts';
import type { DocumentFile, PhotoSize } from '../../world/model.ts';
import type { NewMessage } from '../../world/world.ts';
import { type CallArguments, isRecord, type UploadedFile } from '../arguments.ts';
import { replyTarget, writableChat } from './addressing.ts';

/** sendChatAction: the values that the manual lists. */
const CHAT_ACTIONS = new Set(
  `typing upload_photo record_video upload_video record_voice upload_voice upload_document choose_sticker find_location
   record_video_note upload_video_note`.split(/\s+/),
);

/** The text of a message, with the refusals of an empty or too long one. */
export function messageText(args: CallArguments): FormattedText {
  const raw = args.text('text') ?? '';
  if (raw === '') throw badRequest('message text is empty');
  const formatted = formattedText(raw, args.text('parse_mode'), args.json('entities'));
  if (formatted.text === '') throw badRequest('text must be non-empty');
  if (formatted.text.length > MAX_TEXT) throw badRequest('message is too long');
  checkLinkPreview(args);
  return formatted;
}

/** The caption under a photo or document; absent when empty. */
export function messageCaption(args: CallArguments): Pick<NewMessage, 'caption' | 'caption_entities'> {
  const raw = args.text('caption') ?? '';
  if (raw === '') return {};
  const { text, entities } = formattedText(raw, args.text('parse_mode'), args.json('caption_entities'));
  if (text.length > MAX_CAPTION) throw badRequest('message caption is too long');
  return text === '' ? {} : { caption: text, caption_entities: entities };
}

function checkLinkPreview(args: CallArguments): void {
  const options = args.json('link_preview_options');
  if (options === undefined || options === null) return;
  if (!isRecord(options)) throw badRequest('object expected as link preview options');
  for (const [field, value] of Object.entries(options))
    if (field !== 'url' && typeof value !== 'boolean') throw badRequest(`field "${field}" must be of type Boolean`);
}

function post(emulator: Emulator, args: CallArguments, content: Omit<NewMessage, 'sender'>): unknown {
  const markup = replyMarkup(args.json('reply_markup'));
  const chat = writableChat(emulator, args);
  // No chat here has topics, so any thread is one that does not exist.
  if (args.integer('message_thread_id')) throw badRequest('message thread not found');
  const replyTo = replyTarget(chat, args);
  const message = emulator.world.post(chat, {
    sender: { kind: 'bot' },
    ...content,
    ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    ...(markup === undefined ? {} : { reply_markup: markup }),
    ...(args.flag('protect_content') ? { protected: true } : {}),
  });
  return messageOf(emulator.world, chat, message);
}

/** The file of a call: an upload, or a file id that was seen before. */
export function fileOf(
  emulator: Emulator,
  args: CallArguments,
  field: string,
  limit: number,
): UploadedFile | StoredFile {
  const upload = args.file(field);
  if (upload) {
    if (upload.bytes.length > limit) throw new Refusal(413, 'Request Entity Too Large');
    if (upload.bytes.length === 0) throw badRequest('file must be non-empty');
    return upload;
  }
  const reference = args.text(field) ?? '';
  if (reference === '') throw badRequest(`there is no ${field} in the request`);
  const known = emulator.files.get(reference);
  if (known) return known;
  if (/^https?:/i.test(reference)) throw badRequest('failed to get HTTP URL content (the playground fetches nothing)');
  throw badRequest('wrong file identifier/HTTP URL specified');
}

/** PhotoSize list of stored bytes; a Refusal when they are no picture. */
export function photoOf(emulator: Emulator, file: UploadedFile | StoredFile): PhotoSize[] {
  const size = imageSize(file.bytes);
  if (!size || size.width + size.height > 10_000) throw badRequest('IMAGE_PROCESS_FAILED');
  const stored = 'id' in file ? file : emulator.files.add({ name: file.name, mime: size.mime, bytes: file.bytes });
  const { width, height } = size;
  return [{ file_id: stored.id, file_unique_id: stored.uniqueId, width, height, file_size: file.bytes.length }];
}

/** Document of stored bytes. */
export function documentOf(emulator: Emulator, file: UploadedFile | StoredFile): DocumentFile {
  const stored = 'id' in file ? file : emulator.files.add(file);
  return {
    file_id: stored.id,
    file_unique_id: stored.uniqueId,
    file_name: stored.name,
    mime_type: stored.mime,
    file_size: stored.bytes.length,
  };
}

export const sending: MethodTable = {
  sendMessage: (emulator, args) => post(emulator, args, messageText(args)),
  sendPhoto(emulator, args) {
    const caption = messageCaption(args);
    writableChat(emulator, args);
    return post(emulator, args, {
      photo: photoOf(emulator, fileOf(emulator, args, 'photo', MAX_PHOTO_BYTES)),
      ...caption,
      ...(args.flag('has_spoiler') ? { covered: true } : {}),
    });
  },
  sendDocument(emulator, args) {
    const caption = messageCaption(args);
    writableChat(emulator, args);
    const document = documentOf(emulator, fileOf(emulator, args, 'document', MAX_DOCUMENT_BYTES));
    return post(emulator, args, { document, ...caption });
  },
  sendChatAction(emulator, args) {
    const action = args.text('action') ?? '';
    if (!CHAT_ACTIONS.has(action)) throw badRequest('wrong parameter action in request');
    emulator.world.act(writableChat(emulator, args), action);
    return true;
  },
};

interface ImageSize {
  readonly width: number;
  readonly height: number;
  readonly mime: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
}

/** The size, or undefined when the bytes are no picture of a known kind. Never throws. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = png(buffer) ?? gif(buffer) ?? webp(buffer) ?? jpeg(buffer);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function png(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 24 || buffer.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20), mime: 'image/png' };
}

function gif(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 10 || !/^GIF8[79]a/.test(buffer.toString('latin1', 0, 6))) return undefined;
  return { width: buffer.readUInt16LE(6), height: buffer.readUInt16LE(8), mime: 'image/gif' };
}

function webp(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 30 || buffer.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (buffer.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const kind = buffer.toString('latin1', 12, 16);
  const mime = 'image/webp';
  if (kind === 'VP8 ')
    return { width: buffer.readUInt16LE(26) & 0x3fff, height: buffer.readUInt16LE(28) & 0x3fff, mime };
  if (kind === 'VP8X') return { width: buffer.readUIntLE(24, 3) + 1, height: buffer.readUIntLE(27, 3) + 1, mime };
  if (kind !== 'VP8L') return undefined;
  const bits = buffer.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, mime };
}

function jpeg(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 4 || buffer.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= buffer.length) {
    if (buffer[at] !== 0xff) return undefined;
    const marker = buffer.readUInt8(at + 1);
    // SOF0…SOF15 hold the frame's size; C4, C8 and CC lie in that range and mean other things.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: buffer.readUInt16BE(at + 5), width: buffer.readUInt16BE(at + 7), mime: 'image/jpeg' };
    at += 2 + buffer.readUInt16BE(at + 2);
  }
  return undefined;
}
