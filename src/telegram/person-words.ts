/** In which language somebody is spoken to: the one that they have chosen, else their Telegram's. */
import type { Person } from '#commands/command.ts';
import { type UserState, wordsFor } from '#commands/user-state.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { createLruCache } from '#platform/lru-cache.ts';

/** Whose language is remembered. */
const MOST_PEOPLE = 20_000;

export interface PersonWords {
  /** What is kept of a person (pseudonym); their language is remembered. */
  readUser(person: string): Promise<UserState>;
  /** As far as it was read of late: without a look at the database. */
  cachedWords(person: Pick<Person, 'id' | 'language'>): Words;
  /** Never rejects. @param telegram their Telegram's language code, where it is known */
  readWords(person: string, telegram: string | undefined): Promise<Words>;
}

export function createPersonWords(read: PersonWords['readUser']): PersonWords {
  /** '' for those who have chosen none. */
  const chosen = createLruCache<string>(MOST_PEOPLE);
  async function known(person: string): Promise<UserState> {
    const present = await read(person);
    chosen.set(person, present.settings.language ?? '');
    return present;
  }
  return {
    readUser: known,
    cachedWords: ({ id, language }) => wordsIn(chosen.get(id) || language),
    readWords: async (person, telegram) => wordsFor(await known(person).catch(() => undefined), telegram),
  };
}
