/** What is said of credits and caps, in Arabic. */
import { bold, type RichText, time } from '../../answer.ts';
import { counted, creditsOf, daysOf, numbers } from './numbers.ts';

const { credits, figure } = numbers;
const CALL = { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' };

export const money = {
  receipt: {
    left: (amount: number): string => `بقي ${figure(amount)}`,
    today: (spent: number, cap: number | undefined): string =>
      cap === undefined ? `${credits(spent)} اليوم` : `${figure(spent)} من ${creditsOf(cap)} اليوم`,
  },
  bringsTo: (spent: number, cap: number): string =>
    `بهذا يصبح مجموع اليوم ${figure(spent)} من ${figure(cap)} من النقاط.`,
  mostUsed: 'صُرف معظم حدّ اليوم.',

  looking: 'جارٍ النظر في نقاطك…',
  left: (amount: number): string => `الباقي: ${credits(amount)}.`,
  leftUnknown: 'لم أتمكن الآن من معرفة ما بقي.',
  setCap: 'ضبط حدّ يومي',
  today: (spent: number): RichText => [bold('اليوم: '), credits(spent)],
  period: (days: number, spent: number): RichText => [bold(`آخر ${daysOf(days)}: `), credits(spent)],
  byCommand: (command: string, spent: number, calls: number): string =>
    `\u2068${command}\u2069: ${credits(spent)}، ${counted(calls, CALL)}`,
  beforeDisconnecting: (spent: number): string => `${figure(spent)} قبل إلغاء الربط (بلا تفاصيل)`,
  inDoubt: (spent: number): string =>
    `منها ${figure(spent)} غير مؤكدة: أُرسل الطلب ولم يعد جواب كامل، فقد تكون الخدمة خصمتها أو لم تخصمها. وهي محسوبة ضمن المصروف.`,
  throughBot: 'هذه هي الطلبات التي جرت عبر هذا البوت.',
  throughBotOnly: 'هذه هي الطلبات التي جرت عبر هذا البوت؛ أما رصيدك فمحفوظ لدى الخدمة.',
  noCap: 'لا حدّ يوميًا الآن؛ يمكنك ضبط واحد من \u2068/settings\u2069.',
  cap: (cap: { limit: number; left: number; mine: boolean; until: string; zone: string | undefined }): RichText => [
    `الحد: ${credits(cap.limit)} في اليوم (${cap.mine ? 'من إعداداتك' : 'حدّده المشغّل'})، والباقي ${figure(cap.left)}. يبدأ العدّ من جديد في `,
    time(cap.until),
    cap.zone === undefined ? ' (منتصف الليل بتوقيت \u2068UTC\u2069).' : ' (منتصف الليل عندك).',
  ],
  enough: (left: number): string => `ما بقي للتجربة: ${credits(left)}؛ وهذا يكفي الآن.`,
  toppedUp: (more: number, left: number): RichText => [
    bold(`أُضيف: ${credits(more)}`),
    `؛ أصبح الباقي ${figure(left)}. ويمكن الآن إعادة السؤال عما أردت معرفته.`,
  ],

  overOwnCap: (cap: number, spent: number, price: number) =>
    `هذا يتجاوز حدّك اليومي وهو ${figure(cap)}: صُرف اليوم ${figure(spent)}، وثمن هذا ${figure(price)}. هل أصرفها مع ذلك؟`,
  spendAnyway: (price: number) => `صرف ${creditsOf(price)} مع ذلك`,
  changeCap: 'تغيير الحد',
  nothingSpent: 'لم يُصرف شيء.',
  lastDays: (days: number) => `آخر ${daysOf(days)}، شريط لكل يوم:`,
  mostOn: (day: string, amount: number) => `أكثر يوم: ${day} – ${credits(amount)}`,
  day: (at: number, zone: string) =>
    new Intl.DateTimeFormat('ar-u-nu-latn', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: zone,
    }).format(at),
};
