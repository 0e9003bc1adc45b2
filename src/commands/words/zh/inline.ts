/** Inline mode in Chinese: what is offered while somebody types the bot's name and words in any chat. */
import { numbers } from './numbers.ts';

export const inline = {
  connect: '请先连接你的数据',
  search: {
    /** Title of the card. @param words shortened */
    title: (words: string, credits: number): string => `搜索：${words}（${numbers.credits(credits)}）`,
    /** What choosing it posts, in that person's name. */
    posted: (words: string): string => `🔎 在我自己的数据里搜索“${words}”`,
    button: (credits: number): string => `看我的结果（${numbers.credits(credits)}）`,
  },
  ask: {
    title: (words: string, credits: number): string => `提问：${words}（${numbers.credits(credits)}）`,
    posted: (words: string): string => `💬 问我自己的数据：“${words}”`,
    button: (credits: number): string => `看我的答案（${numbers.credits(credits)}）`,
  },
  /** Below a title. */
  inPrivate: '还没有开始搜索。找到的内容只有你能在我们的私聊里看到。',
  here: '就在这里，马上运行。',
  tooLong: '这里放不下：到私聊继续',
  notAllowed: '你的授权不允许这个',
};
