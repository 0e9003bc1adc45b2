/** /privacy: what is stored, for how long, where data goes, and how to erase it. `service` is the data service's name. */
import { numbers } from './numbers.ts';
import { joined } from './service.ts';

export const privacy = {
  stored: '保存了什么，保存多久',
  /** @param days without use after which a token is forgotten, where that is known */
  items: (days: number | undefined): readonly string[] => [
    `你的访问令牌和它的权限：保存到你断开连接，或者连续${days === undefined ? '很久' : ` ${numbers.days(days)}`}没有使用为止（我会提前告诉你）。`,
    '你翻页查看的结果，以及回复答案时要接上的内容：6 小时。按钮和最近一份画像：30 天；画像可以随时让我忘掉。连接链接：10 分钟。你准备分享的内容：1 小时。',
    '你发来的要花积分或要排队的消息：保存到回答为止；之后只留它的编号，保留 2 天。答案：保存到 Telegram 收到为止。',
    '你的设置：保存到你断开连接。什么时候哪个命令花了多少积分，不含任何文字：35 天，或到你断开连接为止。',
    '你让我自动做的事（留意的搜索、每天或每周的回顾）：要找什么、什么时候找，以及已告诉你的内容的代号，保存到你停掉它或断开连接为止。到时我会像你自己输入了命令一样读取你的数据，费用是你同意过的。',
    '如果你把我连接到你的 Telegram 账号：连接这件事和开始时间，保存到你在那边移除我或断开连接为止；之后只留一个看不出是谁的代号，好让我不再接收那里的任何内容。那里的消息直接进入你的资料库，我一条都不留。',
  ],
  encrypted:
    '所有内容都加密，密钥存放在别处，你的 Telegram ID 用代号代替；你的花费以普通数字记在这个代号下面。日志里没有文字、名字、问题或令牌。',
  whereTo: '你的数据去了哪里',
  toService: (service: string): string =>
    joined(`你运行命令时，你的词和问题会连同令牌发给 ${service}；它的回复回到这个聊天。`),
  /** Who reads along with /ask and /profile. */
  model: {
    none: '这个服务没有语言模型：/ask 只引用你的数据，没有别人读取。',
    unknown: '用 /ask 和 /profile 时，如果这个服务有语言模型，它会读取你的令牌允许的数据。',
    local: (host: string): string =>
      `用 /ask 和 /profile 时，这个服务自己机器上的语言模型（${host}）会读取你的令牌允许的数据。`,
    elsewhere: (host: string): string =>
      `用 /ask 和 /profile 时，你的问题，以及为它读取的数据，会转给 ${host} 上的语言模型；之后怎么处理，由运行它的一方决定。`,
  },
  notSold: '这个机器人不会出售、分享你的任何内容，也不会拿去训练。',
  files: '你发来导入的文件，会原样转给这个服务；我不留任何内容。',
  groups: '我绝不会把个人内容发到群组里。你自己要分享的，我会先给你看。',
  howToErase: '怎么清除',
  erase:
    '/disconnect 会一次清除以上所有内容，在能做到的情况下解除你在服务那边的授权，并告诉你清除和解除了什么。之后也不再接收你 Telegram 账号里的消息。留下的有：Telegram 上的这个聊天（你可以自己删除），以及服务那边自己保存的内容。如果令牌没能解除，请到那边撤销。',
};
