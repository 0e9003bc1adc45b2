/** What a search found, and what can be done with it, in Chinese. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { numbers } from './numbers.ts';
import { records } from './records.ts';

const { figure } = numbers;
const noun = (ofChats: boolean) => (ofChats ? '条消息' : '条结果');
const hits = (amount: number, ofChats: boolean) => `${figure(amount)} ${noun(ofChats)}`;
const some = (kind: string, shown: number, total: number, atLeast: boolean, ofChats: boolean) =>
  `${kind}的 ${figure(shown)} 条，${atLeast ? '至少有' : '共'} ${hits(total, ofChats)}`;

const ended = (filters: string) => (filters === '' ? '。' : `（${filters}）。`);
const LIST = new Intl.ListFormat('zh', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `“${word}”`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `服务发来 ${figure(received)} 条结果，我在这里筛选：${filters} · 隐藏了 ${figure(hidden)} 条`;

export const results = {
  question: (price: string): string => `要搜索什么？一次搜索花费 ${price}。\n\n可以缩小范围：`,
  questionPlaces: '\n或者说明在哪里找：',
  hint: '要搜索的词',
  /** What is being done; what is looked for stands in quotation marks. */
  searching: (place: PlaceName, subject: string): string => `正在${records.place(place)}里搜索“${subject}”`,
  listing: (place: PlaceName, filters: string): string => `正在${records.place(place)}里查找：${filters}`,
  /** Before the words that were looked for. */
  title: (place: PlaceName): string => `${records.place(place)}：`,
  /** Before the filters, where there were no words. */
  newestIn: (place: PlaceName): string => `${records.place(place)}里最新的`,
  cannotList: '不写要搜索的词，这个数据服务就找不了。请加一个词，或去掉 has:、带减号的词和 in:all。\n\n没有花费积分。',

  facts: {
    chats: (amount: number): string => `${figure(amount)} 个聊天`,
    all: hits,
    shown: (amount: number, ofChats: boolean): string => `显示 ${hits(amount, ofChats)}`,
    best: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      some('最匹配', shown, total, atLeast, ofChats),
    newest: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      some('最新', shown, total, atLeast, ofChats),
    none: '0 条结果',
  },
  filtered: (filters: string): string => `已筛选：${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `没有找到含${named(missing)}的内容。这些含${named(present)}。`,

  page: (page: number, pages: number): string => `第 ${page}/${pages} 页`,
  turningIsFree: '翻页免费',
  free: '免费',
  next: '下一页 ▶',
  previous: '◀ 上一页',
  /** What of a list is shown: `只看我发的、7 天：15 条中的 4 条`. */
  only: (chips: readonly string[], shown: number, all: number): string =>
    `只看 ${chips.join('、')}：${figure(all)} 条中的 ${figure(shown)} 条`,
  noneOfThese: '这里面没有。点一下 ✓ 就能取消。',
  /** On small buttons that narrow a list down; at most 14 characters. */
  chips: { mine: '我发的', week: '7 天', month: '30 天', file: '文件' },
  chip: (name: string, amount: number): string => `${name} · ${figure(amount)}`,
  chosenChip: (name: string): string => `✓ ${name}`,
  askAboutThese: '就这些提问',
  everywhere: '搜索全部',
  gone: '这些结果我已经忘了：我只保留 6 小时。',
  again: '再搜一次',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `${records.place(place)}里没有找到 `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `${records.place(place)}里我能读取的内容中，没有找到 `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `我查看了${kinds}：你的授权允许的都看了。各个应用的数据到哪一天，我没法免费知道；/recent 会显示所有应用里最新的消息，最近的消息可能还没同步过来。`,
  reaching: (kinds: string, lines: string): string =>
    `我查看了${kinds}：你的授权允许的都看了。数据的起止日期是：\n${lines}\n更晚的内容可能还没同步过来。`,
  nothingThere: (kinds: string): string => `我查看了${kinds}：里面还什么都没有。用 /import 把数据导进来。`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}。试试去掉筛选。`,
  fewerFilters: '少用几个筛选条件，也许能找到更多。',
  fewerWords: '少写几个词能找到更多；换个写法也行。',
  otherForm: '试试换个写法，或写一个相关的名字。',
  justThis: (word: string): string => `只搜“${word}”`,
  messagesOnly: '只搜消息',
  yourChats: '搜索你的聊天',
  withoutFilters: '不加筛选搜索',
  withoutQuotes: '不加引号搜索',
  askInstead: '改为提问',

  /** One record, whole. */
  around: '前后说了什么',
  openChat: '打开聊天',
  wholeText: '看全文',
  fetching: '正在获取全文',
  onlyPart: '这只是一部分：全文太长，我这里存不下。',
  noLonger: '它已经不在了。',
  openInTelegram: '在 Telegram 里打开',
  copyText: '复制文字',
  copyId: '复制 ID',
  /** Why there is no link to the message. */
  noLink: {
    telegram: '没有链接：Telegram 只有超级群组和频道的消息才有链接，而这条记录没有说明它属于这两种。',
    other: (platform: string): string => `没有链接：${platform} 的单条消息没有链接。`,
  },
};
