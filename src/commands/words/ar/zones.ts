/** Time zones in Arabic. */
import type { ZoneChoice } from '../../time/zones.ts';

/** At most two for a zone, the best known first. */
const cities: Readonly<Record<ZoneChoice, string>> = {
  'Pacific/Honolulu': 'هونولولو',
  'America/Anchorage': 'أنكوريج',
  'America/Los_Angeles': 'لوس أنجلوس، فانكوفر',
  'America/Denver': 'دنفر، كالغاري',
  'America/Chicago': 'شيكاغو، وينيبيغ',
  'America/Mexico_City': 'مدينة مكسيكو',
  'America/New_York': 'نيويورك، تورونتو',
  'America/Bogota': 'بوغوتا، ليما',
  'America/Caracas': 'كاراكاس، لاباز',
  'America/Santiago': 'سانتياغو',
  'America/Sao_Paulo': 'ساو باولو، بوينس آيرس',
  'Atlantic/Azores': 'الأزور',
  'Europe/London': 'لندن، لشبونة',
  'Africa/Lagos': 'الجزائر، لاغوس',
  'Europe/Berlin': 'برلين، باريس، مدريد',
  'Europe/Kyiv': 'كييف، أثينا',
  'Africa/Cairo': 'القاهرة',
  'Africa/Johannesburg': 'جوهانسبرغ، هراري',
  'Europe/Istanbul': 'إسطنبول',
  'Europe/Moscow': 'موسكو، مينسك',
  'Asia/Riyadh': 'الرياض، نيروبي',
  'Asia/Tehran': 'طهران',
  'Asia/Dubai': 'دبي، باكو',
  'Asia/Karachi': 'كراتشي، طشقند',
  'Asia/Kolkata': 'دلهي، مومباي',
  'Asia/Dhaka': 'دكا',
  'Asia/Bangkok': 'بانكوك، جاكرتا',
  'Asia/Shanghai': 'شنغهاي، سنغافورة',
  'Asia/Tokyo': 'طوكيو، سيول',
  'Australia/Sydney': 'سيدني، ملبورن',
  'Pacific/Auckland': 'أوكلاند',
};

export const zones = {
  cities,
  title: 'المنطقة الزمنية: ',
  here: (zone: string, time: string): string => `\u2068${zone}\u2069، والساعة هناك الآن ${time}`,
  unknown: 'غير معروفة بعد، فأيامك تبدأ وتنتهي عند منتصف الليل بتوقيت \u2068UTC\u2069',
  pick: 'كم الساعة عندك الآن؟ بعدها تبدأ أيامك وتنتهي عند منتصف ليلك أنت، في البحث وفيما يمكنك صرفه.',
  typing: (examples: readonly [city: string, name: string, offset: string]): string =>
    `ليست بينها؟ يمكن كتابة مدينتك، مثلًا \u2068${examples[0]}\u2069، أو \u2068${examples[1]}\u2069، أو \u2068${examples[2]}\u2069.`,
  choice: (time: string, where: string): string => `${time} · ${where}`,
  several: (typed: string): string => `في «\u2068${typed}\u2069» أكثر من منطقة زمنية. أيها منطقتك؟`,
  notFound: (typed: string): string => `لا أعرف منطقة زمنية باسم «\u2068${typed}\u2069».`,
  set: (zone: string, time: string): string =>
    `منطقتك الزمنية \u2068${zone}\u2069، والساعة هناك الآن ${time}. تبدأ أيامك وتنتهي عند منتصف ليلك.`,
  counting: 'ما صرفته اليوم يُحسب حتى ',
  forgotten: 'مُحيت منطقتك الزمنية: تبدأ أيامك وتنتهي عند منتصف الليل بتوقيت \u2068UTC\u2069.',
  change: 'تغيير المنطقة الزمنية',
  tell: 'ضبط منطقتي الزمنية',
  forget: 'محو منطقتي الزمنية',
  back: 'كل الإعدادات',
  hoursInUtc: 'لا أعرف منطقتك الزمنية، فهذه الساعات بتوقيت \u2068UTC\u2069.',
  ask: 'لا أعرف منطقتك الزمنية، فهذه الأيام بتوقيت \u2068UTC\u2069.',
  exportedAt: (offset: string): string =>
    `أُعدّ هذا الملف المصدَّر حيث تشير الساعات إلى \u2068${offset}\u2069. ما منطقتك الزمنية؟ عندها تبدأ أيامك عند منتصف ليلك.`,
};
