/** Said to people who have not used their token for long, without being asked. */
import { code, type RichText } from '../../answer.ts';
import { daysOf, numbers } from './numbers.ts';

const { days } = numbers;

export const idle = {
  unused: 'لم تستخدم ربطك منذ فترة',
  warning: (idle: number, left: number): RichText => [
    `الرمز الذي لا يستخدمه أحد طوال ${daysOf(idle)} يُنسى، كي لا يُساء استخدامه. ما بقي لرمزك تقريبًا: ${days(left)}. استخدام أي أمر على بياناتك، مثل `,
    code('/recent'),
    '، يُبقيه.',
  ],
  forgotten: 'نسيت رمز وصولك',
  notUsed: (idle: number): string => `لم يُستخدم منذ ${daysOf(idle)}.`,
  ended: 'انتهى لدى الخدمة أيضًا، ولم يعد يفتح شيئًا.',
  mayBeValid: 'قد يكون ما زال صالحًا لدى الخدمة: يمكن إلغاؤه هناك إن لم تعد له حاجة، أو إعادة الربط.',
};
