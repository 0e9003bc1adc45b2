/** Watched searches and looks back by themselves, in Chinese. */
import { numbers } from './numbers.ts';

const WEEKDAYS = new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' });
/** 1 January 2024 was a Monday. */
const weekday = (index: number): string => WEEKDAYS.format(Date.UTC(2024, 0, 1 + index));

export const routines = {
  /** Under a search. */
  watch: '帮我留意',
  list: '我在留意什么',
  none: '我没有在帮你留意什么，也不会主动发任何内容。在搜索结果下面可以点“帮我留意”；/today 可以每天或每周给你一份回顾。',
  listed: '我自动帮你做的事',
  /** What one is, in a list: a watched search. */
  watching: (query: string): string => `留意${query}`,
  today: '你的一天',
  week: '你的一周',
  /** @param time `08:00` @param day from 0, Monday; undefined for every day */
  when: (time: string, day: number | undefined): string =>
    day === undefined ? `每天 ${time}` : `每${weekday(day)} ${time}`,
  inUtc: '（UTC）',
  /** What it costs, and at most, said before it begins and in the list. */
  price: (each: number, most: number): string => `每次 ${numbers.credits(each)}，每月最多 ${numbers.credits(most)}`,
  spent: (credits: number): string => `本月已花 ${numbers.figure(credits)}`,
  offerWatch: (query: string): string => `有符合${query}的新内容时，要我告诉你吗？`,
  offerWatchHow: '我会自己去看，新内容只说一次，没有就不打扰你。',
  offerToday: '要我每天给你发这个吗？今天来了什么，谁在等你回复，这一天提到了哪些安排。',
  offerWeek: '要我每周给你发一份回顾吗？谁写得最多，谁在等你回复，接下来有什么事。',
  stopsByItself: '如果你的授权、积分或每日上限不允许了，它会自己停下，并告诉你。',
  everyDay: (each: number, most: number): string =>
    `每天一次 · 每次 ${numbers.credits(each)} · 每月最多 ${numbers.figure(most)}`,
  everyWeek: (each: number, most: number): string =>
    `每周一次 · 每次 ${numbers.credits(each)} · 每月最多 ${numbers.figure(most)}`,
  /** A choice of when, under what it costs. */
  at: (time: string, day: number | undefined): string => (day === undefined ? time : `${weekday(day)} ${time}`),
  notNow: '以后再说',
  begun: '已开启。第一次是 ',
  tooMany: (most: number): string => `我最多同时帮一个人做 ${numbers.figure(most)} 件事。请先停掉一件。`,
  already: '这件事我已经在做了。',
  cannotWatch: '不写要搜索的词，这个数据服务就找不了。请加一个词，或去掉 has: 和带减号的词。',
  end: (what: string): string => `停掉：${what}`,
  goOn: (what: string, each: number): string => `继续：${what}（每次 ${numbers.credits(each)}）`,
  ended: '已停掉。它不会再主动发来任何内容。',
  gone: '它之前就已经停掉了。',
  /** Above what a watch has found. */
  found: (query: string): string => `${query}有新内容`,
  more: (amount: number): string => `另外还有 ${numbers.figure(amount)} 条：搜索一下就能看到全部`,
  searchAll: '搜索全部内容',
  looking: (query: string): string => `正在查看${query}有没有新内容`,
  /** What was stopped by itself, and why. */
  stopped: (what: string): string => `已停止：${what}`,
  why: {
    'not-connected': '你已经断开连接了。',
    token: '你的授权已经失效。',
    'scope-missing': '你的授权不再允许这样做。',
    'credits-out': '你在服务那边的积分用完了。',
    'cap-reached': '这样会超过你的每日上限。',
    dearer: '现在的价格比你同意的高。',
    unreadable: '要找什么，我这里已经读不出来了。',
    trouble: '服务连续多次没能回复。',
  },
  /** In the list of what was erased. */
  erased: (amount: number): string => `${numbers.figure(amount)} 件我自动帮你做的事`,
  lost: (doing: string, credits: number): string =>
    `${doing}时，我重启了，没来得及告诉你结果。可能花费了 ${numbers.credits(credits)}。`,
};
