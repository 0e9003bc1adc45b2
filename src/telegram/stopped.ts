/** Somebody does not want the rest of an answer that is being written: the button at a draft (draft.ts). */
import { z } from 'zod';
import { StoppedGeneration } from '../bot-api/updates.ts';

const Update = z.object({ stopped_message_generation: StoppedGeneration });

/** What was stopped: a private chat, and the update whose answer it was. Undefined for other updates. */
export function readStopped(update: unknown): { chatId: number; updateId: number } | undefined {
  const { data } = Update.safeParse(update);
  return (
    data && { chatId: data.stopped_message_generation.chat.id, updateId: data.stopped_message_generation.draft_id }
  );
}
