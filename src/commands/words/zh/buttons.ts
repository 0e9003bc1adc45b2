/** Labels of buttons that several screens share; at most 40 characters, so that a price fits beside them. */
import { numbers } from './numbers.ts';

export const buttons = {
  connect: '连接',
  connectAgain: '重新连接',
  connectWider: '连接并增加权限',
  connectOther: '换一个令牌连接',
  startAgain: '重新开始',
  tryAgain: '再试一次',
  account: '我的账号',
  credits: '积分',
  settings: '设置',
  privacy: '隐私',
  help: '我能做什么？',
  disconnect: '断开连接',
  checkToken: '再查一次令牌（免费）',
  stopThem: '停止它们',
  continueInPrivate: '到私聊继续',
  back: '◂ 返回',
  more: '更多 ▸',
  search: '搜索',
  ask: '提问',
  chats: '聊天',
  cancel: '取消',
  /** For the sample person, at no cost. */
  topUp: (credits: number): string => `再领 ${numbers.figure(credits)} 积分（示例）`,
  runAgain: '再运行一次',
};
