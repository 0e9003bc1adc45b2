/** What was counted, in Chinese. */
import { numbers } from './numbers.ts';

const { figure } = numbers;
const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;
const monthFormat = new Intl.DateTimeFormat('zh-CN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => `${figure(amount)} 条消息`;
/** `month` is `2026-03`. */
const month = (name: string) => monthFormat.format(new Date(`${name}-01T00:00:00Z`));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures = {
  yourMessages: '你的消息',
  yourEmails: '你的邮件',
  onlyMessages: '我能统计消息和邮件。请去掉别的范围，或写 in:emails。\n\n没有花费积分。',

  counting: (what: string) => `正在统计：${what}`,
  read: (amount: number, most: number) => `已读 ${figure(amount)} 条，最多 ${figure(most)} 条`,

  messages,
  sentAndReceived: (sent: number, received: number) => `发出 ${figure(sent)}，收到 ${figure(received)}`,
  none: '没有符合的内容。少用几个词或筛选条件，也许能找到更多。',
  /** @param first `2024年11月3日`; both days may be the same */
  days: (first: string, last: string) => (first === last ? `都在 ${first}` : `${first} 至 ${last}`),
  day: (iso: string, zone: string) =>
    new Intl.DateTimeFormat('zh-CN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).format(
      new Date(iso),
    ),
  silence: (days: number, from: string, to: string) => `最长没有消息：${figure(days)} 天，${from} 至 ${to}`,
  busiestMonth: (name: string, amount: number) => `消息最多的月份：${month(name)}，${figure(amount)} 条`,
  /** @param day 0 is Monday */
  busiestTimes: (day: number, number: number, zone: string) =>
    `多在${WEEKDAYS[day] ?? ''}，${hour(number)} 前后（${zone} 时间）`,
  chats: '聊天',
  people: '联系人',
  favouriteWords: '常出现的词',
  /** Said where not everything was counted. */
  partial: (amount: number, total: number | undefined) =>
    total === undefined
      ? `这是最新的 ${figure(amount)} 条，还有更早的。`
      : `这是最新的 ${figure(amount)} 条，总共 ${figure(total)} 条。`,
  brokenOff: '服务中途停止了回复，这些是之前收到的。',

  byMonth: '按月',
  byWeekday: '按星期',
  byHour: (zone: string) => `按小时（${zone}）`,
  sent: '发出',
  received: '收到',
  month,
  weekday: (day: number): string => WEEKDAYS[day] ?? '',
  hour,

  dark: '深色',
  light: '浅色',
  asPicture: '看图（免费）',
  /** Of /settings. */
  pictures: '图片：',
  lightPictures: '浅色图片',
  darkPictures: '深色图片',
  show: '列出来',
  countAnew: '重新统计',
  countAgain: '再统计一次',
  /** @param at `20 minutes ago`, as a date that the front shows */
  keptSince: '统计时间：',
  forgotten: '这些数字我已经忘了：我只保留 6 小时。',
  notDrawn: '图暂时画不出来，先给你看数字。',

  /** Asked where a service does not count by itself. @param page messages that one credit brings */
  readingQuestion: (page: number) =>
    `这个数据服务不会自己统计，所以我得一条条读：1 积分读 ${figure(page)} 条消息，从最新的开始。要往前读多少？读多少付多少。`,
  newest: (amount: number, credits: number) => `最多 ${figure(amount)} 条（至多 ${numbers.credits(credits)}）`,
  nothingCounted: '没有统计，也没有花费积分。',
};
