/** Where a query looks, and its words taken apart: what is to be found, as it stands, or left out. */
import { DATASTORES, type DatastoreName, isDatastoreName } from '#service/contract/datastores.ts';
import { PLATFORMS } from '#service/contract/records.ts';
import { placeNamed } from './vocabulary.ts';

/** Where a query looks; `any`: nobody said, so in as much as there is a way to. */
export type Place =
  | { kind: 'any' }
  | { kind: 'chats' }
  | { kind: 'all' }
  | { kind: 'datastore'; datastore: DatastoreName };

/** Where it looks once that is decided: the chats, everything, or the records of one kind. */
export type PlaceName = 'chats' | 'all' | DatastoreName;

export function placeName(place: Place): PlaceName {
  if (place.kind === 'datastore') return place.datastore;
  return place.kind === 'chats' ? 'chats' : 'all';
}

/** `in:` values that are understood, for a message. */
export const PLACE_HINT = 'chats, all, messages, emails, posts, files, favourites, following, events';

/** The place that a word names. */
export function placeOf(word: string): Place | undefined {
  const name = word.toLowerCase();
  if (isDatastoreName(name)) return { kind: 'datastore', datastore: name };
  const byNoun = Object.values(DATASTORES).find(({ noun }) => (noun as readonly string[]).includes(name));
  const named = placeNamed(name) ?? byNoun?.name;
  if (named === undefined) return undefined;
  return named === 'chats' || named === 'all' ? { kind: named } : { kind: 'datastore', datastore: named };
}

/** For a message. */
export const PLATFORM_HINT = Object.keys(PLATFORMS).join(', ');

/** A word of a query taken apart: `-"red ferry"` is excluded, a phrase, and `red ferry`. */
function readWord(word: string): { text: string; phrase: boolean; excluded: boolean } {
  const [, minus, phrase] = /^(-?)"(.*)"$/s.exec(word) ?? [];
  if (phrase !== undefined) return { text: phrase, phrase: true, excluded: minus === '-' };
  const excluded = EXCLUDED.test(word);
  return { text: excluded ? word.slice(1) : word, phrase: false, excluded };
}

/** A word with a minus before it; what follows may be a quotation. In -5 and - it is a sign or a dash. */
export const EXCLUDED = /^-(?=[\p{L}\p{Extended_Pictographic}])/u;

/** The words of a query that are to be found, without the quotes around some of them. */
export function soughtWords(words: readonly string[]): string[] {
  return words.map(readWord).flatMap(({ text, excluded }) => (excluded ? [] : [text]));
}

/** Those that must occur as they stand, and those that must not, without what says so. */
export function strictWords(words: readonly string[]): { phrases: string[]; excluded: string[] } {
  const all = words.map(readWord);
  return {
    phrases: all.filter(({ phrase, excluded }) => phrase && !excluded).map(({ text }) => text),
    excluded: all.filter(({ excluded }) => excluded).map(({ text }) => text),
  };
}
