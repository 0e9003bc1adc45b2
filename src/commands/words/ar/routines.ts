/** Watched searches and looks back by themselves, in Arabic. */
import { counted, creditsOf, numbers } from './numbers.ts';

const WEEKDAYS = new Intl.DateTimeFormat('ar-u-nu-latn', { weekday: 'long', timeZone: 'UTC' });
/** 1 January 2024 was a Monday. */
const weekday = (index: number): string => WEEKDAYS.format(Date.UTC(2024, 0, 1 + index));
export const routines = {
  watch: 'متابعة هذا',
  list: 'تنبيهاتي',
  none: 'لا تنبيهات لديك، ولا أرسل شيئًا من تلقاء نفسي. تحت نتيجة البحث زر «متابعة هذا»؛ و\u2068/today\u2069 يعرض عليك نظرة كل يوم أو كل أسبوع.',
  listed: 'ما أفعله لك من تلقاء نفسي',
  watching: (query: string): string => `تنبيه: ${query}`,
  today: 'يومك',
  week: 'أسبوعك',
  when: (time: string, day: number | undefined): string =>
    day === undefined ? `كل يوم الساعة ${time}` : `أيام ${weekday(day)} الساعة ${time}`,
  inUtc: ' (\u2068UTC\u2069)',
  price: (each: number, most: number): string =>
    `${numbers.credits(each)} كل مرة، و${numbers.figure(most)} في الشهر على الأكثر`,
  spent: (credits: number): string => `صُرف هذا الشهر ${numbers.figure(credits)}`,
  offerWatch: (query: string): string => `هل أخبرك حين يظهر جديد يطابق ${query}؟`,
  offerWatchHow: 'أنظر من تلقاء نفسي، وأقول الجديد مرة واحدة، وأسكت حين لا يوجد شيء.',
  offerToday: 'هل أرسل إليك هذا كل يوم؟ ما وصل، ومن ينتظر جوابًا، وما ذُكر لهذا اليوم.',
  offerWeek: 'هل أرسل إليك نظرة على أسبوعك كل أسبوع؟ من كتب أكثر، ومن ينتظر جوابًا، وما هو قادم.',
  stopsByItself: 'يتوقف تلقائيًا حين لا تسمح به صلاحياتك أو نقاطك أو حدّك اليومي، ويخبرك بذلك.',
  everyDay: (each: number, most: number): string =>
    `مرة في اليوم · ${numbers.credits(each)} كل مرة · ${numbers.figure(most)} في الشهر على الأكثر`,
  everyWeek: (each: number, most: number): string =>
    `مرة في الأسبوع · ${numbers.credits(each)} كل مرة · ${numbers.figure(most)} في الشهر على الأكثر`,
  at: (time: string, day: number | undefined): string => (day === undefined ? time : `${weekday(day)} ${time}`),
  notNow: 'ليس الآن',
  begun: 'تم التشغيل. أول مرة: ',
  tooMany: (most: number): string =>
    `أكثر ما أفعله من تلقاء نفسي لشخص واحد: ${numbers.figure(most)}. يلزم إنهاء واحد أولًا.`,
  already: 'أفعل ذلك بالفعل.',
  cannotWatch:
    'لا يمكن لخدمة البيانات هذه أن تبحث عن ذلك من دون كلمة. يلزم إضافة كلمة، أو حذف \u2068has:\u2069 والكلمات المسبوقة بناقص.',
  end: (what: string): string => `إنهاء: ${what}`,
  goOn: (what: string, each: number): string => `متابعة: ${what} (${numbers.credits(each)} كل مرة)`,
  ended: 'انتهى. لن يصلك منه شيء تلقائيًا بعد الآن.',
  gone: 'أُنهي هذا من قبل.',
  found: (query: string): string => `جديد عن ${query}`,
  more: (amount: number): string => `وغيرها: ${numbers.figure(amount)}؛ والبحث يعرضها كلها`,
  searchAll: 'البحث عنها كلها',
  looking: (query: string): string => `البحث عن جديد يطابق ${query}`,
  stopped: (what: string): string => `توقّف: ${what}`,
  why: {
    'not-connected': 'لم تعد بياناتك مرتبطة.',
    token: 'لم يعد إذن وصولك صالحًا.',
    'scope-missing': 'لم تعد صلاحياتك تسمح به.',
    'credits-out': 'نفدت نقاطك لدى الخدمة.',
    'cap-reached': 'كان سيتجاوز حدّك اليومي.',
    dearer: 'ثمنه الآن أكبر مما وافقت عليه.',
    unreadable: 'لم يعد بإمكاني قراءة ما يُبحث عنه.',
    trouble: 'لم تتمكن الخدمة من الإجابة مرات كثيرة متتالية.',
  },
  erased: (amount: number): string =>
    `ما كنت أفعله لك من تلقاء نفسي: ${counted(amount, { one: 'أمر واحد', two: 'أمران', few: 'أمور', many: 'أمرًا', other: 'أمر' })}`,
  lost: (doing: string, credits: number): string =>
    `${doing}: أُعيد تشغيلي قبل أن أقول ما نتج عنه. ربما كلّف ذلك ${creditsOf(credits)}.`,
};
