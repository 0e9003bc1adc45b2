/** What people type in a query for keys, places, platforms and directions, in English and Russian. */
import { DATASTORES, type DatastoreName, isDatastoreName } from '../contract/datastores.ts';
import { PLATFORMS, type PlatformName } from '../contract/records.ts';

/** Where a query looks. */
export type Place = { kind: 'chats' } | { kind: 'all' } | { kind: 'datastore'; datastore: DatastoreName };

export type Key = 'in' | 'from' | 'to' | 'chat' | 'after' | 'before' | 'until' | 'me' | 'on';

/** What may stand before a colon, and what it means. */
export const KEYS: Readonly<Record<string, Key>> = {
  in: 'in',
  в: 'in',
  на: 'in',
  from: 'from',
  by: 'from',
  от: 'from',
  to: 'to',
  chat: 'chat',
  чат: 'chat',
  after: 'after',
  since: 'after',
  после: 'after',
  с: 'after',
  before: 'before',
  до: 'before',
  until: 'until',
  me: 'me',
  on: 'on',
};

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

/** Whether a word of a query is a phrase, which must occur as it stands. */
export const isPhrase = (word: string) => word.includes(' ');
