/** What the inbox knows of an update: its number, and what its classifier says about it. */
import { z } from 'zod';

/** A Bot API `Update` of any kind; everything but its number is left to whoever handles it. */
export const IncomingUpdate = z.looseObject({ update_id: z.int().nonnegative() });
export type IncomingUpdate = z.infer<typeof IncomingUpdate>;

/** What an update is, as Telegram's `Update` calls it (Bot API 10.3), and `routine` for what is due by itself. */
const KINDS: ReadonlySet<string> = new Set([
  ...['message', 'edited_message', 'channel_post', 'callback_query', 'inline_query', 'routine'],
  ...['stopped_message_generation', 'business_connection', 'business_message', 'edited_business_message'],
  'deleted_business_messages',
]);

/** For counting: one of a closed set, `other` for what is not asked for. */
export function kindOf(update: IncomingUpdate): string {
  for (const member in update) if (KINDS.has(member)) return member;
  return 'other';
}

export interface Classification {
  /** Updates of one queue start in order: a chat, or the private chat of a person for button presses too. */
  queue: string;
  /** It never waits behind its queue (/cancel). */
  control: boolean;
  /** It is worth nothing after seconds (an inline query): it is never recorded. */
  unrecorded?: boolean;
}
