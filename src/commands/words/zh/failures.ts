/** What is said of failures: a title for each, why, and what to do next. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';
import { joined } from './service.ts';

const { credits, figure } = numbers;

export const failures = {
  /** Short sentences without a full stop. */
  titles: {
    'not-connected': '你还没有连接',
    'token-refused': '服务不接受你的访问令牌',
    'token-expired': '你的访问令牌过期了',
    'scope-missing': '你的令牌没有这项权限',
    'credits-out': '你在服务那边的积分用完了',
    'cap-reached': '这样会超过每日上限',
    'rate-limited': '服务请我们稍等一下',
    'bad-request': '服务处理不了这个请求',
    'not-offered': '服务不提供这个功能',
    'not-found': '它已经不在了',
    timeout: '服务响应太慢',
    unreachable: '连不上服务',
    'connection-lost': '连接中断了',
    'service-failed': '数据服务出错了',
    'unreadable-reply': '收到的回复读不了',
    'reply-too-large': '收到的回复太大',
    cancelled: '已停止',
    'too-many-waiting': '你已经有两个请求在排队',
    'private-only': '个人结果我只在私聊里显示',
    'stale-button': '这个按钮已经失效',
    internal: '我这边出了点问题',
  },
  notConnected: (service: string): string => joined(`请先连接你在 ${service} 的账号；机器人能读取什么，由你来选。`),
  notConnectedSample: '点两下就好：先看看一位虚构人物的数据，或者连接你自己的资料库。',
  tokenRefused: (service: string): string =>
    `服务（${service}）不认识这个令牌：它被撤销了，或者不完整。请用新的令牌重新连接。`,
  tokenExpired: '它之前有效，现在到期了。重新连接只要一会儿，就能得到新的令牌。',
  /** Above a list of permissions. */
  lacks: '缺少：',
  /** Above a list of permissions. */
  needs: '服务没有说缺哪项权限；需要的有：',
  lacksUnknown: '服务没有说缺哪项权限。',
  /** @param price of the call @param left at the service; each undefined where unknown */
  creditsOut: (price: number | undefined, left: number | undefined): string => {
    const needed = price === undefined ? '这次需要的积分比剩下的多' : `这次需要 ${credits(price)}`;
    return left === undefined ? `${needed}。` : `${needed}，还剩 ${figure(left)}。`;
  },
  countedBy: (service: string): string => joined(`积分由 ${service} 计算。`),
  capUsedUp: '今天的积分用完了。',
  /** `mine`: the person's own setting, not the operator's. `price`: of the call, where known. */
  cap: (cap: {
    limit: number;
    spent: number;
    mine: boolean;
    price: number | undefined;
    resetsAt: string;
    zone: string | undefined;
  }): RichText => [
    `上限是每天 ${credits(cap.limit)}（${cap.mine ? '你自己设的' : '由机器人的运营者设定'}）；今天已用 ${figure(cap.spent)}`,
    cap.price === undefined ? '。' : `，这次要 ${figure(cap.price)}。`,
    '重新计算的时间：',
    time(cap.resetsAt),
    cap.zone === undefined ? '（UTC 零点）。' : '（你那里的零点）。',
    cap.mine ? '你可以在 /settings 调高上限。' : '翻看之前的结果仍然免费。',
  ],
  rateLimited: '短时间内请求太多了。',
  waitAMinute: '请过一两分钟再试。',
  badRequest: '试试少用几个词、写短一点，去掉不常见的字符。',
  notOffered: (service: string): string => joined(`${service} 目前没有这个功能。其他命令照常可用。`),
  notFound: '服务那边已经没有这条记录了，可能后来被删除了。',
  timeout: '没能及时收到完整的回复。一天里的第一次请求可能比较慢，再试一次往往会快些。',
  unreachable: (service: string): string => joined(`现在连不上 ${service}。请过几分钟再试。`),
  connectionLost: '服务已经在回复了，但内容没有完整送到。',
  serviceFailed: '你的请求没有问题。',
  tryLater: '请稍后再试。',
  tryAfter: (at: string): RichText => ['请在 ', time(at), ' 之后再试。'],
  unreadableReply: '收到了回复，但格式不对。这不代表什么都没找到。',
  tooLarge: '试试缩小范围：多写几个词、只看一个聊天，或者缩短时间。',
  cancelled: '已按你的要求停止。',
  notTakenUp: '这个请求我没有接下；等其中一个完成后再发一次，或者停止它们。',
  continueThere: '去私聊继续吗？',
  forgottenButton: '它对应的内容我已经忘了。请用命令重新开始，/help 里有全部命令。',
  internal: '这是机器人的问题，不怪你。请稍后再试。',
  mayHaveCost: (price: number): string => `可能花费了 ${credits(price)}。`,
  mayHaveCostSome: '可能花费了积分。',
  /** What an operator can look up in the log. */
  reference: (reference: string): RichText => ['问题编号：', code(reference)],
  refused: {
    /** Nothing was sent: the token is known not to allow it. */
    byBot: (): RichText => ['没有发出请求：', bold('没有花费积分'), '。'],
    byService: (): RichText => ['服务拒绝了请求：', bold('没有花费积分'), '。'],
    /** @param commands `/search, /recent` */
    stillWork: (commands: string): string => `用这个令牌，你还可以用 ${commands}。`,
    noneWorks: '用这个令牌，所有读取数据的命令都用不了。',
    widen: (): RichText => ['想增加权限，就生成一个也包含这些权限的令牌，放在 ', code('/connect'), ' 后面发给我。'],
  },
};
