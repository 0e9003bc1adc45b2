/** /disconnect: what is erased, what has ended, what stays. `service` is the data service's name. */
import { numbers } from './numbers.ts';
import { joined } from './service.ts';

const { figure, credits, size } = numbers;
export const records = (amount: number) => `${figure(amount)} 条记录`;

export const disconnecting = {
  askAccess: '要清除你的授权、保留的结果、按钮、待处理的请求、我自动帮你做的事、设置和花费记录吗？',
  /** @param masked the token's ends */
  askToken: (masked: string): string =>
    `要清除你的访问令牌（${masked}）、保留的结果、按钮、待处理的请求、我自动帮你做的事、设置和花费记录吗？`,
  askUnconnected: '你现在没有连接，但可能还留有设置或花费记录。要清除吗？',
  liveStops: '之后我不再接收你 Telegram 账号里的消息。',
  cannotBeUndone: '清除后无法恢复。',
  eraseAll: '全部清除',
  eraseNothing: '什么都不清除',
  keepIt: '保留',
  erasing: '正在清除…',

  nothingToErase: '没有可清除的内容',
  erased: '已清除',
  /** Lines of what was erased. */
  items: {
    token: '你的访问令牌和它的权限',
    results: (amount: number): string => `${figure(amount)} 份保留的结果`,
    buttons: (amount: number): string => `${figure(amount)} 组按钮`,
    pending: (amount: number): string => `${figure(amount)} 个待处理的请求`,
    link: '一个未完成的连接链接',
    live: '你的 Telegram 账号与我的连接',
    settings: '你的设置',
    spending: (amount: number): string => `${figure(amount)} 次付费请求的明细`,
  },
  endedAt: (service: string): string => joined(`已在 ${service} 解除`),
  accessesEnded: (amount: number): string => `${figure(amount)} 个授权：再也打不开任何内容`,
  notErased: '没有清除',
  /** Lines of what stays. */
  stays: {
    chat: 'Telegram 上的这个聊天：你可以在应用里清空',
    service: (service: string): string => joined(`${service} 保存的内容`),
    serviceAndAccess: (service: string): string =>
      joined(`${service} 保存的内容，以及授权本身：暂时没能解除，请到那边撤销`),
    serviceAndToken: (service: string): string =>
      joined(`${service} 保存的内容，以及那边的令牌：如果不再需要，请到那边撤销`),
    today: (spent: number): string => `今天的总花费（${credits(spent)}）：为每日上限保留，之后删除`,
  },

  archive: {
    ask: '资料库也要清除吗？',
    holds: (amount: number, bytes: number): string =>
      `里面有你的 ${records(amount)}（${size(bytes)}）。清除后无法恢复，其他所有授权也会一并解除。你不操作，它就会留着。`,
    erase: '资料库也清除',
    erasing: '正在清除你的资料库…',
    isSample: '这是示例数据，会保留。',
    erased: '你的资料库已清除',
    records: (amount: number, bytes: number): string => `${records(amount)}（${size(bytes)}）`,
    accesses: (amount: number): string => `对它的 ${figure(amount)} 个授权`,
    nothingLeft: '服务那边已经什么都不剩了。',
    /** @param what a line of what stays */
    stays: (what: string): string => `还留着的：${what}。`,
  },
};
