/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'إرسال كل ما يُحفظ عني إليّ',
  collecting: 'أجمع ما يُحفظ عنك…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'أجمع ما يُحفظ عنك',
  /** In two files. */
  whole: (count: number): string =>
    `كل ما يُحفظ عنك، في ملفين: ما أحتفظ به أنا، من دون رمزك، وأرشيفك (\u2068${records(count)}\u2069). هما نص عادي: ومن كانا لديه يستطيع قراءتهما. وإن أرسلت إليّ \u2068records.jsonl\u2069 أدخلته من جديد.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `ما أحتفظ به عنك، من دون رمزك. أرشيفك (\u2068${records(count)}\u2069) ليس معه: فيه من النص أكثر من \u2068${size(most)}\u2069. من يدير هذا البوت يستطيع أن يعطيك إياه كاملًا في ملف واحد: \u2068npm run person\u2069.`,
  empty: 'كل ما أحتفظ به عنك، من دون رمزك. أرشيفك فارغ.',
  elsewhere: (service: string): string =>
    `كل ما أحتفظ به عنك، من دون رمزك. أما بياناتك نفسها فهي لدى \u2068${service}\u2069: وتُطلب هناك.`,
  unreachable: 'ما أحتفظ به عنك، من دون رمزك. تعذّرت قراءة أرشيفك الآن: تُرجى المحاولة مجددًا بعد بضع دقائق.',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'ما أحتفظ به عنك، من دون رمزك. يتبعه أرشيفك.',
  /** A link to a page. */
  pageHeading: 'أرشيفك',
  pageWhat: (count: number): string =>
    `أرشيفك (\u2068${records(count)}\u2069) أكبر من أن تتسع له هذه المحادثة. تعطيك إياه صفحة في متصفحك في ملف zip واحد، مجانًا. الرابط لك وحدك، ويُفتح مرة واحدة خلال عشر دقائق؛ يُرجى عدم مشاركته مع أحد.`,
  openPage: 'حفظ أرشيفي',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `أرشيفك (\u2068${records(count)}\u2069) كبير: يصل إلى هنا على أجزاء، في ملفات zip. هذا مجاني، ويمكنك إيقافه متى شئت.`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `أجهّز الجزء \u2068${figure(part)}\u2069 من أرشيفك`,
  part: (part: number, count: number): string =>
    `الجزء \u2068${figure(part)}\u2069 من أرشيفك: \u2068${records(count)}\u2069.`,
  allParts: (count: number): string =>
    `كان هذا أرشيفك كله: \u2068${records(count)}\u2069. هو نص عادي: من كانت لديه الملفات يستطيع قراءتها. وإن أرسلت إليّ أحدها أدخلته من جديد.`,
  partsStopped: 'توقّفت. الأجزاء التي وصلت لك؛ ولم أرسل البقية. لم يُصرف شيء.',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `تعذّر الآن إكمال قراءة أرشيفك. ما وصل يبقى؛ والتالي هو الجزء \u2068${figure(part)}\u2069. تُرجى المحاولة بعد بضع دقائق.`,
  goOn: 'متابعة الإرسال',
};
