/** What is said of failures: a title for each, why, and what to do next. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { creditsOf, numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const failures = {
  titles: {
    'not-connected': 'بياناتك غير مربوطة بعد',
    'token-refused': 'رمز وصولك غير مقبول',
    'token-expired': 'انتهت مدة رمز وصولك',
    'scope-missing': 'رمزك لا يسمح بهذا',
    'credits-out': 'نفدت نقاطك لدى الخدمة',
    'cap-reached': 'هذا يتجاوز الحد اليومي',
    'rate-limited': 'الخدمة تطلب التمهّل قليلًا',
    'bad-request': 'لم تتمكن الخدمة من استخدام هذا الطلب',
    'not-offered': 'الخدمة لا تقدّم هذا',
    'not-found': 'هذا لم يعد موجودًا',
    timeout: 'تأخرت الخدمة كثيرًا',
    unreachable: 'تعذّر الوصول إلى الخدمة',
    'connection-lost': 'انقطع الاتصال',
    'service-failed': 'حدث خطأ في خدمة البيانات',
    'unreadable-reply': 'تعذّرت قراءة الجواب',
    'reply-too-large': 'الجواب أكبر من اللازم',
    cancelled: 'توقّف الطلب',
    'too-many-waiting': 'لديك طلبان آخران في الانتظار',
    'private-only': 'أعرض النتائج الشخصية على الخاص فقط',
    'stale-button': 'هذا الزر لم يعد صالحًا',
    internal: 'حدث خلل من جهتي',
  },
  notConnected: (service: string): string =>
    `يلزم أولًا ربط حسابك لدى \u2068${service}\u2069؛ ولك اختيار ما يقرؤه البوت.`,
  notConnectedSample: 'يكفي نقرتان: جولة في بيانات شخص خيالي، أو ربط أرشيف خاص بك.',
  tokenRefused: (service: string): string =>
    `الخدمة (\u2068${service}\u2069) لا تعرف الرمز: إما أُلغي أو أنه غير كامل. يُرجى إعادة الربط برمز جديد.`,
  tokenExpired: 'كان صالحًا وانتهت مدته. إعادة الربط تستغرق لحظة وتعطيك رمزًا جديدًا.',
  lacks: 'ما ينقصه:',
  needs: 'لم تقل الخدمة أي صلاحية تنقص؛ المطلوب:',
  lacksUnknown: 'لم تقل الخدمة أي صلاحية تنقص.',
  creditsOut: (price: number | undefined, left: number | undefined): string => {
    const needed = price === undefined ? 'ثمن هذا الطلب أكبر مما بقي' : `ثمن هذا الطلب ${credits(price)}`;
    return left === undefined ? `${needed}.` : `${needed}؛ والباقي ${figure(left)}.`;
  },
  countedBy: (service: string): string => `تُحسب النقاط لدى \u2068${service}\u2069.`,
  capUsedUp: 'صُرفت نقاط اليوم كلها.',
  cap: (cap: {
    limit: number;
    spent: number;
    mine: boolean;
    price: number | undefined;
    resetsAt: string;
    zone: string | undefined;
  }): RichText => [
    `الحد ${credits(cap.limit)} في اليوم، ${cap.mine ? 'وهو من إعداداتك' : 'حدّده مشغّل هذا البوت'}؛ صُرف اليوم ${figure(cap.spent)}`,
    cap.price === undefined ? '. ' : `، وثمن هذا ${figure(cap.price)}. `,
    'يبدأ العدّ من جديد في ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (منتصف الليل بتوقيت \u2068UTC\u2069). ' : ' (منتصف الليل عندك). ',
    cap.mine ? 'يمكنك رفع حدّك من \u2068/settings\u2069.' : 'صفحات النتائج السابقة تبقى مجانية.',
  ],
  rateLimited: 'طلبات كثيرة في وقت قصير.',
  waitAMinute: 'تُرجى المحاولة مجددًا بعد دقيقة أو دقيقتين.',
  badRequest: 'قد تنفع كلمات أقل أو أقصر، من دون علامات غير مألوفة.',
  notOffered: (service: string): string =>
    `هذه الوظيفة غير متاحة حاليًا لدى \u2068${service}\u2069. الأوامر الأخرى ما زالت تعمل.`,
  notFound: 'لم يعد هذا العنصر لدى الخدمة. ربما حُذف بعد ذلك.',
  timeout: 'لم يصل جواب كامل في الوقت المناسب. قد يكون أول طلب في اليوم بطيئًا؛ والمحاولة الثانية أسرع غالبًا.',
  unreachable: (service: string): string =>
    `لا اتصال الآن بـ \u2068${service}\u2069. تُرجى المحاولة مجددًا بعد بضع دقائق.`,
  connectionLost: 'كانت الخدمة تجيب، لكن الجواب لم يصل كاملًا.',
  serviceFailed: 'طلبك سليم.',
  tryLater: 'تُرجى المحاولة لاحقًا.',
  tryAfter: (at: string): RichText => ['تُرجى المحاولة مجددًا بعد ', time(at), '.'],
  unreadableReply: 'وصل شيء، لكن ليس بالشكل المتفق عليه. هذا لا يعني أنه لم يُعثر على شيء.',
  tooLarge: 'قد ينفع ما هو أضيق: كلمات أكثر، أو محادثة واحدة، أو مدة أقصر.',
  cancelled: 'أُوقف الطلب كما أردت.',
  notTakenUp: 'لم آخذ هذا الطلب؛ يمكن إرساله مجددًا حين ينتهي أحدها، أو إيقافها.',
  continueThere: 'هل نتابع هناك؟',
  forgottenButton: 'نُسي ما كان هذا الزر من أجله. يُرجى البدء من جديد بأمر؛ والأوامر في \u2068/help\u2069.',
  internal: 'هذا خطأ في البوت وليس منك. تُرجى المحاولة لاحقًا.',
  mayHaveCost: (price: number): string => `ربما كلّف ذلك ${creditsOf(price)}.`,
  mayHaveCostSome: 'ربما كلّف ذلك نقاطًا.',
  reference: (reference: string): RichText => ['المرجع: ', code(reference)],
  refused: {
    byBot: (): RichText => ['لم يُرسل أي طلب: ', bold('لم يُصرف شيء'), '.'],
    byService: (): RichText => ['رفضت الخدمة الطلب: ', bold('لم يُصرف شيء'), '.'],
    stillWork: (commands: string): string => `ما زال بإمكانك بهذا الرمز استخدام \u2068${commands}\u2069.`,
    noneWorks: 'لا يعمل بهذا الرمز أي من الأوامر التي تقرأ البيانات.',
    widen: (): RichText => ['لتوسيعه، يلزم إنشاء رمز فيه هذه الصلاحيات أيضًا وإرساله بعد ', code('/connect'), '.'],
  },
};
