/** What is left at the service. */
import { type RichText, time } from '../../answer.ts';
import { creditsOf, numbers } from './numbers.ts';

const { figure } = numbers;

export const balance = {
  refill: (allowance: number, at: string): RichText => [
    `يعود الرصيد إلى ${figure(allowance)} ابتداءً من `,
    time(at),
    '.',
  ],
  low: (left: number): string => `لم يبقَ سوى ${creditsOf(left)}.`,
  seeCredits: 'المزيد في \u2068/credits\u2069.',
};
