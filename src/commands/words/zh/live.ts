/** Where somebody has connected the bot to their Telegram account as a chatbot. */
import { bold, type RichText, time } from '../../answer.ts';

const TAKE_OUT = '设置 → Telegram Business → 聊天机器人（Chatbots）';

export const live = {
  begun: `你已经把我连接到你的 Telegram 账号。从现在起，你选的那些聊天里的消息会实时存进你的资料库：新的、编辑过的、删除的。我绝不会以你的名义给任何人写消息。在 /account 可以查看和停止；只有你自己能断开我和你 Telegram 账号的连接，在这里移除我：${TAKE_OUT}。`,
  ended: '我和你的 Telegram 账号已断开连接。已保存的内容留在你的资料库里。',
  /** The archive was erased by somebody else than this bot. */
  archiveGone:
    '你的资料库被清除了，所以我不再接收你 Telegram 账号里的消息。在 /account 可以重新开始，用一个新的资料库。',
  start: '我重新开始接收你 Telegram 账号里的新消息。',
  stop: '我不再接收你 Telegram 账号里的任何内容。',
  none: '我没有连接到你的 Telegram 账号。',
  takeOut: `只有你自己能断开我和你 Telegram 账号的连接，在这里移除我：${TAKE_OUT}。`,
  /** What /disconnect leaves: a line of a list, without a full stop. */
  stillConnected: `在 Telegram 上，我仍是你账号的聊天机器人，直到你在这里移除我：${TAKE_OUT}。我不再接收任何内容`,
  flows: (since: string): RichText => [
    bold('实时'),
    '：从 ',
    time(since),
    ' 起，你 Telegram 账号里的新消息会存进你的资料库。',
  ],
  stopped: (since: string): RichText => [
    bold('实时，已停止'),
    '：从 ',
    time(since),
    ' 起，我不再接收你 Telegram 账号里的任何内容。',
  ],
  stopIt: '停止接收我的消息',
  startIt: '重新接收我的消息',
};
