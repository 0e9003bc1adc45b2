/** Names of the people and chats of an archive: what a caller has to know to tell a name from other words. */
import { z } from 'zod';
import { MAX_NAMES } from './limits.ts';
import { PlatformName } from './records.ts';

const Count = z.int().min(0);

export const KnownName = z.object({
  kind: z.enum(['person', 'chat']),
  /** As it is shown. */
  name: z.string().min(1),
  /** From the person in all chats; of the chat. */
  messages: Count,
  /** The chat itself; of a person their own chats with the owner, the one with the newest message first. */
  chats: z.array(
    z.object({
      groupId: z.string().min(1),
      /** Absent for one that is not known here. */
      platform: PlatformName.optional(),
      messages: Count,
      /** Of the newest message, to the second. */
      newestAt: z.iso.datetime(),
    }),
  ),
});
export type KnownName = z.infer<typeof KnownName>;

/** First those that are written with most. A chat that is a person's own stands with the person alone. */
export const KnownNames = z.object({ items: z.array(KnownName).max(MAX_NAMES) });
