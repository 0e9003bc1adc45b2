/** Time zones in Chinese. */
import type { ZoneChoice } from '../../time/zones.ts';

/** At most two for a zone, the best known first. */
const cities: Readonly<Record<ZoneChoice, string>> = {
  'Pacific/Honolulu': '檀香山',
  'America/Anchorage': '安克雷奇',
  'America/Los_Angeles': '洛杉矶、温哥华',
  'America/Denver': '丹佛、卡尔加里',
  'America/Chicago': '芝加哥、温尼伯',
  'America/Mexico_City': '墨西哥城',
  'America/New_York': '纽约、多伦多',
  'America/Bogota': '波哥大、利马',
  'America/Caracas': '加拉加斯、拉巴斯',
  'America/Santiago': '圣地亚哥',
  'America/Sao_Paulo': '圣保罗、布宜诺斯艾利斯',
  'Atlantic/Azores': '亚速尔群岛',
  'Europe/London': '伦敦、里斯本',
  'Africa/Lagos': '拉各斯、阿尔及尔',
  'Europe/Berlin': '柏林、巴黎、马德里',
  'Europe/Kyiv': '基辅、雅典',
  'Africa/Cairo': '开罗',
  'Africa/Johannesburg': '约翰内斯堡、哈拉雷',
  'Europe/Istanbul': '伊斯坦布尔',
  'Europe/Moscow': '莫斯科、明斯克',
  'Asia/Riyadh': '利雅得、内罗毕',
  'Asia/Tehran': '德黑兰',
  'Asia/Dubai': '迪拜、巴库',
  'Asia/Karachi': '卡拉奇、塔什干',
  'Asia/Kolkata': '德里、孟买',
  'Asia/Dhaka': '达卡',
  'Asia/Bangkok': '曼谷、雅加达',
  'Asia/Shanghai': '北京、上海、新加坡',
  'Asia/Tokyo': '东京、首尔',
  'Australia/Sydney': '悉尼、墨尔本',
  'Pacific/Auckland': '奥克兰',
};

export const zones = {
  cities,
  title: '时区：',
  /** @param time what clocks show there, `14:05` */
  here: (zone: string, time: string): string => `${zone}，那里现在是 ${time}`,
  unknown: '还不知道，所以你的一天按 UTC 零点划分',
  /** Above the picker. */
  pick: '你那里现在几点？之后你的一天就按你那里的零点划分，搜索和花费上限都这样算。',
  typing: (examples: readonly [city: string, name: string, offset: string]): string =>
    `这里没有？输入你的城市，比如 ${examples[0]}，或 ${examples[1]}，或 ${examples[2]}。`,
  /** A choice: its clock, and where that is. */
  choice: (time: string, where: string): string => `${time} · ${where}`,
  several: (typed: string): string => `“${typed}”有不止一个时区。哪个是你的？`,
  notFound: (typed: string): string => `我没找到叫“${typed}”的时区。`,
  /** After it was set. */
  set: (zone: string, time: string): string => `你的时区是 ${zone}，那里现在是 ${time}。你的一天按你那里的零点划分。`,
  /** After a change within a day: the sum of that day goes on. */
  counting: '你今天的花费会一直累计到 ',
  forgotten: '你的时区我已经忘了：你的一天按 UTC 零点划分。',
  change: '修改时区',
  tell: '设置我的时区',
  forget: '忘掉我的时区',
  back: '全部设置',
  /** Where an hour is chosen. */
  hoursInUtc: '我不知道你的时区，所以这些时间按 UTC 计算。',
  /** Once, under the first answer that days matter to. */
  ask: '我不知道你的时区，所以这些日期按 UTC 计算。',
  exportedAt: (offset: string): string =>
    `生成这份导出文件的地方，时区是 ${offset}。你在哪个时区？之后你的一天就从你那里的零点开始。`,
};
