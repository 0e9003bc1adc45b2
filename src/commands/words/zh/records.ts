/** What records are called, in Chinese. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { numbers } from './numbers.ts';
import { writing } from './writing.ts';

/** Each with the word that counts it. */
const NOUNS: Readonly<Record<DatastoreName, readonly [measure: string, noun: string]>> = {
  'social-chat-group': ['个', '聊天'],
  'social-chat-message': ['条', '消息'],
  'social-email': ['封', '邮件'],
  'social-post': ['篇', '帖子'],
  'social-following': ['个', '关注的主页'],
  'social-calendar': ['个', '日历'],
  'social-event': ['项', '日程'],
  favourite: ['个', '收藏'],
  file: ['个', '文件'],
};

export const records = {
  /** `3 条消息`. */
  amount: (kind: DatastoreName, amount: number): string => `${numbers.figure(amount)} ${NOUNS[kind].join('')}`,
  /** Above several of them: `邮件`. */
  heading: (kind: DatastoreName): string => NOUNS[kind][1],
  otherHeading: '其他',
  /** In the middle of a sentence: `你的邮件`. */
  place: (place: PlaceName): string =>
    place === 'all' ? '你的全部数据' : place === 'chats' ? '你的聊天' : `你的${NOUNS[place][1]}`,
  /** `消息、邮件和文件`. */
  kinds: (kinds: readonly DatastoreName[]): string => writing.list(kinds.map((kind) => NOUNS[kind][1])),
  unnamedChat: '未命名的聊天',
  noText: '（没有文字）',
  noPreview: '有匹配，但没有预览。',
  you: '你',
  /** Records that came, but could not be read. */
  unreadable: (amount: number): string => `${numbers.figure(amount)} 条记录读不了`,
  /** `收件人：Ben`. */
  labelled: (label: string, value: string): string => `${label}：${value}`,
  /** Labels of what a record holds beside its text. */
  to: '收件人',
  where: '地点',
  until: '结束时间',
  address: '网址',
};
