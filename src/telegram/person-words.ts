/** The language that the bot uses with a person: the one they chose, else that of their Telegram. */
import type { Person } from '#commands/command.ts';
import { type UserState, wordsFor } from '#commands/user-state.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { createLruCache } from '#platform/lru-cache.ts';

/** Maximum number of people whose language is cached. */
const MAX_CACHED = 20_000;

export type PersonWords = ReturnType<typeof createPersonWords>;

export function createPersonWords(read: (person: string) => Promise<UserState>) {
  /** Chosen language by person; '' if they chose none. */
  const chosen = createLruCache<string>(MAX_CACHED);
  /** The stored state of a person (pseudonym); caches their language. */
  async function readUser(person: string): Promise<UserState> {
    const user = await read(person);
    chosen.set(person, user.settings.language ?? '');
    return user;
  }
  return {
    readUser,
    /** Uses the cached language, without reading the database. */
    cachedWords: ({ id, language }: Pick<Person, 'id' | 'language'>): Words => wordsIn(chosen.get(id) || language),
    /** Never rejects. @param telegram the language code of their Telegram, if known */
    readWords: async (person: string, telegram: string | undefined): Promise<Words> =>
      wordsFor(await readUser(person).catch(() => undefined), telegram),
  };
}
