/** sendMessage, sendPhoto, sendDocument, sendMediaGroup, sendChatAction. */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { MAX_ALBUM, MAX_DOCUMENT_BYTES, MAX_PHOTO_BYTES } from '../../limits.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import type { Arguments, Formatting, MediaArgument } from '../../spec/arguments.ts';
import { maxLength } from '../../spec/spec.ts';
import { type FormattedText, formattedText } from '../../text/formatted-text.ts';
import { replyMarkup } from '../../text/keyboard.ts';
import { messageOf } from '../../world/bot-view.ts';
import type { StoredFile } from '../../world/file-store.ts';
import { newQueryId } from '../../world/inline-queries.ts';
import type { BotApiObject, Chat, DocumentFile, PhotoSize } from '../../world/model.ts';
import type { NewMessage } from '../../world/world.ts';
import type { UploadedFile } from '../form.ts';
import { replyFields, threadOf, writableChat } from './addressing.ts';

/** The text of a message. Throws a Refusal if it's empty or too long. */
export function messageText({ text: raw = '', parse_mode, entities }: Formatting): FormattedText {
  if (raw === '') throw badRequest('message text is empty');
  const formatted = formattedText(raw, parse_mode, entities);
  if (formatted.text === '') throw badRequest('text must be non-empty');
  if (formatted.text.length > maxLength('sendMessage', 'text')) throw badRequest('message is too long');
  return formatted;
}

/** The caption of a photo or document, absent if empty. Throws a Refusal if it's too long. */
export function messageCaption({
  caption = '',
  parse_mode,
  caption_entities: given,
}: Formatting): Pick<NewMessage, 'caption' | 'caption_entities'> {
  if (caption === '') return {};
  const { text, entities } = formattedText(caption, parse_mode, given);
  if (text.length > maxLength('sendPhoto', 'caption')) throw badRequest('message caption is too long');
  return text === '' ? {} : { caption: text, caption_entities: entities };
}

type Kind = NonNullable<Chat['forbidden']>[number];

/** Posts a message; `content` is called after all checks. `kind` completes "not enough rights to send … to the chat". */
export function post(
  emulator: Emulator,
  args: Arguments,
  kind: Kind,
  content: () => Omit<NewMessage, 'sender'>,
): BotApiObject {
  const markup = replyMarkup(args.reply_markup);
  const chat = writableChat(emulator, args);
  if (chat.type === 'channel' && markup && markup.inline_keyboard === undefined)
    throw badRequest('inline keyboard expected');
  const reply = replyFields(emulator, chat, args);
  const thread = threadOf(chat, args);
  if (chat.standing === 'muted' || chat.forbidden?.includes(kind))
    throw badRequest(`not enough rights to send ${kind} to the chat`);
  const message = emulator.world.post(chat, {
    sender: { kind: 'bot' },
    ...content(),
    ...reply,
    thread_id: thread,
    reply_markup: markup,
    protected: args.protect_content || undefined,
  });
  return messageOf(emulator.world, chat, message);
}

/** The referenced file: an upload of this call (attached name or `field`) or a stored file. Throws a Refusal. */
function fileOf(
  emulator: Emulator,
  { files }: Arguments,
  field: string,
  reference: string | undefined,
  limit: number,
): UploadedFile | StoredFile {
  const upload = files.get(/^attach:\/\/(.+)$/.exec(reference ?? '')?.[1] ?? field);
  if (upload) {
    if (upload.bytes.length > limit) throw new Refusal(413, 'Request Entity Too Large');
    if (upload.bytes.length === 0) throw badRequest('file must be non-empty');
    return upload;
  }
  if (!reference) throw badRequest(`there is no ${field} in the request`);
  const known = emulator.files.get(reference);
  if (known) return known;
  if (/^https?:/i.test(reference)) throw badRequest('failed to get HTTP URL content (the playground fetches nothing)');
  throw badRequest("wrong remote file identifier specified: can't unserialize it. Wrong last symbol");
}

/** Stores a new photo; returns its PhotoSize list. Throws a Refusal unless it's a PNG or JPEG of valid size. */
export function photoOf(emulator: Emulator, file: UploadedFile | StoredFile): PhotoSize[] {
  const size = imageSize(file.bytes);
  if (!size || size.width + size.height > 10_000) throw badRequest('IMAGE_PROCESS_FAILED');
  const stored = 'id' in file ? file : emulator.files.add({ name: file.name, mime: size.mime, bytes: file.bytes });
  const { width, height } = size;
  return [{ file_id: stored.id, file_unique_id: stored.uniqueId, width, height, file_size: file.bytes.length }];
}

/** Stores a new document; returns its Document. */
export function documentOf(emulator: Emulator, file: UploadedFile | StoredFile): DocumentFile {
  const stored = 'id' in file ? file : emulator.files.add(file);
  return {
    file_id: stored.id,
    file_unique_id: stored.uniqueId,
    file_name: stored.name,
    mime_type: stored.mime,
    file_size: stored.size,
  };
}

/** A photo or document with its caption. Validates the caption now, and the file when the result is called. */
export function mediaContent(
  emulator: Emulator,
  args: Arguments,
  media: Omit<MediaArgument, 'media'> & { readonly media: string | undefined },
): () => Omit<NewMessage, 'sender'> {
  const { type, media: reference } = media;
  const caption = messageCaption(media);
  if (type === 'document')
    return () => ({
      document: documentOf(emulator, fileOf(emulator, args, type, reference, MAX_DOCUMENT_BYTES)),
      ...caption,
    });
  if (type !== 'photo') throw badRequest(`the playground does not emulate media of type "${type}"`);
  return () => ({
    photo: photoOf(emulator, fileOf(emulator, args, type, reference, MAX_PHOTO_BYTES)),
    ...caption,
    ...(media.has_spoiler ? { covered: true } : {}),
  });
}

export const sending: MethodTable = {
  sendMessage(emulator, args) {
    const formatted = messageText(args);
    return post(emulator, args, 'text messages', () => formatted);
  },
  sendPhoto(emulator, args) {
    const content = mediaContent(emulator, args, { ...args, type: 'photo', media: args.photo });
    return post(emulator, args, 'photos', content);
  },
  sendDocument(emulator, args) {
    const content = mediaContent(emulator, args, { ...args, type: 'document', media: args.document });
    return post(emulator, args, 'documents', content);
  },
  /** An album of photos or of documents; all are validated before the first is sent. */
  sendMediaGroup(emulator, args) {
    const media = [args.media ?? []].flat();
    if (media.length === 0) throw badRequest('there are no messages to send');
    if (media.length > MAX_ALBUM) throw badRequest('too many messages to send as an album');
    const type = media[0]?.type;
    if (media.some((item) => item.type !== type))
      throw badRequest("can't use the media of the specified type in the album");
    const contents = media.map((item, index) => {
      try {
        return mediaContent(emulator, args, item)();
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 400) throw error;
        const words = error.message.replace('Bad Request: ', '');
        throw badRequest(`failed to send message #${index + 1} with the error message "${words}"`);
      }
    });
    const media_group_id = newQueryId();
    const kind = type === 'photo' ? 'photos' : 'documents';
    return contents.map((content) => post(emulator, args, kind, () => ({ ...content, media_group_id })));
  },
  sendChatAction(emulator, args) {
    const chat = writableChat(emulator, args);
    threadOf(chat, args);
    emulator.world.act(chat, args.action?.toLowerCase() ?? '');
    return true;
  },
};

interface ImageSize {
  readonly width: number;
  readonly height: number;
  readonly mime: 'image/png' | 'image/jpeg';
}

/** Size of a PNG or JPEG in pixels, or undefined for other bytes. Never throws. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = png(buffer) ?? jpeg(buffer);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function png(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 24 || buffer.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20), mime: 'image/png' };
}

function jpeg(buffer: Buffer): ImageSize | undefined {
  if (buffer.length < 4 || buffer.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= buffer.length) {
    if (buffer[at] !== 0xff) return undefined;
    const marker = buffer.readUInt8(at + 1);
    // SOF0…SOF15 hold the frame's size; C4, C8 and CC in that range are other markers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: buffer.readUInt16BE(at + 5), width: buffer.readUInt16BE(at + 7), mime: 'image/jpeg' };
    at += 2 + buffer.readUInt16BE(at + 2);
  }
  return undefined;
}
