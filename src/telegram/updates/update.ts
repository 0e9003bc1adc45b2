/** Parses an update once: only the fields that the bot uses. The rest may have any shape. */
import { z } from 'zod';
import { FIRST_OWN_NUMBER } from '#storage/jobs.ts';

/** A Bot API `Update` of any kind; only its number is parsed yet. */
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
  /** Seconds since 1970, like `edit_date`. */
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
  /** The album that it belongs to. */
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
  /** MessageOrigin of a forwarded message; `sender_user` unless the original sender hides it. */
  forward_origin: z.looseObject({ sender_user: z.object({ id: z.number() }).optional().catch(undefined) }).optional(),
  /** The bot through whose inline mode it was sent. */
  via_bot: z.unknown().optional(),
  /** TextQuote: the quoted part of `reply_to_message`. */
  quote: z.object({ text: z.string() }).optional().catch(undefined),
});
export type IncomingMessage = z.infer<typeof Message>;

const CallbackQuery = z.object({
  id: z.string(),
  from: User,
  data: z.string().optional(),
  /** Absent for inline messages; an old message has only its chat and id. */
  message: Message.optional(),
});
export type CallbackQuery = z.infer<typeof CallbackQuery>;

/** InlineQuery: the text typed after the bot's name, up to 256 characters. */
const InlineQuery = z.object({ id: z.string(), from: User, query: z.string() });

/** BusinessConnection: the account that the bot is connected to as a chatbot. */
export const BusinessConnection = z.object({
  id: z.string(),
  user: z.object({ id: z.number(), language_code: z.string().optional() }),
  is_enabled: z.boolean(),
});
export type BusinessConnection = z.infer<typeof BusinessConnection>;

/** A chat of a connected account. */
const BusinessChat = z.object({
  id: z.number(),
  title: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** A message with all its fields, for own-message.ts. */
const BusinessMessage = z.looseObject({ business_connection_id: z.string(), chat: BusinessChat });
export type BusinessMessage = z.infer<typeof BusinessMessage>;

/** BusinessMessagesDeleted */
const DeletedBusinessMessages = z.object({
  business_connection_id: z.string(),
  chat: BusinessChat,
  message_ids: z.array(z.number()).max(1000),
});
export type DeletedBusinessMessages = z.infer<typeof DeletedBusinessMessages>;

/** A due routine (jobs/inbox/scheduler.ts). */
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
  // Telegram's update ids are lower.
  .refine(({ update_id: id, routine }) => routine === undefined || id >= FIRST_OWN_NUMBER);
export type Update = z.infer<typeof Update>;

/** `allowed_updates` of setWebhook and getUpdates. */
export const ALLOWED_UPDATES = Object.keys(TELEGRAM) as (keyof typeof TELEGRAM)[];

const KINDS: ReadonlySet<string> = new Set([...ALLOWED_UPDATES, 'routine']);

/** The kind of an update for metrics: a field name of Telegram's `Update`, `routine`, or `other`. */
export function kindOf(update: IncomingUpdate): string {
  for (const member in update) if (KINDS.has(member)) return member;
  return 'other';
}

/** The new, edited or channel message. */
export const writtenIn = ({
  message,
  edited_message: edited,
  channel_post: post,
}: Update): IncomingMessage | undefined => message ?? edited ?? post;

const parsed = new WeakMap<IncomingUpdate, Update | undefined>();

/** The parsed update; undefined if it has an invalid shape. Each object is parsed once. */
export function readUpdate(update: IncomingUpdate): Update | undefined {
  if (!parsed.has(update)) parsed.set(update, Update.safeParse(update).data);
  return parsed.get(update);
}
