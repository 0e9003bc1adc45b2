/** “You are connected”: to whose data, until when, what that allows. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';

export const connected = {
  title: 'تم الربط',
  toService: (service: string): RichText => [bold('تم الربط'), ` بـ \u2068${service}\u2069.`],
  toOwn: (): RichText => [bold('تم الربط'), ' بأرشيفك الخاص.'],
  toSample: (you: string, owner: string | undefined): RichText => [
    bold('تم الربط'),
    ` ببيانات تجريبية. ${you === '' ? 'أنت في Telegram كما أنت' : `أنت في Telegram \u2068${you}\u2069`}؛ أما البيانات فهي ${owner === undefined ? 'لشخص خيالي' : `بيانات \u2068${owner}\u2069، وهي شخصية خيالية`}.`,
  ],
  saved: (service: string): RichText => [
    bold('حُفظ رمز الوصول'),
    ` الخاص بـ \u2068${service}\u2069. لم أتمكن من فحصه مجانًا؛ سيفحصه أول أمر لك.`,
  ],
  token: (masked: string): RichText => ['رمز الوصول: ', code(masked)],
  lastsUntilEnded: 'يبقى صالحًا حتى إنهائه.',
  lastsUntil: (at: string): RichText => ['يبقى صالحًا حتى ', time(at), '.'],

  before: {
    ended: 'انتهى إذن الوصول السابق.',
    failedHere: 'تعذّر إنهاء إذن الوصول السابق الآن: يمكنك إنهاؤه من \u2068/account\u2069.',
    failedThere: (service: string): string =>
      `تعذّر إنهاء إذن الوصول السابق الآن: يمكنك إلغاؤه لدى \u2068${service}\u2069 إن لم يعد أحد يحتاج إليه.`,
    impossibleHere: 'قد يكون الرمز السابق ما زال صالحًا: يمكنك إنهاؤه من \u2068/account\u2069.',
    impossibleThere: (service: string): string =>
      `قد يكون الرمز السابق ما زال صالحًا: يمكنك إلغاؤه لدى \u2068${service}\u2069 إن لم يعد أحد يحتاج إليه.`,
  },

  notTried: 'لم يُجرَّب أي من هذه بعد:',
  canUse: 'يمكنك استخدام:',
  allowsNothing: 'لا يسمح بأي من الأوامر التي تقرأ البيانات.',
  notWithToken: (commands: string): string =>
    `لا يتاح بهذا الرمز: \u2068${commands}\u2069 – ما ينقص تجده في \u2068/account\u2069.`,
  notWithAccess: (commands: string): string =>
    `لا يتاح بهذه الصلاحيات: \u2068${commands}\u2069 – ما ينقص تجده في \u2068/account\u2069.`,

  empty: (): RichText => [bold('أرشيفك ما زال فارغًا.'), ' التالي: \u2068/import\u2069 يُدخل محادثاتك إليه.'],
  justWrite: 'للبحث، تكفي كتابة الكلمات هنا.',
  justWriteFerry: (): RichText => ['للبحث، تكفي كتابة الكلمات هنا، مثلًا ', code('ferry'), '.'],
  bringIn: 'إدخال محادثاتي',
};
