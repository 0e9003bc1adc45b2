/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';
import { joined } from './service.ts';

const { figure, size } = numbers;

export const ownData = {
  button: '把关于我的一切发给我',
  collecting: '正在整理关于你的内容…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: '正在整理关于你的内容',
  /** In two files. */
  whole: (count: number): string =>
    `这里保存的关于你的一切，共两个文件：我这里保存的内容（不含你的令牌），以及你的资料库（${records(count)}）。文件是纯文本：谁拿到都能读。把 records.jsonl 发回给我，就会重新导入。`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `这是我这里关于你的内容，不含你的令牌。你的资料库（${records(count)}）不在其中：它的文本超过 ${size(most)}。这个机器人的运营者可以把它完整地作为一个文件给你：npm run person。`,
  empty: '这是我这里关于你的全部内容，不含你的令牌。你的资料库是空的。',
  elsewhere: (service: string): string =>
    joined(`这是我这里关于你的全部内容，不含你的令牌。你的数据本身在 ${service}：请到那边获取。`),
  unreachable: '这是我这里关于你的内容，不含你的令牌。你的资料库刚才读不了：过几分钟再试。',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: '这是我这里关于你的内容，不含你的令牌。接下来是你的资料库。',
  /** A link to a page. */
  pageHeading: '你的资料库',
  pageWhat: (count: number): string =>
    `你的资料库（${records(count)}）太大，这个聊天放不下。浏览器里的一个页面会把它作为一个 zip 文件给你，不花积分。链接只给你一个人用，10 分钟内可打开一次，请不要转给别人。`,
  openPage: '保存我的资料库',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `你的资料库（${records(count)}）很大：会分成几个 zip 文件发到这里。不花积分，随时可以取消。`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `正在打包资料库的第 ${figure(part)} 部分`,
  part: (part: number, count: number): string => `你的资料库第 ${figure(part)} 部分：${records(count)}。`,
  allParts: (count: number): string =>
    `你的资料库已全部发完：${records(count)}。文件是纯文本：谁拿到都能读。把其中任何一个发回给我，就会重新导入。`,
  partsStopped: '已停止。已经收到的部分归你，其余的没有发。没有花费积分。',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `你的资料库刚才没能继续读下去。已经收到的都在；下一个是第 ${figure(part)} 部分。过几分钟再试。`,
  goOn: '继续发送',
};
