/**
 * The control API: what drives the playground, for the page and for tests. It stands apart from the imitation; nothing
 * here exists in Telegram. JSON in and out, files apart; a refusal is `{ "error": "words" }` with a 4xx status. Its addresses stand
 * in control-routes.ts.
 */
import { z } from 'zod';
import { MAX_INLINE_QUERY } from '../limits.ts';
import { maxLength } from '../spec/spec.ts';
import { chatSchema, entitySchema, personSchema } from '../world/model.ts';

const MAX_TEXT = maxLength('sendMessage', 'text');

export const personInputSchema = personSchema
  .omit({ id: true, started: true, blocked: true, deactivated: true, business: true })
  .extend({
    id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    deactivated: z.boolean().optional(),
  });
export type PersonInput = z.infer<typeof personInputSchema>;

export const groupInputSchema = z.object({
  /** Negative, as Telegram's are; chosen when absent. */
  id: z.number().int().negative().optional(),
  title: z.string().min(1).max(128),
  username: chatSchema.shape.username,
  type: z.enum(['group', 'supergroup', 'channel']).default('supergroup'),
  members: z.array(z.number().int().positive()).min(1).max(200),
  bot_is_admin: z.boolean().default(false),
  standing: z.enum(['present', 'muted', 'left', 'kicked', 'deleted']).default('present'),
  forbidden: chatSchema.shape.forbidden,
  /** Makes it a forum with these topics, which are known by their names. */
  topics: z.array(z.object({ name: z.string().min(1).max(128), closed: z.boolean().default(false) })).optional(),
});
export type GroupInput = z.infer<typeof groupInputSchema>;

export const fileInputSchema = z.object({ name: z.string().min(1).max(255), mime: z.string().max(127) });
export const saidMessageSchema = z.object({
  chat_id: z.number().int(),
  from_id: z.number().int(),
  /** The text, or the caption when there is a file. Clients split longer ones themselves; here they are refused. */
  text: z.string().max(MAX_TEXT).optional(),
  /** Formatting; when absent, what Telegram would detect. */
  entities: z.array(entitySchema).max(100).optional(),
  reply_to: z.number().int().positive().optional(),
  /** What of the message is answered, word for word. */
  quote: z.string().min(1).optional(),
  thread_id: z.number().int().positive().optional(),
  /** `id`: of a file that was sent before. */
  file: z.object({ id: z.string(), as_document: z.boolean().default(false) }).optional(),
  /** The album that the photo belongs to. */
  media_group_id: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** In a group: written as its anonymous administrator, or by the linked channel. */
  as: z.enum(['person', 'anonymous_admin', 'channel']).default('person'),
});
export type SaidMessage = z.infer<typeof saidMessageSchema>;

const inChat = { chat_id: z.number().int(), from_id: z.number().int() };
const messageReference = {
  ...inChat,
  message_id: z.number().int().positive(),
};

export const editInputSchema = z.object({ ...messageReference, text: z.string().min(1).max(MAX_TEXT) });
export const pressInputSchema = z
  .object({ ...messageReference, label: z.string().optional(), data: z.string().max(1024).optional() })
  .refine(({ label, data }) => label !== undefined || data !== undefined, 'a label or data is needed');
export const inlineInputSchema = z.object({
  ...inChat,
  /** What stands behind the bot's name. Clients send no more than this. */
  query: z.string().max(MAX_INLINE_QUERY),
  offset: z.string().default(''),
});
export const choiceInputSchema = z.object({ ...inChat, inline_query_id: z.string(), result_id: z.string() });
export const forwardInputSchema = z.object({ ...messageReference, to_chat_id: z.number().int() });
export const reactionInputSchema = z.object({ ...messageReference, emoji: z.string().max(16).optional() });
export const hideInputSchema = z.object(messageReference);
export const businessInputSchema = z.object({ person_id: z.number().int().positive(), enabled: z.boolean() });
export const businessUpdateSchema = z.object({
  person_id: z.number().int().positive(),
  kind: z.enum(['business_message', 'edited_business_message', 'deleted_business_messages']),
  /** Of the update, without `business_connection_id`; a Message, or BusinessMessagesDeleted. */
  payload: z.looseObject({ chat: z.looseObject({ id: z.number().int() }) }),
});
export const blockInputSchema = z.object({ blocked: z.boolean() });
export const redeliverInputSchema = z.object({ update_id: z.number().int().positive() });
