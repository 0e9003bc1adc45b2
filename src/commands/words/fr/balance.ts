/** What is left at the service. */
import { type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits } = numbers;

export const balance = {
  refill: (allowance: number, at: string): RichText => [
    `Tu auras de nouveau ${credits(allowance)} à partir de : `,
    time(at),
    '.',
  ],
  low: (left: number): string => `Il ne te reste que ${credits(left)}.`,
  seeCredits: 'Plus de détails : /credits.',
};
