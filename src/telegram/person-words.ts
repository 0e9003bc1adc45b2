/** The language that the bot uses with a person: the one they chose, else that of their Telegram. */
import type { Person } from '#commands/command.ts';
import { type UserState, wordsFor } from '#commands/user-state.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { createLruCache } from '#platform/lru-cache.ts';

/** Maximum number of people whose language is cached. */
const MAX_CACHED = 20_000;

export interface PersonWords {
  /** The stored state of a person (pseudonym); caches their language. */
  readUser(person: string): Promise<UserState>;
  /** Uses the cached language, without reading the database. */
  cachedWords(person: Pick<Person, 'id' | 'language'>): Words;
  /** Never rejects. @param telegram the language code of their Telegram, if known */
  readWords(person: string, telegram: string | undefined): Promise<Words>;
}

export function createPersonWords(read: PersonWords['readUser']): PersonWords {
  /** Chosen language by person; '' if they chose none. */
  const chosen = createLruCache<string>(MAX_CACHED);
  async function readUser(person: string): Promise<UserState> {
    const user = await read(person);
    chosen.set(person, user.settings.language ?? '');
    return user;
  }
  return {
    readUser,
    cachedWords: ({ id, language }) => wordsIn(chosen.get(id) || language),
    readWords: async (person, telegram) => wordsFor(await readUser(person).catch(() => undefined), telegram),
  };
}
