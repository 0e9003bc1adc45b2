/** What was asked for, and what is wrong with it, in Arabic. */
import { counted, LETTER, TIME } from './numbers.ts';

const utc = (isUtc: boolean): string => (isUtc ? ' (\u2068UTC\u2069)' : '');

export const queries = {
  filters: {
    sent: 'مرسلة منك',
    received: 'مستلمة',
    on: (platform: string): string => `على \u2068${platform}\u2069`,
    from: (name: string): string => `من \u2068${name}\u2069`,
    chat: (name: string): string => `في محادثات باسم «\u2068${name}\u2069»`,
    holding: {
      link: 'مع رابط',
      file: 'مع ملف',
      photo: 'مع صورة',
      video: 'مع فيديو',
      voice: 'مع رسالة صوتية',
      audio: 'مع ملف صوتي',
      sticker: 'مع ملصق',
    },
    exactly: (phrase: string): string => `بنص «\u2068${phrase}\u2069»`,
    without: (word: string): string => `بدون «\u2068${word}\u2069»`,
    before: (day: string, isUtc: boolean): string => `قبل \u2068${day}\u2069${utc(isUtc)}`,
    since: (day: string, isUtc: boolean): string => `منذ \u2068${day}\u2069${utc(isUtc)}`,
    onDay: (day: string, isUtc: boolean): string => `يوم \u2068${day}\u2069${utc(isUtc)}`,
    days: (first: string, last: string, isUtc: boolean): string =>
      `من \u2068${first}\u2069 إلى \u2068${last}\u2069${utc(isUtc)}`,
  },
  reasons: {
    sender: 'يطابق اسم المرسل',
    chat: 'يطابق اسم المحادثة',
    missing: (words: readonly string[], more: boolean): string =>
      `بدون ${words.map((word) => `«\u2068${word}\u2069»`).join('، ')}${more ? ' …' : ''}`,
    times: (amount: number): string => counted(amount, TIME),
  },
  problems: {
    noWord: 'يلزم للبحث كلمة واحدة على الأقل، أو عامل تصفية مثل \u2068from:anna\u2069.',
    onlyExcluded: 'هذا يقول فقط ما يُستبعد. يلزم للبحث كلمة أيضًا، أو عامل تصفية مثل \u2068from:anna\u2069.',
    onlyPunctuation: 'لا كلمة في هذا، بل علامات ترقيم فقط.',
    tooLong: (most: number): string => `نص البحث طويل: ${counted(most, LETTER)} على الأكثر من فضلك.`,
    excludedKey: (key: string): string => `الناقص يستبعد الكلمات فقط: «\u2068-${key}:\u2069» غير ممكن.`,
    nothingAfter: (key: string): string => `ينقص شيء بعد \u2068${key}:\u2069 – مكانه بعد النقطتين مباشرة.`,
    has: (value: string): string =>
      `بعد \u2068has:\u2069 يمكن كتابة \u2068link\u2069 أو \u2068file\u2069 أو \u2068photo\u2069 أو \u2068video\u2069 أو \u2068voice\u2069 أو \u2068audio\u2069 أو \u2068sticker\u2069؛ أما «\u2068${value}\u2069» فلا أعرف ما يحتويه.`,
    platform: (known: string): string => `أعرف هذه المنصات: \u2068${known}\u2069؛ ويصلح هناك يوم أيضًا.`,
    place: (value: string, known: string): string =>
      `لا أعرف أين «\u2068${value}\u2069». بعد \u2068in:\u2069 يمكن كتابة \u2068${known}\u2069.`,
    limit: (most: number, value: string): string =>
      `يمكنني جلب \u20681–${most}\u2069 في المرة الواحدة، لا \u2068${value}\u2069.`,
    filter: (value: string): string =>
      `لا أعرف عامل التصفية «\u2068${value}\u2069». المتاح: \u2068from:\u2069، \u2068chat:\u2069، \u2068on:\u2069، \u2068when:\u2069، \u2068after:\u2069، \u2068before:\u2069، \u2068has:\u2069.`,
    toCome: (day: string): string => `يوم \u2068${day}\u2069 لم يأتِ بعد: لا شيء أحدث من اليوم.`,
    noDay: (after: string, before: string): string => `لا يوم بعد \u2068${after}\u2069 وقبل \u2068${before}\u2069.`,
    date: (value: string): string =>
      `لا أفهم التاريخ «\u2068${value}\u2069». أمثلة مفهومة: \u20682026-11-01\u2069 أو \u20687d\u2069 أو \u2068أمس\u2069 أو \u2068"الأسبوع الماضي"\u2069.`,
    senderTooLong: (most: number): string => `اسم المرسل طويل: ${counted(most, LETTER)} على الأكثر من فضلك.`,
    chatTooLong: (most: number): string => `اسم المحادثة طويل: ${counted(most, LETTER)} على الأكثر من فضلك.`,
  },
};
