/** What Telegram tells besides messages and presses, as far as it is looked at. Of anything else these schemas take nothing. */
import { z } from 'zod';

const User = z.object({ id: z.number(), first_name: z.string().default(''), language_code: z.string().optional() });

/** MessageGenerationStopped (update `stopped_message_generation`, Bot API 10.3): the person does not want the rest of a draft. */
export const StoppedGeneration = z.object({
  /** A private chat: its id is the person's. */
  chat: z.object({ id: z.number() }),
  message_thread_id: z.number().optional(),
  draft_id: z.number(),
});
export type StoppedGeneration = z.infer<typeof StoppedGeneration>;

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

/** ChosenInlineResult (update `chosen_inline_result`), where BotFather's /setinlinefeedback is on. */
export const ChosenInlineResult = z.object({
  result_id: z.string(),
  from: User,
  query: z.string(),
  /** Where the message has a keyboard. */
  inline_message_id: z.string().optional(),
});
export type ChosenInlineResult = z.infer<typeof ChosenInlineResult>;
