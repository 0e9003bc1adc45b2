/** Names of the people and chats of an archive, by which a caller recognises names in a text. */
import { z } from 'zod';
import { MAX_NAMES } from './limits.ts';
import { PlatformName } from './records.ts';

const Count = z.int().min(0);

export const KnownName = z.object({
  kind: z.enum(['person', 'chat']),
  /** Display name. */
  name: z.string().min(1),
  /** Messages from the person in all chats, or in the chat. */
  messages: Count,
  /** The chat itself, or a person's direct chats with the owner, the most recently active one first. */
  chats: z.array(
    z.object({
      groupId: z.string().min(1),
      /** Absent if unknown. */
      platform: PlatformName.optional(),
      messages: Count,
      /** Time of the newest message, to the second. */
      newestAt: z.iso.datetime(),
    }),
  ),
});
export type KnownName = z.infer<typeof KnownName>;

/** Sorted by number of messages, descending. A direct chat is listed only under its person. */
export const KnownNames = z.object({ items: z.array(KnownName).max(MAX_NAMES) });
