/** Parses Bot API replies: the envelope, and the results that are used. */
import { z } from 'zod';
import type { HttpReply } from '#platform/http-client.ts';
import { tryParseJson } from '#platform/json.ts';
import { BusinessConnection } from '../updates/update.ts';
import { BotApiError, refusal } from './errors.ts';

const BotUser = z.looseObject({
  id: z.number(),
  is_bot: z.literal(true),
  first_name: z.string(),
  username: z.string(),
  can_join_groups: z.boolean().default(true),
  can_read_all_group_messages: z.boolean().default(false),
  supports_inline_queries: z.boolean().default(false),
});
export type BotUser = z.infer<typeof BotUser>;

const WebhookInfo = z.object({
  url: z.string(),
  pending_update_count: z.number().default(0),
  max_connections: z.number().optional(),
  allowed_updates: z.array(z.string()).optional(),
  /** Seconds since 1970. */
  last_error_date: z.number().optional(),
  last_error_message: z.string().optional(),
});
export type WebhookInfo = z.infer<typeof WebhookInfo>;

const Sent = z.object({ message_id: z.number() });

/** Result schemas by method; results of other methods are ignored. */
const RESULTS = {
  getMe: BotUser,
  getUpdates: z.array(z.unknown()),
  getWebhookInfo: WebhookInfo,
  /** File; `file_path` is valid for at least an hour. */
  getFile: z.object({ file_size: z.number().optional(), file_path: z.string().optional() }),
  getBusinessConnection: BusinessConnection,
  sendMessage: Sent,
  sendDocument: Sent,
  sendPhoto: Sent,
};
export type Result<M extends string> = M extends keyof typeof RESULTS ? z.infer<(typeof RESULTS)[M]> : unknown;

const Reply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.number(),
    description: z.string().catch(''),
    parameters: z.object({ retry_after: z.number().nonnegative().optional() }).optional().catch(undefined),
  }),
]);

/** The result in a reply. @throws BotApiError for any other reply */
export function readResult<M extends string>(method: M, { status, body }: HttpReply): Result<M> {
  const reply = Reply.safeParse(tryParseJson(body.toString())).data;
  if (reply?.ok === false) throw refusal(method, { ...reply, retryAfterS: reply.parameters?.retry_after });
  const read = reply && ((RESULTS as Record<string, z.ZodType>)[method] ?? z.unknown()).safeParse(reply.result);
  if (read?.success) return read.data as Result<M>;
  // A broken reply, or one from a proxy. A proxy that says "too many" (429) or "too large" (413) forwarded nothing;
  // any other status proves nothing about the chat or the token.
  if (status === 429 || status === 413) throw refusal(method, { error_code: status, description: 'no readable reply' });
  throw new BotApiError('in-doubt', method, { cause: new Error(`HTTP ${status}, no readable reply`) });
}
