/** A look at the day, and back at the week, in Arabic. */
import { counted, MESSAGE, type Noun } from './numbers.ts';

const DAY = new Intl.DateTimeFormat('ar-u-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('ar-u-nu-latn', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const OTHER_CHAT: Noun = {
  one: 'محادثة أخرى',
  two: 'محادثتان أخريان',
  few: 'محادثات أخرى',
  many: 'محادثة أخرى',
  other: 'محادثة أخرى',
};

/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => counted(amount, MESSAGE);

export const today = {
  title: (day: string): string => `اليوم، ${DAY.format(dateOf(day))}`,
  weekTitle: (from: string, to: string): string =>
    `أسبوعك، من ${SHORT.format(dateOf(from))} إلى ${SHORT.format(dateOf(to))}`,
  thenTitle: (from: string, to: string): string =>
    from === to ? DAY.format(dateOf(from)) : `من ${SHORT.format(dateOf(from))} إلى ${SHORT.format(dateOf(to))}`,
  doing: 'النظر في يومك',
  doingWeek: 'النظر في أسبوعك',
  doingThen: 'النظر في ما مضى',
  waiting: 'بانتظار جوابك',
  named: 'ما ذُكر لهذا اليوم',
  namedNext: 'ما ذُكر للأيام القادمة',
  namedThen: 'ما ذُكر لذلك اليوم',
  happened: 'ما وصل',
  happenedWeek: 'أين حدث شيء',
  messages,
  others: (chats: number): string => `و${counted(chats, OTHER_CHAT)}`,
  nothing: 'لم يصل شيء اليوم، ولا يبدو أن أحدًا ينتظر جوابًا.',
  nothingWeek: 'لم يصل شيء هذا الأسبوع، ولا يبدو أن أحدًا ينتظر جوابًا.',
  nothingThen: 'لم يصل شيء حينها.',
  whichDay: 'أنظر في يوم واحد أو في أسبوع: ⁨/today أمس⁩ أو ⁨/today الجمعة⁩ أو ⁨/today أسبوع⁩. لم يُصرف شيء.',
  notSynced: 'توقعت المزيد؟ ربما لم يصل إلى أرشيفك بعد.',
  read: (amount: number, since: string): string => `المقروء: ${messages(amount)}، منذ ${SHORT.format(dateOf(since))}`,
  readNewest: (amount: number): string => `المقروء من الأحدث: ${messages(amount)}`,
  daily: 'إرسال هذا إليّ كل يوم',
  weekly: 'نظرة كل أسبوع',
  inWords: 'تلخيصه',
  question: 'ماذا حدث في محادثاتي اليوم، ومن ينتظر جوابًا مني، وبماذا وعدت لهذا اليوم؟',
  questionWeek: 'ما المهم في محادثاتي خلال الأيام السبعة الماضية، ومن ينتظر جوابًا مني، وما القادم؟',
};
