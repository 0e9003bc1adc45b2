/** Where an answer goes. */
import { z } from 'zod';

export const Place = z.object({
  chatId: z.number(),
  kind: z.enum(['private', 'group']),
  /** Topic of the chat; every message has to name it. */
  threadId: z.number().optional(),
  /** The message that is answered, where that has to be seen (in groups). */
  replyTo: z.number().optional(),
});
export type Place = z.infer<typeof Place>;

/** The fields of a sending method that lead a message to its place. */
export function addressFields(place: Place): Record<string, unknown> {
  return {
    chat_id: place.chatId,
    ...(place.threadId === undefined ? {} : { message_thread_id: place.threadId }),
    ...(place.replyTo === undefined
      ? {}
      : { reply_parameters: { message_id: place.replyTo, allow_sending_without_reply: true } }),
  };
}
