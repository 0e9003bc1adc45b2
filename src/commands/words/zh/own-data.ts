/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';
import { joined } from './service.ts';

const { size } = numbers;

export const ownData = {
  button: '把关于我的一切发给我',
  collecting: '正在整理关于你的内容…',
  /** In two files. */
  whole: (count: number): string =>
    `这里保存的关于你的一切，共两个文件：我这里保存的内容（不含你的令牌），以及你的资料库（${records(count)}）。文件是纯文本：谁拿到都能读。把 records.jsonl 发回给我，就会重新导入。`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `这是我这里关于你的内容，不含你的令牌。你的资料库（${records(count)}）不在其中：它的文本超过 ${size(most)}。这个机器人的运营者可以把它完整地作为一个文件给你。`,
  empty: '这是我这里关于你的全部内容，不含你的令牌。你的资料库是空的。',
  elsewhere: (service: string): string =>
    joined(`这是我这里关于你的全部内容，不含你的令牌。你的数据本身在 ${service}：请到那边获取。`),
  unreachable: '这是我这里关于你的内容，不含你的令牌。你的资料库刚才读不了：过几分钟再试。',
};
