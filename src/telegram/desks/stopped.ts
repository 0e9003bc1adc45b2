/** Somebody does not want the rest of an answer that is being written: the button at a draft (draft.ts). */
import { z } from 'zod';
import { StoppedGeneration } from '../../bot-api/updates.ts';
import type { Classification } from '../../inbox/update.ts';

const Update = z.object({ stopped_message_generation: StoppedGeneration });

/** What was stopped: a private chat, and the update whose answer it was. */
export interface Stopped {
  chatId: number;
  updateId: number;
}

/** Undefined for other updates. */
export function readStopped(update: unknown): Stopped | undefined {
  const { data } = Update.safeParse(update);
  return (
    data && { chatId: data.stopped_message_generation.chat.id, updateId: data.stopped_message_generation.draft_id }
  );
}

export interface StopDesk {
  /** A stop waits behind nothing. */
  classify(stopped: Stopped | undefined): Classification | undefined;
  /** What was stopped says so itself. */
  take(stopped: Stopped): Promise<void>;
}

export function createStopDesk({
  cancel,
  pseudonym,
}: {
  cancel(person: string, updateId: number): Promise<unknown>;
  pseudonym(id: number): string;
}): StopDesk {
  return {
    classify: (stopped) => stopped && { lane: pseudonym(stopped.chatId), control: true },
    async take({ chatId, updateId }) {
      // A private chat has its person's id.
      await cancel(pseudonym(chatId), updateId);
    },
  };
}
