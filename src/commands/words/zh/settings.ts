/** /settings in Chinese. */
import { numbers } from './numbers.ts';

export const settings = {
  unknown:
    '我不认识这个设置。可以这样写，比如：/settings cap 20、/settings cap none、/settings zone Shanghai、/settings protect on、/settings cover on、/settings delete 1h、/settings pictures dark。',
  back: '‹ 设置',
  language: {
    label: '语言：',
    open: '语言',
    ask: '要我用哪种语言回答？你要找的内容可以是任何语言。',
    asTelegram: '跟随我的 Telegram',
  },
  cap: {
    label: '每日上限：',
    none: '你没有设',
    zero: '0 – 要花积分的一律不运行',
    operator: (credits: string): string => `运营者允许每天 ${credits}；两者取小的。`,
    remove: '不设上限',
  },
  /** What happens to results in the chat. */
  results: {
    open: '结果的隐私',
    cover: {
      label: '遮住结果：',
      on: '开 – 你点开之前，旁边的人看不到',
      off: '关 – 一来就能看到',
      turnOn: '遮住结果',
      turnOff: '不再遮住结果',
    },
    protect: {
      label: '保护结果：',
      on: '开 – 不能转发、保存或复制',
      off: '关 – 可以转发和保存',
      turnOn: '保护结果',
      turnOff: '不再保护结果',
    },
    delete: {
      label: '删除结果：',
      after: (time: string): string => `显示 ${time}后`,
      never: '从不 – 一直留在聊天里',
      keep: '保留',
    },
    /** `30 分钟`, `24 小时`. */
    time: (amount: number): string =>
      amount % 60 === 0 ? `${numbers.figure(amount / 60)} 小时` : `${numbers.figure(amount)} 分钟`,
    fromNowOn: '从现在起的结果都这样处理。结果是指来自你数据的内容。',
    /** Stands where a result was that Telegram no longer lets me delete. */
    deleted: '这里原来是一条会自动删除的结果。',
  },
};
