/** Names of the people and chats of a person's data, as their service last told them. */
import { z } from 'zod';
import type { Database } from './database.ts';
import { createKept, keyOf } from './kept.ts';

/** `names` is JSON that the caller parses; `at`: when they were told, milliseconds since 1970. */
const Told = z.object({ names: z.unknown(), at: z.number() });
export type KeptNames = z.infer<typeof Told>;

export interface Names {
  find(person: string): Promise<KeptNames | undefined>;
  /** In place of those before. */
  put(person: string, names: unknown, at: number): Promise<void>;
  /** Whether there were any. */
  erase(person: string): Promise<boolean>;
}

export function createNames(database: Database): Names {
  const kept = createKept(database, 'names');
  return {
    async find(person) {
      return Told.optional().parse(await kept.find(keyOf('names', person), person, 0));
    },
    put: (person, names, at) => database.write(kept.putting('names', person, { names, at })),
    erase: async (person) => (await kept.erase(person)) > 0,
  };
}
