/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'إرسال كل ما يُحفظ عني إليّ',
  collecting: 'أجمع ما يُحفظ عنك…',
  /** In two files. */
  whole: (count: number): string =>
    `كل ما يُحفظ عنك، في ملفين: ما أحتفظ به أنا، من دون رمزك، وأرشيفك (\u2068${records(count)}\u2069). هما نص عادي: ومن كانا لديه يستطيع قراءتهما. وإن أرسلت إليّ \u2068records.jsonl\u2069 أدخلته من جديد.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `ما أحتفظ به عنك، من دون رمزك. أرشيفك (\u2068${records(count)}\u2069) ليس معه: فيه من النص أكثر من \u2068${size(most)}\u2069. من يدير هذا البوت يستطيع أن يعطيك إياه كاملًا في ملف واحد.`,
  empty: 'كل ما أحتفظ به عنك، من دون رمزك. أرشيفك فارغ.',
  elsewhere: (service: string): string =>
    `كل ما أحتفظ به عنك، من دون رمزك. أما بياناتك نفسها فهي لدى \u2068${service}\u2069: وتُطلب هناك.`,
  unreachable: 'ما أحتفظ به عنك، من دون رمزك. تعذّرت قراءة أرشيفك الآن: تُرجى المحاولة مجددًا بعد بضع دقائق.',
};
