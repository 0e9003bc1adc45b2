/** What Telegram tells besides messages and presses, as far as it is looked at. */
import { z } from 'zod';

/** User */
export const User = z.object({
  id: z.number(),
  is_bot: z.boolean().optional(),
  first_name: z.string().default(''),
  last_name: z.string().optional(),
  language_code: z.string().optional(),
});

/** InlineQuery (update `inline_query`): what somebody has typed behind the bot's name, up to 256 characters. */
export const InlineQuery = z.object({
  id: z.string(),
  from: User,
  query: z.string(),
  /** Where the results go on; empty for the first. */
  offset: z.string(),
  /** `sender`: the private chat with this bot. */
  chat_type: z.enum(['sender', 'private', 'group', 'supergroup', 'channel']).optional().catch(undefined),
});
export type InlineQuery = z.infer<typeof InlineQuery>;

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

/** Message (updates `business_message`, `edited_business_message`), with everything that it holds. */
export const BusinessMessage = z.looseObject({ business_connection_id: z.string(), chat: BusinessChat });
export type BusinessMessage = z.infer<typeof BusinessMessage>;

/** BusinessMessagesDeleted */
export const DeletedBusinessMessages = z.object({
  business_connection_id: z.string(),
  chat: BusinessChat,
  message_ids: z.array(z.number()).max(1000),
});
