/** The language that people have chosen, as far as it was read of late: what reads nothing of them is said in it too. */
import type { Person } from '#commands/command.ts';
import type { UserState } from '#commands/user-state.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { createLruCache } from '#platform/lru-cache.ts';

/** Whose language is remembered; others are spoken to as their Telegram is. */
const MOST_PEOPLE = 20_000;

export interface Spoken {
  /** What is kept of a person (pseudonym); their language is remembered. */
  known(person: string): Promise<UserState>;
  /** What somebody reads, without a look at the database. */
  wordsTo(person: Pick<Person, 'id' | 'language'>): Words;
}

export function createSpoken({ known }: Pick<Spoken, 'known'>): Spoken {
  /** '' for those who have chosen none. */
  const chosen = createLruCache<string>(MOST_PEOPLE);
  return {
    async known(person) {
      const present = await known(person);
      chosen.set(person, present.settings.language ?? '');
      return present;
    },
    wordsTo: ({ id, language }) => wordsIn(chosen.get(id) || language),
  };
}
