/** What is due by itself (inbox/timetable.ts), as the command that it stands for: run for its person, in their private chat. */
import { z } from 'zod';
import type { Place } from '../bot-api/message.ts';
import type { Person } from '../commands/command.ts';
import type { Classification } from '../inbox/update.ts';

const Update = z.object({
  routine: z.object({
    id: z.string(),
    userId: z.string(),
    chatId: z.string(),
    language: z.string(),
    firstName: z.string(),
  }),
});

export interface DueUpdate {
  readonly id: string;
  readonly person: Person;
  readonly place: Place;
}

/** Undefined for all other updates. */
export function readRoutine(update: unknown, pseudonym: (id: string) => string): DueUpdate | undefined {
  const read = Update.safeParse(update).data;
  if (!read) return undefined;
  const { id, userId, chatId, language, firstName } = read.routine;
  return {
    id,
    person: { id: pseudonym(userId), userId, language, firstName },
    place: { chatId: Number(chatId), kind: 'private' },
  };
}

/** It waits for nobody in the chat, and nobody there waits for it. */
export function classificationOf({ id }: DueUpdate): Classification {
  return { lane: `routine ${id}`, control: false, recorded: true };
}
