/** A look at the day, and back at the week, in Chinese. */
import { numbers } from './numbers.ts';

const DAY = new Intl.DateTimeFormat('zh-CN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('zh-CN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => `${numbers.figure(amount)} 条消息`;

export const today = {
  title: (day: string): string => `今天，${DAY.format(dateOf(day))}`,
  weekTitle: (from: string, to: string): string =>
    `你的一周，${SHORT.format(dateOf(from))} 至 ${SHORT.format(dateOf(to))}`,
  thenTitle: (from: string, to: string): string =>
    from === to ? DAY.format(dateOf(from)) : `${SHORT.format(dateOf(from))} 至 ${SHORT.format(dateOf(to))}`,
  doing: '正在查看你的这一天',
  doingWeek: '正在回顾你的一周',
  doingThen: '正在回顾',
  waiting: '在等你回复',
  named: '提到今天的安排',
  /** For today and the days that follow. */
  namedNext: '提到接下来几天的安排',
  namedThen: '提到那天的安排',
  happened: '今天来的消息',
  happenedWeek: '有动静的聊天',
  messages,
  others: (chats: number): string => `另外还有 ${numbers.figure(chats)} 个聊天`,
  nothing: '今天没有新消息，看起来也没有人在等你回复。',
  nothingWeek: '这周没有新消息，看起来也没有人在等你回复。',
  nothingThen: '那时没有新消息。',
  whichDay: '我可以看某一天，或回顾一周：/today 昨天、/today 周五、/today 一周。没有花费积分。',
  notSynced: '觉得应该更多？可能还没有进你的资料库。',
  /** What was looked at. @param since YYYY-MM-DD */
  read: (amount: number, since: string): string => `读取了 ${messages(amount)}，${SHORT.format(dateOf(since))} 起`,
  readNewest: (amount: number): string => `读取了最新的 ${messages(amount)}`,
  daily: '每天发给我',
  weekly: '每周发一份回顾',
  inWords: '用几句话总结',
  /** Asked of a language model, in the words of the person. */
  question: '我的聊天今天发生了什么，谁在等我回复，我答应了今天做什么？',
  questionWeek: '最近 7 天我的聊天里有什么重要的事，谁在等我回复，接下来有什么事？',
};
