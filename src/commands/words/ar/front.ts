/** What is said around a command's answers. `doing` is a noun of action, as its command says it: `البحث في رسائلك عن «…»`. */
import { bold, code, type RichText } from '../../answer.ts';
import { counted, countedOf, creditsOf, type Noun, numbers } from './numbers.ts';

const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? 'لم يُصرف شيء.' : `ربما كلّف ذلك ${creditsOf(amount)}.`);
const still = (doing: string) => `ما زلت أعمل على ${doing}.`;

const OTHER_REQUEST: Noun = {
  one: 'طلب آخر',
  two: 'طلبان آخران',
  few: 'طلبات أخرى',
  many: 'طلبًا آخر',
  other: 'طلب آخر',
};
const waiting = (before: number) => (before === 0 ? 'طلبك هو التالي.' : `قبل دورك ${counted(before, OTHER_REQUEST)}.`);

export const front = {
  overflow: 'بقية هذه الإجابة في الملف.',
  nothingVisible: '(هذه الإجابة بلا نص ظاهر.)',
  working: 'معالجة الطلب',
  unknownButton: 'هذا الزر من إصدار أقدم. الأزرار الجديدة في \u2068/help\u2069',
  goneButton: 'هذا الزر استُخدم من قبل، أو انتهت مدته، أو ليس لك.',
  foreignButton: 'هذا الزر لصاحب السؤال.',
  tooFast: 'كان ذلك كثيرًا دفعة واحدة. أمهلني عشر ثوانٍ، ثم نتابع.',
  privateOnly: 'أعرض النتائج الشخصية على الخاص فقط. هل نتابع هناك؟',
  notAllowed: 'هذا البوت للمدعوين فقط.',
  stranger: (userId: string): RichText => [
    'مرحبًا! هذا البوت للمدعوين فقط. للسماح لك بالدخول، يحتاج مشغّله إلى معرّفك في Telegram: ',
    code(userId),
    '. ما يُحفظ عنك يبقى لك في كل حال: \u2068/privacy\u2069، \u2068/disconnect\u2069.',
  ],
  repeatNote: 'أُرسلت مجددًا، لأن Telegram لم يؤكد وصولها في المرة الأولى.',
  unsendable: 'لديّ إجابة، لكن Telegram لم يقبلها. قد ينفع سؤال أضيق، أو \u2068/help\u2069.',
  secrets: {
    token:
      'هذا يشبه رمز وصول، فلم أستخدمه في شيء. للربط به، يلزم إرساله بعد \u2068/connect\u2069. وإن كان آخرون قد رأوه، فيلزم إنشاء رمز جديد لدى الخدمة.',
    other:
      'جزء من هذا يشبه كلمة مرور أو مفتاحًا، فلم أرسله إلى أي مكان وتركت رسالتك كما هي. قد يحسن حذفها. للربط، يلزم إرسال رمزك بعد \u2068/connect\u2069.',
  },
  beginning: (doing: string, price: number): string => `جارٍ ${doing}… (${credits(price)})`,
  going: (doing: string, seconds: number, price: number): string =>
    `جارٍ ${doing}… ${figure(seconds)} ث · ${credits(price)}`,
  still,
  stillWorking: 'ما زلت أعمل على طلب سابق.',
  queued: (doing: string, before: number): string => `${still(doing)} ${waiting(before)}`,
  behind: (doing: string, before: number): string =>
    before === 0 ? `${doing}: بعد العمل الجاري.` : `${doing}: بعد العمل الجاري و${countedOf(before, OTHER_REQUEST)}.`,
  inLine: (position: number): RichText => ['كثيرون يسألون الآن. رقمك في الدور: ', bold(figure(position)), '.'],
  stopped: (price: number): string =>
    price === 0 ? 'توقّفت. لم يُصرف شيء.' : `توقّفت. كان الطلب قد انطلق، فقد يُخصم مع ذلك: ${credits(price)}.`,
  timedOut: (price: number): string => `طال الأمر كثيرًا، فتوقّفت عن الانتظار. ${spent(price)}`,
  interrupted: (price: number): string => `أُعيد تشغيلي قبل أن أجيب. ${spent(price)}`,
  failed: (reference: string, price: number): RichText => [
    `حدث خلل من جهتي. ${spent(price)} إن تكرر ذلك، فالمشغّل يحتاج إلى هذا المرجع: `,
    code(reference),
  ],
  nothingRunning: 'لا شيء يعمل الآن.',
  stoppedNow: 'توقّفت.',
  takenBack: {
    profile: 'لم تُكتب أي نبذة. لم يُصرف شيء.',
    disconnect: 'لم يُمحَ شيء.',
    other: 'لم يتغيّر شيء.',
  },
};
