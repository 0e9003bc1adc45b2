/** What is said around a command's answers. `doing` is what a request does, as its command says it: `正在搜索“ferry”`. */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? '没有花费积分。' : `可能花费了 ${credits(amount)}。`);
/** `搜索“ferry”` */
const deed = (doing: string) => doing.replace(/^正在/, '');
const still = (doing: string) => `还在${deed(doing)}。`;

export const front = {
  /** Above a file with what is too long for messages. */
  overflow: '这个答案的其余部分在文件里。',
  nothingVisible: '（这个答案没有可见的文字。）',
  working: '正在处理',
  unknownButton: '这个按钮来自旧版本。请发送 /help',
  goneButton: '这个按钮已经用过、过期了，或者不是你的。',
  foreignButton: '这个按钮是给提问的那个人用的。',
  tooFast: '一下子来得有点多。给我 10 秒，然后再继续。',
  privateOnly: '个人结果我只在私聊里显示。去私聊继续吗？',
  notAllowed: '这个机器人只对受邀的人开放。',
  /** To somebody who has not been let in. */
  stranger: (userId: string): RichText => [
    '你好！这个机器人只对受邀的人开放。想加入，就把你的 Telegram ID 告诉运营者：',
    code(userId),
    '。不过关于你的数据，仍然由你做主：/privacy、/disconnect。',
  ],
  /** Under a message that may be there twice. */
  repeatNote: '这条是重发的，因为 Telegram 第一次没有确认收到。',
  unsendable: '答案有了，但 Telegram 没有收下。试试问得更具体些，或者发送 /help。',
  /** Instead of using what looks like one. */
  secrets: {
    token:
      '这看起来像访问令牌，所以我没有拿它做任何事。想用它连接，请放在 /connect 后面发给我。如果别人可能看到了它，请到服务那边换一个新的。',
    other:
      '里面有一部分像密码或密钥，所以我没有把它发到任何地方，你的消息也原样没动。你也许想删掉它。想连接的话，请把令牌放在 /connect 后面发给我。',
  },
  /** The first thing that is shown of a paid request. */
  beginning: (doing: string, price: number): string => `${doing}…（${credits(price)}）`,
  /** The same while it goes on. */
  going: (doing: string, seconds: number, price: number): string =>
    `${doing}… ${figure(seconds)} 秒 · ${credits(price)}`,
  /** `还在搜索“ferry”。` */
  still,
  stillWorking: '我还在处理之前的一个请求。',
  /** To a request that waits for the same person's earlier ones. @param before those that wait as well, before it */
  queued: (doing: string, before: number): string =>
    `${still(doing)}${before === 0 ? '下一个就是你这个。' : `你这个前面还有 ${figure(before)} 个。`}`,
  /** To long work that waits for the same person's earlier one. @param before those that wait as well, before it */
  behind: (doing: string, before: number): string =>
    before === 0
      ? `${deed(doing)}：等前一个完成就开始。`
      : `${deed(doing)}：等前一个完成，前面另外还有 ${figure(before)} 个。`,
  /** To a request that waits for other people's. */
  inLine: (position: number): RichText => ['现在提问的人很多。你排在第 ', bold(figure(position)), ' 位。'],
  /** The ending of a request that its person stopped. @param price of what had been asked for by then */
  stopped: (price: number): string =>
    price === 0 ? '已停止。没有花费积分。' : `已停止。请求之前已经发出，所以仍可能扣 ${credits(price)}。`,
  timedOut: (price: number): string => `等得太久，我就不等了。${spent(price)}`,
  interrupted: (price: number): string => `我还没来得及回答就重启了。${spent(price)}`,
  /** The last resort, for whatever nobody thought of. */
  failed: (reference: string, price: number): RichText => [
    `我这边出了点问题。${spent(price)}如果再次发生，请把这个问题编号告诉运营者：`,
    code(reference),
  ],
  nothingRunning: '没有正在进行的操作。',
  stoppedNow: '已停止。',
  /** In place of a question that was taken back. */
  takenBack: {
    profile: '没有生成画像。没有花费积分。',
    disconnect: '什么都没有清除。',
    other: '什么都没有改变。',
  },
};
