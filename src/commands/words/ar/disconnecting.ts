/** /disconnect: what is erased, what has ended, what stays. `service` is the data service's name. */
import { counted, countedOf, ITEM, type Noun, numbers } from './numbers.ts';

const { credits, size } = numbers;
export const records = (amount: number) => counted(amount, ITEM);

const ACCESS: Noun = {
  one: 'إذن وصول واحد',
  two: 'إذنا وصول',
  few: 'أذونات وصول',
  many: 'إذن وصول',
  other: 'إذن وصول',
};
const CALL: Noun = {
  one: 'طلب مدفوع واحد',
  two: 'طلبان مدفوعان',
  few: 'طلبات مدفوعة',
  many: 'طلبًا مدفوعًا',
  other: 'طلب مدفوع',
};

export const disconnecting = {
  askAccess:
    'هل أمحو إذن وصولك والنتائج المحفوظة والأزرار والأعمال المعلّقة وما أفعله لك من تلقاء نفسي والإعدادات وقائمة ما صرفته؟',
  askToken: (masked: string): string =>
    `هل أمحو رمز وصولك (\u2068${masked}\u2069) والنتائج المحفوظة والأزرار والأعمال المعلّقة وما أفعله لك من تلقاء نفسي والإعدادات وقائمة ما صرفته؟`,
  askUnconnected: 'لا ربط لديك الآن، لكن قد تكون هناك إعدادات أو قائمة بما صرفته. هل أمحوها؟',
  liveStops: 'وعندها لا أُدخل رسائل حسابك في Telegram بعد ذلك.',
  cannotBeUndone: 'لا يمكن التراجع عن هذا.',
  eraseAll: 'محو كل شيء',
  eraseNothing: 'عدم المحو',
  keepIt: 'الإبقاء عليه',
  erasing: 'جارٍ المحو…',

  nothingToErase: 'لم يكن هناك ما يُمحى',
  erased: 'ما مُحي',
  items: {
    token: 'رمز وصولك وما يسمح به',
    results: (amount: number): string =>
      counted(amount, {
        one: 'قائمة نتائج محفوظة واحدة',
        two: 'قائمتا نتائج محفوظتان',
        few: 'قوائم نتائج محفوظة',
        many: 'قائمة نتائج محفوظة',
        other: 'قائمة نتائج محفوظة',
      }),
    buttons: (amount: number): string =>
      counted(amount, {
        one: 'مجموعة أزرار واحدة',
        two: 'مجموعتا أزرار',
        few: 'مجموعات أزرار',
        many: 'مجموعة أزرار',
        other: 'مجموعة أزرار',
      }),
    pending: (amount: number): string =>
      counted(amount, {
        one: 'طلب معلّق واحد',
        two: 'طلبان معلّقان',
        few: 'طلبات معلّقة',
        many: 'طلبًا معلّقًا',
        other: 'طلب معلّق',
      }),
    link: 'رابط اتصال مفتوح',
    live: 'أن حسابك في Telegram مرتبط بي',
    settings: 'إعداداتك',
    spending: (amount: number): string => `تفاصيل ${countedOf(amount, CALL)}`,
  },
  endedAt: (service: string): string => `ما انتهى لدى \u2068${service}\u2069`,
  accessesEnded: (amount: number): string =>
    amount === 1 ? 'إذن الوصول نفسه: بلا مفعول بعد الآن' : `${counted(amount, ACCESS)}: بلا مفعول بعد الآن`,
  notErased: 'ما لم يُمحَ',
  stays: {
    chat: 'هذه المحادثة في Telegram: يمكنك مسحها من التطبيق',
    service: (service: string): string => `ما هو محفوظ لدى \u2068${service}\u2069`,
    serviceAndAccess: (service: string): string =>
      `ما هو محفوظ لدى \u2068${service}\u2069، وإذن الوصول نفسه: تعذّر إنهاؤه الآن، فيلزم إلغاؤه هناك`,
    serviceAndToken: (service: string): string =>
      `ما هو محفوظ لدى \u2068${service}\u2069، والرمز نفسه هناك: يمكن إلغاؤه هناك إن لم يعد أحد يحتاج إليه`,
    today: (spent: number): string => `مجموع اليوم (${credits(spent)})، يبقى من أجل الحد اليومي ثم يُحذف`,
  },

  archive: {
    ask: 'هل أمحو الأرشيف أيضًا؟',
    holds: (amount: number, bytes: number): string =>
      `فيه لك: ${records(amount)} (${size(bytes)}). لا يمكن التراجع عن محوه، وهو ينهي كل وصول آخر إليه. وهو باقٍ ما لم يُطلب محوه.`,
    erase: 'محو الأرشيف أيضًا',
    erasing: 'جارٍ محو أرشيفك…',
    isSample: 'هذه هي البيانات التجريبية، وهي باقية.',
    erased: 'مُحي أرشيفك',
    records: (amount: number, bytes: number): string => `${records(amount)} (${size(bytes)})`,
    accesses: (amount: number): string =>
      counted(amount, {
        one: 'إذن وصول واحد إليه',
        two: 'إذنا وصول إليه',
        few: 'أذونات وصول إليه',
        many: 'إذن وصول إليه',
        other: 'إذن وصول إليه',
      }),
    nothingLeft: 'لم يبقَ منه شيء لدى الخدمة.',
    stays: (what: string): string => `ما يبقى: ${what}.`,
  },
};
