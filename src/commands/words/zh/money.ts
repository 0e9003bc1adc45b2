/** What is said of credits and caps, in Chinese. */
import { bold, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const money = {
  /** Parts of a receipt, which are set side by side. */
  receipt: {
    left: (amount: number): string => `还剩 ${figure(amount)}`,
    /** @param cap undefined: there is none */
    today: (spent: number, cap: number | undefined): string =>
      cap === undefined ? `今天 ${credits(spent)}` : `今天 ${figure(spent)}/${credits(cap)}`,
  },
  /** Before a call that uses up most of the cap. */
  bringsTo: (spent: number, cap: number): string => `这样今天就用到 ${figure(spent)} 了，你的上限是 ${credits(cap)}。`,
  mostUsed: '今天的上限已经用掉大半。',

  looking: '正在查看你的积分…',
  left: (amount: number): string => `还剩 ${credits(amount)}。`,
  leftUnknown: '暂时查不到还剩多少。',
  setCap: '设置每日上限',
  today: (spent: number): RichText => [bold('今天：'), credits(spent)],
  period: (days: number, spent: number): RichText => [bold(`最近 ${figure(days)} 天：`), credits(spent)],
  /** @param command with its slash */
  byCommand: (command: string, spent: number, calls: number): string =>
    `${command}：${credits(spent)}，${figure(calls)} 次`,
  beforeDisconnecting: (spent: number): string => `断开连接之前 ${credits(spent)}（没有保留明细）`,
  inDoubt: (spent: number): string =>
    `其中 ${credits(spent)}还不确定：请求发出了，但没有收到完整的回复，所以服务可能扣了，也可能没扣。这里按已花费计算。`,
  throughBot: '这些是通过这个机器人发出的请求。',
  throughBotOnly: '这些是通过这个机器人发出的请求；余额由服务那边记录。',
  noCap: '没有设每日上限；可以在 /settings 设置。',
  /** `mine`: the person's own setting, not the operator's. */
  cap: (cap: { limit: number; left: number; mine: boolean; until: string; zone: string | undefined }): RichText => [
    `上限：每天 ${credits(cap.limit)}（${cap.mine ? '你设的' : '运营者设的'}），还剩 ${figure(cap.left)}。重新计算的时间：`,
    time(cap.until),
    cap.zone === undefined ? '（UTC 零点）。' : '（你那里的零点）。',
  ],
  enough: (left: number): string => `还有 ${credits(left)}可以随便试试，目前够用了。`,
  toppedUp: (more: number, left: number): RichText => [
    bold(`又领到 ${credits(more)}`),
    `：现在共 ${figure(left)}。刚才想知道的，再问一次吧。`,
  ],

  /** Where a call would pass the person's own cap. */
  overOwnCap: (cap: number, spent: number, price: number) =>
    `这样会超过你的每日上限 ${figure(cap)}：今天已用 ${figure(spent)}，这次要 ${figure(price)}。仍要花 ${credits(price)}吗？`,
  spendAnyway: (price: number) => `仍要花 ${credits(price)}`,
  changeCap: '修改上限',
  nothingSpent: '没有花费积分。',
  lastDays: (days: number) => `最近 ${figure(days)} 天，每天一格：`,
  mostOn: (day: string, amount: number) => `${day}最多：${credits(amount)}`,
  day: (at: number, zone: string) =>
    new Intl.DateTimeFormat('zh-CN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(at),
};
