/** Labels of buttons that several screens share; at most 40 characters, so that a price fits beside them. */
import { numbers } from './numbers.ts';

export const buttons = {
  connect: 'ربط بياناتي',
  connectAgain: 'الربط من جديد',
  connectWider: 'الربط بصلاحيات أوسع',
  connectOther: 'الربط برمز آخر',
  startAgain: 'البدء من جديد',
  tryAgain: 'إعادة المحاولة',
  account: 'حسابي',
  credits: 'النقاط',
  settings: 'الإعدادات',
  privacy: 'الخصوصية',
  help: 'ماذا يمكنني فعله؟',
  disconnect: 'إلغاء الربط',
  checkToken: 'فحص رمزي مجددًا (مجانًا)',
  stopThem: 'إيقافها',
  continueInPrivate: 'المتابعة على الخاص',
  back: 'رجوع',
  more: 'المزيد',
  search: 'بحث',
  ask: 'سؤال',
  chats: 'المحادثات',
  cancel: 'إلغاء',
  topUp: (credits: number): string => `\u2068+${numbers.figure(credits)}\u2069 إلى رصيدي (تجريبي)`,
  runAgain: 'التشغيل مجددًا',
};
