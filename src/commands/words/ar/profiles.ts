/** /profile in Arabic. */
import type { RichText, Span } from '../../answer.ts';
import { counted, creditsOf, LETTER, numbers } from './numbers.ts';

export const profiles = {
  tooLong: (limit: number) => `النص طويل: ${counted(limit, LETTER)} على الأكثر من فضلك. لم يُصرف شيء.`,
  costs: (credits: Span, today: string): RichText => [
    'تقرأ النبذة رسائلك وتصفك في صفحة. ثمنها ',
    credits,
    ` (${today}). تُحفظ 30 يومًا مشفّرة، فتكون النظرة الثانية مجانية.`,
  ],
  costsWithFocus: (focus: Span, credits: Span, today: string): RichText => [
    'تقرأ النبذة رسائلك وتصفك، مع النظر إلى ',
    focus,
    '. ثمنها ',
    credits,
    ` (${today}).`,
  ],
  countCosts: (nothing: Span): RichText => [
    'ليس لدى الخدمة نموذج لغوي يكتب نبذة. ثمن ما يمكن عدّه: ',
    nothing,
    '؛ أي مع من تكون رسائلك، وأين، ومتى، وأي كلمات تتكرر.',
  ],
  nothing: 'لا شيء',
  reading: 'قراءة رسائلك لكتابة نبذة',
  counting: 'عدّ رسائلك لأجل نبذة',
  confirm: (credits: number) => `تأكيد ${creditsOf(credits)}`,
  countIt: 'العدّ (0 نقطة)',
  presets: [
    ['المقرّبون', 'المقرّبون مني، وكيف نعرف بعضنا بعضًا، وكيف نتفاهم'],
    ['اهتماماتي', 'ما يهمّني وأعود إليه، وكيف تغيّر ذلك'],
    ['عملي', 'عملي: ماذا أعمل، ومع من، وفيمَ أجيد'],
    ['خططي', 'ما وعدت به وخططت له وأجّلته'],
  ] as readonly (readonly [label: string, focus: string])[],
  ownWords: 'بكلماتي أنا',
  whatToLookAt: (credits: number) => `إلامَ أنظر؟ يظهر الثمن (${numbers.credits(credits)}) قبل أن يُقرأ أي شيء.`,
  hint: 'أسفاري',
  showAgain: 'عرضها مجددًا · مجانًا',
  forget: 'محوها',
  from: (at: Span): RichText => ['كُتبت في ', at, '، وتُعرض مجددًا بلا ثمن: 0 نقطة.'],
  gone: 'لم تعد أي نبذة عنك محفوظة. لم يُصرف شيء.',
  forgotten: 'مُحيت: لا أحتفظ بأي نبذة عنك. ما عُرض يبقى في هذه المحادثة حتى حذفه منها.',
};
