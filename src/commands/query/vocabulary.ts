/** What people type in a query for keys, places, platforms, directions and contents, in the languages of the catalogue. */
import { type Keywords, listsIn } from '#locales/lists.ts';
import { LANGUAGES } from '#locales/words.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlatformName } from '#service/contract/records.ts';
import type { SearchFilter } from '#service/contract/search-extension.ts';

export type Key = keyof Keywords['keys'];

const lists = LANGUAGES.map((language) => listsIn(language).keywords);

/** Words by what they mean, as a look-up; accents may be typed as characters of their own. */
function wordsFor<Meaning extends string>(
  wordsIn: (list: Keywords) => { readonly [M in Meaning]?: readonly string[] | undefined },
): Readonly<Record<string, Meaning>> {
  const meanings = lists.flatMap((list) => Object.entries(wordsIn(list)) as [Meaning, readonly string[]][]);
  return Object.fromEntries(
    meanings.flatMap(([meaning, words]) =>
      words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')].map((form) => [form, meaning])),
    ),
  );
}

/** What may stand before a colon, and what it means; lower case. */
export const KEYS = wordsFor<Key>(({ keys }) => keys);

const meaningOf = <Meaning extends string>(words: Readonly<Record<string, Meaning>>) => {
  return (typed: string): Meaning | undefined => {
    const name = typed.toLowerCase();
    return Object.hasOwn(words, name) ? words[name] : undefined;
  };
};

/** The chats, everything, or the kind of records that a word names. */
export const placeNamed = meaningOf(wordsFor<'chats' | 'all' | DatastoreName>(({ places }) => places));
export const platformNamed = meaningOf(wordsFor<PlatformName>(({ platforms }) => platforms));
export const directionOf = meaningOf(wordsFor<'sent' | 'received'>(({ directions }) => directions));
export const contentOf = meaningOf(wordsFor<NonNullable<SearchFilter['has']>>(({ contents }) => contents));

const me = new Set(lists.flatMap((list) => list.me));
export const isMe = (name: string) => me.has(name.toLowerCase());
