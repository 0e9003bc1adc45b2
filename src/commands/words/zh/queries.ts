/** What was asked for, and what is wrong with it, in Chinese. */
import { numbers } from './numbers.ts';

const utc = (isUtc: boolean) => (isUtc ? '（UTC）' : '');

export const queries = {
  /** Filters, as they stand in a list: `Anna 发的、2026-11-01 起（UTC）`. */
  filters: {
    sent: '你发出的',
    received: '收到的',
    on: (platform: string): string => `${platform} 上的`,
    from: (name: string): string => `${name} 发的`,
    chat: (name: string): string => `聊天名含“${name}”`,
    holding: {
      link: '带链接',
      file: '带文件',
      photo: '带照片',
      video: '带视频',
      voice: '带语音',
      audio: '带音频',
      sticker: '带贴纸',
    },
    exactly: (phrase: string): string => `原文含“${phrase}”`,
    without: (word: string): string => `不含“${word}”`,
    before: (day: string, isUtc: boolean): string => `${day} 之前${utc(isUtc)}`,
    since: (day: string, isUtc: boolean): string => `${day} 起${utc(isUtc)}`,
    onDay: (day: string, isUtc: boolean): string => `${day} 当天${utc(isUtc)}`,
    days: (first: string, last: string, isUtc: boolean): string => `${first} 至 ${last}${utc(isUtc)}`,
  },
  /** Why something was found whose marked text does not say so. */
  reasons: {
    sender: '发送者的名字匹配',
    chat: '聊天名称匹配',
    /** @param more there are further words */
    missing: (words: readonly string[], more: boolean): string =>
      `不含${words.map((word) => `“${word}”`).join('、')}${more ? '…' : ''}`,
    times: (amount: number): string => `${numbers.figure(amount)} 次`,
  },
  /** What was typed and cannot be looked for. */
  problems: {
    noWord: '请至少写一个要搜索的词，或一个筛选条件，比如 from:anna。',
    onlyExcluded: '这里只写了要排除什么。请加一个要搜索的词，或一个筛选条件，比如 from:anna。',
    onlyPunctuation: '里面没有词，只有标点。',
    tooLong: (most: number): string => `太长了，搜不了：请控制在 ${most} 个字符以内。`,
    excludedKey: (key: string): string => `减号只能排除词：“-${key}:” 不行。`,
    nothingAfter: (key: string): string => `${key}: 后面缺了内容，请紧跟着冒号写。`,
    has: (value: string): string =>
      `has: 后面可以写 link、file、photo、video、voice、audio 或 sticker。有没有“${value}”，我判断不了。`,
    platform: (known: string): string => `我支持这些平台：${known}；也可以写某一天。`,
    place: (value: string, known: string): string => `我不知道“${value}”在哪里。in: 后面可以写 ${known}。`,
    limit: (most: number, value: string): string => `我一次能取 1 到 ${most} 条，取不了 ${value} 条。`,
    filter: (value: string): string =>
      `我不认识筛选条件“${value}”。可以用 from:、chat:、on:、when:、after:、before: 和 has:。`,
    toCome: (day: string): string => `${day} 还没到：不会有比今天更新的内容。`,
    noDay: (after: string, before: string): string => `没有哪一天既在 ${after} 之后，又在 ${before} 之前。`,
    date: (value: string): string => `我看不懂日期“${value}”。试试 2026-11-01、7d、昨天或上周。`,
    senderTooLong: (most: number): string => `发送者的名字请控制在 ${most} 个字符以内。`,
    chatTooLong: (most: number): string => `聊天名称请控制在 ${most} 个字符以内。`,
  },
};
