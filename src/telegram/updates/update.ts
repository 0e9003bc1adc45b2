/** An update, read once: the few fields that the bot looks at. The rest of it may have any shape. */
import { z } from 'zod';
import { FIRST_OWN_NUMBER } from '#storage/jobs.ts';

/** A Bot API `Update` of any kind, of which nothing but its number is read yet. */
export const IncomingUpdate = z.looseObject({ update_id: z.int().nonnegative() });
export type IncomingUpdate = z.infer<typeof IncomingUpdate>;

/** User */
const User = z.object({
  id: z.number(),
  is_bot: z.boolean().optional(),
  first_name: z.string().default(''),
  last_name: z.string().optional(),
  language_code: z.string().optional(),
});
export type Sender = z.infer<typeof User>;

const Chat = z.object({ id: z.number(), type: z.enum(['private', 'group', 'supergroup', 'channel']) });
const TextEntity = z.object({
  type: z.string(),
  offset: z.number(),
  length: z.number(),
  /** text_mention */
  user: z.object({ id: z.number() }).optional().catch(undefined),
});

/** Document. `file_size` is in bytes. */
const Document = z.object({
  file_id: z.string().min(1).max(512),
  file_name: z.string().optional(),
  mime_type: z.string().optional(),
  file_size: z.number().nonnegative().optional(),
});

/** InlineKeyboardMarkup */
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
  /** The album that it is a part of. */
  media_group_id: z.string().optional().catch(undefined),
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
export type CallbackQuery = z.infer<typeof CallbackQuery>;

/** InlineQuery: what somebody has typed behind the bot's name, up to 256 characters. */
const InlineQuery = z.object({ id: z.string(), from: User, query: z.string() });

/** BusinessConnection: whose account the bot is connected to as a chatbot. */
export const BusinessConnection = z.object({
  id: z.string(),
  user: z.object({ id: z.number(), language_code: z.string().optional() }),
  is_enabled: z.boolean(),
});
export type BusinessConnection = z.infer<typeof BusinessConnection>;

/** A chat of that account. */
const BusinessChat = z.object({
  id: z.number(),
  title: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** A message with everything that it holds, for own-message.ts. */
const BusinessMessage = z.looseObject({ business_connection_id: z.string(), chat: BusinessChat });
export type BusinessMessage = z.infer<typeof BusinessMessage>;

/** BusinessMessagesDeleted */
const DeletedBusinessMessages = z.object({
  business_connection_id: z.string(),
  chat: BusinessChat,
  message_ids: z.array(z.number()).max(1000),
});
export type DeletedBusinessMessages = z.infer<typeof DeletedBusinessMessages>;

/** What is due by itself (jobs/inbox/scheduler.ts). */
const Routine = z.object({
  id: z.string(),
  userId: z.string(),
  chatId: z.string(),
  language: z.string(),
  firstName: z.string(),
});

const TELEGRAM = {
  message: Message.optional(),
  edited_message: Message.optional(),
  channel_post: Message.optional(),
  callback_query: CallbackQuery.optional(),
  inline_query: InlineQuery.optional(),
  business_connection: BusinessConnection.optional(),
  business_message: BusinessMessage.optional(),
  edited_business_message: BusinessMessage.optional(),
  deleted_business_messages: DeletedBusinessMessages.optional(),
};

const Update = z
  .object({ update_id: z.number(), ...TELEGRAM, routine: Routine.optional() })
  // Telegram's own numbers are lower.
  .refine(({ update_id: id, routine }) => routine === undefined || id >= FIRST_OWN_NUMBER);
export type Update = z.infer<typeof Update>;

/** What to ask Telegram for, in setWebhook and getUpdates. */
export const ALLOWED_UPDATES = Object.keys(TELEGRAM) as (keyof typeof TELEGRAM)[];

const KINDS: ReadonlySet<string> = new Set([...ALLOWED_UPDATES, 'routine']);

/** What an update is, as Telegram's `Update` calls it, for counting: one of those that are read, else `other`. */
export function kindOf(update: IncomingUpdate): string {
  for (const member in update) if (KINDS.has(member)) return member;
  return 'other';
}

/** The message that was written, changed or posted. */
export const writtenIn = ({
  message,
  edited_message: edited,
  channel_post: post,
}: Update): IncomingMessage | undefined => message ?? edited ?? post;

const alreadyRead = new WeakMap<IncomingUpdate, Update | undefined>();

/** What an update says; undefined for a shape that no server sends. An object is read once. */
export function readUpdate(update: IncomingUpdate): Update | undefined {
  if (!alreadyRead.has(update)) alreadyRead.set(update, Update.safeParse(update).data);
  return alreadyRead.get(update);
}
