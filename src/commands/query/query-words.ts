/** What people type in a query for keys, places, platforms and directions, mostly in English and Russian. */
import { DATASTORES, type DatastoreName, isDatastoreName } from '../../contract/datastores.ts';
import { PLATFORMS, type PlatformName } from '../../contract/records.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';

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

export type Key = 'in' | 'from' | 'to' | 'chat' | 'after' | 'before' | 'until' | 'when' | 'me' | 'on' | 'has';

const KEY_WORDS: Readonly<Record<Key, string>> = {
  in: 'in в на',
  from: 'from by от de von',
  to: 'to',
  chat: 'chat чат',
  after: 'after since после с desde seit',
  before: 'before до antes',
  until: 'until até bis',
  when: 'when during когда quando wann',
  me: 'me',
  on: 'on',
  has: 'has',
};

/** What may stand before a colon, and what it means. */
export const KEYS: Readonly<Record<string, Key>> = Object.fromEntries(
  (Object.keys(KEY_WORDS) as Key[]).flatMap((key) => KEY_WORDS[key].split(' ').map((word) => [word, key])),
);

/** What people call the datastores, beside their own names and nouns. */
const DATASTORE_WORDS: Readonly<Record<string, DatastoreName>> = {
  messages: 'social-chat-message',
  message: 'social-chat-message',
  emails: 'social-email',
  email: 'social-email',
  mail: 'social-email',
  posts: 'social-post',
  files: 'file',
  favourites: 'favourite',
  favorites: 'favourite',
  following: 'social-following',
  calendars: 'social-calendar',
  events: 'social-event',
  groups: 'social-chat-group',
};

/** `in:` values that are understood, for a message. */
export const PLACE_HINT = 'chats, all, messages, emails, posts, files, favourites, following, events';

/** The place that a word names. */
export function placeOf(word: string): Place | undefined {
  const name = word.toLowerCase();
  if (name === 'chats' || name === 'chat') return { kind: 'chats' };
  if (name === 'all' || name === 'everything' || name === 'везде') return { kind: 'all' };
  if (isDatastoreName(name)) return { kind: 'datastore', datastore: name };
  const known = Object.hasOwn(DATASTORE_WORDS, name) ? DATASTORE_WORDS[name] : undefined;
  if (known) return { kind: 'datastore', datastore: known };
  const byNoun = Object.values(DATASTORES).find(({ noun }) => (noun as readonly string[]).includes(name));
  return byNoun && { kind: 'datastore', datastore: byNoun.name };
}

const PLATFORM_WORDS: Readonly<Record<string, PlatformName>> = {
  telegram: 'telegram',
  tg: 'telegram',
  телеграм: 'telegram',
  whatsapp: 'whatsapp',
  ватсап: 'whatsapp',
  вотсап: 'whatsapp',
  slack: 'slack',
  слак: 'slack',
  discord: 'discord',
  дискорд: 'discord',
  signal: 'signal',
};

/** For a message. */
export const PLATFORM_HINT = Object.keys(PLATFORMS).join(', ');

/** The platform that a word names. */
export function platformOf(word: string): PlatformName | undefined {
  const name = word.toLowerCase();
  return Object.hasOwn(PLATFORM_WORDS, name) ? PLATFORM_WORDS[name] : undefined;
}

const DIRECTION_WORDS: Readonly<Record<string, 'sent' | 'received'>> = {
  sent: 'sent',
  mine: 'sent',
  me: 'sent',
  отправленные: 'sent',
  мои: 'sent',
  received: 'received',
  полученные: 'received',
  входящие: 'received',
};

/** The direction that a word names. */
export function directionOf(word: string): 'sent' | 'received' | undefined {
  const name = word.toLowerCase();
  return Object.hasOwn(DIRECTION_WORDS, name) ? DIRECTION_WORDS[name] : undefined;
}

/** Whether a name stands for the person. */
export const isMe = (name: string) => /^(me|myself|я|меня)$/i.test(name);

const HAS_WORDS: Readonly<Record<string, NonNullable<SearchFilter['has']>>> = {
  link: 'link',
  links: 'link',
  url: 'link',
  ссылка: 'link',
  file: 'file',
  files: 'file',
  attachment: 'file',
  attachments: 'file',
  файл: 'file',
};

/** What a record shall hold. */
export function contentOf(word: string): SearchFilter['has'] {
  const name = word.toLowerCase();
  return Object.hasOwn(HAS_WORDS, name) ? HAS_WORDS[name] : undefined;
}

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
