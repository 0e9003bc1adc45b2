/**
 * Inputs of the control API, with which the page and the tests drive the playground; nothing of it exists in Telegram.
 * JSON in and out, except for files; an error is `{ "error": "message" }` with a 4xx status. See control-routes.ts.
 */
import { z } from 'zod';
import { MAX_INLINE_QUERY, MAX_MESSAGES_PER_CHAT } from '../limits.ts';
import { maxLength } from '../spec/spec.ts';
import { chatSchema, entitySchema, personSchema } from '../world/model.ts';

const MAX_TEXT = maxLength('sendMessage', 'text');

const inChat = { chat_id: z.number().int(), from_id: z.number().int() };
const toMessage = { ...inChat, message_id: z.number().int().positive() };

export const inputs = {
  messages: z.object({
    before: z.coerce.number().int().optional(),
    limit: z.coerce.number().int().min(1).max(MAX_MESSAGES_PER_CHAT).optional(),
  }),
  person: personSchema.omit({ id: true, started: true, blocked: true, deactivated: true, business: true }).extend({
    id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    deactivated: z.boolean().optional(),
  }),
  block: z.object({ blocked: z.boolean() }),
  group: z.object({
    /** Negative as on Telegram; assigned if absent. */
    id: z.number().int().negative().optional(),
    title: z.string().min(1).max(128),
    username: chatSchema.shape.username,
    type: z.enum(['group', 'supergroup', 'channel']).default('supergroup'),
    members: z.array(z.number().int().positive()).min(1).max(200),
    bot_is_admin: chatSchema.shape.bot_is_admin,
    standing: chatSchema.shape.standing,
    forbidden: chatSchema.shape.forbidden,
    /** Makes it a forum with these topics, identified by name. */
    topics: z.array(z.object({ name: z.string().min(1).max(128), closed: z.boolean().default(false) })).optional(),
  }),
  /** `size` of a file that is larger than its body: only its name and size are kept. */
  file: z.object({ name: z.string().min(1).max(255), mime: z.string().max(127), size: z.coerce.number().optional() }),
  message: z.object({
    ...inChat,
    /** The text, or the caption of a file. Clients split longer texts themselves; here they're rejected. */
    text: z.string().max(MAX_TEXT).optional(),
    /** Formatting; detected as on Telegram if absent. */
    entities: z.array(entitySchema).max(100).optional(),
    reply_to: z.number().int().positive().optional(),
    /** The part of the message that is quoted, verbatim. */
    quote: z.string().min(1).optional(),
    thread_id: z.number().int().positive().optional(),
    /** `id` of an uploaded file. */
    file: z.object({ id: z.string(), as_document: z.boolean().default(false) }).optional(),
    /** Id of the photo's album. */
    media_group_id: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    /** `anonymous_admin` sends on behalf of the group. */
    as: z.enum(['person', 'anonymous_admin']).default('person'),
  }),
  edit: z.object({ ...toMessage, text: z.string().min(1).max(MAX_TEXT) }),
  press: z
    .object({ ...toMessage, label: z.string().optional(), data: z.string().max(1024).optional() })
    .refine(({ label, data }) => label !== undefined || data !== undefined, 'a label or data is needed'),
  /** `query` is the text after the bot's username; clients limit its length. */
  inline: z.object({ ...inChat, query: z.string().max(MAX_INLINE_QUERY), offset: z.string().default('') }),
  choice: z.object({ ...inChat, inline_query_id: z.string(), result_id: z.string() }),
  forward: z.object({ ...toMessage, to_chat_id: z.number().int() }),
  reaction: z.object({ ...toMessage, emoji: z.string().max(16).optional() }),
  hide: z.object(toMessage),
  business: z.object({ person_id: z.number().int().positive(), enabled: z.boolean() }),
  redeliver: z.object({ update_id: z.number().int().positive() }),
};

export type Input<Name extends keyof typeof inputs> = z.infer<(typeof inputs)[Name]>;
