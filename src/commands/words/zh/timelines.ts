/** Lists in the order of time: newest records, a chat, what was said around something, the chats; in Chinese. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Zone } from '../../time/calendar.ts';
import { records } from './records.ts';

const many = (kind: DatastoreName) => records.heading(kind);

const dayIn = remembered(100, (timeZone: string) => new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full', timeZone }));

export const timelines = {
  newest: (kind: DatastoreName): string => `最新的${many(kind)}`,
  /** Before the chat's name. */
  newestIn: '最新消息 ·',
  aroundIn: '前后消息 ·',
  fetching: (kind: DatastoreName, filters: string): string =>
    filters === '' ? `正在获取你最新的${many(kind)}` : `正在获取${many(kind)}：${filters}`,
  opening: (chat: string): string => `正在打开“${chat}”`,
  lookingAround: (chat: string): string => `正在查看“${chat}”里的前后消息`,
  fetchingEarlier: '正在获取更早的内容',
  fetchingLater: '正在获取之后的内容',
  none: (kind: DatastoreName): string => `还没有${many(kind)}。可能还没有同步过来。`,
  noneFiltered: (kind: DatastoreName, filters: string): string =>
    `没有符合条件的${many(kind)}：${filters}。少用几个筛选条件也许能看到更多；试试：sent、received、telegram、7d。`,
  noneInChat: '这个聊天里没有消息。',
  whatToType: '我能输入什么？',

  earlier: '▲ 更早',
  later: '▼ 更晚',
  moreChats: '▼ 更多聊天',
  beginning: '从这里开始',
  nothingEarlier: '没有更早的了',
  nothingLater: '没有更晚的了',
  /** The receipt says so where only a half could be fetched. */
  laterFailed: '之后的内容没能获取',
  free: '免费',
  /** Above what happened on a day: `2026年11月21日星期六`. */
  day: (at: number, zone: Zone): string => dayIn(zone ?? 'UTC').format(at),
  gone: '这份列表我已经忘了：我只保留 6 小时。',
  again: '重新获取',
  /** Filters on buttons. */
  sent: '发出的',
  received: '收到的',
  everything: '不加筛选',

  chats: '你的聊天',
  chatsNamed: '你的聊天，名称含',
  listingChats: '正在列出你的聊天',
  lookingForChats: (name: string): string => `正在查找名称含“${name}”的聊天`,
  noChats: '还没有聊天。可能还没有同步过来。',
  noChatNamed: (name: string): string => `没有名称含“${name}”的聊天。`,
  chatNameTooLong: (most: number): string => `聊天名称请控制在 ${most} 个字符以内。没有花费积分。`,
  /** Opens the chat of that number; what it costs follows. */
  chatNumber: (number: number, price: string): string => `${number} · ${price}`,
};
