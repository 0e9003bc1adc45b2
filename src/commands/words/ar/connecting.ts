/** /connect: choosing what the bot may do, in the chat, on a page, or by a token. `service` is the data service's name. */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { figure } = numbers;
const CAREFUL = 'الرابط لك وحدك ويعمل عشر دقائق؛ فلا ينبغي أن يصل إلى غيرك.';

export const connecting = {
  heading: 'ربط بياناتك',
  checking: 'جارٍ فحص رمزك… (0 نقطة)',
  connecting: 'جارٍ الربط… (0 نقطة)',
  nothingStored: 'لم يُحفظ شيء.',
  nothingConnected: 'لم يُربط شيء.',

  sample: (): RichText => [
    bold('بيانات تجريبية'),
    ': محادثات وبريد وملفات لشخص خيالي. نقرة واحدة، كل شيء مسموح، ولا شيء يمكن أن يتعطّل.',
  ],
  own: (): RichText => [bold('بياناتك أنت'), ': أرشيف تحفظه خدمة هذا البوت لك وحدك. ولك اختيار ما يحقّ لي أن أفعله به.'],
  connectOwn: 'ربط بياناتي',
  lookAround: 'جولة في بيانات تجريبية',
  replaces: 'يحلّ محل إذن الوصول الحالي، فينتهي ذاك.',

  mayDoOwn: 'ما الذي يحقّ لي فعله بأرشيفك، وإلى متى؟ يمكنك إنهاء ذلك في أي وقت من \u2068/account\u2069.',
  mayDoSample: 'ما الذي يحقّ لي فعله بالبيانات التجريبية لشخص خيالي، وإلى متى؟',
  choose: 'اختيار…',
  chooseInBrowser: 'الاختيار في المتصفح',
  chosenByLine: (chosen: number, all: number): RichText => [
    bold('اختيار بندًا بندًا'),
    ` · ${figure(chosen)} من ${figure(all)} من الصلاحيات`,
  ],
  added: 'جديد:',
  whatIMayDo: 'ما يمكنني فعله',
  whatIMayRead: 'ما يمكنني قراءته',
  tapToGive: 'النقر يمنح صلاحية أو يسحبها. ما لا يحقّ لي أن أقرأه لا وجود له عندي: لا أجده ولا أسرده.',
  noneWorks: 'بهذا لا يعمل أي من أوامري: أحتاج إلى شيء أفعله، وبيانات أفعله بها.',
  couldUse: (commands: string): string => `ستتمكن من استخدام \u2068${commands}\u2069.`,
  not: (commands: string): string => `من دون: \u2068${commands}\u2069.`,
  back: 'رجوع',

  staysAt: (service: string): string =>
    `تبقى بياناتك لدى \u2068${service}\u2069؛ وهناك يكون اختيار ما يحقّ لي أن أقرأه.`,
  newReplaces: 'الرمز الجديد يحلّ محل رمزك الحالي.',
  tapAndTick: `الزر يفتح صفحة لتحديد ما يحقّ لي أن أقرأه. ${CAREFUL}`,
  orPaste: (): RichText => [
    'أو بلصق رمز وصول: يكفي إرسال ',
    code('/connect'),
    ' وبعده الرمز، هنا في محادثتنا الخاصة. أحذف رسالتك وأحفظ الرمز مشفّرًا.',
  ],
  makeAndSend: (): RichText => [
    'يلزم إنشاء رمز وصول لدى الخدمة، ثم إرسال ',
    code('/connect'),
    ' وبعده الرمز، هنا في محادثتنا الخاصة. أحذف رسالتك وأحفظ الرمز مشفّرًا.',
  ],
  whatIsStored: 'ما الذي يُحفظ؟',
  onThePage: `تعرض الصفحة كل صلاحية، وتسأل إلى متى. ${CAREFUL}`,
  chooseWhatIMayRead: 'اختيار ما يمكنني قراءته',

  removed: 'حذفت الرسالة التي فيها الرمز من هذه المحادثة.',
  notRemoved: (): RichText => [bold('يُرجى حذف رسالتك التي فيها الرمز'), ': لم أتمكن من حذفها من هذه المحادثة.'],
  incomplete: 'هذا لا يبدو رمزًا كاملًا',
  copyAgain: (): RichText => [
    'رمز الوصول كلمة واحدة طويلة من حروف وأرقام وبضع علامات، بلا مسافات. يلزم نسخه من جديد كاملًا وإرساله بعد ',
    code('/connect'),
    '. لم يُحفظ شيء.',
  ],
  neverInGroups: 'لا يُنشر رمز وصول في مجموعة أبدًا',
  exposed: (removed: boolean): string =>
    `لم أستخدمه. ${removed ? 'حذفت الرسالة، لكن ربما قرأها آخرون.' : 'يُرجى حذف الرسالة.'} هذا الرمز لم يعد آمنًا: يلزم إلغاؤه لدى الخدمة وإنشاء رمز جديد، ثم ربطه في محادثة خاصة معي.`,

  goBack: (bot: string): string => `للحصول على رابط جديد، يكفي إرسال \u2068/connect\u2069 إلى \u2068${bot}\u2069.`,
  linkIsOver: 'هذا الرابط لم يعد يعمل',
  linkWasUsed: 'استُخدم من قبل، أو مضى عليه أكثر من عشر دقائق، أو لم ينشئه هذا البوت.',
  declined: 'لم يتم الربط',
  declinedWhy: 'اخترت عدم منح الوصول، فلم يُحفظ شيء.',
  failed: 'لم ينجح الربط',
  pageFailed: 'أبلغت صفحة الموافقة عن مشكلة. لم يُحفظ شيء.',
  noToken: 'لم ترسل صفحة الموافقة رمزًا صالحًا. لم يُحفظ شيء.',
  notStored: (reference: string): string => `لم يُحفظ شيء. المرجع: \u2068${reference}\u2069`,
  closePage: (bot: string): string => `يمكنك إغلاق هذه الصفحة والمتابعة في \u2068${bot}\u2069.`,
};
