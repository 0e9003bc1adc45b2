/** Sharing into another chat, in Chinese. */
import type { Words } from '../en/en.ts';

export const sharing: Words['sharing'] = {
  button: '分享…',
  preview: '他们会看到的就是：',
  note: '不会带上别的内容：没有姓名，没有来源。只有你选好聊天并在那里发出，才会发送。我会保留一小时。',
  choose: '选择聊天',
  gone: '那条答案我已经忘了，没有可分享的内容。答案只保留 6 小时。',
  protected: '按你的设置，结果不能转给别人。',
  notHere: '这个机器人不能在其他聊天里使用：运营者没有打开内联模式。',
  send: '发送这条',
  goneThere: '没有可分享的内容了：返回',
};
