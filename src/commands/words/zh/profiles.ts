/** /profile in Chinese. */
import type { RichText, Span } from '../../answer.ts';
import { numbers } from './numbers.ts';

export const profiles = {
  tooLong: (limit: number) => `太长了：请控制在 ${numbers.figure(limit)} 个字符以内。没有花费积分。`,
  /** @param today what has been spent, such as `今天 7 积分` */
  costs: (credits: Span, today: string): RichText => [
    '画像会通读你的消息，用一页文字描述你。费用是 ',
    credits,
    `（${today}）。它会加密保留 30 天，再看一次就免费。`,
  ],
  /** @param focus what to look at, in the person's words */
  costsWithFocus: (focus: Span, credits: Span, today: string): RichText => [
    '画像会通读你的消息来描述你，重点看 ',
    focus,
    '。费用是 ',
    credits,
    `（${today}）。`,
  ],
  countCosts: (nothing: Span): RichText => [
    '服务没有语言模型，写不了画像。能统计出来的',
    nothing,
    '：你和谁聊、在哪里聊、什么时候聊，还有常出现的词。',
  ],
  nothing: '不花积分',
  reading: '正在读取你的消息来写画像',
  counting: '正在统计你的消息来做画像',
  confirm: (credits: number) => `确认 ${numbers.credits(credits)}`,
  countIt: '统计（0 积分）',
  /** What to look at, each as a button and as words for whoever writes the profile. */
  presets: [
    ['我身边的人', '和我亲近的人：我们怎么认识的，相处得怎么样'],
    ['我的兴趣', '我在意什么、常常聊起什么，以及这些有什么变化'],
    ['我的工作', '我的工作：做什么、和谁一起做、擅长什么'],
    ['我的计划', '我答应过、计划过和推迟了的事'],
  ] as readonly (readonly [label: string, focus: string])[],
  ownWords: '自己写',
  whatToLookAt: (credits: number) => `重点看什么？读取任何内容之前，你都会先看到价格（${numbers.credits(credits)}）。`,
  hint: '我的旅行',
  showAgain: '再看一次 · 免费',
  forget: '忘掉它',
  /** @param at when it was made */
  from: (at: Span): RichText => ['生成时间：', at, '，这次再看免费：0 积分。'],
  gone: '我这里已经没有你的画像了。没有花费积分。',
  forgotten: '忘掉了：我不再保留你的画像。已经显示的会留在这个聊天里，直到你删除。',
};
