/** /account: whose data, what the access allows, who else has access. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { figure } = numbers;

export const account = {
  looking: '正在查看你的授权…（0 积分）',
  toSample: (): RichText => [bold('已连接'), '示例数据：它属于一位虚构人物，不是你的。'],
  toOwn: (): RichText => [bold('已连接'), '你自己的资料库。'],
  toService: (service: string): RichText => [bold('已连接'), `：${service}`],
  since: (at: string): RichText => ['连接时间：', time(at)],
  credits: (left: number): string => `积分：还剩 ${figure(left)}。`,
  creditsUnknown: '积分：暂时查不到余额。',
  commands: '命令',
  /** After a command and its price. */
  moreThanLeft: '余额不够',
  notTried: '还没试过',
  lastUsed: (at: string): RichText => ['上次使用：', time(at)],
  lastTried: (at: string): RichText => ['上次尝试：', time(at)],
  /** @param scopes as they are written */
  needs: (scopes: string): RichText => ['需要 ', code(scopes)],
  permissions: '权限',
  /** How the permissions are known. */
  from: {
    service: '服务提供的信息',
    person: '你连接时说的',
    unknown: '服务没有说明：你用过哪些命令，我就知道哪些能用',
  },
  noScopes: '没有这个机器人能用的权限',
  others: (amount: number): string => `你的资料库还有 ${figure(amount)} 个其他授权`,
  othersUnknown: '暂时查不到还有谁能访问。',
  /** @param app with the beginning of its id @param until undefined: until it is ended */
  other: (app: string, since: string, until: string | undefined, used: boolean): RichText => [
    `${app}，从 `,
    time(since),
    ' 起',
    ...(until === undefined ? ['，到你解除为止'] : ['，有效期至 ', time(until)]),
    ...(used ? [] : ['，从未使用']),
  ],
  andMore: (amount: number): string => `… 另外还有 ${figure(amount)} 个`,
  end: (app: string): string => `解除 ${app}`,
  ended: '这个授权已经解除。',
  hadEnded: '这个授权之前就已经解除了。',
  seeAll: '在浏览器里看全部',
  noPage: '服务没有这样的页面。',
  list: '这里列出谁能访问你的资料库。链接只给你一个人用，10 分钟内有效。',
  openList: '打开列表',
  noAccess: '你还没有授权我搜索你的资料库。',
};
