/** /start. */
import { code, type RichText } from '../../answer.ts';

export const start = {
  inGroup: (bot: string): string =>
    `مرحبًا. أجيب عن الأسئلة الشخصية على الخاص فقط: يكفي فتح محادثة مع \u2068${bot}\u2069.`,
  hello: (name: string): string => (name === '' ? 'مرحبًا' : `مرحبًا \u2068${name}\u2069`),
  welcomeBack: (name: string): string => (name === '' ? 'أهلًا بعودتك' : `أهلًا بعودتك \u2068${name}\u2069`),
  what: 'أبحث في رسائلك وبياناتك وأجيب عن أسئلتك منها، هنا في المحادثة. أنت وحدك ترى الإجابات.',
  sampleOrOwn: 'البداية بجولة في بيانات شخص خيالي، أو بربط أرشيف خاص بك.',
  staysAt: (service: string): string => `تبقى بياناتك لدى \u2068${service}\u2069؛ ولك اختيار ما يحقّ لي أن أقرأه.`,
  steps: (): RichText => [
    '1. ربط بياناتك\n2. بحث: ',
    code('/search العبّارة'),
    '\n3. سؤال: ',
    code('/ask متى موعد الإطلاق؟'),
  ],
  connected: (): RichText => [
    'بياناتك مربوطة. للبحث تكفي كتابة الكلمات، أو استخدام ',
    code('/search'),
    ' أو ',
    code('/ask'),
    ' أو ',
    code('/recent'),
    '.',
  ],
  asked: (typed: string): RichText => ['سألت ', code(typed), ' في محادثة أخرى. هنا أنت وحدك ترى الإجابة.'],
  answerHere: 'الإجابة هنا',
  whatCanYouDo: 'ماذا تستطيع أن تفعل؟',
};
