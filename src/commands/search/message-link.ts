/** Links to messages of supergroups and channels, as far as ids tell (core.telegram.org/api/links, Message links). */
import { type ChatMessage, PLATFORMS } from '#service/contract/records.ts';

/** What Telegram's own clients write: the id of a channel n as -1000000000000 - n (TDLib, DialogId). */
const CHANNELS_FROM = 1_000_000_000_000;
/** What they make of the id of a message at the server (TDLib, MessageId: the lower 20 bits are for those that are not there yet). */
const OF_SERVER = 2 ** 20;

type Addressed = {
  [Member in 'groupId' | 'sourceApplication' | 'sourceId' | 'fromId']?: ChatMessage[Member] | undefined;
};

/** The address of a message; undefined where there is none, or nobody can tell. */
export function messageLink({
  _id,
  groupId,
  sourceApplication,
  sourceId,
  fromId,
}: Addressed & Pick<ChatMessage, '_id'>): string | undefined {
  if (sourceApplication !== PLATFORMS.telegram || groupId === undefined || sourceId === undefined) return undefined;
  const [, chat = ''] = /^telegram-[A-Za-z0-9.]+?-(-?\d{1,16})$/.exec(groupId) ?? [];
  if (!/^\d{1,20}$/.test(sourceId)) return undefined;
  if (chat.startsWith('-')) {
    const channel = -Number(chat) - CHANNELS_FROM;
    const message = Number(sourceId) / OF_SERVER;
    return channel > 0 && message > 0 && Number.isSafeInteger(message)
      ? addressOf(String(channel), message)
      : undefined;
  }
  // As exports have it: ids are bare, and what is written in the name of the chat itself is of a channel or supergroup.
  const isExported = _id === `${groupId}_${sourceId}` && Number(sourceId) > 0;
  return isExported && chat !== '' && fromId === `channel${chat}` ? addressOf(chat, Number(sourceId)) : undefined;
}

const addressOf = (channel: string, message: number) => `https://t.me/c/${channel}/${message}`;
