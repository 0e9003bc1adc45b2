/** /help. */
import { bold, type RichText } from '../../answer.ts';

export const help = {
  inGroup: (bot: string): string =>
    `我帮人搜索自己的数据、向数据提问，结果只给本人看。群组里我不发任何个人内容：和 ${bot} 私聊就可以开始。`,
  heading: '你现在能做的',
  headingUnconnected: '连接后你能做的',
  /** After the line of a command. */
  notWithToken: '你的令牌不支持',
  narrow: (): RichText => [
    bold('缩小搜索范围'),
    '：from:名字、from:me、chat:名称、on:telegram、when:上周、after:7d、before:2026-11-01、has:link、has:file、has:photo、"完全一致的词"、-排除的词；in:all、in:emails、in:files。不写要找的词，或放在 /recent 后面，就按从新到旧列出符合的内容。',
  ],
  /** @param commands `/import, /save` */
  free: (commands: string): RichText => [bold('免费'), `：${commands}`],
  prices:
    '价格写在菜单里、这里和每个按钮上；你输入的命令会马上运行，花了多少会写在答案下面。你也可以随便写点什么：我会问你想拿它做什么。',
};
