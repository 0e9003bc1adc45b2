/** What a search found, and what can be done with it, in Arabic. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { CHAT, counted, countedOf, MESSAGE, type Noun, numbers } from './numbers.ts';
import { records } from './records.ts';

const { figure } = numbers;
const HIT: Noun = { one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة', other: 'نتيجة' };
const nounOf = (ofChats: boolean): Noun => (ofChats ? MESSAGE : HIT);
const hits = (amount: number, ofChats: boolean) => counted(amount, nounOf(ofChats));
const hitsOf = (amount: number, atLeast: boolean, ofChats: boolean) =>
  `${countedOf(amount, nounOf(ofChats))}${atLeast ? ' على الأقل' : ''}`;

const ended = (filters: string) => (filters === '' ? '.' : ` (${filters}).`);
const LIST = new Intl.ListFormat('ar', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `«\u2068${word}\u2069»`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `صفّيتُ هنا ما أرسلته الخدمة (${counted(received, HIT)}): ${filters} · أُخفي ${figure(hidden)}`;

export const results = {
  question: (price: string): string => `عمّ أبحث؟ ثمن البحث ${price}.\n\nيمكنك تضييقه: `,
  questionPlaces: '\nأو تحديد المكان: ',
  hint: 'كلمات للبحث عنها',
  searching: (place: PlaceName, subject: string): string =>
    `البحث في ${records.place(place)} عن «\u2068${subject}\u2069»`,
  listing: (place: PlaceName, filters: string): string => `البحث في ${records.place(place)}: ${filters}`,
  title: (place: PlaceName): string => `${records.place(place)}:`,
  newestIn: (place: PlaceName): string => `الأحدث في ${records.place(place)}`,
  cannotList:
    'لا يمكن لخدمة البيانات هذه أن تجد ذلك من دون كلمة للبحث. يلزم إضافة كلمة، أو حذف \u2068has:\u2069 والكلمات المسبوقة بناقص و\u2068in:all\u2069.\n\nلم يُصرف شيء.',

  facts: {
    chats: (amount: number): string => counted(amount, CHAT),
    all: hits,
    shown: (amount: number, ofChats: boolean): string => `المعروض: ${hits(amount, ofChats)}`,
    best: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      `أفضل ${figure(shown)} من ${hitsOf(total, atLeast, ofChats)}`,
    newest: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      `أحدث ${figure(shown)} من ${hitsOf(total, atLeast, ofChats)}`,
    none: '0 نتيجة',
  },
  filtered: (filters: string): string => `بعد التصفية: ${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `لم أجد شيئًا فيه ${named(missing)}. وهذه فيها ${named(present)}.`,

  page: (page: number, pages: number): string => `صفحة ${page} من ${pages}`,
  turningIsFree: 'تقليب الصفحات مجاني',
  free: 'مجانًا',
  next: 'التالي',
  previous: 'السابق',
  only: (chips: readonly string[], shown: number, all: number): string =>
    `فقط ${chips.join('، ')}: ${figure(shown)} من ${figure(all)}`,
  noneOfThese: 'لا شيء من هذه. النقر على ✓ يلغيها.',
  chips: { mine: 'مني', week: '7 أيام', month: '30 يومًا', file: 'ملفات' },
  chip: (name: string, amount: number): string => `${name} · ${figure(amount)}`,
  chosenChip: (name: string): string => `✓ ${name}`,
  askAboutThese: 'السؤال عن هذه',
  everywhere: 'البحث في كل شيء',
  gone: 'نُسيت هذه النتائج: أحتفظ بها ست ساعات فقط.',
  again: 'البحث مجددًا',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `لا شيء في ${records.place(place)} يطابق `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `ما أمكنني قراءته في ${records.place(place)} لا يطابق `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `بحثت في ${kinds}: كل ما تسمح به صلاحياتك. لا أعرف مجانًا إلى أين تصل بيانات كل تطبيق؛ أمر \u2068/recent\u2069 يعرض أحدث رسالة بينها جميعًا، وقد تكون رسائل حديثة ما زالت في الطريق.`,
  reaching: (kinds: string, lines: string): string =>
    `بحثت في ${kinds}: كل ما تسمح به صلاحياتك. وهذا مدى البيانات:\n${lines}\nوقد يكون ما هو أحدث ما زال في الطريق.`,
  nothingThere: (kinds: string): string => `بحثت في ${kinds}: لا شيء هناك بعد. أمر \u2068/import\u2069 يُدخل بياناتك.`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}. قد ينفع البحث من دون ذلك.`,
  fewerFilters: 'قد يُعثر على المزيد بعوامل تصفية أقل.',
  fewerWords: 'بكلمات أقل يُعثر على المزيد؛ وكذلك بصيغ أخرى منها.',
  otherForm: 'قد تنفع صيغة أخرى من الكلمة، أو اسم مرتبط بها.',
  justThis: (word: string): string => `فقط «\u2068${word}\u2069»`,
  messagesOnly: 'البحث في الرسائل فقط',
  yourChats: 'البحث في محادثاتك',
  withoutFilters: 'البحث بلا تصفية',
  withoutQuotes: 'البحث بلا علامات اقتباس',
  askInstead: 'السؤال بدلًا منه',

  around: 'ما قيل قبله وبعده',
  openChat: 'فتح المحادثة',
  wholeText: 'النص كاملًا',
  fetching: 'جلب النص كاملًا',
  onlyPart: 'هذا جزء منه: هو أطول من أن يُحفظ هنا.',
  noLonger: 'لم يعد موجودًا.',
  openInTelegram: 'فتح في Telegram',
  copyText: 'نسخ النص',
  copyId: 'نسخ المعرّف',
  noLink: {
    telegram: 'بلا رابط: لدى Telegram روابط لرسائل المجموعات الكبيرة والقنوات، وهذا العنصر لا يقول إنه من إحداها.',
    other: (platform: string): string => `بلا رابط: لا روابط للرسائل المفردة في \u2068${platform}\u2069.`,
  },
};
