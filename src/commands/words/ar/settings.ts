/** /settings in Arabic. */
import { oblique } from './numbers.ts';

const minutes = new Intl.NumberFormat('ar-u-nu-latn', { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const hours = new Intl.NumberFormat('ar-u-nu-latn', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

export const settings = {
  unknown:
    'لا أعرف هذا الإعداد. يمكن مثلًا كتابة: \u2068/settings cap 20\u2069، \u2068/settings cap none\u2069، \u2068/settings zone Cairo\u2069، \u2068/settings protect on\u2069، \u2068/settings cover on\u2069، \u2068/settings delete 1h\u2069، \u2068/settings pictures dark\u2069.',
  back: 'كل الإعدادات',
  language: {
    label: 'اللغة: ',
    open: 'اللغة',
    ask: 'بأي لغة أجيب؟ أما كلمات البحث فيمكن أن تكون بأي لغة.',
    asTelegram: 'لغة Telegram عندي',
  },
  cap: {
    label: 'الحد اليومي: ',
    none: 'بلا حدّ خاص بك',
    zero: '0 – لا يعمل ما يكلّف نقاطًا',
    operator: (credits: string): string => `حدّ المشغّل في اليوم: ${credits}؛ والعبرة بالأقل.`,
    remove: 'بلا حدّ',
  },
  results: {
    open: 'خصوصية النتائج',
    cover: {
      label: 'تغطية النتائج: ',
      on: 'مفعّلة – لا يقرأ أحد معك قبل نقرها',
      off: 'متوقفة – تُقرأ فورًا',
      turnOn: 'تغطية النتائج',
      turnOff: 'إيقاف تغطية النتائج',
    },
    protect: {
      label: 'حماية النتائج: ',
      on: 'مفعّلة – لا يمكن إعادة توجيهها أو حفظها أو نسخها',
      off: 'متوقفة – يمكن إعادة توجيهها وحفظها',
      turnOn: 'حماية النتائج',
      turnOff: 'إيقاف حماية النتائج',
    },
    delete: {
      label: 'حذف النتائج: ',
      after: (time: string): string => oblique(`بعد ${time} من عرضها`),
      never: 'أبدًا – تبقى في المحادثة',
      keep: 'الإبقاء عليها',
    },
    time: (amount: number): string => (amount % 60 === 0 ? hours.format(amount / 60) : minutes.format(amount)),
    fromNowOn: 'يسري هذا على النتائج من الآن. النتائج هي ما يأتي من بياناتك.',
    deleted: 'كانت هنا نتيجة تحذف نفسها.',
  },
};
