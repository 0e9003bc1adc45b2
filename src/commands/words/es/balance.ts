/** What is left at the service. */
import { type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const balance = {
  /** When there are more again. @param at ISO 8601 */
  refill: (allowance: number, at: string): RichText => [
    `Volverás a tener ${figure(allowance)} a partir de: `,
    time(at),
    '.',
  ],
  /** Below an answer. */
  low: (left: number): string => `Solo te ${left === 1 ? 'queda' : 'quedan'} ${credits(left)}.`,
  seeCredits: 'Más en /credits.',
};
