/** /ask in Chinese: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { RichText, Span } from '../../answer.ts';
import type { ReadPlace } from '../en/asking.ts';
import { numbers } from './numbers.ts';
import { records as nouns } from './records.ts';

const tenths = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `2 条消息`, by datastore. */
const records = (kind: DatastoreName | undefined, many: number) =>
  kind === undefined ? `${numbers.figure(many)} 条记录` : nouns.amount(kind, many);

export const asking = {
  what: (credits: number) => `你想知道什么？根据你的消息回答一次，花费 ${numbers.credits(credits)}。`,
  hint: '你的问题',
  noQuestion: '这里面没有问题。没有花费积分。',
  tooLong: (limit: number) => `问题太长了：请控制在 ${numbers.figure(limit)} 个字符以内。没有花费积分。`,
  cannotNarrow: '提问时不能用 has: 缩小范围，/search 的其他写法在这里都能用。没有花费积分。',
  /** @param problem a sentence */

  reading: (question: string) => `正在读取你的数据，寻找“${question}”的答案`,
  readingMessages: (question: string) => `正在读取你的消息，寻找“${question}”的答案`,
  readingThese: '正在读取找到的内容',
  plainly: (question: string) => `正在问模型“${question}”，不用你的数据`,
  /** `6.2 秒` */
  seconds: (ms: number) => `${tenths.format(ms / 1000)} 秒`,
  /** Asked about what a search for these words has found. */
  whatAbout: (words: string) => (words === '' ? '简单说，里面讲了什么？' : `关于“${words}”，里面讲了什么？`),
  readNothing: '没有读取你的数据',
  /** What was read: `读取了 34 条消息、2 封邮件，来自 5 个聊天`. */
  read: (kinds: readonly (readonly [DatastoreName | undefined, number])[], { chats, chat, days }: ReadPlace) => {
    const read = kinds.map(([kind, many]) => records(kind, many)).join('、');
    const where = chat !== undefined ? `，来自“${chat}”` : chats === 0 ? '' : `，来自 ${numbers.figure(chats)} 个聊天`;
    return `读取了 ${read}${where}${days === undefined ? '' : `，${days}`}`;
  },
  days: (from: Date, to: Date, zone: string) =>
    new Intl.DateTimeFormat('zh', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  noLinks: (platforms: string) => `没有链接：${platforms}。只有 Telegram 超级群组和频道的消息才有链接。`,
  tookOut: (many: number) => `去掉了 ${numbers.figure(many)} 处编造的引用`,
  /** @param what places and filters, each a phrase */
  lookedOnly: (what: readonly string[]) => `只看了：${what.join('、')}`,
  replyToGoOn: (credits: number) => `\n↩ 回复这条消息可以接着问（${numbers.credits(credits)}）。`,

  stages: {
    searched: (words: string, many: number) => `搜索“${words}”：${numbers.figure(many)} 条`,
    listed: (kind: DatastoreName | undefined, many: number) => `列出 ${records(kind, many)}`,
    read: (many: number) => `继续读取：${records(undefined, many)}`,
    counted: (many: number) => `统计出 ${numbers.figure(many)}`,
    sampled: (many: number) => `从不同时间和聊天里挑出 ${records(undefined, many)}`,
    writing: '正在写',
    writingPart: (part: number, parts: number) => `正在写，第 ${part} 部分，共 ${parts} 部分`,
  },

  wordless: '这些词看不出要找什么。请加上一个说得明白的词：人名、地点或东西。比如：“我的护照在哪里？”',
  nothing: '你的数据里没有这个问题中的词。换个说法也许能找到。',
  noModel: '服务没有语言模型：它只引用原文，不写答案。',
  closest: (question: Span): RichText => ['最接近', question, '的内容'],
  /** Over passages none of which tells what was asked. */
  onlyNear: (question: Span): RichText => ['我在你的数据里没有找到答案。最接近', question, '的内容'],
  counted: '统计得出',
  /** What a record is called under whose name nothing else stands: `邮件`, or `邮件：发布会`. */
  kindHeading: (kind: DatastoreName | undefined, name: string | undefined) => {
    const heading = kind === undefined ? '记录' : nouns.heading(kind);
    return name === undefined ? heading : `${heading}：${name}`;
  },

  goesToModel: (host: string) => `\n你的问题，以及为它读取的内容，会发给 ${host} 上的语言模型。详情见 /privacy。`,
  wentToModel: (host: string) =>
    `\nℹ️ 你的问题，以及为它读取的内容，已发给 ${host} 上的语言模型。这一点我只说一次，在 /privacy 随时能看到。`,

  buttons: {
    shorter: '短一点',
    deeper: '深入一点',
    more: '更多…',
    again: '再问一次',
    search: '改为搜索',
    withoutData: '不用我的数据提问',
    open: (name: string) => `打开 ${name}`,
    chat: '聊天',
    everywhere: '在全部数据里',
    messages: '在消息里',
    emails: '在邮件里',
    files: '在文件里',
    inChat: (name: string) => `在 ${name} 里`,
    lastDays: (days: number) => `最近 ${numbers.figure(days)} 天`,
    aboutThis: '针对它提问',
    withoutIt: '不带它提问',
  },
  elsewhere: (question: Span): RichText => [
    '再问一次',
    question,
    '？选一下去哪里找，或者直接输入：in:emails、chat:family、from:anna、since:2025。',
  ],
  forgotten: '之前的内容我这里已经没有了：答案和结果我只保留 6 小时。没有花费积分。',
  thanks: '谢谢你。我只记下次数，内容一个字也不留。',
  ratedAlready: '已经记下了，谢谢你。',
};
