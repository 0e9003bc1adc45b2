/** “You are connected”: to whose data, until when, what that allows. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { joined } from './service.ts';

export const connected = {
  title: '连接好了',
  toService: (service: string): RichText => [bold('连接好了'), `：${service}。`],
  toOwn: (): RichText => [bold('连接好了'), '：你自己的资料库。'],
  /** @param you the person's name at Telegram, '' where it is not known @param owner the invented person's, where known */
  toSample: (you: string, owner: string | undefined): RichText => [
    bold('连接好了'),
    `：示例数据。${you === '' ? '在 Telegram 上你还是你自己' : `在 Telegram 上你是 ${you}`}；数据属于虚构人物${owner === undefined ? '' : ` ${owner}`}。`,
  ],
  saved: (service: string): RichText => [
    bold('令牌已保存'),
    joined(`，用于 ${service}。我没法免费验证它，你的第一个命令会顺便验证。`),
  ],
  token: (masked: string): RichText => ['令牌：', code(masked)],
  lastsUntilEnded: '在你解除之前一直有效。',
  lastsUntil: (at: string): RichText => ['有效期至 ', time(at), '。'],

  /** What became of the access before. */
  before: {
    ended: '之前的授权已经解除。',
    failedHere: '之前的授权暂时没能解除：请到 /account 解除它。',
    failedThere: (service: string): string => joined(`之前的授权暂时没能解除：如果不再需要，请到 ${service} 撤销它。`),
    impossibleHere: '之前的令牌可能仍然有效：请到 /account 解除它。',
    impossibleThere: (service: string): string =>
      joined(`之前的令牌可能仍然有效：如果不再需要，请到 ${service} 撤销它。`),
  },

  /** Above lists of commands. */
  notTried: '这些还都没试过：',
  canUse: '你可以用：',
  allowsNothing: '凭它的权限，读取数据的命令一个都用不了。',
  /** @param commands `/ask, /profile` */
  notWithToken: (commands: string): string => `用这个令牌不行：${commands}。缺什么，/account 里有说明。`,
  notWithAccess: (commands: string): string => `用这个授权不行：${commands}。缺什么，/account 里有说明。`,

  empty: (): RichText => [bold('你的资料库还是空的。'), '下一步：用 /import 把聊天导进来。'],
  justWrite: '想找什么，直接写给我就行。',
  justWriteFerry: (): RichText => ['想找什么，直接写给我就行，比如 ', code('ferry'), '。'],
  bringIn: '导入我的聊天',
};
