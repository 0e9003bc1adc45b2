/**
 * Schemas of the emulated world: people, chats, messages, and everything else in the state file. Field names are the
 * Bot API's; fields marked "Ours" are for the page and the tests, and are never sent to the bot.
 */
import { z } from 'zod';

const usernameSchema = z.string().regex(/^[A-Za-z0-9_]{1,32}$/);

export const personSchema = z.object({
  id: z.number().int().positive(),
  first_name: z.string().min(1).max(256),
  last_name: z.string().max(256).optional(),
  username: usernameSchema.optional(),
  language_code: z.string().max(35).optional(),
  /** Ours: the person has written to the bot, so the bot may write back. */
  started: z.boolean().default(false),
  /** Ours: the person has blocked the bot. */
  blocked: z.boolean().default(false),
  /** Ours: the account is deleted. */
  deactivated: z.boolean().default(false),
  /** Ours: the bot is connected to the account and receives updates from its chats with other people. */
  business: z.boolean().default(false),
});
export type Person = z.infer<typeof personSchema>;

export const entitySchema = z.object({
  type: z.string(),
  offset: z.number().int(),
  length: z.number().int(),
  url: z.string().optional(),
  language: z.string().optional(),
  custom_emoji_id: z.string().optional(),
  unix_time: z.number().int().optional(),
  date_time_format: z.string().optional(),
  user: z.looseObject({ id: z.number().int() }).optional(),
});
export type MessageEntity = z.infer<typeof entitySchema>;

export const photoSizeSchema = z.object({
  file_id: z.string(),
  file_unique_id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  file_size: z.number().int(),
});
export const documentSchema = z.object({
  file_id: z.string(),
  file_unique_id: z.string(),
  file_name: z.string(),
  mime_type: z.string(),
  file_size: z.number().int(),
});
export type PhotoSize = z.infer<typeof photoSizeSchema>;
export type DocumentFile = z.infer<typeof documentSchema>;

const quoteSchema = z.object({
  text: z.string(),
  entities: z.array(entitySchema).optional(),
  position: z.number().int(),
  is_manual: z.literal(true),
});
export type TextQuote = z.infer<typeof quoteSchema>;

const originSchema = z.looseObject({ type: z.string() });

/** One of InlineKeyboardMarkup, ReplyKeyboardMarkup, ReplyKeyboardRemove, ForceReply, already validated. */
export const replyMarkupSchema = z.looseObject({});
export type ReplyMarkup = z.infer<typeof replyMarkupSchema>;

/** The sender of a message: the bot, a person, a group's anonymous administrator, or the channel itself. */
export const senderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bot') }),
  z.object({ kind: z.literal('person'), id: z.number().int() }),
  z.object({ kind: z.literal('anonymous_admin') }),
  z.object({ kind: z.literal('channel') }),
]);
export type Sender = z.infer<typeof senderSchema>;

export const messageSchema = z.object({
  message_id: z.number().int().positive(),
  /** Unix time in seconds. */
  date: z.number().int(),
  edit_date: z.number().int().optional(),
  sender: senderSchema,
  text: z.string().optional(),
  entities: z.array(entitySchema).optional(),
  caption: z.string().optional(),
  caption_entities: z.array(entitySchema).optional(),
  photo: z.array(photoSizeSchema).optional(),
  document: documentSchema.optional(),
  /** Messages with the same id form an album. */
  media_group_id: z.string().optional(),
  reply_to: z.number().int().optional(),
  /** ExternalReplyInfo: the message of another chat that it replies to. */
  external_reply: z.looseObject({ origin: originSchema }).optional(),
  /** TextQuote: the quoted part of the message it replies to. */
  quote: quoteSchema.optional(),
  /** Id of its topic. */
  thread_id: z.number().int().optional(),
  /** MessageOrigin of a forwarded message. */
  forward_origin: originSchema.optional(),
  reply_markup: replyMarkupSchema.optional(),
  new_members: z.array(z.number().int()).optional(),
  /** Name of the topic that this message starts. */
  topic_created: z.string().optional(),
  protected: z.boolean().optional(),
  /** The photo is hidden until the reader taps it (has_media_spoiler). */
  covered: z.boolean().optional(),
  /** Sent by choosing one of the bot's inline results. */
  via_bot: z.boolean().optional(),
  inline_message_id: z.string().optional(),
  /** Ours: at most one emoji each from the bot and every person. */
  reactions: z.array(z.object({ from_id: z.number().int(), emoji: z.string() })).default([]),
  /** Ours: deleted for everyone. Kept so that tests can see what was deleted. */
  deleted: z.boolean().default(false),
  /** Ours: people who removed it from their own view. */
  hidden_for: z.array(z.number().int()).default([]),
});
export type Message = z.infer<typeof messageSchema>;

const topicSchema = z.object({ id: z.number().int().positive(), name: z.string(), closed: z.boolean() });

export const chatSchema = z.object({
  id: z.number().int(),
  /** `direct`, ours: between two people, without the bot. */
  type: z.enum(['private', 'group', 'supergroup', 'channel', 'direct']),
  title: z.string().min(1).max(128).optional(),
  /** Username of a public supergroup or channel. */
  username: usernameSchema.optional(),
  /** Ids of its people; a private chat has one. */
  members: z.array(z.number().int()),
  /** Ours: the bot is an administrator and receives every message, not only those addressed to it. */
  bot_is_admin: z.boolean().default(false),
  /** Ours: the bot's membership; `deleted` means that the chat no longer exists. */
  standing: z.enum(['present', 'muted', 'left', 'kicked', 'deleted']).default('present'),
  /** Ours: kinds of content that members may not send, worded as in the error. */
  forbidden: z.array(z.enum(['text messages', 'photos', 'documents'])).optional(),
  /** Ours: id of the supergroup that this group was upgraded to. */
  migrated_to: z.number().int().optional(),
  /** Topics of a forum; a topic's id is that of its first message. */
  topics: z.array(topicSchema).optional(),
  next_message_id: z.number().int().positive().default(1),
  messages: z.array(messageSchema).default([]),
});
export type Chat = z.infer<typeof chatSchema>;

export const commandSetSchema = z.object({
  /** "default", "all_private_chats", "chat:42", … ; see api/methods/commands.ts. */
  scope: z.string(),
  language_code: z.string(),
  commands: z.array(z.object({ command: z.string(), description: z.string() })),
});
export type CommandSet = z.infer<typeof commandSetSchema>;

/** The bot's texts by language; the empty language is the fallback. */
const profileTextSchema = z.record(z.string(), z.string()).default({});

export const botSchema = z.object({
  id: z.number().int().positive(),
  username: z.string(),
  name: profileTextSchema,
  description: profileTextSchema,
  short_description: profileTextSchema,
  commands: z.array(commandSetSchema).default([]),
});
export type Bot = z.infer<typeof botSchema>;

/** A chat or person as the Bot API shows it to the bot (types Chat and User). */
export type BotApiObject = Record<string, unknown>;
