/** Said to people who have not used their token for long, without being asked. */
import { code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { days } = numbers;

export const idle = {
  unused: 'आपने कुछ समय से अपना कनेक्शन इस्तेमाल नहीं किया है',
  /** @param idle days after which a token is forgotten @param left until then */
  warning: (idle: number, left: number): RichText => [
    `जो टोकन ${days(idle)} तक इस्तेमाल न हो, उसे मिटा दिया जाता है, ताकि उसका गलत इस्तेमाल न हो सके। आपका टोकन लगभग ${days(left)} में मिट जाएगा। उसे रखने के लिए अपने डेटा पर कोई भी कमांड चलाएँ, जैसे `,
    code('/recent'),
    '।',
  ],
  forgotten: 'मैंने आपका टोकन मिटा दिया है',
  notUsed: (idle: number): string => `वह ${days(idle)} से इस्तेमाल नहीं हुआ था।`,
  ended: 'वह सेवा पर भी हटा दिया गया है, और उससे अब कुछ नहीं खुलता।',
  mayBeValid: 'सेवा पर वह शायद अब भी चलता हो: काम पूरा हो गया हो तो उसे वहाँ रद्द करें, या फिर कनेक्ट करें।',
};
