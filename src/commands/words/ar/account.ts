/** /account: whose data, what the access allows, who else has access. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';

const { figure } = numbers;

export const account = {
  looking: 'جارٍ النظر في صلاحياتك… (0 نقطة)',
  toSample: (): RichText => [bold('الربط الحالي'), ': بيانات تجريبية لشخص خيالي، وليست بياناتك.'],
  toOwn: (): RichText => [bold('الربط الحالي'), ': أرشيفك الخاص.'],
  toService: (service: string): RichText => [bold('الربط الحالي'), `: \u2068${service}\u2069`],
  since: (at: string): RichText => ['منذ ', time(at)],
  credits: (left: number): string => `النقاط: بقي ${figure(left)}.`,
  creditsUnknown: 'النقاط: لم أتمكن من معرفة رصيدك الآن.',
  commands: 'الأوامر',
  moreThanLeft: 'أكثر مما بقي',
  notTried: 'لم يُجرَّب بعد',
  lastUsed: (at: string): RichText => ['آخر استخدام: ', time(at)],
  lastTried: (at: string): RichText => ['آخر محاولة: ', time(at)],
  needs: (scopes: string): RichText => ['يحتاج إلى ', code(scopes)],
  permissions: 'الصلاحيات',
  from: {
    service: 'كما تقول الخدمة',
    person: 'كما قلت عند الربط',
    unknown: 'لم تذكرها الخدمة: أعرفها مع استخدامك للأوامر',
  },
  noScopes: 'لا شيء يمكن لهذا البوت استخدامه',
  others: (amount: number): string =>
    counted(amount, {
      one: 'إذن وصول آخر إلى أرشيفك',
      two: 'إذنا وصول آخران إلى أرشيفك',
      few: 'أذونات وصول أخرى إلى أرشيفك',
      many: 'إذن وصول آخر إلى أرشيفك',
      other: 'إذن وصول آخر إلى أرشيفك',
    }),
  othersUnknown: 'لم أتمكن الآن من معرفة من لديه وصول أيضًا.',
  other: (app: string, since: string, until: string | undefined, used: boolean): RichText => [
    `\u2068${app}\u2069، منذ `,
    time(since),
    ...(until === undefined ? ['، حتى إنهائه'] : ['، حتى ', time(until)]),
    ...(used ? [] : ['، لم يُستخدم قط']),
  ],
  andMore: (amount: number): string => `… وغيرها: ${figure(amount)}`,
  end: (app: string): string => `إنهاء وصول \u2068${app}\u2069`,
  ended: 'انتهى إذن الوصول هذا.',
  hadEnded: 'كان إذن الوصول هذا قد انتهى من قبل.',
  seeAll: 'عرض الكل في المتصفح',
  noPage: 'لا صفحة لذلك لدى الخدمة.',
  list: 'قائمة من لديه وصول إلى أرشيفك. الرابط لك وحدك ويعمل عشر دقائق.',
  openList: 'فتح القائمة',
  noAccess: 'لم تعطني بعد إذنًا للبحث في أرشيفك.',
};
