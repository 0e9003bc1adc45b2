/** What was counted, in Arabic. */
import { counted, countedOf, MESSAGE, numbers } from './numbers.ts';

const { figure } = numbers;
const WEEKDAYS = ['اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت', 'أحد'] as const;
const monthFormat = new Intl.DateTimeFormat('ar-u-nu-latn', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => counted(amount, MESSAGE);
const messagesOf = (amount: number) => countedOf(amount, MESSAGE);
/** `month` is `2026-03`. */
const month = (name: string) => monthFormat.format(new Date(`${name}-01T00:00:00Z`));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures = {
  yourMessages: 'رسائلك',
  yourEmails: 'بريدك',
  onlyMessages: 'يمكنني عدّ الرسائل والبريد. يكفي حذف المكان الآخر، أو كتابة \u2068in:emails\u2069.\n\nلم يُصرف شيء.',

  counting: (what: string) => `العدّ: \u2068${what}\u2069`,
  read: (amount: number, most: number) => `قرأت ${figure(amount)} من ${figure(most)} على الأكثر`,

  messages,
  sentAndReceived: (sent: number, received: number) => `${figure(sent)} مرسلة، ${figure(received)} مستلمة`,
  none: 'لا شيء يطابق. قد يُعثر على المزيد بكلمات أو عوامل تصفية أقل.',
  days: (first: string, last: string) => (first === last ? `كلها في ${first}` : `من ${first} إلى ${last}`),
  day: (iso: string, zone: string) =>
    new Intl.DateTimeFormat('ar-u-nu-latn', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).format(
      new Date(iso),
    ),
  silence: (days: number, from: string, to: string) => `أطول صمت: ${numbers.days(days)}، من ${from} إلى ${to}`,
  busiestMonth: (name: string, amount: number) => `أنشط شهر: ${month(name)}، ${figure(amount)}`,
  busiestTimes: (day: number, number: number, zone: string) =>
    `غالبًا يوم ال${WEEKDAYS[day] ?? ''}، قرابة ${hour(number)} (بتوقيت \u2068${zone}\u2069)`,
  chats: 'المحادثات',
  people: 'الأشخاص',
  favouriteWords: 'كلمات تتكرر',
  partial: (amount: number, total: number | undefined) =>
    total === undefined
      ? `هذه هي الأحدث وعددها ${figure(amount)}؛ وهناك أقدم منها.`
      : `هذه هي الأحدث: ${figure(amount)} من ${figure(total)}.`,
  brokenOff: 'توقفت الخدمة عن الإجابة في الطريق؛ هذا ما وصل قبل ذلك.',

  byMonth: 'حسب الشهر',
  byWeekday: 'حسب يوم الأسبوع',
  byHour: (zone: string) => `حسب الساعة (\u2068${zone}\u2069)`,
  sent: 'مرسلة',
  received: 'مستلمة',
  month,
  weekday: (day: number): string => WEEKDAYS[day] ?? '',
  hour,

  dark: 'داكنة',
  light: 'فاتحة',
  asPicture: 'صورة (مجانًا)',
  pictures: 'الصور: ',
  lightPictures: 'صور فاتحة',
  darkPictures: 'صور داكنة',
  show: 'عرضها',
  countAnew: 'عدّ جديد',
  countAgain: 'العدّ مجددًا',
  keptSince: 'تاريخ العدّ: ',
  forgotten: 'نسيت هذه الأرقام: أحتفظ بها ست ساعات فقط.',
  notDrawn: 'تعذّر رسم الصورة الآن؛ هذه أرقامها.',

  readingQuestion: (page: number) =>
    `خدمة البيانات هذه لا تعدّ بنفسها، فعليّ أن أقرأ معها: ${messages(page)} مقابل نقطة واحدة، والأحدث أولًا. إلى أي مدى أرجع؟ والثمن لما أقرؤه فقط.`,
  newest: (amount: number, credits: number) => `حتى ${messagesOf(amount)} (${numbers.credits(credits)} على الأكثر)`,
  nothingCounted: 'لم يُعدّ شيء ولم يُصرف شيء.',
};
