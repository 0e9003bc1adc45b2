/** What is said to words without a command, and to commands that are not known, in Arabic. */
import type { RichText, Span } from '../../answer.ts';

export const plain = {
  smallTalk: {
    thanks: 'على الرحب والسعة.',
    greeting: 'مرحبًا! عمّ أبحث لك، أو ما سؤالك؟ الثمن مكتوب على الزر قبل أن يُصرف شيء.',
    farewell: 'إلى اللقاء.',
    fine: 'حسنًا. يسعدني أن أبحث لك متى شئت.',
  },
  more: (next: Span): RichText => ['بقية القائمة تظهر بالضغط على ', next, ' تحتها.'],
  textOnly: 'أقرأ النص فقط: بضع كلمات للبحث عنها، أو سؤالًا.',
  notConnected: 'يمكنني البحث عن هذا في رسائلك، أو الإجابة عنه منها، بعد الربط.',
  neither: 'رمزك لا يسمح بالبحث عن هذا ولا بالسؤال عنه. ما يسمح به تجده في \u2068/account\u2069.',
  searchOrAsk: (words: Span): RichText => ['هل أبحث في رسائلك عن ', words, '، أم هو سؤال؟'],
  aboutThatOrSearch: (words: Span): RichText => ['هل أجيب عن ', words, ' مما رددت عليه، أم أبحث عنه في كل شيء؟'],
  unknown: (command: Span): RichText => ['لا أعرف ', command, '. ما يمكنني فعله تجده في \u2068/help\u2069.'],
  changed: 'لقد عدّلت ذلك. هل أنفّذه كما هو الآن؟',
  didYouMean: (command: Span, near: Span): RichText => ['لا أعرف ', command, '. هل قصدت ', near, '؟'],
};
