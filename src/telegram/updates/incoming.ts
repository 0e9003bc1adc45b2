/** The few fields of an update that the bot looks at, read with care: the rest of it may have any shape. */
import { z } from 'zod';
import type { CommandRegistry } from '#commands/all-commands.ts';
import type { SentFile } from '#commands/import/sent-file.ts';
import { User } from '../api/updates.ts';
import type { Classification } from '../jobs/inbox/update.ts';
import { directInvocation } from '../render/keyboard.ts';

/** Telegram's account that anonymous administrators of a group write as. */
const GROUP_ANONYMOUS_BOT = 1_087_968_824;

export type Sender = z.infer<typeof User>;

const Chat = z.object({ id: z.number(), type: z.enum(['private', 'group', 'supergroup', 'channel']) });
const TextEntity = z.object({
  type: z.string(),
  offset: z.number(),
  length: z.number(),
  /** text_mention */
  user: z.object({ id: z.number() }).optional().catch(undefined),
});

/** Document, as far as it is looked at. `file_size` is in bytes. */
const Document = z.object({
  file_id: z.string().min(1).max(512),
  file_name: z.string().optional(),
  mime_type: z.string().optional(),
  file_size: z.number().nonnegative().optional(),
});

/** InlineKeyboardMarkup, as far as it is looked at. */
const Keyboard = z.object({ inline_keyboard: z.array(z.array(z.object({ callback_data: z.string().optional() }))) });

const Message = z.object({
  message_id: z.number(),
  /** Unix time, as the next. */
  date: z.number().optional().catch(undefined),
  edit_date: z.number().optional().catch(undefined),
  chat: Chat,
  from: User.optional(),
  sender_chat: z.object({ id: z.number() }).optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  entities: z.array(TextEntity).optional(),
  caption_entities: z.array(TextEntity).optional(),
  document: Document.optional().catch(undefined),
  message_thread_id: z.number().optional(),
  is_topic_message: z.boolean().optional(),
  reply_to_message: z
    .object({
      message_id: z.number(),
      from: z.object({ id: z.number() }).optional(),
      text: z.string().optional(),
      entities: z
        .array(z.object({ type: z.string(), offset: z.number(), url: z.string().optional() }))
        .optional()
        .catch(undefined),
      caption: z.string().optional(),
      reply_markup: Keyboard.optional().catch(undefined),
    })
    .optional(),
  /** MessageOrigin: somebody wrote it elsewhere first; `sender_user` where they let it be known. */
  forward_origin: z.looseObject({ sender_user: z.object({ id: z.number() }).optional().catch(undefined) }).optional(),
  /** The bot in whose inline mode it was chosen. */
  via_bot: z.unknown().optional(),
  /** TextQuote: the part of that message that was quoted. */
  quote: z.object({ text: z.string() }).optional().catch(undefined),
});
export type IncomingMessage = z.infer<typeof Message>;

const CallbackQuery = z.object({
  id: z.string(),
  from: User,
  data: z.string().optional(),
  /** Absent for inline messages; of an old message only its chat and id are left. */
  message: Message.optional(),
});
export type IncomingPress = z.infer<typeof CallbackQuery>;

const Update = z.object({
  message: Message.optional(),
  edited_message: Message.optional(),
  channel_post: Message.optional(),
  callback_query: CallbackQuery.optional(),
});

/** Update kinds that `readIncoming` and the desks know: what to ask Telegram for, in setWebhook and getUpdates. */
export const ALLOWED_UPDATES = [
  ...['message', 'edited_message', 'channel_post', 'callback_query', 'inline_query'],
  ...['business_connection', 'business_message', 'edited_business_message', 'deleted_business_messages'],
] as const;

export type Incoming =
  | { kind: 'message'; message: IncomingMessage; edited: boolean }
  | { kind: 'channelPost'; message: IncomingMessage }
  | { kind: 'press'; press: IncomingPress };

/** What an update is; undefined for kinds that are not handled and for shapes that cannot be. */
export function readIncoming(update: unknown): Incoming | undefined {
  const read = Update.safeParse(update).data;
  if (!read) return undefined;
  if (read.message) return { kind: 'message', message: read.message, edited: false };
  if (read.callback_query) return { kind: 'press', press: read.callback_query };
  if (read.edited_message) return { kind: 'message', message: read.edited_message, edited: true };
  if (read.channel_post) return { kind: 'channelPost', message: read.channel_post };
  return undefined;
}

/** The words of a message, under a picture too. */
export const wordsOf = (message: IncomingMessage): string => message.text ?? message.caption ?? '';

/** Later on a message is put right for whoever reads it, not to be answered. Telegram tells of changes that nobody sees, too. */
const CHANGED_WITHIN_S = 600;

/** Whether a person has just changed what they wrote to the bot. */
export function wasJustChanged({ chat, date, edit_date: changed }: IncomingMessage): boolean {
  if (chat.type !== 'private' || date === undefined || changed === undefined) return false;
  return changed - date <= CHANGED_WITHIN_S;
}

/** The document of a message; one without a name is called by what it is. */
export function sentFileOf({ document }: IncomingMessage): SentFile | undefined {
  if (!document) return undefined;
  const { file_id: id, file_name: name, mime_type: mime = '', file_size: size } = document;
  return {
    id,
    name: name || `file.${/^[a-z]+\/([a-z0-9]{1,8})$/.exec(mime)?.[1] ?? ''}`,
    ...(size === undefined ? {} : { size }),
  };
}

/** Whether somebody speaks who is no single known person: an anonymous administrator, a channel. */
export function isAnonymous({ from, sender_chat }: IncomingMessage): boolean {
  return from === undefined || from.id === GROUP_ANONYMOUS_BOT || sender_chat !== undefined;
}

/** Words that somebody else wrote, or that were found: whoever sends them on has not given a command. */
export function isPassedOn({ forward_origin: origin, from, via_bot: bot }: IncomingMessage): boolean {
  if (bot !== undefined) return true;
  return origin !== undefined && (origin.sender_user === undefined || origin.sender_user.id !== from?.id);
}

/** The command that a message begins with, lower case, if it is meant for the bot called `me`. */
export function commandOf(
  message: IncomingMessage,
  me: string,
): { name: string; argument: string } | 'other' | undefined {
  const first = (message.entities ?? message.caption_entities)?.[0];
  if (isPassedOn(message)) return undefined;
  if (first?.type !== 'bot_command' || first.offset !== 0) return undefined;
  const words = wordsOf(message);
  const [name = '', to] = words.slice(1, first.length).split('@');
  if (to !== undefined && to.toLowerCase() !== me.toLowerCase()) return 'other';
  return { name: name.toLowerCase(), argument: words.slice(first.length).trim() };
}

/**
 * What a message of a group says to the bot, by a command, a mention or a reply, without the bot's name; undefined where
 * it is not for the bot.
 */
export function saidToBot(message: IncomingMessage, me: { id: number; username: string }): string | undefined {
  const { from, reply_to_message: replied } = message;
  if (isPassedOn(message) || (from?.is_bot === true && !isAnonymous(message))) return undefined;
  const words = wordsOf(message);
  const name = `@${me.username}`.toLowerCase();
  const named = (message.entities ?? message.caption_entities ?? []).filter(({ type, offset, length, user }) => {
    if (type === 'text_mention') return user?.id === me.id;
    const text = words.slice(offset, offset + length).toLowerCase();
    return type === 'bot_command' ? text.endsWith(name) && offset === 0 : type === 'mention' && text === name;
  });
  const command = commandOf(message, me.username);
  const isForAnother = command === 'other';
  const isMeant = named.length > 0 || replied?.from?.id === me.id;
  if (isForAnother || (command === undefined && !isMeant)) return undefined;
  let text = words;
  for (const { type, offset, length } of named.toReversed())
    text = text.slice(0, type === 'bot_command' ? offset + length - name.length : offset) + text.slice(offset + length);
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a message without words is something a person sent, rather than a note about the chat. */
export function isSomethingSent(update: object): boolean {
  const message: unknown = Reflect.get(update, 'message');
  return typeof message === 'object' && message !== null && CONTENT.some((kind) => kind in message);
}

const CONTENT = [
  'photo',
  'document',
  'voice',
  'video',
  'video_note',
  'audio',
  'animation',
  'sticker',
  'location',
  'contact',
  'poll',
] as const;

/** After those of its chat, unless it stops something. */
export function classificationOf(
  incoming: Incoming | undefined,
  { commands }: { commands: CommandRegistry },
  pseudonym: (id: number) => string,
  me: string,
): Classification {
  if (!incoming) return { lane: 'unknown', control: false };
  if (incoming.kind === 'press') {
    // A press belongs to the chat it was made in.
    const { message, from, data } = incoming.press;
    const direct = directInvocation(data);
    const control = direct !== undefined && commands.find(direct.command)?.control === true;
    return { lane: pseudonym(message?.chat.id ?? from.id), control };
  }
  const named = commandOf(incoming.message, me);
  const command = named === undefined || named === 'other' ? undefined : commands.find(named.name);
  return { lane: pseudonym(incoming.message.chat.id), control: command?.control === true };
}
