/** Reads what follows /recent: platform, direction, since when, and in which chat. */
import type { Filter } from '../contract/filters.ts';
import { PLATFORMS, type PlatformName } from '../contract/records.ts';
import { isFuture, parseDay } from './dates.ts';
import { shorten } from './display-text.ts';
import { PLATFORM_NAMES } from './entries.ts';
import { badDate } from './search-query.ts';
import { splitTyped, type TypedWord } from './typed-words.ts';

export interface RecentQuery {
  filter: Filter;
  /** What is shown, in words: `sent by you, on Telegram`; empty without filters. */
  texts: string[];
}

export type ParsedRecent = { query: RecentQuery } | { problem: string };

/** What may stand before a colon, and what it means. */
const KEYS: Readonly<Record<string, 'since' | 'chat' | 'on' | 'from'>> = {
  since: 'since',
  after: 'since',
  с: 'since',
  после: 'since',
  chat: 'chat',
  чат: 'chat',
  on: 'on',
  from: 'from',
  от: 'from',
};

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

/** `type` of a message: seen are send and receive (the interface document, Chat message). */
const DIRECTION_WORDS: Readonly<Record<string, 'send' | 'receive'>> = {
  sent: 'send',
  mine: 'send',
  me: 'send',
  отправленные: 'send',
  мои: 'send',
  received: 'receive',
  полученные: 'receive',
  входящие: 'receive',
};

/** Longest name, characters; each takes four of the 200 that a pattern may have. */
const MAX_NAME = 40;

interface Draft {
  filter: Filter;
  texts: string[];
  /** Words of a chat's name. */
  name: string[];
}

/** @returns the query, or what is wrong in a sentence. Words that are none of the filters are part of a chat's name. */
export function parseRecent(argument: string, now: number): ParsedRecent {
  if (argument.length > 400) {
    return { problem: 'That is too long for filters: a platform, a date and a chat’s name will do.' };
  }
  const draft: Draft = { filter: {}, texts: [], name: [] };
  for (const word of splitTyped(argument, Object.keys(KEYS))) {
    const problem = addWord(draft, word, now);
    if (problem !== undefined) return { problem };
  }
  const { filter, texts } = draft;
  const chat = draft.name.join(' ').trim();
  if ([...chat].length > MAX_NAME) return { problem: nameProblem('A chat’s name') };
  if (chat !== '') {
    filter.groupName = { $regex: anyCase(chat) };
    texts.push(`in chats named “${shorten(chat, MAX_NAME)}”`);
  }
  return { query: { filter, texts } };
}

/** Takes one word into the draft. @returns what is wrong with it, if anything is */
function addWord(draft: Draft, { key, value, quoted }: TypedWord, now: number): string | undefined {
  const { filter, texts, name } = draft;
  const kind = key === undefined ? undefined : KEYS[key];
  const word = value.toLowerCase();
  if (kind === 'chat' || (kind === undefined && quoted)) {
    name.push(value);
    return undefined;
  }
  if (kind === 'from') {
    if (value === '' || [...value].length > MAX_NAME) return nameProblem('A sender’s name');
    filter.fromName = { $regex: anyCase(value) };
    texts.push(`from ${shorten(value, MAX_NAME)}`);
    return undefined;
  }
  // A bare year is more likely part of a name.
  const day = kind === 'since' || !/^\d{4}$/.test(word) ? parseDay(word, now) : undefined;
  if (kind === 'since' || (kind === undefined && day !== undefined)) {
    if (day === undefined) return badDate(value);
    if (isFuture(day, now)) return `${day} is still to come: nothing can be newer than today.`;
    filter.sentAt = { $gte: day };
    texts.push(`since ${day} (UTC)`);
    return undefined;
  }
  const platform = Object.hasOwn(PLATFORM_WORDS, word) ? PLATFORM_WORDS[word] : undefined;
  const direction = Object.hasOwn(DIRECTION_WORDS, word) ? DIRECTION_WORDS[word] : undefined;
  if (platform !== undefined) {
    filter.sourceApplication = PLATFORMS[platform];
    texts.push(`on ${PLATFORM_NAMES[platform]}`);
  } else if (kind === 'on') {
    return `I know these platforms: ${Object.keys(PLATFORMS).join(', ')}.`;
  } else if (direction !== undefined) {
    filter.type = direction;
    texts.push(direction === 'send' ? 'sent by you' : 'received');
  } else if (/^(?!https?:)\p{L}{2,12}:\S/u.test(value)) {
    return `I do not know the filter “${shorten(value, 30)}”. There are since:, chat:, from: and on:.`;
  } else {
    name.push(value);
  }
  return undefined;
}

function nameProblem(what: string): string {
  return `${what} of up to ${MAX_NAME} characters, please.`;
}

/** A pattern that finds a text in either case: `$regex` of a deployment knows no flags (assumed). */
export function anyCase(text: string): string {
  return Array.from(text, (char) => {
    // The letter itself too: title case is a third form (ǅ).
    const forms = [...new Set([char.toLowerCase(), char.toUpperCase(), char])].filter((form) => form.length === 1);
    if (forms.length > 1) return `[${forms.join('')}]`;
    return /[!-/:-@[-`{-~]/.test(char) ? `\\${char}` : char;
  }).join('');
}
