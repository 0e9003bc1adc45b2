/** What permissions, sets of them and durations are called. */
import type { Lifetime, Preset } from '#service/contract/access-choices.ts';
import type { Scope } from '#service/contract/scopes.ts';

export const access = {
  /** On buttons, at most 20 characters. */
  labels: {
    'api:search-chat-threads': '搜索聊天',
    'api:search-ds': '搜索单一类型',
    'api:search-universal': '搜索全部',
    'api:ds-query': '列出记录',
    'api:llm-prompt': '不带数据提问',
    'api:llm-agent-prompt': '根据数据回答',
    'api:llm-profile-prompt': '写个人画像',
    'ds:r:social-chat-group': '聊天',
    'ds:r:social-chat-message': '消息',
    'ds:r:social-email': '邮件',
    'ds:r:social-post': '帖子',
    'ds:r:social-following': '关注的主页',
    'ds:r:social-calendar': '日历',
    'ds:r:social-event': '日程',
    'ds:r:favourite': '收藏',
    'ds:r:file': '文件',
  } satisfies Record<Scope, string>,
  /** In lists, without a full stop. */
  allows: {
    'api:search-chat-threads': '按关键词搜索你的聊天',
    'api:search-ds': '按关键词搜索你的某一类数据',
    'api:search-universal': '按关键词搜索你授权的全部数据',
    'api:ds-query': '列出并筛选你授权的记录',
    'api:llm-prompt': '向语言模型提问，不用你的数据',
    'api:llm-agent-prompt': '让语言模型读取你授权的数据来回答问题',
    'api:llm-profile-prompt': '让语言模型根据你授权的数据写一份画像',
    'ds:r:social-chat-group': '读取你的聊天',
    'ds:r:social-chat-message': '读取你的消息',
    'ds:r:social-email': '读取你的邮件',
    'ds:r:social-post': '读取你的帖子',
    'ds:r:social-following': '读取你关注的主页',
    'ds:r:social-calendar': '读取你的日历',
    'ds:r:social-event': '读取你的日程',
    'ds:r:favourite': '读取你的收藏',
    'ds:r:file': '读取你的文件',
  } satisfies Record<Scope, string>,
  /** Sets of permissions, each wider than the one before; the price is of what it adds: `1–2 credits`. */
  presets: {
    search: {
      title: '搜索和读取',
      price: (credits: string): string => `每次搜索 ${credits}`,
      allows: '在数据里找词、列出记录。没有任何模型会看到这些内容。',
    },
    answers: {
      title: '… 再让模型回答',
      price: (credits: string): string => `每个问题 ${credits}`,
      allows: '还能回答问题。如果服务配有语言模型，它会读取回答所需的内容。',
    },
    everything: {
      title: '全部',
      price: (credits: string): string => `每份画像 ${credits}`,
      allows: '还能根据消息描述一个人：和谁聊、什么时候聊、聊些什么。',
    },
  } satisfies Record<Preset, { title: string; price(credits: string): string; allows: string }>,
  /** On a button, in the words of whoever presses it. */
  lasts: {
    '30-days': '有效期：30 天',
    '90-days': '有效期：90 天',
    '1-year': '有效期：1 年',
    'until-revoked': '有效期：直到我解除',
  } satisfies Record<Lifetime, string>,
};
