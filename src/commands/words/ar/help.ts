/** /help. */
import { bold, type RichText } from '../../answer.ts';

export const help = {
  inGroup: (bot: string): string =>
    `أبحث في بيانات الشخص نفسه وأجيب عنها، له وحده. لا أنشر شيئًا شخصيًا في المجموعات: للبدء، يكفي فتح محادثة خاصة مع \u2068${bot}\u2069.`,
  heading: 'ما يمكنك فعله الآن',
  headingUnconnected: 'ما يمكنك فعله بعد الربط',
  notWithToken: 'غير متاح برمزك',
  narrow: (): RichText => [
    bold('تضييق البحث'),
    ': \u2068from:الاسم\u2069، \u2068from:me\u2069، \u2068chat:الاسم\u2069، \u2068on:telegram\u2069، \u2068when:"الأسبوع الماضي"\u2069، \u2068after:7d\u2069، \u2068before:2026-11-01\u2069، \u2068has:link\u2069، \u2068has:file\u2069، \u2068has:photo\u2069، \u2068"كلمات بنصها"\u2069، \u2068-بدون\u2069؛ \u2068in:all\u2069، \u2068in:emails\u2069، \u2068in:files\u2069. من دون كلمة للبحث، وبعد \u2068/recent\u2069، تُسرد كل العناصر المطابقة، والأحدث أولًا.',
  ],
  free: (commands: string): RichText => [bold('مجانًا'), `: \u2068${commands}\u2069`],
  prices:
    'الأثمان مكتوبة في القائمة وهنا وعلى كل زر؛ الأمر المكتوب يعمل فورًا، وإجابته تقول كم كلّف. ويمكن أيضًا كتابة أي شيء: وسأسأل ماذا أفعل به.',
};
