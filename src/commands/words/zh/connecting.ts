/** /connect: choosing what the bot may do, in the chat, on a page, or by a token. `service` is the data service's name. */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';
import { joined } from './service.ts';

const { figure } = numbers;
const CAREFUL = '链接只给你一个人用，10 分钟内有效，请不要转给别人。';

export const connecting = {
  heading: '连接你的数据',
  checking: '正在检查你的令牌…（0 积分）',
  connecting: '正在连接…（0 积分）',
  nothingStored: '没有保存任何内容。',
  nothingConnected: '没有建立连接。',

  /** Whose data: the sample's, or one's own. */
  sample: (): RichText => [
    bold('示例数据'),
    '：一位虚构人物的聊天、邮件和文件。点一下就好，什么都能试，不会弄坏任何东西。',
  ],
  own: (): RichText => [
    bold('你自己的数据'),
    '：一个资料库，由这个机器人的数据服务为你一个人保管。我能用它做什么，由你来选。',
  ],
  connectOwn: '连接我自己的数据',
  lookAround: '先看看示例数据',
  replaces: '它会取代你现在的授权，现在的那个会被解除。',

  /** What the bot may do. */
  mayDoOwn: '我可以对你的资料库做什么？有效期多长？你随时可以在 /account 解除。',
  mayDoSample: '我可以对这位虚构人物的示例数据做什么？有效期多长？',
  choose: '逐项选择…',
  chooseInBrowser: '在浏览器里选择',
  chosenByLine: (chosen: number, all: number): RichText => [
    bold('逐项选择'),
    ` · ${figure(all)} 项权限中的 ${figure(chosen)} 项`,
  ],
  /** Above a list of permissions that the present access lacks. */
  added: '新增：',
  whatIMayDo: '我可以做什么',
  whatIMayRead: '我可以读取什么',
  tapToGive: '点一下，就能授予或收回一项权限。不让我读的，对我来说就不存在：既搜不到，也列不出来。',
  noneWorks: '这样的话，我的命令一个都用不了：得让我能做点什么，也得有数据可用。',
  /** @param commands `/search, /recent` */
  couldUse: (commands: string): string => `你可以用 ${commands}。`,
  not: (commands: string): string => `不能用：${commands}。`,
  back: '返回',

  /** Outside the chat. */
  staysAt: (service: string): string => joined(`你的数据留在 ${service}；我能读取什么，由你在那里选。`),
  newReplaces: '新的令牌会取代你现在的令牌。',
  tapAndTick: `点下面的按钮，勾选我能读取的内容。${CAREFUL}`,
  orPaste: (): RichText => [
    '也可以粘贴令牌：在我们的私聊里发送 ',
    code('/connect'),
    '，后面跟上令牌。我会删掉你的那条消息，并把令牌加密保存。',
  ],
  makeAndSend: (): RichText => [
    '先在服务那边生成一个令牌，再到我们的私聊里发送 ',
    code('/connect'),
    '，后面跟上令牌。我会删掉你的那条消息，并把令牌加密保存。',
  ],
  whatIsStored: '会保存什么？',
  onThePage: `页面上列出每一项权限，并会问你有效期多长。${CAREFUL}`,
  chooseWhatIMayRead: '选择我能读取的内容',

  /** A token that was pasted. */
  removed: '我已经从这个聊天里删掉了带令牌的消息。',
  notRemoved: (): RichText => [bold('请你自己删掉带令牌的那条消息'), '：我没能从这个聊天里删掉它。'],
  incomplete: '这看起来不是完整的令牌',
  copyAgain: (): RichText => [
    '令牌是一长串字母、数字和少量符号，中间没有空格。请重新完整复制，放在 ',
    code('/connect'),
    ' 后面发给我。没有保存任何内容。',
  ],
  neverInGroups: '千万不要在群组里发令牌',
  exposed: (removed: boolean): string =>
    `我没有使用它。${removed ? '我删掉了那条消息，但别人可能已经看到了。' : '请删掉那条消息。'}请把这个令牌当作已经泄露：到服务那边撤销它，重新生成一个，再和我私聊连接。`,

  /** On the web page that the consent page leads back to, and in the chat. */
  goBack: (bot: string): string => `回到 ${bot}，发送 /connect 获取新链接。`,
  linkIsOver: '这个链接已经失效',
  linkWasUsed: '它已经用过、超过了 10 分钟，或者不是这个机器人生成的。',
  declined: '你没有连接',
  declinedWhy: '你选择了不授权，所以没有保存任何内容。',
  failed: '连接没有成功',
  pageFailed: '授权页面出了问题。没有保存任何内容。',
  noToken: '授权页面没有发来可用的令牌。没有保存任何内容。',
  notStored: (reference: string): string => `没有保存任何内容。问题编号：${reference}`,
  closePage: (bot: string): string => `你可以关掉这个页面，到 ${bot} 继续。`,
};
