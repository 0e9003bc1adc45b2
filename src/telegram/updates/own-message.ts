/** Converts a Telegram message into the form of an imported one: text, sender, time and attachments. */
import { z } from 'zod';
import { shorten } from '#commands/display-text.ts';
import type { OwnMessage } from '#service/contract/imports.ts';

const Someone = z.object({
  id: z.number(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  title: z.string().optional(),
});
type Someone = z.infer<typeof Someone>;

/** MessageOrigin: the original sender of a forwarded message. */
const Origin = z.object({
  date: z.number(),
  sender_user: Someone.optional(),
  sender_user_name: z.string().optional(),
  sender_chat: Someone.optional(),
  chat: Someone.optional(),
});

const titled = (member: string) =>
  z
    .looseObject({ [member]: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined);
const present = z.unknown().optional();
const Message = z.object({
  message_id: z.number().positive(),
  /** Seconds since 1970; 0 for an inaccessible message. */
  date: z.number().positive(),
  edit_date: z.number().positive().optional(),
  from: Someone.optional(),
  sender_chat: Someone.optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  forward_origin: Origin.optional().catch(undefined),
  photo: present,
  video: present,
  video_note: present,
  animation: present,
  voice: present,
  audio: titled('title'),
  document: titled('file_name'),
  sticker: titled('emoji'),
  location: present,
  contact: titled('first_name'),
  poll: titled('question'),
});
type Message = z.infer<typeof Message>;

const MAX_NAME = 300;
/** The chat that saved messages belong to. */
export const SAVED = { chatId: 'saved', chatName: 'Saved' } as const;

/** Undefined for a message without content, such as a service message, and for anything that is not a message. */
export function ownMessageOf(value: unknown, chat: Pick<OwnMessage, 'chatId' | 'chatName'>): OwnMessage | undefined {
  const message = Message.safeParse(value).data;
  if (!message) return undefined;
  const { forward_origin: origin, edit_date: edited } = message;
  const text = message.text ?? message.caption ?? '';
  const attachments = attachmentsOf(message);
  if (text.trim() === '' && attachments.length === 0) return undefined;
  const saved = chat.chatId === SAVED.chatId && origin !== undefined ? origin : undefined;
  const from = saved ? (saved.sender_user ?? saved.sender_chat ?? saved.chat) : (message.from ?? message.sender_chat);
  const name = from ? nameOf(from) : shorten(saved?.sender_user_name ?? '', MAX_NAME);
  return {
    ...chat,
    id: String(message.message_id),
    ...(from ? { fromId: `${from.id < 0 ? 'channel' : 'user'}${exportedId(from.id)}` } : {}),
    ...(name === '' ? {} : { fromName: name }),
    text: text.slice(0, MAX_TEXT).toWellFormed(),
    attachments,
    sentAt: (saved?.date ?? message.date) * 1000,
    ...(edited === undefined ? {} : { editedAt: edited * 1000 }),
  };
}

const MAX_TEXT = 8192;

/** The id of a person or chat as in exports: supergroups and channels without the Bot API's -100 prefix. */
export const exportedId = (id: number): string => String(Math.abs(id)).replace(/^100(?=\d{10}$)/, '');

/** The name of a person or chat. */
export function nameOf({ title, first_name: first = '', last_name: last = '' }: Omit<Someone, 'id'>): string {
  return shorten(title ?? `${first} ${last}`.trim(), MAX_NAME);
}

function attachmentsOf(message: Message): OwnMessage['attachments'] {
  const named = (kind: OwnMessage['attachments'][number]['kind'], name: unknown) => ({
    kind,
    ...(typeof name === 'string' && name !== '' ? { name: shorten(name, MAX_NAME) } : {}),
  });
  const {
    photo,
    video,
    video_note: note,
    animation,
    voice,
    audio,
    document,
    sticker,
    location,
    contact,
    poll,
  } = message;
  if (photo !== undefined) return [{ kind: 'photo' }];
  // An animation also has a `document`.
  if (video !== undefined || note !== undefined || animation !== undefined) return [{ kind: 'video' }];
  if (voice !== undefined) return [{ kind: 'voice' }];
  if (audio) return [named('audio', audio.title)];
  if (document) return [named('file', document.file_name)];
  if (sticker) return [named('sticker', sticker.emoji)];
  if (location !== undefined) return [{ kind: 'location' }];
  if (contact) return [named('contact', contact.first_name)];
  return poll ? [named('poll', poll.question)] : [];
}
