/** Somebody does not want the rest of an answer that is being written: the button at a draft (run/draft.ts). */
import { z } from 'zod';
import { StoppedGeneration } from '../api/updates.ts';
import type { Desk } from './desk.ts';

const Update = z.object({ stopped_message_generation: StoppedGeneration });

export function createStopDesk({
  cancel,
  pseudonym,
}: {
  /** What was stopped says so itself. */
  cancel(person: string, updateId: number): Promise<unknown>;
  pseudonym(id: number): string;
}): Desk {
  return (update) => {
    const stopped = Update.safeParse(update).data?.stopped_message_generation;
    if (!stopped) return undefined;
    // A private chat has its person's id.
    const person = pseudonym(stopped.chat.id);
    return {
      classification: { lane: person, control: true },
      async take() {
        await cancel(person, stopped.draft_id);
      },
    };
  };
}
