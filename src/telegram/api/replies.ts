/** What the Bot API answers: the envelope of every reply, and the results of the methods that are used. */
import type { UserFromGetMe } from 'telegraf/types';
import { z } from 'zod';
import type { HttpReply } from '#platform/http-client.ts';
import { BusinessConnection } from '../updates/update.ts';
import { BotApiError, refusal } from './errors.ts';

export type BotUser = UserFromGetMe;

const BotUser = z.looseObject({
  id: z.number(),
  is_bot: z.literal(true),
  first_name: z.string(),
  username: z.string(),
  can_join_groups: z.boolean().default(true),
  can_read_all_group_messages: z.boolean().default(false),
  supports_inline_queries: z.boolean().default(false),
});

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

/** File: where its content can be had for at least an hour. */
const FilePlace = z.object({ file_size: z.number().optional(), file_path: z.string().optional() });
export type FilePlace = z.infer<typeof FilePlace>;

/** A reply that says that the call was carried out. */
export type Reader<T> = z.ZodType<{ result: T }>;

const success = <T>(result: z.ZodType<T>): Reader<T> => z.object({ ok: z.literal(true), result });

export const anything = success(z.unknown());
export const botUser: Reader<BotUser> = success(BotUser);
export const updates = success(z.array(z.unknown()));
export const webhookInfo = success(WebhookInfo);
export const filePlace: Reader<FilePlace> = success(FilePlace);
export const businessConnection: Reader<BusinessConnection> = success(BusinessConnection);
export const sent = success(z.object({ message_id: z.number() }));

const Refusal = z.object({
  ok: z.literal(false),
  error_code: z.number(),
  description: z.string().catch(''),
  parameters: z.object({ retry_after: z.number().nonnegative().optional() }).optional().catch(undefined),
});

/** The result in a reply. @throws BotApiError for everything else */
export function read<T>(method: string, { status, body }: HttpReply, reader: Reader<T>): T {
  const value = jsonOf(body);
  const carriedOut = reader.safeParse(value);
  if (carriedOut.success) return carriedOut.data.result;
  const refused = Refusal.safeParse(value).data;
  if (refused) throw refusal(method, { ...refused, retryAfterS: refused.parameters?.retry_after });
  throw unreadable(method, status);
}

/**
 * A reply that is not Telegram's: a proxy's, or broken. A proxy that says "too many" or "too large" has passed nothing on;
 * whatever else it says proves nothing about the chat or the token.
 */
function unreadable(method: string, status: number): BotApiError {
  if (status === 429 || status === 413)
    return refusal(method, { error_code: status, description: 'no readable reply' });
  return new BotApiError('in-doubt', method, { cause: new Error(`HTTP ${status}, no readable reply`) });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
